# Every text a player reads, in English.
#
# ⟨…⟩ is set bold and ⟪…⟫ dim; the marks themselves are never shown. Numbers come with their
# sign (−62) and cards in the player's deck (♥10), so neither is written here.

### The pack

# Rank letters of the French, tournament and ASCII packs; they follow the language.
rank-jack = J
rank-queen = Q
rank-king = K
rank-ace = A

# Rank letters of the German pack: Unter, Ober, König, Daus.
rank-unter = U
rank-ober = O
rank-koenig = K
rank-daus = A

# Stands in the top border of a card taken up from the skat; three letters at most, the next card
# covers the rest.
card-new = new

### The window

# The title of the terminal window.
window-title = Skat

too-small-need = Skat needs a window of { $width } × { $height }.
too-small-have = This one has { $width } × { $height }. The game waits.
too-small-leave = { $key } leaves; nothing is lost.

### Games

kind-clubs = Clubs
kind-spades = Spades
kind-hearts = Hearts
kind-diamonds = Diamonds
# The suits of the German pack.
kind-acorns = Acorns
kind-leaves = Leaves
kind-reds = Hearts
kind-bells = Bells
kind-grand = Grand
kind-null = Null

### The reckoning, a row to each line

sum-matadors = matadors
sum-game = game
sum-hand = Hand
sum-schneider = Schneider
sum-announced = announced
sum-schwarz = Schwarz
sum-ouvert = open
sum-level = level
sum-product = { $levels } × { $base }
sum-null = no trick
sum-null-cover = the cheapest game that covers
sum-bid = bid
sum-covered = { $bid }, covered
sum-not-covered = { $bid }, not covered
sum-won = won
sum-won-doubled = won, × { $factor }
sum-lost = lost, 2 × { $charged }
# Before the last row on the command line.
value-writes = declarer writes
sum-lost-doubled = lost, 2 × { $charged } × { $factor }
sum-with = with { $cards }
sum-without = without { $cards }
sum-but-not = { $row }, no { $card }
sum-but-with = { $row }, has { $card }
sum-bock = Bock
# All that doubled the game in one row, where there is no room for a row to each.
sum-doubled = doubled
sum-factor = × { $factor }

### The reckoning of a Ramsch, a row to each line

ramsch-skat = skat
ramsch-skat-last = last trick: { $name }
ramsch-skat-most = most points: { $name }
ramsch-skat-nobody = counts for nobody
ramsch-most = most points
ramsch-name = { $name }
ramsch-alike = all alike
ramsch-alike-means = nobody loses
ramsch-march = march
ramsch-all = every trick: { $name }
ramsch-virgin = virgin
ramsch-no-trick = no trick: { $name }
ramsch-pushed = pushed on
ramsch-times = unseen { $times ->
    [1] once
    [2] twice
   *[3] by all three
  }
ramsch-product = { $points } × { $factor }

### What can be done: beside the key on the key line, and in the help

do-choose = choose
do-take = take it
do-back = back
do-open = open
do-continue = continue
do-new = new list
do-scroll = scroll
do-page = a page
do-table = table
do-list = list
do-save-leave = save and leave
do-suspend = to the shell, fg back
do-help = help
do-leave = leave
do-close = close
do-give-up = give up
do-claim = claim
do-go-on = go on
# After "any key".
do-goes-on = goes on
do-next-deal = next deal
do-standing = final standing
do-tricks = tricks
do-bid = bid { $value }
do-jump = jump
do-jump-far = jump further
do-type = type a value
do-pass = pass
do-yes = yes
do-pick-up = pick up
do-hand = Hand
do-put = put / take back
do-put-number = put the 1st … 12th away
do-take-back = take the last one back
do-game = game
do-level = level
do-tick = tick
do-announce = announce
do-back-to-cards = back to the cards
do-play = play
do-play-number = play the 1st … 10th card
do-accept = accept
do-play-on = play on
do-last-trick = last trick
do-sort = sort the cards
do-sort-tricks = by seats or play
do-through = play through
do-stop = stop here
do-put-on = put them on
do-grand-hand = Grand Hand
do-take-skat = take the skat
do-push = push it on
do-kontra = Kontra
do-re = Re
do-hirsch = Hirsch
do-settings = settings
do-change = change
do-type-in = type
do-erase = erase
do-undo = undo
do-reset = as delivered
do-save = write it all the same

do-all-tricks = all tricks
do-hint = tip
do-hint-why = why
do-hint-off = tips off
do-take-back-move = take back
do-again = again
do-next-practice = next deal
do-menu = menu
do-daily = deals of the day
do-practice = practice

### Letters; within one prompt they differ

key-continue = c
key-new = n
key-leave = q
key-last-trick = l
key-give-up = g
key-claim = c
key-tricks = v
key-pass = p
key-yes = y
key-pick-up = p
key-hand = h
key-accept = a
key-play-on = p
key-through = t
key-stop = s
key-grand-hand = g
key-take-skat = t
key-push = u
key-kontra = k
key-re = r
key-hirsch = h
key-settings = e
key-reset = d
key-save = s

key-hint = t
key-undo = u
key-again = r
key-menu = m
key-daily = d
key-practice = p

### The games in words

kind-signed = { $sign } { $kind }
contract-hand = { $kind } Hand
contract-schneider = { $kind } Hand, Schneider announced
contract-schwarz = { $kind } Hand, Schwarz announced
contract-open = { $kind } open
contract-hand-open = { $kind } Hand open
with-n = with { $n }
without-n = without { $n }

### The sentence of the table

table-to-play = { $name } is to play.
table-to-decide = { $name } is to decide.
table-you-lead = You lead: any card.
table-follow = { $class ->
    [trumps] Trumps were led: play a trump.
    [clubs] { $suit } was led: play a club.
    [spades] { $suit } was led: play a spade.
    [hearts] { $suit } was led: play a heart.
    [acorns] { $suit } was led: play an acorn.
    [leaves] { $suit } was led: play a leaf.
    [reds] { $suit } was led: play a heart.
    [bells] { $suit } was led: play a bell.
   *[diamonds] { $suit } was led: play a diamond.
  }
table-void = { $class ->
    [trumps] Trumps were led and you have none: any card.
   *[other] { $suit } was led and you have none: any card.
  }
table-null-ends = { $name } loses with the first trick.
table-takes = { $who ->
    [you] You take { $cards }
   *[other] { $name } takes { $cards }
  }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }, and { $who ->
    [you] lead
   *[other] leads
  } next.
table-takes-last = { $who ->
    [you] You take { $cards }
   *[other] { $name } takes { $cards }
  }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
table-offer-refused = { $name } refuses: the game goes on.
table-put-two = Two cards must be put away.
table-put-on-two = Two cards must be put on.
table-late-kontra = You may still say Kontra.
# Stands there until it is saved again.
table-not-saved = Not saved: { $why }
table-not-recorded = Not in the history: { $why }
table-saved-again = Saved again.
mark-not-saved = not saved
mark-not-recorded = not in the history

# How the hand lies after the key that sorts it.
sorted-alternating = By the game: trumps at the left, suits of alternating colour.
sorted-trumps-left = By the game: trumps, then { $suits }.
sorted-trumps-right = By the game: { $suits }, then trumps.
sorted-null = In the order of Null.
sorted-rank = By rank.
sorted-unsorted = Unsorted, as the cards came.

### Why a move is refused

refused-follow = { $class ->
    [trumps] { $card } cannot be played: trumps were led and you hold { $held }.
   *[other] { $card } cannot be played: { $suit } was led and you hold { $held }.
  }
refused-null = Null is worth { $value }: it cannot be announced below { $bid }.
refused-claim = The cards do not prove it: some trick could still be lost.
refused-claim-lead = Only who leads can claim the rest.
refused-trick-runs = Not while a trick is being played.
refused-offer = That was refused in this trick. Play on.
refused-jack-pushed = { $card } cannot be put on: who has taken the skat keeps the jacks.
refused-not-higher = Only a value above { $last } can be bid.
refused = This cannot be done now.

