# Every text a player reads, in Italian. The marks and what each text is for are told in en.ftl.
#
# A trick is a presa, a deal a smazzata, the list a lista. The person is called "tu".

### The pack

rank-jack = F
rank-queen = D
rank-king = R
rank-ace = A

rank-unter = U
rank-ober = O
rank-koenig = R
rank-daus = A

card-new = nv.

### The window

window-title = Skat

too-small-need = Skat ha bisogno di una finestra di { $width } × { $height }.
too-small-have = Questa è di { $width } × { $height }. La partita aspetta.
too-small-leave = { $key } per uscire; niente va perso.

### Games

kind-clubs = Fiori
kind-spades = Picche
kind-hearts = Cuori
kind-diamonds = Quadri
kind-acorns = Ghiande
kind-leaves = Foglie
kind-reds = Cuori
kind-bells = Sonagli
kind-grand = Grand
kind-null = Null

### The reckoning, a row to each line

sum-matadors = matador
sum-game = gioco
sum-hand = mano
sum-schneider = Schneider
sum-announced = annunciato
sum-schwarz = Schwarz
sum-ouvert = ouvert
sum-level = livello
sum-product = { $levels } × { $base }
sum-null = nessuna presa
sum-null-cover = il minore che copre
sum-bid = dichiarato
sum-covered = { $bid }, coperto
sum-not-covered = { $bid }, non coperto
sum-won = vinto
sum-won-doubled = vinto, × { $factor }
sum-lost = perso, 2 × { $charged }
value-writes = il dichiarante
sum-lost-doubled = perso, 2 × { $charged } × { $factor }
sum-with = con { $cards }
sum-without = senza { $cards }
sum-but-not = { $row }, senza { $card }
sum-but-with = { $row }, con { $card }
sum-bock = Bock
sum-doubled = raddoppiato
sum-factor = × { $factor }

### The reckoning of a Ramsch, a row to each line

ramsch-skat = skat
ramsch-skat-last = 10ª presa: { $name }
ramsch-skat-most = più punti: { $name }
ramsch-skat-nobody = non conta
ramsch-most = più punti
ramsch-name = { $name }
ramsch-alike = tutti pari
ramsch-alike-means = nessuno perde
ramsch-march = cappotto
ramsch-all = tutte: { $name }
ramsch-virgin = vergine
ramsch-no-trick = 0 prese: { $name }
ramsch-pushed = spinto
ramsch-times = { $times ->
    [1] una volta
    [2] due volte
   *[3] da tutti e tre
  }
ramsch-product = { $points } × { $factor }

### What can be done: beside the key on the key line, and in the help

do-choose = scegli
do-take = conferma
do-back = indietro
do-open = apri
do-continue = continua
do-new = nuova lista
do-scroll = scorri
do-page = una pagina
do-table = tavolo
do-list = lista
do-save-leave = salva ed esci
do-suspend = alla shell, fg torna
do-help = aiuto
do-leave = esci
do-close = chiudi
do-give-up = arrenditi
do-claim = il resto
do-go-on = avanti
do-goes-on = continua
do-next-deal = altra smazzata
do-standing = classifica
do-tricks = prese
do-bid = dichiara { $value }
do-jump = salta
do-jump-far = salta più in là
do-type = scrivi un valore
do-pass = passo
do-yes = sì
do-pick-up = prendi
do-hand = mano
do-put = scarta / riprendi
do-put-number = scarta la 1ª … 12ª
do-take-back = riprendi l’ultima
do-game = gioco
do-level = livello
do-tick = spunta
do-announce = annuncia
do-back-to-cards = alle carte
do-play = gioca
do-play-number = gioca la 1ª … 10ª
do-accept = accetta
do-play-on = gioca
do-last-trick = ultima presa
do-sort = ordina le carte
do-sort-tricks = per posto/giocata
do-through = fino alla fine
do-stop = termina qui
do-put-on = passale
do-grand-hand = grand mano
do-take-skat = prendi lo skat
do-push = spingi
do-kontra = contro
do-re = surcontro
do-hirsch = Hirsch
do-settings = impostazioni
do-change = cambia
do-type-in = scrivi
do-erase = cancella
do-undo = annulla
do-reset = valore iniziale
do-save = scrivi comunque

do-all-tricks = tutte le prese
do-hint = consiglio
do-hint-why = perché
do-hint-off = via il consiglio
do-take-back-move = annulla
do-again = rigioca
do-next-practice = altra smazzata
do-menu = menu
do-daily = smazzate del giorno
do-practice = allenamento

### Letters; within one prompt they differ

key-continue = c
key-new = n
key-leave = q
key-last-trick = u
key-give-up = d
key-claim = r
key-tricks = p
key-pass = p
key-yes = s
key-pick-up = p
key-hand = m
key-accept = a
key-play-on = g
key-through = f
key-stop = t
key-grand-hand = g
key-take-skat = p
key-push = s
key-kontra = c
key-re = s
key-hirsch = h
key-settings = z
key-reset = v
key-save = s

key-hint = i
key-undo = l
key-again = r
key-menu = e
key-daily = g
key-practice = a

### The games in words

kind-signed = { $sign } { $kind }
contract-hand = { $kind } mano
contract-schneider = { $kind } mano, Schneider annunciato
contract-schwarz = { $kind } mano, Schwarz annunciato
contract-open = { $kind } ouvert
contract-hand-open = { $kind } mano ouvert
with-n = con { $n }
without-n = senza { $n }

### The sentence of the table

table-to-play = Tocca a { $name }.
table-to-decide = Decide { $name }.
table-you-lead = Esci tu: qualunque carta.
table-follow = { $class ->
    [trumps] Chiamata la briscola: rispondi a briscola.
    [clubs] Chiamato { $suit }: rispondi a fiori.
    [spades] Chiamato { $suit }: rispondi a picche.
    [hearts] Chiamato { $suit }: rispondi a cuori.
    [acorns] Chiamato { $suit }: rispondi a ghiande.
    [leaves] Chiamato { $suit }: rispondi a foglie.
    [reds] Chiamato { $suit }: rispondi a cuori.
    [bells] Chiamato { $suit }: rispondi a sonagli.
   *[diamonds] Chiamato { $suit }: rispondi a quadri.
  }
table-void = { $class ->
    [trumps] Chiamata la briscola e non ne hai: qualunque carta.
   *[other] Chiamato { $suit } e non ne hai: qualunque carta.
  }
table-null-ends = { $name } perde con la prima presa.
table-takes = { $who ->
    [you] Prendi { $cards }
   *[other] { $name } prende { $cards }
  }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }, ed { $who ->
    [you] esci
   *[other] esce
  }.
table-takes-last = { $who ->
    [you] Prendi { $cards }
   *[other] { $name } prende { $cards }
  }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }.
table-offer-refused = { $name } rifiuta: il gioco continua.
table-put-two = Bisogna scartare due carte.
table-put-on-two = Bisogna passare due carte.
table-late-kontra = Puoi ancora dire contro.
table-not-saved = Non salvato: { $why }
table-not-recorded = Non nella cronologia: { $why }
table-saved-again = Di nuovo salvato.
mark-not-saved = non salvato
mark-not-recorded = non nella cronologia

sorted-alternating = Secondo il gioco: briscole a sinistra, colori alternati.
sorted-trumps-left = Secondo il gioco: briscole, poi { $suits }.
sorted-trumps-right = Secondo il gioco: { $suits }, poi briscole.
sorted-null = Nell’ordine del null.
sorted-rank = Per valore.
sorted-unsorted = Senza ordine, come sono arrivate.

### Why a move is refused

refused-follow = { $class ->
    [trumps] { $card } non si può: chiamata la briscola, e hai { $held }.
   *[other] { $card } non si può: chiamato { $suit }, e hai { $held }.
  }
refused-null = Null vale { $value }: sotto { $bid } non si può annunciare.
refused-claim = Le carte non lo provano: una presa si può ancora perdere.
refused-claim-lead = Il resto lo dichiara solo chi è di mano.
refused-trick-runs = Non mentre si gioca una presa.
refused-offer = In questa presa è stato rifiutato. Gioca.
refused-jack-pushed = { $card } resta qui: chi ha preso lo skat tiene i fanti.
refused-not-higher = Si può dichiarare solo sopra { $last }.
refused = Adesso non si può.

