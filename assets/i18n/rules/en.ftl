# The rules to look up, in English.
#
# No sentence has a figure in it: each is a variable that the rules engine fills in, and any text may
# use any of the common ones (src/text/pages/facts.rs). ⟨…⟩ is bold and ⟪…⟫ dim, as in the other
# texts. The titles of the topics have 22 cells at most.

rules-pages-title = The rules of Skat
rules-pages-contents = “skat rules TOPIC” shows one of these pages, “skat rules all” all of them, and “skat rules --print” what prints on two sides of A4.

### Topics

rules-topic-quick-start = Quick start
rules-topic-cards = The cards
rules-topic-deal = Seats and deal
rules-topic-auction = Bidding
rules-topic-skat = Skat or Hand
rules-topic-announcing = Announcing
rules-topic-tricks = Tricks
rules-topic-winning = Won or lost
rules-topic-matadors = Matadors
rules-topic-value = What a game is worth
rules-topic-overbid = Overbid
rules-topic-null = Null
rules-topic-bids = The bidding values
rules-topic-list = The list
rules-topic-ending = Ending early
rules-topic-house = House rules
rules-topic-questions = Questions
rules-topic-glossary = The words

### Heads of columns, and small words

rules-head-col-game = game
rules-head-col-trumps = trumps
rules-head-col-base = base value
rules-head-col-card = card
rules-head-col-sign = sign
rules-head-col-points = points
rules-head-col-french = French pack
rules-head-col-german = German pack
rules-head-col-skat = skat
rules-head-col-won = won
rules-head-col-lost = lost
rules-head-col-value = value
rules-head-col-games = games
rules-head-col-deal = deal
rules-say-yes = yes
rules-say-pass = pass
rules-say-may = yes
rules-say-may-not = –
rules-card-missing = missing

rules-rank-name-ace = ace
rules-rank-name-ten = ten
rules-rank-name-king = king
rules-rank-name-queen = queen
rules-rank-name-jack = jack
rules-rank-name-low = nine, eight, seven
rules-rank-name-daus = Daus (ace)
rules-rank-name-ober = Ober
rules-rank-name-unter = Unter

### Quick start

rules-quick-intro = Skat is a game for three: one plays alone against the other two. These { $steps } steps are enough to sit down and play. They take about { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
  } to read.
rules-quick-step = { $step }. { $title } ⟪· about { $seconds } seconds⟫
rules-quick-table = The table
rules-quick-table-sides = In every deal one player, the ⟨declarer⟩, plays alone against the two others, the ⟨defenders⟩. Who that is changes from deal to deal, and so everybody keeps a score of their own.
rules-quick-table-aim = All { $pack } cards together count { $total } points. The declarer wins with { $need } or more; with { $half } each the defenders have won.
rules-quick-deal = The deal
rules-quick-deal-cards = Everybody gets { $hand } cards. Two lie face down in the middle: the ⟨skat⟩.
rules-quick-deal-seats = Whoever sits left of the dealer is ⟨forehand⟩ and leads to the first trick. Clockwise follow ⟨middlehand⟩ and ⟨rearhand⟩; with three players rearhand is the dealer.
rules-quick-auction = The bidding
rules-quick-auction-who = Whoever bids most plays alone. Middlehand bids to forehand, who answers “yes” or passes. Then rearhand bids to whoever is left. The steps are { $first-bids }
rules-quick-auction-worth = You may bid as much as your game is worth: its base value times one level more than the ⟨matadors⟩. Matadors are the highest trumps in an unbroken row from { $jack-clubs } down, which you hold or lack.
rules-quick-auction-hand = A hand for { $hearts }:
rules-quick-auction-example = It has { $jack-clubs } but not { $jack-spades }: ⟨{ $matadors }⟩. In { $game } that makes { $levels } × { $base } = ⟨{ $value }⟩, and you may bid up to { $value }.
rules-quick-skat = Skat or Hand
rules-quick-skat-pick-up = The declarer picks up the skat and puts any two cards away. They count for the declarer at the end. Then the game is named.
rules-quick-skat-hand = Or the skat stays shut: that is ⟨Hand⟩, and worth one level more.
rules-quick-games = The games
rules-quick-games-suit = four jacks and the suit
rules-quick-games-grand = four jacks alone
rules-quick-games-null = none; take no trick
rules-quick-games-follow = Follow what is led: a trump to a trump, a suit to its suit. The jacks are trumps and belong to no suit.
rules-quick-games-takes = If you cannot follow, play any card. The highest trump takes the trick, or else the highest card of the suit led; who takes it leads next.
rules-quick-games-written = A game that is won brings its value; one that is lost costs { $loss } × its value.
rules-quick-now = That will do for the first deal. All the rest can be looked up here when it comes up.

