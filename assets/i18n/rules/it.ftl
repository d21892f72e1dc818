# The rules to look up, in Italian. What holds for all of these files is told in en.ftl.
#
# A trick is a presa, a deal a smazzata, the list a lista. The person is called "tu".

rules-pages-title = Le regole dello skat
rules-pages-contents = “skat rules ARGOMENTO” mostra una di queste pagine, “skat rules all” tutte, e “skat rules --print” ciò che si stampa su due facciate A4.

### Topics

rules-topic-quick-start = Per cominciare
rules-topic-cards = Le carte
rules-topic-deal = Posti e smazzata
rules-topic-auction = La dichiarazione
rules-topic-skat = Skat o mano
rules-topic-announcing = L’annuncio
rules-topic-tricks = Le prese
rules-topic-winning = Vinto o perso
rules-topic-matadors = I matador
rules-topic-value = Quanto vale un gioco
rules-topic-overbid = Dichiarato troppo
rules-topic-null = Null
rules-topic-bids = I valori
rules-topic-list = La lista
rules-topic-ending = Finire prima
rules-topic-house = Regole di casa
rules-topic-questions = Domande
rules-topic-glossary = Le parole

### Heads of columns, and small words

rules-head-col-game = gioco
rules-head-col-trumps = briscole
rules-head-col-base = valore base
rules-head-col-card = carta
rules-head-col-sign = segno
rules-head-col-points = punti
rules-head-col-french = mazzo francese
rules-head-col-german = mazzo tedesco
rules-head-col-skat = skat
rules-head-col-won = vinto
rules-head-col-lost = perso
rules-head-col-value = valore
rules-head-col-games = giochi
rules-head-col-deal = n.
rules-say-yes = sì
rules-say-pass = passo
rules-say-may = sì
rules-say-may-not = –
rules-card-missing = manca

rules-rank-name-ace = asso
rules-rank-name-ten = dieci
rules-rank-name-king = re
rules-rank-name-queen = donna
rules-rank-name-jack = fante
rules-rank-name-low = nove, otto, sette
rules-rank-name-daus = Daus (asso)
rules-rank-name-ober = Ober
rules-rank-name-unter = Unter

### Quick start

rules-quick-intro = Lo skat è un gioco per tre: uno da solo contro gli altri due. Questi { $steps } passi bastano per sedersi a giocare. Si leggono in circa { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
  }.
rules-quick-step = { $step }. { $title } ⟪· circa { $seconds } secondi⟫
rules-quick-table = Il tavolo
rules-quick-table-sides = In ogni smazzata un giocatore, il ⟨dichiarante⟩, gioca da solo contro gli altri due, gli ⟨avversari⟩. Non è sempre lo stesso, e perciò ognuno segna punti suoi.
rules-quick-table-aim = Le { $pack } carte contano insieme { $total } punti. Il dichiarante vince con { $need } o più; sul { $half } a { $half } hanno vinto gli avversari.
rules-quick-deal = La smazzata
rules-quick-deal-cards = Ognuno riceve { $hand } carte. Due restano coperte nel mezzo: lo ⟨skat⟩.
rules-quick-deal-seats = A sinistra del mazziere siede il ⟨primo di mano⟩, che esce alla prima presa. In senso orario seguono il ⟨secondo⟩ e il ⟨terzo⟩; in tre il terzo è il mazziere.
rules-quick-auction = La dichiarazione
rules-quick-auction-who = Chi dichiara più alto gioca da solo. Il secondo dichiara al primo, che risponde “sì” o passa. Poi il terzo dichiara a chi è rimasto. I gradini sono { $first-bids }
rules-quick-auction-worth = Puoi salire fino a quanto vale il tuo gioco: valore base × (⟨matador⟩ più uno). I matador sono le briscole più alte in fila ininterrotta da { $jack-clubs } in giù, che hai o che ti mancano.
rules-quick-auction-hand = Dieci carte per { $hearts }:
rules-quick-auction-example = C’è { $jack-clubs } ma non { $jack-spades }: ⟨{ $matadors }⟩. A { $game } fa { $levels } × { $base } = ⟨{ $value }⟩, e puoi dichiarare fino a { $value }.
rules-quick-skat = Skat o mano
rules-quick-skat-pick-up = Il dichiarante prende lo skat e scarta due carte qualsiasi. Alla fine contano per lui. Poi dice il gioco.
rules-quick-skat-hand = Oppure lo skat resta chiuso: è giocare ⟨mano⟩, e vale un livello in più.
rules-quick-games = I giochi
rules-quick-games-suit = i quattro fanti e il seme
rules-quick-games-grand = solo i quattro fanti
rules-quick-games-null = nessuna; non fare prese
rules-quick-games-follow = Rispondi a ciò che è uscito: briscola a briscola, un seme a quel seme. I fanti sono briscole e non appartengono a nessun seme.
rules-quick-games-takes = Se non puoi rispondere, gioca la carta che vuoi. Prende la briscola più alta, altrimenti la carta più alta del seme uscito; chi prende esce alla presa seguente.
rules-quick-games-written = Un gioco vinto rende il suo valore; uno perso costa { $loss } × il valore.
rules-quick-now = Basta per la prima smazzata. Tutto il resto si trova qui quando serve.