auction-far-above = Il tuo gioco migliore vale { $worth }. Lo stesso tasto tiene { $bid }.
auction-far-above-none = Non hai un gioco per { $bid }. Lo stesso tasto lo tiene.

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
list-total = punti
list-won = v
list-lost = p
list-legend = ⟪c⟫ con  ⟪s⟫ senza  ⟪M⟫ mano  ⟪S⟫ Schneider  ⟪Z⟫ Schwarz  ⟪a⟫ annunciato  ⟪O⟫ ouvert
list-passed-in = tutti passano
list-foot-points = punti · vinti · persi
list-foot-points-short = punti
list-foot-own = (vinti − persi) × 50
list-foot-own-short = vinti − persi × 50
list-foot-others = persi dagli altri × { $bonus }
list-foot-others-short = persi altri × { $bonus }
list-seeger-fabian = Seeger-Fabian

list-bock = B
list-kontra = C
list-re = S
list-hirsch = H
list-ramsch = Ramsch
list-factor = × { $factor }
list-legend-kontra = ⟪raddoppiato da⟫  ⟪C⟫ contro  ⟪S⟫ surcontro  ⟪H⟫ Hirsch
list-legend-bock = ⟪B⟫ Bock: tutto conta doppio
list-legend-kontra-bock = ⟪raddoppiato da⟫  ⟪C⟫ contro  ⟪S⟫ surcontro  ⟪H⟫ Hirsch  ⟪B⟫ giro di Bock
list-foot-minus = punti in meno · v · p
list-foot-minus-short = punti in meno
list-foot-limit = restano di { $limit }

### The final standing

end-you-win = Vinci la lista, { $ahead } davanti a { $second }.
end-ahead-of-you = { $winner } vince la lista, { $ahead } davanti a te.
end-you-win-alone = Vinci la lista, { $ahead } davanti agli altri.
end-other-wins = { $winner } vince la lista, { $ahead } davanti a { $second }.
end-shared = Primi a pari punti: { $names }.
end-minus-you = Perdi la lista con { $total }.
end-minus-you-at-limit = Perdi la lista con { $total }: il limite di { $limit } è raggiunto.
end-minus = { $name } perde la lista con { $total }.
end-minus-at-limit = { $name } perde la lista con { $total }: il limite di { $limit } è raggiunto.
end-minus-shared = Persa a pari punti con { $total }: { $name }.
end-minus-shared-at-limit = Al limite di { $limit }, persa a pari punti con { $total }: { $name }.
end-minus-none = Nessuno ha punti in meno: nessuno perde la lista.
end-points = punti
end-minus-points = meno
end-won = vinti
end-lost = persi
end-times = × { $factor }
end-total = totale
end-how-it-went = Andamento
end-how-it-went-axes = punti progressivi, smazzata per smazzata
end-dearest-win = ⟪vincita maggiore⟫ { $name }, { $game } { $score }
end-dearest-loss = ⟪perdita maggiore⟫ { $name }, { $game } { $score }

### The head

head-auction = ⟨Dichiarazione⟩
head-skat = { $who ->
    [you] ⟨Il gioco è tuo⟩ a { $bid }
    [given] ⟨Il gioco è tuo⟩ a { $bid } ⟪· già dichiarato⟫
   *[other] ⟨{ $name }⟩ gioca a { $bid }
  }
head-discard = ⟨Scarta due carte⟩  ⟪dichiarato⟫ { $bid }
head-announce = ⟨Annuncia il gioco⟩  ⟪dichiarato⟫ { $bid }
head-announce-hand = ⟨Annuncia il gioco · mano⟩  ⟪dichiarato⟫ { $bid }
head-announces = ⟨{ $name }⟩ annuncia il gioco ⟪· dichiarato⟫ { $bid }
head-play = ⟨{ $game }⟩  { $who ->
    [you] ⟨tu⟩ ⟪giochi · dichiarato⟫ { $bid }
   *[other] ⟨{ $name }⟩ ⟪gioca · dichiarato⟫ { $bid }
  }
head-result = ⟨{ $game }⟩  { $who ->
    [you] ⟨tu⟩ ⟪hai giocato · dichiarato⟫ { $bid }
   *[other] ⟨{ $name }⟩ ⟪ha giocato · dichiarato⟫ { $bid }
  }
head-passed-in = ⟨Tutti passano⟩
head-play-in-place = ⟨{ $game }⟩  { $who ->
    [you] ⟨tu⟩ ⟪giochi · al posto del ramsch⟫
   *[other] ⟨{ $name }⟩ ⟪gioca · al posto del ramsch⟫
  }
head-result-in-place = ⟨{ $game }⟩  { $who ->
    [you] ⟨tu⟩ ⟪hai giocato · al posto del ramsch⟫
   *[other] ⟨{ $name }⟩ ⟪ha giocato · al posto del ramsch⟫
  }
head-doubled = { $head } · ⟨{ $word }⟩ × { $factor }
head-grand-hand = ⟨Prima del ramsch⟩
head-announce-grand-hand = ⟨Annuncia grand mano⟩  ⟪al posto del ramsch⟫
head-push = ⟨Ramsch⟩  ⟪lo skat fa il giro⟫
head-put-on = ⟨Passa due carte⟩  ⟪al posto dello skat⟫
head-ramsch = ⟨Ramsch⟩  ⟪ognuno per sé⟫
head-ramsch-pushed = ⟨Ramsch⟩  { $pushes ->
    [1] ⟪passato una volta⟫
    [2] ⟪passato due volte⟫
   *[3] ⟪passato da tutti⟫
  } · × { $factor }
head-ramsch-result = ⟨Ramsch⟩
head-bock = ⟨Bock⟩ × { $factor } ⟪·⟫ { $rest }
head-ramsch-round = ⟨Giro di ramsch⟩ ⟪·⟫ { $rest }
head-deal-and-dealer = ⟪{ $place } ·⟫ { $who ->
    [you] ⟪dai tu⟫
   *[other] ⟪dà { $name }⟫
  }
head-trick-and-deal = ⟪presa { $trick } di 10 · { $place }⟫
head-deal-seed = ⟪{ $place } · seed { $seed }⟫
head-given = ⟪carte assegnate⟫
head-list = ⟨Lista⟩
head-list-minus = ⟨Lista in meno⟩
head-list-round = { $head }  { $round ->
    [bock] ⟨Bock⟩
   *[ramsch] ⟨Giro di ramsch⟩
  } ⟪· ancora { $left ->
    [one] 1 smazzata
   *[other] { $left } smazzate
  }{ $waiting ->
    [0] {""}
    [one] {" "}· 1 giro in attesa
   *[other] {" "}· { $waiting } giri in attesa
  }⟫
head-after-deal = ⟪dopo la { $place }⟫
head-after-deal-seed = ⟪dopo la { $place } · seed { $seed }⟫
head-end = ⟨Fine della lista⟩
head-end-deals = ⟪{ $deals ->
    [one] 1 smazzata
   *[other] { $deals } smazzate
  } · { $passed } senza gioco⟫
head-end-ramsch = ⟪{ $deals ->
    [one] 1 smazzata
   *[other] { $deals } smazzate
  } · { $passed } senza gioco · { $ramsch } ramsch⟫

head-trick = ⟪presa { $trick } di 10⟫
head-dealer = { $who ->
    [you] ⟪dai le carte⟫
   *[other] ⟪dà { $name }⟫
  }
# What does not count says so in the head; the rest goes first where there is no room.
head-uncounted = { $what } ⟪·⟫ { $rest }
head-daily = ⟨Non conta⟩ ⟪· smazzate del { $day }⟫
head-practice = ⟨Non conta⟩ ⟪· allenamento: { $drill }⟫
head-again = ⟨Non conta⟩ ⟪· le stesse carte⟫

### The seats

seat-you = Tu
seat-person = Giocatore
seat-forehand = primo
seat-middlehand = secondo
seat-rearhand = terzo
seat-rearhand-dealer = terzo, mazziere
seat-declarer = ⟨dichiarante⟩
seat-partner = il tuo compagno
seat-says = dice ⟨{ $bid }⟩
seat-holds = tiene ⟨{ $bid }⟩
seat-passed = passa
seat-passed-at = passa a { $bid }
seat-waits = aspetta
seat-kontra = ⟨contro⟩
seat-re = ⟨surcontro⟩
seat-hirsch = ⟨Hirsch⟩
seat-part-says = { $part } ⟪·⟫ { $says }
seat-took = ha preso lo skat
seat-takes = prende lo skat
seat-pushed = ha spinto
seat-place = ⟪{ $place }⟫
seat-place-first = ⟪{ $place } ·⟫ { $part }
seat-part-first = { $part } ⟪· { $place }⟫
seat-sits-out = mazziere ⟪· non gioca⟫
seat-dealer-sits-out = mazziere, non gioca
seat-dealer-sits-out-brief = non gioca
seat-absent = ⟨{ $name }⟩ ⟪{ $total }  { $part }⟫
you-place = { $place }
you-part = { $part } ⟪· { $place }⟫

