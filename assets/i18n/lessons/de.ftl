# The lessons and quizzes, in German.
#
# A sentence of the coach takes two rows of 76 cells at most. Any of them may use what the table
# reckons for the lesson: $game, $matadors, $levels, $base and $value of its game with the person's
# cards, $bid, the $jack in the skat, and the card $points of the person's side and of the $trick on the
# table; the last bid that was $held; and of the rules the points one must $need, those with which a
# side is $caught or $free of schneider. Titles have 22 cells at most, and what a lesson teaches 33.

### Around them

key-learn = l
start-learn = Lernen
start-learn-means = zwölf Lektionen, und was Spiele wert sind
do-learn = lernen
do-next-lesson = nächste Lektion
head-lesson = ⟨Zählt nicht⟩ ⟪· Lektion { $n }: { $title }⟫
lesson-answer-first = Die Lektion wartet erst auf die Antwort auf ihre Frage.
lesson-over = Das war die Lektion. Wer mag, spielt das Spiel noch zu Ende.
learn-done = { $what } · erledigt
learn-quizzes = Aufgaben
learn-quizzes-means = was ist das Spiel wert? · { $done } von { $all } gelöst

### Quizzes

quiz-head = ⟨Was ist dieses Spiel wert?⟩  ⟪{ $n } von { $all }⟫
head-quiz = ⟨Zählt nicht⟩ ⟪· Aufgabe⟫
quiz-game = ⟨{ $game }⟩ ⟪· gereizt⟫ { $bid }
quiz-played = { $points } Augen mit dem Skat in { $own } Stichen; die Gegner haben { $rest } in { $theirs }.
quiz-null-made = Der Alleinspieler hat keinen Stich bekommen.
quiz-null-broken = Der Alleinspieler musste einen Stich nehmen.
quiz-skat = Skat
quiz-ask = Wie viele Punkte schreibt der Alleinspieler, gewonnen oder verloren? ⟨{ $typed }⟩_
quiz-type = Erst die Punkte tippen, dann Enter.
quiz-right = ⟨Richtig:⟩ { $answer }.
quiz-wrong = ⟨Nicht { $typed }:⟩ es sind { $answer }.
quiz-writes = Liste
do-answer = antworten
do-next-quiz = nächste Aufgabe

### Said in several lessons

lesson-covered = Zu früh. { $game } { $matadors } ist { $levels } × { $base } = { $value }, und { $bid } ist nicht mehr als das.
lesson-overbids = Zu viel. Dein Spiel ist { $value } wert und deckt { $bid } nicht: ohne Schneider ist es verloren, und damit kann man nicht rechnen.

### The lessons

lesson-matadors = Spitzen zählen
lesson-matadors-means = wie weit dein Spiel reicht
lesson-matadors-1 = Mittelhand reizt { $bid }. Dein Spiel ist { $game }. Zähle, wie viele der höchsten Trümpfe dir der Reihe nach fehlen: hältst du?
lesson-matadors-1-right = Richtig. Du spielst { $matadors }, mit dem Spiel selbst { $levels }. { $levels } × { $base } ist { $value }: so weit darfst du gehen.
lesson-matadors-2 = Mittelhand springt auf { $bid }. Deckt { $game } { $matadors } das noch?
lesson-matadors-2-right = Richtig. { $levels } × { $base } ist { $value }: was genau gedeckt ist, darf man halten.
lesson-matadors-3 = Jetzt { $bid }. Gehst du weiter?
lesson-matadors-3-right = Richtig, weg damit. { $game } ist { $value } wert; nur Schneider brächte mehr, und damit kann man nicht rechnen.

lesson-limit = Reizen bis zum Wert
lesson-limit-means = so weit es gedeckt ist
lesson-limit-1 = Vorhand hat { $held } gehalten, Mittelhand passt. Du hast { $game } { $matadors }. Welchen Wert sagst du?
lesson-limit-1-right = Richtig: { $matadors }, Spiel { $levels }, mal { $base } ist { $value }. Der nächste Wert genügt, und er ist genau gedeckt.
lesson-limit-2 = Vorhand hält auch das. Und nun?
lesson-limit-2-right = Richtig. { $value } war dein letztes Wort. Die Grenze setzt man vor dem Reizen, und dann hält man sie ein.

