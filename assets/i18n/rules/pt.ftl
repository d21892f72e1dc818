# The rules to look up, in Portuguese. What holds for all of these files is told in en.ftl.
#
# "Mão" alone is a deal here; the game is "de mão", and forehand is "o primeiro".

rules-pages-title = As regras do skat
rules-pages-contents = “skat rules ASSUNTO” mostra uma destas páginas, “skat rules all” todas, e “skat rules --print” o que se imprime em duas faces A4.

### Topics

rules-topic-quick-start = Para começar
rules-topic-cards = As cartas
rules-topic-deal = Lugares e distribuição
rules-topic-auction = A licitação
rules-topic-skat = Skat ou de mão
rules-topic-announcing = O anúncio
rules-topic-tricks = As vazas
rules-topic-winning = Ganho ou perdido
rules-topic-matadors = Os matadores
rules-topic-value = Quanto vale um jogo
rules-topic-overbid = Licitação excessiva
rules-topic-null = Null
rules-topic-bids = Os valores
rules-topic-list = A lista
rules-topic-ending = Acabar antes
rules-topic-house = Regras da casa
rules-topic-questions = Perguntas
rules-topic-glossary = As palavras

### Heads of columns, and small words

rules-head-col-game = jogo
rules-head-col-trumps = trunfos
rules-head-col-base = valor base
rules-head-col-card = carta
rules-head-col-sign = sinal
rules-head-col-points = pontos
rules-head-col-french = baralho francês
rules-head-col-german = baralho alemão
rules-head-col-skat = skat
rules-head-col-won = ganho
rules-head-col-lost = perdido
rules-head-col-value = valor
rules-head-col-games = jogos
rules-head-col-deal = mão
rules-say-yes = sim
rules-say-pass = passo
rules-say-may = sim
rules-say-may-not = –
rules-card-missing = falta

rules-rank-name-ace = ás
rules-rank-name-ten = dez
rules-rank-name-king = rei
rules-rank-name-queen = dama
rules-rank-name-jack = valete
rules-rank-name-low = nove, oito, sete
rules-rank-name-daus = Daus (ás)
rules-rank-name-ober = Ober
rules-rank-name-unter = Unter

### Quick start

rules-quick-intro = O skat é um jogo para três: um sozinho contra os outros dois. Estes { $steps } passos bastam para se sentar à mesa. Leem-se em cerca de { $minutes ->
    [one] um minuto
   *[other] { $minutes } minutos
  }.
rules-quick-step = { $step }. { $title } ⟪· cerca de { $seconds } segundos⟫
rules-quick-table = A mesa
rules-quick-table-sides = Em cada mão um jogador, o ⟨declarante⟩, joga sozinho contra os outros dois, os ⟨adversários⟩. Não é sempre o mesmo, e por isso cada um marca os seus próprios pontos.
rules-quick-table-aim = As { $pack } cartas contam juntas { $total } pontos. O declarante ganha com { $need } ou mais; com { $half } para cada lado ganharam os adversários.
rules-quick-deal = A distribuição
rules-quick-deal-cards = Cada um recebe { $hand } cartas. Duas ficam no meio, viradas para baixo: o ⟨skat⟩.
rules-quick-deal-seats = À esquerda de quem dá senta-se o ⟨primeiro⟩, que sai à primeira vaza. No sentido dos ponteiros do relógio seguem o ⟨segundo⟩ e o ⟨terceiro⟩; a três, o terceiro é quem dá.
rules-quick-auction = A licitação
rules-quick-auction-who = Quem licita mais alto joga sozinho. O segundo licita ao primeiro, que diz “sim” ou passa. Depois o terceiro licita a quem ficou. Os degraus são { $first-bids }
rules-quick-auction-worth = Pode subir até quanto vale o seu jogo: valor base × (⟨matadores⟩ mais um). Matadores são os trunfos mais altos em fila sem falhas desde { $jack-clubs }, que se têm ou que faltam.
rules-quick-auction-hand = Dez cartas para { $hearts }:
rules-quick-auction-example = Há { $jack-clubs } mas não { $jack-spades }: ⟨{ $matadors }⟩. A { $game } isso dá { $levels } × { $base } = ⟨{ $value }⟩, e pode licitar até { $value }.
rules-quick-skat = Skat ou de mão
rules-quick-skat-pick-up = O declarante levanta o skat e descarta duas cartas quaisquer. No fim contam para ele. Depois diz o jogo.
rules-quick-skat-hand = Ou o skat fica fechado: é jogar ⟨de mão⟩, e vale mais um nível.
rules-quick-games = Os jogos
rules-quick-games-suit = os quatro valetes e o naipe
rules-quick-games-grand = só os quatro valetes
rules-quick-games-null = nenhum; não fazer vazas
rules-quick-games-follow = Assista ao que saiu: trunfo a trunfo, um naipe a esse naipe. Os valetes são trunfos e não pertencem a nenhum naipe.
rules-quick-games-takes = Se não pode assistir, jogue a carta que quiser. Faz a vaza o trunfo mais alto, ou senão a carta mais alta do naipe que saiu; quem a faz sai à seguinte.
rules-quick-games-written = Um jogo ganho rende o seu valor; um perdido custa { $loss } × o valor.
rules-quick-now = Chega para a primeira mão. Tudo o resto se encontra aqui quando fizer falta.