### The trick

card-led = { $who ->
    [you] esci tu
   *[other] esce { $name }
  }
card-of = { $who ->
    [you] tu
   *[other] { $name }
  }
card-wins = è in testa
card-you-win = sei in testa
card-takes = prende
card-you-take = prendi
card-both = { $first } ⟨{ $wins }⟩
last-trick-title = Ultima presa, { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }

last-trick-until = L’ultima presa si rivede fino alla prossima uscita.

past-title = Tutte le prese finora
past-tricks-aid = Un aiuto: a un vero tavolo si rivede solo l’ultima presa.
past-covered = L’ultima presa si rivede solo fino alla prossima uscita.
past-none = Non c’è ancora nessuna presa.

### Choices

choice-leave = Esci
choice-stay = Resta
choice-play-on = Gioca
choice-give-up = Sì, mi arrendo
choice-claim = Sì, il resto
choice-pass = Passo
choice-play-at = Gioca a { $bid }
choice-bid = Dichiara { $bid }
choice-hold = Sì, tengo { $bid }
choice-pick-up = Prendi lo skat
choice-hand = Mano
choice-play = Gioca { $game }
choice-accept = Accetta
choice-grand-hand = Grand mano
choice-take-skat = Prendi lo skat
choice-push = Spingi
choice-kontra = Contro
choice-yes-kontra = Sì, contro
choice-re = Surcontro
choice-hirsch = Hirsch

choice-again = { $who ->
    [you] Le tue
   *[other] { $name }
  }
ask-again = Rigiochi, con le carte di chi? Non conta.
ask-leave-practice = Ciò che non conta non è conservato.
ask-leave = La lista è salvata e ti aspetta.
ask-leave-unsaved = Le ultime mosse non sono salvate.
ask-give-up = Ti arrendi? Conta come semplice perdita.
ask-give-up-both = Ti arrendi? Semplice perdita, se uno di loro accetta.
ask-give-up-defence = Ti arrendi? Devono accettare compagno e dichiarante.
ask-claim = { $n ->
    [one] L’ultima presa
   *[other] Tutte le { $n } prese restanti
  } per la tua parte?
ask-claim-null = Mostri che non farai più prese?
ask-kontra = Contro? Vinto o perso, il gioco conta allora doppio.

### The prompts of skat and concession

discard-count = { $n ->
    [0] Scarta due carte.
    [1] Una di due.
   *[2] Due di due. Invio continua; niente è ancora definitivo.
  }
skat-hand-means = Mano: un livello in più, lo skat resta chiuso.
put-on-count = { $n ->
    [0] Passa due carte al posto dello skat.
    [1] Una di due.
   *[2] Due di due. Invio le passa per sempre.
  }
skat-other = Il gioco è di { $name }.
auction-to-speak = Parla { $name }.
offer-by-declarer = { $name } si arrende. Accetti?
offer-by-partner = { $name } vuole arrendersi. Sei d’accordo?
offer-by-defenders = Gli avversari si arrendono. Accetti?
training-points = ⟪punti { $declarer } : { $defenders }⟫
training-points-ramsch = ⟪punti { $own } : { $left } : { $right }⟫
training-trumps = ⟪{ $gone } briscole di { $all } cadute⟫
training-trumps-brief = ⟪briscole { $gone }/{ $all }⟫
running-auction = dichiarazione …
running-bid = { $who ->
    [you] tu
   *[other] { $name }
  }, { $bid }
running-game = { $game } { $who ->
    [you] tu
   *[other] { $name }
  }, { $bid }
running-game-in-place = { $game } { $who ->
    [you] tu
   *[other] { $name }
  }
running-ramsch = Ramsch …

### What another player has just said or done

news-kontra = { $name } dice contro.
news-re = { $name } dice surcontro.
news-hirsch = { $name } dice Hirsch.
news-no-re = { $name } non dice surcontro.
news-no-hirsch = { $name } non dice Hirsch.
news-push = { $name } spinge lo skat.
news-put-on = { $name } passa due carte.
news-grand-hand = { $name } gioca invece grand mano.

### What house rules ask of the seats in turn: a question, a dim line, a word to each seat

round-ask-grand-hand = ⟨Arriva un ramsch.⟩  Giochi invece grand mano?
round-other-grand-hand = ⟨Arriva un ramsch.⟩  { $name } può giocare grand mano.
round-grand-hand-worth = ⟪Il tuo vale { $value } { $matadors }; perso costa { $loss }.⟫
round-ask-push = ⟨Ramsch.⟩  Prendi lo skat, o lo spingi?
round-other-push = ⟨{ $name }⟩ prende lo skat o lo spinge.
round-other-put-on = ⟨{ $name } ha preso lo skat⟩ e passa due carte.
round-push-means = { $now ->
    [1] ⟪Spinto senza vederlo, raddoppia il ramsch.⟫
   *[other] ⟪Spinto senza vederlo, raddoppia ancora: ora × { $now }, poi × { $then }.⟫
  }
round-pushed-before = ⟪Già spinto senza vederlo: × { $factor }.⟫
round-ask-kontra = ⟨Dici contro?⟩
round-other-kontra = ⟨{ $name }⟩ può dire contro.
round-ask-re = ⟨{ $by } dice contro.⟩  Dici surcontro?
round-other-re = { $who ->
    [you] ⟨Dici contro.⟩
   *[other] ⟨{ $by } dice contro.⟩
  }  { $name } può dire surcontro.
round-ask-hirsch = ⟨{ $by } dice surcontro.⟩  Dici Hirsch?
round-other-hirsch = { $who ->
    [you] ⟨Dici surcontro.⟩
   *[other] ⟨{ $by } dice surcontro.⟩
  }  { $name } può dire Hirsch.
round-double-means = ⟪Vinto o perso, il gioco conta allora × { $factor }.⟫
round-kontra = contro
round-re = surcontro
round-hirsch = Hirsch
round-passes = passa
round-took = lo prende
round-pushed = lo spinge
round-declarer = dichiarante
round-factor = × { $factor }

### The result

result-won = Vinto.
result-lost = Perso.
result-overbid = Perso, dichiarato troppo.
result-for = { $who ->
    [you] ⟨{ $score }⟩ per te
   *[other] ⟨{ $score }⟩ per { $name }
  }
result-for-others = ⟨{ $score }⟩ per ognuno degli altri
result-others-write = gli altri
result-declarer-gave-up = ⟪si è arreso⟫
result-defenders-gave-up = ⟪gli avversari si sono arresi⟫
result-claimed = ⟪dichiarato il resto⟫
result-stopped = ⟪terminato, il valore era certo⟫
result-null-broken = ⟪fatta una presa⟫
result-points = { $who ->
    [you] ⟨Tu { $points }⟩
   *[other] ⟨{ $name } { $points }⟩
  }
result-rest = { $rest } { $left } e { $right }
result-writes = { $who ->
    [you] tu scrivi
   *[other] { $name }
  }
result-found = ⟪era nello skat⟫
result-found-brief = ⟪trovato⟫
result-put-brief = ⟪scartato⟫
result-put = ⟪scartato, { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }⟫
result-in-skat = ⟪nello skat⟫
result-skat-points = ⟪{ $points ->
    [one] 1 punto
   *[other] { $points } punti
  }⟫
result-skat-changed = Nello skat { $cards }: { $who ->
    [you] pensavi di giocare
   *[other] { $name } pensava di giocare
  } { $thought } ({ $before }), è { $is } ({ $after }).
result-skat-overbid = È meno di { $bid }: anche a mano lo skat conta.
result-passed-in = ⟨Nessuno gioca.⟩ Tutti e tre hanno passato: la smazzata ha la sua riga.
result-ramsch-lost = { $who ->
    [you] Perdi.
   *[other] Perde { $name }.
  }
