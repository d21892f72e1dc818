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
sum-ouvert = offen
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
sum-lost-doubled = verloren, 2 × { $charged } × { $factor }
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
ramsch-skat-most = Verlierer: { $name }
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
do-take = nehmen
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
do-put = drücken / zurück
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
table-offer-refused = Abgelehnt: das Spiel geht weiter.
table-put-two = Zwei Karten sind zu drücken.
table-put-on-two = Zwei Karten sind weiterzugeben.
table-late-kontra = Du kannst noch Kontra sagen.

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
head-deal-and-dealer = ⟪Spiel { $deal } von { $deals } ·⟫ { $who ->
    [you] ⟪du gibst⟫
   *[other] ⟪{ $name } gibt⟫
  }
head-trick-and-deal = ⟪Stich { $trick } von 10 · Spiel { $deal } von { $deals }⟫
head-deal-seed = ⟪Spiel { $deal } von { $deals } · Seed { $seed }:{ $deal }⟫
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
head-after-deal = ⟪nach Spiel { $deal } von { $deals }⟫
head-end = ⟨Ende der Liste⟩
head-end-deals = ⟪{ $deals ->
    [one] 1 Spiel
   *[other] { $deals } Spiele
  } · { $passed } eingepasst⟫
head-end-ramsch = ⟪{ $deals ->
    [one] 1 Spiel
   *[other] { $deals } Spiele
  } · { $passed } eingepasst · { $ramsch } Ramsch⟫

### The seats

# What the person is called who has given no name.
seat-you = Du
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
training-points = ⟪{ $declarer } : { $defenders }⟫
training-points-ramsch = ⟪{ $own } : { $left } : { $right }⟫
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
result-skat-changed = Im Skat lag { $cards }: gedacht war { $who ->
    [you] bei dir
   *[other] bei { $name }
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
tricks-points = Augen
tricks-skat = Skat
tricks-has = { $who ->
    [you] du hast
   *[other] { $name } hat
  }
tricks-won-here = ⟪gewonnen⟫

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
stake-every-trick = braucht alle Stiche: { $win } oder { $loss }
stake-no-trick = kein Stich: { $win } oder { $loss }
stake-needs-schneider = { $value } deckt { $bid } nicht: nur mit Schneider, sonst { $loss }
stake-needs-schwarz = { $value } deckt { $bid } nicht: nur mit Schwarz, sonst { $loss }
stake-lost = { $value } reicht nie für { $bid }, auch nicht Schwarz: { $loss }
stake-skat-alone = { $value } reicht für { $bid } nur durch den Skat, sonst { $loss }
stake-refused = unter { $bid } nicht erlaubt

### The start menu

start-wish = Gut Blatt!
start-continue = Weiterspielen
start-new = Neue Liste
start-help = Hilfe
start-leave = Ende
start-version = skat { $version }
start-over = alle { $deals } Spiele sind gespielt
start-limit = die Grenze der Liste ist erreicht
start-unwritten = Spiel { $deal } von { $deals } · noch nichts geschrieben
start-standing = Spiel { $deal } von { $deals } · { $rank ->
    [lead] du führst mit { $total }
    [shared] du führst mit anderen, { $total }
    [second] du bist Zweiter mit { $total }
    [third] du bist Dritter mit { $total }
   *[last] du bist Letzter mit { $total }
  }
start-fresh = { $deals ->
    [one] 1 Spiel
   *[other] { $deals } Spiele
  } mit { $others }
start-fresh-brief = { $deals ->
    [one] 1 Spiel
   *[other] { $deals } Spiele
  }
names-two = { $first } und { $second }
names-three = { $first }, { $second } und { $third }
names-four = { $first }, { $second }, { $third } und { $fourth }

terms-plain = ⟪Wertung:⟫ einfach
terms-minus = ⟪Wertung:⟫ Minusliste ohne Grenze
terms-minus-limit = ⟪Wertung:⟫ Minusliste bis { $limit }
terms-rules = ⟪Hausregeln:⟫ { $rules }
terms-preset = ⟪Hausregeln:⟫ { $name } ({ $rules })

### Told once at the start

tell-list-waits = Deine Liste wartet bei Spiel { $deal } von { $deals }.
tell-set-aside = Eine beschädigte Liste liegt jetzt in { $name }.
tell-set-aside-newer = Eine Liste einer neueren Version liegt jetzt in { $name }.

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
show-claims = { $name } zeigt die Karten: der Rest gehört ihm.
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
key-show-seat = k
show-do-step = Schritt
show-do-trick = Stich
show-do-seat = wessen Karten
show-do-on = einen Schritt weiter
show-do-back = einen Schritt zurück
show-do-tricks = einen Stich zurück und weiter
show-do-ends = Anfang, Ergebnis
show-do-seats = alle Karten offen, oder die eines Platzes
show-do-result = die zehn Stiche beim Ergebnis

### The rules on the screen

key-rules = r
do-rules = Regeln
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