### The cards

rules-cards-pack = O skat tem { $pack } cartas: os quatro naipes { $clubs }, { $spades }, { $hearts } e { $diamonds }, com { $suit-cards } cartas cada um.
rules-cards-points = Quanto contam
rules-cards-points-total = São { $suit-points } pontos em cada naipe e { $total } no baralho inteiro.
rules-cards-order = Que carta é mais alta
rules-cards-order-suit = Num jogo de naipe { $trumps } cartas são trunfos: os quatro valetes, sempre na mesma ordem, e abaixo deles o naipe de trunfo. O dez vem logo a seguir ao ás.
rules-cards-trumps = Os trunfos a { $game }, do mais alto para baixo:
rules-cards-side = E cada outro naipe:
rules-cards-order-grand = No grand só os quatro valetes são trunfos, e todos os naipes têm { $side } cartas:
rules-cards-order-null = No null não há trunfos. O valete fica entre a dama e o dez, e o dez entre o valete e o nove:
rules-cards-packs = Dois baralhos
rules-cards-packs-german = Em grande parte da Alemanha joga-se com outras figuras. As cartas são as mesmas:
rules-cards-german-words = Nas frases o Daus chama-se ás, o Ober dama e o Unter valete.

### Seats and deal

rules-deal-players = Jogam três. Tudo segue o sentido dos ponteiros do relógio, a partir de quem dá:
rules-deal-forehand = à esquerda de quem dá; sai à primeira vaza, e é a ele que se licita primeiro
rules-deal-middlehand = licita primeiro, ao primeiro
rules-deal-rearhand = licita por último; a três, é quem dá
rules-deal-four = A quatro, quem dá não joga; na lista recebe o que recebem os adversários.
rules-deal-dealing = A distribuição
rules-deal-cut = O vizinho da direita de quem dá corta o baralho.
rules-deal-order = Dão-se { $deal-first } cartas a cada um, { $deal-skat } ao skat, depois { $deal-second } a cada um e { $deal-third } a cada um.
rules-deal-hands = Assim cada um tem { $hand } cartas.
rules-deal-skat-lies = O skat fica virado para baixo até se saber quem joga.
rules-deal-shuffle = O baralhar
rules-deal-shuffle-how = Quem baralha é o computador: preenche os { $pack } lugares do último ao primeiro, cada um com uma das cartas que restam, todas igualmente prováveis. Nada mais decide quem recebe o quê, e nenhum jogador do computador vê mais do que as suas próprias cartas.
rules-deal-shuffle-chance = Uma noite pode surpreender; com o tempo, as cartas saem como o acaso quer. De { $hundred } mãos, { $no-jack } não têm valetes, { $one-jack } têm um, { $two-jacks } têm dois, { $more-jacks } têm três ou quatro.
rules-deal-shuffle-seed = O baralhar parte do seed mostrado com cada resultado: o mesmo seed dá a todos as mesmas cartas.
rules-deal-next = A mão seguinte
rules-deal-moves-on = Depois de cada mão dá o vizinho da esquerda, acabe ela como acabar, mesmo que todos tenham passado.
rules-deal-length = Uma lista inteira tem { $deals } mãos a três e { $deals-four } a quatro.

### Bidding

rules-auction-why = A licitação decide quem joga sozinho. Dizem-se números, não jogos: ninguém fica a saber o que quer jogar.
rules-auction-values = Há { $bids } valores, de { $least } a { $most }; cada um é quanto pode valer algum jogo. Os primeiros são { $first-bids }
rules-auction-order = Quem licita a quem
rules-auction-1 = O segundo licita ao primeiro. O primeiro diz “sim” e assim mantém o número, ou passa.
rules-auction-2 = Enquanto o primeiro mantiver, o segundo tem de subir ou passar. Quem passa está fora.
rules-auction-3 = Depois o terceiro licita a quem ficou, e tem de ir acima do último número.
rules-auction-4 = Quem fica no fim joga, pelo último número dito ou mantido.
rules-auction-for-example = Por exemplo
rules-auction-example-result = Joga o { $who }, por ⟨{ $bid }⟩.
rules-auction-good-to-know = Bom saber
rules-auction-jumps = Podem saltar-se números.
rules-auction-final = O que está dito está dito: não se retira nem um número, nem um sim, nem um passo.
rules-auction-forehand-alone = Se os outros dois passarem logo, o primeiro pode jogar por { $least }, ou passar também.
rules-auction-all-pass = Se passarem os três, ninguém marca nada e dá o seguinte. Por uma regra da casa joga-se um ramsch.
rules-auction-limit = Quem licita mais do que o seu jogo acaba por valer licitou em excesso e perde.

