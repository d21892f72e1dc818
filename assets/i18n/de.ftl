# Every text a player reads, in German. The marks and what each text is for are told in en.ftl.
#
# Card points are Augen, points of the list Punkte. Whoever plays is called by name or "du".

### The pack

rank-jack = B
rank-queen = D
rank-king = K
rank-ace = A

rank-unter = U
rank-ober = O
rank-koenig = K
rank-daus = A

card-new = neu

### The window

window-title = Skat

too-small-need = Skat braucht ein Fenster von { $width } × { $height }.
too-small-have = Dieses hat { $width } × { $height }. Das Spiel wartet.
too-small-leave = { $key } beendet; nichts geht verloren.

### Games

kind-clubs = Kreuz
kind-spades = Pik
kind-hearts = Herz
kind-diamonds = Karo
kind-acorns = Eichel
kind-leaves = Grün
kind-reds = Rot
kind-bells = Schellen
kind-grand = Grand
kind-null = Null

### The reckoning, a row to each line

sum-matadors = Spitzen
sum-game = Spiel
sum-hand = Hand
sum-schneider = Schneider
sum-announced = angesagt
sum-schwarz = Schwarz
sum-ouvert = ouvert
sum-level = Gewinnstufe
sum-product = { $levels } × { $base }
sum-null = kein Stich
sum-null-cover = billigstes, das deckt
sum-bid = gereizt
sum-covered = { $bid }, gedeckt
sum-not-covered = { $bid }, überreizt
sum-won = gewonnen
sum-won-doubled = gewonnen, × { $factor }
sum-lost = verloren, 2 × { $charged }
value-writes = Alleinspieler
sum-lost-doubled = verl., 2 × { $charged } × { $factor }
sum-with = mit { $cards }
sum-without = ohne { $cards }
sum-but-not = { $row }, ohne { $card }
sum-but-with = { $row }, mit { $card }
sum-bock = Bock
sum-doubled = verdoppelt
sum-factor = × { $factor }

### The reckoning of a Ramsch, a row to each line

ramsch-skat = Skat
ramsch-skat-last = 10. Stich: { $name }
ramsch-skat-most = am meisten: { $name }
ramsch-skat-nobody = zählt für niemand
ramsch-most = meiste Augen
ramsch-name = { $name }
ramsch-alike = alle gleich
ramsch-alike-means = niemand verliert
ramsch-march = Durchmarsch
ramsch-all = alle Stiche: { $name }
ramsch-virgin = Jungfrau
ramsch-no-trick = kein Stich: { $name }
ramsch-pushed = geschoben
ramsch-times = { $times ->
    [1] einmal
    [2] zweimal
   *[3] von allen dreien
  }
ramsch-product = { $points } × { $factor }

### What can be done: beside the key on the key line, and in the help

do-choose = wählen
do-take = übernehmen
do-back = zurück
do-open = öffnen
do-continue = weiter
do-new = neue Liste
do-scroll = blättern
do-page = eine Seite
do-table = Tisch
do-list = Liste
do-save-leave = sichern und Ende
do-suspend = zur Shell, fg zurück
do-help = Hilfe
do-leave = Ende
do-close = schließen
do-give-up = aufgeben
do-claim = Rest zeigen
do-go-on = weiter
do-goes-on = geht weiter
do-next-deal = nächstes Spiel
do-standing = Endstand
do-tricks = Stiche
do-bid = { $value } sagen
do-jump = springen
do-jump-far = weiter springen
do-type = Wert tippen
do-pass = weg
do-yes = ja
do-pick-up = aufnehmen
do-hand = Hand
do-put = weglegen / zurück
do-put-number = 1. … 12. Karte drücken
do-take-back = letzte zurücknehmen
do-game = Spiel
do-level = Stufe
do-tick = ankreuzen
do-announce = ansagen
do-back-to-cards = zu den Karten
do-play = spielen
do-play-number = 1. … 10. Karte spielen
do-accept = annehmen
do-play-on = weiterspielen
do-last-trick = letzter Stich
do-sort = Karten ordnen
do-sort-tricks = nach Plätzen/Verlauf
do-through = zu Ende spielen
do-stop = Schluss
do-put-on = weitergeben
do-grand-hand = Grand Hand
do-take-skat = Skat nehmen
do-push = schieben
do-kontra = Kontra
do-re = Re
do-hirsch = Hirsch
do-settings = Einstellungen
do-change = ändern
do-type-in = tippen
do-erase = löschen
do-undo = zurücknehmen
do-reset = wie geliefert
do-save = trotzdem schreiben

do-all-tricks = alle Stiche
do-hint = Tipp
do-hint-why = warum
do-hint-off = Tipp weg
do-take-back-move = zurück
do-again = nochmal
do-next-practice = nächstes Spiel
do-menu = Menü
do-daily = Tagesspiele
do-practice = üben

### Letters; within one prompt they differ

key-continue = w
key-new = n
key-leave = q
key-last-trick = l
key-give-up = g
key-claim = z
key-tricks = s
key-pass = w
key-yes = j
key-pick-up = a
key-hand = h
key-accept = a
key-play-on = w
key-through = e
key-stop = s
key-grand-hand = g
key-take-skat = n
key-push = s
key-kontra = k
key-re = r
key-hirsch = h
key-settings = i
key-reset = w
key-save = t

key-hint = t
key-undo = u
key-again = n
key-menu = m
key-daily = t
key-practice = b

### The games in words

kind-signed = { $sign } { $kind }
contract-hand = { $kind } Hand
contract-schneider = { $kind } Hand, Schneider angesagt
contract-schwarz = { $kind } Hand, Schwarz angesagt
contract-open = { $kind } ouvert
contract-hand-open = { $kind } ouvert Hand
with-n = mit { $n }
without-n = ohne { $n }

### The sentence of the table

table-to-play = { $name } ist am Spiel.
table-to-decide = { $name } entscheidet.
table-you-lead = Du kommst aus: jede Karte geht.
table-follow = { $class ->
    [trumps] Trumpf ist gefordert: bediene Trumpf.
    [clubs] { $suit } ist gefordert: bediene Kreuz.
    [spades] { $suit } ist gefordert: bediene Pik.
    [hearts] { $suit } ist gefordert: bediene Herz.
    [acorns] { $suit } ist gefordert: bediene Eichel.
    [leaves] { $suit } ist gefordert: bediene Grün.
    [reds] { $suit } ist gefordert: bediene Rot.
    [bells] { $suit } ist gefordert: bediene Schellen.
   *[diamonds] { $suit } ist gefordert: bediene Karo.
  }
table-void = { $class ->
    [trumps] Trumpf ist gefordert, du hast keinen: jede Karte geht.
   *[other] { $suit } ist gefordert, du hast nichts davon: jede Karte geht.
  }
table-null-ends = Mit dem ersten Stich verliert { $name }.
table-takes = { $who ->
    [you] Du nimmst { $cards }
   *[other] { $name } nimmt { $cards }
  }, { $points ->
    [one] 1 Auge
   *[other] { $points } Augen
  }, und { $who ->
    [you] kommst
   *[other] kommt
  } aus.
table-takes-last = { $who ->
    [you] Du nimmst { $cards }
   *[other] { $name } nimmt { $cards }
  }, { $points ->
    [one] 1 Auge
   *[other] { $points } Augen
  }.
table-offer-refused = { $name } lehnt ab: das Spiel geht weiter.
table-put-two = Zwei Karten sind zu drücken.
table-put-on-two = Zwei Karten sind weiterzugeben.
table-late-kontra = Du kannst noch Kontra sagen.
table-not-saved = Nicht gesichert: { $why }
table-not-recorded = Nicht in der Historie: { $why }
table-saved-again = Wieder gesichert.
mark-not-saved = nicht gesichert
mark-not-recorded = nicht in der Historie

sorted-alternating = Nach dem Spiel: Trümpfe links, Farben im Wechsel.
sorted-trumps-left = Nach dem Spiel: Trümpfe, dann { $suits }.
sorted-trumps-right = Nach dem Spiel: { $suits }, dann Trümpfe.
sorted-null = In der Ordnung von Null.
sorted-rank = Nach Werten.
sorted-unsorted = Ungeordnet, wie die Karten kamen.

### Why a move is refused

refused-follow = { $class ->
    [trumps] { $card } geht nicht: Trumpf ist gefordert, und du hast { $held }.
   *[other] { $card } geht nicht: { $suit } ist gefordert, und du hast { $held }.
  }
refused-null = Null zählt { $value }: unter { $bid } kann er nicht angesagt werden.
refused-claim = Die Karten beweisen es nicht: ein Stich könnte noch verloren gehen.
refused-claim-lead = Den Rest zeigen kann nur, wer am Ausspiel ist.
refused-trick-runs = Nicht, während ein Stich gespielt wird.
refused-offer = Das wurde in diesem Stich abgelehnt. Spiel weiter.
refused-jack-pushed = { $card } bleibt hier: wer den Skat nimmt, behält die Buben.
refused-not-higher = Reizen kannst du nur über { $last }.
refused = Das geht jetzt nicht.

