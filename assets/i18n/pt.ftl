# Every text a player reads, in Portuguese. The marks and what each text is for are told in en.ftl.
#
# "Mão" is forehand, the game played from the hand, and a deal: the game is "de mão", the deal
# "mão 3 de 36", and forehand "1.º" beside "2.º" and "3.º", so that no two meet in one sentence.

### The pack

rank-jack = V
rank-queen = D
rank-king = R
rank-ace = A

rank-unter = U
rank-ober = O
rank-koenig = R
rank-daus = A

card-new = nov

### The window

window-title = Skat

too-small-need = O Skat precisa de uma janela de { $width } × { $height }.
too-small-have = Esta tem { $width } × { $height }. O jogo espera.
too-small-leave = { $key } para sair; nada se perde.

### Games

kind-clubs = Paus
kind-spades = Espadas
kind-hearts = Copas
kind-diamonds = Ouros
kind-acorns = Bolotas
kind-leaves = Folhas
kind-reds = Copas
kind-bells = Guizos
kind-grand = Grand
kind-null = Null

### The reckoning, a row to each line

sum-matadors = matadores
sum-game = jogo
sum-hand = de mão
sum-schneider = Schneider
sum-announced = anunciado
sum-schwarz = Schwarz
sum-ouvert = aberto
sum-level = nível
sum-product = { $levels } × { $base }
sum-null = nenhuma vaza
sum-null-cover = o menor que cobre
sum-bid = licitação
sum-covered = { $bid }, coberta
sum-not-covered = { $bid }, não coberta
sum-won = ganho
sum-won-doubled = ganho, × { $factor }
sum-lost = perdido, 2 × { $charged }
value-writes = o declarante
sum-lost-doubled = perd., 2 × { $charged } × { $factor }
sum-with = com { $cards }
sum-without = sem { $cards }
sum-but-not = { $row }, sem { $card }
sum-but-with = { $row }, com { $card }
sum-bock = Bock
sum-doubled = dobrado
sum-factor = × { $factor }

### The reckoning of a Ramsch, a row to each line

ramsch-skat = skat
ramsch-skat-last = 10.ª vaza: { $name }
ramsch-skat-most = mais pontos: { $name }
ramsch-skat-nobody = não conta
ramsch-most = mais pontos
ramsch-name = { $name }
ramsch-alike = empate
ramsch-alike-means = ninguém perde
ramsch-march = marcha
ramsch-all = todas: { $name }
ramsch-virgin = virgem
ramsch-no-trick = nenhuma vaza: { $name }
ramsch-pushed = empurrado
ramsch-times = { $times ->
    [1] uma vez
    [2] duas vezes
   *[3] pelos três
  }
ramsch-product = { $points } × { $factor }

### What can be done: beside the key on the key line, and in the help

do-choose = escolher
do-take = aceitar
do-back = voltar
do-open = abrir
do-continue = continuar
do-new = nova lista
do-scroll = percorrer
do-page = uma página
do-table = mesa
do-list = lista
do-save-leave = guardar e sair
do-suspend = à shell, fg volta
do-help = ajuda
do-leave = sair
do-close = fechar
do-give-up = desistir
do-claim = o resto
do-go-on = seguir
do-goes-on = continua
do-next-deal = mão seguinte
do-standing = resultado final
do-tricks = vazas
do-bid = dizer { $value }
do-jump = saltar
do-jump-far = saltar mais longe
do-type = escrever um valor
do-pass = passar
do-yes = sim
do-pick-up = levantar
do-hand = de mão
do-put = descartar / repor
do-put-number = descartar a 1.ª … 12.ª
do-take-back = repor a última
do-game = jogo
do-level = nível
do-tick = marcar
do-announce = anunciar
do-back-to-cards = às cartas
do-play = jogar
do-play-number = jogar a 1.ª … 10.ª
do-accept = aceitar
do-play-on = jogar
do-last-trick = última vaza
do-sort = ordenar as cartas
do-sort-tricks = por lugar/jogada
do-through = até ao fim
do-stop = terminar aqui
do-put-on = passá-las
do-grand-hand = grand de mão
do-take-skat = levantar
do-push = empurrar
do-kontra = contra
do-re = recontra
do-hirsch = Hirsch
do-settings = definições
do-change = mudar
do-type-in = digitar
do-erase = apagar
do-undo = desfazer
do-reset = valor original
do-save = gravar mesmo assim

do-all-tricks = todas as vazas
do-hint = dica
do-hint-why = porquê
do-hint-off = sem dica
do-take-back-move = anular
do-again = repetir
do-next-practice = mão seguinte
do-menu = menu
do-daily = mãos do dia
do-practice = treino

### Letters; within one prompt they differ

key-continue = c
key-new = n
key-leave = q
key-last-trick = l
key-give-up = d
key-claim = o
key-tricks = v
key-pass = p
key-yes = s
key-pick-up = l
key-hand = m
key-accept = a
key-play-on = j
key-through = f
key-stop = t
key-grand-hand = g
key-take-skat = l
key-push = e
key-kontra = c
key-re = r
key-hirsch = h
key-settings = z
key-reset = v
key-save = g

key-hint = i
key-undo = u
key-again = r
key-menu = n
key-daily = d
key-practice = t

### The games in words

kind-signed = { $sign } { $kind }
contract-hand = { $kind } de mão
contract-schneider = { $kind } de mão, Schneider anunciado
contract-schwarz = { $kind } de mão, Schwarz anunciado
contract-open = { $kind } aberto
contract-hand-open = { $kind } de mão, aberto
with-n = com { $n }
without-n = sem { $n }

### The sentence of the table

table-to-play = É a vez de { $name }.
table-to-decide = { $name } decide.
table-you-lead = Sai você: qualquer carta.
table-follow = { $class ->
    [trumps] Saiu trunfo: assista a trunfo.
    [clubs] Saiu { $suit }: assista a paus.
    [spades] Saiu { $suit }: assista a espadas.
    [hearts] Saiu { $suit }: assista a copas.
    [acorns] Saiu { $suit }: assista a bolotas.
    [leaves] Saiu { $suit }: assista a folhas.
    [reds] Saiu { $suit }: assista a copas.
    [bells] Saiu { $suit }: assista a guizos.
   *[diamonds] Saiu { $suit }: assista a ouros.
  }
table-void = { $class ->
    [trumps] Saiu trunfo e não tem nenhum: qualquer carta.
   *[other] Saiu { $suit } e não tem nenhuma: qualquer carta.
  }
table-null-ends = { $name } perde com a primeira vaza.
table-takes = { $who ->
    [you] Você leva { $cards }
   *[other] { $name } leva { $cards }
  }, { $points ->
    [0] 0 pontos
    [one] 1 ponto
   *[other] { $points } pontos
  }, e sai a seguir.
table-takes-last = { $who ->
    [you] Você leva { $cards }
   *[other] { $name } leva { $cards }
  }, { $points ->
    [0] 0 pontos
    [one] 1 ponto
   *[other] { $points } pontos
  }.
table-offer-refused = { $name } recusa: o jogo continua.
table-put-two = É preciso descartar duas cartas.
table-put-on-two = É preciso passar duas cartas.
table-late-kontra = Ainda pode dizer contra.
table-not-saved = Não guardado: { $why }
table-not-recorded = Fora do histórico: { $why }
table-saved-again = Guardado outra vez.
mark-not-saved = não guardado
mark-not-recorded = fora do histórico

sorted-alternating = Pelo jogo: trunfos à esquerda, cores alternadas.
sorted-trumps-left = Pelo jogo: trunfos, depois { $suits }.
sorted-trumps-right = Pelo jogo: { $suits }, depois trunfos.
sorted-null = Na ordem do null.
sorted-rank = Por valor.
sorted-unsorted = Sem ordem, como as cartas vieram.

### Why a move is refused

refused-follow = { $class ->
    [trumps] { $card } não pode ser: saiu trunfo, e tem { $held }.
   *[other] { $card } não pode ser: saiu { $suit }, e tem { $held }.
  }
refused-null = Null vale { $value }: não se pode anunciar abaixo de { $bid }.
refused-claim = As cartas não o provam: ainda se pode perder uma vaza.
refused-claim-lead = Só quem sai pode reclamar o resto.
refused-trick-runs = Não enquanto se joga uma vaza.
refused-offer = Isso foi recusado nesta vaza. Jogue.
refused-jack-pushed = { $card } fica aqui: quem levantou o skat guarda os valetes.
refused-not-higher = Só se pode licitar acima de { $last }.
refused = Isso agora não pode ser.