### The cards

rules-cards-pack = Skat has { $pack } cards: the four suits { $clubs }, { $spades }, { $hearts } and { $diamonds }, with { $suit-cards } cards each.
rules-cards-points = What they count
rules-cards-points-total = That makes { $suit-points } points in every suit and { $total } in the whole pack.
rules-cards-order = Which card is higher
rules-cards-order-suit = In a suit game { $trumps } cards are trumps: the four jacks, always in the same order, and below them the trump suit. The ten comes right behind the ace.
rules-cards-trumps = Trumps in { $game }, from the highest down:
rules-cards-side = And every other suit:
rules-cards-order-grand = In Grand only the four jacks are trumps, and all four suits have { $side } cards each:
rules-cards-order-null = In Null there are no trumps. The jack stands between queen and ten, and the ten between jack and nine:
rules-cards-packs = Two packs
rules-cards-packs-german = In much of Germany Skat is played with other pictures. The cards are the same:
rules-cards-german-words = The sentences say ace for the Daus, queen for the Ober and jack for the Unter.

### Seats and deal

rules-deal-players = Three play. Everything goes clockwise from the dealer:
rules-deal-forehand = left of the dealer; leads to the first trick, and is bid to first
rules-deal-middlehand = bids first, to forehand
rules-deal-rearhand = bids last; with three players the dealer
rules-deal-four = With four at the table the dealer sits out, and gets what the list gives to defenders.
rules-deal-dealing = The deal
rules-deal-cut = The neighbour to the right of the dealer cuts.
rules-deal-order = Dealt are { $deal-first } cards to each, { $deal-skat } into the skat, then { $deal-second } to each and { $deal-third } to each.
rules-deal-hands = So everybody has { $hand } cards.
rules-deal-skat-lies = The skat lies face down until somebody has won the bidding.
rules-deal-shuffle = The shuffle
rules-deal-shuffle-how = The computer shuffles: it fills the { $pack } places from the last to the first, each with one of the cards still left, all equally likely. Nothing else decides who gets what, and no computer player sees more than its own cards.
rules-deal-shuffle-chance = One evening may look odd; over many deals the cards come as chance has it. Of { $hundred } hands { $no-jack } have no jack, { $one-jack } have one, { $two-jacks } two, { $more-jacks } three or four.
rules-deal-shuffle-seed = The seed shown with every result is where the shuffle starts: the same seed deals the same cards to everybody.
rules-deal-next = The next deal
rules-deal-moves-on = The deal moves on to the left after every deal, however it ended, also when all have passed.
rules-deal-length = A whole list has { $deals } deals with three players and { $deals-four } with four.

### Bidding

rules-auction-why = The bidding settles who plays alone. You bid numbers, not games: nobody learns what you want to play.
rules-auction-values = There are { $bids } values, from { $least } to { $most }; each is what some game can be worth. They begin { $first-bids }
rules-auction-order = Who speaks to whom
rules-auction-1 = Middlehand bids to forehand. Forehand says “yes” and so holds the number too, or passes.
rules-auction-2 = As long as forehand holds, middlehand must go higher or pass. Whoever passes is out.
rules-auction-3 = Then rearhand bids to whoever is left, and must go above the last number.
rules-auction-4 = Whoever is left at the end plays, at the last number that was said or held.
rules-auction-for-example = For example
rules-auction-example-result = The game goes to { $who } at ⟨{ $bid }⟩.
rules-auction-good-to-know = Good to know
rules-auction-jumps = Numbers may be skipped.
rules-auction-final = What is said is said: no bid, no yes and no pass can be taken back.
rules-auction-forehand-alone = If both others pass without a word, forehand may play at { $least }, or pass as well.
rules-auction-all-pass = If all three pass, the deal is passed in: nobody writes anything, and the next one deals. By a house rule a Ramsch is played.
rules-auction-limit = Whoever bids more than the game turns out to be worth has overbid and loses.