### The cards

rules-cards-pack = Lo skat ha { $pack } carte: i quattro semi { $clubs }, { $spades }, { $hearts } e { $diamonds }, di { $suit-cards } carte ciascuno.
rules-cards-points = Quanto contano
rules-cards-points-total = Fanno { $suit-points } punti in ogni seme e { $total } in tutto il mazzo.
rules-cards-order = Quale carta è più alta
rules-cards-order-suit = Nel gioco a seme { $trumps } carte sono briscole: i quattro fanti, sempre nello stesso ordine, e sotto di loro il seme di briscola. Il dieci viene subito dopo l’asso.
rules-cards-trumps = Le briscole a { $game }, dalla più alta in giù:
rules-cards-side = E ogni altro seme:
rules-cards-order-grand = Nel grand solo i quattro fanti sono briscole, e tutti i semi hanno { $side } carte:
rules-cards-order-null = Nel null non ci sono briscole. Il fante sta tra donna e dieci, e il dieci tra fante e nove:
rules-cards-packs = Due mazzi
rules-cards-packs-german = In gran parte della Germania si gioca con altre figure. Le carte sono le stesse:
rules-cards-german-words = Nelle frasi il Daus si chiama asso, l’Ober donna e l’Unter fante.

### Seats and deal

rules-deal-players = Si gioca in tre. Tutto va in senso orario, a partire dal mazziere:
rules-deal-forehand = a sinistra del mazziere; esce alla prima presa, e a lui si dichiara per primo
rules-deal-middlehand = dichiara per primo, al primo di mano
rules-deal-rearhand = dichiara per ultimo; in tre è il mazziere
rules-deal-four = In quattro il mazziere non gioca; sulla lista riceve ciò che ricevono gli avversari.
rules-deal-dealing = La distribuzione
rules-deal-cut = Il vicino di destra del mazziere taglia il mazzo.
rules-deal-order = Si danno { $deal-first } carte a ciascuno, { $deal-skat } allo skat, poi { $deal-second } a ciascuno e { $deal-third } a ciascuno.
rules-deal-hands = Così ognuno ha { $hand } carte.
rules-deal-skat-lies = Lo skat resta coperto finché non si sa chi gioca.
rules-deal-shuffle = Il mescolamento
rules-deal-shuffle-how = Mescola il computer: riempie i { $pack } posti dall’ultimo al primo, ciascuno con una delle carte rimaste, tutte ugualmente probabili. Nient’altro decide chi riceve che cosa, e nessun giocatore del computer vede più delle proprie carte.
rules-deal-shuffle-chance = Una serata può sorprendere; alla lunga le carte arrivano come vuole il caso. Su { $hundred } mani { $no-jack } non hanno fanti, { $one-jack } ne hanno uno, { $two-jacks } due, { $more-jacks } tre o quattro.
rules-deal-shuffle-seed = Il mescolamento parte dal seed mostrato con ogni risultato: lo stesso seed dà a tutti le stesse carte.
rules-deal-next = La smazzata seguente
rules-deal-moves-on = Dopo ogni smazzata il mazzo passa a sinistra, comunque sia finita, anche se tutti sono passati.
rules-deal-length = Una lista intera ha { $deals } smazzate in tre e { $deals-four } in quattro.

### Bidding

rules-auction-why = La dichiarazione decide chi gioca da solo. Si dicono numeri, non giochi: nessuno viene a sapere che cosa vuoi giocare.
rules-auction-values = Ci sono { $bids } valori, da { $least } a { $most }; ognuno è quanto può valere un gioco. I primi sono { $first-bids }
rules-auction-order = Chi parla a chi
rules-auction-1 = Il secondo dichiara al primo. Il primo dice “sì” e tiene così il numero, oppure passa.
rules-auction-2 = Finché il primo tiene, il secondo deve salire o passare. Chi passa è fuori.
rules-auction-3 = Poi il terzo dichiara a chi è rimasto, e deve superare l’ultimo numero.
rules-auction-4 = Chi resta alla fine gioca, all’ultimo numero detto o tenuto.
rules-auction-for-example = Per esempio
rules-auction-example-result = Gioca il { $who }, a ⟨{ $bid }⟩.
rules-auction-good-to-know = Buono a sapersi
rules-auction-jumps = I numeri si possono saltare.
rules-auction-final = Detto è detto: non si ritira né un numero, né un sì, né un passo.
rules-auction-forehand-alone = Se gli altri due passano subito, il primo può giocare a { $least }, o passare anche lui.
rules-auction-all-pass = Se passano tutti e tre, nessuno segna niente e dà le carte il seguente. Secondo una regola di casa si gioca un ramsch.
rules-auction-limit = Chi dichiara più di quanto il suo gioco vale alla fine ha dichiarato troppo e perde.