auction-far-above = O seu melhor jogo vale { $worth }. A mesma tecla mantém { $bid }.
auction-far-above-none = Não tem jogo para { $bid }. A mesma tecla mantém.

### The list

list-title = Lista
list-number = n.
list-game = base
list-game-short = base
list-with = c
list-without = s
list-ticks = MSaZaO
list-value = val.
list-change = ±
list-total = total
list-won = g
list-lost = p
list-legend = ⟪c⟫ com  ⟪s⟫ sem  ⟪M⟫ de mão  ⟪S⟫ Schneider  ⟪Z⟫ Schwarz  ⟪a⟫ anunciado  ⟪O⟫ aberto
list-passed-in = todos passam
list-foot-points = pontos · ganhos · perdidos
list-foot-points-short = pontos
list-foot-own = (ganhos − perdidos) × 50
list-foot-own-short = ganh. − perd. × 50
list-foot-others = perdidos dos outros × { $bonus }
list-foot-others-short = perd. outros × { $bonus }
list-seeger-fabian = Seeger-Fabian

list-bock = B
list-kontra = C
list-re = R
list-hirsch = H
list-ramsch = Ramsch
list-factor = × { $factor }
list-legend-kontra = ⟪dobrado por⟫  ⟪C⟫ contra  ⟪R⟫ recontra  ⟪H⟫ Hirsch
list-legend-bock = ⟪B⟫ Bock: tudo conta a dobrar
list-legend-kontra-bock = ⟪dobrado por⟫  ⟪C⟫ contra  ⟪R⟫ recontra  ⟪H⟫ Hirsch  ⟪B⟫ ronda de Bock
list-foot-minus = pontos a menos · g · p
list-foot-minus-short = pontos a menos
list-foot-limit = restam de { $limit }

### The final standing

end-you-win = Você ganha a lista, { $ahead } à frente de { $second }.
end-ahead-of-you = { $winner } ganha a lista, { $ahead } à sua frente.
end-you-win-alone = Você ganha a lista, { $ahead } à frente dos outros.
end-other-wins = { $winner } ganha a lista, { $ahead } à frente de { $second }.
end-shared = Empatados à frente: { $names }.
end-minus-you = Você perde a lista com { $total }.
end-minus-you-at-limit = Você perde a lista com { $total }: chegou ao limite de { $limit }.
end-minus = { $name } perde a lista com { $total }.
end-minus-at-limit = { $name } perde a lista com { $total }: chegou ao limite de { $limit }.
end-minus-shared = Perdida por igual com { $total }: { $name }.
end-minus-shared-at-limit = No limite de { $limit }, perdida por igual com { $total }: { $name }.
end-minus-none = Ninguém tem pontos a menos: ninguém perde a lista.
end-points = pontos
end-minus-points = menos
end-won = ganh.
end-lost = perd.
end-times = × { $factor }
end-total = total
end-how-it-went = Evolução
end-how-it-went-axes = pontos acumulados, mão a mão
end-dearest-win = ⟪maior ganho⟫ { $name }, { $game } { $score }
end-dearest-loss = ⟪maior perda⟫ { $name }, { $game } { $score }

### The head

head-auction = ⟨Licitação⟩
head-skat = { $who ->
    [you] ⟨O jogo é seu⟩ por { $bid }
    [given] ⟨O jogo é seu⟩ por { $bid } ⟪· já licitado⟫
   *[other] ⟨{ $name }⟩ joga por { $bid }
  }
head-discard = ⟨Descarte duas cartas⟩  ⟪licitação⟫ { $bid }
head-announce = ⟨Anuncie o seu jogo⟩  ⟪licitação⟫ { $bid }
head-announce-hand = ⟨Anuncie o seu jogo · de mão⟩  ⟪licitação⟫ { $bid }
head-announces = ⟨{ $name }⟩ anuncia o jogo ⟪· licitação⟫ { $bid }
head-play = ⟨{ $game }⟩  { $who ->
    [you] ⟨você⟩ ⟪joga · licitação⟫ { $bid }
   *[other] ⟨{ $name }⟩ ⟪joga · licitação⟫ { $bid }
  }
head-result = ⟨{ $game }⟩  { $who ->
    [you] ⟨você⟩ ⟪jogou · licitação⟫ { $bid }
   *[other] ⟨{ $name }⟩ ⟪jogou · licitação⟫ { $bid }
  }
head-passed-in = ⟨Todos passam⟩
head-play-in-place = ⟨{ $game }⟩  { $who ->
    [you] ⟨você⟩ ⟪joga · em vez do ramsch⟫
   *[other] ⟨{ $name }⟩ ⟪joga · em vez do ramsch⟫
  }
head-result-in-place = ⟨{ $game }⟩  { $who ->
    [you] ⟨você⟩ ⟪jogou · em vez do ramsch⟫
   *[other] ⟨{ $name }⟩ ⟪jogou · em vez do ramsch⟫
  }
head-doubled = { $head } · ⟨{ $word }⟩ × { $factor }
head-grand-hand = ⟨Antes do ramsch⟩
head-announce-grand-hand = ⟨Anuncie grand de mão⟩  ⟪em vez do ramsch⟫
head-push = ⟨Ramsch⟩  ⟪o skat dá a volta⟫
head-put-on = ⟨Passe duas cartas⟩  ⟪em vez do skat⟫
head-ramsch = ⟨Ramsch⟩  ⟪cada um por si⟫
head-ramsch-pushed = ⟨Ramsch⟩  { $pushes ->
    [1] ⟪empurrado uma vez⟫
    [2] ⟪empurrado duas vezes⟫
   *[3] ⟪empurrado por todos⟫
  } · × { $factor }
head-ramsch-result = ⟨Ramsch⟩
head-bock = ⟨Bock⟩ × { $factor } ⟪·⟫ { $rest }
head-ramsch-round = ⟨Ronda de ramsch⟩ ⟪·⟫ { $rest }
head-deal-and-dealer = ⟪{ $place } ·⟫ { $who ->
    [you] ⟪dá você⟫
   *[other] ⟪dá { $name }⟫
  }
head-trick-and-deal = ⟪vaza { $trick } de 10 · { $place }⟫
head-deal-seed = ⟪{ $place } · seed { $seed }⟫
head-given = ⟪cartas dadas à escolha⟫
head-list = ⟨Lista⟩
head-list-minus = ⟨Lista a menos⟩
head-list-round = { $head }  { $round ->
    [bock] ⟨Bock⟩
   *[ramsch] ⟨Ronda de ramsch⟩
  } ⟪· { $left ->
    [one] falta 1 mão
   *[other] faltam { $left } mãos
  }{ $waiting ->
    [0] {""}
    [one] {" "}· 1 ronda à espera
   *[other] {" "}· { $waiting } rondas à espera
  }⟫
head-after-deal = ⟪depois da { $place }⟫
head-after-deal-seed = ⟪depois da { $place } · seed { $seed }⟫
head-end = ⟨Fim da lista⟩
head-end-deals = ⟪{ $deals ->
    [one] 1 mão
   *[other] { $deals } mãos
  } · { $passed } sem jogo⟫
head-end-ramsch = ⟪{ $deals ->
    [one] 1 mão
   *[other] { $deals } mãos
  } · { $passed } sem jogo · { $ramsch } ramsch⟫

head-trick = ⟪vaza { $trick } de 10⟫
head-dealer = { $who ->
    [you] ⟪você dá⟫
   *[other] ⟪{ $name } dá⟫
  }
# What does not count says so in the head; the rest goes first where there is no room.
head-uncounted = { $what } ⟪·⟫ { $rest }
head-daily = ⟨Não conta⟩ ⟪· mãos de { $day }⟫
head-practice = ⟨Não conta⟩ ⟪· treino: { $drill }⟫
head-again = ⟨Não conta⟩ ⟪· as mesmas cartas⟫

### The seats