lesson-hand = Hand oder Skat
lesson-hand-means = wann der Skat liegen bleibt
lesson-hand-1 = Du spielst für { $bid }. Nimmst du den Skat auf, oder spielst du Hand?
lesson-hand-1-right = Richtig. Mit diesen Karten gewinnt { $game }, wie die anderen auch sitzen. Hand macht es ohne Mühe um eine Stufe teurer.
lesson-hand-1-wrong = Du brauchst den Skat nicht: { $game } ist gewonnen, wie die anderen Karten auch sitzen, und Hand bringt eine Stufe mehr.

lesson-discard = Was drücken?
lesson-discard-means = zwei Karten von zwölf
lesson-discard-1 = Dein Spiel ist { $game }. Drücke zwei Karten und sage es an. Welche Farben kannst du loswerden?
lesson-discard-1-right = Richtig. Beide standen allein in ihrer Farbe: jetzt stichst du beide Farben, und die Asse der Gegner bringen dort nichts.
lesson-discard-1-game = Die richtigen zwei Karten. Aber deine lange Farbe ist { $game }: sage das an.
lesson-discard-1-wrong = So gewinnen die Gegner. Suche Farben, in denen du eine einzige kleine Karte hast: ohne sie stichst du dort. Esc führt zurück.

lesson-trumps = Trumpf ziehen
lesson-trumps-means = von oben, solange man ausspielt
lesson-trumps-1 = Du spielst { $game } und bist am Ausspiel. Welche Karte?
lesson-trumps-1-right = Richtig. Deine Buben holen die höheren heraus. Dann sind Ass und Zehn die höchsten Trümpfe und bringen ihre Augen heim.
lesson-trumps-1-low = Trumpf ja, aber den nähme ein höherer Bube. Erst die Buben: Ass und Zehn kommen, wenn die anderen Buben weg sind.
lesson-trumps-1-wrong = Zu früh. Die Gegner nehmen den Stich und stechen deine Farben mit kleinen Trümpfen. Erst Trumpf ziehen.

lesson-cut = Stechen oder abwerfen
lesson-cut-means = welcher Stich einen Trumpf wert ist
lesson-cut-1 = Karo war gefordert, du hast keins; { $trick } Augen liegen da. Nimmst du sie mit einem Buben, oder wirfst du ab?
lesson-cut-1-right = Richtig. Das Kreuz verliert ohnehin. Die Buben bleiben für später, und bald bist du in Kreuz blank und kannst stechen.
lesson-cut-1-trump = Für { $trick } Augen ist ein Bube zu teuer: du brauchst sie später alle. Wirf ab, was ohnehin verliert.
lesson-cut-1-wrong = Abwerfen ist richtig, aber nicht Pik oder Herz: die machen noch Stiche. Weg mit einer Verlustkarte.
lesson-cut-2 = Nun Kreuz, und du hast keins mehr; { $trick } Augen liegen da. Und diesmal?
lesson-cut-2-right = Richtig. Keine Augen, aber das Ausspiel: nun ziehst du Trumpf und spielst deine Asse.
lesson-cut-2-wrong = So bleiben die Gegner am Spiel, und du verlierst eine gute Karte. Dieser Stich ist einen Buben wert: für das Ausspiel.

lesson-sixty-one = Wie man 61 erreicht
lesson-sixty-one-means = beim Spielen mitzählen
lesson-sixty-one-1 = Du hast { $points } Augen mit dem Skat. Herz war gefordert, Mittelhand sticht: { $trick } Augen liegen da. Wie kommst du auf { $need }?
lesson-sixty-one-1-right = Richtig: jetzt hast du { $points }, und hohe Trümpfe für den Rest. Wer zählt, weiß, welchen Stich er nicht verlieren darf.
lesson-sixty-one-1-wrong = Der Trumpf geht mit den { $trick } Augen an die Gegner, und { $need } ist nicht mehr zu erreichen. Nur ein höherer Bube nimmt den Stich.