### Skat or Hand

rules-skat-choice = Il dichiarante decide prima di tutto: prendere lo skat o giocare mano.
rules-skat-picked = Skat preso
rules-skat-picked-any = Hai allora { $with-skat } carte e ne scarti due qualsiasi, anche fanti, anche le due appena prese.
rules-skat-picked-points = I punti delle carte scartate sono tuoi.
rules-skat-picked-then = Solo allora si dice il gioco. Non deve essere quello a cui pensavi dichiarando.
rules-skat-by-hand = Mano
rules-skat-hand-level = Mano vale un livello in più, vinto o perso.
rules-skat-hand-shut = Lo skat resta chiuso fino alla fine del gioco.
rules-skat-hand-said = Mano va annunciata. Lasciare lo skat senza dire niente non basta.
rules-skat-hand-only = Solo giocando mano si possono annunciare Schneider, Schwarz e un gioco ouvert; il null può essere ouvert in tutti e due i modi.
rules-skat-belongs = Di chi è lo skat?
rules-skat-belongs-whose = Del dichiarante, anche se gioca mano. I suoi punti contano per lui, e le sue carte contano per i matador. Perciò un fante nello skat può cambiare il valore del gioco:
rules-skat-jack-thought = { $game }, come lo vedi tu: ⟨{ $matadors }⟩, valore { $value }.
rules-skat-jack-is = Con { $skat } nello skat: ⟨{ $matadors }⟩, valore { $value }.
rules-skat-jack-both-ways = Può andare nei due sensi: un tale fante rende meno caro un gioco “senza” e più caro un gioco “con”.

### Announcing

rules-announcing-first = Il dichiarante dice il gioco: un seme, grand o null. Giocando mano può annunciare di più.
rules-announcing-may = Che cosa si può annunciare
rules-announcing-trump-game = seme, grand
rules-announcing-picked-up = skat preso
rules-announcing-hand = mano
rules-announcing-schneider = mano, Schneider annunciato
rules-announcing-schwarz = mano, Schwarz annunciato
rules-announcing-open = mano, ouvert
rules-announcing-brings = Ogni annuncio comprende i precedenti: con Schwarz è annunciato anche Schneider, con un gioco a seme o un grand ouvert anche Schwarz.
rules-announcing-must = Che cosa promette
rules-announcing-must-schneider = Schneider: gli avversari restano a { $caught } punti al massimo; te ne servono { $schneider }.
rules-announcing-must-schwarz = Schwarz: gli avversari non fanno nessuna presa.
rules-announcing-must-open = Ouvert: le tue carte stanno scoperte sul tavolo prima dell’uscita, e fai tutte e { $all-tricks } le prese. Un null ouvert è solo un null a carte scoperte.
rules-announcing-missed = Se la promessa non è mantenuta, il gioco è perso, e ciò che era annunciato conta lo stesso.
rules-announcing-levels = Che cosa rende
rules-announcing-levels-how = Tanti livelli si aggiungono ai matador:
rules-announcing-won = vinto
rules-announcing-final = Un annuncio è definitivo.

### Tricks

rules-tricks-leads = Alla prima presa esce il primo di mano, chiunque sia il dichiarante.
rules-tricks-follow = A ciò che è uscito si deve rispondere: briscola a briscola, un seme a quel seme.
rules-tricks-no-duty = Chi non ne ha gioca ciò che vuole. Nessuno deve tagliare, e nessuno deve superare.
rules-tricks-wins = Prende la briscola più alta; senza briscole, la carta più alta del seme uscito.
rules-tricks-next = Chi prende esce alla presa seguente.
rules-tricks-jacks-belong = I fanti sono briscole e non appartengono a nessun seme; solo nel null ognuno è una carta del suo seme.
rules-tricks-examples = Otto prese
rules-tricks-in-suit = Briscola { $game }
rules-tricks-in-grand = Grand
rules-tricks-in-null = Null
rules-trick-leads = esce
rules-trick-follows = risponde
rules-trick-trumps = taglia
rules-trick-throws-off = scarta
rules-tricks-highest = Prende la carta più alta del seme uscito: { $winner }, con { $points } punti.
rules-tricks-trump = Chi non può rispondere può tagliare. { $winner } è la briscola più bassa e prende { $first } e { $second }: { $points } punti.
rules-tricks-off = Una carta di un altro seme non vince mai, per quanto alta. { $winner } prende { $points } punti, tra cui { $second }.
rules-tricks-jack-led = { $first } è una briscola: è uscita briscola, non il seme del fante. Batte l’asso e il dieci di briscola e prende { $points } punti.
rules-tricks-jack-apart = { $third } è una briscola e non appartiene al seme uscito. Chi di quel seme ha solo il fante può giocare qualunque carta; qui { $winner } taglia e prende { $points } punti.
rules-tricks-jacks = Tra i fanti l’ordine è sempre lo stesso, qualunque sia la briscola. { $winner } è il più alto di tutti: { $points } punti.
rules-tricks-grand = Nel grand { $second } non è una briscola, è solo scartato. { $winner } lo è, e prende { $points } punti.
rules-tricks-null = Nel null il dieci è basso: { $winner } batte { $first }. I punti non contano; la presa è del { $who }.
rules-tricks-manners = Inoltre
rules-tricks-last = Si può rivedere solo l’ultima presa, fino all’uscita seguente.
rules-tricks-revoke = A un vero tavolo non rispondere chiude subito il gioco. Qui una carta non permessa non si può giocare.