### Skat or Hand

rules-skat-choice = O declarante decide antes de mais: levantar o skat ou jogar de mão.
rules-skat-picked = Skat levantado
rules-skat-picked-any = Fica então com { $with-skat } cartas e descarta duas quaisquer, mesmo valetes, mesmo as duas que acabou de levantar.
rules-skat-picked-points = Os pontos das cartas descartadas são seus.
rules-skat-picked-then = Só então se diz o jogo. Não tem de ser aquele em que pensava ao licitar.
rules-skat-by-hand = De mão
rules-skat-hand-level = De mão vale mais um nível, ganho ou perdido.
rules-skat-hand-shut = O skat fica fechado até ao fim do jogo.
rules-skat-hand-said = De mão tem de se dizer. Não basta deixar o skat onde está.
rules-skat-hand-only = Só de mão se podem anunciar Schneider, Schwarz e um jogo aberto; o null pode ser aberto de ambas as formas.
rules-skat-belongs = De quem é o skat?
rules-skat-belongs-whose = Do declarante, também de mão. Os seus pontos contam para ele, e as suas cartas contam para os matadores. Por isso um valete no skat pode mudar quanto vale o jogo:
rules-skat-jack-thought = { $game }, como você o vê: ⟨{ $matadors }⟩, vale { $value }.
rules-skat-jack-is = Com { $skat } no skat: ⟨{ $matadors }⟩, vale { $value }.
rules-skat-jack-both-ways = Pode ir nos dois sentidos: tal valete torna mais barato um jogo “sem” e mais caro um jogo “com”.

### Announcing

rules-announcing-first = O declarante diz o jogo: um naipe, grand ou null. De mão pode anunciar mais.
rules-announcing-may = O que se pode anunciar
rules-announcing-trump-game = naipe, grand
rules-announcing-picked-up = levantado
rules-announcing-hand = de mão
rules-announcing-schneider = de mão, Schneider anunciado
rules-announcing-schwarz = de mão, Schwarz anunciado
rules-announcing-open = de mão, aberto
rules-announcing-brings = Cada anúncio inclui os anteriores: Schwarz anuncia também Schneider, e um jogo de naipe ou um grand aberto anuncia também Schwarz.
rules-announcing-must = O que promete
rules-announcing-must-schneider = Schneider: os adversários ficam com { $caught } pontos no máximo; você precisa de { $schneider }.
rules-announcing-must-schwarz = Schwarz: os adversários não fazem nenhuma vaza.
rules-announcing-must-open = Aberto: as suas cartas ficam à vista na mesa antes da saída, e você faz as { $all-tricks } vazas. Um null aberto é só um null com as cartas à vista.
rules-announcing-missed = Se a promessa não se cumpre, o jogo está perdido, e o anunciado conta na mesma.
rules-announcing-levels = O que rende
rules-announcing-levels-how = Tantos níveis se juntam aos matadores:
rules-announcing-won = ganho
rules-announcing-final = Um anúncio é definitivo.

### Tricks

rules-tricks-leads = À primeira vaza sai o primeiro, seja quem for o declarante.
rules-tricks-follow = Ao que saiu tem de se assistir: trunfo a trunfo, um naipe a esse naipe.
rules-tricks-no-duty = Quem não o tem joga o que quiser. Ninguém é obrigado a cortar nem a subir.
rules-tricks-wins = Faz a vaza o trunfo mais alto; sem trunfo, a carta mais alta do naipe que saiu.
rules-tricks-next = Quem faz a vaza sai à seguinte.
rules-tricks-jacks-belong = Os valetes são trunfos e não pertencem a nenhum naipe; só no null cada um é uma carta do seu naipe.
rules-tricks-examples = Oito vazas
rules-tricks-in-suit = Trunfo { $game }
rules-tricks-in-grand = Grand
rules-tricks-in-null = Null
rules-trick-leads = sai
rules-trick-follows = assiste
rules-trick-trumps = corta
rules-trick-throws-off = balda-se
rules-tricks-highest = Faz a vaza a carta mais alta do naipe que saiu: { $winner }, com { $points } pontos.
rules-tricks-trump = Quem não pode assistir pode cortar. { $winner } é o trunfo mais baixo e leva { $first } e { $second }: { $points } pontos.
rules-tricks-off = Uma carta de outro naipe nunca ganha, por alta que seja. { $winner } leva { $points } pontos, entre eles { $second }.
rules-tricks-jack-led = { $first } é um trunfo: saiu trunfo, não o naipe do valete. Bate o ás e o dez de trunfo e leva { $points } pontos.
rules-tricks-jack-apart = { $third } é um trunfo e não pertence ao naipe que saiu. Quem desse naipe só tem o valete pode jogar qualquer carta; aqui { $winner } corta e leva { $points } pontos.
rules-tricks-jacks = Entre os valetes a ordem é sempre a mesma, seja qual for o trunfo. { $winner } é o mais alto de todos: { $points } pontos.
rules-tricks-grand = No grand { $second } não é trunfo, é só uma balda. { $winner } é, e leva { $points } pontos.
rules-tricks-null = No null o dez é baixo: { $winner } bate { $first }. Os pontos não contam; a vaza é do { $who }.
rules-tricks-manners = Além disso
rules-tricks-last = Só se pode rever a última vaza, até à saída seguinte.
rules-tricks-revoke = Numa mesa de verdade, não assistir acaba logo o jogo. Aqui uma carta que não é permitida não se pode jogar.