seat-you = Você
seat-person = Jogador
seat-forehand = 1.º
seat-middlehand = 2.º
seat-rearhand = 3.º
seat-rearhand-dealer = 3.º, dá as cartas
seat-declarer = ⟨declarante⟩
seat-partner = o seu parceiro
seat-says = diz ⟨{ $bid }⟩
seat-holds = mantém ⟨{ $bid }⟩
seat-passed = passou
seat-passed-at = passou a { $bid }
seat-waits = espera
seat-kontra = ⟨contra⟩
seat-re = ⟨recontra⟩
seat-hirsch = ⟨Hirsch⟩
seat-part-says = { $part } ⟪·⟫ { $says }
seat-took = levantou o skat
seat-takes = levanta o skat
seat-pushed = empurrou
seat-place = ⟪{ $place }⟫
seat-place-first = ⟪{ $place } ·⟫ { $part }
seat-part-first = { $part } ⟪· { $place }⟫
seat-sits-out = dá as cartas ⟪· não joga⟫
seat-dealer-sits-out = dá, não joga
seat-dealer-sits-out-brief = não joga
seat-absent = ⟨{ $name }⟩ ⟪{ $total }  { $part }⟫
you-place = { $place }
you-part = { $part } ⟪· { $place }⟫

### The trick

card-led = { $who ->
    [you] saiu você
   *[other] saiu { $name }
  }
card-of = { $who ->
    [you] você
   *[other] { $name }
  }
card-wins = vai ganhando
card-you-win = vai ganhando
card-takes = leva
card-you-take = leva
card-both = { $first } ⟨{ $wins }⟩
last-trick-title = Última vaza, { $points ->
    [0] 0 pontos
    [one] 1 ponto
   *[other] { $points } pontos
  }

last-trick-until = A última vaza pode ver-se até sair a carta seguinte.

past-title = Todas as vazas até agora
past-tricks-aid = Uma ajuda: numa mesa de verdade só se vê a última vaza.
past-covered = A última vaza só pode ver-se até sair a carta seguinte.
past-none = Ainda não há nenhuma vaza feita.

### Choices

choice-leave = Sair
choice-stay = Ficar
choice-play-on = Jogar
choice-give-up = Sim, desisto
choice-claim = Sim, o resto
choice-pass = Passar
choice-play-at = Jogar por { $bid }
choice-bid = Dizer { $bid }
choice-hold = Sim, mantenho { $bid }
choice-pick-up = Levantar o skat
choice-hand = De mão
choice-play = Jogar { $game }
choice-accept = Aceitar
choice-grand-hand = Grand de mão
choice-take-skat = Levantar o skat
choice-push = Empurrar
choice-kontra = Contra
choice-yes-kontra = Sim, contra
choice-re = Recontra
choice-hirsch = Hirsch

choice-again = { $who ->
    [you] As suas
   *[other] { $name }
  }
ask-again = Repetir, com as cartas de quem? Não conta.
ask-leave-practice = O que não conta não fica guardado.
ask-leave = A lista está guardada.
ask-leave-unsaved = As últimas jogadas não estão guardadas.
ask-give-up = Desistir? Conta como simples perda.
ask-give-up-both = Desistir? É simples perda, se um deles aceitar.
ask-give-up-defence = Desistir? Têm de aceitar o parceiro e o declarante.
ask-claim = { $n ->
    [one] A última vaza
   *[other] Todas as { $n } vazas restantes
  } para o seu lado?
ask-claim-null = Mostrar que já não faz nenhuma vaza?
ask-kontra = Contra? Ganho ou perdido, o jogo conta então a dobrar.

### The prompts of skat and concession

discard-count = { $n ->
    [0] Descarte duas cartas.
    [1] Uma de duas.
   *[2] Duas de duas. Enter segue; ainda nada é definitivo.
  }
skat-hand-means = De mão: mais um nível, o skat fica fechado.
put-on-count = { $n ->
    [0] Passe duas cartas em vez do skat.
    [1] Uma de duas.
   *[2] Duas de duas. Enter passa-as de vez.
  }
skat-other = O jogo é de { $name }.
auction-to-speak = Fala { $name }.
offer-by-declarer = { $name } desiste. Aceita?
offer-by-partner = { $name } quer desistir. Concorda?
offer-by-defenders = Os adversários desistem. Aceita?
training-points = ⟪pontos { $declarer } : { $defenders }⟫
training-points-ramsch = ⟪pontos { $own } : { $left } : { $right }⟫
training-trumps = ⟪{ $gone } de { $all } trunfos caídos⟫
training-trumps-brief = ⟪trunfos { $gone }/{ $all }⟫
running-auction = licitação …
running-bid = { $who ->
    [you] você
   *[other] { $name }
  }, { $bid }
running-game = { $game } { $who ->
    [you] você
   *[other] { $name }
  }, { $bid }
running-game-in-place = { $game } { $who ->
    [you] você
   *[other] { $name }
  }
running-ramsch = Ramsch …

### What another player has just said or done

news-kontra = { $name } diz contra.
news-re = { $name } diz recontra.
news-hirsch = { $name } diz Hirsch.
news-no-re = { $name } não diz recontra.
news-no-hirsch = { $name } não diz Hirsch.
news-push = { $name } empurra o skat.
news-put-on = { $name } passa duas cartas.
news-grand-hand = { $name } joga antes grand de mão.

### What house rules ask of the seats in turn: a question, a dim line, a word to each seat

round-ask-grand-hand = ⟨Vem um ramsch.⟩  Joga antes grand de mão?
round-other-grand-hand = ⟨Vem um ramsch.⟩  { $name } pode jogar grand de mão.
round-grand-hand-worth = ⟪O seu vale { $value } { $matadors }; perdido custa { $loss }.⟫
round-ask-push = ⟨Ramsch.⟩  Levanta o skat, ou empurra?
round-other-push = ⟨{ $name }⟩ levanta o skat ou empurra.
round-other-put-on = ⟨{ $name } levantou o skat⟩ e passa duas cartas.
round-push-means = { $now ->
    [1] ⟪Empurrado sem ver, dobra o ramsch.⟫
   *[other] ⟪Empurrado sem ver, dobra outra vez: agora × { $now }, depois × { $then }.⟫
  }
round-pushed-before = ⟪Já empurrado sem ver: × { $factor }.⟫
round-ask-kontra = ⟨Diz contra?⟩
round-other-kontra = ⟨{ $name }⟩ pode dizer contra.
round-ask-re = ⟨{ $by } diz contra.⟩  Diz recontra?
round-other-re = { $who ->
    [you] ⟨Você diz contra.⟩
   *[other] ⟨{ $by } diz contra.⟩
  }  { $name } pode dizer recontra.
round-ask-hirsch = ⟨{ $by } diz recontra.⟩  Diz Hirsch?
round-other-hirsch = { $who ->
    [you] ⟨Você diz recontra.⟩
   *[other] ⟨{ $by } diz recontra.⟩
  }  { $name } pode dizer Hirsch.
round-double-means = ⟪Ganho ou perdido, o jogo conta então × { $factor }.⟫
round-kontra = contra
round-re = recontra
round-hirsch = Hirsch
round-passes = passa
round-took = levanta
round-pushed = empurra
round-declarer = declarante
round-factor = × { $factor }

### The result

result-won = Ganho.
result-lost = Perdido.
result-overbid = Perdido, licitação excessiva.
result-for = { $who ->
    [you] ⟨{ $score }⟩ para si
   *[other] ⟨{ $score }⟩ para { $name }
  }
result-for-others = ⟨{ $score }⟩ para cada um dos outros
result-others-write = os outros
result-declarer-gave-up = ⟪desistiu⟫
result-defenders-gave-up = ⟪os adversários desistiram⟫
result-claimed = ⟪reclamado o resto⟫
result-stopped = ⟪terminado, o valor era certo⟫
result-null-broken = ⟪fez-se uma vaza⟫
result-points = { $who ->
    [you] ⟨Você { $points }⟩
   *[other] ⟨{ $name } { $points }⟩
  }
result-rest = { $rest } { $left } e { $right }
result-writes = { $who ->
    [you] você
   *[other] { $name }
  }
result-found = ⟪estava no skat⟫
result-found-brief = ⟪no skat⟫
result-put-brief = ⟪descarte⟫
result-put = ⟪descarte, { $points ->
    [0] 0 pontos
    [one] 1 ponto
   *[other] { $points } pontos
  }⟫
result-in-skat = ⟪no skat⟫
result-skat-points = ⟪{ $points ->
    [0] 0 pontos
    [one] 1 ponto
   *[other] { $points } pontos
  }⟫
result-skat-changed = No skat { $cards }: { $who ->
    [you] você contava jogar
   *[other] { $name } contava jogar
  } { $thought } ({ $before }), é { $is } ({ $after }).
result-skat-overbid = É menos que { $bid }: também de mão o skat conta.
result-passed-in = ⟨Ninguém joga.⟩ Os três passaram: a mão ocupa a sua linha.
result-ramsch-lost = { $who ->
    [you] Você perde.
   *[other] { $name } perde.
  }