auction-far-above = Your best game is worth { $worth }. The same again holds { $bid }.
auction-far-above-none = You have no game for { $bid }. The same again holds it.

### The list

list-title = List
list-number = #
list-game = game
# The same beside the table, where it has four cells at most.
list-game-short = game
list-with = w
list-without = o
list-ticks = HSaZaO
list-value = value
list-change = ±
list-total = total
list-won = w
list-lost = l
list-legend = ⟪w⟫ with  ⟪o⟫ without  ⟪H⟫ Hand  ⟪S⟫ Schneider  ⟪Z⟫ Schwarz  ⟪a⟫ announced  ⟪O⟫ open
list-passed-in = passed in
list-foot-points = points · won · lost
list-foot-points-short = points
list-foot-own = (won − lost) × 50
list-foot-own-short = won − lost × 50
list-foot-others = others’ lost games × { $bonus }
list-foot-others-short = others’ lost × { $bonus }
list-seeger-fabian = Seeger-Fabian

# The sign of a deal in a Bock round, and those of what a game was doubled with.
list-bock = B
list-kontra = K
list-re = R
list-hirsch = H
list-ramsch = Ramsch
list-factor = × { $factor }
list-legend-kontra = ⟪doubled by⟫  ⟪K⟫ Kontra  ⟪R⟫ Re  ⟪H⟫ Hirsch
list-legend-bock = ⟪B⟫ Bock: everything counts double
list-legend-kontra-bock = ⟪doubled by⟫  ⟪K⟫ Kontra  ⟪R⟫ Re  ⟪H⟫ Hirsch  ⟪B⟫ a Bock round
list-foot-minus = minus points · won · lost
list-foot-minus-short = minus points
list-foot-limit = left of { $limit }

### The final standing

end-you-win = You win the list, { $ahead } ahead of { $second }.
end-ahead-of-you = { $winner } wins the list, { $ahead } ahead of you.
end-you-win-alone = You win the list, { $ahead } ahead of the others.
end-other-wins = { $winner } wins the list, { $ahead } ahead of { $second }.
end-shared = { $names } share the list.
end-minus-you = You lose the list with { $total }.
end-minus-you-at-limit = You lose the list with { $total }: the limit of { $limit } is reached.
end-minus = { $name } loses the list with { $total }.
end-minus-at-limit = { $name } loses the list with { $total }: the limit of { $limit } is reached.
end-minus-shared = { $name } lose the list with { $total }.
end-minus-shared-at-limit = { $name } lose the list with { $total }: the limit of { $limit } is reached.
end-minus-none = Nobody has written a minus: nobody loses the list.
end-points = points
end-minus-points = minus
end-won = won
end-lost = lost
end-times = × { $factor }
end-total = total
end-how-it-went = How it went
end-how-it-went-axes = running points, deal by deal
end-dearest-win = ⟪dearest win⟫ { $name }, { $game } { $score }
end-dearest-loss = ⟪dearest loss⟫ { $name }, { $game } { $score }

### The head

head-auction = ⟨Auction⟩
head-skat = { $who ->
    [you] ⟨The game is yours⟩ at { $bid }
    [given] ⟨The game is yours⟩ at { $bid } ⟪· bid for you⟫
   *[other] ⟨{ $name }⟩ plays at { $bid }
  }
head-discard = ⟨Put two cards away⟩  ⟪your bid is⟫ { $bid }
head-announce = ⟨Announce your game⟩  ⟪your bid is⟫ { $bid }
head-announce-hand = ⟨Announce your game · Hand⟩  ⟪your bid is⟫ { $bid }
head-announces = ⟨{ $name }⟩ announces the game ⟪· bid⟫ { $bid }
head-play = ⟨{ $game }⟩  { $who ->
    [you] ⟨you⟩ ⟪play · bid⟫ { $bid }
   *[other] ⟨{ $name }⟩ ⟪plays · bid⟫ { $bid }
  }
head-result = ⟨{ $game }⟩  { $who ->
    [you] ⟨you⟩ ⟪played · bid⟫ { $bid }
   *[other] ⟨{ $name }⟩ ⟪played · bid⟫ { $bid }
  }
head-passed-in = ⟨Passed in⟩
head-play-in-place = ⟨{ $game }⟩  { $who ->
    [you] ⟨you⟩ ⟪play · in place of a Ramsch⟫
   *[other] ⟨{ $name }⟩ ⟪plays · in place of a Ramsch⟫
  }
head-result-in-place = ⟨{ $game }⟩  { $who ->
    [you] ⟨you⟩ ⟪played · in place of a Ramsch⟫
   *[other] ⟨{ $name }⟩ ⟪played · in place of a Ramsch⟫
  }
head-doubled = { $head } · ⟨{ $word }⟩ × { $factor }
head-grand-hand = ⟨Before the Ramsch⟩
head-announce-grand-hand = ⟨Announce Grand Hand⟩  ⟪in place of the Ramsch⟫
head-push = ⟨Ramsch⟩  ⟪the skat goes round⟫
head-put-on = ⟨Put two cards on⟩  ⟪in place of the skat⟫
head-ramsch = ⟨Ramsch⟩  ⟪everybody for themselves⟫
head-ramsch-pushed = ⟨Ramsch⟩  { $pushes ->
    [1] ⟪pushed on unseen⟫
    [2] ⟪pushed on unseen twice⟫
   *[3] ⟪pushed on unseen by all⟫
  } · × { $factor }
head-ramsch-result = ⟨Ramsch⟩
head-bock = ⟨Bock⟩ × { $factor } ⟪·⟫ { $rest }
head-ramsch-round = ⟨Ramsch round⟩ ⟪·⟫ { $rest }
head-deal-and-dealer = ⟪{ $place } ·⟫ { $who ->
    [you] ⟪you deal⟫
   *[other] ⟪{ $name } deals⟫
  }
head-trick-and-deal = ⟪trick { $trick } of 10 · { $place }⟫
head-deal-seed = ⟪{ $place } · seed { $seed }⟫
head-given = ⟪a given deal⟫
head-list = ⟨List⟩
head-list-minus = ⟨Minus list⟩
head-list-round = { $head }  { $round ->
    [bock] ⟨Bock⟩
   *[ramsch] ⟨Ramsch round⟩
  } ⟪· { $left ->
    [one] 1 deal left
   *[other] { $left } deals left
  }{ $waiting ->
    [0] {""}
    [one] {" "}· 1 round waits
   *[other] {" "}· { $waiting } rounds wait
  }⟫
head-after-deal = ⟪after { $place }⟫
head-after-deal-seed = ⟪after { $place } · seed { $seed }⟫
head-end = ⟨End of the list⟩
head-end-deals = ⟪{ $deals ->
    [one] 1 deal
   *[other] { $deals } deals
  } · { $passed } passed in⟫
head-end-ramsch = ⟪{ $deals ->
    [one] 1 deal
   *[other] { $deals } deals
  } · { $passed } passed in · { $ramsch } Ramsch⟫

head-trick = ⟪trick { $trick } of 10⟫
head-dealer = { $who ->
    [you] ⟪you deal⟫
   *[other] ⟪{ $name } deals⟫
  }
# What does not count says so in the head; the rest goes first where there is no room.
head-uncounted = { $what } ⟪·⟫ { $rest }
head-daily = ⟨Not counted⟩ ⟪· deals of { $day }⟫
head-practice = ⟨Not counted⟩ ⟪· practice: { $drill }⟫
head-again = ⟨Not counted⟩ ⟪· the same cards again⟫

### The seats