### Skat or Hand

rules-skat-choice = The declarer decides first of all: pick up the skat, or play Hand.
rules-skat-picked = Picked up
rules-skat-picked-any = You hold { $with-skat } cards then and put any two away, jacks as well, and also the two you have just taken.
rules-skat-picked-points = The points of what you put away are yours.
rules-skat-picked-then = Only then is the game named. It need not be the one you had in mind when you bid.
rules-skat-by-hand = Hand
rules-skat-hand-level = Hand is worth one level more, won or lost.
rules-skat-hand-shut = The skat stays shut until the game is over.
rules-skat-hand-said = Hand has to be said. Leaving the skat alone is not enough.
rules-skat-hand-only = Only in Hand games can Schneider, Schwarz and an open game be announced; Null can be open either way.
rules-skat-belongs = Whose is the skat?
rules-skat-belongs-whose = The declarer’s, in Hand games too. Its points count for the declarer, and its cards count for the matadors. So a jack in the skat can change what a Hand game is worth:
rules-skat-jack-thought = { $game }, as you see it: ⟨{ $matadors }⟩, worth { $value }.
rules-skat-jack-is = With { $skat } in the skat: ⟨{ $matadors }⟩, worth { $value }.
rules-skat-jack-both-ways = It can go either way: a game “without” becomes cheaper by such a jack, and a game “with” dearer.

### Announcing

rules-announcing-first = The declarer names the game: a suit, Grand or Null. In a Hand game more can be announced with it.
rules-announcing-may = What may be announced
rules-announcing-trump-game = suit, Grand
rules-announcing-picked-up = picked up
rules-announcing-hand = Hand
rules-announcing-schneider = Hand, Schneider announced
rules-announcing-schwarz = Hand, Schwarz announced
rules-announcing-open = Hand, open
rules-announcing-brings = Each announcement brings those before it: Schwarz also announces Schneider, and an open suit game or Grand also announces Schwarz.
rules-announcing-must = What it promises
rules-announcing-must-schneider = Schneider: the defenders stay at { $caught } points or below; you need { $schneider }.
rules-announcing-must-schwarz = Schwarz: the defenders take no trick.
rules-announcing-must-open = Open: your cards lie on the table before the first lead, and you take all { $all-tricks } tricks. An open Null is Null with open cards, no more.
rules-announcing-missed = If the promise is not kept, the game is lost, and what was announced counts all the same.
rules-announcing-levels = What it brings
rules-announcing-levels-how = So many levels come on top of the matadors:
rules-announcing-won = won
rules-announcing-final = An announcement is final.

### Tricks

rules-tricks-leads = Forehand leads to the first trick, whoever plays the game.
rules-tricks-follow = What is led must be followed: a trump with a trump, a suit with that suit.
rules-tricks-no-duty = If you have none of it, play what you like. Nobody has to trump, and nobody has to go higher.
rules-tricks-wins = The highest trump takes the trick; without a trump, the highest card of the suit led.
rules-tricks-next = Whoever takes the trick leads to the next one.
rules-tricks-jacks-belong = The jacks are trumps and belong to no suit, but in Null each is a card of its suit.
rules-tricks-examples = Eight tricks
rules-tricks-in-suit = { $game } are trumps
rules-tricks-in-grand = Grand
rules-tricks-in-null = Null
rules-trick-leads = leads
rules-trick-follows = follows
rules-trick-trumps = trumps
rules-trick-throws-off = throws off
rules-tricks-highest = The highest card of the suit led takes it: { $winner }, with { $points } points.
rules-tricks-trump = Whoever cannot follow may trump. { $winner } is the lowest trump and takes { $first } and { $second }: { $points } points.
rules-tricks-off = A card of another suit never wins, however high it is. { $winner } takes { $points } points, { $second } among them.
rules-tricks-jack-led = { $first } is a trump: trumps must be played to it, not its suit. It beats ace and ten of trumps and takes { $points } points.
rules-tricks-jack-apart = { $third } is a trump and does not belong to the suit led. If it is all there is to follow with, any card may be played; here { $winner } trumps and takes { $points } points.
rules-tricks-jacks = Among the jacks the order is always the same, whatever is trumps. { $winner } is the highest of all: { $points } points.
rules-tricks-grand = In Grand { $second } is no trump and only thrown off. { $winner } is one, and takes { $points } points.
rules-tricks-null = In Null the ten is low: { $winner } beats { $first }. Points do not count; { $who } has the trick.
rules-tricks-manners = Besides
rules-tricks-last = Only the last trick may be looked at again, until the next card is led.
rules-tricks-revoke = At a real table, not following ends the game at once. Here a card that may not be played cannot be played.