### Won or lost

rules-winning-aim = O declarante ganha um jogo de naipe ou um grand com { $need } dos { $total } pontos. Os adversários ganharam com { $hold }.
rules-winning-skat-counts = O que está no skat conta para o declarante. Fica assim, declarante contra adversários:
rules-winning-against = { $own } : { $rest }
rules-verdict-won = ganho
rules-verdict-won-schneider = ganho com Schneider
rules-verdict-won-schwarz = ganho, Schwarz (adversários sem vaza)
rules-verdict-lost = perdido
rules-verdict-lost-schneider = perdido, e ainda Schneider
rules-winning-levels = Schneider e Schwarz
rules-winning-schneider = um lado tem { $caught } pontos ou menos
rules-winning-schwarz = um lado não tem nenhuma vaza
rules-winning-both-sides = Cada um é mais um nível, seja qual for o lado atingido. Um declarante com { $caught } pontos ou menos perde mais um nível.
rules-winning-tricks-count = Para Schwarz contam as vazas, não os pontos. Basta uma vaza de três cartas sem valor para lhe escapar.
rules-winning-play-on = Por isso joga-se até depois de decidido: { $free } pontos salvam um lado de Schneider.
rules-winning-null = No null
rules-winning-null-how = O null ganha-se sem nenhuma vaza. Os pontos não importam, e não há Schneider.

### Matadors

rules-matadors-what = Os matadores tornam um jogo mais caro. São os trunfos desde { $jack-clubs } para baixo, enquanto a fila não se interrompe.
rules-matadors-how = Se tem { $jack-clubs }, conte quantos tem seguidos: “com”. Se não o tem, conte quantos lhe faltam seguidos: “sem”. Valem o mesmo.
rules-matadors-drawn = Nos exemplos o trunfo é { $hearts }. Uma moldura grossa é uma carta que conta, uma tracejada uma carta que falta. A última fecha a fila.
rules-matadors-two = Com { $held }: ⟨{ $matadors }⟩.
rules-matadors-one = Com { $held }: ⟨{ $matadors }⟩. Falta o segundo valete, e o que vem depois já não conta.
rules-matadors-without-two = Com { $held }: ⟨{ $matadors }⟩.
rules-matadors-without-four = Nenhum valete, no topo { $held }: ⟨{ $matadors }⟩.
rules-matadors-five = Com { $held }: ⟨{ $matadors }⟩. Num jogo de naipe a fila continua depois dos valetes.
rules-matadors-jacks = Todas as formas de ter os valetes
rules-matadors-further = No grand é tudo. Num jogo de naipe, com os quatro ou sem nenhum, a fila continua com ás, dez e assim por diante, até { $trumps }.
rules-matadors-remember = A reter
rules-matadors-skat = O skat também conta: as mesmas { $with-skat } cartas, levantado ou não.
rules-matadors-put = As cartas descartadas contam também.
rules-matadors-never-none = Há sempre pelo menos um: ou tem { $jack-clubs }, ou ele lhe falta.
rules-matadors-null = No null não há matadores.

### What a game is worth

rules-value-formula = ⟨Valor = valor base × níveis.⟩ Os níveis são os matadores, um pelo próprio jogo, e um por cada um destes: de mão, Schneider, Schwarz e o anunciado.
rules-value-steps = Os valores base:
rules-value-matadors = Matadores, com ou sem: um nível cada um.
rules-value-game = O jogo: sempre um nível.
rules-value-more = De mão, Schneider, Schneider anunciado, Schwarz, Schwarz anunciado, aberto: um nível cada um.
rules-value-loses = Ganho, marca-se o valor. Perdido, tira-se { $loss } × o valor.
rules-value-null-fixed = O null tem valores próprios: { $null }, de mão { $null-hand }, aberto { $null-open }, de mão aberto { $null-open-hand }.
rules-value-went = { $game }, licitação { $bid }; o declarante tem { $points } pontos.
rules-value-went-null = { $game }, licitação { $bid }; o declarante { $tricks ->
    [0] não faz nenhuma vaza
    [one] faz uma vaza
   *[other] faz { $tricks } vazas
  }.