# What the person is called who has given no name.
seat-you = You
# The same in a record that is looked at.
seat-person = Player
seat-forehand = forehand
seat-middlehand = middlehand
seat-rearhand = rearhand
seat-rearhand-dealer = rearhand, dealer
seat-declarer = ⟨declarer⟩
seat-partner = your partner
seat-says = says ⟨{ $bid }⟩
seat-holds = holds ⟨{ $bid }⟩
seat-passed = passed
seat-passed-at = passed at { $bid }
seat-waits = waits
seat-kontra = ⟨Kontra⟩
seat-re = ⟨Re⟩
seat-hirsch = ⟨Hirsch⟩
seat-part-says = { $part } ⟪·⟫ { $says }
seat-took = took the skat
seat-takes = takes the skat
seat-pushed = pushed it on
seat-place = ⟪{ $place }⟫
seat-place-first = ⟪{ $place } ·⟫ { $part }
seat-part-first = { $part } ⟪· { $place }⟫
seat-sits-out = dealer ⟪· sits out⟫
seat-dealer-sits-out = dealer, sits out
seat-dealer-sits-out-brief = sits out
seat-absent = ⟨{ $name }⟩ ⟪{ $total }  { $part }⟫
you-place = { $place }
you-part = { $part } ⟪· { $place }⟫

### The trick

card-led = { $who ->
    [you] you led
   *[other] { $name } led
  }
card-of = { $who ->
    [you] you
   *[other] { $name }
  }
card-wins = wins
card-you-win = win
card-takes = takes it
card-you-take = take it
card-both = { $first } ⟨{ $wins }⟩
last-trick-title = Last trick, { $points ->
    [one] 1 point
   *[other] { $points } points
  }

last-trick-until = The last trick may be seen until the next card is led.

past-title = All tricks so far
past-tricks-aid = An aid for training: at a real table only the last trick is shown.
past-covered = The last trick may be seen only until the next card is led.
past-none = No trick has been taken yet.

### Choices

choice-leave = Leave
choice-stay = Stay
choice-play-on = Play on
choice-give-up = Yes, give up
choice-claim = Yes, claim
choice-pass = Pass
choice-play-at = Play at { $bid }
choice-bid = Bid { $bid }
choice-hold = Yes, hold { $bid }
choice-pick-up = Pick up the skat
choice-hand = Hand
choice-play = Play { $game }
choice-accept = Accept
choice-grand-hand = Grand Hand
choice-take-skat = Take the skat
choice-push = Push it on
choice-kontra = Kontra
choice-yes-kontra = Yes, Kontra
choice-re = Re
choice-hirsch = Hirsch

choice-again = { $who ->
    [you] Your own
   *[other] { $name }
  }
ask-again = Again, with whose cards? It does not count.
ask-leave-practice = What does not count is not kept.
ask-leave = The list is saved and waits for you.
ask-leave-unsaved = The last moves are not saved.
ask-give-up = Give up? It counts as a simple loss.
ask-give-up-both = Give up? It is a simple loss, if one of them agrees.
ask-give-up-defence = Give up? Your partner must agree, then the declarer.
ask-claim = Claim { $n ->
    [one] the last trick
   *[other] all { $n } remaining tricks
  } for your side?
ask-claim-null = Claim that you take no trick any more?
ask-kontra = Kontra? Won or lost, the game then counts double.

### The prompts of skat and concession

discard-count = { $n ->
    [0] Put two cards away.
    [1] One of two.
   *[2] Two of two. Enter goes on; nothing is final yet.
  }
skat-hand-means = Hand: one level more, the skat stays shut.
put-on-count = { $n ->
    [0] Put two cards on in place of the skat.
    [1] One of two.
   *[2] Two of two. Enter puts them on for good.
  }
skat-other = { $name } has the game.
auction-to-speak = { $name } is to speak.
offer-by-declarer = { $name } gives up. Do you accept?
offer-by-partner = { $name } wants to give up. Do you agree?
offer-by-defenders = The defenders give up. Do you accept?
training-points = ⟪points { $declarer } : { $defenders }⟫
training-points-ramsch = ⟪points { $own } : { $left } : { $right }⟫
training-trumps = ⟪{ $gone } of { $all } trumps gone⟫
training-trumps-brief = ⟪trumps { $gone }/{ $all }⟫
running-auction = auction …
running-bid = { $who ->
    [you] you
   *[other] { $name }
  }, { $bid }
running-game = { $game } { $who ->
    [you] you
   *[other] { $name }
  }, { $bid }
running-game-in-place = { $game } { $who ->
    [you] you
   *[other] { $name }
  }
running-ramsch = Ramsch …

### What another player has just said or done

news-kontra = { $name } says Kontra.
news-re = { $name } answers Re.
news-hirsch = { $name } says Hirsch.
news-no-re = { $name } lets Kontra stand.
news-no-hirsch = { $name } lets Re stand.
news-push = { $name } pushes the skat on.
news-put-on = { $name } puts two cards on.
news-grand-hand = { $name } plays Grand Hand instead.

### What house rules ask of the seats in turn: a question, a dim line, a word to each seat

round-ask-grand-hand = ⟨A Ramsch comes.⟩  Do you play Grand Hand instead?
round-other-grand-hand = ⟨A Ramsch comes.⟩  { $name } is asked for Grand Hand.
round-grand-hand-worth = ⟪Yours is worth { $value } { $matadors }; lost it costs { $loss }.⟫
round-ask-push = ⟨Ramsch.⟩  Do you take the skat, or push it on?
round-other-push = ⟨{ $name }⟩ takes the skat or pushes it on.
round-other-put-on = ⟨{ $name } has taken the skat⟩ and puts two cards on.
round-push-means = { $now ->
    [1] ⟪Pushed on unseen, it doubles the Ramsch.⟫
   *[other] ⟪Pushed on unseen, it doubles again: × { $now } now, × { $then } then.⟫
  }
round-pushed-before = ⟪Pushed on unseen before: × { $factor }.⟫
round-ask-kontra = ⟨Do you say Kontra?⟩
round-other-kontra = ⟨{ $name }⟩ is asked for Kontra.
round-ask-re = ⟨{ $by } says Kontra.⟩  Do you answer Re?
round-other-re = { $who ->
    [you] ⟨You say Kontra.⟩
   *[other] ⟨{ $by } says Kontra.⟩
  }  { $name } may answer Re.
round-ask-hirsch = ⟨{ $by } answers Re.⟩  Do you say Hirsch?
round-other-hirsch = { $who ->
    [you] ⟨You answer Re.⟩
   *[other] ⟨{ $by } answers Re.⟩
  }  { $name } may say Hirsch.
round-double-means = ⟪Won or lost, the game then counts × { $factor }.⟫
round-kontra = Kontra
round-re = Re
round-hirsch = Hirsch
round-passes = passes
round-took = takes it
round-pushed = pushes it on
round-declarer = declarer
round-factor = × { $factor }

### The result

result-won = Won.
result-lost = Lost.
result-overbid = Lost, overbid.
result-for = { $who ->
    [you] ⟨{ $score }⟩ for you
   *[other] ⟨{ $score }⟩ for { $name }
  }
# On a minus list the others write what is won.
result-for-others = ⟨{ $score }⟩ for each of the others
result-others-write = they write
# How it ended, behind the verdict or under it.
result-declarer-gave-up = ⟪given up⟫
result-defenders-gave-up = ⟪the defenders gave up⟫
result-claimed = ⟪the rest was claimed⟫
result-stopped = ⟪stopped, the value was certain⟫
result-null-broken = ⟪a trick was taken⟫
result-points = { $who ->
    [you] ⟨You { $points }⟩
   *[other] ⟨{ $name } { $points }⟩
  }
result-rest = { $rest } { $left } and { $right }
result-writes = { $who ->
    [you] you write
   *[other] { $name } writes
  }
result-found = ⟪found in the skat⟫
result-found-brief = ⟪found⟫
result-put-brief = ⟪put away⟫
result-put = ⟪put away, { $points ->
    [one] 1 point
   *[other] { $points } points
  }⟫
