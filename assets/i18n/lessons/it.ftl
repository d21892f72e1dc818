# The lessons and quizzes, in Italian.
#
# A sentence of the coach takes two rows of 76 cells at most. Any of them may use what the table
# reckons for the lesson: $game, $matadors, $levels, $base and $value of its game with the person's
# cards, $bid, the $jack in the skat, and the card $points of the person's side and of the $trick on the
# table; the last bid that was $held; and of the rules the points one must $need, those with which a
# side is $caught or $free of schneider. Titles have 22 cells at most, and what a lesson teaches 33.

### Around them

key-learn = i
start-learn = Impara
start-learn-means = dodici lezioni, e quanto valgono i giochi
do-learn = impara
do-next-lesson = altra lezione
head-lesson = ⟨Non conta⟩ ⟪· lezione { $n }: { $title }⟫
lesson-answer-first = La lezione aspetta prima la risposta alla sua domanda.
lesson-over = Questa era la lezione. Se vuoi, gioca la smazzata fino in fondo.
learn-done = { $what } · fatto
learn-quizzes = Problemi
learn-quizzes-means = quanto vale il gioco? · { $done } di { $all } risolti

### Quizzes

quiz-head = ⟨Quanto vale questo gioco?⟩  ⟪{ $n } di { $all }⟫
head-quiz = ⟨Non conta⟩ ⟪· problema⟫
quiz-game = ⟨{ $game }⟩ ⟪· dichiarato⟫ { $bid }
quiz-played = { $points } punti con lo skat in { $own } prese; i difensori ne hanno { $rest } in { $theirs }.
quiz-null-made = Il dichiarante non ha fatto prese.
quiz-null-broken = Il dichiarante ha dovuto fare una presa.
quiz-skat = Skat
quiz-ask = Quanti punti scrive il dichiarante, vinti o persi? ⟨{ $typed }⟩_
quiz-type = Prima scrivi i punti, poi Invio.
quiz-right = ⟨Giusto:⟩ { $answer }.
quiz-wrong = ⟨Non { $typed }:⟩ sono { $answer }.
quiz-writes = in lista
do-answer = rispondi
do-next-quiz = altro problema

### Said in several lessons

lesson-covered = Troppo presto. { $game } { $matadors } fa { $levels } × { $base } = { $value }, e { $bid } non è di più.
lesson-overbids = Troppo. Il tuo gioco vale { $value } e non copre { $bid }: senza Schneider è perso, e non ci si può contare.

### The lessons

lesson-matadors = Contare i matador
lesson-matadors-means = fin dove arriva il tuo gioco
lesson-matadors-1 = Il secondo chiede { $bid }. Il tuo gioco è { $game }. Conta quante delle briscole più alte ti mancano di fila: tieni?
lesson-matadors-1-right = Giusto. Giochi { $matadors }, con uno per il gioco { $levels }. { $levels } × { $base } fa { $value }, e fin lì puoi andare.
lesson-matadors-2 = Il secondo salta a { $bid }. { $game } { $matadors } lo copre ancora?
lesson-matadors-2-right = Giusto. { $levels } × { $base } fa { $value }: ciò che è coperto esattamente si può tenere.
lesson-matadors-3 = Ora { $bid }. Vai avanti?
lesson-matadors-3-right = Giusto, lascialo. { $game } vale { $value }; solo lo Schneider varrebbe di più, e non ci si può contare.

lesson-limit = Fino al limite
lesson-limit-means = finché è coperto
lesson-limit-1 = Il primo ha tenuto { $held }, il secondo è passato. Hai { $game } { $matadors }. Che valore dici?
lesson-limit-1-right = Giusto: { $matadors }, gioco { $levels }, per { $base } fa { $value }. Basta il valore seguente, ed è coperto esattamente.
lesson-limit-2 = Il primo tiene anche questo. E adesso?
lesson-limit-2-right = Giusto. { $value } era la tua ultima parola. Il limite si fissa prima della dichiarazione, e si rispetta.

lesson-hand = A mano o skat
lesson-hand-means = quando lasciare chiuso lo skat
lesson-hand-1 = Il gioco è tuo per { $bid }. Prendi lo skat, o giochi a mano?
lesson-hand-1-right = Giusto. Queste carte vincono { $game } comunque stiano le altre. La mano dà un livello in più, gratis.
lesson-hand-1-wrong = Non ti serve lo skat: { $game } è vinto comunque stiano le altre carte, e la mano vale un livello in più.

lesson-discard = Che cosa scartare
lesson-discard-means = due carte su dodici
lesson-discard-1 = Il tuo gioco è { $game }. Scarta due carte e annuncialo. Di quali semi puoi liberarti?
lesson-discard-1-right = Giusto. Ognuna era sola nel suo seme: ora tagli tutti e due i semi, e lì gli assi degli avversari non prendono nulla.
lesson-discard-1-game = Le due carte giuste. Ma il tuo seme lungo è { $game }: annuncia quello.
lesson-discard-1-wrong = Così vincono gli avversari. Cerca i semi in cui hai una sola carta bassa: senza quella puoi tagliare. Esc torna indietro.

lesson-trumps = Battere le briscole
lesson-trumps-means = dall’alto, quando esci tu
lesson-trumps-1 = Giochi { $game } e tocca a te uscire. Quale carta?
lesson-trumps-1-right = Giusto. I tuoi fanti fanno uscire quelli più alti. Poi asso e dieci sono le briscole più alte e portano a casa i punti.
lesson-trumps-1-low = Briscola sì, ma questa la prende un fante più alto. Prima i fanti: asso e dieci vengono dopo.
lesson-trumps-1-wrong = Troppo presto. Gli avversari fanno la presa e tagliano i tuoi semi con briscole basse. Prima batti le briscole.

