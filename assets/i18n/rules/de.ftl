# The rules to look up, in German. What holds for all of these files is told in en.ftl.
#
# Card points are Augen, points of the list Punkte.

rules-pages-title = Die Skatregeln
rules-pages-contents = „skat rules THEMA“ zeigt eine dieser Seiten, „skat rules all“ alle, und „skat rules --print“ gibt aus, was gedruckt auf zwei Seiten A4 passt.

### Topics

rules-topic-quick-start = Schnelleinstieg
rules-topic-cards = Die Karten
rules-topic-deal = Plätze und Geben
rules-topic-auction = Reizen
rules-topic-skat = Skat oder Hand
rules-topic-announcing = Ansagen
rules-topic-tricks = Stiche
rules-topic-winning = Gewonnen, verloren
rules-topic-matadors = Spitzen
rules-topic-value = Was ein Spiel zählt
rules-topic-overbid = Überreizt
rules-topic-null = Null
rules-topic-bids = Die Reizwerte
rules-topic-list = Die Liste
rules-topic-ending = Vorzeitiges Ende
rules-topic-house = Hausregeln
rules-topic-questions = Streitfragen
rules-topic-glossary = Begriffe

### Heads of columns, and small words

rules-head-col-game = Spiel
rules-head-col-trumps = Trumpf
rules-head-col-base = Grundwert
rules-head-col-card = Karte
rules-head-col-sign = Zeichen
rules-head-col-points = Augen
rules-head-col-french = französisch
rules-head-col-german = deutsch
rules-head-col-skat = Skat
rules-head-col-won = gewonnen
rules-head-col-lost = verloren
rules-head-col-value = Wert
rules-head-col-games = Spiele
rules-head-col-deal = Nr.
rules-say-yes = ja
rules-say-pass = weg
rules-say-may = ja
rules-say-may-not = –
rules-card-missing = fehlt

rules-rank-name-ace = Ass
rules-rank-name-ten = Zehn
rules-rank-name-king = König
rules-rank-name-queen = Dame
rules-rank-name-jack = Bube
rules-rank-name-low = Neun, Acht, Sieben
rules-rank-name-daus = Daus (Ass)
rules-rank-name-ober = Ober
rules-rank-name-unter = Unter (Wenzel)

### Quick start

rules-quick-intro = Skat spielt man zu dritt: einer gegen zwei. Diese { $steps } Schritte genügen, um sich an den Tisch zu setzen. Gelesen sind sie in etwa { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
  }.
rules-quick-step = { $step }. { $title } ⟪· etwa { $seconds } Sekunden⟫
rules-quick-table = Der Tisch
rules-quick-table-sides = In jedem Spiel tritt einer, der ⟨Alleinspieler⟩, gegen die beiden anderen an, die ⟨Gegenspieler⟩. Wer das ist, wechselt von Spiel zu Spiel; darum schreibt jeder seine eigenen Punkte.
rules-quick-table-aim = Alle { $pack } Karten zusammen zählen { $total } Augen. Der Alleinspieler gewinnt mit { $need } oder mehr; bei { $half } zu { $half } haben die Gegenspieler gewonnen.
rules-quick-deal = Das Geben
rules-quick-deal-cards = Jeder bekommt { $hand } Karten. Zwei liegen verdeckt in der Mitte: der ⟨Skat⟩.
rules-quick-deal-seats = Links vom Geber sitzt ⟨Vorhand⟩ und spielt zum ersten Stich aus. Im Uhrzeigersinn folgen ⟨Mittelhand⟩ und ⟨Hinterhand⟩; zu dritt ist Hinterhand der Geber.
rules-quick-auction = Das Reizen
rules-quick-auction-who = Wer am höchsten reizt, spielt allein. Mittelhand reizt Vorhand, die „ja“ sagt oder passt. Danach reizt Hinterhand den, der übrig ist. Die Stufen sind { $first-bids }
rules-quick-auction-worth = Reizen darfst du so hoch, wie dein Spiel zählt: Grundwert mal ⟨Spitzen⟩ plus eins. Spitzen sind die höchsten Trümpfe in lückenloser Folge von { $jack-clubs } abwärts, die du hast oder die dir fehlen.
rules-quick-auction-hand = Ein Blatt für { $hearts }:
rules-quick-auction-example = Es hat { $jack-clubs }, aber nicht { $jack-spades }: ⟨{ $matadors }⟩. Für { $game } macht das { $levels } × { $base } = ⟨{ $value }⟩, du darfst also bis { $value } reizen.
rules-quick-skat = Skat oder Hand
rules-quick-skat-pick-up = Der Alleinspieler nimmt den Skat auf und drückt zwei beliebige Karten. Ihre Augen zählen am Ende für ihn. Dann sagt er sein Spiel an.
rules-quick-skat-hand = Oder der Skat bleibt liegen: das ist ⟨Hand⟩ und zählt eine Stufe mehr.
rules-quick-games = Die Spiele
rules-quick-games-suit = vier Buben und die Farbe
rules-quick-games-grand = nur die vier Buben
rules-quick-games-null = keiner; kein Stich
rules-quick-games-follow = Bediene, was gefordert ist: Trumpf mit Trumpf, eine Farbe mit dieser Farbe. Die Buben sind Trumpf und gehören zu keiner Farbe.
rules-quick-games-takes = Kannst du nicht bedienen, geht jede Karte. Den Stich nimmt der höchste Trumpf, sonst die höchste Karte der geforderten Farbe; wer ihn nimmt, spielt als Nächster aus.
rules-quick-games-written = Ein gewonnenes Spiel bringt seinen Wert, ein verlorenes kostet { $loss } × den Wert.
rules-quick-now = Das reicht für das erste Spiel. Alles andere lässt sich hier nachschlagen, wenn es vorkommt.