rules-value-cards = As cartas, com o skat:
rules-value-suit = Um jogo de naipe, ganho
rules-value-hand = Um jogo de mão
rules-value-grand = Grand com Schneider
rules-value-lost = Perdido
rules-value-overbid = Licitação excessiva
rules-value-announced = De mão, Schneider anunciado
rules-value-null = Null
rules-value-null-hand-lost = Null de mão, perdido

### Overbid

rules-overbid-what = O jogo tem de valer pelo menos o que se licitou. Calcula-se no fim, com tudo o que se alcançou. Se não chega, o jogo está perdido, sejam quantos forem os pontos.
rules-overbid-costs = Custa então { $loss } × o primeiro múltiplo do seu valor base que chega à licitação.
rules-overbid-short = Abaixo da licitação
rules-overbid-rescued = O mesmo, salvo por Schneider
rules-overbid-by-skat = Um valete no skat
rules-overbid-by-skat-how = Acontece sobretudo de mão. O declarante não tinha valetes: { $matadors }, de mão { $value }. Mas no skat estavam { $skat }:
rules-overbid-remember = A reter
rules-overbid-announced = Os níveis anunciados contam para a licitação, e também Schneider e Schwarz quando alcançados.
rules-overbid-kontra = Contra, recontra e Bock dobram o que se marca. Nunca ajudam a chegar à licitação.
rules-overbid-null = Um null abaixo da licitação não se pode salvar: tem um valor fixo.
rules-overbid-here = Este programa não deixa anunciar um null abaixo da licitação. Avisa antes de um jogo que não chegaria, mas permite-o.

### Null

rules-null-aim = No null o declarante não deve fazer uma única vaza.
rules-null-order = Não há trunfos, e as cartas de cada naipe seguem esta ordem:
rules-null-no-trump = Os valetes são cartas do seu naipe, e o dez é baixo.
rules-null-ends = A primeira vaza do declarante acaba o jogo: está perdido.
rules-null-points = Os pontos não contam, e não há matadores, Schneider nem Schwarz.
rules-null-open-cards = Aberto, as cartas do declarante ficam à vista na mesa antes da saída. Os adversários não podem combinar nada.
rules-null-values = Quanto vale
rules-null-bid = Só se pode anunciar se a licitação não passar do seu valor.

### The bidding values

rules-bids-what = Cada número que se pode licitar é o valor de algum jogo.
rules-bids-far = Até onde chegam as cartas
rules-bids-far-how = Conte os seus matadores, com ou sem, e veja até onde chega cada jogo:
rules-bids-with-or-without = com ou sem { $n }
rules-bids-far-hand = O mesmo de mão:
rules-bids-far-null = O null chega a { $null }, de mão { $null-hand }, aberto { $null-open }, de mão aberto { $null-open-hand }.
rules-bids-all = Os { $bids } valores
rules-bids-all-how = Níveis × valor base, para cada jogo que tem o valor.

### The list

rules-list-what = Cada mão tem uma linha. Só marca quem jogou: o valor se ganhou, menos { $loss } × o valor se perdeu.
rules-list-example = Cinco mãos de A, B e C. Na coluna do declarante está o seu novo total:
rules-list-seeger-fabian = Seeger-Fabian
rules-list-bonus = No fim cada um recebe { $own } por cada jogo seu ganho e perde { $own } por cada jogo seu perdido; e por cada jogo que outro perdeu recebe { $others }:
rules-list-sum-points = pontos
rules-list-sum-own = (ganhos − perdidos) × { $own }
rules-list-sum-others = perdidos alheios × { $bonus }
rules-list-sum-total = total
rules-list-four = A quatro são { $others-four } em vez de { $others }, também para quem deu e não jogou.
rules-list-other-ways = Outras formas
rules-list-plain = Simples: só os pontos.
rules-list-minus = Lista de pontos negativos (Bierlachs): quem perde marca a perda; se alguém ganha, todos os outros marcam o valor como menos. Acaba quando alguém chega ao limite, em geral { $limit }: esse perdeu.
rules-list-minus-end = Uma lista de pontos negativos também acaba com a última distribuição, se ninguém chegou antes ao limite.
rules-list-remember = A reter
rules-list-passed = Uma mão em que todos passam ocupa a sua linha, e dá o seguinte, mas ninguém marca nada.
rules-list-ramsch-counts = Um ramsch não conta nem como ganho nem como perdido.
rules-list-ties = Quem tem o mesmo total partilha o lugar.

### Ending early