### Won or lost

rules-winning-aim = Il dichiarante vince un gioco a seme o un grand con { $need } dei { $total } punti. Gli avversari hanno vinto con { $hold }.
rules-winning-skat-counts = Ciò che è nello skat conta per il dichiarante. Ecco come va, dichiarante contro avversari:
rules-winning-against = { $own } : { $rest }
rules-verdict-won = vinto
rules-verdict-won-schneider = vinto con Schneider
rules-verdict-won-schwarz = vinto, Schwarz (avversari senza presa)
rules-verdict-lost = perso
rules-verdict-lost-schneider = perso, e anche Schneider
rules-winning-levels = Schneider e Schwarz
rules-winning-schneider = una parte ha { $caught } punti o meno
rules-winning-schwarz = una parte non ha nessuna presa
rules-winning-both-sides = Ognuno è un livello in più, qualunque parte colpisca. Un dichiarante con { $caught } punti o meno perde un livello in più.
rules-winning-tricks-count = Per Schwarz contano le prese, non i punti. Una presa di tre carte senza valore basta per evitarlo.
rules-winning-play-on = Perciò si continua anche a gioco deciso: { $free } punti salvano una parte da Schneider.
rules-winning-null = Nel null
rules-winning-null-how = Il null è vinto senza nessuna presa. I punti non importano, e non c’è Schneider.

### Matadors

rules-matadors-what = I matador rendono un gioco più caro. Sono le briscole da { $jack-clubs } in giù, finché la fila non si interrompe.
rules-matadors-how = Se hai { $jack-clubs }, conta quante ne hai di fila: “con”. Se non ce l’hai, conta quante te ne mancano di fila: “senza”. Valgono lo stesso.
rules-matadors-drawn = Negli esempi è briscola { $hearts }. Una cornice spessa è una carta che conta, una tratteggiata una carta che manca. L’ultima chiude la fila.
rules-matadors-two = Con { $held }: ⟨{ $matadors }⟩.
rules-matadors-one = Con { $held }: ⟨{ $matadors }⟩. Manca il secondo fante, e ciò che viene dopo non conta più.
rules-matadors-without-two = Con { $held }: ⟨{ $matadors }⟩.
rules-matadors-without-four = Nessun fante, in testa { $held }: ⟨{ $matadors }⟩.
rules-matadors-five = Con { $held }: ⟨{ $matadors }⟩. Nel gioco a seme la fila continua dopo i fanti.
rules-matadors-jacks = Tutti i modi di avere i fanti
rules-matadors-further = Nel grand è tutto. Nel gioco a seme, con tutti e quattro o con nessuno, la fila continua con asso, dieci e così via, fino a { $trumps }.
rules-matadors-remember = Da ricordare
rules-matadors-skat = Conta anche lo skat: le stesse { $with-skat } carte, preso o non preso.
rules-matadors-put = Contano anche le carte scartate.
rules-matadors-never-none = Ce n’è sempre almeno uno: o hai { $jack-clubs }, o ti manca.
rules-matadors-null = Nel null non ci sono matador.

### What a game is worth

rules-value-formula = ⟨Valore = valore base × livelli.⟩ I livelli sono i matador, uno per il gioco stesso, e uno ciascuno per mano, Schneider, Schwarz e ciò che è annunciato.
rules-value-steps = I valori base:
rules-value-matadors = Matador, con o senza: un livello ciascuno.
rules-value-game = Il gioco: sempre un livello.
rules-value-more = Mano, Schneider, Schneider annunciato, Schwarz, Schwarz annunciato, ouvert: un livello ciascuno.
rules-value-loses = Vinto, si segna il valore. Perso, si toglie { $loss } × il valore.
rules-value-null-fixed = Il null ha valori suoi: { $null }, mano { $null-hand }, ouvert { $null-open }, mano ouvert { $null-open-hand }.
rules-value-went = { $game }, dichiarato { $bid }; il dichiarante ha { $points } punti.
rules-value-went-null = { $game }, dichiarato { $bid }; il dichiarante { $tricks ->
    [0] non fa nessuna presa
    [one] fa una presa
   *[other] fa { $tricks } prese
  }.
rules-value-cards = Le carte, con lo skat:
rules-value-suit = Un gioco a seme, vinto
rules-value-hand = Un gioco mano
rules-value-grand = Grand con Schneider
rules-value-lost = Perso
rules-value-overbid = Dichiarato troppo
rules-value-announced = Mano, Schneider annunciato
rules-value-null = Null
rules-value-null-hand-lost = Null mano, perso