### The cards

rules-cards-pack = Skat hat { $pack } Karten: die vier Farben { $clubs }, { $spades }, { $hearts } und { $diamonds } mit je { $suit-cards } Karten.
rules-cards-points = Was sie zählen
rules-cards-points-total = Das macht { $suit-points } Augen in jeder Farbe und { $total } im ganzen Spiel.
rules-cards-order = Welche Karte höher ist
rules-cards-order-suit = Im Farbspiel sind { $trumps } Karten Trumpf: die vier Buben, immer in derselben Reihenfolge, und darunter die Trumpffarbe. Die Zehn kommt gleich hinter dem Ass.
rules-cards-trumps = Trumpf bei { $game }, von oben nach unten:
rules-cards-side = Und jede andere Farbe:
rules-cards-order-grand = Beim Grand sind nur die vier Buben Trumpf, und alle vier Farben haben je { $side } Karten:
rules-cards-order-null = Beim Null gibt es keinen Trumpf. Der Bube steht zwischen Dame und Zehn, die Zehn zwischen Bube und Neun:
rules-cards-packs = Zwei Blätter
rules-cards-packs-german = In vielen Gegenden spielt man mit deutschem Blatt. Es sind dieselben Karten:
rules-cards-german-words = In den Sätzen heißt das Daus Ass, der Ober Dame und der Unter Bube.

### Seats and deal

rules-deal-players = Es spielen drei. Alles geht im Uhrzeigersinn, vom Geber aus:
rules-deal-forehand = links vom Geber; spielt zum ersten Stich aus und wird zuerst gereizt
rules-deal-middlehand = reizt zuerst, und zwar Vorhand
rules-deal-rearhand = reizt zuletzt; zu dritt der Geber
rules-deal-four = Zu viert setzt der Geber aus; auf der Liste bekommt er, was die Gegenspieler bekommen.
rules-deal-dealing = Das Geben
rules-deal-cut = Der rechte Nachbar des Gebers hebt ab.
rules-deal-order = Gegeben werden { $deal-first } Karten an jeden, { $deal-skat } in den Skat, dann { $deal-second } an jeden und { $deal-third } an jeden.
rules-deal-hands = So hat jeder { $hand } Karten.
rules-deal-skat-lies = Der Skat bleibt verdeckt, bis feststeht, wer spielt.
rules-deal-shuffle = Das Mischen
rules-deal-shuffle-how = Es mischt der Computer: Er füllt die { $pack } Plätze vom letzten zum ersten, jeden mit einer der noch übrigen Karten, alle gleich wahrscheinlich. Sonst entscheidet nichts, wer was bekommt, und kein Computerspieler sieht mehr als die eigenen Karten.
rules-deal-shuffle-chance = Ein Abend kann seltsam verlaufen; auf Dauer fallen die Karten, wie der Zufall es will. Von { $hundred } Blättern haben { $no-jack } keinen Buben, { $one-jack } einen, { $two-jacks } zwei, { $more-jacks } drei oder vier.
rules-deal-shuffle-seed = Mit dem Seed, der bei jedem Ergebnis steht, beginnt das Mischen: Derselbe Seed gibt allen dieselben Karten.
rules-deal-next = Das nächste Spiel
rules-deal-moves-on = Nach jedem Spiel gibt der linke Nachbar, wie es auch ausging, auch wenn alle gepasst haben.
rules-deal-length = Eine ganze Liste hat zu dritt { $deals } und zu viert { $deals-four } Spiele.

### Bidding

rules-auction-why = Beim Reizen entscheidet sich, wer allein spielt. Man reizt Zahlen, keine Spiele: niemand erfährt, was du spielen willst.
rules-auction-values = Es gibt { $bids } Reizwerte von { $least } bis { $most }; jeder ist der Wert irgendeines Spiels. Die ersten sind { $first-bids }
rules-auction-order = Wer wen reizt
rules-auction-1 = Mittelhand reizt Vorhand. Vorhand sagt „ja“ und hält damit die Zahl, oder sie passt.
rules-auction-2 = Solange Vorhand hält, muss Mittelhand höher reizen oder passen. Wer passt, ist heraus.
rules-auction-3 = Danach reizt Hinterhand den, der übrig ist, und muss über die letzte Zahl gehen.
rules-auction-4 = Wer am Ende übrig ist, spielt, und zwar zu der Zahl, die zuletzt gesagt oder gehalten wurde.
rules-auction-for-example = Zum Beispiel
rules-auction-example-result = Das Spiel bekommt { $who } bei ⟨{ $bid }⟩.
rules-auction-good-to-know = Gut zu wissen
rules-auction-jumps = Zahlen dürfen übersprungen werden.
rules-auction-final = Gesagt ist gesagt: kein Reizwert, kein Ja und kein Passen lässt sich zurücknehmen.
rules-auction-forehand-alone = Passen die anderen beiden sofort, kann Vorhand für { $least } spielen oder ebenfalls passen.
rules-auction-all-pass = Passen alle drei, ist das Spiel eingepasst: niemand schreibt etwas, und der Nächste gibt. Nach einer Hausregel wird geramscht.
rules-auction-limit = Wer höher reizt, als sein Spiel am Ende zählt, hat sich überreizt und verliert.

### Skat or Hand