result-in-skat = ⟪in the skat⟫
result-skat-points = ⟪{ $points ->
    [one] 1 point
   *[other] { $points } points
  }⟫
result-skat-changed = The skat held { $cards }: { $who ->
    [you] you thought
   *[other] { $name } thought
  } { $thought } ({ $before }), it is { $is } ({ $after }).
result-skat-overbid = That is short of { $bid }: in Hand the skat counts too.
result-passed-in = ⟨Nobody plays.⟩ All three have passed: the deal uses its line of the list.
result-ramsch-lost = { $who ->
    [you] You lose.
   *[other] { $name } loses.
  }
result-ramsch-both = { $name } and { $second } lose.
result-ramsch-each = ⟨{ $score }⟩ for each
result-ramsch-march = March.
result-ramsch-alike = All alike.
result-ramsch-nothing = Nobody writes anything.
result-ramsch-tricks = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
  }
result-dealt = dealt
tricks-title = tricks
# Over the cards in the order of play.
tricks-first = first
tricks-then = then
tricks-last = last
tricks-left = left
tricks-points = points
tricks-skat = skat
tricks-has = { $who ->
    [you] you have
   *[other] { $name } has
  }
tricks-won-here = ⟪won here⟫

### Hints: what the strongest player would do, why, and what it fears

hint-thinking = ⟪The tip is being thought over …⟫
# A cell under each card that may be played, four at most; and under a card to be put away.
hint-odds = { $n }%
hint-mark = tip
hint-why = Why
hint-carries = carries to
hint-both = both
# What to do.
hint-bid = ⟨Tip: bid { $bid }.⟩
hint-hold = ⟨Tip: hold { $bid }.⟩
hint-pass = ⟨Tip: pass.⟩
hint-pick-up = ⟨Tip: pick up.⟩
hint-hand = ⟨Tip: Hand.⟩
hint-take-skat = ⟨Tip: take the skat.⟩
hint-push = ⟨Tip: push it on.⟩
hint-put-away = ⟨Tip:⟩ { $cards } ⟨away,⟩ { $game }⟨.⟩
hint-game = ⟨Tip:⟩ { $game }⟨.⟩
hint-put-on = ⟨Tip:⟩ { $cards }⟨.⟩
hint-card = ⟨Tip⟩ { $card }⟨.⟩
hint-kontra = ⟨Tip: Kontra.⟩
hint-re = ⟨Tip: Re.⟩
hint-hirsch = ⟨Tip: Hirsch.⟩
hint-accept = ⟨Tip: accept.⟩
hint-play-on = ⟨Tip: play on.⟩
# What the odds mean, where there is room.
hint-legend = { $who ->
    [you] ⟪% = you win⟫
    [ramsch] ⟪% = you lose nothing⟫
   *[both] ⟪% = you and { $name } win⟫
  }
hint-basis-deals = { $who ->
    [you] Of 100 deals that fit what you have seen, you win so many.
    [ramsch] Of 100 deals that fit what you have seen, you lose nothing in so many.
   *[both] Of 100 deals that fit what you have seen, you and { $name } win so many.
  }
hint-basis-all = { $who ->
    [you] Of all deals still possible you win so many of 100.
    [ramsch] Of all deals still possible you lose nothing in so many of 100.
   *[both] Of all deals still possible you and { $name } win so many of 100.
  }
hint-basis-games = Of 100 games with hands like this so many are won.
# The same in a narrow box, in 22 cells a row.
hint-basis-deals-brief = Of 100 likely deals.
hint-basis-all-brief = Of 100, by all deals still possible.
hint-basis-games-brief = Of 100 such hands.
hint-basis-thumb = A rule of thumb: here nobody reckons odds.
# Why, in the auction and before the first card. How often a game is won is told of 100.
why-carries = With the skat { $game } wins about { $percent } of 100; good up to { $to }.
why-carries-any = With the skat one game or another wins about { $percent } of 100; good up to { $to }.
why-carries-hand = { $game } Hand wins about { $percent } of 100; good up to { $to }.
why-dear = The hand is good up to { $to }, not further.
why-weak = Even { $game } would win only about { $percent } of 100.
why-better-than-ramsch = A thin game, but better than the Ramsch.
why-skat-helps = With the skat { $game } wins about { $percent } of 100.
why-needs-no-skat = Without the skat { $game } wins { $percent } of 100 deals tried.
why-wins = It wins { $percent } of 100 deals tried.
why-put-saves = { $card } is safe in the skat.
why-put-empties = No { $suit } is left.
why-announced = So much is as good as certain: { $percent } of 100.
why-doubled = Your side wins { $percent } of 100.
why-not-doubled = Your side wins only { $percent } of 100.
why-no-doubling = You may say nothing here.
# Why this card.
why-only-card = It is the only one.
why-alike = All you may play come to the same.
why-won = It is won with every card; this one brings most.
why-lost = It is lost with every card; this one loses least.
why-proven = It wins in every deal that is still possible.
why-draws = Draws trumps: { $n ->
    [one] one is still out.
   *[other] { $n } are still out.
  }
why-draws-last = Draws the last trumps.
why-takes = Takes the trick, about { $points ->
    [one] 1 point.
   *[other] { $points } points.
  }
why-ruffs = Trumps the trick, about { $points ->
    [one] 1 point.
   *[other] { $points } points.
  }
why-smears = { $name } takes this trick: give it your points.
why-keeps = { $name } takes this trick alone: keep { $card }.
why-partner-takes = { $name } takes this trick.
why-partner-ruffs = { $name } most likely has no { $suit } and trumps it.
why-ours = The trick stays on your side, about { $points ->
    [one] 1 point.
   *[other] { $points } points.
  }
why-saves = { $name } takes this trick: give as little as you can.
why-empties = Your last { $suit }: then you are free of it.
why-gives-up = This trick is lost; other cards would lose more.
why-contests = Nothing wins more often; the trick is yours { $percent } of 100 times.
why-stays-under = Stays under { $percent } of 100 times.
why-rids = A chance to be rid of a dangerous card.
why-catches = { $name } has to take this trick { $percent } of 100 times.
why-best = No other card wins as often.
why-points = Others win as often, but bring less.
why-brings-more = Others win more often, but bring less.
why-ramsch-under = Another takes the trick { $percent } of 100 times.
why-ramsch-takes = The trick is yours anyway, about { $points ->
    [one] 1 point.
   *[other] { $points } points.
  }
why-ramsch-rids = Nothing to follow: a chance to be rid of it.
why-ramsch-dearer = Another card is safer, but dearer when it goes wrong.
# Before a Ramsch, and when somebody gives up.
why-safe = This hand is safe enough without a look.
why-unsafe = This hand needs other cards.
why-puts-on = Without these two the hand is safest.
why-grand-instead = Grand Hand promises more than the Ramsch.
why-no-grand-instead = Grand Hand is too much of a risk.
why-agrees = There is nothing left to play for.
why-plays-on = There is still something to play for.
# What would hurt most, and how often of 100 it is won then.
fear-holds = Feared: { $what } with { $name } ({ $percent }).
fear-lacks = Feared: { $name } without { $what } ({ $percent }).
fear-all-trumps = Feared: all trumps with { $name } ({ $percent }).

### The help

help-title = Keys that work now
help-signs = Signs
help-sign-key = may be played: key 3
help-sign-dot = may not be played
help-sign-winner = wins so far
help-sign-turn = whose turn
help-mouse-1 = Mouse: a click chooses, a second click plays. With Shift the mouse
help-mouse-2 = marks text for copying; --no-mouse leaves it to the terminal.
help-saved = Every move is saved at once: leave whenever you like.
keys-left-out = In this language your own keys would do two things at once: they are left out.
# The keys as they are called on a keyboard of the language.
cap-enter = Enter
cap-space = Space
cap-escape = Esc
cap-tab = Tab
cap-backspace = Backspace
cap-page-up = PgUp
cap-page-down = PgDn
cap-home = Home
cap-end = End
cap-control-c = Ctrl-C
cap-control-z = Ctrl-Z
cap-cards = 1…0
cap-twelve-cards = 1…0 { $eleventh } { $twelfth }
cap-digits = 0-9
cap-any = any key

