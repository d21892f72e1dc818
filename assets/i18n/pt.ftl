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
sum-lost-doubled = perdido, 2 × { $charged } × { $factor }
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
ramsch-skat-most = perdedor: { $name }
ramsch-skat-nobody = não conta
ramsch-most = mais pontos
ramsch-name = { $name }
ramsch-alike = empate
ramsch-alike-means = ninguém perde
ramsch-march = marcha
ramsch-all = todas: { $name }
ramsch-virgin = virgem
ramsch-no-trick = 0 vazas: { $name }
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
table-offer-refused = Recusado: o jogo continua.
table-put-two = É preciso descartar duas cartas.
table-put-on-two = É preciso passar duas cartas.
table-late-kontra = Ainda pode dizer contra.

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
head-deal-and-dealer = ⟪mão { $deal } de { $deals } ·⟫ { $who ->
    [you] ⟪dá você⟫
   *[other] ⟪dá { $name }⟫
  }
head-trick-and-deal = ⟪vaza { $trick } de 10 · mão { $deal } de { $deals }⟫
head-deal-seed = ⟪mão { $deal } de { $deals } · seed { $seed }:{ $deal }⟫
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
head-after-deal = ⟪depois da mão { $deal } de { $deals }⟫
head-end = ⟨Fim da lista⟩
head-end-deals = ⟪{ $deals ->
    [one] 1 mão
   *[other] { $deals } mãos
  } · { $passed } sem jogo⟫
head-end-ramsch = ⟪{ $deals ->
    [one] 1 mão
   *[other] { $deals } mãos
  } · { $passed } sem jogo · { $ramsch } ramsch⟫

### The seats

seat-you = Você
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
training-points = ⟪{ $declarer } : { $defenders }⟫
training-points-ramsch = ⟪{ $own } : { $left } : { $right }⟫
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
tricks-points = pontos
tricks-skat = skat
tricks-has = { $who ->
    [you] você tem
   *[other] { $name } tem
  }
tricks-won-here = ⟪ganho aqui⟫

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
skat-below = { $value } é menos que { $bid }
skat-below-both = ambos abaixo de { $bid }
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
announce-short-brief = excessivo
announce-not-allowed = não abaixo de { $bid }
announce-not-allowed-brief = abaixo de { $bid }
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
stake-every-trick = precisa de todas as vazas: { $win } ou { $loss }
stake-no-trick = nenhuma vaza: { $win } ou { $loss }
stake-needs-schneider = { $value } não cobre { $bid }: precisa de Schneider, ou { $loss }
stake-needs-schwarz = { $value } não cobre { $bid }: precisa de Schwarz, ou { $loss }
stake-lost = { $value } não chega a { $bid }, nem com Schwarz: { $loss }
stake-skat-alone = { $value } só chega a { $bid } com o skat, ou { $loss }
stake-refused = não abaixo de { $bid }

### The start menu

start-wish = Boas cartas!
start-continue = Continuar a lista
start-new = Nova lista
start-help = Ajuda
start-leave = Sair
start-version = skat { $version }
start-over = as { $deals } mãos estão jogadas
start-limit = a lista chegou ao limite
start-unwritten = mão { $deal } de { $deals } · ainda nada escrito
start-standing = mão { $deal } de { $deals } · { $rank ->
    [lead] vai à frente com { $total }
    [shared] vai à frente, empatado, { $total }
    [second] vai em 2.º com { $total }
    [third] vai em 3.º com { $total }
   *[last] vai em último com { $total }
  }
start-fresh = { $deals ->
    [one] 1 mão
   *[other] { $deals } mãos
  } com { $others }
start-fresh-brief = { $deals ->
    [one] 1 mão
   *[other] { $deals } mãos
  }
names-two = { $first } e { $second }
names-three = { $first }, { $second } e { $third }
names-four = { $first }, { $second }, { $third } e { $fourth }

terms-plain = ⟪Contagem:⟫ simples
terms-minus = ⟪Contagem:⟫ lista a menos sem limite
terms-minus-limit = ⟪Contagem:⟫ lista a menos até { $limit }
terms-rules = ⟪Regras da casa:⟫ { $rules }
terms-preset = ⟪Regras da casa:⟫ { $name } ({ $rules })

### Told once at the start

tell-list-waits = A sua lista espera na mão { $deal } de { $deals }.
tell-set-aside = Uma lista danificada fica guardada em { $name }.
tell-set-aside-newer = Uma lista de uma versão mais nova fica guardada em { $name }.

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
key-show-seat = c
show-do-step = passo
show-do-trick = vaza
show-do-seat = cartas de quem
show-do-on = um passo à frente
show-do-back = um passo atrás
show-do-tricks = uma vaza atrás e à frente
show-do-ends = a mão, o resultado
show-do-seats = todas as cartas, ou as de um lugar
show-do-result = as dez vazas com o resultado

### The rules on the screen

key-rules = r
do-rules = regras
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