rules-skat-choice = Als Erstes entscheidet der Alleinspieler: Skat aufnehmen oder Hand spielen.
rules-skat-picked = Aufgenommen
rules-skat-picked-any = Du hast dann { $with-skat } Karten und drückst zwei beliebige, auch Buben und auch die beiden, die du gerade aufgenommen hast.
rules-skat-picked-points = Die gedrückten Augen zählen für dich.
rules-skat-picked-then = Erst dann wird das Spiel angesagt. Es muss nicht das sein, an das du beim Reizen gedacht hast.
rules-skat-by-hand = Hand
rules-skat-hand-level = Hand zählt eine Gewinnstufe mehr, gewonnen wie verloren.
rules-skat-hand-shut = Der Skat bleibt zu, bis das Spiel vorbei ist.
rules-skat-hand-said = Hand muss man ansagen. Den Skat nur liegen zu lassen genügt nicht.
rules-skat-hand-only = Nur bei Hand können Schneider, Schwarz und ein offenes Spiel angesagt werden; Null geht so oder so ouvert.
rules-skat-belongs = Wem gehört der Skat?
rules-skat-belongs-whose = Dem Alleinspieler, auch bei Hand. Seine Augen zählen für ihn, und seine Karten zählen bei den Spitzen mit. Ein Bube im Skat kann also ändern, was ein Handspiel zählt:
rules-skat-jack-thought = { $game }, wie du es siehst: ⟨{ $matadors }⟩, Wert { $value }.
rules-skat-jack-is = Mit { $skat } im Skat: ⟨{ $matadors }⟩, Wert { $value }.
rules-skat-jack-both-ways = Das geht in beide Richtungen: ein Spiel „ohne“ wird durch so einen Buben billiger, ein Spiel „mit“ teurer.

### Announcing

rules-announcing-first = Der Alleinspieler nennt das Spiel: eine Farbe, Grand oder Null. Bei Hand kann er noch mehr ansagen.
rules-announcing-may = Was angesagt werden kann
rules-announcing-trump-game = Farbe, Grand
rules-announcing-picked-up = aufgenommen
rules-announcing-hand = Hand
rules-announcing-schneider = Hand, Schneider angesagt
rules-announcing-schwarz = Hand, Schwarz angesagt
rules-announcing-open = Hand, ouvert
rules-announcing-brings = Jede Ansage schließt die vorigen ein: mit Schwarz ist auch Schneider angesagt, mit einem offenen Farbspiel oder Grand auch Schwarz.
rules-announcing-must = Was sie verspricht
rules-announcing-must-schneider = Schneider: die Gegenspieler bleiben bei höchstens { $caught } Augen; du brauchst { $schneider }.
rules-announcing-must-schwarz = Schwarz: die Gegenspieler machen keinen Stich.
rules-announcing-must-open = Ouvert: deine Karten liegen vor dem ersten Ausspiel offen auf dem Tisch, und du machst alle { $all-tricks } Stiche. Null ouvert ist Null mit offenen Karten, mehr nicht.
rules-announcing-missed = Wird das Versprechen nicht gehalten, ist das Spiel verloren, und das Angesagte zählt trotzdem mit.
rules-announcing-levels = Was sie bringt
rules-announcing-levels-how = So viele Stufen kommen zu den Spitzen dazu:
rules-announcing-won = gewonnen
rules-announcing-final = Eine Ansage ist endgültig.

### Tricks

rules-tricks-leads = Zum ersten Stich spielt Vorhand aus, wer auch immer allein spielt.
rules-tricks-follow = Was gefordert ist, muss bedient werden: Trumpf mit Trumpf, eine Farbe mit dieser Farbe.
rules-tricks-no-duty = Wer nichts davon hat, spielt, was er will. Niemand muss stechen, und niemand muss höher gehen.
rules-tricks-wins = Den Stich nimmt der höchste Trumpf; ohne Trumpf die höchste Karte der geforderten Farbe.
rules-tricks-next = Wer den Stich nimmt, spielt zum nächsten aus.
rules-tricks-jacks-belong = Die Buben sind Trumpf und gehören zu keiner Farbe; nur beim Null ist jeder eine Karte seiner Farbe.
rules-tricks-examples = Acht Stiche
rules-tricks-in-suit = { $game } ist Trumpf
rules-tricks-in-grand = Grand
rules-tricks-in-null = Null
rules-trick-leads = spielt aus
rules-trick-follows = bedient
rules-trick-trumps = sticht
rules-trick-throws-off = wirft ab
rules-tricks-highest = Die höchste Karte der geforderten Farbe nimmt ihn: { $winner }, mit { $points } Augen.
rules-tricks-trump = Wer nicht bedienen kann, darf stechen. { $winner } ist der kleinste Trumpf und nimmt { $first } und { $second }: { $points } Augen.
rules-tricks-off = Eine Karte einer anderen Farbe gewinnt nie, so hoch sie auch ist. { $winner } nimmt { $points } Augen, darunter { $second }.
rules-tricks-jack-led = { $first } ist Trumpf: gefordert ist Trumpf, nicht die Farbe des Buben. Er sticht Ass und Zehn der Trumpffarbe und nimmt { $points } Augen.
rules-tricks-jack-apart = { $third } ist Trumpf und gehört nicht zur geforderten Farbe. Wer sonst nichts davon hat, darf jede Karte spielen; hier sticht { $winner } und nimmt { $points } Augen.
rules-tricks-jacks = Unter den Buben gilt immer dieselbe Reihenfolge, was auch Trumpf ist. { $winner } ist der höchste von allen: { $points } Augen.
rules-tricks-grand = Beim Grand ist { $second } kein Trumpf und nur abgeworfen. { $winner } ist einer und nimmt { $points } Augen.
rules-tricks-null = Beim Null ist die Zehn niedrig: { $winner } geht über { $first }. Augen zählen nicht; den Stich hat { $who }.
rules-tricks-manners = Außerdem
rules-tricks-last = Nur der letzte Stich darf noch einmal angesehen werden, bis die nächste Karte ausgespielt ist.
rules-tricks-revoke = Am echten Tisch beendet falsches Bedienen das Spiel sofort. Hier lässt sich eine Karte, die nicht geht, nicht spielen.