### The auction: one question, a dim line, the ladder

auction-first = ⟨You speak first.⟩  What do you bid?
auction-held = ⟨{ $name } holds { $bid }.⟩  What do you bid?
auction-left = ⟨{ $name } is left at { $bid }.⟩  What do you bid?
auction-unsaid = ⟨{ $name } has passed.⟩  What do you bid to { $to }?
auction-top = ⟨{ $name } holds { $bid }.⟩  There is nothing above it.
auction-alone = ⟨Both have passed.⟩  Do you play at 18?
auction-asked = ⟨{ $name } bids { $bid }.⟩  Do you hold it?
auction-jump = { $name } jumps from { $from } to { $bid }
auction-opens-high = { $name } opens with { $bid }
auction-skipped = ⟪{ $n ->
    [one] { $values } was skipped
   *[other] { $values } were skipped
  }⟫
auction-to-bid = { $to ->
    [you] ⟨{ $name } is to bid⟩ to you.
   *[other] ⟨{ $name } is to bid⟩ to { $other }.
  }
auction-to-answer = { $to ->
    [you] { $who ->
        [you] ⟨You bid { $bid }.⟩
       *[other] ⟨{ $name } bids { $bid }⟩ to you.
      }
   *[other] { $who ->
        [you] ⟨You bid { $bid }⟩ to { $other }.
       *[other] ⟨{ $name } bids { $bid }⟩ to { $other }.
      }
  }
auction-other-alone = ⟨Two have passed.⟩  { $name } may play at 18.
auction-after-you = ⟪{ $name } may bid after you.⟫
auction-after-this = ⟪You may bid after this.⟫
auction-nobody-after = ⟪Nobody bids after this.⟫
auction-you-passed = ⟪You have passed.⟫
auction-pass-in = ⟪Pass, and nobody plays.⟫
auction-pass-ramsch = ⟪Pass, and a Ramsch is played.⟫
auction-next = ⟪{ $bid } is next · arrows jump⟫
auction-next-last = ⟪{ $bid } is the last value there is.⟫
auction-next-skips = ⟪{ $bid } is next · { $value } skips { $n ->
    [one] one value
   *[other] { $n } values
  }⟫
auction-no-bid = { $typed } cannot be bid.
auction-typed-so-far = typed ⟨{ $typed }⟩
auction-typed = typed ⟨{ $typed }⟩ ⟪· Enter bids { $value }⟫

# In the ladder: a value held, the answer awaited, and who has said nothing.
ladder-held = yes
ladder-awaited = ?
ladder-passed = passed
ladder-waits = waits

### Pick up or Hand, and what is put away

skat-caption = the skat
skat-picked-up = picked up
skat-hand = Hand
skat-below = { $value } is below { $bid }
skat-below-both = both below { $bid }
skat-below-list = { $hand ->
    [no] picked up below { $bid }: { $games }
   *[yes] Hand below { $bid }: { $games }
  }
skat-other-decides = { $name } may pick up the skat.
skat-other-announces = { $name } has picked up the skat.
skat-other-hand = { $name } plays Hand: the skat stays shut.
discard-points = { $points ->
    [one] 1 point put away
   *[other] { $points } points put away
  }
discard-points-on = { $points ->
    [one] 1 point put on
   *[other] { $points } points put on
  }

### The announcement

announce-sum = { $matadors }, { $step } × { $base }
announce-sum-brief = { $step } × { $base }
announce-null = no trick
announce-null-open = no trick, cards open
announce-covers = covers { $bid }
announce-short = short of { $bid }: overbid
announce-shrinks = a jack in the skat lowers it
announce-short-brief = overbid
announce-not-allowed = not allowed below { $bid }
announce-not-allowed-brief = below { $bid }
announce-levels = announce
announce-schneider = Schneider
announce-schwarz = Schwarz
announce-open = open
announce-put-away = ⟪put away⟫ { $cards }
announce-shut = ⟪the skat stays shut⟫

# The sum of what is announced, spelled out; the shorter forms stand where there is less room.
spelled-game = game { $level }
spelled-hand = Hand { $level }
spelled-schneider = Schneider { $level }
spelled-announced = announced { $level }
spelled-schwarz = Schwarz { $level }
spelled-open = open { $level }
# The first of the levels announced, where there is no room for a word to each.
spelled-promise = announced { $step }
spelled = ⟪{ $steps } · { $level } × { $base } =⟫ ⟨{ $value }⟩

stake-points = needs { $points } points: { $win } or { $loss }
stake-shrinks = a jack in the skat lowers it: { $win } or { $loss }
stake-every-trick = needs every trick: { $win } or { $loss }
stake-no-trick = no trick: { $win } or { $loss }
stake-needs-schneider = { $value } does not cover { $bid }: needs Schneider, or { $loss }
stake-needs-schwarz = { $value } does not cover { $bid }: needs Schwarz, or { $loss }
stake-lost = { $value } cannot reach { $bid }, even with Schwarz: { $loss }
stake-skat-alone = { $value } cannot reach { $bid } but by the skat, or { $loss }
stake-refused = not allowed below { $bid }
stake-again = { $stake }. The same again plays it.

### The start menu

start-wish = Gut Blatt!
start-continue = Continue the list
start-others = Other lists
start-others-means = { $count ->
    [one] 1 more waits
   *[other] { $count } more wait
  }
start-new = New list
start-daily = Deals of the day
start-daily-means = the same for everybody · not counted
start-practice = Practice
start-practice-means = one kind of deal after another · not counted
start-settings = Settings
start-help = Help
start-leave = Quit
start-version = skat { $version }
start-over = all { $deals } deals are played
start-limit = the limit of the list is reached
start-ended = the list has come to its end
start-unwritten = { $place } · nothing is written yet
start-standing = { $place } · { $rank ->
    [lead] you lead with { $total }
    [shared] you share the lead with { $total }
    [second] you are second with { $total }
    [third] you are third with { $total }
   *[last] you are last with { $total }
  }
start-fresh = { $length } with { $others }
names-two = { $first } and { $second }
names-three = { $first }, { $second } and { $third }
names-four = { $first }, { $second }, { $third } and { $fourth }

### What can be practised

practice-none = By these house rules no such deal was found.
drill-any = Any deal
drill-any-means = as it comes, with moves taken back
drill-declarer = Playing alone
drill-declarer-means = the auction is yours
drill-suit = Suit game
drill-suit-means = cards for a suit game
drill-grand = Grand
drill-grand-means = cards for a Grand
drill-null = Null
drill-null-means = cards for a Null
drill-hand = Hand
drill-hand-means = cards for a Hand game
drill-defender = Defence
drill-defender-means = another plays in trumps
drill-null-defence = Null defence
drill-null-defence-means = another plays a Null
drill-ramsch = Ramsch
drill-ramsch-means = everybody for themselves

terms-plain = ⟪Scoring:⟫ plain
terms-minus = ⟪Scoring:⟫ minus list without a limit
terms-minus-limit = ⟪Scoring:⟫ minus list to { $limit }
terms-points = ⟪Ends:⟫ at { $points } points
terms-minutes = ⟪Ends:⟫ after { $minutes } minutes
terms-rules = ⟪House rules:⟫ { $rules }
terms-number = ⟪House rules:⟫ { $n ->
    [one] one of its own
   *[other] { $n } of its own
  }
terms-preset = ⟪House rules:⟫ { $name } ({ $rules })