result-ramsch-both = Perdenti: { $name } e { $second }.
result-ramsch-each = ⟨{ $score }⟩ per ciascuno
result-ramsch-march = Cappotto.
result-ramsch-alike = Tutti pari.
result-ramsch-nothing = Nessuno scrive niente.
result-ramsch-tricks = { $tricks ->
    [one] 1 presa
   *[other] { $tricks } prese
  }
result-dealt = dato
tricks-title = prese
tricks-first = prima
tricks-then = poi
tricks-last = infine
tricks-left = resto
tricks-points = punti
tricks-skat = skat
tricks-has = { $who ->
    [you] tu hai
   *[other] { $name } ha
  }
tricks-won-here = ⟪vinto qui⟫

### Hints: what the strongest player would do, why, and what it fears

hint-thinking = ⟪Il consiglio arriva …⟫
# A cell under each card that may be played, four at most; and under a card to be put away.
hint-odds = { $n }%
hint-mark = qui
hint-why = Perché
hint-carries = arriva a
hint-both = entrambi
# What to do.
hint-bid = ⟨Consiglio: di’ { $bid }.⟩
hint-hold = ⟨Consiglio: tieni { $bid }.⟩
hint-pass = ⟨Consiglio: passa.⟩
hint-pick-up = ⟨Consiglio: prendi.⟩
hint-hand = ⟨Consiglio: mano.⟩
hint-take-skat = ⟨Consiglio: prendi lo skat.⟩
hint-push = ⟨Consiglio: spingi.⟩
hint-put-away = ⟨Consiglio: scarta⟩ { $cards }⟨,⟩ { $game }⟨.⟩
hint-game = ⟨Consiglio:⟩ { $game }⟨.⟩
hint-put-on = ⟨Consiglio:⟩ { $cards }⟨.⟩
hint-card = ⟨Consiglio⟩ { $card }⟨.⟩
hint-kontra = ⟨Consiglio: contro.⟩
hint-re = ⟨Consiglio: surcontro.⟩
hint-hirsch = ⟨Consiglio: Hirsch.⟩
hint-accept = ⟨Consiglio: accetta.⟩
hint-play-on = ⟨Consiglio: gioca.⟩
# What the odds mean, where there is room.
hint-legend = { $who ->
    [you] ⟪% = vinci tu⟫
    [ramsch] ⟪% = non perdi nulla⟫
   *[both] ⟪% = vincete tu e { $name }⟫
  }
hint-basis-deals = { $who ->
    [you] Di 100 smazzate conformi a ciò che hai visto ne vinci tante.
    [ramsch] In tante di 100 smazzate conformi a ciò che hai visto non perdi nulla.
   *[both] Di 100 smazzate conformi a ciò che hai visto tu e { $name } ne vincete tante.
  }
hint-basis-all = { $who ->
    [you] Di tutte le smazzate ancora possibili ne vinci tante su 100.
    [ramsch] In tutte le smazzate ancora possibili non perdi nulla tante volte su 100.
   *[both] Di tutte le smazzate ancora possibili tu e { $name } ne vincete tante su 100.
  }
hint-basis-games = Di 100 giochi con mani simili ne sono vinti tanti.
# The same in a narrow box, in 22 cells a row.
hint-basis-deals-brief = Di 100 smazzate.
hint-basis-all-brief = Su 100, tutto compreso.
hint-basis-games-brief = Di 100 giochi simili.
hint-basis-thumb = Una regola pratica: qui nessuno calcola.
# Why, in the auction and before the first card. How often a game is won is told of 100.
why-carries = Con lo skat { $game } vince circa { $percent } su 100; buono fino a { $to }.
why-carries-any = Con lo skat un gioco o l’altro vince circa { $percent } su 100; buono fino a { $to }.
why-carries-hand = { $game } mano vince circa { $percent } su 100; buono fino a { $to }.
why-dear = La mano è buona fino a { $to }, non oltre.
why-weak = Perfino { $game } vincerebbe solo circa { $percent } su 100.
why-better-than-ramsch = Un gioco debole, ma meglio del ramsch.
why-skat-helps = Con lo skat { $game } vince circa { $percent } su 100.
why-needs-no-skat = Senza lo skat { $game } vince { $percent } prove su 100.
why-wins = Vince { $percent } prove su 100.
why-put-saves = { $card } è al sicuro.
why-put-empties = Poi niente più { $suit }.
why-announced = È quasi certo: { $percent } su 100.
why-doubled = La tua parte vince { $percent } su 100.
why-not-doubled = La tua parte vince solo { $percent } su 100.
why-no-doubling = Qui non puoi dire nulla.
# Why this card.
why-only-card = È l’unica.
why-alike = Tutte le carte permesse si equivalgono.
why-won = Vinto con ogni carta; questa rende di più.
why-lost = Perso con ogni carta; questa costa meno.
why-proven = Vince in ogni smazzata ancora possibile.
why-draws = Fa cadere le briscole: { $n ->
    [one] una è ancora fuori.
   *[other] { $n } sono ancora fuori.
  }
why-draws-last = Fa cadere le ultime briscole.
why-takes = Fa la presa, circa { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
  }
why-ruffs = Taglia, circa { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
  }
why-smears = { $name } fa la presa: caricala.
why-keeps = { $name } fa la presa da sé: tieni { $card }.
why-partner-takes = { $name } fa la presa.
why-partner-ruffs = { $name } quasi di certo non ha { $suit } e taglia.
why-ours = La presa resta alla tua parte, circa { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
  }
why-saves = { $name } fa la presa: da’ il meno possibile.
why-empties = Il tuo ultimo { $suit }: poi ne sei libero.
why-gives-up = La presa è persa; altre carte perderebbero di più.
why-contests = Nulla vince più spesso; la presa è tua { $percent } volte su 100.
why-stays-under = Resta sotto { $percent } volte su 100.
why-rids = L’occasione di liberarsi di una carta pericolosa.
why-catches = { $name } deve prendere { $percent } volte su 100.
why-best = Nessun’altra carta vince così spesso.
why-points = Altre vincono altrettanto, ma rendono meno.
why-brings-more = Altre vincono più spesso, ma rendono meno.
why-ramsch-under = Un altro prende { $percent } volte su 100.
why-ramsch-takes = La presa è comunque tua, circa { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
  }
why-ramsch-rids = Nulla da rispondere: l’occasione di liberarsene.
why-ramsch-dearer = Un’altra è più sicura, ma costa di più se va male.
# Before a Ramsch, and when somebody gives up.
why-safe = Questa mano è sicura anche senza guardare.
why-unsafe = Questa mano ha bisogno di altre carte.
why-puts-on = Senza queste due la mano è più sicura.
why-grand-instead = Grand mano promette più del ramsch.
why-no-grand-instead = Grand mano è troppo rischioso.
why-agrees = Non c’è più nulla da guadagnare.
why-plays-on = C’è ancora qualcosa da guadagnare.
# What would hurt most, and how often of 100 it is won then.
fear-holds = Da temere: { $what } da { $name } ({ $percent }).
fear-lacks = Da temere: { $name } senza { $what } ({ $percent }).
fear-all-trumps = Da temere: tutte le briscole da { $name } ({ $percent }).

### The help

help-title = Tasti che valgono adesso
help-signs = Segni
help-sign-key = giocabile: tasto 3
help-sign-dot = non si può
help-sign-winner = è in testa
help-sign-turn = di chi è il turno
help-mouse-1 = Mouse: un clic sceglie, un altro gioca. Con Maiusc seleziona testo
help-mouse-2 = da copiare; --no-mouse lo lascia al terminale.
help-saved = Ogni mossa è salvata subito: esci quando vuoi.
keys-left-out = In questa lingua i tuoi tasti farebbero due cose: non valgono.
cap-enter = Invio
cap-space = Spazio
cap-escape = Esc
cap-tab = Tab
cap-backspace = Backspace
cap-page-up = Pag↑
cap-page-down = Pag↓
cap-home = Inizio
cap-end = Fine
cap-control-c = Ctrl-C
cap-control-z = Ctrl-Z
cap-cards = 1…0
cap-twelve-cards = 1…0 { $eleventh } { $twelfth }
cap-digits = 0-9
cap-any = un tasto

### The auction: one question, a dim line, the ladder