result-ramsch-both = Perdedores: { $name } e { $second }.
result-ramsch-each = ⟨{ $score }⟩ cada um
result-ramsch-march = Marcha.
result-ramsch-alike = Empate.
result-ramsch-nothing = Ninguém escreve nada.
result-ramsch-tricks = { $tricks ->
    [0] 0 vazas
    [one] 1 vaza
   *[other] { $tricks } vazas
  }
result-dealt = dado
tricks-title = vazas
tricks-first = primeiro
tricks-then = depois
tricks-last = por fim
tricks-left = resto
tricks-points = pontos
tricks-skat = skat
tricks-has = { $who ->
    [you] você tem
   *[other] { $name } tem
  }
tricks-won-here = ⟪ganho aqui⟫

### Hints: what the strongest player would do, why, and what it fears

hint-thinking = ⟪A dica está a ser pensada …⟫
# A cell under each card that may be played, four at most; and under a card to be put away.
hint-odds = { $n }%
hint-mark = dica
hint-why = Porquê
hint-carries = vai até
hint-both = ambos
# What to do.
hint-bid = ⟨Dica: diga { $bid }.⟩
hint-hold = ⟨Dica: mantenha { $bid }.⟩
hint-pass = ⟨Dica: passe.⟩
hint-pick-up = ⟨Dica: levante.⟩
hint-hand = ⟨Dica: de mão.⟩
hint-take-skat = ⟨Dica: levante o skat.⟩
hint-push = ⟨Dica: empurre.⟩
hint-put-away = ⟨Dica: descarte⟩ { $cards }⟨,⟩ { $game }⟨.⟩
hint-game = ⟨Dica:⟩ { $game }⟨.⟩
hint-put-on = ⟨Dica:⟩ { $cards }⟨.⟩
hint-card = ⟨Dica⟩ { $card }⟨.⟩
hint-kontra = ⟨Dica: contra.⟩
hint-re = ⟨Dica: recontra.⟩
hint-hirsch = ⟨Dica: Hirsch.⟩
hint-accept = ⟨Dica: aceite.⟩
hint-play-on = ⟨Dica: jogue.⟩
# What the odds mean, where there is room.
hint-legend = { $who ->
    [you] ⟪% = você ganha⟫
    [ramsch] ⟪% = você não perde nada⟫
   *[both] ⟪% = você e { $name } ganham⟫
  }
hint-basis-deals = { $who ->
    [you] De 100 mãos conformes ao que viu, você ganha tantas.
    [ramsch] Em tantas de 100 mãos conformes ao que viu, você não perde nada.
   *[both] De 100 mãos conformes ao que viu, você e { $name } ganham tantas.
  }
hint-basis-all = { $who ->
    [you] De todas as mãos ainda possíveis, você ganha tantas em 100.
    [ramsch] De todas as mãos ainda possíveis, em tantas de 100 você não perde nada.
   *[both] De todas as mãos ainda possíveis, você e { $name } ganham tantas em 100.
  }
hint-basis-games = De 100 jogos com mãos assim, tantos são ganhos.
# The same in a narrow box, in 22 cells a row.
hint-basis-deals-brief = De 100 mãos prováveis.
hint-basis-all-brief = Em 100, tudo contado.
hint-basis-games-brief = De 100 jogos assim.
hint-basis-thumb = Uma regra simples: aqui ninguém calcula.
# Why, in the auction and before the first card. How often a game is won is told of 100.
why-carries = Com o skat { $game } ganha cerca de { $percent } em 100; bom até { $to }.
why-carries-any = Com o skat um ou outro jogo ganha cerca de { $percent } em 100; bom até { $to }.
why-carries-hand = { $game } de mão ganha cerca de { $percent } em 100; bom até { $to }.
why-dear = A mão é boa até { $to }, não mais.
why-weak = Mesmo { $game } só ganharia cerca de { $percent } em 100.
why-better-than-ramsch = Um jogo fraco, mas melhor que o ramsch.
why-skat-helps = Com o skat { $game } ganha cerca de { $percent } em 100.
why-needs-no-skat = Sem o skat { $game } ganha { $percent } em 100 tentativas.
why-wins = Ganha { $percent } em 100 tentativas.
why-put-saves = { $card } fica a salvo.
why-put-empties = Depois não há mais { $suit }.
why-announced = É quase certo: { $percent } em 100.
why-doubled = O seu lado ganha { $percent } em 100.
why-not-doubled = O seu lado só ganha { $percent } em 100.
why-no-doubling = Aqui não pode dizer nada.
# Why this card.
why-only-card = É a única.
why-alike = Todas as cartas permitidas dão no mesmo.
why-won = Ganho com qualquer carta; esta rende mais.
why-lost = Perdido com qualquer carta; esta custa menos.
why-proven = Ganha em toda mão ainda possível.
why-draws = Puxa trunfos: { $n ->
    [0] não há mais fora.
    [one] falta um.
   *[other] faltam { $n }.
  }
why-draws-last = Puxa os últimos trunfos.
why-takes = Faz a vaza, cerca de { $points ->
    [0] 0 pontos.
    [one] 1 ponto.
   *[other] { $points } pontos.
  }
why-ruffs = Corta, cerca de { $points ->
    [0] 0 pontos.
    [one] 1 ponto.
   *[other] { $points } pontos.
  }
why-smears = { $name } faz esta vaza: dê-lhe pontos.
why-keeps = { $name } faz esta vaza sem ajuda: guarde { $card }.
why-partner-takes = { $name } faz esta vaza.
why-partner-ruffs = { $name } deve estar sem { $suit } e corta.
why-ours = A vaza fica do seu lado, cerca de { $points ->
    [0] 0 pontos.
    [one] 1 ponto.
   *[other] { $points } pontos.
  }
why-saves = { $name } faz esta vaza: dê o menos possível.
why-empties = O seu último { $suit }: fica livre dele.
why-gives-up = Esta vaza está perdida; outras cartas perderiam mais.
why-contests = Nada ganha mais vezes; a vaza é sua { $percent } vezes em 100.
why-stays-under = Fica por baixo { $percent } vezes em 100.
why-rids = A ocasião de largar uma carta perigosa.
why-catches = { $name } tem de fazer esta vaza { $percent } vezes em 100.
why-best = Nenhuma outra carta ganha tantas vezes.
why-points = Outras ganham o mesmo, mas rendem menos.
why-brings-more = Outras ganham mais vezes, mas rendem menos.
why-ramsch-under = Outro faz a vaza { $percent } vezes em 100.
why-ramsch-takes = A vaza é sua de qualquer modo, cerca de { $points ->
    [0] 0 pontos.
    [one] 1 ponto.
   *[other] { $points } pontos.
  }
why-ramsch-rids = Nada a assistir: a ocasião de a largar.
why-ramsch-dearer = Outra é mais segura, mas custa mais se correr mal.
# Before a Ramsch, and when somebody gives up.
why-safe = Esta mão é segura mesmo sem ver.
why-unsafe = Esta mão precisa de outras cartas.
why-puts-on = Sem estas duas a mão fica mais segura.
why-grand-instead = Grand de mão promete mais que o ramsch.
why-no-grand-instead = Grand de mão é arriscado demais.
why-agrees = Já não há nada a ganhar.
why-plays-on = Ainda há algo a ganhar.
# What would hurt most, and how often of 100 it is won then.
fear-holds = A temer: { $what } com { $name } ({ $percent }).
fear-lacks = A temer: { $name } sem { $what } ({ $percent }).
fear-all-trumps = A temer: todos os trunfos com { $name } ({ $percent }).

### The help

help-title = Teclas que valem agora
help-signs = Sinais
help-sign-key = joga-se: tecla 3
help-sign-dot = não se joga
help-sign-winner = vai ganhando
help-sign-turn = de quem é a vez
help-mouse-1 = Rato: um clique escolhe, outro joga. Com Shift marca texto para
help-mouse-2 = copiar; --no-mouse deixa-o ao terminal.
help-saved = Cada jogada fica logo guardada: saia quando quiser.
keys-left-out = Nesta língua as suas teclas fariam duas coisas: não valem.
cap-enter = Enter
cap-space = Espaço
cap-escape = Esc
cap-tab = Tab
cap-backspace = Backspace
cap-page-up = PgUp
cap-page-down = PgDn
cap-home = Home
cap-end = End
cap-control-c = Ctrl-C
cap-control-z = Ctrl-Z
cap-cards = 1…0
cap-twelve-cards = 1…0 { $eleventh } { $twelfth }
cap-digits = 0-9
cap-any = uma tecla