lesson-schneider = Schneider
lesson-schneider-means = die Gegner bei dreißig halten
lesson-schneider-1 = { $game } ist so gut wie gewonnen. Halte die Gegner nun bei { $caught } Augen, für eine Stufe mehr: was spielst du aus?
lesson-schneider-1-right = Richtig. Der höchste Bube nimmt einen Stich; dann sind ihre Trümpfe weg, bevor sie Augen stechen: über { $caught } kommen sie nicht.
lesson-schneider-1-low = Gewonnen ist es trotzdem, aber den nehmen sie billig und kommen dann über { $caught } Augen. Von oben.
lesson-schneider-1-wrong = Gewonnen ist es trotzdem, aber nicht Schneider: sie stechen deine Farben und kommen über { $caught }. Erst Trumpf ziehen.

lesson-null = Null
lesson-null-means = gefährliche Karten loswerden
lesson-null-1 = Null: du darfst keinen Stich bekommen. Kreuz war gefordert, das Ass liegt oben. Welches Kreuz gibst du?
lesson-null-1-right = Richtig. Unter dem Ass ist das höchste Kreuz sicher. Die kleinen bleiben: sie machen nie einen Stich.
lesson-null-1-wrong = Diesen Stich nimmt das Ass ohnehin. Nutze ihn für dein höchstes Kreuz: später müsste es einen nehmen.

lesson-smear = Schmieren
lesson-smear-means = zu zweit dagegen spielen
lesson-smear-1 = Du spielst dagegen. Dein Partner bekommt diesen Pikstich, und du hast kein Pik. Welche Karte gibst du?
lesson-smear-1-right = Richtig: eine Volle, so viele Augen, wie du kannst. Im Stich des Partners sind sie für immer sicher.
lesson-smear-1-trump = Der Stich gehört euch schon: warum den Partner überstechen? Gib Augen, und behalte den Trumpf.
lesson-smear-1-picture = Gut gedacht, aber zu wenig: der Alleinspieler kommt noch auf { $need }. Gib eine Volle, Ass oder Zehn.
lesson-smear-1-wrong = Der Stich gehört dem Partner: mit einer Lusche ist er vertan, und der Alleinspieler kommt auf { $need }. Gib Augen, so viele du kannst.

lesson-overbid = Überreizt, was tun?
lesson-overbid-means = wenn ein Bube den Wert verdirbt
lesson-overbid-1 = Du hast { $bid } gereizt, aber im Skat lag { $jack }. Drücke zwei Karten, und sage an, was den Reizwert noch deckt.
lesson-overbid-1-right = Richtig: { $matadors } deckt ohne Schneider kein Farbspiel deinen Reizwert; Grand deckt ihn von selbst und ist zu gewinnen.
lesson-overbid-1-null = Das deckt den Reizwert, aber mit diesen hohen Karten ist ein Null verloren. Esc führt zu den Spielen zurück.
lesson-overbid-1-wrong = Überreizt: du spielst jetzt { $matadors }, und ohne Schneider kommt kein Farbspiel mehr auf { $bid }. Ein anderes Spiel schon. Esc führt zurück.

lesson-announce = Ansagen
lesson-announce-means = was sicher ist, und nicht mehr
lesson-announce-1 = Du spielst Hand. Welches Spiel sagst du an, und wie weit? Zähle die Stiche, die du verlieren kannst.
lesson-announce-1-right = Richtig. Ein Herzstich kann verloren gehen, nie mit { $free } Augen: Schneider ist sicher, Schwarz nicht.
lesson-announce-1-less = Grand ist richtig, aber du verschenkst Stufen: nur ein Stich kann verloren gehen, Schneider ist sicher. Sage es an.
lesson-announce-1-more = Zu viel. Die Gegner können einen Herzstich machen: dann ist Schwarz verfehlt und alles verloren.
lesson-announce-1-null = Ein Null ist mit diesen Karten verloren: Buben, Asse und Zehnen machen Stiche, ob man will oder nicht.
lesson-announce-1-wrong = Es geht teurer. Du hast alle Buben und kannst nur einen Stich verlieren: spiele Grand.