auction-first = ⟨Parli per primo.⟩  Che cosa dichiari?
auction-held = ⟨{ $name } tiene { $bid }.⟩  Che cosa dichiari?
auction-left = ⟨{ $name } è a { $bid }.⟩  Che cosa dichiari?
auction-unsaid = ⟨{ $name } passa.⟩  Che cosa dichiari a { $to }?
auction-top = ⟨{ $name } tiene { $bid }.⟩  Più su non c’è niente.
auction-alone = ⟨Gli altri due passano.⟩  Giochi a 18?
auction-asked = ⟨{ $name } dice { $bid }.⟩  Tieni?
auction-jump = { $name } salta da { $from } a { $bid }
auction-opens-high = { $name } apre con { $bid }
auction-skipped = ⟪{ $n ->
    [one] saltato: { $values }
   *[other] saltati: { $values }
  }⟫
auction-to-bid = { $to ->
    [you] ⟨{ $name } dichiara⟩ a te.
   *[other] ⟨{ $name } dichiara⟩ a { $other }.
  }
auction-to-answer = { $to ->
    [you] { $who ->
        [you] ⟨Dichiari { $bid }.⟩
       *[other] ⟨{ $name } dice { $bid }⟩ a te.
      }
   *[other] { $who ->
        [you] ⟨Dici { $bid }⟩ a { $other }.
       *[other] ⟨{ $name } dice { $bid }⟩ a { $other }.
      }
  }
auction-other-alone = ⟨Due passano.⟩  { $name } può giocare a 18.
auction-after-you = ⟪Dopo di te può dichiarare { $name }.⟫
auction-after-this = ⟪Poi puoi dichiarare tu.⟫
auction-nobody-after = ⟪Poi non dichiara più nessuno.⟫
auction-you-passed = ⟪Hai passato.⟫
auction-pass-in = ⟪Se passi, nessuno gioca.⟫
auction-pass-ramsch = ⟪Se passi, si gioca un ramsch.⟫
auction-next = ⟪segue { $bid } · le frecce saltano⟫
auction-next-last = ⟪{ $bid } è il valore più alto.⟫
auction-next-skips = ⟪segue { $bid } · { $value } salta { $n ->
    [one] un valore
   *[other] { $n } valori
  }⟫
auction-no-bid = { $typed } non si può dichiarare.
auction-typed-so-far = scritto ⟨{ $typed }⟩
auction-typed = scritto ⟨{ $typed }⟩ ⟪· Invio dichiara { $value }⟫

ladder-held = sì
ladder-awaited = ?
ladder-passed = passa
ladder-waits = aspetta

### Pick up or Hand, and what is put away

skat-caption = lo skat
skat-picked-up = preso
skat-hand = mano
skat-below = { $value } sotto { $bid }
skat-below-both = tutti sotto { $bid }
skat-below-list = { $hand ->
    [no] preso, sotto { $bid }: { $games }
   *[yes] mano, sotto { $bid }: { $games }
  }
skat-other-decides = { $name } può prendere lo skat.
skat-other-announces = { $name } ha preso lo skat.
skat-other-hand = { $name } gioca mano: lo skat resta chiuso.
discard-points = { $points ->
    [one] 1 punto scartato
   *[other] { $points } punti scartati
  }
discard-points-on = { $points ->
    [one] 1 punto passato
   *[other] { $points } punti passati
  }

### The announcement

announce-sum = { $matadors }, { $step } × { $base }
announce-sum-brief = { $step } × { $base }
announce-null = nessuna presa
announce-null-open = nessuna presa, ouvert
announce-covers = copre { $bid }
announce-short = sotto { $bid }: troppo alto
announce-shrinks = un fante nello skat lo abbassa
announce-short-brief = troppo alto
announce-not-allowed = vietato sotto { $bid }
announce-not-allowed-brief = sotto { $bid }
announce-levels = annuncia
announce-schneider = Schneider
announce-schwarz = Schwarz
announce-open = ouvert
announce-put-away = ⟪scartato⟫ { $cards }
announce-shut = ⟪lo skat resta chiuso⟫

spelled-game = gioco { $level }
spelled-hand = mano { $level }
spelled-schneider = Schneider { $level }
spelled-announced = annunciato { $level }
spelled-schwarz = Schwarz { $level }
spelled-open = ouvert { $level }
spelled-promise = annunciato { $step }
spelled = ⟪{ $steps } · { $level } × { $base } =⟫ ⟨{ $value }⟩

stake-points = servono { $points } punti: { $win } o { $loss }
stake-shrinks = un fante nello skat lo abbassa: { $win } o { $loss }
stake-every-trick = servono tutte le prese: { $win } o { $loss }
stake-no-trick = nessuna presa: { $win } o { $loss }
stake-needs-schneider = { $value } non copre { $bid }: serve Schneider, o { $loss }
stake-needs-schwarz = { $value } non copre { $bid }: serve Schwarz, o { $loss }
stake-lost = { $value } non arriva a { $bid }, neanche con Schwarz: { $loss }
stake-skat-alone = { $value } arriva a { $bid } solo con lo skat, o { $loss }
stake-refused = vietato sotto { $bid }
stake-again = { $stake }. Lo stesso tasto lo gioca.

### The start menu

start-wish = Buone carte!
start-continue = Continua la lista
start-others = Altre liste
start-others-means = { $count ->
    [one] ne aspetta un’altra
   *[other] ne aspettano altre { $count }
  }
start-new = Nuova lista
start-daily = Smazzate del giorno
start-daily-means = le stesse per tutti · non contano
start-practice = Allenamento
start-practice-means = un tipo di gioco a scelta · non conta
start-settings = Impostazioni
start-help = Aiuto
start-leave = Esci
start-version = skat { $version }
start-over = le { $deals } smazzate sono tutte giocate
start-limit = il limite della lista è raggiunto
start-ended = la lista è finita
start-unwritten = { $place } · ancora niente di scritto
start-standing = { $place } · { $rank ->
    [lead] sei in testa con { $total }
    [shared] sei in testa alla pari, { $total }
    [second] 2º posto con { $total }
    [third] 3º posto con { $total }
   *[last] ultimo posto con { $total }
  }
start-fresh = { $length } con { $others }
names-two = { $first } e { $second }
names-three = { $first }, { $second } e { $third }
names-four = { $first }, { $second }, { $third } e { $fourth }

### What can be practised

practice-none = Con queste regole non c’è una smazzata così.
drill-any = Ogni smazzata
drill-any-means = come viene, con mosse annullabili
drill-declarer = Da soli
drill-declarer-means = la dichiarazione è tua
drill-suit = A colore
drill-suit-means = una mano per un gioco a colore
drill-grand = Grand
drill-grand-means = una mano per un grand
drill-null = Null
drill-null-means = una mano per un null
drill-hand = Mano
drill-hand-means = una mano da giocare senza skat
drill-defender = Difesa
drill-defender-means = un altro gioca con briscole
drill-null-defence = Difesa al null
drill-null-defence-means = un altro gioca un null
drill-ramsch = Ramsch
drill-ramsch-means = ognuno per sé

terms-plain = ⟪Conteggio:⟫ semplice
terms-minus = ⟪Conteggio:⟫ lista in meno senza limite
terms-minus-limit = ⟪Conteggio:⟫ lista in meno fino a { $limit }
terms-points = ⟪Fine:⟫ a { $points } punti
terms-minutes = ⟪Fine:⟫ dopo { $minutes } minuti
terms-rules = ⟪Regole di casa:⟫ { $rules }
terms-number = ⟪Regole di casa:⟫ { $n ->
    [one] una propria
   *[other] { $n } proprie
  }
terms-preset = ⟪Regole di casa:⟫ { $name } ({ $rules })

### How long a list is

place-deals = smazzata { $deal } di { $deals }
place-points = smazzata { $deal } fino a { $points } punti
place-alone = smazzata { $deal }
place-time = { $place } · ancora { $minutes } min
place-last = { $place } · l’ultima
length-points = fino a { $points } punti
length-deals = { $deals ->
    [one] 1 smazzata
   *[other] { $deals } smazzate
  }
length-minutes = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
  }
length-both = { $first }, { $second }

### Told once at the start

tell-list-waits = La tua lista aspetta alla { $place }.
tell-set-aside = Una lista danneggiata è conservata come { $name }.
tell-set-aside-line = Una lista danneggiata alla riga { $line } è conservata come { $name }.
tell-set-aside-newer = Una lista di una versione più nuova è conservata come { $name }.

### A player who failed

failed-player = { $name } non è riuscito a decidere, lo ha fatto un principiante. Da segnalare: { $report }
failed-tip = Nessun consiglio: chi lo dà ha fallito. Da segnalare: { $report }

### A recorded game, step by step