### Won or lost

rules-winning-aim = The declarer wins a suit game or Grand with { $need } of the { $total } points. The defenders have won with { $hold }.
rules-winning-skat-counts = What lies in the skat counts for the declarer. So it stands, declarer against defenders:
rules-winning-against = { $own } : { $rest }
rules-verdict-won = won
rules-verdict-won-schneider = won with Schneider
rules-verdict-won-schwarz = won with Schwarz, if they have no trick
rules-verdict-lost = lost
rules-verdict-lost-schneider = lost, and Schneider besides
rules-winning-levels = Schneider and Schwarz
rules-winning-schneider = a side has { $caught } points or fewer
rules-winning-schwarz = a side has no trick at all
rules-winning-both-sides = Each is one level more, whichever side it happens to. A declarer with { $caught } points or fewer loses one level dearer.
rules-winning-tricks-count = Schwarz counts tricks, not points. A trick of three cards that count nothing is enough to escape it.
rules-winning-play-on = So the game goes on after it is decided: { $free } points save a side from Schneider.
rules-winning-null = In Null
rules-winning-null-how = Null is won without a trick. Points do not matter, and there is no Schneider.

### Matadors

rules-matadors-what = Matadors make a game dearer. They are the trumps from { $jack-clubs } down, as long as the row is not broken.
rules-matadors-how = If you have { $jack-clubs }, count how many in a row you have: “with”. If you have not, count how many in a row you lack: “without”. Both are worth the same.
rules-matadors-drawn = In the examples { $hearts } are trumps. A heavy frame is a card that counts, a broken one a card that is missing. The last one ends the row.
rules-matadors-two = With { $held }: ⟨{ $matadors }⟩.
rules-matadors-one = With { $held }: ⟨{ $matadors }⟩. The second jack is missing, and what comes behind it no longer counts.
rules-matadors-without-two = With { $held }: ⟨{ $matadors }⟩.
rules-matadors-without-four = No jack, { $held } at the top: ⟨{ $matadors }⟩.
rules-matadors-five = With { $held }: ⟨{ $matadors }⟩. In a suit game the row goes on behind the jacks.
rules-matadors-jacks = All ways to hold the jacks
rules-matadors-further = In Grand that is all. In a suit game, with all four or none, the row goes on with ace, ten and so on, up to { $trumps }.
rules-matadors-remember = Remember
rules-matadors-skat = The skat counts too: the same { $with-skat } cards, whether it was picked up or not.
rules-matadors-put = Cards that were put away count as well.
rules-matadors-never-none = There is always at least one: either you have { $jack-clubs }, or you lack it.
rules-matadors-null = In Null there are no matadors.

### What a game is worth

rules-value-formula = ⟨Value = base value × levels.⟩ The levels are the matadors, one for the game itself, and one for each of Hand, Schneider, Schwarz and what was announced.
rules-value-steps = The base values:
rules-value-matadors = Matadors, with or without: one level each.
rules-value-game = The game: one level, always.
rules-value-more = Hand, Schneider, Schneider announced, Schwarz, Schwarz announced, open: one level each.
rules-value-loses = Won, the value is written down. Lost, { $loss } × the value is taken off.
rules-value-null-fixed = Null has values of its own: { $null }, Hand { $null-hand }, open { $null-open }, Hand open { $null-open-hand }.
rules-value-went = { $game }, bid { $bid }; the declarer has { $points } points.
rules-value-went-null = { $game }, bid { $bid }; the declarer takes { $tricks ->
    [0] no trick
    [one] one trick
   *[other] { $tricks } tricks
  }.