### How long a list is

# Which deal it is.
place-deals = deal { $deal } of { $deals }
place-points = deal { $deal } to { $points } points
place-alone = deal { $deal }
place-time = { $place } · { $minutes } min left
# The time is up: no further deal is begun.
place-last = { $place } · the last one
# By itself.
length-points = to { $points } points
length-deals = { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
  }
length-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
  }
length-both = { $first }, { $second }

### Told once at the start

tell-list-waits = Your list waits at { $place }.
tell-set-aside = A damaged list is kept as { $name }.
tell-set-aside-line = A list damaged in line { $line } is kept as { $name }.
tell-set-aside-newer = A list of a newer version of skat is kept as { $name }.

### A player who failed

failed-player = { $name } failed to decide, and a beginner did it instead. Please report: { $report }
failed-tip = No tip: who gives it has failed. Please report: { $report }

### A recorded game, step by step

# At the right of the head.
show-place = ⟪game { $game } · step { $step } of { $steps }⟫
show-place-trick = ⟪game { $game } · step { $step } of { $steps } · trick { $trick } of 10⟫
show-place-end = ⟪game { $game } · result⟫
show-place-differs = ⟪game { $game } ·⟫ the record has another result
# What has just been done.
show-dealt = The cards are dealt. { $name } begins.
show-says = { $name } says { $bid }.
show-holds = { $name } holds { $bid }.
show-passes = { $name } passes.
show-takes-skat = { $name } takes the skat.
show-finds = { $name } takes the skat: { $cards }.
show-announces = { $name } announces { $game }.
show-announces-and-puts = { $name } announces { $game } and puts { $cards } away.
show-kontra = { $name } says Kontra.
show-re = { $name } says Re.
show-hirsch = { $name } says Hirsch.
show-declines = { $name } does not double.
show-no-grand-hand = { $name } does not play Grand Hand.
show-pushes = { $name } pushes the skat on unseen.
show-puts-on = { $name } puts two cards on.
show-puts-these-on = { $name } puts { $cards } on.
show-plays = { $name } plays { $card }.
show-claims = { $name } claims the rest.
show-concedes = { $name } wants to give up.
show-accepts = { $name } agrees.
show-plays-on = { $name } wants to play on.
show-stops = The value is certain: the game stops here.
# How it ended where there is no page of the result, and what was written.
show-early = The value is certain, and the record stops here.
show-gave-up = { $side ->
    [declarer] The declarer gave up.
   *[defenders] The defenders gave up.
  }
show-timed-out = { $name } had no time left.
show-left = { $name } left the table.
show-passed-in = All three have passed: nobody plays.
show-unknown = The game is over; not all of its cards are known.
show-written = ⟨{ $score }⟩ for { $name }.
show-no-contract = There was no game yet.
show-skat = ⟪skat⟫ { $cards }
# The keys.
key-seat = s
show-do-step = step
show-do-trick = trick
do-seat = whose cards
show-do-on = a step on
show-do-back = a step back
show-do-tricks = a trick back and on
show-do-ends = the deal, the result
show-do-seats = all cards open, or those of one seat
show-do-result = the ten tricks beside the result

### The settings

set-title = ⟨Settings⟩
set-file = ⟪saved in { $path }⟫
set-no-file = ⟪for this time only⟫
set-cards = Cards
set-table = Table
set-aids = Aids
set-people = People
set-list = List
set-house = House
set-on = on
set-off = off
set-deck = Deck
set-about-deck = The four packs stand at the right, drawn as they are at the table.
set-deck-french = French
set-deck-tournament = four colours
set-deck-german = German
set-deck-ascii = letters C S H D
set-faces = Faces
set-about-faces = Paper needs a terminal with true colour; outlines need nothing.
set-faces-auto = paper if possible
set-faces-paper = paper
set-faces-outline = outlines
set-sort = Sorting
set-about-sort = How your hand is sorted.
set-sort-alternating = colours alternating
set-sort-trumps-left = trumps at the left
set-sort-trumps-right = trumps at the right
set-sort-null = as in Null
set-sort-rank = by rank
set-sort-unsorted = unsorted
set-tricks = Past tricks
set-about-tricks = The cards of past tricks: a column for each seat, or as they were played.
set-tricks-seats = by seats
set-tricks-play = as played
set-theme = Theme
set-about-theme = Themes of your own lie in the folder “themes” beside the file.
set-theme-auto = any background
set-theme-dark = dark
set-theme-light = light
set-theme-contrast = high contrast
set-theme-mono = no colours
set-color = Colours
set-about-color = How many colours are used, if any.
set-color-auto = unless NO_COLOR
set-color-always = always
set-color-never = never
set-color-true = true colour
set-lang = Language
set-about-lang = Everything you read here changes at once.
set-lang-auto = as the machine
set-pace = A trick stays
set-about-pace = How long a finished trick lies; the others move at this pace as well.
set-pace-tenths = { $whole }.{ $tenth } seconds
set-pace-whole = { $whole ->
    [one] 1 second
   *[other] { $whole } seconds
  }
set-pace-none = nothing waits
set-trick-waits = Waits for a key
set-about-trick-waits = Whether a finished trick lies until you press a key.
set-motion = Motion
set-about-motion = Whether cards are seen moving, for an eighth of a second.
set-mouse = Mouse
set-about-mouse = If off, the terminal marks text with it as usual.
set-keyboard = Keyboard
set-about-keyboard = Where the keys of the cards lie. On a French keyboard - is the sixth.
set-plain = Lines
set-about-plain = The game as lines, for screen readers and scripts; from the next start on.
set-keyboard-auto = guessed
set-keyboard-qwerty = 1 … 0 - =
set-keyboard-qwertz = 1 … 0 ß +
set-keyboard-azerty = & … à ) =
set-hints = Tips
set-training-trumps = Trumps gone
set-training-tricks = All past tricks
set-training-points = Count of points
set-about-hints = Whether the strongest player may be asked what it would do.
set-about-training-trumps = A training aid: how many trumps have been played.
set-about-training-tricks = A training aid: at a real table only the last trick may be looked at.
set-about-training-points = A training aid: at a real table you count in your head.
set-name = Your name
set-about-name = What you are called at the table.
set-left = At your left
set-right = At your right
set-third = The third
set-about-opponents = The others, clockwise from your left.
set-level = They play
set-level-of = … { $name }
set-about-level = How well the others play.
set-each-own = each their own way
set-level-beginner = beginner
set-level-casual = now and then
set-level-club = club player
set-level-expert = expert
set-level-master = master
set-style = They bid
set-about-style = How far the others go in the auction.
set-style-careful = carefully
set-style-balanced = evenly
set-style-bold = boldly
set-players = Players
set-about-players = Three, or four with the dealer sitting out.
set-deals = Deals
set-about-deals = How long a list is. The official one has 36, or 48 with four.
set-deals-auto = the official list
set-deals-open = as many as it takes
set-deals-number = { $n }
set-scoring = Scoring
set-about-scoring = Seeger-Fabian is the way of clubs; on a minus list nothing but minus is written.
set-scoring-plain = plain points
set-scoring-seeger-fabian = Seeger-Fabian
set-scoring-minus = minus list
set-limit = Limit
set-about-limit = At how many minus points a minus list ends.
set-limit-none = none
set-limit-number = { $n } points
set-points = Ends at
set-about-points = At how many points of one player a list ends before its last deal.
set-points-number = { $n } points
set-minutes = Ends after
set-about-minutes = After how much time no further deal is begun.
set-minutes-number = { $n } minutes
set-points-none = no such end
set-minutes-none = no such end
set-rules = House rules
set-about-rules = All of them at once; below, one by one.
set-rules-official = none, official
set-rules-pub = as in pubs
set-rules-xskat = as XSkat has them
set-ramsch = Ramsch
set-about-ramsch = When all three pass, a Ramsch is played.
set-schieberamsch = Schieberamsch
set-about-schieberamsch = Every Ramsch begins with the skat going round; pushed on unseen it doubles.
set-push-jacks = Jacks pushed on
set-about-push-jacks = Who took the skat may put jacks into it.
set-ramsch-skat = Skat of a Ramsch
set-about-ramsch-skat = Who gets the skat of a Ramsch.
set-ramsch-skat-last-trick = the last trick
set-ramsch-skat-loser = the loser
set-ramsch-skat-nobody = nobody
set-grand-hand = Grand Hand
set-about-grand-hand = Before a Ramsch each may declare Grand Hand instead.
set-kontra = Kontra
set-about-kontra = The defenders may say Kontra: the game counts double.
set-kontra-announcement = once announced
set-kontra-18 = Kontra from 18
set-about-kontra-18 = Kontra only by who said or held 18, or never could.
set-re = Re
set-about-re = The declarer may answer Kontra, which doubles again.
set-hirsch = Hirsch
set-about-hirsch = The defender may answer Re, which doubles once more.
set-bock = Bock
set-about-bock = Certain results bring a round in which everything counts double.
set-triggers = What brings a round
set-about-triggers = Whether this result brings a round.
set-ramsch-rounds = Ramsch rounds
set-about-ramsch-rounds = A round of nothing but Ramsch after each of Bock, or in its place.
set-ramsch-rounds-always = always, every deal
set-trigger-even = … 60 to 60
set-trigger-kontra-lost = … lost after Kontra
set-trigger-re = … Re was said
set-trigger-grand-hand-won = … Grand Hand won
set-trigger-grand-lost = … Grand lost
set-trigger-digits = … three equal digits
set-trigger-hundred = … a full hundred
set-trigger-72 = … a game of 72
set-trigger-96 = … a game of 96
set-trigger-passed = … all passed
set-trigger-lost-100 = … below −100
set-next-list = ⟪From the next list on.⟫
set-idle = ⟪Makes no difference beside the others.⟫
set-held = Said with { $by } for this time: it cannot be changed here.
set-held-note = This was said at the start and stays until the next one.
set-kept = Saved in { $path }.
set-kept-new = Saved in { $path }, which is new.
set-unkept-meanwhile = { $path } was changed by another meanwhile, at “{ $setting }” as well. Esc leaves it so; yours holds until you quit.
set-unkept-read-only = { $path } may only be read. What you chose holds until you quit; Esc goes back.
set-unkept-refused = Not saved: { $why }. What you chose holds until you quit; Esc goes back.
set-unkept-nowhere = No folder for settings is known (--config names a file). What you chose holds until you quit.
set-same-name = { $name } sits at the table already.
set-bad-name = A name is 1 to { $n } cells wide and has no blank at its ends.
set-bad-number = A number from { $least } to { $most }.