### Overbid

rules-overbid-what = Il gioco deve valere almeno quanto si è dichiarato. Si calcola alla fine, con tutto ciò che si è raggiunto. Se non basta, il gioco è perso, quanti che siano i punti.
rules-overbid-costs = Costa allora { $loss } × il primo multiplo del suo valore base che raggiunge la dichiarazione.
rules-overbid-short = Sotto la dichiarazione
rules-overbid-rescued = Lo stesso, salvato da Schneider
rules-overbid-by-skat = Un fante nello skat
rules-overbid-by-skat-how = Succede soprattutto giocando mano. Il dichiarante non aveva fanti: { $matadors }, con mano { $value }. Ma nello skat c’erano { $skat }:
rules-overbid-remember = Da ricordare
rules-overbid-announced = I livelli annunciati contano per la dichiarazione, e anche Schneider e Schwarz se raggiunti.
rules-overbid-kontra = Contro, surcontro e Bock raddoppiano ciò che si segna. Non aiutano mai a raggiungere la dichiarazione.
rules-overbid-null = Un null sotto la dichiarazione non si può salvare: ha un valore fisso.
rules-overbid-here = Questo programma non lascia annunciare un null sotto la dichiarazione. Avverte prima di un gioco che non basterebbe, ma lo permette.

### Null

rules-null-aim = Nel null il dichiarante non deve fare nemmeno una presa.
rules-null-order = Non ci sono briscole, e le carte di ogni seme stanno in quest’ordine:
rules-null-no-trump = I fanti sono carte del loro seme, e il dieci è basso.
rules-null-ends = La prima presa del dichiarante chiude il gioco: è perso.
rules-null-points = I punti non contano, e non ci sono matador, Schneider o Schwarz.
rules-null-open-cards = Ouvert, le carte del dichiarante stanno scoperte sul tavolo prima dell’uscita. Gli avversari non possono consultarsi.
rules-null-values = Quanto vale
rules-null-bid = Si può annunciare solo se la dichiarazione non supera il suo valore.

### The bidding values

rules-bids-what = Ogni numero che si può dire è il valore di un gioco.
rules-bids-far = Fin dove arrivano le carte
rules-bids-far-how = Conta i tuoi matador, con o senza, e guarda fin dove arriva ogni gioco:
rules-bids-with-or-without = con o senza { $n }
rules-bids-far-hand = Lo stesso giocando mano:
rules-bids-far-null = Il null arriva a { $null }, mano { $null-hand }, ouvert { $null-open }, mano ouvert { $null-open-hand }.
rules-bids-all = Tutti i { $bids } valori
rules-bids-all-how = Livelli × valore base, per ogni gioco che ha quel valore.

### The list

rules-list-what = Ogni smazzata ha una riga. Segna solo chi ha giocato: il valore se ha vinto, meno { $loss } × il valore se ha perso.
rules-list-example = Cinque smazzate di A, B e C. Nella colonna del dichiarante sta il suo nuovo totale:
rules-list-seeger-fabian = Seeger-Fabian
rules-list-bonus = Alla fine ognuno riceve { $own } per ogni proprio gioco vinto e perde { $own } per ogni proprio gioco perso; e per ogni gioco perso da un altro riceve { $others }:
rules-list-sum-points = punti
rules-list-sum-own = (vinti − persi) × { $own }
rules-list-sum-others = persi altrui × { $bonus }
rules-list-sum-total = totale
rules-list-four = In quattro sono { $others-four } invece di { $others }, anche per il mazziere che non ha giocato.
rules-list-other-ways = Altri modi
rules-list-plain = Semplice: solo i punti.
rules-list-minus = Lista a punti negativi (Bierlachs): chi perde segna la perdita; se uno vince, tutti gli altri segnano il valore come meno. Finisce quando qualcuno arriva al limite, di solito { $limit }: ha perso lui.
rules-list-minus-end = Anche una lista a punti negativi finisce con l’ultima smazzata, se nessuno è arrivato prima al limite.
rules-list-remember = Da ricordare
rules-list-passed = Una smazzata in cui tutti passano usa la sua riga, e dà le carte il seguente, ma nessuno segna niente.
rules-list-ramsch-counts = Un ramsch non conta né come vinto né come perso.
rules-list-ties = Chi ha lo stesso totale divide il posto.

### Ending early

