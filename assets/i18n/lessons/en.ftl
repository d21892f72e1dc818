# The lessons and quizzes, in English.
#
# A sentence of the coach takes two rows of 76 cells at most. Any of them may use what the table
# reckons for the lesson: $game, $matadors, $levels, $base and $value of its game with the person's
# cards, $bid, the $jack in the skat, and the card $points of the person's side and of the $trick on the
# table; the last bid that was $held; and of the rules the points one must $need, those with which a
# side is $caught or $free of schneider. Titles have 22 cells at most, and what a lesson teaches 33.

### Around them

key-learn = l
start-learn = Learn
start-learn-means = twelve lessons, and what games are worth
do-learn = learn
do-next-lesson = next lesson
head-lesson = ⟨Not counted⟩ ⟪· lesson { $n }: { $title }⟫
lesson-answer-first = The lesson waits for your answer to its question first.
lesson-over = That was the lesson. Play the deal to its end if you like.
learn-done = { $what } · done
learn-quizzes = Quizzes
learn-quizzes-means = what is this game worth? · { $done } of { $all } done

### Quizzes

quiz-head = ⟨What is this game worth?⟩  ⟪{ $n } of { $all }⟫
head-quiz = ⟨Not counted⟩ ⟪· a quiz⟫
quiz-game = ⟨{ $game }⟩ ⟪· bid⟫ { $bid }
quiz-played = { $points } card points with the skat in { $own } tricks; the defenders took { $rest } in { $theirs }.
quiz-null-made = The declarer took no trick.
quiz-null-broken = The declarer had to take a trick.
quiz-skat = Skat
quiz-ask = How many game points does the declarer write, won or lost? ⟨{ $typed }⟩_
quiz-type = Type the number of game points, then press Enter.
quiz-right = ⟨Right:⟩ { $answer }.
quiz-wrong = ⟨Not { $typed }:⟩ it is { $answer }.
quiz-writes = the list
do-answer = answer
do-next-quiz = next quiz

### Said in several lessons

lesson-covered = Too early. { $game } { $matadors } is { $levels } × { $base } = { $value }, and { $bid } is no more than that.
lesson-overbids = Too much. Your game is worth { $value } and does not cover { $bid }: without schneider it is lost, and nobody can count on that.

### The lessons

lesson-matadors = Count matadors
lesson-matadors-means = how far your game carries
lesson-matadors-1 = Middlehand asks for { $bid }. Your game is { $game }. Count how many of the highest trumps in a row you lack: do you hold?
lesson-matadors-1-right = Right. You are { $matadors }: with one for the game that makes { $levels }. { $levels } × { $base } is { $value }, and you may go as far as that.
lesson-matadors-2 = Middlehand jumps to { $bid }. Does { $game } { $matadors } still cover that?
lesson-matadors-2-right = Right. { $levels } × { $base } is { $value }: what is covered exactly may be held.
lesson-matadors-3 = Now { $bid }. Do you go on?
lesson-matadors-3-right = Right, let it go. { $game } is worth { $value }; only schneider would bring more, and nobody can count on that.

lesson-limit = Bid to the limit
lesson-limit-means = as far as it is covered
lesson-limit-1 = Forehand has held { $held }, middlehand has passed. You have { $game } { $matadors }. Which value do you name?
lesson-limit-1-right = Right: { $matadors } makes { $levels }, times { $base } is { $value }. The next value is enough, and it is covered exactly.
lesson-limit-2 = Forehand holds that too. And now?
lesson-limit-2-right = Right. { $value } was your last word. A limit is set before the bidding, and kept.

lesson-hand = Hand or skat
lesson-hand-means = when to leave the skat shut
lesson-hand-1 = The game is yours at { $bid }. Do you pick up the skat, or do you play Hand?
lesson-hand-1-right = Right. These cards win { $game } however the others lie. Hand makes it a level dearer, for nothing.
lesson-hand-1-wrong = You need nothing from the skat: { $game } is won however the other cards lie, and Hand is worth a level more.

lesson-discard = What to put away
lesson-discard-means = two cards out of twelve
lesson-discard-1 = Your game is { $game }. Put two cards away and announce it. Which suits can you get rid of?
lesson-discard-1-right = Right. Each was alone in its suit: now you can trump both suits, and the defenders’ aces there take nothing.
lesson-discard-1-game = The right two cards. But your long suit is { $game }: announce that.
lesson-discard-1-wrong = The defenders win then. Look for suits of which you have a single low card: without it you can trump them. Esc goes back.