auction-far-above = Dein bestes Spiel zählt { $worth }. Noch einmal dasselbe hält { $bid }.
auction-far-above-none = Du hast kein Spiel für { $bid }. Noch einmal dasselbe hält es.

### The list

list-title = Liste
list-number = Nr
list-game = Grund
list-game-short = Spl
list-with = m
list-without = o
list-ticks = HSaZaO
list-value = Wert
list-change = ±
list-total = Stand
list-won = g
list-lost = v
list-legend = ⟪m⟫ mit  ⟪o⟫ ohne  ⟪H⟫ Hand  ⟪S⟫ Schneider  ⟪Z⟫ Schwarz  ⟪a⟫ angesagt  ⟪O⟫ offen
list-passed-in = eingepasst
list-foot-points = Spielpunkte · gew. · verl.
list-foot-points-short = Punkte
list-foot-own = (gew. − verl.) × 50
list-foot-own-short = gew. − verl. × 50
list-foot-others = verl. Spiele der anderen × { $bonus }
list-foot-others-short = andere verl. × { $bonus }
list-seeger-fabian = Seeger-Fabian

list-bock = B
list-kontra = K
list-re = R
list-hirsch = H
list-ramsch = Ramsch
list-factor = × { $factor }
list-legend-kontra = ⟪verdoppelt durch⟫  ⟪K⟫ Kontra  ⟪R⟫ Re  ⟪H⟫ Hirsch
list-legend-bock = ⟪B⟫ Bock: alles zählt doppelt
list-legend-kontra-bock = ⟪verdoppelt durch⟫  ⟪K⟫ Kontra  ⟪R⟫ Re  ⟪H⟫ Hirsch  ⟪B⟫ Bockrunde
list-foot-minus = Minuspunkte · gew. · verl.
list-foot-minus-short = Minuspunkte
list-foot-limit = übrig von { $limit }

### The final standing

end-you-win = Du gewinnst die Liste, { $ahead } vor { $second }.
end-ahead-of-you = { $winner } gewinnt die Liste, { $ahead } vor dir.
end-you-win-alone = Du gewinnst die Liste, { $ahead } vor den anderen.
end-other-wins = { $winner } gewinnt die Liste, { $ahead } vor { $second }.
end-shared = Gleichauf an der Spitze: { $names }.
end-minus-you = Du verlierst die Liste mit { $total }.
end-minus-you-at-limit = Du verlierst die Liste mit { $total }: die Grenze von { $limit } ist erreicht.
end-minus = { $name } verliert die Liste mit { $total }.
end-minus-at-limit = { $name } verliert die Liste mit { $total }: die Grenze von { $limit } ist erreicht.
end-minus-shared = Gemeinsam verloren mit { $total }: { $name }.
end-minus-shared-at-limit = An der Grenze von { $limit } gemeinsam verloren, mit { $total }: { $name }.
end-minus-none = Niemand hat ein Minus geschrieben: niemand verliert die Liste.
end-points = Punkte
end-minus-points = Minus
end-won = gew.
end-lost = verl.
end-times = × { $factor }
end-total = gesamt
end-how-it-went = Verlauf
end-how-it-went-axes = laufende Punkte, Spiel für Spiel
end-dearest-win = ⟪teuerster Sieg⟫ { $name }, { $game } { $score }
end-dearest-loss = ⟪teuerste Niederlage⟫ { $name }, { $game } { $score }

### The head

head-auction = ⟨Reizen⟩
head-skat = { $who ->
    [you] ⟨Du spielst⟩ ⟪· gereizt bis⟫ { $bid }
    [given] ⟨Du spielst⟩ ⟪· für dich gereizt bis⟫ { $bid }
   *[other] ⟨{ $name }⟩ spielt ⟪· gereizt bis⟫ { $bid }
  }
head-discard = ⟨Drücke zwei Karten⟩  ⟪gereizt bis⟫ { $bid }
head-announce = ⟨Sag dein Spiel an⟩  ⟪gereizt bis⟫ { $bid }
head-announce-hand = ⟨Sag dein Spiel an · Hand⟩  ⟪gereizt bis⟫ { $bid }
head-announces = ⟨{ $name }⟩ sagt das Spiel an ⟪· gereizt bis⟫ { $bid }
head-play = ⟨{ $game }⟩  { $who ->
    [you] ⟨du⟩ ⟪spielst · gereizt bis⟫ { $bid }
   *[other] ⟨{ $name }⟩ ⟪spielt · gereizt bis⟫ { $bid }
  }
head-result = ⟨{ $game }⟩  { $who ->
    [you] ⟨du⟩ ⟪hast gespielt · gereizt bis⟫ { $bid }
   *[other] ⟨{ $name }⟩ ⟪hat gespielt · gereizt bis⟫ { $bid }
  }
head-passed-in = ⟨Eingepasst⟩
head-play-in-place = ⟨{ $game }⟩  { $who ->
    [you] ⟨du⟩ ⟪spielst · statt Ramsch⟫
   *[other] ⟨{ $name }⟩ ⟪spielt · statt Ramsch⟫
  }
head-result-in-place = ⟨{ $game }⟩  { $who ->
    [you] ⟨du⟩ ⟪hast gespielt · statt Ramsch⟫
   *[other] ⟨{ $name }⟩ ⟪hat gespielt · statt Ramsch⟫
  }
head-doubled = { $head } · ⟨{ $word }⟩ × { $factor }
head-grand-hand = ⟨Vor dem Ramsch⟩
head-announce-grand-hand = ⟨Sag Grand Hand an⟩  ⟪statt Ramsch⟫
head-push = ⟨Ramsch⟩  ⟪der Skat geht reihum⟫
head-put-on = ⟨Gib zwei Karten weiter⟩  ⟪statt des Skats⟫
head-ramsch = ⟨Ramsch⟩  ⟪jeder für sich⟫
head-ramsch-pushed = ⟨Ramsch⟩  { $pushes ->
    [1] ⟪einmal geschoben⟫
    [2] ⟪zweimal geschoben⟫
   *[3] ⟪von allen geschoben⟫
  } · × { $factor }
head-ramsch-result = ⟨Ramsch⟩
head-bock = ⟨Bock⟩ × { $factor } ⟪·⟫ { $rest }
head-ramsch-round = ⟨Ramschrunde⟩ ⟪·⟫ { $rest }
head-deal-and-dealer = ⟪{ $place } ·⟫ { $who ->
    [you] ⟪du gibst⟫
   *[other] ⟪{ $name } gibt⟫
  }
head-trick-and-deal = ⟪Stich { $trick } von 10 · { $place }⟫
head-deal-seed = ⟪{ $place } · Seed { $seed }⟫
head-given = ⟪vorgegebene Karten⟫
head-list = ⟨Spielliste⟩
head-list-minus = ⟨Minusliste⟩
head-list-round = { $head }  { $round ->
    [bock] ⟨Bock⟩
   *[ramsch] ⟨Ramschrunde⟩
  } ⟪· noch { $left ->
    [one] 1 Spiel
   *[other] { $left } Spiele
  }{ $waiting ->
    [0] {""}
    [one] {" "}· 1 Runde wartet
   *[other] {" "}· { $waiting } Runden warten
  }⟫
head-after-deal = ⟪nach { $place }⟫
head-after-deal-seed = ⟪nach { $place } · Seed { $seed }⟫
head-end = ⟨Ende der Liste⟩
head-end-deals = ⟪{ $deals ->
    [one] 1 Spiel
   *[other] { $deals } Spiele
  } · { $passed } eingepasst⟫
head-end-ramsch = ⟪{ $deals ->
    [one] 1 Spiel
   *[other] { $deals } Spiele
  } · { $passed } eingepasst · { $ramsch } Ramsch⟫

head-trick = ⟪Stich { $trick } von 10⟫
head-dealer = { $who ->
    [you] ⟪du gibst⟫
   *[other] ⟪{ $name } gibt⟫
  }
# What does not count says so in the head; the rest goes first where there is no room.
head-uncounted = { $what } ⟪·⟫ { $rest }
head-daily = ⟨Zählt nicht⟩ ⟪· Spiele vom { $day }⟫
head-practice = ⟨Zählt nicht⟩ ⟪· Übung: { $drill }⟫
head-again = ⟨Zählt nicht⟩ ⟪· dieselben Karten⟫

### The seats

# What the person is called who has given no name.
seat-you = Du
seat-person = Spieler
seat-forehand = Vorhand
seat-middlehand = Mittelhand
seat-rearhand = Hinterhand
seat-rearhand-dealer = Hinterhand, Geber
seat-declarer = ⟨Alleinspieler⟩
seat-partner = dein Partner
seat-says = sagt ⟨{ $bid }⟩
seat-holds = hält ⟨{ $bid }⟩
seat-passed = gepasst
seat-passed-at = weg bei { $bid }
seat-waits = wartet
seat-kontra = ⟨Kontra⟩
seat-re = ⟨Re⟩
seat-hirsch = ⟨Hirsch⟩
seat-part-says = { $part } ⟪·⟫ { $says }
seat-took = nahm den Skat
seat-takes = nimmt den Skat
seat-pushed = hat geschoben
seat-place = ⟪{ $place }⟫
seat-place-first = ⟪{ $place } ·⟫ { $part }
seat-part-first = { $part } ⟪· { $place }⟫
seat-sits-out = Geber ⟪· setzt aus⟫
seat-dealer-sits-out = Geber, setzt aus
seat-dealer-sits-out-brief = setzt aus
seat-absent = ⟨{ $name }⟩ ⟪{ $total }  { $part }⟫
you-place = { $place }
you-part = { $part } ⟪· { $place }⟫