rules-ending-why = Um jogo não tem de se jogar até à última carta.
rules-ending-declarer = O declarante desiste
rules-ending-declarer-alone = Com { $alone } cartas ou mais, decide sozinho.
rules-ending-declarer-later = Com menos, um dos adversários tem de concordar.
rules-ending-declarer-costs = É uma simples perda, com matadores, o nível de mão e anúncios; nunca Schneider nem Schwarz por cartas não jogadas.
rules-ending-declarer-bid = Conta-se pelo menos a licitação, mesmo que o jogo valha menos.
rules-ending-defenders = Os adversários desistem
rules-ending-defenders-both = Aqui têm de querer os dois, para que um não estrague o jogo do outro. Segundo o regulamento oficial, um decide por ambos.
rules-ending-defenders-wins = O declarante ganha então o jogo simples, ou pode exigir que se continue.
rules-ending-defenders-needs = Um nível de que precisa para a licitação ou que anunciou é-lhe concedido, se ainda for possível.
rules-ending-claim = O resto é meu
rules-ending-claim-what = Quem vai sair e já não pode perder vazas pode mostrar as cartas e reclamar o resto.
rules-ending-claim-proof = Aqui as cartas têm de o provar, estejam as outras como estiverem. Se não está provado, não custa nada: continua-se.
rules-ending-claim-null = No null o declarante mostra que já não faz nenhuma vaza.
rules-ending-itself = O que acaba por si
rules-ending-null = O null, com a primeira vaza do declarante.
rules-ending-certain = Um jogo cujo valor já não pode mudar pode parar, por exemplo quando se perde uma vaza depois de anunciar Schwarz.
rules-ending-decided = Tudo o resto joga-se até ao fim: Schneider e Schwarz contam mesmo depois de decidido.

### House rules

rules-house-what = Nenhuma pertence ao jogo oficial, e todas estão desligadas até que as ligue. Têm os nomes das configurações.
rules-house-how = skat --rules pub tem as mais comuns; --house liga e desliga uma a uma.
rules-house-switch-ramsch = Quando os três passam joga-se um ramsch em vez de nada.
rules-house-switch-schieberamsch = Cada ramsch começa a empurrar: do primeiro em diante, cada um levanta o skat e passa duas cartas, ou empurra-o sem o ver, o que dobra. Traz consigo o ramsch.
rules-house-switch-push-jacks = Quem levantou o skat pode passar valetes. Senão, os valetes só se empurram sem serem vistos.
rules-house-switch-ramsch-skat = Para onde vai o skat de um ramsch: com a última vaza, para quem tem mais pontos, ou para ninguém.
rules-house-switch-grand-hand = Antes de um ramsch cada um, por ordem, pode anunciar em vez dele grand de mão.
rules-house-switch-kontra = Um adversário pode dizer contra, que dobra o que se marca: até à sua primeira carta, ou só logo depois do anúncio. Num jogo aberto, só antes de se mostrarem as cartas.
rules-house-switch-kontra-18 = Contra só para quem disse ou manteve { $least }, ou nunca teve ocasião.
rules-house-switch-re = O declarante pode responder ao contra com recontra, que dobra outra vez.
rules-house-switch-hirsch = O adversário pode responder ao recontra com Hirsch, que dobra mais uma vez.
rules-house-switch-bock = Certos resultados trazem uma volta de Bock: tantas mãos quantos os jogadores, em que tudo conta × { $bock }.
rules-house-switch-triggers = Que resultados trazem tal volta.
rules-house-switch-ramsch-rounds = Uma volta de ramsch sem licitação depois de cada volta de Bock, ou em todas as mãos.
rules-house-presets = Pelo nome
rules-house-none = nenhuma
rules-house-ramsch = Ramsch
rules-house-ramsch-play = Ninguém joga contra dois, cada um joga por si. Os valetes são os únicos trunfos; sai o primeiro.
rules-house-ramsch-loses = Quem tem mais pontos perde outros tantos. Se dois têm o mesmo, perdem ambos; se os três têm o mesmo, não perde ninguém.
rules-house-ramsch-virgin = Um jogador sem vazas, uma virgem, dobra a perda.
rules-house-ramsch-march = Quem faz as { $all-tricks } vazas fez a marcha e ganha { $total }.
rules-house-ramsch-example = Um ramsch empurrado uma vez, calculado linha a linha:
rules-house-doubling = Contra, recontra, Hirsch
rules-house-doubling-score = Dobram o que se marca, não o valor do jogo, e por isso nunca ajudam a chegar à licitação.
rules-house-doubling-when = Há um só contra por mão. Bock e contra multiplicam-se.
rules-house-triggers = O que dá lugar ao Bock
rules-house-triggers-how = Vários resultados do mesmo tipo numa mão trazem uma só volta.
rules-house-trigger-even = um jogo de naipe ou um grand perdido por { $half } a { $half }
rules-house-trigger-kontra-lost = um jogo perdido depois de contra
rules-house-trigger-re = disseram-se contra e recontra
rules-house-trigger-grand-hand-won = um grand de mão ganho
rules-house-trigger-grand-lost = um grand perdido
rules-house-trigger-digits = o total de quem marcou tem três algarismos iguais
rules-house-trigger-hundred = o total de quem marcou é múltiplo de cem
rules-house-trigger-72 = um jogo deste valor ou mais
rules-house-trigger-96 = um jogo deste valor ou mais
rules-house-trigger-passed = passaram os três, e não se segue um Ramsch
rules-house-trigger-lost-100 = uma perda de mais de cem