rules-ending-why = Un gioco non deve essere giocato fino all’ultima carta.
rules-ending-declarer = Il dichiarante si arrende
rules-ending-declarer-alone = Con { $alone } carte o più in mano decide da solo.
rules-ending-declarer-later = Con meno deve essere d’accordo un avversario.
rules-ending-declarer-costs = È una semplice perdita, con matador, mano e annunci; mai Schneider o Schwarz per carte non giocate.
rules-ending-declarer-bid = Si conta almeno la dichiarazione, anche se il gioco vale meno.
rules-ending-defenders = Gli avversari si arrendono
rules-ending-defenders-both = Qui devono volerlo tutti e due, perché uno non rovini il gioco dell’altro. Secondo il regolamento ufficiale uno decide per tutti e due.
rules-ending-defenders-wins = Il dichiarante vince allora il gioco semplice, o può chiedere di continuare.
rules-ending-defenders-needs = Un livello che gli serve per la dichiarazione o che ha annunciato gli è concesso, se è ancora raggiungibile.
rules-ending-claim = Il resto è mio
rules-ending-claim-what = Chi deve uscire e non può più perdere prese può scoprire le carte e dichiarare suo il resto.
rules-ending-claim-proof = Qui devono provarlo le carte, comunque stiano le altre. Se non è provato non costa niente: si continua.
rules-ending-claim-null = Nel null il dichiarante mostra che non farà più prese.
rules-ending-itself = Che cosa finisce da sé
rules-ending-null = Il null, con la prima presa del dichiarante.
rules-ending-certain = Un gioco il cui valore non può più cambiare si può fermare, per esempio quando si perde una presa dopo aver annunciato Schwarz.
rules-ending-decided = Tutto il resto si gioca fino in fondo: Schneider e Schwarz contano anche a gioco deciso.

### House rules

rules-house-what = Nessuna fa parte del gioco ufficiale, e tutte sono spente finché non le accendi. Si chiamano come nelle impostazioni.
rules-house-how = skat --rules pub ha quelle comuni; --house le accende e le spegne una per una.
rules-house-switch-ramsch = Quando tutti e tre passano si gioca un ramsch invece di niente.
rules-house-switch-schieberamsch = Ogni ramsch comincia spingendo: dal primo in poi ognuno prende lo skat e passa due carte, o lo spinge senza vederlo, il che raddoppia. Porta con sé il ramsch.
rules-house-switch-push-jacks = Chi ha preso lo skat può passare fanti. Se no, i fanti si spingono solo senza averli visti.
rules-house-switch-ramsch-skat = Dove va lo skat di un ramsch: con l’ultima presa, a chi ha più punti, o a nessuno.
rules-house-switch-grand-hand = Prima di un ramsch ognuno a turno può annunciare invece grand mano.
rules-house-switch-kontra = Un avversario può dire contro, che raddoppia ciò che si segna: fino alla sua prima carta, o solo subito dopo l’annuncio. In un gioco ouvert solo prima che le carte siano scoperte.
rules-house-switch-kontra-18 = Contro solo per chi ha detto o tenuto { $least }, o non ne ha mai avuto l’occasione.
rules-house-switch-re = Il dichiarante può rispondere al contro con surcontro, che raddoppia ancora.
rules-house-switch-hirsch = L’avversario può rispondere al surcontro con Hirsch, che raddoppia un’altra volta.
rules-house-switch-bock = Certi risultati portano un giro di Bock: tante smazzate quanti i giocatori, in cui tutto conta × { $bock }.
rules-house-switch-triggers = Quali risultati portano un tale giro.
rules-house-switch-ramsch-rounds = Un giro di ramsch senza dichiarazione dopo ogni giro di Bock, o a ogni smazzata.
rules-house-presets = Per nome
rules-house-none = nessuna
rules-house-ramsch = Ramsch
rules-house-ramsch-play = Nessuno gioca contro due, ognuno gioca per sé. I fanti sono le sole briscole; esce il primo di mano.
rules-house-ramsch-loses = Chi ha più punti ne perde altrettanti. Se due ne hanno tanti, perdono tutti e due; se li hanno uguali tutti e tre, non perde nessuno.
rules-house-ramsch-virgin = Un giocatore senza prese, una vergine, raddoppia la perdita.
rules-house-ramsch-march = Chi fa tutte e { $all-tricks } le prese ha fatto cappotto e vince { $total }.
rules-house-ramsch-example = Un ramsch spinto una volta, calcolato riga per riga:
rules-house-doubling = Contro, surcontro, Hirsch
rules-house-doubling-score = Raddoppiano ciò che si segna, non il valore del gioco, e perciò non aiutano mai a raggiungere la dichiarazione.
rules-house-doubling-when = C’è un solo contro per smazzata. Bock e contro si moltiplicano.
rules-house-triggers = Che cosa fa scattare il Bock
rules-house-triggers-how = Più risultati dello stesso tipo in una smazzata portano un solo giro.
rules-house-trigger-even = un gioco a seme o un grand perso { $half } a { $half }
rules-house-trigger-kontra-lost = un gioco perso dopo contro
rules-house-trigger-re = contro e surcontro sono stati detti
rules-house-trigger-grand-hand-won = un grand mano vinto
rules-house-trigger-grand-lost = un grand perso
rules-house-trigger-digits = il totale di chi ha segnato ha tre cifre uguali
rules-house-trigger-hundred = il totale di chi ha segnato è un multiplo di cento
rules-house-trigger-72 = un gioco di questo valore o più
rules-house-trigger-96 = un gioco di questo valore o più
rules-house-trigger-passed = tutti e tre sono passati, e non segue un Ramsch
rules-house-trigger-lost-100 = una perdita di più di cento