### The auction: one question, a dim line, the ladder

auction-first = ⟨Fala você primeiro.⟩  O que licita?
auction-held = ⟨{ $name } mantém { $bid }.⟩  O que licita?
auction-left = ⟨{ $name } está em { $bid }.⟩  O que licita?
auction-unsaid = ⟨{ $name } passou.⟩  O que licita a { $to }?
auction-top = ⟨{ $name } mantém { $bid }.⟩  Não há nada acima.
auction-alone = ⟨Os dois passaram.⟩  Joga por 18?
auction-asked = ⟨{ $name } diz { $bid }.⟩  Mantém?
auction-jump = { $name } salta de { $from } para { $bid }
auction-opens-high = { $name } abre com { $bid }
auction-skipped = ⟪{ $n ->
    [one] saltado: { $values }
   *[other] saltados: { $values }
  }⟫
auction-to-bid = { $to ->
    [you] ⟨{ $name } licita⟩ contra si.
   *[other] ⟨{ $name } licita⟩ contra { $other }.
  }
auction-to-answer = { $to ->
    [you] { $who ->
        [you] ⟨Você diz { $bid }.⟩
       *[other] ⟨{ $name } diz-lhe { $bid }.⟩
      }
   *[other] { $who ->
        [you] ⟨Você diz { $bid }⟩ a { $other }.
       *[other] ⟨{ $name } diz { $bid }⟩ a { $other }.
      }
  }
auction-other-alone = ⟨Dois passaram.⟩  { $name } pode jogar por 18.
auction-after-you = ⟪Depois de si pode licitar { $name }.⟫
auction-after-this = ⟪Depois pode licitar você.⟫
auction-nobody-after = ⟪Depois já ninguém licita.⟫
auction-you-passed = ⟪Você passou.⟫
auction-pass-in = ⟪Se passar, ninguém joga.⟫
auction-pass-ramsch = ⟪Se passar, joga-se um ramsch.⟫
auction-next = ⟪segue { $bid } · as setas saltam⟫
auction-next-last = ⟪{ $bid } é o valor mais alto.⟫
auction-next-skips = ⟪segue { $bid } · { $value } salta { $n ->
    [one] um valor
   *[other] { $n } valores
  }⟫
auction-no-bid = { $typed } não se pode licitar.
auction-typed-so-far = escrito ⟨{ $typed }⟩
auction-typed = escrito ⟨{ $typed }⟩ ⟪· Enter diz { $value }⟫

ladder-held = sim
ladder-awaited = ?
ladder-passed = passou
ladder-waits = espera

### Pick up or Hand, and what is put away

skat-caption = o skat
skat-picked-up = levantado
skat-hand = de mão
skat-below = { $value } sob { $bid }
skat-below-both = ambos sob { $bid }
skat-below-list = { $hand ->
    [no] levantado, abaixo de { $bid }: { $games }
   *[yes] de mão, abaixo de { $bid }: { $games }
  }
skat-other-decides = { $name } pode levantar o skat.
skat-other-announces = { $name } levantou o skat.
skat-other-hand = { $name } joga de mão: o skat fica fechado.
discard-points = { $points ->
    [0] 0 pontos descartados
    [one] 1 ponto descartado
   *[other] { $points } pontos descartados
  }
discard-points-on = { $points ->
    [0] 0 pontos passados
    [one] 1 ponto passado
   *[other] { $points } pontos passados
  }

### The announcement

announce-sum = { $matadors }, { $step } × { $base }
announce-sum-brief = { $step } × { $base }
announce-null = nenhuma vaza
announce-null-open = nenhuma vaza, aberto
announce-covers = cobre { $bid }
announce-short = abaixo de { $bid }: excessivo
announce-shrinks = um valete no skat baixa-o
announce-short-brief = excessivo
announce-not-allowed = não abaixo de { $bid }
announce-not-allowed-brief = sob { $bid }
announce-levels = anunciar
announce-schneider = Schneider
announce-schwarz = Schwarz
announce-open = aberto
announce-put-away = ⟪descarte⟫ { $cards }
announce-shut = ⟪o skat fica fechado⟫

spelled-game = jogo { $level }
spelled-hand = de mão { $level }
spelled-schneider = Schneider { $level }
spelled-announced = anunciado { $level }
spelled-schwarz = Schwarz { $level }
spelled-open = aberto { $level }
spelled-promise = anunciado { $step }
spelled = ⟪{ $steps } · { $level } × { $base } =⟫ ⟨{ $value }⟩

stake-points = precisa de { $points } pontos: { $win } ou { $loss }
stake-shrinks = um valete no skat baixa-o: { $win } ou { $loss }
stake-every-trick = precisa de todas as vazas: { $win } ou { $loss }
stake-no-trick = nenhuma vaza: { $win } ou { $loss }
stake-needs-schneider = { $value } não cobre { $bid }: precisa de Schneider, ou { $loss }
stake-needs-schwarz = { $value } não cobre { $bid }: precisa de Schwarz, ou { $loss }
stake-lost = { $value } não chega a { $bid }, nem com Schwarz: { $loss }
stake-skat-alone = { $value } só chega a { $bid } com o skat, ou { $loss }
stake-refused = não abaixo de { $bid }
stake-again = { $stake }. A mesma tecla joga-o.

### The start menu

start-wish = Boas cartas!
start-continue = Continuar a lista
start-others = Outras listas
start-others-means = { $count ->
    [one] mais 1 à espera
   *[other] mais { $count } à espera
  }
start-new = Nova lista
start-daily = Mãos do dia
start-daily-means = as mesmas para todos · não contam
start-practice = Treino
start-practice-means = um tipo de jogo à escolha · não conta
start-settings = Definições
start-help = Ajuda
start-leave = Sair
start-version = skat { $version }
start-over = as { $deals } mãos estão jogadas
start-limit = a lista chegou ao limite
start-ended = a lista chegou ao fim
start-unwritten = { $place } · ainda nada escrito
start-standing = { $place } · { $rank ->
    [lead] vai à frente com { $total }
    [shared] vai à frente, em empate, { $total }
    [second] 2.º lugar com { $total }
    [third] 3.º lugar com { $total }
   *[last] último lugar com { $total }
  }
start-fresh = { $length } com { $others }
names-two = { $first } e { $second }
names-three = { $first }, { $second } e { $third }
names-four = { $first }, { $second }, { $third } e { $fourth }

### What can be practised

practice-none = Com estas regras da casa não há mão assim.
drill-any = Qualquer mão
drill-any-means = como vier, com jogadas anuláveis
drill-declarer = Jogar só
drill-declarer-means = a licitação é sua
drill-suit = Jogo de naipe
drill-suit-means = uma mão para um jogo de naipe
drill-grand = Grand
drill-grand-means = uma mão para um grand
drill-null = Null
drill-null-means = uma mão para um null
drill-hand = De mão
drill-hand-means = uma mão para jogar sem o skat
drill-defender = Defesa
drill-defender-means = outro joga com trunfos
drill-null-defence = Defesa ao null
drill-null-defence-means = outro joga um null
drill-ramsch = Ramsch
drill-ramsch-means = cada um por si

terms-plain = ⟪Contagem:⟫ simples
terms-minus = ⟪Contagem:⟫ lista a menos sem limite
terms-minus-limit = ⟪Contagem:⟫ lista a menos até { $limit }
terms-points = ⟪Fim:⟫ aos { $points } pontos
terms-minutes = ⟪Fim:⟫ depois de { $minutes } minutos
terms-rules = ⟪Regras da casa:⟫ { $rules }
terms-number = ⟪Regras da casa:⟫ { $n ->
    [one] uma própria
   *[other] { $n } próprias
  }
terms-preset = ⟪Regras da casa:⟫ { $name } ({ $rules })

### How long a list is

place-deals = mão { $deal } de { $deals }
place-points = mão { $deal } até { $points } pontos
place-alone = mão { $deal }
place-time = { $place } · faltam { $minutes } min
place-last = { $place } · a última
length-points = até { $points } pontos
length-deals = { $deals ->
    [one] 1 mão
   *[other] { $deals } mãos
  }
length-minutes = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
  }
length-both = { $first }, { $second }

### Told once at the start

tell-list-waits = A sua lista espera na { $place }.
tell-set-aside = Uma lista danificada fica guardada em { $name }.
tell-set-aside-line = Uma lista danificada na linha { $line } fica guardada em { $name }.
tell-set-aside-newer = Uma lista de uma versão mais nova fica guardada em { $name }.