### Won or lost

rules-winning-aim = Farbspiel und Grand gewinnt der Alleinspieler mit { $need } von { $total } Augen. Die Gegenspieler haben mit { $hold } gewonnen.
rules-winning-skat-counts = Was im Skat liegt, zählt für den Alleinspieler. Es steht dann, Alleinspieler gegen Gegenspieler:
rules-winning-against = { $own } : { $rest }
rules-verdict-won = gewonnen
rules-verdict-won-schneider = gewonnen, Schneider
rules-verdict-won-schwarz = gewonnen, Schwarz (Gegner ohne Stich)
rules-verdict-lost = verloren
rules-verdict-lost-schneider = verloren, und Schneider dazu
rules-winning-levels = Schneider und Schwarz
rules-winning-schneider = eine Partei hat höchstens { $caught } Augen
rules-winning-schwarz = eine Partei hat gar keinen Stich
rules-winning-both-sides = Beides ist je eine Gewinnstufe mehr, welche Partei es auch trifft. Ein Alleinspieler mit höchstens { $caught } Augen verliert eine Stufe teurer.
rules-winning-tricks-count = Schwarz richtet sich nach Stichen, nicht nach Augen. Ein Stich aus drei Luschen genügt, um nicht schwarz zu sein.
rules-winning-play-on = Darum geht das Spiel weiter, wenn es entschieden ist: mit { $free } Augen ist eine Partei aus dem Schneider.
rules-winning-null = Beim Null
rules-winning-null-how = Null ist ohne Stich gewonnen. Augen spielen keine Rolle, und Schneider gibt es nicht.

### Matadors

rules-matadors-what = Spitzen machen ein Spiel teurer. Es sind die Trümpfe von { $jack-clubs } abwärts, solange die Folge keine Lücke hat.
rules-matadors-how = Hast du { $jack-clubs }, zähle, wie viele du in Folge hast: „mit“. Hast du ihn nicht, zähle, wie viele dir in Folge fehlen: „ohne“. Beides zählt gleich viel.
rules-matadors-drawn = In den Beispielen ist { $hearts } Trumpf. Ein kräftiger Rahmen ist eine Karte, die zählt, ein gestrichelter eine, die fehlt. Die letzte Karte beendet die Folge.
rules-matadors-two = Mit { $held }: ⟨{ $matadors }⟩.
rules-matadors-one = Mit { $held }: ⟨{ $matadors }⟩. Der zweite Bube fehlt, und was dahinter kommt, zählt nicht mehr.
rules-matadors-without-two = Mit { $held }: ⟨{ $matadors }⟩.
rules-matadors-without-four = Kein Bube, oben { $held }: ⟨{ $matadors }⟩.
rules-matadors-five = Mit { $held }: ⟨{ $matadors }⟩. Im Farbspiel geht die Folge hinter den Buben weiter.
rules-matadors-jacks = Alle Möglichkeiten bei den Buben
rules-matadors-further = Beim Grand ist das alles. Im Farbspiel geht es bei allen vieren oder keinem mit Ass, Zehn und so fort weiter, bis { $trumps }.
rules-matadors-remember = Merke
rules-matadors-skat = Der Skat zählt mit: dieselben { $with-skat } Karten, ob er aufgenommen wurde oder nicht.
rules-matadors-put = Auch gedrückte Karten zählen.
rules-matadors-never-none = Mindestens eine Spitze gibt es immer: entweder hast du { $jack-clubs }, oder er fehlt dir.
rules-matadors-null = Beim Null gibt es keine Spitzen.

### What a game is worth

rules-value-formula = ⟨Wert = Grundwert × Stufen.⟩ Die Stufen sind die Spitzen, eine für das Spiel selbst und je eine für Hand, Schneider, Schwarz und alles Angesagte.
rules-value-steps = Die Grundwerte:
rules-value-matadors = Spitzen, mit oder ohne: je eine Stufe.
rules-value-game = Das Spiel: immer eine Stufe.
rules-value-more = Hand, Schneider, Schneider angesagt, Schwarz, Schwarz angesagt, offen: je eine Stufe.
rules-value-loses = Gewonnen wird der Wert gutgeschrieben. Verloren wird { $loss } × der Wert abgezogen.
rules-value-null-fixed = Null hat feste Werte: { $null }, Hand { $null-hand }, ouvert { $null-open }, ouvert Hand { $null-open-hand }.
rules-value-went = { $game }, gereizt bis { $bid }; der Alleinspieler hat { $points } Augen.
rules-value-went-null = { $game }, gereizt bis { $bid }; der Alleinspieler macht { $tricks ->
    [0] keinen Stich
    [one] einen Stich
   *[other] { $tricks } Stiche
  }.
rules-value-cards = Die Karten, mit dem Skat:
rules-value-suit = Ein Farbspiel, gewonnen
rules-value-hand = Ein Handspiel
rules-value-grand = Grand mit Schneider
rules-value-lost = Verloren
rules-value-overbid = Überreizt
rules-value-announced = Hand, Schneider angesagt
rules-value-null = Null
rules-value-null-hand-lost = Null Hand, verloren

### Overbid