### The trick

card-led = { $who ->
    [you] du kamst aus
   *[other] { $name } kam aus
  }
card-of = { $who ->
    [you] du
   *[other] { $name }
  }
card-wins = liegt vorn
card-you-win = liegst vorn
card-takes = nimmt ihn
card-you-take = nimmst ihn
card-both = { $first } ⟨{ $wins }⟩
last-trick-title = Letzter Stich, { $points ->
    [one] 1 Auge
   *[other] { $points } Augen
  }

last-trick-until = Der letzte Stich liegt offen, bis die nächste Karte ausgespielt ist.

past-title = Alle Stiche bisher
past-tricks-aid = Eine Übungshilfe: am Tisch sieht man nur den letzten Stich.
past-covered = Der letzte Stich darf nur bis zum nächsten Ausspiel angesehen werden.
past-none = Es ist noch kein Stich gemacht.

### Choices

choice-leave = Ende
choice-stay = Bleiben
choice-play-on = Weiterspielen
choice-give-up = Ja, aufgeben
choice-claim = Ja, zeigen
choice-pass = Weg
choice-play-at = { $bid } sagen
choice-bid = { $bid } sagen
choice-hold = Ja, { $bid } halten
choice-pick-up = Skat aufnehmen
choice-hand = Hand
choice-play = { $game } spielen
choice-accept = Annehmen
choice-grand-hand = Grand Hand
choice-take-skat = Skat nehmen
choice-push = Schieben
choice-kontra = Kontra
choice-yes-kontra = Ja, Kontra
choice-re = Re
choice-hirsch = Hirsch

choice-again = { $who ->
    [you] Mit deinen
   *[other] { $name }
  }
ask-again = Nochmal, mit wessen Karten? Es zählt nicht.
ask-leave-practice = Was nicht zählt, wird nicht aufgehoben.
ask-leave = Die Liste ist gesichert und wartet.
ask-leave-unsaved = Die letzten Züge sind nicht gesichert.
ask-give-up = Aufgeben? Es zählt als einfach verloren.
ask-give-up-both = Aufgeben? Einfach verloren, wenn einer zustimmt.
ask-give-up-defence = Aufgeben? Partner und Alleinspieler müssen zustimmen.
ask-claim = { $n ->
    [one] Den letzten Stich
   *[other] Alle { $n } übrigen Stiche
  } für deine Partei?
ask-claim-null = Zeigen, dass du keinen Stich mehr machst?
ask-kontra = Kontra? So oder so zählt das Spiel dann doppelt.

### The prompts of skat and concession

discard-count = { $n ->
    [0] Drücke zwei Karten.
    [1] Eine von zweien.
   *[2] Zwei von zweien. Enter geht weiter; noch ist nichts endgültig.
  }
skat-hand-means = Hand: eine Stufe mehr, der Skat bleibt zu.
put-on-count = { $n ->
    [0] Gib zwei Karten statt des Skats weiter.
    [1] Eine von zweien.
   *[2] Zwei von zweien. Enter gibt sie endgültig weiter.
  }
skat-other = { $name } hat das Spiel.
auction-to-speak = { $name } ist am Wort.
offer-by-declarer = { $name } gibt auf. Nimmst du an?
offer-by-partner = { $name } will aufgeben. Stimmst du zu?
offer-by-defenders = Die Gegenspieler geben auf. Nimmst du an?
training-points = ⟪Augen { $declarer } : { $defenders }⟫
training-points-ramsch = ⟪Augen { $own } : { $left } : { $right }⟫
training-trumps = ⟪{ $gone } von { $all } Trümpfen weg⟫
training-trumps-brief = ⟪Trumpf { $gone }/{ $all }⟫
running-auction = Reizen …
running-bid = { $who ->
    [you] du
   *[other] { $name }
  }, { $bid }
running-game = { $game } { $who ->
    [you] du
   *[other] { $name }
  }, { $bid }
running-game-in-place = { $game } { $who ->
    [you] du
   *[other] { $name }
  }
running-ramsch = Ramsch …

### What another player has just said or done

news-kontra = { $name } sagt Kontra.
news-re = { $name } sagt Re.
news-hirsch = { $name } sagt Hirsch.
news-no-re = { $name } sagt kein Re.
news-no-hirsch = { $name } sagt kein Hirsch.
news-push = { $name } schiebt den Skat weiter.
news-put-on = { $name } gibt zwei Karten weiter.
news-grand-hand = { $name } spielt stattdessen Grand Hand.

### What house rules ask of the seats in turn: a question, a dim line, a word to each seat

round-ask-grand-hand = ⟨Es gibt Ramsch.⟩  Spielst du stattdessen Grand Hand?
round-other-grand-hand = ⟨Es gibt Ramsch.⟩  { $name } kann Grand Hand sagen.
round-grand-hand-worth = ⟪Deiner zählt { $value } { $matadors }; verloren kostet er { $loss }.⟫
round-ask-push = ⟨Ramsch.⟩  Nimmst du den Skat, oder schiebst du?
round-other-push = ⟨{ $name }⟩ nimmt den Skat oder schiebt.
round-other-put-on = ⟨{ $name } hat den Skat⟩ und gibt zwei Karten weiter.
round-push-means = { $now ->
    [1] ⟪Ungesehen geschoben verdoppelt er den Ramsch.⟫
   *[other] ⟪Ungesehen geschoben: jetzt × { $now }, dann × { $then }.⟫
  }
round-pushed-before = ⟪Schon ungesehen geschoben: × { $factor }.⟫
round-ask-kontra = ⟨Sagst du Kontra?⟩
round-other-kontra = ⟨{ $name }⟩ wird nach Kontra gefragt.
round-ask-re = ⟨{ $by } sagt Kontra.⟩  Sagst du Re?
round-other-re = { $who ->
    [you] ⟨Du sagst Kontra.⟩
   *[other] ⟨{ $by } sagt Kontra.⟩
  }  { $name } kann Re sagen.
round-ask-hirsch = ⟨{ $by } sagt Re.⟩  Sagst du Hirsch?
round-other-hirsch = { $who ->
    [you] ⟨Du sagst Re.⟩
   *[other] ⟨{ $by } sagt Re.⟩
  }  { $name } kann Hirsch sagen.
round-double-means = ⟪Gewonnen oder verloren, das Spiel zählt dann × { $factor }.⟫
round-kontra = Kontra
round-re = Re
round-hirsch = Hirsch
round-passes = passt
round-took = nimmt ihn
round-pushed = schiebt
round-declarer = Alleinspieler
round-factor = × { $factor }

### The result

result-won = Gewonnen.
result-lost = Verloren.
result-overbid = Verloren, überreizt.
result-for = { $who ->
    [you] ⟨{ $score }⟩ für dich
   *[other] ⟨{ $score }⟩ für { $name }
  }
result-for-others = ⟨{ $score }⟩ für jeden anderen
result-others-write = die anderen
result-declarer-gave-up = ⟪aufgegeben⟫
result-defenders-gave-up = ⟪die Gegenspieler gaben auf⟫
result-claimed = ⟪der Rest wurde gezeigt⟫
result-stopped = ⟪abgebrochen, der Wert stand fest⟫
result-null-broken = ⟪ein Stich wurde gemacht⟫
result-points = { $who ->
    [you] ⟨Du { $points }⟩
   *[other] ⟨{ $name } { $points }⟩
  }
result-rest = { $rest } { $left } und { $right }
result-writes = { $who ->
    [you] du schreibst
   *[other] { $name }
  }
result-found = ⟪lag im Skat⟫
result-found-brief = ⟪gefunden⟫
result-put-brief = ⟪gedrückt⟫
result-put = ⟪gedrückt, { $points ->
    [one] 1 Auge
   *[other] { $points } Augen
  }⟫
result-in-skat = ⟪im Skat⟫
result-skat-points = ⟪{ $points ->
    [one] 1 Auge
   *[other] { $points } Augen
  }⟫
result-skat-changed = Im Skat lag { $cards }: { $who ->
    [you] du dachtest an
   *[other] { $name } dachte an
  } { $thought } ({ $before }), es ist { $is } ({ $after }).
result-skat-overbid = Das reicht nicht für { $bid }: auch bei Hand zählt der Skat mit.
result-passed-in = ⟨Niemand spielt.⟩ Alle drei haben gepasst: das Spiel steht auf der Liste.
result-ramsch-lost = { $who ->
    [you] Du verlierst.
   *[other] { $name } verliert.
  }