### A player who failed

failed-player = { $name } não conseguiu decidir, e um principiante fê-lo por ele. Comunica: { $report }
failed-tip = Sem dica: quem a dá falhou. Comunica: { $report }

### A recorded game, step by step

show-place = ⟪jogo { $game } · passo { $step } de { $steps }⟫
show-place-trick = ⟪jogo { $game } · passo { $step } de { $steps } · vaza { $trick } de 10⟫
show-place-end = ⟪jogo { $game } · resultado⟫
show-place-differs = ⟪jogo { $game } ·⟫ o resultado registado é outro
show-dealt = As cartas estão dadas. { $name } começa.
show-says = { $name } diz { $bid }.
show-holds = { $name } mantém { $bid }.
show-passes = { $name } passa.
show-takes-skat = { $name } levanta o skat.
show-finds = { $name } levanta o skat: { $cards }.
show-announces = { $name } anuncia { $game }.
show-announces-and-puts = { $name } anuncia { $game } e descarta { $cards }.
show-kontra = { $name } diz contra.
show-re = { $name } diz recontra.
show-hirsch = { $name } diz Hirsch.
show-declines = { $name } não dobra.
show-no-grand-hand = { $name } não joga grand de mão.
show-pushes = { $name } empurra o skat sem o ver.
show-puts-on = { $name } passa duas cartas.
show-puts-these-on = { $name } passa { $cards }.
show-plays = { $name } joga { $card }.
show-claims = { $name } reclama o resto.
show-concedes = { $name } quer desistir.
show-accepts = { $name } concorda.
show-plays-on = { $name } quer jogar.
show-stops = O valor é certo: o jogo termina aqui.
show-early = O valor é certo, e o registo termina aqui.
show-gave-up = { $side ->
    [declarer] O declarante desistiu.
   *[defenders] Os adversários desistiram.
  }
show-timed-out = { $name } já não tinha tempo.
show-left = { $name } deixou a mesa.
show-passed-in = Os três passaram: ninguém joga.
show-unknown = O jogo acabou; nem todas as cartas são conhecidas.
show-written = ⟨{ $score }⟩ para { $name }.
show-no-contract = Ainda não havia jogo.
show-skat = ⟪skat⟫ { $cards }
key-seat = c
show-do-step = passo
show-do-trick = vaza
do-seat = cartas de quem
show-do-on = um passo à frente
show-do-back = um passo atrás
show-do-tricks = uma vaza atrás e à frente
show-do-ends = a mão, o resultado
show-do-seats = todas as cartas, ou as de um lugar
show-do-result = as dez vazas com o resultado

### The settings

set-title = ⟨Definições⟩
set-file = ⟪guardadas em { $path }⟫
set-no-file = ⟪só desta vez⟫
set-cards = Cartas
set-table = Mesa
set-aids = Ajudas
set-people = Gente
set-list = Lista
set-house = Casa
set-on = sim
set-off = não
set-deck = Baralho
set-about-deck = Os quatro baralhos estão à direita, desenhados como na mesa.
set-deck-french = francês
set-deck-tournament = quatro cores
set-deck-german = alemão
set-deck-ascii = letras C S H D
set-faces = Faces
set-about-faces = O papel pede um terminal com todas as cores; os contornos, nada.
set-faces-auto = papel se possível
set-faces-paper = papel
set-faces-outline = contornos
set-sort = Ordem
set-about-sort = Como a sua mão é ordenada.
set-sort-alternating = cores alternadas
set-sort-trumps-left = trunfos à esquerda
set-sort-trumps-right = trunfos à direita
set-sort-null = como no null
set-sort-rank = por valor
set-sort-unsorted = sem ordem
set-tricks = Vazas passadas
set-about-tricks = As cartas das vazas passadas: uma coluna por lugar, ou pela ordem jogada.
set-tricks-seats = por lugar
set-tricks-play = como jogadas
set-theme = Tema
set-about-theme = Os seus temas ficam na pasta “themes” ao lado do ficheiro.
set-theme-auto = qualquer fundo
set-theme-dark = escuro
set-theme-light = claro
set-theme-contrast = alto contraste
set-theme-mono = sem cores
set-color = Cores
set-about-color = Quantas cores são usadas, ou nenhuma.
set-color-auto = salvo NO_COLOR
set-color-always = sempre
set-color-never = nunca
set-color-true = todas
set-lang = Língua
set-about-lang = Tudo o que lê aqui muda logo.
set-lang-auto = como a máquina
set-pace = A vaza fica
set-about-pace = Quanto tempo fica uma vaza feita; os outros jogam ao mesmo ritmo.
set-pace-tenths = { $whole },{ $tenth } segundos
set-pace-whole = { $whole ->
    [one] 1 segundo
   *[other] { $whole } segundos
  }
set-pace-none = nada espera
set-trick-waits = Espera uma tecla
set-about-trick-waits = Se a vaza fica até carregar numa tecla.
set-motion = Movimento
set-about-motion = Ver as cartas a mover-se, um oitavo de segundo.
set-mouse = Rato
set-about-mouse = Se não, o terminal marca texto com ele.
set-keyboard = Teclado
set-about-keyboard = Onde estão as teclas das cartas. No francês, - é a sexta.
set-plain = Linhas
set-about-plain = O jogo em linhas, para leitores de ecrã e scripts; a partir do próximo arranque.
set-keyboard-auto = adivinhado
set-keyboard-qwerty = 1 … 0 - =
set-keyboard-qwertz = 1 … 0 ß +
set-keyboard-azerty = & … à ) =
set-hints = Dicas
set-training-trumps = Trunfos caídos
set-training-tricks = Todas as vazas
set-training-points = Conta dos pontos
set-about-hints = Se se pode perguntar ao mais forte o que faria.
set-about-training-trumps = Para treinar: quantos trunfos caíram.
set-about-training-tricks = Para treinar: à mesa só se revê a última vaza.
set-about-training-points = Uma ajuda de treino: à mesa a sério conta-se de cabeça.
set-name = O seu nome
set-about-name = Como se chama à mesa.
set-left = À sua esquerda
set-right = À sua direita
set-third = O terceiro
set-about-opponents = Os outros, no sentido do relógio a partir da sua esquerda.
set-level = Jogam
set-level-of = … { $name }
set-about-level = Quão bem jogam os outros.
set-each-own = cada um à sua maneira
set-level-beginner = principiante
set-level-casual = de vez em quando
set-level-club = jogador de clube
set-level-expert = perito
set-level-master = mestre
set-style = Licitam
set-about-style = Até onde licitam os outros.
set-style-careful = com cautela
set-style-balanced = com medida
set-style-bold = com audácia
set-players = Jogadores
set-about-players = Três, ou quatro e quem dá fica de fora.
set-deals = Mãos
set-about-deals = O tamanho de uma lista. A oficial tem 36, ou 48 a quatro.
set-deals-auto = lista oficial
set-deals-open = as que forem precisas
set-deals-number = { $n }
set-scoring = Pontuação
set-about-scoring = Seeger-Fabian é a dos clubes; na lista de menos só se escreve menos.
set-scoring-plain = pontos simples
set-scoring-seeger-fabian = Seeger-Fabian
set-scoring-minus = lista de menos
set-limit = Limite
set-about-limit = Com quantos pontos a menos acaba a lista de menos.
set-limit-none = nenhum
set-limit-number = { $n } pontos
set-points = Acaba aos
set-about-points = A quantos pontos de um jogador a lista acaba antes da última mão.
set-points-number = { $n } pontos
set-minutes = Acaba após
set-about-minutes = Depois de quanto tempo já não se começa nenhuma mão.
set-minutes-number = { $n } minutos
set-points-none = sem tal fim
set-minutes-none = sem tal fim
set-rules = Regras da casa
set-about-rules = Todas de uma vez; em baixo, uma a uma.
set-rules-official = nenhuma, oficial
set-rules-pub = como no café
set-rules-xskat = como o XSkat
set-ramsch = Ramsch
set-about-ramsch = Se os três passam, joga-se um Ramsch.
set-schieberamsch = Schieberamsch
set-about-schieberamsch = Antes de cada Ramsch o skat anda à roda; empurrado sem ver, dobra.
set-push-jacks = Empurrar valetes
set-about-push-jacks = Quem levantou o skat pode pôr lá valetes.
set-ramsch-skat = Skat do Ramsch
set-about-ramsch-skat = Quem fica com o skat de um Ramsch.
set-ramsch-skat-last-trick = a última vaza
set-ramsch-skat-loser = quem perde
set-ramsch-skat-nobody = ninguém
set-grand-hand = Grand de mão
set-about-grand-hand = Antes de um Ramsch cada um pode jogar antes um grand de mão.
set-kontra = Contra
set-about-kontra = Os adversários podem dizer contra: o jogo vale a dobrar.
set-kontra-announcement = depois do anúncio
set-kontra-18 = Contra desde 18
set-about-kontra-18 = Contra só de quem disse ou manteve 18, ou não pôde.
set-re = Recontra
set-about-re = O declarante pode responder ao contra e dobra outra vez.
set-hirsch = Hirsch
set-about-hirsch = O adversário pode responder ao recontra: dobra mais uma vez.
set-bock = Bock
set-about-bock = Certos resultados trazem uma volta em que tudo vale a dobrar.
set-triggers = O que as traz
set-about-triggers = Se este resultado traz uma volta.
set-ramsch-rounds = Voltas de Ramsch
set-about-ramsch-rounds = Depois de cada volta de Bock, ou no lugar dela, uma só de Ramsch.
set-ramsch-rounds-always = sempre, todas
set-trigger-even = … 60 a 60
set-trigger-kontra-lost = … perdido com contra
set-trigger-re = … recontra
set-trigger-grand-hand-won = … grand de mão ganho
set-trigger-grand-lost = … grand perdido
set-trigger-digits = … algarismos iguais
set-trigger-hundred = … centena certa
set-trigger-72 = … um jogo de 72
set-trigger-96 = … um jogo de 96
set-trigger-passed = … todos passam
set-trigger-lost-100 = … abaixo de −100
set-next-list = ⟪A partir da próxima lista.⟫
set-idle = ⟪Ao lado das outras não muda nada.⟫
set-held = Dito com { $by } desta vez: aqui não se muda.
set-held-note = Foi dito no arranque e fica até ao próximo.
set-kept = Guardado em { $path }.
set-kept-new = Guardado em { $path }, que é novo.
set-unkept-meanwhile = { $path } foi mudado entretanto, também “{ $setting }”. Esc deixa assim; o seu vale até sair.
set-unkept-read-only = { $path } é só de leitura. A sua escolha vale até sair; Esc volta atrás.
set-unkept-refused = Não guardado: { $why }. A sua escolha vale até sair; Esc volta atrás.
set-unkept-nowhere = Não há pasta para as definições (--config indica um ficheiro). A sua escolha vale até sair.
set-same-name = { $name } já está à mesa.
set-bad-name = Um nome tem 1 a { $n } células e nenhum espaço nas pontas.
set-bad-number = Um número de { $least } a { $most }.