### Questions

rules-question-all-pass = O que acontece quando os três passam?
rules-answer-all-pass = Ninguém marca nada, a mão ocupa a sua linha na lista e dá o seguinte. Só por uma regra da casa se joga um ramsch.
rules-question-hand-looked = Ainda posso jogar de mão depois de ver o skat?
rules-answer-hand-looked = Não. Quem o levantou ou viu já não joga de mão. E de mão tem de se dizer antes.
rules-question-must-trump = Tenho de cortar ou de subir, se puder?
rules-answer-must-trump = Não. Só tem de assistir. Se não puder, serve qualquer carta, e não precisa de ganhar.
rules-question-jack-suit = Um valete pertence ao seu naipe?
rules-answer-jack-suit = Não: nos jogos de naipe, no grand e no ramsch os quatro valetes são trunfos. Quem do naipe que saiu só tem o valete não é obrigado a jogá-lo. Só no null os valetes pertencem ao seu naipe.
rules-question-skat-hand = De quem é o skat quando se joga de mão?
rules-answer-skat-hand = Do declarante. Os seus pontos contam para ele e as suas cartas para os matadores, embora ninguém o tenha visto.
rules-question-revoke = Posso por engano não assistir?
rules-answer-revoke = Aqui não: uma carta que não é permitida não se pode jogar, e a mesa diz porquê. Entre pessoas o jogo acaba logo, em prejuízo do lado que errou.
rules-question-even = Quem ganha com { $half } a { $half }?
rules-answer-even = Os adversários. O declarante precisa de { $need }.
rules-question-hand-lost = Tinha { $need } pontos jogando de mão. Porque perdi?
rules-answer-hand-lost = Quase sempre porque havia um valete no skat. Ele muda os matadores, e assim o jogo pode valer menos do que licitou.
rules-question-clubs-24 = { $clubs-least } é um grand?
rules-answer-clubs-24 = Não. O grand mais barato vale { $least-grand }: um matador, com ou sem, e um pelo jogo. O valor { $clubs-least } é só de { $clubs }.
rules-question-jump = Tem de se licitar degrau a degrau?
rules-answer-jump = Não. Podem saltar-se números, desde que estejam entre os { $bids } valores.
rules-question-null-bid = Até onde posso licitar com um null?
rules-answer-null-bid = Até quanto vale: { $null }, de mão { $null-hand }, aberto { $null-open }, de mão aberto { $null-open-hand }. Acima disso não se pode anunciar.
rules-question-schneider-lost = Schneider conta quando perco?
rules-answer-schneider-lost = Sim, contra si: com { $caught } pontos ou menos perde mais um nível, sem vazas mais dois.
rules-question-schwarz-points = Não tinha pontos, mas uma vaza. Sou Schwarz?
rules-answer-schwarz-points = Não. Schwarz é quem não tem nenhuma vaza.
rules-question-look-back = Posso rever as vazas?
rules-answer-look-back = A última, até à saída seguinte. As outras não, e também não se podem recontar: conta-se de cabeça.
rules-question-sixty-one = Tenho { $need } pontos. Acabou o jogo?
rules-answer-sixty-one = Está ganho, mas continua: os adversários ainda podem ficar Schneider, e isso é mais um nível.
rules-question-schneider-picked = Posso anunciar Schneider depois de levantar o skat?
rules-answer-schneider-picked = Não, só de mão. Se o alcançar, conta na mesma.
rules-question-hand-lost-costs = Um jogo de mão perdido também custa { $loss } × o valor?
rules-answer-hand-lost-costs = Sim, como qualquer jogo perdido. Antes da viragem do século era diferente.
rules-question-forehand-must = O primeiro tem de jogar se os outros passarem?
rules-answer-forehand-must = Não. Pode jogar por { $least } ou passar também.
rules-question-leads = Quem sai quando sou o declarante?
rules-answer-leads = Sempre o primeiro, jogue quem jogar.
rules-question-bid-back = Posso retirar uma licitação?
rules-answer-bid-back = Não, e um passo também não.

### The words