rules-overbid-what = Das Spiel muss mindestens so viel zählen, wie gereizt wurde. Gerechnet wird nach dem Spiel, mit allem, was erreicht ist. Reicht es nicht, ist das Spiel verloren, wie viele Augen es auch sind.
rules-overbid-costs = Es kostet dann { $loss } × das nächste Vielfache des Grundwerts, das den Reizwert erreicht.
rules-overbid-short = Zu wenig für den Reizwert
rules-overbid-rescued = Dasselbe, durch Schneider gerettet
rules-overbid-by-skat = Ein Bube im Skat
rules-overbid-by-skat-how = Das passiert vor allem bei Hand. Der Alleinspieler hatte keinen Buben: { $matadors }, mit Hand { $value }. Aber im Skat lagen { $skat }:
rules-overbid-remember = Merke
rules-overbid-announced = Angesagte Stufen zählen für den Reizwert, erreichter Schneider und Schwarz ebenfalls.
rules-overbid-kontra = Kontra, Re und Bock verdoppeln, was geschrieben wird. Den Reizwert zu erreichen helfen sie nie.
rules-overbid-null = Ein Null unter dem Reizwert ist nicht zu retten: er hat einen festen Wert.
rules-overbid-here = Dieses Programm lässt niemanden einen Null unter dem Reizwert ansagen. Vor einem Spiel, das überreizt wäre, warnt es, erlaubt es aber.

### Null

rules-null-aim = Beim Null darf der Alleinspieler keinen einzigen Stich machen.
rules-null-order = Trumpf gibt es nicht, und die Karten jeder Farbe stehen so:
rules-null-no-trump = Die Buben sind Karten ihrer Farbe, und die Zehn ist niedrig.
rules-null-ends = Der erste Stich des Alleinspielers beendet das Spiel: es ist verloren.
rules-null-points = Augen zählen nicht, und Spitzen, Schneider und Schwarz gibt es auch nicht.
rules-null-open-cards = Ouvert liegen die Karten des Alleinspielers vor dem ersten Ausspiel offen auf dem Tisch. Die Gegenspieler dürfen sich nicht absprechen.
rules-null-values = Was er zählt
rules-null-bid = Ansagen kann man ihn nur, wenn der Reizwert nicht höher ist als sein Wert.

### The bidding values

rules-bids-what = Jede Zahl, die man reizen kann, ist der Wert irgendeines Spiels.
rules-bids-far = Wie weit ein Blatt reicht
rules-bids-far-how = Zähle deine Spitzen, mit oder ohne, und sieh nach, wie weit jedes Spiel reicht:
rules-bids-with-or-without = mit oder ohne { $n }
rules-bids-far-hand = Dasselbe als Handspiel:
rules-bids-far-null = Null reicht bis { $null }, Hand bis { $null-hand }, ouvert bis { $null-open }, ouvert Hand bis { $null-open-hand }.
rules-bids-all = Alle { $bids } Reizwerte
rules-bids-all-how = Stufen × Grundwert, für jedes Spiel mit diesem Wert.

### The list

rules-list-what = Jedes Spiel hat eine Zeile. Nur wer gespielt hat, schreibt: den Wert, wenn er gewonnen hat, minus { $loss } × den Wert, wenn er verloren hat.
rules-list-example = Fünf Spiele von A, B und C. In der Spalte dessen, der gespielt hat, steht sein neuer Stand:
rules-list-seeger-fabian = Seeger-Fabian
rules-list-bonus = Am Ende gibt es { $own } für jedes eigene gewonnene Spiel und { $own } Abzug für jedes eigene verlorene; und für jedes Spiel, das ein anderer verloren hat, gibt es { $others }:
rules-list-sum-points = Spielpunkte
rules-list-sum-own = (gew. − verl.) × { $own }
rules-list-sum-others = andere verl. × { $bonus }
rules-list-sum-total = gesamt
rules-list-four = Zu viert sind es { $others-four } statt { $others }, auch für den Geber, der ausgesetzt hat.
rules-list-other-ways = Andere Wertungen
rules-list-plain = Einfach: nur die Spielpunkte.
rules-list-minus = Minusliste (Bierlachs): wer verliert, schreibt den Verlust; gewinnt einer, schreiben alle anderen den Wert als Minus. Sie endet, wenn einer die Grenze erreicht, meist { $limit }: er hat verloren.
rules-list-minus-end = Auch eine Minusliste endet mit ihrem letzten Spiel, wenn bis dahin niemand die Grenze erreicht hat.
rules-list-remember = Merke
rules-list-passed = Ein eingepasstes Spiel braucht seine Zeile, und der Nächste gibt, aber niemand schreibt etwas.
rules-list-ramsch-counts = Ein Ramsch zählt weder als gewonnen noch als verloren.
rules-list-ties = Wer dieselbe Summe hat, teilt sich den Platz.

### Ending early