result-ramsch-both = Verloren: { $name } und { $second }.
result-ramsch-each = ⟨{ $score }⟩ für jeden
result-ramsch-march = Durchmarsch.
result-ramsch-alike = Alle gleich.
result-ramsch-nothing = Niemand schreibt etwas.
result-ramsch-tricks = { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
  }
result-dealt = gegeben
tricks-title = Stiche
tricks-first = zuerst
tricks-then = dann
tricks-last = zuletzt
tricks-left = Rest
tricks-points = Augen
tricks-skat = Skat
tricks-has = { $who ->
    [you] du hast
   *[other] { $name } hat
  }
tricks-won-here = ⟪gewonnen⟫

### Hints: what the strongest player would do, why, and what it fears

hint-thinking = ⟪Der Tipp wird überlegt …⟫
# A cell under each card that may be played, four at most; and under a card to be put away.
hint-odds = { $n }%
hint-mark = Tipp
hint-why = Warum
hint-carries = reicht bis
hint-both = beides
# What to do.
hint-bid = ⟨Tipp: { $bid } reizen.⟩
hint-hold = ⟨Tipp: { $bid } halten.⟩
hint-pass = ⟨Tipp: weg.⟩
hint-pick-up = ⟨Tipp: aufnehmen.⟩
hint-hand = ⟨Tipp: Hand.⟩
hint-take-skat = ⟨Tipp: Skat nehmen.⟩
hint-push = ⟨Tipp: schieben.⟩
hint-put-away = ⟨Tipp:⟩ { $cards } ⟨drücken,⟩ { $game }⟨.⟩
hint-game = ⟨Tipp:⟩ { $game }⟨.⟩
hint-put-on = ⟨Tipp:⟩ { $cards }⟨.⟩
hint-card = ⟨Tipp⟩ { $card }⟨.⟩
hint-kontra = ⟨Tipp: Kontra.⟩
hint-re = ⟨Tipp: Re.⟩
hint-hirsch = ⟨Tipp: Hirsch.⟩
hint-accept = ⟨Tipp: annehmen.⟩
hint-play-on = ⟨Tipp: weiterspielen.⟩
# What the odds mean, where there is room.
hint-legend = { $who ->
    [you] ⟪% = du gewinnst⟫
    [ramsch] ⟪% = du verlierst nichts⟫
   *[both] ⟪% = du und { $name } gewinnt⟫
  }
hint-basis-deals = { $who ->
    [you] Von 100 Verteilungen, die zum Gesehenen passen, gewinnst du so viele.
    [ramsch] In so vielen von 100 Verteilungen, die zum Gesehenen passen, verlierst du nichts.
   *[both] Von 100 Verteilungen, die zum Gesehenen passen, gewinnt ihr, du und { $name }, so viele.
  }
hint-basis-all = { $who ->
    [you] Von allen noch möglichen Verteilungen gewinnst du so viele von 100.
    [ramsch] In allen noch möglichen Verteilungen verlierst du so oft von 100 nichts.
   *[both] Von allen noch möglichen Verteilungen gewinnt ihr, du und { $name }, so viele von 100.
  }
hint-basis-games = Von 100 Spielen mit solchen Blättern werden so viele gewonnen.
# The same in a narrow box, in 22 cells a row.
hint-basis-deals-brief = Von 100 Verteilungen.
hint-basis-all-brief = Von 100, nach allem noch Möglichen.
hint-basis-games-brief = Von 100 Spielen.
hint-basis-thumb = Eine Faustregel: hier rechnet niemand.
# Why, in the auction and before the first card. How often a game is won is told of 100.
why-carries = Mit dem Skat gewinnt { $game } etwa { $percent } von 100; gut bis { $to }.
why-carries-any = Mit dem Skat gewinnt das eine oder andere Spiel, etwa { $percent } von 100; gut bis { $to }.
why-carries-hand = { $game } Hand gewinnt etwa { $percent } von 100; gut bis { $to }.
why-dear = Das Blatt ist gut bis { $to }, nicht weiter.
why-weak = Selbst { $game } gewönne nur etwa { $percent } von 100.
why-better-than-ramsch = Ein dünnes Spiel, aber besser als der Ramsch.
why-skat-helps = Mit dem Skat gewinnt { $game } etwa { $percent } von 100.
why-needs-no-skat = Ohne den Skat gewinnt { $game } { $percent } von 100 Versuchen.
why-wins = Gewinnt { $percent } von 100 Versuchen.
why-put-saves = { $card } liegt sicher.
why-put-empties = Danach kein { $suit } mehr.
why-announced = So viel ist fast sicher: { $percent } von 100.
why-doubled = Deine Partei gewinnt { $percent } von 100.
why-not-doubled = Deine Partei gewinnt nur { $percent } von 100.
why-no-doubling = Du darfst hier nichts sagen.
# Why this card.
why-only-card = Es ist die einzige.
why-alike = Alle erlaubten Karten kommen auf dasselbe.
why-won = Gewonnen mit jeder Karte; diese bringt am meisten.
why-lost = Verloren mit jeder Karte; diese kostet am wenigsten.
why-proven = Sie gewinnt, wie die Karten auch liegen.
why-draws = Zieht Trumpf: { $n ->
    [one] einer ist noch draußen.
   *[other] { $n } sind noch draußen.
  }
why-draws-last = Zieht die letzten Trümpfe.
why-takes = Macht den Stich, etwa { $points ->
    [one] 1 Auge.
   *[other] { $points } Augen.
  }
why-ruffs = Sticht, etwa { $points ->
    [one] 1 Auge.
   *[other] { $points } Augen.
  }
why-smears = { $name } macht den Stich: schmieren.
why-keeps = { $name } macht den Stich allein: { $card } behalten.
why-partner-takes = { $name } macht den Stich.
why-partner-ruffs = { $name } hat wohl kein { $suit } und sticht.
why-ours = Der Stich bleibt bei euch, etwa { $points ->
    [one] 1 Auge.
   *[other] { $points } Augen.
  }
why-saves = { $name } macht den Stich: so wenig wie möglich geben.
why-empties = Dein letztes { $suit }: dann bist du frei davon.
why-gives-up = Der Stich ist weg; andere Karten kosten mehr.
why-contests = Nichts gewinnt öfter; der Stich ist in { $percent } von 100 deiner.
why-stays-under = Bleibt in { $percent } von 100 darunter.
why-rids = Gelegenheit, eine gefährliche Karte abzuwerfen.
why-catches = { $name } muss den Stich in { $percent } von 100 nehmen.
why-best = Keine andere Karte gewinnt so oft.
why-points = Andere gewinnen so oft, bringen aber weniger.
why-brings-more = Andere gewinnen öfter, bringen aber weniger.
why-ramsch-under = Den Stich nimmt in { $percent } von 100 ein anderer.
why-ramsch-takes = Der Stich ist ohnehin deiner, etwa { $points ->
    [one] 1 Auge.
   *[other] { $points } Augen.
  }
why-ramsch-rids = Nichts zu bedienen: Gelegenheit, sie loszuwerden.
why-ramsch-dearer = Eine andere ist sicherer, kostet im Unglück aber mehr.
# Before a Ramsch, and when somebody gives up.
why-safe = Dieses Blatt ist auch ungesehen sicher genug.
why-unsafe = Dieses Blatt braucht andere Karten.
why-puts-on = Ohne diese beiden ist das Blatt am sichersten.
why-grand-instead = Grand Hand verspricht mehr als der Ramsch.
why-no-grand-instead = Grand Hand ist zu gewagt.
why-agrees = Es gibt nichts mehr zu holen.
why-plays-on = Es gibt noch etwas zu holen.
# What would hurt most, and how often of 100 it is won then.
fear-holds = Gefahr: { $what } bei { $name } ({ $percent }).
fear-lacks = Gefahr: { $name } ohne { $what } ({ $percent }).
fear-all-trumps = Gefahr: alle Trümpfe bei { $name } ({ $percent }).

### The help

help-title = Tasten, die jetzt gelten
help-signs = Zeichen
help-sign-key = geht: Taste 3
help-sign-dot = geht jetzt nicht
help-sign-winner = liegt vorn
help-sign-turn = wer dran ist
help-mouse-1 = Maus: ein Klick wählt, ein zweiter spielt. Mit Umschalt markiert
help-mouse-2 = sie Text zum Kopieren; --no-mouse lässt sie dem Terminal.
help-saved = Jeder Zug ist sofort gesichert: du kannst jederzeit gehen.
keys-left-out = In dieser Sprache täten deine eigenen Tasten zweierlei: sie gelten nicht.
cap-enter = Enter
cap-space = Leertaste
cap-escape = Esc
cap-tab = Tab
cap-backspace = Rücktaste
cap-page-up = Bild↑
cap-page-down = Bild↓
cap-home = Pos1
cap-end = Ende
cap-control-c = Strg-C
cap-control-z = Strg-Z
cap-cards = 1…0
cap-twelve-cards = 1…0 { $eleventh } { $twelfth }
cap-digits = 0-9
cap-any = jede Taste

### The auction: one question, a dim line, the ladder