### Standings on the command line

standings-rank = rank
standings-name = name
standings-own = won/lost
standings-others = others
standings-deals = { $n ->
    [one] 1 deal
   *[other] { $n } deals
  }
standings-passed = { $n } passed in
standings-aborted = { $n } aborted
standings-unfinished = { $n } unfinished
standings-damaged = { $n ->
    [one] 1 damaged record left out
   *[other] { $n } damaged records left out
  } ('skat replay' says why)

### Statistics on the command line

decimal-mark = .
stats-none = No deals of this kind are recorded.
stats-games = games
stats-share = share
stats-won = won
stats-average = a game
stats-percent = { $n } %
stats-hand = of it Hand
stats-open = of it open
stats-announced = of it announced
stats-declarer = as declarer
stats-defender = as defender
stats-passed = passed in: { $n }
stats-ramsch = Ramsch: { $n }
stats-overbid = overbid: { $n }
stats-sums = plain list { $plain }, Seeger-Fabian { $sf }, that is { $deal } a deal
stats-official = official
stats-dealt = { $n ->
    [one] 1 deal
   *[other] { $n } deals
  }
stats-rules = rules
stats-level = level
stats-deals = deals
stats-sf = a deal, SF
hands-dealt = { $n ->
    [one] 1 hand dealt
   *[other] { $n } hands dealt
  }
hands-jacks = jacks
hands-aces = aces
hands-longest = longest suit, without jacks
hands-count = hands
hands-expected = expected
hands-chance = A fair shuffle comes out as far from the expectation, or farther, { $n } times of 100.
hands-few = Too few hands to say more.

### The score sheet on paper

sheet-title = Skat score sheet
sheet-of-day = of { $date }
sheet-place = Place:
sheet-date = Date:
sheet-table = Table:
sheet-series = Round:
sheet-writer = written by
sheet-checked = checked by
sheet-number = deal
sheet-base = base value
sheet-with = with
sheet-without = without
sheet-doubled = doubled
sheet-value = won / lost

### The game as lines, for who does not see a table

line-hello = Skat, line by line. “help” tells what can be answered; the end of the answers saves and leaves.
line-deal = { $deal }: { $who ->
    [you] you deal
   *[other] { $name } deals
  }; { $place ->
    [forehand] you are forehand
    [middlehand] you are middlehand
    [rearhand] you are rearhand
   *[out] you sit out
  }.
line-cards = Your cards: { $cards }.
line-open = The open cards of { $name }: { $cards }.
line-bids = { $who ->
    [you] You bid { $bid }.
   *[other] { $name } bids { $bid }.
  }
line-holds = { $who ->
    [you] You hold { $bid }.
   *[other] { $name } holds { $bid }.
  }
line-passes = { $who ->
    [you] You pass.
   *[other] { $name } passes.
  }
line-takes-skat = { $who ->
    [you] You take the skat.
   *[other] { $name } takes the skat.
  }
line-plays-hand = { $who ->
    [you] You play Hand: the skat stays shut.
   *[other] { $name } plays Hand: the skat stays shut.
  }
line-announces = { $who ->
    [you] You play { $game }.
   *[other] { $name } plays { $game }.
  }
line-announces-and-puts = { $who ->
    [you] You play { $game } and put away: { $cards }.
   *[other] { $name } plays { $game } and puts away: { $cards }.
  }
line-kontra = { $who ->
    [you] You say Kontra.
   *[other] { $name } says Kontra.
  }
line-re = { $who ->
    [you] You say Re.
   *[other] { $name } says Re.
  }
line-hirsch = { $who ->
    [you] You say Hirsch.
   *[other] { $name } says Hirsch.
  }
line-pushes = { $who ->
    [you] You push the skat on unseen.
   *[other] { $name } pushes the skat on unseen.
  }
line-puts-on = { $who ->
    [you] You put two cards on.
   *[other] { $name } puts two cards on.
  }
line-puts-these-on = { $who ->
    [you] You put on: { $cards }.
   *[other] { $name } puts on: { $cards }.
  }
line-plays = { $who ->
    [you] You play the { $card }.
   *[other] { $name } plays the { $card }.
  }
line-takes = Trick { $trick }: { $who ->
    [you] you take it
   *[other] { $name } takes it
  }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
line-claims = { $who ->
    [you] You claim the rest.
   *[other] { $name } claims the rest.
  }
line-gives-up = { $who ->
    [you] You give up.
   *[other] { $name } gives up.
  }
line-accepts = { $who ->
    [you] You agree.
   *[other] { $name } agrees.
  }
line-plays-on = { $who ->
    [you] You play on.
   *[other] { $name } plays on.
  }