rules-value-cards = The cards, with the skat:
rules-value-suit = A suit game, won
rules-value-hand = A Hand game
rules-value-grand = Grand with Schneider
rules-value-lost = Lost
rules-value-overbid = Overbid
rules-value-announced = Hand, Schneider announced
rules-value-null = Null
rules-value-null-hand-lost = Null Hand, lost

### Overbid

rules-overbid-what = The game must be worth at least what was bid. It is reckoned after the play, with everything that was reached. If it falls short, the game is lost, whatever the points.
rules-overbid-costs = It then costs { $loss } × the next multiple of its base value that reaches the bid.
rules-overbid-short = Short of the bid
rules-overbid-rescued = The same, saved by Schneider
rules-overbid-by-skat = A jack in the skat
rules-overbid-by-skat-how = This happens most of all in Hand games. The declarer held no jack: { $matadors }, with Hand worth { $value }. But in the skat lay { $skat }:
rules-overbid-remember = Remember
rules-overbid-announced = Levels that were announced count towards the bid, and Schneider and Schwarz that were reached count too.
rules-overbid-kontra = Kontra, Re and Bock double what is written. They never help to reach the bid.
rules-overbid-null = A Null below the bid cannot be made good: it has a fixed value.
rules-overbid-here = This program lets nobody announce a Null below the bid. It warns before a game that would be overbid, but allows it.

### Null

rules-null-aim = In Null the declarer must not take a single trick.
rules-null-order = There are no trumps, and the cards of every suit rank:
rules-null-no-trump = The jacks are cards of their suits, and the ten is low.
rules-null-ends = The first trick of the declarer ends the game: it is lost.
rules-null-points = Points do not count, and neither do matadors, Schneider or Schwarz.
rules-null-open-cards = Open, the cards of the declarer lie on the table before the first lead. The defenders may not talk about them.
rules-null-values = What it is worth
rules-null-bid = Each can be announced only if the bid is not higher than its value.

### The bidding values

rules-bids-what = Every number that can be bid is the value of some game.
rules-bids-far = How far a hand carries
rules-bids-far-how = Count your matadors, with or without, and look how far each game carries:
rules-bids-with-or-without = with or without { $n }
rules-bids-far-hand = The same as a Hand game:
rules-bids-far-null = Null carries as far as { $null }, Hand { $null-hand }, open { $null-open }, Hand open { $null-open-hand }.
rules-bids-all = All { $bids } values
rules-bids-all-how = Levels × base value, for every game that has the value.

### The list

rules-list-what = Every deal has a line. Only who played writes: the value if the game was won, minus { $loss } × the value if it was lost.
rules-list-example = Five deals of A, B and C. A number stands in the column of the declarer, the total so far:
rules-list-seeger-fabian = Seeger-Fabian
rules-list-bonus = At the end everybody gets { $own } for each own game won and loses { $own } for each own game lost; and for each game that somebody else lost everybody gets { $others }:
rules-list-sum-points = points
rules-list-sum-own = (won − lost) × { $own }
rules-list-sum-others = others’ lost × { $bonus }
rules-list-sum-total = total
rules-list-four = With four at the table it is { $others-four } instead of { $others }, also for the dealer who sat out.
rules-list-other-ways = Other ways
rules-list-plain = Plain: the points alone.
rules-list-minus = Minus list (Bierlachs): whoever loses writes the loss, and whoever wins writes the value as a minus for everybody else. It ends when somebody reaches the limit, usually { $limit }: that player has lost.
rules-list-minus-end = A minus list also ends with its last deal, if nobody has reached the limit by then.
rules-list-remember = Remember
rules-list-passed = A deal that was passed in uses its line and moves the deal on, but nobody writes anything.
rules-list-ramsch-counts = A Ramsch counts neither as won nor as lost.
rules-list-ties = Who has the same total shares the place.

### Ending early