auction-first = ⟨Du beginnst.⟩  Was sagst du?
auction-held = ⟨{ $name } hält { $bid }.⟩  Was sagst du?
auction-left = ⟨{ $name } steht bei { $bid }.⟩  Was sagst du?
auction-unsaid = ⟨{ $name } hat gepasst.⟩  Was sagst du zu { $to }?
auction-top = ⟨{ $name } hält { $bid }.⟩  Mehr gibt es nicht.
auction-alone = ⟨Beide haben gepasst.⟩  Spielst du ab 18?
auction-asked = ⟨{ $name } sagt { $bid }.⟩  Hältst du?
auction-jump = { $name } springt von { $from } auf { $bid }
auction-opens-high = { $name } beginnt mit { $bid }
auction-skipped = ⟪{ $n ->
    [one] { $values } ist übersprungen
   *[other] { $values } sind übersprungen
  }⟫
auction-to-bid = { $to ->
    [you] ⟨{ $name } reizt⟩ dich.
   *[other] ⟨{ $name } reizt⟩ { $other }.
  }
auction-to-answer = { $to ->
    [you] { $who ->
        [you] ⟨Du sagst { $bid }.⟩
       *[other] ⟨{ $name } sagt { $bid }⟩ zu dir.
      }
   *[other] { $who ->
        [you] ⟨Du sagst { $bid }⟩ zu { $other }.
       *[other] ⟨{ $name } sagt { $bid }⟩ zu { $other }.
      }
  }
auction-other-alone = ⟨Zwei haben gepasst.⟩  { $name } kann ab 18 spielen.
auction-after-you = ⟪Nach dir kann { $name } reizen.⟫
auction-after-this = ⟪Danach kannst du reizen.⟫
auction-nobody-after = ⟪Danach reizt niemand mehr.⟫
auction-you-passed = ⟪Du hast gepasst.⟫
auction-pass-in = ⟪Passt du, spielt niemand.⟫
auction-pass-ramsch = ⟪Passt du, gibt es Ramsch.⟫
auction-next = ⟪als Nächstes { $bid } · Pfeile springen⟫
auction-next-last = ⟪{ $bid } ist der höchste Wert.⟫
auction-next-skips = ⟪als Nächstes { $bid } · { $value } überspringt { $n ->
    [one] einen Wert
   *[other] { $n } Werte
  }⟫
auction-no-bid = { $typed } gibt es nicht zu reizen.
auction-typed-so-far = getippt ⟨{ $typed }⟩
auction-typed = getippt ⟨{ $typed }⟩ ⟪· Enter sagt { $value }⟫

ladder-held = ja
ladder-awaited = ?
ladder-passed = weg
ladder-waits = wartet

### Pick up or Hand, and what is put away

skat-caption = der Skat
skat-picked-up = aufgenommen
skat-hand = Hand
skat-below = { $value } ist unter { $bid }
skat-below-both = beide unter { $bid }
skat-below-list = { $hand ->
    [no] aufgenommen unter { $bid }: { $games }
   *[yes] Hand unter { $bid }: { $games }
  }
skat-other-decides = { $name } kann den Skat aufnehmen.
skat-other-announces = { $name } hat den Skat aufgenommen.
skat-other-hand = { $name } spielt Hand: der Skat bleibt zu.
discard-points = { $points ->
    [one] 1 Auge gedrückt
   *[other] { $points } Augen gedrückt
  }
discard-points-on = { $points ->
    [one] 1 Auge weitergegeben
   *[other] { $points } Augen weitergegeben
  }

### The announcement

announce-sum = { $matadors }, { $step } × { $base }
announce-sum-brief = { $step } × { $base }
announce-null = kein Stich
announce-null-open = kein Stich, offen
announce-covers = deckt { $bid }
announce-short = unter { $bid }: überreizt
announce-shrinks = ein Bube im Skat mindert es
announce-short-brief = überreizt
announce-not-allowed = unter { $bid } nicht erlaubt
announce-not-allowed-brief = unter { $bid }
announce-levels = dazu ansagen
announce-schneider = Schneider
announce-schwarz = Schwarz
announce-open = offen
announce-put-away = ⟪gedrückt⟫ { $cards }
announce-shut = ⟪der Skat bleibt zu⟫

spelled-game = Spiel { $level }
spelled-hand = Hand { $level }
spelled-schneider = Schneider { $level }
spelled-announced = angesagt { $level }
spelled-schwarz = Schwarz { $level }
spelled-open = offen { $level }
spelled-promise = angesagt { $step }
spelled = ⟪{ $steps } · { $level } × { $base } =⟫ ⟨{ $value }⟩

stake-points = braucht { $points } Augen: { $win } oder { $loss }
stake-shrinks = ein Bube im Skat mindert es: { $win } oder { $loss }
stake-every-trick = braucht alle Stiche: { $win } oder { $loss }
stake-no-trick = kein Stich: { $win } oder { $loss }
stake-needs-schneider = { $value } deckt { $bid } nicht: nur mit Schneider, sonst { $loss }
stake-needs-schwarz = { $value } deckt { $bid } nicht: nur mit Schwarz, sonst { $loss }
stake-lost = { $value } reicht nie für { $bid }, auch nicht Schwarz: { $loss }
stake-skat-alone = { $value } reicht für { $bid } nur durch den Skat, sonst { $loss }
stake-refused = unter { $bid } nicht erlaubt
stake-again = { $stake }. Noch einmal dasselbe spielt es.

### The start menu

start-wish = Gut Blatt!
start-continue = Weiterspielen
start-others = Andere Listen
start-others-means = { $count ->
    [one] 1 weitere wartet
   *[other] { $count } weitere warten
  }
start-new = Neue Liste
start-daily = Tagesspiele
start-daily-means = für alle dieselben · zählen nicht
start-practice = Üben
start-practice-means = eine Spielart nach Wahl · zählt nicht
start-settings = Einstellungen
start-help = Hilfe
start-leave = Ende
start-version = skat { $version }
start-over = alle { $deals } Spiele sind gespielt
start-limit = die Grenze der Liste ist erreicht
start-ended = die Liste ist zu Ende
start-unwritten = { $place } · noch nichts geschrieben
start-standing = { $place } · { $rank ->
    [lead] du führst mit { $total }
    [shared] du führst mit anderen, { $total }
    [second] Platz 2 mit { $total }
    [third] Platz 3 mit { $total }
   *[last] letzter Platz mit { $total }
  }
start-fresh = { $length } mit { $others }
names-two = { $first } und { $second }
names-three = { $first }, { $second } und { $third }
names-four = { $first }, { $second }, { $third } und { $fourth }

### What can be practised

practice-none = Nach diesen Hausregeln fand sich kein solches Spiel.
drill-any = Jedes Spiel
drill-any-means = wie es kommt, mit Zurücknehmen
drill-declarer = Alleinspiel
drill-declarer-means = das Reizen ist gewonnen
drill-suit = Farbspiel
drill-suit-means = ein Blatt für ein Farbspiel
drill-grand = Grand
drill-grand-means = ein Blatt für einen Grand
drill-null = Null
drill-null-means = ein Blatt für einen Null
drill-hand = Hand
drill-hand-means = ein Blatt für ein Handspiel
drill-defender = Gegenspiel
drill-defender-means = ein anderer spielt mit Trumpf
drill-null-defence = Null-Gegenspiel
drill-null-defence-means = ein anderer spielt Null
drill-ramsch = Ramsch
drill-ramsch-means = jeder für sich

terms-plain = ⟪Wertung:⟫ einfach
terms-minus = ⟪Wertung:⟫ Minusliste ohne Grenze
terms-minus-limit = ⟪Wertung:⟫ Minusliste bis { $limit }
terms-points = ⟪Ende:⟫ bei { $points } Punkten
terms-minutes = ⟪Ende:⟫ nach { $minutes } Minuten
terms-rules = ⟪Hausregeln:⟫ { $rules }
terms-number = ⟪Hausregeln:⟫ { $n ->
    [one] eine eigene
   *[other] { $n } eigene
  }
terms-preset = ⟪Hausregeln:⟫ { $name } ({ $rules })

### How long a list is

place-deals = Spiel { $deal } von { $deals }
place-points = Spiel { $deal } bis { $points } Punkte
place-alone = Spiel { $deal }
place-time = { $place } · noch { $minutes } min
place-last = { $place } · das letzte
length-points = bis { $points } Punkte
length-deals = { $deals ->
    [one] 1 Spiel
   *[other] { $deals } Spiele
  }
length-minutes = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
  }
length-both = { $first }, { $second }

### Told once at the start

tell-list-waits = Deine Liste wartet bei { $place }.
tell-set-aside = Eine beschädigte Liste liegt jetzt in { $name }.
tell-set-aside-line = Eine Liste mit beschädigter Zeile { $line } liegt jetzt in { $name }.
tell-set-aside-newer = Eine Liste einer neueren Version liegt jetzt in { $name }.

### A player who failed

failed-player = { $name } kam zu keinem Entschluss, ein Anfänger ist eingesprungen. Bitte melden: { $report }
failed-tip = Kein Tipp: Wer ihn gibt, hat versagt. Bitte melden: { $report }

### A recorded game, step by step