show-place = ⟪gioco { $game } · passo { $step } di { $steps }⟫
show-place-trick = ⟪gioco { $game } · passo { $step } di { $steps } · presa { $trick } di 10⟫
show-place-end = ⟪gioco { $game } · risultato⟫
show-place-differs = ⟪gioco { $game } ·⟫ il risultato annotato è un altro
show-dealt = Le carte sono date. Comincia { $name }.
show-says = { $name } dice { $bid }.
show-holds = { $name } tiene { $bid }.
show-passes = { $name } passa.
show-takes-skat = { $name } prende lo skat.
show-finds = { $name } prende lo skat: { $cards }.
show-announces = { $name } annuncia { $game }.
show-announces-and-puts = { $name } annuncia { $game } e scarta { $cards }.
show-kontra = { $name } dice contro.
show-re = { $name } dice surcontro.
show-hirsch = { $name } dice Hirsch.
show-declines = { $name } non raddoppia.
show-no-grand-hand = { $name } non gioca grand mano.
show-pushes = { $name } spinge lo skat senza vederlo.
show-puts-on = { $name } passa due carte.
show-puts-these-on = { $name } passa { $cards }.
show-plays = { $name } gioca { $card }.
show-claims = { $name } dichiara il resto.
show-concedes = { $name } vuole arrendersi.
show-accepts = { $name } è d’accordo.
show-plays-on = { $name } vuole giocare.
show-stops = Il valore è certo: il gioco finisce qui.
show-early = Il valore è certo, e l’annotazione finisce qui.
show-gave-up = { $side ->
    [declarer] Il dichiarante si è arreso.
   *[defenders] Gli avversari si sono arresi.
  }
show-timed-out = { $name } non aveva più tempo.
show-left = { $name } ha lasciato il tavolo.
show-passed-in = Tutti e tre hanno passato: nessuno gioca.
show-unknown = Il gioco è finito; non tutte le carte sono note.
show-written = ⟨{ $score }⟩ per { $name }.
show-no-contract = Non c’era ancora un gioco.
show-skat = ⟪skat⟫ { $cards }
key-seat = c
show-do-step = passo
show-do-trick = presa
do-seat = carte di chi
show-do-on = un passo avanti
show-do-back = un passo indietro
show-do-tricks = una presa indietro e avanti
show-do-ends = la smazzata, il risultato
show-do-seats = tutte le carte, o quelle di un posto
show-do-result = le dieci prese con il risultato

### The settings

set-title = ⟨Impostazioni⟩
set-file = ⟪salvate in { $path }⟫
set-no-file = ⟪solo per questa volta⟫
set-cards = Carte
set-table = Tavolo
set-aids = Aiuti
set-people = Persone
set-list = Lista
set-house = Casa
set-on = sì
set-off = no
set-deck = Mazzo
set-about-deck = I quattro mazzi sono a destra, disegnati come al tavolo.
set-deck-french = francese
set-deck-tournament = quattro colori
set-deck-german = tedesco
set-deck-ascii = lettere C S H D
set-faces = Facce
set-about-faces = La carta chiede un terminale a colori pieni; i contorni nulla.
set-faces-auto = carta se si può
set-faces-paper = carta
set-faces-outline = contorni
set-sort = Ordine
set-about-sort = Come è ordinata la tua mano.
set-sort-alternating = colori alternati
set-sort-trumps-left = briscole a sinistra
set-sort-trumps-right = briscole a destra
set-sort-null = come nel null
set-sort-rank = per valore
set-sort-unsorted = nessuno
set-tricks = Prese passate
set-about-tricks = Le carte delle prese passate: una colonna per posto, o come sono cadute.
set-tricks-seats = per posto
set-tricks-play = come giocate
set-theme = Tema
set-about-theme = I tuoi temi stanno nella cartella “themes” accanto al file.
set-theme-auto = ogni sfondo
set-theme-dark = scuro
set-theme-light = chiaro
set-theme-contrast = alto contrasto
set-theme-mono = senza colori
set-color = Colori
set-about-color = Quanti colori si usano, o nessuno.
set-color-auto = salvo NO_COLOR
set-color-always = sempre
set-color-never = mai
set-color-true = tutte
set-lang = Lingua
set-about-lang = Tutto ciò che leggi qui cambia subito.
set-lang-auto = come il computer
set-pace = La presa resta
set-about-pace = Quanto resta una presa fatta; anche gli altri giocano a questo passo.
set-pace-tenths = { $whole },{ $tenth } secondi
set-pace-whole = { $whole ->
    [one] 1 secondo
   *[other] { $whole } secondi
  }
set-pace-none = niente attese
set-trick-waits = Aspetta un tasto
set-about-trick-waits = Se la presa resta finché non premi un tasto.
set-motion = Movimento
set-about-motion = Se si vedono muovere le carte, per un ottavo di secondo.
set-mouse = Mouse
set-about-mouse = Se no, il terminale la usa per segnare il testo.
set-keyboard = Tastiera
set-about-keyboard = Dove sono i tasti delle carte. Sulla francese - è il sesto.
set-plain = Righe
set-about-plain = Il gioco a righe, per lettori di schermo e script; dal prossimo avvio.
set-keyboard-auto = indovinata
set-keyboard-qwerty = 1 … 0 - =
set-keyboard-qwertz = 1 … 0 ß +
set-keyboard-azerty = & … à ) =
set-hints = Consigli
set-training-trumps = Briscole cadute
set-training-tricks = Tutte le prese
set-training-points = Conto dei punti
set-about-hints = Se si può chiedere al più forte che cosa farebbe.
set-about-training-trumps = Per esercitarsi: quante briscole sono cadute.
set-about-training-tricks = Per esercitarsi: al tavolo si rivede solo l’ultima presa.
set-about-training-points = Un aiuto per allenarsi: al tavolo vero si conta a mente.
set-name = Il tuo nome
set-about-name = Come ti chiami al tavolo.
set-left = Alla tua sinistra
set-right = Alla tua destra
set-third = Il terzo
set-about-opponents = Gli altri, in senso orario dalla tua sinistra.
set-level = Giocano
set-level-of = … { $name }
set-about-level = Quanto giocano bene gli altri.
set-each-own = ognuno a modo suo
set-level-beginner = principiante
set-level-casual = ogni tanto
set-level-club = giocatore di club
set-level-expert = esperto
set-level-master = maestro
set-style = Dichiarano
set-about-style = Fin dove dichiarano gli altri.
set-style-careful = con cautela
set-style-balanced = con misura
set-style-bold = con audacia
set-players = Giocatori
set-about-players = Tre, o quattro e chi dà le carte sta fuori.
set-deals = Smazzate
set-about-deals = Quanto è lunga una lista. L’ufficiale ne ha 36, o 48 in quattro.
set-deals-auto = lista ufficiale
set-deals-open = quante ne servono
set-deals-number = { $n }
set-scoring = Punteggio
set-about-scoring = Seeger-Fabian è quello dei club; sulla lista in meno si scrive solo meno.
set-scoring-plain = punti semplici
set-scoring-seeger-fabian = Seeger-Fabian
set-scoring-minus = lista in meno
set-limit = Limite
set-about-limit = A quanti punti meno finisce la lista in meno.
set-limit-none = nessuno
set-limit-number = { $n } punti
set-points = Finisce a
set-about-points = A quanti punti di un giocatore la lista finisce prima dell’ultima smazzata.
set-points-number = { $n } punti
set-minutes = Finisce dopo
set-about-minutes = Dopo quanto tempo non si comincia più nessuna smazzata.
set-minutes-number = { $n } minuti
set-points-none = nessuna fine così
set-minutes-none = nessuna fine così
set-rules = Regole di casa
set-about-rules = Tutte insieme; sotto, una per una.
set-rules-official = nessuna, ufficiale
set-rules-pub = come al bar
set-rules-xskat = come XSkat
set-ramsch = Ramsch
set-about-ramsch = Se passano tutti e tre, si gioca un Ramsch.
set-schieberamsch = Schieberamsch
set-about-schieberamsch = Prima di ogni Ramsch lo skat gira; spinto senza vederlo, raddoppia.
set-push-jacks = Fanti spinti
set-about-push-jacks = Chi ha preso lo skat può metterci i fanti.
set-ramsch-skat = Skat del Ramsch
set-about-ramsch-skat = A chi va lo skat di un Ramsch.
set-ramsch-skat-last-trick = l’ultima presa
set-ramsch-skat-loser = chi perde
set-ramsch-skat-nobody = nessuno
set-grand-hand = Grand mano
set-about-grand-hand = Prima di un Ramsch ognuno può giocare invece un grand mano.
set-kontra = Contro
set-about-kontra = Gli avversari possono dire contro: il gioco vale doppio.
set-kontra-announcement = dopo l’annuncio
set-kontra-18 = Contro da 18
set-about-kontra-18 = Contro solo per chi ha detto o tenuto 18, o non ha potuto.
set-re = Surcontro
set-about-re = Il dichiarante può rispondere al contro e raddoppia ancora.
set-hirsch = Hirsch
set-about-hirsch = L’avversario può rispondere al surcontro: ancora il doppio.
set-bock = Bock
set-about-bock = Certi risultati portano un giro in cui tutto vale doppio.
set-triggers = Che cosa li porta
set-about-triggers = Se questo risultato porta un giro.
set-ramsch-rounds = Giri di Ramsch
set-about-ramsch-rounds = Dopo ogni giro di Bock, o al suo posto, un giro di soli Ramsch.
set-ramsch-rounds-always = sempre, ogni mano
set-trigger-even = … 60 a 60
set-trigger-kontra-lost = … perso dopo contro
set-trigger-re = … surcontro
set-trigger-grand-hand-won = … grand mano vinto
set-trigger-grand-lost = … grand perso
set-trigger-digits = … tre cifre uguali
set-trigger-hundred = … cento tondo
set-trigger-72 = … un gioco da 72
set-trigger-96 = … un gioco da 96
set-trigger-passed = … tutti passano
set-trigger-lost-100 = … sotto −100
set-next-list = ⟪Dalla prossima lista.⟫
set-idle = ⟪Accanto alle altre non cambia nulla.⟫
set-held = Detto con { $by } per questa volta: qui non si cambia.
set-held-note = È stato detto all’avvio e resta fino al prossimo.
set-kept = Salvato in { $path }.
set-kept-new = Salvato in { $path }, che è nuovo.
set-unkept-meanwhile = { $path } è stato cambiato intanto, anche “{ $setting }”. Esc lo lascia; il tuo vale fino all’uscita.
set-unkept-read-only = { $path } è di sola lettura. La tua scelta vale fino all’uscita; Esc torna indietro.
set-unkept-refused = Non salvato: { $why }. La tua scelta vale fino all’uscita; Esc torna indietro.
set-unkept-nowhere = Nessuna cartella per le impostazioni (--config indica un file). La tua scelta vale fino all’uscita.
set-same-name = { $name } è già al tavolo.
set-bad-name = Un nome è largo da 1 a { $n } celle, senza spazi alle estremità.
set-bad-number = Un numero da { $least } a { $most }.