rules-ending-why = A game need not be played to its last card.
rules-ending-declarer = The declarer gives up
rules-ending-declarer-alone = With { $alone } cards or more in hand, alone.
rules-ending-declarer-later = With fewer, one of the defenders must agree.
rules-ending-declarer-costs = It is a simple loss, with matadors, Hand and what was announced; never Schneider or Schwarz for cards that were not played.
rules-ending-declarer-bid = It is reckoned with at least the bid, also if the game would be worth less.
rules-ending-defenders = The defenders give up
rules-ending-defenders-both = Here both of them must want it, so that one cannot spoil the game of the other. The official rules let one decide for both.
rules-ending-defenders-wins = The declarer then wins the simple game, or may ask to play on.
rules-ending-defenders-needs = A level the declarer needs for the bid or has announced is granted, unless it can no longer be reached.
rules-ending-claim = Claiming the rest
rules-ending-claim-what = Whoever is to lead and cannot lose a trick any more may lay the cards open and claim the rest.
rules-ending-claim-proof = Here the cards must prove it, wherever the others lie. A claim that is not proved costs nothing: the game goes on.
rules-ending-claim-null = In Null the declarer claims to take no trick any more.
rules-ending-itself = What ends by itself
rules-ending-null = Null, with the first trick of the declarer.
rules-ending-certain = A game whose value can no longer change may be stopped, as when a trick is lost after Schwarz was announced.
rules-ending-decided = Everything else is played to the end: Schneider and Schwarz still count after the game is decided.

### House rules

rules-house-what = None of these belongs to the official game, and all are off unless you turn them on. They are named as in the settings.
rules-house-how = skat --rules pub has the usual ones; --house turns single ones on and off.
rules-house-switch-ramsch = When all three pass, a Ramsch is played instead of nothing.
rules-house-switch-schieberamsch = Every Ramsch begins with pushing: from forehand on, each takes the skat and puts two cards back, or pushes it on unseen, which doubles. Brings the Ramsch with it.
rules-house-switch-push-jacks = Whoever took the skat may put jacks back. Else jacks can only be pushed on unseen.
rules-house-switch-ramsch-skat = Where the skat of a Ramsch goes: to the winner of the last trick, to whoever has most points, or to nobody.
rules-house-switch-grand-hand = Before a Ramsch each in turn may declare Grand Hand instead.
rules-house-switch-kontra = A defender may say Kontra, which doubles what is written: until the own first card, or only right after the announcement. In an open game only before the cards are shown.
rules-house-switch-kontra-18 = Kontra only for who said or held { $least }, or never had the chance.
rules-house-switch-re = The declarer may answer Kontra with Re, which doubles again.
rules-house-switch-hirsch = The defender may answer Re with Hirsch, which doubles once more.
rules-house-switch-bock = Certain results bring a round of Bock: as many deals as there are players, in which everything counts × { $bock }.
rules-house-switch-triggers = Which results bring such a round.
rules-house-switch-ramsch-rounds = A round of Ramsch without bidding after each Bock round, or in every deal.
rules-house-presets = Ready-made sets
rules-house-none = none of them
rules-house-ramsch = Ramsch
rules-house-ramsch-play = Nobody plays alone, all three play for themselves. The jacks are the only trumps; forehand leads.
rules-house-ramsch-loses = Whoever has most points loses so many. Two who share the most both lose; if all three have the same, nobody does.
rules-house-ramsch-virgin = A player without a trick, a virgin, doubles the loss.
rules-house-ramsch-march = Whoever takes all { $all-tricks } tricks has made the march and wins { $total }.
rules-house-ramsch-example = A Ramsch that was pushed on once, reckoned line by line:
rules-house-doubling = Kontra, Re, Hirsch
rules-house-doubling-score = They double what is written, not the value of the game, and so never help to reach the bid.
rules-house-doubling-when = One Kontra is said in a deal. Bock and Kontra multiply.
rules-house-triggers = What brings Bock
rules-house-triggers-how = Several results of one kind in a deal bring one round.
rules-house-trigger-even = a suit game or Grand lost with { $half } to { $half }
rules-house-trigger-kontra-lost = a game lost after Kontra
rules-house-trigger-re = Kontra and Re were said
rules-house-trigger-grand-hand-won = a Grand Hand won
rules-house-trigger-grand-lost = a Grand lost
rules-house-trigger-digits = whoever wrote stands at three equal digits
rules-house-trigger-hundred = whoever wrote stands at a multiple of a hundred
rules-house-trigger-72 = a game worth this or more
rules-house-trigger-96 = a game worth this or more
rules-house-trigger-passed = all three passed, and no Ramsch follows
rules-house-trigger-lost-100 = a loss of more than a hundred