show-place = ⟪Spiel { $game } · Schritt { $step } von { $steps }⟫
show-place-trick = ⟪Spiel { $game } · Schritt { $step } von { $steps } · Stich { $trick } von 10⟫
show-place-end = ⟪Spiel { $game } · Ergebnis⟫
show-place-differs = ⟪Spiel { $game } ·⟫ aufgezeichnet ist ein anderes Ergebnis
show-dealt = Die Karten sind gegeben. { $name } beginnt.
show-says = { $name } sagt { $bid }.
show-holds = { $name } hält { $bid }.
show-passes = { $name } passt.
show-takes-skat = { $name } nimmt den Skat auf.
show-finds = { $name } nimmt den Skat auf: { $cards }.
show-announces = { $name } sagt { $game } an.
show-announces-and-puts = { $name } sagt { $game } an und drückt { $cards }.
show-kontra = { $name } sagt Kontra.
show-re = { $name } sagt Re.
show-hirsch = { $name } sagt Hirsch.
show-declines = { $name } verdoppelt nicht.
show-no-grand-hand = { $name } spielt keinen Grand Hand.
show-pushes = { $name } schiebt den Skat ungesehen weiter.
show-puts-on = { $name } gibt zwei Karten weiter.
show-puts-these-on = { $name } gibt { $cards } weiter.
show-plays = { $name } spielt { $card }.
show-claims = { $name } zeigt die Karten.
show-concedes = { $name } will aufgeben.
show-accepts = { $name } stimmt zu.
show-plays-on = { $name } will weiterspielen.
show-stops = Der Wert steht fest: das Spiel hört hier auf.
show-early = Der Wert steht fest, die Aufzeichnung hört hier auf.
show-gave-up = { $side ->
    [declarer] Der Alleinspieler gab auf.
   *[defenders] Die Gegenspieler gaben auf.
  }
show-timed-out = { $name } hatte keine Zeit mehr.
show-left = { $name } verließ den Tisch.
show-passed-in = Alle drei haben gepasst: niemand spielt.
show-unknown = Das Spiel ist aus; nicht alle Karten sind bekannt.
show-written = ⟨{ $score }⟩ für { $name }.
show-no-contract = Es gab noch kein Spiel.
show-skat = ⟪Skat⟫ { $cards }
key-seat = k
show-do-step = Schritt
show-do-trick = Stich
do-seat = wessen Karten
show-do-on = einen Schritt weiter
show-do-back = einen Schritt zurück
show-do-tricks = einen Stich zurück und weiter
show-do-ends = Anfang, Ergebnis
show-do-seats = alle Karten offen, oder die eines Platzes
show-do-result = die zehn Stiche beim Ergebnis

### The settings

set-title = ⟨Einstellungen⟩
set-file = ⟪gesichert in { $path }⟫
set-no-file = ⟪nur für dieses Mal⟫
set-cards = Karten
set-table = Tisch
set-aids = Hilfen
set-people = Leute
set-list = Liste
set-house = Haus
set-on = an
set-off = aus
set-deck = Blatt
set-about-deck = Die vier Blätter stehen rechts, so gezeichnet wie am Tisch.
set-deck-french = französisch
set-deck-tournament = vier Farben
set-deck-german = deutsch
set-deck-ascii = Buchstaben C S H D
set-faces = Kartenbild
set-about-faces = Papier braucht ein Terminal mit allen Farben; Umrisse brauchen nichts.
set-faces-auto = Papier, wenn es geht
set-faces-paper = Papier
set-faces-outline = Umrisse
set-sort = Sortierung
set-about-sort = Wie deine Hand sortiert ist.
set-sort-alternating = Farben im Wechsel
set-sort-trumps-left = Trümpfe links
set-sort-trumps-right = Trümpfe rechts
set-sort-null = wie beim Null
set-sort-rank = nach Werten
set-sort-unsorted = unsortiert
set-tricks = Alte Stiche
set-about-tricks = Die Karten alter Stiche: eine Spalte je Platz, oder wie sie fielen.
set-tricks-seats = nach Plätzen
set-tricks-play = wie gespielt
set-theme = Farbthema
set-about-theme = Eigene Themen liegen im Ordner „themes“ neben der Datei.
set-theme-auto = jeder Hintergrund
set-theme-dark = dunkel
set-theme-light = hell
set-theme-contrast = hoher Kontrast
set-theme-mono = ohne Farben
set-color = Farben
set-about-color = Ob Farben benutzt werden, und wie viele.
set-color-auto = außer bei NO_COLOR
set-color-always = immer
set-color-never = nie
set-color-true = alle
set-lang = Sprache
set-about-lang = Alles, was hier steht, ändert sich sofort.
set-lang-auto = wie der Rechner
set-pace = Stich liegt
set-about-pace = Wie lange ein fertiger Stich liegt; so schnell spielen auch die anderen.
set-pace-tenths = { $whole },{ $tenth } Sekunden
set-pace-whole = { $whole ->
    [one] 1 Sekunde
   *[other] { $whole } Sekunden
  }
set-pace-none = nichts wartet
set-trick-waits = Wartet auf Taste
set-about-trick-waits = Ob ein fertiger Stich liegt, bis du eine Taste drückst.
set-motion = Bewegung
set-about-motion = Ob man Karten sich bewegen sieht, eine Achtelsekunde lang.
set-mouse = Maus
set-about-mouse = Ist sie aus, markiert das Terminal damit Text wie sonst.
set-keyboard = Tastatur
set-about-keyboard = Wo die Tasten der Karten liegen. Französisch ist - die sechste.
set-plain = Zeilen
set-about-plain = Das Spiel als Zeilen, für Vorleseprogramme und Skripte; ab dem nächsten Start.
set-keyboard-auto = erraten
set-keyboard-qwerty = 1 … 0 - =
set-keyboard-qwertz = 1 … 0 ß +
set-keyboard-azerty = & … à ) =
set-hints = Tipps
set-training-trumps = Trümpfe gefallen
set-training-tricks = Alle alten Stiche
set-training-points = Augen zählen
set-about-hints = Ob der stärkste Spieler gefragt werden darf, was er täte.
set-about-training-trumps = Zum Üben: wie viele Trümpfe gefallen sind.
set-about-training-tricks = Zum Üben: am Tisch darf man nur den letzten Stich ansehen.
set-about-training-points = Eine Trainingshilfe: am echten Tisch zählst du im Kopf.
set-name = Dein Name
set-about-name = Wie du am Tisch heißt.
set-left = Links von dir
set-right = Rechts von dir
set-third = Der dritte
set-about-opponents = Die anderen, im Uhrzeigersinn von links.
set-level = Sie spielen
set-level-of = … { $name }
set-about-level = Wie gut die anderen spielen.
set-each-own = jeder auf seine Art
set-level-beginner = Anfänger
set-level-casual = ab und zu
set-level-club = Vereinsspieler
set-level-expert = Könner
set-level-master = Meister
set-style = Sie reizen
set-about-style = Wie weit die anderen reizen.
set-style-careful = vorsichtig
set-style-balanced = ausgewogen
set-style-bold = kühn
set-players = Spieler
set-about-players = Drei, oder vier, dann setzt der Geber aus.
set-deals = Spiele
set-about-deals = Wie lang eine Liste ist. Die amtliche hat 36, zu viert 48.
set-deals-auto = amtliche Liste
set-deals-open = so viele wie nötig
set-deals-number = { $n }
set-scoring = Wertung
set-about-scoring = Seeger-Fabian ist die der Vereine; im Bierlachs wird nur Minus geschrieben.
set-scoring-plain = Spielpunkte
set-scoring-seeger-fabian = Seeger-Fabian
set-scoring-minus = Bierlachs
set-limit = Grenze
set-about-limit = Bei wie vielen Minuspunkten der Bierlachs endet.
set-limit-none = keine
set-limit-number = { $n } Punkte
set-points = Ende bei
set-about-points = Bei wie vielen Punkten eines Spielers die Liste vor dem letzten Spiel endet.
set-points-number = { $n } Punkten
set-minutes = Ende nach
set-about-minutes = Nach welcher Zeit kein Spiel mehr begonnen wird.
set-minutes-number = { $n } Minuten
set-points-none = kein solches Ende
set-minutes-none = kein solches Ende
set-rules = Hausregeln
set-about-rules = Alle auf einmal; darunter jede für sich.
set-rules-official = keine, amtlich
set-rules-pub = wie im Lokal
set-rules-xskat = wie bei XSkat
set-ramsch = Ramsch
set-about-ramsch = Wenn alle drei passen, wird Ramsch gespielt.
set-schieberamsch = Schieberamsch
set-about-schieberamsch = Vor jedem Ramsch geht der Skat herum; ungesehen geschoben verdoppelt er.
set-push-jacks = Buben schieben
set-about-push-jacks = Wer den Skat nahm, darf Buben hineinlegen.
set-ramsch-skat = Skat im Ramsch
set-about-ramsch-skat = Wer den Skat beim Ramsch bekommt.
set-ramsch-skat-last-trick = letzter Stich
set-ramsch-skat-loser = der Verlierer
set-ramsch-skat-nobody = niemand
set-grand-hand = Grand Hand
set-about-grand-hand = Vor einem Ramsch darf jeder stattdessen Grand Hand ansagen.
set-kontra = Kontra
set-about-kontra = Die Gegenspieler dürfen Kontra sagen: das Spiel zählt doppelt.
set-kontra-announcement = nach der Ansage
set-kontra-18 = Kontra ab 18
set-about-kontra-18 = Kontra nur, wer 18 gesagt oder gehalten hat, oder nie konnte.
set-re = Re
set-about-re = Der Alleinspieler darf auf Kontra antworten und verdoppelt noch einmal.
set-hirsch = Hirsch
set-about-hirsch = Der Gegenspieler darf auf Re antworten: noch einmal doppelt.
set-bock = Bock
set-about-bock = Gewisse Ergebnisse bringen eine Runde, in der alles doppelt zählt.
set-triggers = Was Runden bringt
set-about-triggers = Ob dieses Ergebnis eine Runde bringt.
set-ramsch-rounds = Ramschrunden
set-about-ramsch-rounds = Nach jeder Bockrunde, oder statt ihrer, eine Runde nur Ramsch.
set-ramsch-rounds-always = immer, jedes Spiel
set-trigger-even = … 60 zu 60
set-trigger-kontra-lost = … Kontra verloren
set-trigger-re = … Re wurde gesagt
set-trigger-grand-hand-won = … Grand Hand gewinnt
set-trigger-grand-lost = … Grand verloren
set-trigger-digits = … gleiche Ziffern
set-trigger-hundred = … volle Hundert
set-trigger-72 = … ein Spiel ab 72
set-trigger-96 = … ein Spiel ab 96
set-trigger-passed = … alle gepasst
set-trigger-lost-100 = … unter −100
set-next-list = ⟪Ab der nächsten Liste.⟫
set-idle = ⟪Macht neben den anderen keinen Unterschied.⟫
set-held = Für dieses Mal mit { $by } gesagt: hier nicht zu ändern.
set-held-note = Das wurde beim Start gesagt und bleibt bis zum nächsten.
set-kept = Gesichert in { $path }.
set-kept-new = Gesichert in { $path }; die Datei ist neu.
set-unkept-meanwhile = { $path } wurde inzwischen geändert, auch „{ $setting }“. Esc lässt es so; deins gilt bis zum Ende.
set-unkept-read-only = { $path } ist schreibgeschützt. Deine Wahl gilt bis zum Ende; Esc geht zurück.
set-unkept-refused = Nicht gesichert: { $why }. Deine Wahl gilt bis zum Ende; Esc geht zurück.
set-unkept-nowhere = Kein Ordner für Einstellungen ist bekannt (--config nennt eine Datei). Deine Wahl gilt bis zum Ende.
set-same-name = { $name } sitzt schon am Tisch.
set-bad-name = Ein Name ist 1 bis { $n } Zellen breit, ohne Leerzeichen an den Enden.
set-bad-number = Eine Zahl von { $least } bis { $most }.