### Standings on the command line

standings-rank = lugar
standings-name = nome
standings-own = ganh./perd.
standings-others = outros
standings-deals = { $n ->
    [0] 0 mãos
    [one] 1 mão
   *[other] { $n } mãos
  }
standings-passed = { $n } sem jogo
standings-aborted = { $n } interrompidas
standings-unfinished = { $n } por acabar
standings-damaged = { $n ->
    [one] 1 registo danificado omitido
   *[other] { $n } registos danificados omitidos
  } (skat replay diz porquê)

### Statistics on the command line

decimal-mark = ,
stats-none = Não há nenhuma mão deste género registada.
stats-games = jogos
stats-share = parte
stats-won = ganhos
stats-average = por jogo
stats-percent = { $n } %
stats-hand = destes, de mão
stats-open = destes, abertos
stats-announced = destes, anunciados
stats-declarer = como declarante
stats-defender = na defesa
stats-passed = sem jogo: { $n }
stats-ramsch = Ramsch: { $n }
stats-overbid = licitação excessiva: { $n }
stats-sums = lista simples { $plain }, Seeger-Fabian { $sf }, ou seja { $deal } por mão
stats-official = oficiais
stats-dealt = { $n ->
    [0] 0 mãos
    [one] 1 mão
   *[other] { $n } mãos
  }
stats-rules = regras
stats-level = nível
stats-deals = mãos
stats-sf = por mão, SF
hands-dealt = { $n ->
    [0] 0 mãos dadas
    [one] 1 mão dada
   *[other] { $n } mãos dadas
  }
hands-jacks = valetes
hands-aces = ases
hands-longest = naipe mais longo, sem valetes
hands-count = mãos
hands-expected = esperadas
hands-chance = Um bom baralhar afasta-se tanto ou mais do esperado { $n } vezes em 100.
hands-few = São poucas mãos para dizer mais.

### The score sheet on paper

sheet-title = Lista de skat
sheet-of-day = de { $date }
sheet-place = Local:
sheet-date = Data:
sheet-table = Mesa:
sheet-series = Série:
sheet-writer = escrita por
sheet-checked = conferida por
sheet-number = mão
sheet-base = valor base
sheet-with = com
sheet-without = sem
sheet-doubled = dobrado
sheet-value = ganho / perdido

### The game as lines, for who does not see a table

line-hello = Skat, linha a linha. “ajuda” diz o que se pode responder; o fim das respostas guarda e sai.
line-deal = { $deal }: { $who ->
    [you] você dá
   *[other] { $name } dá
  }; { $place ->
    [forehand] você é o primeiro
    [middlehand] você é o segundo
    [rearhand] você é o terceiro
   *[out] você fica de fora
  }.
line-cards = As suas cartas: { $cards }.
line-open = As cartas abertas de { $name }: { $cards }.
line-bids = { $who ->
    [you] Você licita { $bid }.
   *[other] { $name } licita { $bid }.
  }
line-holds = { $who ->
    [you] Você mantém { $bid }.
   *[other] { $name } mantém { $bid }.
  }
line-passes = { $who ->
    [you] Você passa.
   *[other] { $name } passa.
  }
line-takes-skat = { $who ->
    [you] Você levanta o skat.
   *[other] { $name } levanta o skat.
  }
line-plays-hand = { $who ->
    [you] Você joga de mão: o skat fica fechado.
   *[other] { $name } joga de mão: o skat fica fechado.
  }
line-announces = { $who ->
    [you] Você joga { $game }.
   *[other] { $name } joga { $game }.
  }
line-announces-and-puts = { $who ->
    [you] Você joga { $game } e descarta: { $cards }.
   *[other] { $name } joga { $game } e descarta: { $cards }.
  }
line-kontra = { $who ->
    [you] Você diz contra.
   *[other] { $name } diz contra.
  }
line-re = { $who ->
    [you] Você diz recontra.
   *[other] { $name } diz recontra.
  }
line-hirsch = { $who ->
    [you] Você diz Hirsch.
   *[other] { $name } diz Hirsch.
  }
line-pushes = { $who ->
    [you] Você empurra o skat sem o ver.
   *[other] { $name } empurra o skat sem o ver.
  }
line-puts-on = { $who ->
    [you] Você passa duas cartas.
   *[other] { $name } passa duas cartas.
  }
line-puts-these-on = { $who ->
    [you] Você passa: { $cards }.
   *[other] { $name } passa: { $cards }.
  }
line-plays = { $who ->
    [you] Você joga { $card }.
   *[other] { $name } joga { $card }.
  }
line-takes = Vaza { $trick }: { $who ->
    [you] você faz
   *[other] { $name } faz
  }, { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
  }.
line-claims = { $who ->
    [you] Você reclama o resto.
   *[other] { $name } reclama o resto.
  }
line-gives-up = { $who ->
    [you] Você desiste.
   *[other] { $name } desiste.
  }
line-accepts = { $who ->
    [you] Você aceita.
   *[other] { $name } aceita.
  }
line-plays-on = { $who ->
    [you] Você continua.
   *[other] { $name } continua.
  }