### Questions

rules-question-all-pass = Che succede se passano tutti e tre?
rules-answer-all-pass = Nessuno segna niente, la smazzata usa la sua riga della lista e dà le carte il seguente. Solo per una regola di casa si gioca un ramsch.
rules-question-hand-looked = Posso ancora giocare mano dopo aver guardato lo skat?
rules-answer-hand-looked = No. Chi lo ha preso o guardato non gioca mano. E mano va annunciata prima.
rules-question-must-trump = Devo tagliare o superare, se posso?
rules-answer-must-trump = No. Devi solo rispondere. Se non puoi, va bene qualunque carta, e non deve vincere.
rules-question-jack-suit = Un fante appartiene al suo seme?
rules-answer-jack-suit = No: nei giochi a seme, nel grand e nel ramsch tutti e quattro i fanti sono briscole. Chi del seme uscito ha solo il fante non deve giocarlo. Solo nel null i fanti appartengono al loro seme.
rules-question-skat-hand = Di chi è lo skat se si gioca mano?
rules-answer-skat-hand = Del dichiarante. I suoi punti contano per lui e le sue carte per i matador, anche se nessuno lo ha visto.
rules-question-revoke = Posso per errore non rispondere?
rules-answer-revoke = Qui no: una carta non permessa non si può giocare, e il tavolo dice perché. Tra persone il gioco finisce subito, a danno della parte che ha sbagliato.
rules-question-even = Chi vince { $half } a { $half }?
rules-answer-even = Gli avversari. Al dichiarante ne servono { $need }.
rules-question-hand-lost = Avevo { $need } punti giocando mano. Perché ho perso?
rules-answer-hand-lost = Per lo più perché nello skat c’era un fante. Cambia i matador, e così il gioco può valere meno di quanto hai dichiarato.
rules-question-clubs-24 = { $clubs-least } è un grand?
rules-answer-clubs-24 = No. Il grand meno caro vale { $least-grand }: un matador, con o senza, e uno per il gioco. Il valore { $clubs-least } è solo di { $clubs }.
rules-question-jump = Si deve salire gradino per gradino?
rules-answer-jump = No. I numeri si possono saltare, purché siano tra i { $bids } valori.
rules-question-null-bid = Fin dove posso dichiarare con un null?
rules-answer-null-bid = Fin quanto vale: { $null }, mano { $null-hand }, ouvert { $null-open }, mano ouvert { $null-open-hand }. Oltre, non si può annunciare.
rules-question-schneider-lost = Schneider conta anche se perdo?
rules-answer-schneider-lost = Sì, contro di te: con { $caught } punti o meno perdi un livello in più, senza prese due.
rules-question-schwarz-points = Non avevo punti, ma una presa. Sono Schwarz?
rules-answer-schwarz-points = No. È Schwarz chi non ha prese.
rules-question-look-back = Posso rivedere le prese?
rules-answer-look-back = L’ultima, fino all’uscita seguente. Le altre no, e non si possono nemmeno ricontare: si conta a mente.
rules-question-sixty-one = Ho { $need } punti. È finita?
rules-answer-sixty-one = È vinta, ma si continua: gli avversari possono ancora finire Schneider, ed è un livello in più.
rules-question-schneider-picked = Posso annunciare Schneider dopo aver preso lo skat?
rules-answer-schneider-picked = No, solo giocando mano. Se lo raggiungi conta lo stesso.
rules-question-hand-lost-costs = Anche un gioco mano perso costa { $loss } × il valore?
rules-answer-hand-lost-costs = Sì, come ogni gioco perso. Prima della fine del secolo era diverso.
rules-question-forehand-must = Il primo deve giocare se gli altri passano?
rules-answer-forehand-must = No. Può giocare a { $least } o passare anche lui.
rules-question-leads = Chi esce se il dichiarante sono io?
rules-answer-leads = Sempre il primo di mano, chiunque giochi.
rules-question-bid-back = Posso ritirare una dichiarazione?
rules-answer-bid-back = No, e nemmeno un passo.

### The words