### Standings on the command line

standings-rank = Platz
standings-name = Name
standings-own = gew./verl.
standings-others = andere
standings-deals = { $n ->
    [one] 1 Spiel
   *[other] { $n } Spiele
  }
standings-passed = { $n } eingepasst
standings-aborted = { $n } abgebrochen
standings-unfinished = { $n } unbeendet
standings-damaged = { $n ->
    [one] 1 beschädigte Aufzeichnung ausgelassen
   *[other] { $n } beschädigte Aufzeichnungen ausgelassen
  } (skat replay sagt warum)

### Statistics on the command line

decimal-mark = ,
stats-none = Solche Spiele sind nicht aufgezeichnet.
stats-games = Spiele
stats-share = Anteil
stats-won = gewonnen
stats-average = je Spiel
stats-percent = { $n } %
stats-hand = davon Hand
stats-open = davon ouvert
stats-announced = davon angesagt
stats-declarer = als Alleinspieler
stats-defender = als Gegenspieler
stats-passed = eingepasst: { $n }
stats-ramsch = Ramsch: { $n }
stats-overbid = überreizt: { $n }
stats-sums = einfache Liste { $plain }, Seeger-Fabian { $sf }, das sind { $deal } je Runde
stats-official = amtlich
stats-dealt = { $n ->
    [one] 1 Runde
   *[other] { $n } Runden
  }
stats-rules = Regeln
stats-level = Stärke
stats-deals = Runden
stats-sf = je Runde, SF
hands-dealt = { $n ->
    [one] 1 Blatt gegeben
   *[other] { $n } Blätter gegeben
  }
hands-jacks = Buben
hands-aces = Asse
hands-longest = längste Farbe, ohne Buben
hands-count = Blätter
hands-expected = erwartet
hands-chance = So weit oder weiter weg von der Erwartung liegt gutes Mischen { $n }-mal von 100.
hands-few = Für mehr sind es zu wenige Blätter.

### The score sheet on paper

sheet-title = Skat-Spielliste
sheet-of-day = vom { $date }
sheet-place = Ort:
sheet-date = Datum:
sheet-table = Tisch:
sheet-series = Serie:
sheet-writer = Listenführer
sheet-checked = geprüft
sheet-number = Spiel
sheet-base = Grundwert
sheet-with = mit
sheet-without = ohne
sheet-doubled = verdoppelt
sheet-value = gew. / verl.

### The game as lines, for who does not see a table

line-hello = Skat, Zeile für Zeile. „Hilfe“ sagt, was man antworten kann; das Ende der Antworten sichert und beendet.
line-deal = { $deal }: { $who ->
    [you] du gibst
   *[other] { $name } gibt
  }; { $place ->
    [forehand] du bist Vorhand
    [middlehand] du bist Mittelhand
    [rearhand] du bist Hinterhand
   *[out] du setzt aus
  }.
line-cards = Deine Karten: { $cards }.
line-open = Die offenen Karten von { $name }: { $cards }.
line-bids = { $who ->
    [you] Du sagst { $bid }.
   *[other] { $name } sagt { $bid }.
  }
line-holds = { $who ->
    [you] Du hältst { $bid }.
   *[other] { $name } hält { $bid }.
  }
line-passes = { $who ->
    [you] Du passt.
   *[other] { $name } passt.
  }
line-takes-skat = { $who ->
    [you] Du nimmst den Skat.
   *[other] { $name } nimmt den Skat.
  }
line-plays-hand = { $who ->
    [you] Du spielst Hand: der Skat bleibt zu.
   *[other] { $name } spielt Hand: der Skat bleibt zu.
  }
line-announces = { $who ->
    [you] Du spielst { $game }.
   *[other] { $name } spielt { $game }.
  }
line-announces-and-puts = { $who ->
    [you] Du spielst { $game } und drückst: { $cards }.
   *[other] { $name } spielt { $game } und drückt: { $cards }.
  }
line-kontra = { $who ->
    [you] Du sagst Kontra.
   *[other] { $name } sagt Kontra.
  }
line-re = { $who ->
    [you] Du sagst Re.
   *[other] { $name } sagt Re.
  }
line-hirsch = { $who ->
    [you] Du sagst Hirsch.
   *[other] { $name } sagt Hirsch.
  }
line-pushes = { $who ->
    [you] Du schiebst den Skat ungesehen weiter.
   *[other] { $name } schiebt den Skat ungesehen weiter.
  }
line-puts-on = { $who ->
    [you] Du gibst zwei Karten weiter.
   *[other] { $name } gibt zwei Karten weiter.
  }
line-puts-these-on = { $who ->
    [you] Du gibst weiter: { $cards }.
   *[other] { $name } gibt weiter: { $cards }.
  }
line-plays = { $who ->
    [you] Du spielst { $card }.
   *[other] { $name } spielt { $card }.
  }
line-takes = Stich { $trick }: { $who ->
    [you] du nimmst ihn
   *[other] { $name } nimmt ihn
  }, { $points ->
    [one] 1 Auge
   *[other] { $points } Augen
  }.
line-claims = { $who ->
    [you] Du zeigst den Rest.
   *[other] { $name } zeigt den Rest.
  }
line-gives-up = { $who ->
    [you] Du gibst auf.
   *[other] { $name } gibt auf.
  }
line-accepts = { $who ->
    [you] Du bist einverstanden.
   *[other] { $name } ist einverstanden.
  }
line-plays-on = { $who ->
    [you] Du spielst weiter.
   *[other] { $name } spielt weiter.
  }