lesson-cut = Tagliare o scartare
lesson-cut-means = quale presa vale una briscola
lesson-cut-1 = Sono usciti a quadri e non ne hai; ci sono { $trick } punti. Li prendi con un fante, o scarti?
lesson-cut-1-right = Giusto. Quel fiori perde comunque. I fanti restano per dopo, e presto potrai tagliare i fiori.
lesson-cut-1-trump = Per { $trick } punti un fante è troppo: ti servono tutti più tardi. Scarta una carta che perde comunque.
lesson-cut-1-wrong = Scartare è giusto, ma non picche o cuori: quelli faranno prese. Via una perdente.
lesson-cut-2 = Ora fiori, e non ne hai più; ci sono { $trick } punti. E questa volta?
lesson-cut-2-right = Giusto. Niente punti, ma esci tu: ora batti le briscole e giochi i tuoi assi.
lesson-cut-2-wrong = Così escono ancora gli avversari, e perdi una buona carta. Questa presa vale un fante: per uscire tu.

lesson-sixty-one = Come arrivare a 61
lesson-sixty-one-means = contare i punti mentre si gioca
lesson-sixty-one-1 = Hai { $points } punti con lo skat. Sono usciti a cuori, il secondo taglia: ci sono { $trick } punti. Come arrivi a { $need }?
lesson-sixty-one-1-right = Giusto: ora ne hai { $points }, e briscole alte per il resto. Chi conta sa quale presa non va persa.
lesson-sixty-one-1-wrong = Quella briscola va agli avversari con i { $trick } punti, e { $need } è fuori portata. Solo un fante più alto prende.

lesson-schneider = Schneider
lesson-schneider-means = tenere gli altri a trenta
lesson-schneider-1 = { $game } è quasi vinto. Ora tieni gli avversari a { $caught } punti, per un livello in più: con che cosa esci?
lesson-schneider-1-right = Giusto. Il fante più alto fa una presa; poi le loro briscole sono cadute prima di tagliare punti: non ne avranno più di { $caught }.
lesson-schneider-1-low = Vinto lo stesso, ma questa la prendono a poco prezzo, e poi più di { $caught } punti. Dall’alto.
lesson-schneider-1-wrong = Vinto lo stesso, ma non Schneider: tagliano i tuoi semi e superano { $caught }. Prima batti le briscole.

lesson-null = Null
lesson-null-means = liberarsi delle carte pericolose
lesson-null-1 = Null: non devi fare prese. Sono usciti a fiori, con l’asso. Quale fiori giochi?
lesson-null-1-right = Giusto. Sotto l’asso il fiori più alto è al sicuro. I bassi restano: non fanno mai una presa.
lesson-null-1-wrong = Questa la prende comunque l’asso. Usala per il tuo fiori più alto: più tardi sarebbe costretto a prendere.

lesson-smear = Caricare
lesson-smear-means = difendere in due
lesson-smear-1 = Sei in difesa. Il compagno fa questa presa di picche, e tu non hai picche. Quale carta dai?
lesson-smear-1-right = Giusto: una carta piena, più punti che puoi. Nella presa del compagno sono al sicuro per sempre.
lesson-smear-1-trump = La presa è già vostra: perché tagliare il compagno? Dai punti, e tieni la briscola.
lesson-smear-1-picture = Pensato bene, ma è poco: il dichiarante arriva ancora a { $need }. Dai una carta piena, asso o dieci.
lesson-smear-1-wrong = La presa è del compagno: una carta senza punti la spreca, e il dichiarante arriva a { $need }. Dai più punti che puoi.

lesson-overbid = Dichiarato troppo
lesson-overbid-means = quando un fante guasta il valore
lesson-overbid-1 = Hai dichiarato { $bid }, ma nello skat c’era { $jack }. Scarta due carte e annuncia ciò che ancora copre il valore.
lesson-overbid-1-right = Giusto: { $matadors }, senza Schneider nessun gioco a seme copre la tua dichiarazione; il grand la copre da solo, e si può vincere.
lesson-overbid-1-null = Copre il valore, ma un null con queste carte alte è perso. Esc torna ai giochi.
lesson-overbid-1-wrong = Troppo: ora giochi { $matadors }, e senza Schneider nessun gioco a seme arriva più a { $bid }. Un altro gioco sì. Esc torna indietro.

lesson-announce = Annunciare
lesson-announce-means = ciò che è certo, e non di più
lesson-announce-1 = Giochi a mano. Quale gioco annunci, e fin dove? Conta le prese che puoi perdere.
lesson-announce-1-right = Giusto. Si può perdere una presa di cuori, mai con { $free } punti: lo Schneider è certo, lo Schwarz no.
lesson-announce-1-less = Il grand è giusto, ma regali livelli: puoi perdere una presa sola, lo Schneider è certo. Annuncialo.
lesson-announce-1-more = Troppo. Gli avversari possono fare una presa di cuori: allora lo Schwarz è mancato, e tutto è perso.
lesson-announce-1-null = Con queste carte un null è perso: fanti, assi e dieci fanno prese, che si voglia o no.
lesson-announce-1-wrong = Può valere di più. Hai tutti i fanti e puoi perdere una presa sola: gioca grand.