### Standings on the command line

standings-rank = posto
standings-name = nome
standings-own = vinti/persi
standings-others = altri
standings-deals = { $n ->
    [one] 1 smazzata
   *[other] { $n } smazzate
  }
standings-passed = { $n } senza gioco
standings-aborted = { $n } interrotte
standings-unfinished = { $n } non finite
standings-damaged = { $n ->
    [one] 1 annotazione danneggiata esclusa
   *[other] { $n } annotazioni danneggiate escluse
  } (skat replay dice perché)

### Statistics on the command line

decimal-mark = ,
stats-none = Nessuna smazzata di questo genere è registrata.
stats-games = giochi
stats-share = quota
stats-won = vinti
stats-average = a gioco
stats-percent = { $n } %
stats-hand = di cui a mano
stats-open = di cui ouvert
stats-announced = di cui annunciati
stats-declarer = da dichiarante
stats-defender = in difesa
stats-passed = senza gioco: { $n }
stats-ramsch = Ramsch: { $n }
stats-overbid = dichiarato troppo: { $n }
stats-sums = lista semplice { $plain }, Seeger-Fabian { $sf }, cioè { $deal } a smazzata
stats-official = ufficiali
stats-dealt = { $n ->
    [one] 1 smazzata
   *[other] { $n } smazzate
  }
stats-rules = regole
stats-level = livello
stats-deals = smazzate
stats-sf = a smazzata, SF
hands-dealt = { $n ->
    [one] 1 mano distribuita
   *[other] { $n } mani distribuite
  }
hands-jacks = fanti
hands-aces = assi
hands-longest = seme più lungo, senza fanti
hands-count = mani
hands-expected = attese
hands-chance = Una buona mescolata si scosta tanto o più dall’attesa { $n } volte su 100.
hands-few = Troppo poche mani per dire di più.

### The score sheet on paper

sheet-title = Lista di skat
sheet-of-day = del { $date }
sheet-place = Luogo:
sheet-date = Data:
sheet-table = Tavolo:
sheet-series = Serie:
sheet-writer = scritta da
sheet-checked = controllata da
sheet-number = smazzata
sheet-base = valore base
sheet-with = con
sheet-without = senza
sheet-doubled = raddoppiato
sheet-value = vinto / perso

### The game as lines, for who does not see a table

line-hello = Skat, riga per riga. “aiuto” dice che cosa si può rispondere; la fine delle risposte salva ed esce.
line-deal = { $deal }: { $who ->
    [you] dai tu
   *[other] { $name } dà
  }; { $place ->
    [forehand] sei primo di mano
    [middlehand] sei secondo
    [rearhand] sei terzo
   *[out] stai fuori
  }.
line-cards = Le tue carte: { $cards }.
line-open = Le carte scoperte di { $name }: { $cards }.
line-bids = { $who ->
    [you] Dichiari { $bid }.
   *[other] { $name } dichiara { $bid }.
  }
line-holds = { $who ->
    [you] Tieni { $bid }.
   *[other] { $name } tiene { $bid }.
  }
line-passes = { $who ->
    [you] Passi.
   *[other] { $name } passa.
  }
line-takes-skat = { $who ->
    [you] Prendi lo skat.
   *[other] { $name } prende lo skat.
  }
line-plays-hand = { $who ->
    [you] Giochi mano: lo skat resta chiuso.
   *[other] { $name } gioca mano: lo skat resta chiuso.
  }
line-announces = { $who ->
    [you] Giochi { $game }.
   *[other] { $name } gioca { $game }.
  }
line-announces-and-puts = { $who ->
    [you] Giochi { $game } e scarti: { $cards }.
   *[other] { $name } gioca { $game } e scarta: { $cards }.
  }
line-kontra = { $who ->
    [you] Dici contro.
   *[other] { $name } dice contro.
  }
line-re = { $who ->
    [you] Dici surcontro.
   *[other] { $name } dice surcontro.
  }
line-hirsch = { $who ->
    [you] Dici Hirsch.
   *[other] { $name } dice Hirsch.
  }
line-pushes = { $who ->
    [you] Spingi lo skat senza vederlo.
   *[other] { $name } spinge lo skat senza vederlo.
  }
line-puts-on = { $who ->
    [you] Passi due carte.
   *[other] { $name } passa due carte.
  }
line-puts-these-on = { $who ->
    [you] Passi: { $cards }.
   *[other] { $name } passa: { $cards }.
  }
line-plays = { $who ->
    [you] Giochi { $card }.
   *[other] { $name } gioca { $card }.
  }
line-takes = Presa { $trick }: { $who ->
    [you] la prendi tu
   *[other] la prende { $name }
  }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }.
line-claims = { $who ->
    [you] Dichiari il resto.
   *[other] { $name } dichiara il resto.
  }
line-gives-up = { $who ->
    [you] Ti arrendi.
   *[other] { $name } si arrende.
  }
line-accepts = { $who ->
    [you] Accetti.
   *[other] { $name } accetta.
  }
line-plays-on = { $who ->
    [you] Continui.
   *[other] { $name } continua.
  }