rules-ending-why = Ein Spiel muss nicht bis zur letzten Karte gespielt werden.
rules-ending-declarer = Der Alleinspieler gibt auf
rules-ending-declarer-alone = Mit { $alone } oder mehr Karten auf der Hand entscheidet er das allein.
rules-ending-declarer-later = Mit weniger muss einer der Gegenspieler zustimmen.
rules-ending-declarer-costs = Es ist einfach verloren, mit Spitzen, Hand und Angesagtem; nie kommt Schneider oder Schwarz durch nicht gespielte Karten dazu.
rules-ending-declarer-bid = Gerechnet wird mindestens mit dem Reizwert, auch wenn das Spiel weniger wert wäre.
rules-ending-defenders = Die Gegenspieler geben auf
rules-ending-defenders-both = Hier müssen es beide wollen, damit nicht einer dem anderen das Spiel verdirbt. Nach der Skatordnung entscheidet einer für beide.
rules-ending-defenders-wins = Der Alleinspieler hat dann einfach gewonnen, darf aber verlangen, dass weitergespielt wird.
rules-ending-defenders-needs = Eine Stufe, die er für den Reizwert braucht oder angesagt hat, bekommt er dazu, solange sie noch erreichbar ist.
rules-ending-claim = Der Rest gehört mir
rules-ending-claim-what = Wer am Ausspiel ist und keinen Stich mehr abgeben kann, darf die Karten zeigen und den Rest beanspruchen.
rules-ending-claim-proof = Hier müssen die Karten es beweisen, wie die übrigen auch sitzen. Ist es nicht bewiesen, kostet das nichts: es geht weiter.
rules-ending-claim-null = Beim Null zeigt der Alleinspieler, dass er keinen Stich mehr macht.
rules-ending-itself = Was von selbst endet
rules-ending-null = Null, mit dem ersten Stich des Alleinspielers.
rules-ending-certain = Ein Spiel, dessen Wert feststeht, darf abgebrochen werden, etwa wenn nach angesagtem Schwarz ein Stich verloren ist.
rules-ending-decided = Alles andere wird zu Ende gespielt: Schneider und Schwarz zählen auch nach der Entscheidung.

### House rules

rules-house-what = Keine davon gehört zum offiziellen Skat, und alle sind aus, bis du sie einschaltest. Sie heißen wie in den Einstellungen.
rules-house-how = skat --rules pub hat die üblichen; mit --house gehen einzelne an und aus.
rules-house-switch-ramsch = Passen alle drei, wird geramscht, statt dass nichts geschieht.
rules-house-switch-schieberamsch = Jeder Ramsch beginnt mit Schieben: von Vorhand an nimmt jeder den Skat und gibt zwei Karten weiter, oder er schiebt ihn ungesehen, was verdoppelt. Bringt den Ramsch mit sich.
rules-house-switch-push-jacks = Wer den Skat genommen hat, darf Buben weitergeben. Sonst lassen sie sich nur ungesehen weiterschieben.
rules-house-switch-ramsch-skat = Wohin der Skat beim Ramsch geht: an den letzten Stich, an den mit den meisten Augen oder an niemanden.
rules-house-switch-grand-hand = Vor einem Ramsch darf jeder der Reihe nach stattdessen Grand Hand ansagen.
rules-house-switch-kontra = Ein Gegenspieler darf Kontra sagen, was verdoppelt, was geschrieben wird: bis zu seiner ersten Karte oder nur gleich nach der Ansage. Bei offenem Spiel nur, bevor die Karten liegen.
rules-house-switch-kontra-18 = Kontra nur für den, der { $least } gesagt oder gehalten hat oder nie dazu kam.
rules-house-switch-re = Der Alleinspieler darf auf Kontra Re sagen, was noch einmal verdoppelt.
rules-house-switch-hirsch = Der Gegenspieler darf auf Re Hirsch sagen, was ein weiteres Mal verdoppelt.
rules-house-switch-bock = Bestimmte Ergebnisse bringen eine Bockrunde: so viele Spiele, wie Spieler am Tisch sitzen, in denen alles × { $bock } zählt.
rules-house-switch-triggers = Welche Ergebnisse eine solche Runde bringen.
rules-house-switch-ramsch-rounds = Eine Ramschrunde ohne Reizen nach jeder Bockrunde, oder in jedem Spiel.
rules-house-presets = Fertige Zusammenstellungen
rules-house-none = keine davon
rules-house-ramsch = Ramsch
rules-house-ramsch-play = Niemand spielt allein, jeder spielt für sich. Trumpf sind nur die Buben; Vorhand spielt aus.
rules-house-ramsch-loses = Wer die meisten Augen hat, verliert so viele Punkte. Haben zwei gleich viele, verlieren beide; haben alle drei gleich viele, verliert niemand.
rules-house-ramsch-virgin = Ein Spieler ohne Stich, eine Jungfrau, verdoppelt den Verlust.
rules-house-ramsch-march = Wer alle { $all-tricks } Stiche macht, hat den Durchmarsch und gewinnt { $total }.
rules-house-ramsch-example = Ein einmal geschobener Ramsch, Zeile für Zeile gerechnet:
rules-house-doubling = Kontra, Re, Hirsch
rules-house-doubling-score = Sie verdoppeln, was geschrieben wird, nicht den Spielwert, und helfen darum nie, den Reizwert zu erreichen.
rules-house-doubling-when = Kontra gibt es einmal im Spiel. Bock und Kontra multiplizieren sich.
rules-house-triggers = Was Bock bringt
rules-house-triggers-how = Mehrere Ergebnisse einer Art bringen in einem Spiel nur eine Runde.
rules-house-trigger-even = ein Farbspiel oder Grand, verloren mit { $half } zu { $half }
rules-house-trigger-kontra-lost = ein nach Kontra verlorenes Spiel
rules-house-trigger-re = Kontra und Re wurden gesagt
rules-house-trigger-grand-hand-won = ein gewonnener Grand Hand
rules-house-trigger-grand-lost = ein verlorener Grand
rules-house-trigger-digits = wer geschrieben hat, steht bei drei gleichen Ziffern
rules-house-trigger-hundred = wer geschrieben hat, steht bei einem glatten Hunderter
rules-house-trigger-72 = ein Spiel, das so viel oder mehr zählt
rules-house-trigger-96 = ein Spiel, das so viel oder mehr zählt
rules-house-trigger-passed = alle drei haben gepasst, und es folgt kein Ramsch
rules-house-trigger-lost-100 = mehr als hundert verloren

### Questions