line-stops = O valor é certo: o jogo acaba aqui.
line-taken-back = Desfeito.
line-trick = Vaza { $trick } de 10.
line-totals = Totais: { $totals }.
line-seed = Seed da mão: { $seed }
line-dealt = { $who ->
    [you] Recebeste: { $cards }.
   *[other] { $name } recebeu: { $cards }.
}
line-dealt-skat = No skat: { $cards }.
line-left = { $who ->
    [you] Sobravam-te: { $cards }.
   *[other] Sobravam a { $name }: { $cards }.
}
line-row = { $deal }. { $game }: { $scores }
line-row-nothing = { $deal }. { $game }
line-figures = { $name }: { $points }, ganhos { $won }, perdidos { $lost }
line-figures-total = { $name }: { $points }, ganhos { $won }, perdidos { $lost }, total { $total }
line-choice = { $n } { $text } ({ $letter })
line-choice-alone = { $n } { $text }
line-game = { $n } { $game }, { $value }
line-ask-bid = A sua licitação: { $value } ou mais, ou { $pass } para passar.
line-ask-pass = { $pass } para passar.
line-ask-game = Que jogo?
line-ask-game-hand = Que jogo? Depois Schneider, Schwarz ou aberto, se anunciado.
line-ask-card = A sua carta: { $cards }
line-ask-discard = Duas cartas a descartar: { $cards }
line-ask-put-on = Duas cartas a passar: { $cards }
line-ask-rules = Que página? Qualquer outra palavra procura-se em todas.
line-ask-quiz = Quantos pontos escreve o declarante, ganhos ou perdidos?
line-unknown = “{ $text }” não é resposta aqui; “ajuda” diz quais são.
line-no-card = “{ $text }” não é uma carta sua.
line-not-held = Você não tem { $card }.
line-two-cards = Uma ou duas cartas diferentes.
line-settings = As definições mudam-se em { $path }, ou na página delas à mesa.
line-help = O que se pode responder agora:
line-help-card = uma carta: o número dela, ou { $card } e assim
line-help-two = duas cartas, ou uma a uma: os números, ou { $card } e assim
line-help-bid = um valor de licitação
line-help-game = um jogo: o número dele, ou o nome
line-help-choice = uma escolha: o número, a letra ou as palavras
line-word-cards = cartas
line-word-table = mesa
spoken-card = { $rank } de { $suit }
spoken-clubs = paus
spoken-spades = espadas
spoken-hearts = copas
spoken-diamonds = ouros
spoken-acorns = bolotas
spoken-leaves = folhas
spoken-reds = copas
spoken-bells = guizos
letter-acorns = B
letter-leaves = F
letter-reds = C
letter-bells = G
spoken-seven = sete
spoken-eight = oito
spoken-nine = nove
spoken-ten = dez
spoken-jack = valete
spoken-queen = dama
spoken-king = rei
spoken-ace = ás
spoken-unter = unter
spoken-ober = ober
spoken-daus = ás

### The rules on the screen

key-read-rules = r
do-read-rules = regras
do-topic = assunto
do-find = procurar
do-next-place = o seguinte
cap-letters = a…z
start-rules = Regras
head-rules = ⟨Regras⟩  ⟪{ $number }⟫ { $title }
head-rules-place = ⟪{ $number } de { $topics }⟫
reading-find = procurar ⟨{ $query }⟩_
reading-places = { $places ->
    [0] ⟪em lado nenhum⟫
    [one] ⟪em 1 lugar⟫
   *[other] ⟪em { $places } lugares⟫
  }
reading-more = { $rows ->
    [one] ⟪↓ mais 1 linha⟫
   *[other] ⟪↓ mais { $rows } linhas⟫
  }

### Apreciação das decisões

review-game = { $name } joga { $game } e { $won ->
    [won] ganha
   *[other] perde
  } com { $points }.
review-passed = Todos passaram.
review-ramsch = Um Ramsch.
review-no-game = O jogo acabou antes do anúncio.
review-damaged = Este registo não se pode voltar a jogar: { $why }
review-unknown = Não se sabe onde estavam estas cartas: { $cards }. Quem as pode ter tido não é apreciado.
review-none = Nenhuma decisão custou nada.
review-number = passo
review-player = jogador
review-made = feito
review-better = melhor
review-cost = pontos
review-of-hundred = em 100
review-hold = aguentar { $bid }
review-silent = nada
review-turned = virou o jogo
review-sums = { $name }: { $sum } (leilão { $auction }, skat e jogo { $game }, como declarante { $declarer }, na defesa { $defence })

### The page of a review

key-review = a
do-review = análise
key-next-error = s
do-next-error = erro seguinte
review-do-errors = erro anterior, seguinte
review-do-ends = primeiro e último passo
review-do-hands = todas as cartas abertas, ou a tua vista
review-do-table = a tabela das tuas decisões
review-do-signs = impreciso, erro, asneira
review-do-show = ver
review-do-open = mostrar as cartas
review-do-close = tapar as cartas
review-do-decisions = decisões
review-head = ⟨Análise⟩  ⟨{ $game }⟩ { $who ->
    [you] ⟪jogavas tu⟫
   *[other] ⟪jogava { $name }⟫
  } ⟪·⟫ { $won ->
    [won] ganho com ⟨{ $points }⟩
    [lost] perdido com ⟨{ $points }⟩
   *[open] interrompido
  }
review-head-null = ⟨Análise⟩  ⟨{ $game }⟩ { $who ->
    [you] ⟪jogavas tu⟫
   *[other] ⟪jogava { $name }⟫
  } ⟪·⟫ { $won ->
    [won] ganho
    [lost] perdido
   *[open] interrompido
  }
review-head-ramsch = ⟨Análise⟩  ⟨Ramsch⟩
review-head-passed = ⟨Análise⟩  ⟨Todos passaram⟩
review-place = ⟪passo { $step } de { $steps } · { $place }⟫
review-number-in-file = jogo { $game }
review-bid = lic
review-skat = skat
review-open = real
review-of-cards = as tuas cartas
review-of-skat = o skat
review-of-errors = os teus erros
review-of-others = o jogo deles
review-written = na tua lista
review-auction = Licitação
review-the-skat = O skat
review-put-away = Descarte
review-the-game = Anúncio
line-review-trick = Vaza { $trick }
review-leads = ⟨{ $what }⟩  { $who ->
    [you] sais tu
   *[other] sai { $name }
  }
review-acts = ⟨{ $what }⟩  { $who ->
    [you] tu
   *[other] { $name }
  }
grade-right = certo
grade-fine = serve
grade-slip = impreciso
grade-mistake = erro
grade-blunder = asneira
review-it-cost = ⟪custou⟫ ⟨{ $lost }⟩ ⟪em 100,⟫ ⟨{ $points }⟩ ⟪{ $points ->
    [one] ponto
   *[other] pontos
  }⟫
review-it-cost-brief = ⟨−{ $lost }⟩ ⟪em 100,⟫ ⟨−{ $points }⟩
review-you = tu
review-you-hold = Tu
review-with-open = cartas abertas { $values }
review-values = { $before } → { $after }
review-bad-luck = azar: estava certo
review-lost-it = esta carta perdeu-o
review-won-anyway = ganho de qualquer modo
review-went-well = desta vez correu bem
review-lost-anyway = perdido de todo o modo
review-error-anyway = perdido de todo o modo, mas é um erro
review-given-back = devolvido
review-thrown-away = oferecido
review-forced = Não havia escolha.
review-working = Este passo ainda está a ser calculado …
review-no-errors = Não fizeste nenhum erro nesta mão.
review-no-errors-yet = Até agora nenhum erro; o resto ainda está a ser calculado.
review-turns = Com cartas abertas: { $away ->
    [0] nunca oferecido
    [one] oferecido uma vez
   *[other] oferecido { $away } vezes
  }, { $back ->
    [0] nunca devolvido.
    [one] devolvido uma vez.
   *[other] devolvido { $back } vezes.
  }
review-decisions = decisões
review-grade = juízo
review-open-cards = abertas
review-row-bid = licitação
review-row-skat = skat
review-row-discard = descarte
review-row-game = anúncio
review-row-tricks = { $count ->
    [one] vaza { $tricks }
   *[other] vazas { $tricks }
  }
review-errors-of = { $errors ->
    [one] { $errors } erro em { $all }
   *[other] { $errors } erros em { $all }
  }
line-review-head = { $head }.
line-review-step = Passo { $step } de { $steps }:
line-review-done = Tu: { $done }. Juízo: { $grade }.
line-review-forced = Tu: { $done }.
line-review-made = { $done }.
line-review-better = Melhor: { $best }, { $chance } em 100 contra { $own }; custou { $points } { $points ->
    [one] ponto
   *[other] pontos
  } da lista.
line-review-open = Com cartas abertas: { $verdict }.
line-review-hand = { $name }: { $cards }.
line-review-right = { $done }, { $grade }.
line-review-error = { $done }, { $grade }; melhor { $best }, custou { $points }.
line-review-chance = { $what }: { $chance } em 100.
line-review-next = seguinte
line-review-back = voltar
line-review-hands = mãos
line-review-course = percurso