line-stops = Il valore è certo: il gioco finisce qui.
line-taken-back = Ripreso.
line-trick = Presa { $trick } di 10.
line-totals = Totali: { $totals }.
line-seed = Seed della mano: { $seed }
line-dealt = { $who ->
    [you] Hai ricevuto: { $cards }.
   *[other] { $name } ha ricevuto: { $cards }.
}
line-dealt-skat = Nello skat: { $cards }.
line-left = { $who ->
    [you] Ti restavano: { $cards }.
   *[other] Restavano a { $name }: { $cards }.
}
line-row = { $deal }. { $game }: { $scores }
line-row-nothing = { $deal }. { $game }
line-figures = { $name }: { $points }, vinti { $won }, persi { $lost }
line-figures-total = { $name }: { $points }, vinti { $won }, persi { $lost }, totale { $total }
line-choice = { $n } { $text } ({ $letter })
line-choice-alone = { $n } { $text }
line-game = { $n } { $game }, { $value }
line-ask-bid = La tua dichiarazione: { $value } o più, o { $pass } per passare.
line-ask-pass = { $pass } per passare.
line-ask-game = Quale gioco?
line-ask-game-hand = Quale gioco? Poi Schneider, Schwarz o ouvert, se annunciato.
line-ask-card = La tua carta: { $cards }
line-ask-discard = Due carte da scartare: { $cards }
line-ask-put-on = Due carte da passare: { $cards }
line-ask-rules = Quale pagina? Ogni altra parola viene cercata in tutte.
line-ask-quiz = Quanti punti scrive il dichiarante, vinti o persi?
line-unknown = “{ $text }” qui non è una risposta; “aiuto” dice quali lo sono.
line-no-card = “{ $text }” non è una tua carta.
line-not-held = Non hai { $card }.
line-two-cards = Una o due carte diverse.
line-settings = Le impostazioni si cambiano in { $path }, o sulla loro pagina al tavolo.
line-help = Che cosa si può rispondere ora:
line-help-card = una carta: il suo numero, o { $card } e simili
line-help-two = due carte, anche una dopo l’altra: i numeri, o { $card } e simili
line-help-bid = un valore da dichiarare
line-help-game = un gioco: il suo numero, o il suo nome
line-help-choice = una scelta: il numero, la lettera o le parole
line-word-cards = carte
line-word-table = tavolo
spoken-card = { $rank } di { $suit }
spoken-clubs = fiori
spoken-spades = picche
spoken-hearts = cuori
spoken-diamonds = quadri
spoken-acorns = ghiande
spoken-leaves = foglie
spoken-reds = cuori
spoken-bells = sonagli
letter-acorns = G
letter-leaves = F
letter-reds = C
letter-bells = S
spoken-seven = sette
spoken-eight = otto
spoken-nine = nove
spoken-ten = dieci
spoken-jack = fante
spoken-queen = donna
spoken-king = re
spoken-ace = asso
spoken-unter = unter
spoken-ober = ober
spoken-daus = asso

### The rules on the screen

key-read-rules = r
do-read-rules = regole
do-topic = argomento
do-find = cercare
do-next-place = il prossimo
cap-letters = a…z
start-rules = Regole
head-rules = ⟨Regole⟩  ⟪{ $number }⟫ { $title }
head-rules-place = ⟪{ $number } di { $topics }⟫
reading-find = cercare ⟨{ $query }⟩_
reading-places = { $places ->
    [0] ⟪da nessuna parte⟫
    [one] ⟪in 1 punto⟫
   *[other] ⟪in { $places } punti⟫
  }
reading-more = { $rows ->
    [one] ⟪↓ ancora 1 riga⟫
   *[other] ⟪↓ ancora { $rows } righe⟫
  }

### Giudizio delle decisioni

review-game = { $name } gioca { $game } e { $won ->
    [won] vince
   *[other] perde
  } con { $points }.
review-passed = Tutti hanno passato.
review-ramsch = Un Ramsch.
review-no-game = La partita è finita prima della dichiarazione.
review-damaged = Questa registrazione non si può rigiocare: { $why }
review-unknown = Non si sa dove fossero queste carte: { $cards }. Chi può averle avute non è giudicato.
review-none = Nessuna decisione è costata qualcosa.
review-number = mossa
review-player = giocatore
review-made = fatto
review-better = meglio
review-cost = punti
review-of-hundred = su 100
review-hold = tenere { $bid }
review-silent = niente
review-turned = ha rovesciato la partita
review-sums = { $name }: { $sum } (asta { $auction }, skat e gioco { $game }, da solista { $declarer }, in difesa { $defence })

### The page of a review

key-review = a
do-review = analisi
key-next-error = s
do-next-error = errore seguente
review-do-errors = errore precedente, seguente
review-do-ends = primo e ultimo passo
review-do-hands = tutte le carte scoperte, o la tua vista
review-do-table = la tabella delle tue decisioni
review-do-signs = impreciso, errore, papera
review-do-show = guarda
review-do-open = scopri le carte
review-do-close = copri le carte
review-do-decisions = decisioni
review-head = ⟨Analisi⟩  ⟨{ $game }⟩ { $who ->
    [you] ⟪giocavi tu⟫
   *[other] ⟪giocava { $name }⟫
  } ⟪·⟫ { $won ->
    [won] vinto con ⟨{ $points }⟩
    [lost] perso con ⟨{ $points }⟩
   *[open] interrotto
  }
review-head-null = ⟨Analisi⟩  ⟨{ $game }⟩ { $who ->
    [you] ⟪giocavi tu⟫
   *[other] ⟪giocava { $name }⟫
  } ⟪·⟫ { $won ->
    [won] vinto
    [lost] perso
   *[open] interrotto
  }
review-head-ramsch = ⟨Analisi⟩  ⟨Ramsch⟩
review-head-passed = ⟨Analisi⟩  ⟨Tutti passano⟩
review-place = ⟪passo { $step } di { $steps } · { $place }⟫
review-number-in-file = gioco { $game }
review-bid = dich
review-skat = skat
review-open = vero
review-of-cards = le tue carte
review-of-skat = lo skat
review-of-errors = i tuoi errori
review-of-others = il loro gioco
review-written = la tua lista
review-auction = Dichiarazione
review-the-skat = Lo skat
review-put-away = Scarto
review-the-game = Annuncio
line-review-trick = Presa { $trick }
review-leads = ⟨{ $what }⟩  { $who ->
    [you] esci tu
   *[other] esce { $name }
  }
review-acts = ⟨{ $what }⟩  { $who ->
    [you] tu
   *[other] { $name }
  }
grade-right = giusto
grade-fine = va bene
grade-slip = impreciso
grade-mistake = errore
grade-blunder = papera
review-it-cost = ⟪costa⟫ ⟨{ $lost }⟩ ⟪su 100,⟫ ⟨{ $points }⟩ ⟪{ $points ->
    [one] punto
   *[other] punti
  }⟫
review-it-cost-brief = ⟨−{ $lost }⟩ ⟪su 100,⟫ ⟨−{ $points }⟩
review-you = tu
review-you-hold = Tu
review-with-open = carte scoperte { $values }
review-values = { $before } → { $after }
review-bad-luck = sfortuna: era giusto
review-lost-it = questa carta l’ha perso
review-won-anyway = vinto comunque
review-went-well = stavolta è andata bene
review-lost-anyway = perso comunque
review-error-anyway = perso comunque, ma resta un errore
review-given-back = restituito
review-thrown-away = regalato
review-forced = Non c’era scelta.
review-working = Questo passo è ancora in calcolo …
review-no-errors = In questa mano non hai fatto errori.
review-no-errors-yet = Nessun errore finora; il resto è ancora in calcolo.
review-turns = A carte scoperte: { $away ->
    [0] mai regalato
    [one] regalato una volta
   *[other] regalato { $away } volte
  }, { $back ->
    [0] mai restituito.
    [one] restituito una volta.
   *[other] restituito { $back } volte.
  }
review-decisions = decisioni
review-grade = giudizio
review-open-cards = scoperte
review-row-bid = dichiaraz.
review-row-skat = skat
review-row-discard = scarto
review-row-game = annuncio
review-row-tricks = { $count ->
    [one] presa { $tricks }
   *[other] prese { $tricks }
  }
review-errors-of = { $errors ->
    [one] { $errors } errore su { $all }
   *[other] { $errors } errori su { $all }
  }
line-review-head = { $head }.
line-review-step = Passo { $step } di { $steps }:
line-review-done = Tu: { $done }. Giudizio: { $grade }.
line-review-forced = Tu: { $done }.
line-review-made = { $done }.
line-review-better = Meglio: { $best }, { $chance } su 100 contro { $own }; costa { $points } { $points ->
    [one] punto
   *[other] punti
  } della lista.
line-review-open = A carte scoperte: { $verdict }.
line-review-hand = { $name }: { $cards }.
line-review-right = { $done }, { $grade }.
line-review-error = { $done }, { $grade }; meglio { $best }, costa { $points }.
line-review-chance = { $what }: { $chance } su 100.
line-review-next = avanti
line-review-back = indietro
line-review-hands = mani
line-review-course = andamento
