# The lessons and quizzes, in Portuguese.
#
# A sentence of the coach takes two rows of 76 cells at most. Any of them may use what the table
# reckons for the lesson: $game, $matadors, $levels, $base and $value of its game with the person's
# cards, $bid, the $jack in the skat, and the card $points of the person's side and of the $trick on the
# table; the last bid that was $held; and of the rules the points one must $need, those with which a
# side is $caught or $free of schneider. Titles have 22 cells at most, and what a lesson teaches 33.

### Around them

key-learn = a
start-learn = Aprender
start-learn-means = doze lições, e quanto valem os jogos
do-learn = aprender
do-next-lesson = lição seguinte
head-lesson = ⟨Não conta⟩ ⟪· lição { $n }: { $title }⟫
lesson-answer-first = A lição espera primeiro a resposta à sua pergunta.
lesson-over = Era esta a lição. Se quiser, jogue a mão até ao fim.
learn-done = { $what } · feito
learn-quizzes = Problemas
learn-quizzes-means = quanto vale o jogo? · { $done } de { $all } resolvidos

### Quizzes

quiz-head = ⟨Quanto vale este jogo?⟩  ⟪{ $n } de { $all }⟫
head-quiz = ⟨Não conta⟩ ⟪· problema⟫
quiz-game = ⟨{ $game }⟩ ⟪· licitação⟫ { $bid }
quiz-played = { $points } pontos com o skat em { $own } vazas; a defesa tem { $rest } em { $theirs }.
quiz-null-made = O declarante não fez vazas.
quiz-null-broken = O declarante teve de fazer uma vaza.
quiz-skat = Skat
quiz-ask = Quantos pontos escreve o declarante, ganhos ou perdidos? ⟨{ $typed }⟩_
quiz-type = Escreva primeiro os pontos, depois Enter.
quiz-right = ⟨Certo:⟩ { $answer }.
quiz-wrong = ⟨Não { $typed }:⟩ são { $answer }.
quiz-writes = na lista
do-answer = responder
do-next-quiz = problema seguinte

### Said in several lessons

lesson-covered = Cedo demais. { $game } { $matadors } é { $levels } × { $base } = { $value }, e { $bid } não passa disso.
lesson-overbids = É demais. O seu jogo vale { $value } e não cobre { $bid }: sem Schneider está perdido, e com isso não se pode contar.

### The lessons

lesson-matadors = Contar os matadores
lesson-matadors-means = até onde chega o seu jogo
lesson-matadors-1 = O 2.º pede { $bid }. O seu jogo é { $game }. Conte quantos dos trunfos mais altos lhe faltam seguidos: mantém?
lesson-matadors-1-right = Certo. Joga { $matadors }, com um pelo jogo { $levels }. { $levels } × { $base } são { $value }, e até aí pode ir.
lesson-matadors-2 = O 2.º salta para { $bid }. { $game } { $matadors } ainda o cobre?
lesson-matadors-2-right = Certo. { $levels } × { $base } são { $value }: o que está coberto à justa pode manter-se.
lesson-matadors-3 = Agora { $bid }. Continua?
lesson-matadors-3-right = Certo, deixe ir. { $game } vale { $value }; só o Schneider valeria mais, e com isso não se pode contar.

lesson-limit = Licitar até ao limite
lesson-limit-means = enquanto está coberto
lesson-limit-1 = O 1.º manteve { $held }, o 2.º passou. Tem { $game } { $matadors }. Que valor diz?
lesson-limit-1-right = Certo: { $matadors }, jogo { $levels }, vezes { $base } são { $value }. Basta o valor seguinte, e está coberto à justa.
lesson-limit-2 = O 1.º também mantém isso. E agora?
lesson-limit-2-right = Certo. { $value } era a sua última palavra. O limite fixa-se antes da licitação, e cumpre-se.

lesson-hand = De mão ou skat
lesson-hand-means = quando deixar o skat fechado
lesson-hand-1 = O jogo é seu por { $bid }. Levanta o skat, ou joga de mão?
lesson-hand-1-right = Certo. Estas cartas ganham { $game } estejam as outras onde estiverem. De mão vale mais um nível, de graça.
lesson-hand-1-wrong = Não precisa do skat: { $game } está ganho estejam as outras cartas onde estiverem, e de mão vale mais um nível.

lesson-discard = O que descartar
lesson-discard-means = duas cartas em doze
lesson-discard-1 = O seu jogo é { $game }. Descarte duas cartas e anuncie-o. De que naipes se pode livrar?
lesson-discard-1-right = Certo. Cada uma estava só no seu naipe: agora corta os dois naipes, e os ases dos adversários nada fazem aí.
lesson-discard-1-game = As duas cartas certas. Mas o seu naipe longo é { $game }: anuncie esse.
lesson-discard-1-wrong = Assim ganham os adversários. Procure naipes em que tem uma só carta baixa: sem ela pode cortar. Esc volta às cartas.

lesson-trumps = Tirar os trunfos
lesson-trumps-means = por cima, quando sai você
lesson-trumps-1 = Joga { $game } e sai você. Que carta?
lesson-trumps-1-right = Certo. Os seus valetes fazem cair os mais altos. Depois o ás e o dez são os trunfos mais altos e trazem os pontos.
lesson-trumps-1-low = Trunfo sim, mas um valete mais alto ganharia este. Primeiro os valetes: o ás e o dez vêm depois.
lesson-trumps-1-wrong = Cedo demais. Os adversários fazem a vaza e cortam os seus naipes com trunfos baixos. Tire primeiro os trunfos.