line-stops = The value is certain: the game stops here.
line-taken-back = Taken back.
line-trick = Trick { $trick } of 10.
line-totals = Totals: { $totals }.
line-seed = Seed of the deal: { $seed }
line-dealt = { $who ->
    [you] Dealt to you: { $cards }.
   *[other] Dealt to { $name }: { $cards }.
}
line-dealt-skat = In the skat: { $cards }.
line-left = { $who ->
    [you] Left in your hand: { $cards }.
   *[other] Left with { $name }: { $cards }.
}
line-row = { $deal }. { $game }: { $scores }
line-row-nothing = { $deal }. { $game }
line-figures = { $name }: { $points }, won { $won }, lost { $lost }
line-figures-total = { $name }: { $points }, won { $won }, lost { $lost }, with the bonus { $total }
line-choice = { $n } { $text } ({ $letter })
line-choice-alone = { $n } { $text }
line-game = { $n } { $game }, { $value }
line-ask-bid = Your bid: { $value } or more, or { $pass } to pass.
line-ask-pass = { $pass } to pass.
line-ask-game = Which game?
line-ask-game-hand = Which game? Behind it Schneider, Schwarz or open, if announced.
line-ask-card = Your card: { $cards }
line-ask-discard = Two cards to put away: { $cards }
line-ask-put-on = Two cards to put on: { $cards }
line-ask-rules = Which page? Any other word is looked for in all of them.
line-ask-quiz = How many game points does the declarer write, won or lost?
line-unknown = “{ $text }” is no answer here; “help” tells what is.
line-no-card = “{ $text }” is no card of yours.
line-not-held = You do not hold the { $card }.
line-two-cards = One or two different cards.
line-settings = Settings are changed in { $path }, or on their page where there is a table.
line-help = What can be answered now:
line-help-card = a card: its number, or { $card } and the like
line-help-two = two cards, or one after the other: their numbers, or { $card } and the like
line-help-bid = a value of the auction
line-help-game = a game: its number, or its name
line-help-choice = a choice: its number, its letter or its words
line-word-cards = cards
line-word-table = table
spoken-card = { $rank } of { $suit }
spoken-clubs = clubs
spoken-spades = spades
spoken-hearts = hearts
spoken-diamonds = diamonds
spoken-acorns = acorns
spoken-leaves = leaves
spoken-reds = hearts
spoken-bells = bells
letter-acorns = A
letter-leaves = L
letter-reds = H
letter-bells = B
spoken-seven = seven
spoken-eight = eight
spoken-nine = nine
spoken-ten = ten
spoken-jack = jack
spoken-queen = queen
spoken-king = king
spoken-ace = ace
spoken-unter = under
spoken-ober = over
spoken-daus = deuce

### The rules on the screen

key-read-rules = r
do-read-rules = rules
do-topic = topic
do-find = find
do-next-place = next place
cap-letters = a…z
start-rules = Rules
head-rules = ⟨Rules⟩  ⟪{ $number }⟫ { $title }
head-rules-place = ⟪{ $number } of { $topics }⟫
reading-find = find ⟨{ $query }⟩_
reading-places = { $places ->
    [0] ⟪nowhere⟫
    [one] ⟪in 1 place⟫
   *[other] ⟪in { $places } places⟫
  }
reading-more = { $rows ->
    [one] ⟪↓ 1 more line⟫
   *[other] ⟪↓ { $rows } more lines⟫
  }

### A review of decisions

review-game = { $name } plays { $game } and { $won ->
    [won] wins
   *[other] loses
  } with { $points }.
review-passed = Passed in.
review-ramsch = A Ramsch.
review-no-game = The game ended before it was announced.
review-damaged = This record cannot be played again: { $why }
review-unknown = Where these cards lay is not known: { $cards }. Who may have held them is not judged.
review-none = No decision cost anything.
review-number = step
review-player = player
review-made = made
review-better = better
review-cost = points
review-of-hundred = of 100
review-hold = hold { $bid }
review-silent = nothing
review-turned = turned the game
review-sums = { $name }: { $sum } (bidding { $auction }, skat and game { $game }, as declarer { $declarer }, as defender { $defence })

### The page of a review

key-review = a
do-review = review
key-next-error = n
do-next-error = next error
review-do-errors = error before, next error
review-do-ends = first and last step
review-do-hands = all cards open, or your view
review-do-table = the table of your decisions
review-do-signs = slip, mistake, blunder
review-do-show = show it
review-do-open = open cards
review-do-close = close cards
review-do-decisions = decisions
review-head = ⟨Review⟩  ⟨{ $game }⟩ { $who ->
    [you] ⟪you played⟫
   *[other] ⟪{ $name } played⟫
  } ⟪·⟫ { $won ->
    [won] won with ⟨{ $points }⟩
    [lost] lost with ⟨{ $points }⟩
   *[open] broken off
  }
review-head-null = ⟨Review⟩  ⟨{ $game }⟩ { $who ->
    [you] ⟪you played⟫
   *[other] ⟪{ $name } played⟫
  } ⟪·⟫ { $won ->
    [won] won
    [lost] lost
   *[open] broken off
  }
review-head-ramsch = ⟨Review⟩  ⟨Ramsch⟩
review-head-passed = ⟨Review⟩  ⟨Passed in⟩
review-place = ⟪step { $step } of { $steps } · { $place }⟫
review-number-in-file = game { $game }
review-bid = bid
review-skat = skat
review-open = open
review-of-cards = your cards
review-of-skat = the skat
review-of-errors = your errors
review-of-others = their play
review-written = on your list
review-auction = Auction
review-the-skat = The skat
review-put-away = Put away
review-the-game = The game
line-review-trick = Trick { $trick }
review-leads = ⟨{ $what }⟩  { $who ->
    [you] you lead
   *[other] { $name } leads
  }
review-acts = ⟨{ $what }⟩  { $who ->
    [you] you
   *[other] { $name }
  }
grade-right = right
grade-fine = fine
grade-slip = slip
grade-mistake = mistake
grade-blunder = blunder
review-it-cost = ⟪it cost⟫ ⟨{ $lost }⟩ ⟪of 100,⟫ ⟨{ $points }⟩ ⟪list { $points ->
    [one] point
   *[other] points
  }⟫
review-it-cost-brief = ⟨−{ $lost }⟩ ⟪of 100,⟫ ⟨−{ $points }⟩
review-you = you
review-you-hold = You
review-with-open = with open cards { $values }
review-values = { $before } → { $after }
review-bad-luck = bad luck: it was right
review-lost-it = this card lost it
review-won-anyway = won in any case
review-went-well = it went well this time
review-lost-anyway = lost in any case
review-error-anyway = lost in any case, an error all the same
review-given-back = given back
review-thrown-away = thrown away
review-forced = There was no choice.
review-working = This step is still being worked out …
review-no-errors = There are no errors of yours in this deal.
review-no-errors-yet = No errors so far; the rest is still being worked out.
review-turns = Open cards: { $away ->
    [0] never thrown away
    [one] once thrown away
   *[other] { $away } times thrown away
  }, { $back ->
    [0] never given back.
    [one] once given back.
   *[other] { $back } times given back.
  }
review-decisions = your decisions
review-grade = grade
review-open-cards = open cards
review-row-bid = auction
review-row-skat = skat
review-row-discard = put away
review-row-game = game
review-row-tricks = { $count ->
    [one] trick { $tricks }
   *[other] tricks { $tricks }
  }
review-errors-of = { $errors ->
    [one] { $errors } of { $all } was an error
   *[other] { $errors } of { $all } were errors
  }
line-review-head = { $head }.
line-review-step = Step { $step } of { $steps }:
line-review-done = You: { $done }. Grade: { $grade }.
line-review-forced = You: { $done }.
line-review-made = { $done }.
line-review-better = Better: { $best }, { $chance } of 100 against { $own }; it cost { $points } list { $points ->
    [one] point
   *[other] points
  }.
line-review-open = With open cards: { $verdict }.
line-review-hand = { $name }: { $cards }.
line-review-right = { $done }, { $grade }.
line-review-error = { $done }, { $grade }; better { $best }, it cost { $points }.
line-review-chance = { $what }: { $chance } of 100.
line-review-next = next
line-review-back = back
line-review-hands = hands
line-review-course = course