rules-word-announced = anunciado
rules-means-announced = prometido antes da saída: Schneider, Schwarz, aberto
rules-word-base = valor base
rules-means-base = o que se multiplica pelos níveis, de { $base-diamonds } a { $base-grand } conforme o jogo
rules-word-bid = licitação
rules-means-bid = um número dito na licitação; também o último, que o jogo tem de valer
rules-word-bock = Bock
rules-means-bock = por uma regra da casa, uma volta em que tudo conta a dobrar
rules-word-card-points = pontos
rules-means-card-points = quanto contam as cartas das vazas, { $total } ao todo
rules-word-claim = reclamar o resto
rules-means-claim = mostrar as cartas e levar todas as vazas que restam
rules-word-concede = desistir
rules-means-concede = dar o jogo por perdido antes de o acabar
rules-word-declarer = declarante
rules-means-declarer = quem joga sozinho contra os outros dois
rules-word-defenders = adversários
rules-means-defenders = os dois que jogam juntos contra o declarante
rules-word-dealer = quem dá
rules-means-dealer = quem distribui as cartas; a três o terceiro, a quatro quem não joga
rules-word-discard = descartar
rules-means-discard = pôr de lado duas cartas em lugar do skat; contam para o declarante
rules-word-follow = assistir
rules-means-follow = jogar uma carta do naipe que saiu, ou trunfo a trunfo
rules-word-forehand = primeiro
rules-means-forehand = quem se senta à esquerda de quem dá e sai à primeira vaza
rules-word-game-value = valor do jogo
rules-means-game-value = valor base vezes níveis: o que vai para a lista
rules-word-grand = grand
rules-means-grand = o jogo em que só os valetes são trunfos
rules-word-hand = de mão
rules-means-hand = um jogo em que o skat fica fechado
rules-word-hirsch = Hirsch
rules-means-hirsch = por uma regra da casa, a resposta ao recontra; dobra mais uma vez
rules-word-hold = manter
rules-means-hold = dizer “sim” a um número, e assim licitá-lo também
rules-word-jack = valetes
rules-means-jack = os trunfos mais altos em todos os jogos menos no null
rules-word-kontra = contra
rules-means-kontra = por uma regra da casa, a palavra de um adversário que dobra o que se marca
rules-word-lead = sair
rules-means-lead = jogar a primeira carta de uma vaza
rules-word-level = nível
rules-means-level = aquilo por que se multiplica o valor base: matadores, jogo, de mão …
rules-word-list = lista
rules-means-list = a folha em que cada mão tem uma linha
rules-word-march = marcha
rules-means-march = no ramsch, todas as vazas para um só jogador
rules-word-matador = matadores
rules-means-matador = os trunfos mais altos em fila sem falhas, presentes ou em falta
rules-word-middlehand = segundo
rules-means-middlehand = quem se senta entre o primeiro e o terceiro e licita primeiro
rules-word-minus-list = lista de pontos negativos
rules-means-minus-list = uma forma de marcar em que só se escrevem menos; também Bierlachs
rules-word-null = null
rules-means-null = o jogo sem trunfos em que o declarante não deve fazer vazas
rules-word-open = aberto, ouvert
rules-means-open = com as cartas do declarante à vista na mesa
rules-word-overbid = licitação excessiva
rules-means-overbid = diz-se de um jogo que vale menos do que se licitou
rules-word-overtake = subir
rules-means-overtake = jogar uma carta mais alta do que as da vaza; na licitação, dizer um número mais alto
rules-word-pass = passar
rules-means-pass = sair da licitação
rules-word-passed-in = todos passam
rules-means-passed-in = uma mão em que ninguém licitou
rules-word-ramsch = ramsch
rules-means-ramsch = por uma regra da casa, o jogo em que cada um evita pontos
rules-word-re = recontra
rules-means-re = por uma regra da casa, a resposta do declarante ao contra; dobra outra vez
rules-word-rearhand = terceiro
rules-means-rearhand = quem se senta à direita do primeiro e licita por último
rules-word-revoke = renunciar
rules-means-revoke = não assistir podendo fazê-lo
rules-word-schieberamsch = Schieberamsch
rules-means-schieberamsch = um ramsch antes do qual o skat dá a volta
rules-word-schneider = Schneider
rules-means-schneider = diz-se de um lado com { $caught } pontos ou menos
rules-word-schwarz = Schwarz
rules-means-schwarz = diz-se de um lado sem vazas
rules-word-seeger-fabian = Seeger-Fabian
rules-means-seeger-fabian = a forma habitual de fechar uma lista, com pontos por jogos ganhos e perdidos
rules-word-side-suit = naipe (fora do trunfo)
rules-means-side-suit = qualquer naipe que não seja o de trunfo
rules-word-skat = skat
rules-means-skat = as duas cartas do meio, e o nome do jogo
rules-word-smear = carregar
rules-means-smear = pôr uma carta de muitos pontos na vaza do parceiro
rules-word-suit-game = jogo de naipe
rules-means-suit-game = um jogo em que os valetes e um naipe são trunfos
rules-word-throw-off = baldar-se
rules-means-throw-off = jogar uma carta de outro naipe quando não se pode assistir
rules-word-trick = vaza
rules-means-trick = três cartas, uma de cada jogador
rules-word-trump = trunfo
rules-means-trump = uma carta que bate qualquer carta de outros naipes
rules-word-trumping = cortar
rules-means-trumping = jogar trunfo quando não se pode assistir
rules-word-virgin = virgem
rules-means-virgin = no ramsch, um jogador sem vazas
rules-word-with-without = com, sem
rules-means-with-without = como se contam os matadores: desde { $jack-clubs } para baixo, presentes ou em falta