lesson-trumps = Draw trumps
lesson-trumps-means = from the top, while you lead
lesson-trumps-1 = You play { $game } and are on lead. Which card?
lesson-trumps-1-right = Right. Your jacks drive the higher ones out. Then ace and ten are the highest trumps, and bring their points home.
lesson-trumps-1-low = Trumps, yes, but the higher jacks would take this one. Spend the jacks first: ace and ten come when they are out.
lesson-trumps-1-wrong = Too early. The defenders take this trick and cut your side suits with small trumps. Draw the trumps first.

lesson-cut = Trump or throw off
lesson-cut-means = which tricks are worth a trump
lesson-cut-1 = Diamonds were led and you have none; { $trick } points lie there. Do you take them with a jack, or throw a card off?
lesson-cut-1-right = Right. That club loses anyway. The jacks stay for later, and soon you have no clubs and can trump them.
lesson-cut-1-trump = For { $trick } points a jack is too dear: you need all of them later. Throw off a card that would lose anyway.
lesson-cut-1-wrong = Throwing off is right, but not from spades or hearts: these will win tricks. Away with a loser.
lesson-cut-2 = Now clubs, and you have none left; { $trick } points lie there. And this time?
lesson-cut-2-right = Right. No points, but the lead: now you draw the trumps and play your aces.
lesson-cut-2-wrong = Then the defenders keep the lead, and you lose a good card. This trick is worth a jack, for the lead.

lesson-sixty-one = How to reach 61
lesson-sixty-one-means = count points while you play
lesson-sixty-one-1 = You have { $points } points with the skat. Hearts were led, middlehand trumps: { $trick } points lie there. How do you get to { $need }?
lesson-sixty-one-1-right = Right: you have { $points } now, and high trumps for the rest. Whoever counts knows which trick must not be lost.
lesson-sixty-one-1-wrong = That trump goes to the defenders with the { $trick } points, and { $need } is out of reach. Only a higher jack takes this trick.

lesson-schneider = Schneider
lesson-schneider-means = keep the defenders at thirty
lesson-schneider-1 = { $game } is as good as won. Now keep the defenders at { $caught } points, for a level more: what do you lead?
lesson-schneider-1-right = Right. The highest jack takes one trick; then their trumps are gone before they can trump any points: they stay at { $caught } or below.
lesson-schneider-1-low = Won all the same, but they take this cheaply, and then more than { $caught } points. From the top.
lesson-schneider-1-wrong = Won all the same, but not schneider: they trump side suits and come to more than { $caught }. First draw the trumps.

lesson-null = Null
lesson-null-means = get rid of dangerous cards
lesson-null-1 = Null: you must not take a trick. Clubs were led, ace on top. Which club do you play?
lesson-null-1-right = Right. Under the ace the highest club is safe. The low ones stay: they never win a trick.
lesson-null-1-wrong = The ace takes this trick anyway. Use it to shed your highest club: later it would have to win one.

lesson-smear = Smear
lesson-smear-means = defend together
lesson-smear-1 = You defend. Your partner takes this spade trick, and you have no spade. Which card do you give?
lesson-smear-1-right = Right: a full card, as many points as you can. On your partner’s trick they are safe for good.
lesson-smear-1-trump = The trick is yours already: why trump your partner? Give points, and keep the trump.
lesson-smear-1-picture = Good thought, but too little: the declarer still gets to { $need }. Give a full card, an ace or a ten.
lesson-smear-1-wrong = The trick is your partner’s: a card without points wastes it, and the declarer gets to { $need }. Give points, as many as you can.

lesson-overbid = Overbid and rescue
lesson-overbid-means = when a jack spoils the value
lesson-overbid-1 = You have bid { $bid }, but { $jack } lay in the skat. Put two cards away, and announce what still covers the bid.
lesson-overbid-1-right = Right: { $matadors }, no suit game covers your bid without schneider; Grand covers it by itself, and can be won.
lesson-overbid-1-null = That covers the bid, but a Null with these high cards is lost. Esc goes back to the games.
lesson-overbid-1-wrong = Overbid: you are { $matadors } now, and without schneider no suit game comes to { $bid }. Another game does. Esc goes back.

lesson-announce = Announce
lesson-announce-means = what is certain, and no more
lesson-announce-1 = You play Hand. Which game do you announce, and how far? Count the tricks you can lose.
lesson-announce-1-right = Right. One heart trick can be lost, and never { $free } points with it: schneider is certain, schwarz is not.
lesson-announce-1-less = Grand is right, but you give levels away: you can lose one trick only, so schneider is certain. Announce it.
lesson-announce-1-more = Too much. The defenders can take a heart trick: then schwarz is missed, and all is lost.
lesson-announce-1-null = A Null is lost with these cards: jacks, aces and tens are there to take tricks, and that is what they do.
lesson-announce-1-wrong = It can be dearer. You have all the jacks and can lose one trick only: play Grand.