rules-word-announced = annunciato
rules-means-announced = promesso prima dell’uscita: Schneider, Schwarz, ouvert
rules-word-base = valore base
rules-means-base = ciò che si moltiplica per i livelli, da { $base-diamonds } a { $base-grand } secondo il gioco
rules-word-bid = dichiarazione
rules-means-bid = un numero detto all’asta; anche l’ultimo, che il gioco deve valere
rules-word-bock = Bock
rules-means-bock = per una regola di casa, un giro in cui tutto conta doppio
rules-word-card-points = punti
rules-means-card-points = quanto contano le carte delle prese, { $total } in tutto
rules-word-claim = dichiarare il resto
rules-means-claim = mostrare le carte e prendere tutte le prese rimaste
rules-word-concede = arrendersi
rules-means-concede = dare il gioco per perso prima di averlo finito
rules-word-declarer = dichiarante
rules-means-declarer = chi gioca da solo contro gli altri due
rules-word-defenders = avversari
rules-means-defenders = i due che giocano insieme contro il dichiarante
rules-word-dealer = mazziere
rules-means-dealer = chi dà le carte; in tre il terzo, in quattro quello che non gioca
rules-word-discard = scartare nello skat
rules-means-discard = posare due carte al posto dello skat; contano per il dichiarante
rules-word-follow = rispondere
rules-means-follow = giocare una carta del seme uscito, o briscola a briscola
rules-word-forehand = primo di mano
rules-means-forehand = chi siede a sinistra del mazziere ed esce alla prima presa
rules-word-game-value = valore del gioco
rules-means-game-value = valore base per livelli: ciò che va sulla lista
rules-word-grand = grand
rules-means-grand = il gioco in cui solo i fanti sono briscole
rules-word-hand = mano
rules-means-hand = un gioco in cui lo skat resta chiuso
rules-word-hirsch = Hirsch
rules-means-hirsch = per una regola di casa, la risposta al surcontro; raddoppia un’altra volta
rules-word-hold = tenere
rules-means-hold = dire “sì” a un numero, e così dichiararlo anche tu
rules-word-jack = fanti
rules-means-jack = le briscole più alte in tutti i giochi tranne il null
rules-word-kontra = contro
rules-means-kontra = per una regola di casa, la parola di un avversario che raddoppia ciò che si segna
rules-word-lead = uscire
rules-means-lead = giocare la prima carta di una presa
rules-word-level = livello
rules-means-level = ciò per cui si moltiplica il valore base: matador, gioco, mano …
rules-word-list = lista
rules-means-list = il foglio su cui ogni smazzata ha una riga
rules-word-march = cappotto
rules-means-march = nel ramsch, tutte le prese a un solo giocatore
rules-word-matador = matador
rules-means-matador = le briscole più alte in fila ininterrotta, presenti o mancanti
rules-word-middlehand = secondo
rules-means-middlehand = chi siede tra il primo e il terzo e dichiara per primo
rules-word-minus-list = lista a punti negativi
rules-means-minus-list = un modo di segnare in cui si scrivono solo meno; anche Bierlachs
rules-word-null = null
rules-means-null = il gioco senza briscole in cui il dichiarante non deve fare prese
rules-word-open = ouvert
rules-means-open = con le carte del dichiarante scoperte sul tavolo
rules-word-overbid = dichiarato troppo
rules-means-overbid = si dice di un gioco che vale meno della dichiarazione
rules-word-overtake = superare
rules-means-overtake = giocare una carta più alta di quelle della presa; nella dichiarazione, dire un numero più alto
rules-word-pass = passare
rules-means-pass = uscire dall’asta
rules-word-passed-in = tutti passano
rules-means-passed-in = una smazzata in cui nessuno ha dichiarato
rules-word-ramsch = ramsch
rules-means-ramsch = per una regola di casa, il gioco in cui ognuno evita i punti
rules-word-re = surcontro
rules-means-re = per una regola di casa, la risposta del dichiarante al contro; raddoppia ancora
rules-word-rearhand = terzo
rules-means-rearhand = chi siede a destra del primo e dichiara per ultimo
rules-word-revoke = rifiutare
rules-means-revoke = non rispondere pur potendo
rules-word-schieberamsch = Schieberamsch
rules-means-schieberamsch = un ramsch prima del quale lo skat fa il giro
rules-word-schneider = Schneider
rules-means-schneider = si dice di una parte con { $caught } punti o meno
rules-word-schwarz = Schwarz
rules-means-schwarz = si dice di una parte senza prese
rules-word-seeger-fabian = Seeger-Fabian
rules-means-seeger-fabian = il modo usuale di chiudere una lista, con punti per i giochi vinti e persi
rules-word-side-suit = seme (non di briscola)
rules-means-side-suit = ogni seme diverso dalla briscola
rules-word-skat = skat
rules-means-skat = le due carte nel mezzo, e il nome del gioco
rules-word-smear = caricare
rules-means-smear = mettere una carta che conta molto nella presa del compagno
rules-word-suit-game = gioco a seme
rules-means-suit-game = un gioco in cui i fanti e un seme sono briscole
rules-word-throw-off = scartare
rules-means-throw-off = giocare una carta di un altro seme quando non si può rispondere
rules-word-trick = presa
rules-means-trick = tre carte, una per giocatore
rules-word-trump = briscola
rules-means-trump = una carta che batte ogni carta degli altri semi
rules-word-trumping = tagliare
rules-means-trumping = giocare briscola quando non si può rispondere
rules-word-virgin = vergine
rules-means-virgin = nel ramsch, un giocatore senza prese
rules-word-with-without = con, senza
rules-means-with-without = come si contano i matador: da { $jack-clubs } in giù, presenti o mancanti