rules-question-all-pass = Was ist, wenn alle drei passen?
rules-answer-all-pass = Das Spiel ist eingepasst. Niemand schreibt etwas, es braucht seine Zeile auf der Liste, und der Nächste gibt. Nur nach einer Hausregel wird geramscht.
rules-question-hand-looked = Kann ich noch Hand spielen, wenn ich in den Skat gesehen habe?
rules-answer-hand-looked = Nein. Wer ihn aufgenommen oder angesehen hat, spielt ohne Hand. Und Hand muss vorher angesagt sein.
rules-question-must-trump = Muss ich stechen oder höher gehen, wenn ich kann?
rules-answer-must-trump = Nein. Du musst nur bedienen. Kannst du das nicht, geht jede Karte, und sie muss nicht gewinnen.
rules-question-jack-suit = Gehört ein Bube zu seiner Farbe?
rules-answer-jack-suit = Nein: bei Farbspielen, Grand und Ramsch sind alle vier Buben Trumpf. Wer von der geforderten Farbe nur den Buben hat, muss ihn nicht spielen. Nur beim Null gehören Buben zu ihrer Farbe.
rules-question-skat-hand = Wem gehört der Skat bei Hand?
rules-answer-skat-hand = Dem Alleinspieler. Seine Augen zählen für ihn und seine Karten bei den Spitzen, obwohl ihn niemand gesehen hat.
rules-question-revoke = Kann ich aus Versehen falsch bedienen?
rules-answer-revoke = Hier nicht: eine Karte, die nicht geht, lässt sich nicht spielen, und der Tisch sagt, warum. Unter Menschen ist das Spiel damit sofort zu Ende, zulasten der Partei, der es passiert ist.
rules-question-even = Wer gewinnt bei { $half } zu { $half }?
rules-answer-even = Die Gegenspieler. Der Alleinspieler braucht { $need }.
rules-question-hand-lost = Ich hatte { $need } Augen bei Hand. Warum habe ich verloren?
rules-answer-hand-lost = Meistens, weil im Skat ein Bube lag. Er ändert die Spitzen, und so kann das Spiel weniger zählen, als du gereizt hast: überreizt.
rules-question-clubs-24 = Sind { $clubs-least } ein Grand?
rules-answer-clubs-24 = Nein. Der billigste Grand zählt { $least-grand }: eine Spitze, mit oder ohne, und eins für das Spiel. Der Wert { $clubs-least } gehört allein { $clubs }.
rules-question-jump = Muss man Stufe für Stufe reizen?
rules-answer-jump = Nein. Zahlen dürfen übersprungen werden, solange sie zu den { $bids } Reizwerten gehören.
rules-question-null-bid = Wie hoch darf ich auf einen Null reizen?
rules-answer-null-bid = So hoch, wie er zählt: { $null }, Hand { $null-hand }, ouvert { $null-open }, ouvert Hand { $null-open-hand }. Darüber lässt er sich nicht ansagen.
rules-question-schneider-lost = Zählt Schneider auch, wenn ich verliere?
rules-answer-schneider-lost = Ja, gegen dich: mit höchstens { $caught } Augen verlierst du eine Stufe teurer, ohne Stich zwei.
rules-question-schwarz-points = Ich hatte keine Augen, aber einen Stich. Bin ich schwarz?
rules-answer-schwarz-points = Nein. Schwarz ist nur, wer keinen Stich hat.
rules-question-look-back = Darf ich die Stiche noch einmal ansehen?
rules-answer-look-back = Den letzten, bis zum nächsten Ausspiel. Andere nicht, und nachzählen ist auch nicht erlaubt: man zählt im Kopf.
rules-question-sixty-one = Ich habe { $need } Augen. Ist das Spiel aus?
rules-answer-sixty-one = Es ist gewonnen, geht aber weiter: die Gegenspieler können noch Schneider werden, und das ist eine Stufe mehr.
rules-question-schneider-picked = Kann ich Schneider ansagen, nachdem ich den Skat aufgenommen habe?
rules-answer-schneider-picked = Nein, nur bei Hand. Erreichst du ihn, zählt er trotzdem.
rules-question-hand-lost-costs = Kostet auch ein verlorenes Handspiel { $loss } × den Wert?
rules-answer-hand-lost-costs = Ja, wie jedes verlorene Spiel. Vor der Jahrtausendwende war das anders.
rules-question-forehand-must = Muss Vorhand spielen, wenn die anderen passen?
rules-answer-forehand-must = Nein. Vorhand kann für { $least } spielen oder auch passen.
rules-question-leads = Wer spielt aus, wenn ich allein spiele?
rules-answer-leads = Immer Vorhand, wer auch immer allein spielt.
rules-question-bid-back = Darf ich einen Reizwert zurücknehmen?
rules-answer-bid-back = Nein, und ein Passen auch nicht.

### The words