line-stops = Der Wert steht fest: hier ist Schluss.
line-taken-back = Zurückgenommen.
line-trick = Stich { $trick } von 10.
line-totals = Stand: { $totals }.
line-seed = Seed des Spiels: { $seed }
line-dealt = { $who ->
    [you] Du bekamst: { $cards }.
   *[other] { $name } bekam: { $cards }.
}
line-dealt-skat = Im Skat lagen: { $cards }.
line-left = { $who ->
    [you] Du hattest noch: { $cards }.
   *[other] { $name } hatte noch: { $cards }.
}
line-row = { $deal }. { $game }: { $scores }
line-row-nothing = { $deal }. { $game }
line-figures = { $name }: { $points }, gewonnen { $won }, verloren { $lost }
line-figures-total = { $name }: { $points }, gewonnen { $won }, verloren { $lost }, gewertet { $total }
line-choice = { $n } { $text } ({ $letter })
line-choice-alone = { $n } { $text }
line-game = { $n } { $game }, { $value }
line-ask-bid = Dein Gebot: ab { $value }, oder { $pass } für weg.
line-ask-pass = { $pass } für weg.
line-ask-game = Welches Spiel?
line-ask-game-hand = Welches Spiel? Dahinter Schneider, Schwarz oder offen, wenn angesagt.
line-ask-card = Deine Karte: { $cards }
line-ask-discard = Zwei Karten drücken: { $cards }
line-ask-put-on = Zwei Karten weitergeben: { $cards }
line-ask-rules = Welche Seite? Jedes andere Wort wird auf allen gesucht.
line-ask-quiz = Wie viele Punkte schreibt der Alleinspieler, gewonnen oder verloren?
line-unknown = „{ $text }“ ist hier keine Antwort; „Hilfe“ sagt, welche es gibt.
line-no-card = „{ $text }“ ist keine Karte von dir.
line-not-held = Du hast { $card } nicht.
line-two-cards = Eine oder zwei verschiedene Karten.
line-settings = Einstellungen ändert man in { $path }, oder auf ihrer Seite am Tisch.
line-help = Was man jetzt antworten kann:
line-help-card = eine Karte: ihre Nummer, oder { $card } und so fort
line-help-two = zwei Karten, auch nacheinander: ihre Nummern, oder { $card } und so fort
line-help-bid = ein Reizwert
line-help-game = ein Spiel: seine Nummer, oder sein Name
line-help-choice = eine Wahl: ihre Nummer, ihr Buchstabe oder ihre Worte
line-word-cards = Karten
line-word-table = Tisch
spoken-card = { $suit }-{ $rank }
spoken-clubs = Kreuz
spoken-spades = Pik
spoken-hearts = Herz
spoken-diamonds = Karo
spoken-acorns = Eichel
spoken-leaves = Grün
spoken-reds = Rot
spoken-bells = Schellen
letter-acorns = E
letter-leaves = G
letter-reds = R
letter-bells = S
spoken-seven = Sieben
spoken-eight = Acht
spoken-nine = Neun
spoken-ten = Zehn
spoken-jack = Bube
spoken-queen = Dame
spoken-king = König
spoken-ace = Ass
spoken-unter = Unter
spoken-ober = Ober
spoken-daus = Daus

### The rules on the screen

key-read-rules = r
do-read-rules = Regeln
do-topic = Thema
do-find = suchen
do-next-place = nächste Stelle
cap-letters = a…z
start-rules = Regeln
head-rules = ⟨Regeln⟩  ⟪{ $number }⟫ { $title }
head-rules-place = ⟪{ $number } von { $topics }⟫
reading-find = suchen ⟨{ $query }⟩_
reading-places = { $places ->
    [0] ⟪nirgends⟫
    [one] ⟪an 1 Stelle⟫
   *[other] ⟪an { $places } Stellen⟫
  }
reading-more = { $rows ->
    [one] ⟪↓ noch 1 Zeile⟫
   *[other] ⟪↓ noch { $rows } Zeilen⟫
  }

### Urteile über Entscheidungen

review-game = { $name } spielt { $game } und { $won ->
    [won] gewinnt
   *[other] verliert
  } mit { $points }.
review-passed = Eingepasst.
review-ramsch = Ein Ramsch.
review-no-game = Das Spiel endete vor der Ansage.
review-damaged = Diese Aufzeichnung lässt sich nicht nachspielen: { $why }
review-unknown = Wo diese Karten lagen, ist nicht bekannt: { $cards }. Wer sie gehabt haben kann, wird nicht beurteilt.
review-none = Keine Entscheidung hat etwas gekostet.
review-number = Schritt
review-player = Spieler
review-made = getan
review-better = besser
review-cost = Punkte
review-of-hundred = von 100
review-hold = { $bid } halten
review-silent = nichts
review-turned = drehte das Spiel
review-sums = { $name }: { $sum } (Reizen { $auction }, Skat und Ansage { $game }, als Alleinspieler { $declarer }, als Gegenspieler { $defence })

### The page of a review

key-review = a
do-review = Nachkarten
key-next-error = f
do-next-error = Fehler
review-do-errors = voriger, nächster Fehler
review-do-ends = erster und letzter Schritt
review-do-hands = alle Karten offen, oder deine Sicht
review-do-table = die Tabelle deiner Züge
review-do-signs = ungenau, Fehler, Patzer
review-do-show = ansehen
review-do-open = aufdecken
review-do-close = zudecken
review-do-decisions = Urteile
review-head = ⟨Nachkarten⟩  ⟨{ $game }⟩ { $who ->
    [you] ⟪du spieltest⟫
   *[other] ⟪{ $name } spielte⟫
  } ⟪·⟫ { $won ->
    [won] gewonnen mit ⟨{ $points }⟩
    [lost] verloren mit ⟨{ $points }⟩
   *[open] abgebrochen
  }
review-head-null = ⟨Nachkarten⟩  ⟨{ $game }⟩ { $who ->
    [you] ⟪du spieltest⟫
   *[other] ⟪{ $name } spielte⟫
  } ⟪·⟫ { $won ->
    [won] gewonnen
    [lost] verloren
   *[open] abgebrochen
  }
review-head-ramsch = ⟨Nachkarten⟩  ⟨Ramsch⟩
review-head-passed = ⟨Nachkarten⟩  ⟨Eingepasst⟩
review-place = ⟪Schritt { $step } von { $steps } · { $place }⟫
review-number-in-file = Spiel { $game }
review-bid = Reiz
review-skat = Skat
review-open = offen
review-of-cards = deine Karten
review-of-skat = der Skat
review-of-errors = deine Fehler
review-of-others = ihr Spiel
review-written = deine Liste
review-auction = Reizen
review-the-skat = Der Skat
review-put-away = Drücken
review-the-game = Ansage
line-review-trick = Stich { $trick }
review-leads = ⟨{ $what }⟩  { $who ->
    [you] du kommst aus
   *[other] { $name } kommt aus
  }
review-acts = ⟨{ $what }⟩  { $who ->
    [you] du
   *[other] { $name }
  }
grade-right = richtig
grade-fine = geht auch
grade-slip = ungenau
grade-mistake = Fehler
grade-blunder = Patzer
review-it-cost = ⟪das kostet⟫ ⟨{ $lost }⟩ ⟪von 100,⟫ ⟨{ $points }⟩ ⟪{ $points ->
    [one] Punkt
   *[other] Punkte
  }⟫
review-it-cost-brief = ⟨−{ $lost }⟩ ⟪von 100,⟫ ⟨−{ $points }⟩
review-you = du
review-you-hold = Du
review-with-open = offene Karten: { $values }
review-values = { $before } → { $after }
review-bad-luck = Pech: richtig war es
review-lost-it = diese Karte verlor es
review-won-anyway = so oder so gewonnen
review-went-well = diesmal ging es gut
review-lost-anyway = so oder so verloren
review-error-anyway = so oder so verloren, trotzdem ein Fehler
review-given-back = zurückbekommen
review-thrown-away = verschenkt
review-forced = Es gab keine Wahl.
review-working = Dieser Schritt wird noch durchgerechnet …
review-no-errors = In diesem Spiel hast du keinen Fehler gemacht.
review-no-errors-yet = Bisher kein Fehler; der Rest wird noch durchgerechnet.
review-turns = Bei offenen Karten: { $away ->
    [0] nie verschenkt
    [one] einmal verschenkt
   *[other] { $away }-mal verschenkt
  }, { $back ->
    [0] nie zurückbekommen.
    [one] einmal zurückbekommen.
   *[other] { $back }-mal zurückbekommen.
  }
review-decisions = deine Züge
review-grade = Urteil
review-open-cards = offene Karten
review-row-bid = Reizen
review-row-skat = Skat
review-row-discard = Drücken
review-row-game = Ansage
review-row-tricks = { $count ->
    [one] Stich { $tricks }
   *[other] Stich { $tricks }
  }
review-errors-of = { $errors ->
    [one] { $errors } von { $all } war ein Fehler
   *[other] { $errors } von { $all } waren Fehler
  }
line-review-head = { $head }.
line-review-step = Schritt { $step } von { $steps }:
line-review-done = Du: { $done }. Urteil: { $grade }.
line-review-forced = Du: { $done }.
line-review-made = { $done }.
line-review-better = Besser: { $best }, { $chance } von 100 gegen { $own }; das kostet { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  } auf der Liste.
line-review-open = Bei offenen Karten: { $verdict }.
line-review-hand = { $name }: { $cards }.
line-review-right = { $done }, { $grade }.
line-review-error = { $done }, { $grade }; besser { $best }, das kostet { $points }.
line-review-chance = { $what }: { $chance } von 100.
line-review-next = weiter
line-review-back = zurück
line-review-hands = Blätter
line-review-course = Verlauf