lesson-cut = Cortar ou baldar-se
lesson-cut-means = que vaza vale um trunfo
lesson-cut-1 = Saíram a ouros e não tem nenhum; estão lá { $trick } pontos. Corta com um valete, ou balda-se?
lesson-cut-1-right = Certo. Esse pau perde de qualquer modo. Os valetes ficam para depois, e em breve pode cortar os paus.
lesson-cut-1-trump = Por { $trick } pontos um valete é caro: precisa de todos mais tarde. Largue uma carta que perde de qualquer modo.
lesson-cut-1-wrong = Baldar-se está certo, mas não espadas nem copas: essas farão vazas. Fora com uma perdedora.
lesson-cut-2 = Agora paus, e já não tem; estão lá { $trick } pontos. E desta vez?
lesson-cut-2-right = Certo. Nada de pontos, mas a saída: agora tira os trunfos e joga os seus ases.
lesson-cut-2-wrong = Assim os adversários continuam a sair, e você perde uma boa carta. Esta vaza vale um valete: pela saída.

lesson-sixty-one = Como chegar a 61
lesson-sixty-one-means = contar os pontos a jogar
lesson-sixty-one-1 = Tem { $points } pontos com o skat. Saíram a copas, o 2.º corta: estão lá { $trick } pontos. Como chega a { $need }?
lesson-sixty-one-1-right = Certo: já tem { $points }, e trunfos altos para o resto. Quem conta sabe que vaza não pode perder.
lesson-sixty-one-1-wrong = Esse trunfo vai para os adversários com os { $trick } pontos, e { $need } fica fora de alcance. Só um valete mais alto ganha a vaza.

lesson-schneider = Schneider
lesson-schneider-means = manter os outros em trinta
lesson-schneider-1 = { $game } está quase ganho. Mantenha agora os adversários em { $caught } pontos, por mais um nível: com que sai?
lesson-schneider-1-right = Certo. O valete mais alto faz uma vaza; depois os trunfos deles já saíram antes de cortar pontos: não passam de { $caught }.
lesson-schneider-1-low = Ganho na mesma, mas esta levam-na barato, e depois mais de { $caught } pontos. Por cima.
lesson-schneider-1-wrong = Ganho na mesma, mas sem Schneider: cortam os seus naipes e passam de { $caught }. Tire primeiro os trunfos.

lesson-null = Null
lesson-null-means = livrar-se das cartas perigosas
lesson-null-1 = Null: não pode fazer vazas. Saíram a paus, com o ás. Que pau joga?
lesson-null-1-right = Certo. Debaixo do ás o pau mais alto está seguro. Os baixos ficam: nunca fazem vaza.
lesson-null-1-wrong = Esta leva-a o ás de qualquer modo. Use-a para o seu pau mais alto: mais tarde teria de ganhar uma.

lesson-smear = Carregar
lesson-smear-means = defender a dois
lesson-smear-1 = Joga contra o declarante. O parceiro faz esta vaza de espadas, e você não tem espadas. Que carta dá?
lesson-smear-1-right = Certo: uma carta cheia, tantos pontos quantos puder. Na vaza do parceiro ficam seguros para sempre.
lesson-smear-1-trump = A vaza já é vossa: porquê cortar o parceiro? Dê pontos, e guarde o trunfo.
lesson-smear-1-picture = Bem pensado, mas é pouco: o declarante ainda chega a { $need }. Dê uma carta cheia, ás ou dez.
lesson-smear-1-wrong = A vaza é do parceiro: uma carta sem pontos desperdiça-a, e o declarante chega a { $need }. Dê todos os pontos que puder.

lesson-overbid = Licitação alta demais
lesson-overbid-means = quando um valete estraga o valor
lesson-overbid-1 = Licitou { $bid }, mas { $jack } estava no skat. Descarte duas cartas e anuncie o que ainda cobre a licitação.
lesson-overbid-1-right = Certo: { $matadors }, sem Schneider nenhum jogo de naipe chega à sua licitação; o grand cobre-a por si, e pode ganhar-se.
lesson-overbid-1-null = Isso cobre a licitação, mas um null com estas cartas altas está perdido. Esc volta aos jogos.
lesson-overbid-1-wrong = É demais: joga { $matadors }, e sem Schneider nenhum jogo de naipe chega já a { $bid }. Outro jogo chega. Esc volta atrás.

lesson-announce = Anunciar
lesson-announce-means = o que é certo, e não mais
lesson-announce-1 = Joga de mão. Que jogo anuncia, e até onde? Conte as vazas que pode perder.
lesson-announce-1-right = Certo. Pode perder-se uma vaza de copas, nunca com { $free } pontos: o Schneider é certo, o Schwarz não.
lesson-announce-1-less = O grand está certo, mas dá níveis: só pode perder uma vaza, o Schneider é certo. Anuncie-o.
lesson-announce-1-more = É demais. Os adversários podem fazer uma vaza de copas: então falha o Schwarz, e tudo está perdido.
lesson-announce-1-null = Com estas cartas um null está perdido: valetes, ases e dez fazem vazas, queira-se ou não.
lesson-announce-1-wrong = Pode valer mais. Tem todos os valetes e só pode perder uma vaza: jogue grand.