rules-word-announced = angesagt
rules-means-announced = vor dem ersten Ausspiel versprochen: Schneider, Schwarz, ouvert
rules-word-base = Grundwert
rules-means-base = womit die Stufen malgenommen werden, je nach Spiel { $base-diamonds } bis { $base-grand }
rules-word-bid = Reizwert
rules-means-bid = eine Zahl, die beim Reizen gesagt wird; die letzte muss das Spiel mindestens zählen
rules-word-bock = Bock
rules-means-bock = nach einer Hausregel eine Runde, in der alles doppelt zählt
rules-word-card-points = Augen
rules-means-card-points = was die Karten in den Stichen zählen, im Ganzen { $total }
rules-word-claim = Rest zeigen
rules-means-claim = die Karten zeigen und alle übrigen Stiche nehmen
rules-word-concede = aufgeben
rules-means-concede = das Spiel verloren geben, bevor es zu Ende gespielt ist
rules-word-declarer = Alleinspieler
rules-means-declarer = wer allein gegen die beiden anderen spielt
rules-word-defenders = Gegenspieler
rules-means-defenders = die beiden, die zusammen gegen den Alleinspieler spielen
rules-word-dealer = Geber
rules-means-dealer = wer die Karten gibt; zu dritt Hinterhand, zu viert der, der aussetzt
rules-word-discard = drücken
rules-means-discard = zwei Karten anstelle des Skats weglegen; sie zählen für den Alleinspieler
rules-word-follow = bedienen
rules-means-follow = eine Karte der geforderten Farbe spielen, oder Trumpf auf Trumpf
rules-word-forehand = Vorhand
rules-means-forehand = wer links vom Geber sitzt und zum ersten Stich ausspielt
rules-word-game-value = Spielwert
rules-means-game-value = Grundwert mal Stufen: was auf die Liste kommt
rules-word-grand = Grand
rules-means-grand = das Spiel, in dem nur die Buben Trumpf sind
rules-word-hand = Hand
rules-means-hand = ein Spiel, in dem der Skat liegen bleibt
rules-word-hirsch = Hirsch
rules-means-hirsch = nach einer Hausregel die Antwort auf Re; verdoppelt ein weiteres Mal
rules-word-hold = halten
rules-means-hold = „ja“ zu einer gereizten Zahl sagen und sie damit selbst reizen
rules-word-jack = Buben
rules-means-jack = die höchsten Trümpfe in jedem Spiel außer Null; auch Unter, Wenzel
rules-word-kontra = Kontra
rules-means-kontra = nach einer Hausregel das Wort eines Gegenspielers, das verdoppelt, was geschrieben wird
rules-word-lead = ausspielen
rules-means-lead = die erste Karte eines Stichs spielen
rules-word-level = Gewinnstufe
rules-means-level = womit der Grundwert malgenommen wird: Spitzen, das Spiel, Hand …
rules-word-list = Liste
rules-means-list = der Zettel, auf dem jedes Spiel eine Zeile hat
rules-word-march = Durchmarsch
rules-means-march = beim Ramsch: alle Stiche für einen
rules-word-matador = Spitzen
rules-means-matador = die höchsten Trümpfe in lückenloser Folge, vorhanden oder fehlend
rules-word-middlehand = Mittelhand
rules-means-middlehand = wer zwischen Vorhand und Hinterhand sitzt und zuerst reizt
rules-word-minus-list = Minusliste
rules-means-minus-list = eine Wertung, in der nur Minus geschrieben wird; auch Bierlachs
rules-word-null = Null
rules-means-null = das Spiel ohne Trumpf, in dem der Alleinspieler keinen Stich machen darf
rules-word-open = ouvert
rules-means-open = mit den Karten des Alleinspielers offen auf dem Tisch
rules-word-overbid = überreizt
rules-means-overbid = heißt ein Spiel, das weniger zählt, als gereizt wurde
rules-word-overtake = übernehmen
rules-means-overtake = den Stich dem eigenen Partner mit einer höheren Karte abnehmen
rules-word-pass = passen
rules-means-pass = aus dem Reizen aussteigen; man sagt auch „weg“
rules-word-passed-in = eingepasst
rules-means-passed-in = heißt ein Spiel, bei dem alle drei gepasst haben
rules-word-ramsch = Ramsch
rules-means-ramsch = nach einer Hausregel das Spiel, in dem jeder Augen vermeidet
rules-word-re = Re
rules-means-re = nach einer Hausregel die Antwort des Alleinspielers auf Kontra; verdoppelt noch einmal
rules-word-rearhand = Hinterhand
rules-means-rearhand = wer rechts von Vorhand sitzt und zuletzt reizt
rules-word-revoke = falsch bedienen
rules-means-revoke = nicht bedienen, obwohl man könnte
rules-word-schieberamsch = Schieberamsch
rules-means-schieberamsch = ein Ramsch, vor dem der Skat reihum geht
rules-word-schneider = Schneider
rules-means-schneider = ist eine Partei mit höchstens { $caught } Augen
rules-word-schwarz = Schwarz
rules-means-schwarz = ist eine Partei ohne Stich
rules-word-seeger-fabian = Seeger-Fabian
rules-means-seeger-fabian = die übliche Wertung einer Liste, mit Punkten für gewonnene und verlorene Spiele
rules-word-side-suit = Fehlfarbe
rules-means-side-suit = eine Farbe, die nicht Trumpf ist
rules-word-skat = Skat
rules-means-skat = die zwei Karten in der Mitte, und der Name des Spiels
rules-word-smear = schmieren
rules-means-smear = dem Partner eine Karte mit vielen Augen in den Stich geben
rules-word-suit-game = Farbspiel
rules-means-suit-game = ein Spiel, in dem die Buben und eine Farbe Trumpf sind
rules-word-throw-off = abwerfen
rules-means-throw-off = eine Karte einer anderen Farbe spielen, wenn man nicht bedienen kann
rules-word-trick = Stich
rules-means-trick = drei Karten, eine von jedem Spieler
rules-word-trump = Trumpf
rules-means-trump = eine Karte, die jede Karte anderer Farben sticht
rules-word-trumping = stechen
rules-means-trumping = Trumpf spielen, wenn man nicht bedienen kann
rules-word-virgin = Jungfrau
rules-means-virgin = beim Ramsch ein Spieler ohne Stich
rules-word-with-without = mit, ohne
rules-means-with-without = wie Spitzen gezählt werden: von { $jack-clubs } abwärts, vorhanden oder fehlend