### Questions

rules-question-all-pass = What happens when all three pass?
rules-answer-all-pass = The deal is passed in. Nobody writes anything, the deal uses its line of the list, and the next one deals. Only by a house rule is a Ramsch played.
rules-question-hand-looked = Can I still play Hand after looking at the skat?
rules-answer-hand-looked = No. Whoever has picked it up or looked at it plays without Hand. And Hand has to be said before.
rules-question-must-trump = Must I trump, or go higher, if I can?
rules-answer-must-trump = No. You must only follow. If you cannot, any card will do, and it need not win.
rules-question-jack-suit = Does a jack belong to its suit?
rules-answer-jack-suit = No: in suit games, Grand and Ramsch all four jacks are trumps. Whoever has nothing of the suit led but its jack need not play it. Only in Null do jacks belong to their suits.
rules-question-skat-hand = Whose is the skat in a Hand game?
rules-answer-skat-hand = The declarer’s. Its points count for the declarer and its cards for the matadors, though nobody has seen them.
rules-question-revoke = Can I fail to follow by mistake?
rules-answer-revoke = Not here: a card that may not be played cannot be played, and the table says why. Among people it ends the game at once, against the side that did it.
rules-question-even = Who wins with { $half } to { $half }?
rules-answer-even = The defenders. The declarer needs { $need }.
rules-question-hand-lost = I had { $need } points in a Hand game. Why did I lose?
rules-answer-hand-lost = Most often because the skat held a jack. It changes the matadors, and so the game may be worth less than you bid: overbid.
rules-question-clubs-24 = Is { $clubs-least } a Grand?
rules-answer-clubs-24 = No. The cheapest Grand is worth { $least-grand }: with or without one, and one for the game. The value { $clubs-least } belongs to { $clubs } alone.
rules-question-jump = Must bids go up step by step?
rules-answer-jump = No. Numbers may be skipped, as long as they are among the { $bids } values.
rules-question-null-bid = How high can I bid with a Null?
rules-answer-null-bid = As high as it is worth: { $null }, Hand { $null-hand }, open { $null-open }, Hand open { $null-open-hand }. Above that, Null cannot be announced.
rules-question-schneider-lost = Does Schneider count when I lose?
rules-answer-schneider-lost = Yes, against you: with { $caught } points or fewer you lose one level dearer, without a trick two.
rules-question-schwarz-points = I had no points but one trick. Am I Schwarz?
rules-answer-schwarz-points = No. Schwarz is whoever has no trick.
rules-question-look-back = May I look at the tricks again?
rules-answer-look-back = The last one, until the next card is led. No others, and counting them is not allowed either: one counts in one’s head.
rules-question-sixty-one = I have { $need } points. Is the game over?
rules-answer-sixty-one = It is won, but it goes on: the defenders may still turn Schneider, and that is one level more.
rules-question-schneider-picked = Can I announce Schneider after picking up the skat?
rules-answer-schneider-picked = No, only in a Hand game. It counts all the same if you reach it.
rules-question-hand-lost-costs = Does a lost Hand game cost { $loss } × its value, too?
rules-answer-hand-lost-costs = Yes, like every other lost game. That was different before the turn of the century.
rules-question-forehand-must = Must forehand play if the others pass?
rules-answer-forehand-must = No. Forehand may play at { $least } or pass as well.
rules-question-leads = Who leads when I play?
rules-answer-leads = Always forehand, whoever plays.
rules-question-bid-back = May I take a bid back?
rules-answer-bid-back = No, and no pass either.

### The words

rules-word-announced = announced
rules-means-announced = promised before the first lead: Schneider, Schwarz, open
rules-word-base = base value
rules-means-base = what the levels are multiplied with, { $base-diamonds } to { $base-grand } by the game
rules-word-bid = bid
rules-means-bid = a number said in the auction; also the last one, which the game must be worth
rules-word-bock = Bock
rules-means-bock = by a house rule, a round in which everything counts double
rules-word-card-points = card points
rules-means-card-points = what the cards in the tricks count, { $total } in all
rules-word-claim = claim
rules-means-claim = to show the cards and take all tricks that are left
rules-word-concede = give up
rules-means-concede = to end the game as lost before it is played out
rules-word-declarer = declarer
rules-means-declarer = who plays alone against the other two
rules-word-defenders = defenders
rules-means-defenders = the two who play together against the declarer
rules-word-dealer = dealer
rules-means-dealer = who gives the cards; with three players rearhand, with four the one who sits out
rules-word-discard = put away
rules-means-discard = to lay two cards down in place of the skat; they count for the declarer
rules-word-follow = follow
rules-means-follow = to play a card of the suit led, or a trump to a trump
rules-word-forehand = forehand
rules-means-forehand = who sits left of the dealer and leads to the first trick
rules-word-game-value = game value
rules-means-game-value = base value times levels: what is written on the list
rules-word-grand = Grand
rules-means-grand = the game in which only the jacks are trumps
rules-word-hand = Hand
rules-means-hand = a game in which the skat stays shut
rules-word-hirsch = Hirsch
rules-means-hirsch = the answer to Re, by a house rule; doubles once more
rules-word-hold = hold
rules-means-hold = to say “yes” to a number bid, and so bid it too
rules-word-jack = jack
rules-means-jack = the highest trumps in every game but Null
rules-word-kontra = Kontra
rules-means-kontra = a defender’s word, by a house rule, that doubles what is written
rules-word-lead = lead
rules-means-lead = to play the first card of a trick
rules-word-level = level
rules-means-level = what the base value is multiplied with: matadors, the game, Hand …
rules-word-list = list
rules-means-list = the sheet on which every deal has a line
rules-word-march = march
rules-means-march = in Ramsch, all tricks for one player
rules-word-matador = matadors
rules-means-matador = the highest trumps in an unbroken row, held or lacking
rules-word-middlehand = middlehand
rules-means-middlehand = who sits between forehand and rearhand and bids first
rules-word-minus-list = minus list
rules-means-minus-list = a way of scoring in which only minus points are written; also Bierlachs
rules-word-null = Null
rules-means-null = the game without trumps in which the declarer may take no trick
rules-word-open = open, ouvert
rules-means-open = with the declarer’s cards on the table
rules-word-overbid = overbid
rules-means-overbid = said of a game that is worth less than was bid
rules-word-overtake = overtake
rules-means-overtake = to play a higher card than those in the trick
rules-word-pass = pass
rules-means-pass = to leave the auction
rules-word-passed-in = passed in
rules-means-passed-in = said of a deal in which all three passed
rules-word-ramsch = Ramsch
rules-means-ramsch = by a house rule, the game in which everybody avoids points
rules-word-re = Re
rules-means-re = the declarer’s answer to Kontra, by a house rule; doubles again
rules-word-rearhand = rearhand
rules-means-rearhand = who sits right of forehand and bids last
rules-word-revoke = revoke
rules-means-revoke = not to follow although one could
rules-word-schieberamsch = Schieberamsch
rules-means-schieberamsch = a Ramsch in which the skat goes round first
rules-word-schneider = Schneider
rules-means-schneider = said of a side with { $caught } points or fewer
rules-word-schwarz = Schwarz
rules-means-schwarz = said of a side without a trick
rules-word-seeger-fabian = Seeger-Fabian
rules-means-seeger-fabian = the usual way to total a list, with points for games won and lost
rules-word-side-suit = side suit
rules-means-side-suit = a suit that is not trumps
rules-word-skat = skat
rules-means-skat = the two cards in the middle, and the name of the game
rules-word-smear = smear
rules-means-smear = to put a card with many points into a trick of one’s partner
rules-word-suit-game = suit game
rules-means-suit-game = a game in which the jacks and one suit are trumps
rules-word-throw-off = throw off
rules-means-throw-off = to play a card of another suit when one cannot follow
rules-word-trick = trick
rules-means-trick = three cards, one from each player
rules-word-trump = trump
rules-means-trump = a card that beats every card of other suits
rules-word-trumping = trumping
rules-means-trumping = to play a trump when one cannot follow
rules-word-virgin = virgin
rules-means-virgin = in Ramsch, a player without a trick
rules-word-with-without = with, without
rules-means-with-without = how matadors are counted: from { $jack-clubs } down, held or lacking
