# Every text a player reads, in French. The marks and what each text is for are told in en.ftl.
#
# A trick is a pli, a deal a donne, the game that is declared a contrat, the list a feuille.

### The pack

rank-jack = V
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

too-small-need = Skat a besoin d’une fenêtre de { $width } × { $height }.
too-small-have = Celle-ci fait { $width } × { $height }. La partie attend.
too-small-leave = { $key } pour quitter ; rien n’est perdu.

### Games

kind-clubs = Trèfle
kind-spades = Pique
kind-hearts = Cœur
kind-diamonds = Carreau
kind-acorns = Gland
kind-leaves = Feuille
kind-reds = Cœur
kind-bells = Grelot
kind-grand = Grand
kind-null = Null

### The reckoning, a row to each line

sum-matadors = matadors
sum-game = jeu
sum-hand = main
sum-schneider = Schneider
sum-announced = annoncé
sum-schwarz = Schwarz
sum-ouvert = ouvert
sum-level = niveau
sum-product = { $levels } × { $base }
sum-null = aucun pli
sum-null-cover = le moins cher qui couvre
sum-bid = enchère
sum-covered = { $bid }, couverte
sum-not-covered = { $bid }, non couverte
sum-won = gagné
sum-won-doubled = gagné, × { $factor }
sum-lost = perdu, 2 × { $charged }
value-writes = le déclarant
sum-lost-doubled = perdu, 2 × { $charged } × { $factor }
sum-with = avec { $cards }
sum-without = sans { $cards }
sum-but-not = { $row }, sans { $card }
sum-but-with = { $row }, avec { $card }
sum-bock = Bock
sum-doubled = doublé
sum-factor = × { $factor }

### The reckoning of a Ramsch, a row to each line

ramsch-skat = skat
ramsch-skat-last = 10e pli : { $name }
ramsch-skat-most = le plus : { $name }
ramsch-skat-nobody = ne compte pas
ramsch-most = le plus
ramsch-name = { $name }
ramsch-alike = égalité
ramsch-alike-means = personne ne perd
ramsch-march = chelem
ramsch-all = tous : { $name }
ramsch-virgin = vierge
ramsch-no-trick = aucun pli : { $name }
ramsch-pushed = passé
ramsch-times = { $times ->
    [1] une fois
    [2] deux fois
   *[3] par tous les trois
  }
ramsch-product = { $points } × { $factor }

### What can be done: beside the key on the key line, and in the help

do-choose = choisir
do-take = valider
do-back = retour
do-open = ouvrir
do-continue = continuer
do-new = autre feuille
do-scroll = défiler
do-page = une page
do-table = table
do-list = feuille
do-save-leave = garder et quitter
do-suspend = au shell, fg revient
do-help = aide
do-leave = quitter
do-close = fermer
do-give-up = abandonner
do-claim = abattre
do-go-on = suite
do-goes-on = continue
do-next-deal = donne suivante
do-standing = classement
do-tricks = plis
do-bid = dire { $value }
do-jump = sauter
do-jump-far = sauter plus loin
do-type = taper un chiffre
do-pass = passer
do-yes = oui
do-pick-up = prendre
do-hand = main
do-put = écarter / reprendre
do-put-number = écarter de la 1re à la 12e
do-take-back = reprendre la dernière
do-game = contrat
do-level = niveau
do-tick = cocher
do-announce = annoncer
do-back-to-cards = revoir l’écart
do-play = jouer
do-play-number = jouer de la 1re à la 10e
do-accept = accepter
do-play-on = jouer
do-last-trick = dernier pli
do-sort = trier les cartes
do-sort-tricks = par place/jeu
do-through = jouer la fin
do-stop = arrêter ici
do-put-on = les donner
do-grand-hand = grand main
do-take-skat = le prendre
do-push = faire passer
do-kontra = contre
do-re = surcontre
do-hirsch = Hirsch
do-settings = réglages
do-change = changer
do-type-in = saisir
do-erase = effacer
do-undo = annuler
do-reset = valeur d’origine
do-save = écrire quand même

do-all-tricks = tous les plis
do-hint = astuce
do-hint-why = pourquoi
do-hint-off = sans astuce
do-take-back-move = annuler
do-again = rejouer
do-next-practice = donne suivante
do-menu = menu
do-daily = donnes du jour
do-practice = entraînement

### Letters; within one prompt they differ

key-continue = c
key-new = n
key-leave = q
key-last-trick = d
key-give-up = n
key-claim = b
key-tricks = p
key-pass = p
key-yes = o
key-pick-up = p
key-hand = m
key-accept = a
key-play-on = j
key-through = f
key-stop = i
key-grand-hand = g
key-take-skat = p
key-push = f
key-kontra = c
key-re = s
key-hirsch = h
key-settings = l
key-reset = v
key-save = e

key-hint = t
key-undo = u
key-again = r
key-menu = e
key-daily = j
key-practice = e

### The games in words

kind-signed = { $sign } { $kind }
contract-hand = { $kind } main
contract-schneider = { $kind } main, Schneider annoncé
contract-schwarz = { $kind } main, Schwarz annoncé
contract-open = { $kind } ouvert
contract-hand-open = { $kind } main ouvert
with-n = avec { $n }
without-n = sans { $n }

### The sentence of the table

table-to-play = À { $name } de jouer.
table-to-decide = À { $name } de décider.
table-you-lead = Vous entamez : toute carte est permise.
table-follow = { $class ->
    [trumps] Atout demandé : fournissez de l’atout.
    [clubs] { $suit } demandé : fournissez du trèfle.
    [spades] { $suit } demandé : fournissez du pique.
    [hearts] { $suit } demandé : fournissez du cœur.
    [acorns] { $suit } demandé : fournissez du gland.
    [leaves] { $suit } demandé : fournissez de la feuille.
    [reds] { $suit } demandé : fournissez du cœur.
    [bells] { $suit } demandé : fournissez du grelot.
   *[diamonds] { $suit } demandé : fournissez du carreau.
  }
table-void = { $class ->
    [trumps] Atout demandé, vous n’en avez pas : toute carte est permise.
   *[other] { $suit } demandé, vous n’en avez pas : toute carte est permise.
  }
table-null-ends = { $name } perd au premier pli.
table-takes = { $who ->
    [you] Vous prenez { $cards }
   *[other] { $name } prend { $cards }
  }, { $points ->
    [0] 0 point
    [one] 1 point
   *[other] { $points } points
  }, et { $who ->
    [you] entamez
   *[other] entame
  }.
table-takes-last = { $who ->
    [you] Vous prenez { $cards }
   *[other] { $name } prend { $cards }
  }, { $points ->
    [0] 0 point
    [one] 1 point
   *[other] { $points } points
  }.
table-offer-refused = { $name } refuse : le jeu continue.
table-put-two = Il faut écarter deux cartes.
table-put-on-two = Il faut passer deux cartes.
table-late-kontra = Vous pouvez encore contrer.
table-not-saved = Non enregistré : { $why }
table-not-recorded = Pas dans l’historique : { $why }
table-saved-again = De nouveau enregistré.
mark-not-saved = non enregistré
mark-not-recorded = pas dans l’historique

sorted-alternating = Selon le jeu : atouts à gauche, couleurs alternées.
sorted-trumps-left = Selon le jeu : atouts, puis { $suits }.
sorted-trumps-right = Selon le jeu : { $suits }, puis atouts.
sorted-null = Dans l’ordre du null.
sorted-rank = Par valeur.
sorted-unsorted = Sans tri, comme les cartes sont venues.

### Why a move is refused

refused-follow = { $class ->
    [trumps] { $card } est impossible : atout demandé, et vous avez { $held }.
   *[other] { $card } est impossible : { $suit } demandé, et vous avez { $held }.
  }
refused-null = Null vaut { $value } : on ne peut l’annoncer au-dessous de { $bid }.
refused-claim = Les cartes ne le prouvent pas : un pli peut encore être perdu.
refused-claim-lead = Pour abattre son jeu, il faut être à l’entame.
refused-trick-runs = Pas pendant qu’un pli se joue.
refused-offer = Cela a été refusé dans ce pli. Jouez.
refused-jack-pushed = { $card } reste ici : qui a pris le skat garde les valets.
refused-not-higher = Il faut enchérir au-dessus de { $last }.
refused = C’est impossible maintenant.

auction-far-above = Votre meilleur jeu vaut { $worth }. La même touche tient { $bid }.
auction-far-above-none = Vous n’avez pas de jeu pour { $bid }. La même touche le tient.

### The list

list-title = Feuille
list-number = no
list-game = jeu
list-game-short = jeu
list-with = a
list-without = s
list-ticks = MSAZAO
list-value = val.
list-change = ±
list-total = total
list-won = g
list-lost = p
list-legend = ⟪a⟫ avec  ⟪s⟫ sans  ⟪M⟫ main  ⟪S⟫ Schneider  ⟪Z⟫ Schwarz  ⟪A⟫ annoncé  ⟪O⟫ ouvert
list-passed-in = tous passent
list-foot-points = points · gagnés · perdus
list-foot-points-short = points
list-foot-own = (gagnés − perdus) × 50
list-foot-own-short = gagn. − perd. × 50
list-foot-others = perdus par les autres × { $bonus }
list-foot-others-short = perd. autres × { $bonus }
list-seeger-fabian = Seeger-Fabian

list-bock = B
list-kontra = C
list-re = S
list-hirsch = H
list-ramsch = Ramsch
list-factor = × { $factor }
list-legend-kontra = ⟪doublé par⟫  ⟪C⟫ contre  ⟪S⟫ surcontre  ⟪H⟫ Hirsch
list-legend-bock = ⟪B⟫ Bock : tout compte double
list-legend-kontra-bock = ⟪doublé par⟫  ⟪C⟫ contre  ⟪S⟫ surcontre  ⟪H⟫ Hirsch  ⟪B⟫ tour de Bock
list-foot-minus = points en moins · g. · p.
list-foot-minus-short = points en moins
list-foot-limit = reste de { $limit }

### The final standing

end-you-win = Vous gagnez la feuille, { $ahead } devant { $second }.
end-ahead-of-you = { $winner } gagne la feuille, { $ahead } devant vous.
end-you-win-alone = Vous gagnez la feuille, { $ahead } devant les autres.
end-other-wins = { $winner } gagne la feuille, { $ahead } devant { $second }.
end-shared = À égalité en tête : { $names }.
end-minus-you = Vous perdez la feuille avec { $total }.
end-minus-you-at-limit = Vous perdez la feuille avec { $total } : la limite de { $limit } est atteinte.
end-minus = { $name } perd la feuille avec { $total }.
end-minus-at-limit = { $name } perd la feuille avec { $total } : la limite de { $limit } est atteinte.
end-minus-shared = Perdue à égalité avec { $total } : { $name }.
end-minus-shared-at-limit = À la limite de { $limit }, perdue à égalité avec { $total } : { $name }.
end-minus-none = Personne n’a de points en moins : personne ne perd la feuille.
end-points = points
end-minus-points = moins
end-won = gagn.
end-lost = perd.
end-times = × { $factor }
end-total = total
end-how-it-went = Déroulement
end-how-it-went-axes = total courant, donne par donne
end-dearest-win = ⟪plus beau gain⟫ { $name }, { $game } { $score }
end-dearest-loss = ⟪plus lourde perte⟫ { $name }, { $game } { $score }

### The head

head-auction = ⟨Enchères⟩
head-skat = { $who ->
    [you] ⟨Le jeu est à vous⟩ pour { $bid }
    [given] ⟨Le jeu est à vous⟩ pour { $bid } ⟪· enchère donnée⟫
   *[other] ⟨{ $name }⟩ joue pour { $bid }
  }
head-discard = ⟨Écartez deux cartes⟩  ⟪enchère⟫ { $bid }
head-announce = ⟨Annoncez votre jeu⟩  ⟪enchère⟫ { $bid }
head-announce-hand = ⟨Annoncez votre jeu · main⟩  ⟪enchère⟫ { $bid }
head-announces = ⟨{ $name }⟩ annonce le jeu ⟪· enchère⟫ { $bid }
head-play = ⟨{ $game }⟩  { $who ->
    [you] ⟨vous⟩ ⟪jouez · enchère⟫ { $bid }
   *[other] ⟨{ $name }⟩ ⟪joue · enchère⟫ { $bid }
  }
head-result = ⟨{ $game }⟩  { $who ->
    [you] ⟨vous⟩ ⟪avez joué · enchère⟫ { $bid }
   *[other] ⟨{ $name }⟩ ⟪a joué · enchère⟫ { $bid }
  }
head-passed-in = ⟨Tous passent⟩
head-play-in-place = ⟨{ $game }⟩  { $who ->
    [you] ⟨vous⟩ ⟪jouez · au lieu d’un ramsch⟫
   *[other] ⟨{ $name }⟩ ⟪joue · au lieu d’un ramsch⟫
  }
head-result-in-place = ⟨{ $game }⟩  { $who ->
    [you] ⟨vous⟩ ⟪avez joué · au lieu d’un ramsch⟫
   *[other] ⟨{ $name }⟩ ⟪a joué · au lieu d’un ramsch⟫
  }
head-doubled = { $head } · ⟨{ $word }⟩ × { $factor }
head-grand-hand = ⟨Avant le ramsch⟩
head-announce-grand-hand = ⟨Annoncez grand main⟩  ⟪au lieu du ramsch⟫
head-push = ⟨Ramsch⟩  ⟪le skat fait le tour⟫
head-put-on = ⟨Passez deux cartes⟩  ⟪au lieu du skat⟫
head-ramsch = ⟨Ramsch⟩  ⟪chacun pour soi⟫
head-ramsch-pushed = ⟨Ramsch⟩  { $pushes ->
    [1] ⟪passé une fois⟫
    [2] ⟪passé deux fois⟫
   *[3] ⟪passé par tous⟫
  } · × { $factor }
head-ramsch-result = ⟨Ramsch⟩
head-bock = ⟨Bock⟩ × { $factor } ⟪·⟫ { $rest }
head-ramsch-round = ⟨Tour de ramsch⟩ ⟪·⟫ { $rest }
head-deal-and-dealer = ⟪{ $place } ·⟫ { $who ->
    [you] ⟪vous donnez⟫
   *[other] ⟪{ $name } donne⟫
  }
head-trick-and-deal = ⟪pli { $trick } sur 10 · { $place }⟫
head-deal-seed = ⟪{ $place } · seed { $seed }⟫
head-given = ⟪donne imposée⟫
head-list = ⟨Feuille⟩
head-list-minus = ⟨Feuille en moins⟩
head-list-round = { $head }  { $round ->
    [bock] ⟨Bock⟩
   *[ramsch] ⟨Tour de ramsch⟩
  } ⟪· encore { $left ->
    [one] 1 donne
   *[other] { $left } donnes
  }{ $waiting ->
    [0] {""}
    [one] {" "}· 1 tour en attente
   *[other] {" "}· { $waiting } tours en attente
  }⟫
head-after-deal = ⟪après la { $place }⟫
head-after-deal-seed = ⟪après la { $place } · seed { $seed }⟫
head-end = ⟨Fin de la feuille⟩
head-end-deals = ⟪{ $deals ->
    [one] 1 donne
   *[other] { $deals } donnes
  } · { $passed } sans jeu⟫
head-end-ramsch = ⟪{ $deals ->
    [one] 1 donne
   *[other] { $deals } donnes
  } · { $passed } sans jeu · { $ramsch } ramsch⟫

head-trick = ⟪pli { $trick } sur 10⟫
head-dealer = { $who ->
    [you] ⟪vous donnez⟫
   *[other] ⟪{ $name } donne⟫
  }
# What does not count says so in the head; the rest goes first where there is no room.
head-uncounted = { $what } ⟪·⟫ { $rest }
head-daily = ⟨Ne compte pas⟩ ⟪· donnes du { $day }⟫
head-practice = ⟨Ne compte pas⟩ ⟪· entraînement : { $drill }⟫
head-again = ⟨Ne compte pas⟩ ⟪· les mêmes cartes⟫

### The seats

seat-you = Vous
seat-person = Joueur
seat-forehand = premier
seat-middlehand = deuxième
seat-rearhand = troisième
seat-rearhand-dealer = troisième, donneur
seat-declarer = ⟨déclarant⟩
seat-partner = votre partenaire
seat-says = dit ⟨{ $bid }⟩
seat-holds = tient ⟨{ $bid }⟩
seat-passed = a passé
seat-passed-at = a passé à { $bid }
seat-waits = attend
seat-kontra = ⟨contre⟩
seat-re = ⟨surcontre⟩
seat-hirsch = ⟨Hirsch⟩
seat-part-says = { $part } ⟪·⟫ { $says }
seat-took = a pris le skat
seat-takes = prend le skat
seat-pushed = a fait passer
seat-place = ⟪{ $place }⟫
seat-place-first = ⟪{ $place } ·⟫ { $part }
seat-part-first = { $part } ⟪· { $place }⟫
seat-sits-out = donneur ⟪· ne joue pas⟫
seat-dealer-sits-out = donneur, ne joue pas
seat-dealer-sits-out-brief = ne joue pas
seat-absent = ⟨{ $name }⟩ ⟪{ $total }  { $part }⟫
you-place = { $place }
you-part = { $part } ⟪· { $place }⟫

### The trick

card-led = { $who ->
    [you] votre entame
   *[other] { $name } entame
  }
card-of = { $who ->
    [you] vous
   *[other] { $name }
  }
card-wins = est maître
card-you-win = maître
card-takes = le prend
card-you-take = le prenez
card-both = { $first } ⟨{ $wins }⟩
last-trick-title = Dernier pli, { $points ->
    [0] 0 point
    [one] 1 point
   *[other] { $points } points
  }

last-trick-until = Le dernier pli se revoit jusqu’à l’entame suivante.

past-title = Tous les plis joués
past-tricks-aid = Une aide : à une vraie table, seul le dernier pli se revoit.
past-covered = Le dernier pli ne se revoit que jusqu’à l’entame suivante.
past-none = Aucun pli n’est encore fait.

### Choices

choice-leave = Quitter
choice-stay = Rester
choice-play-on = Jouer
choice-give-up = Oui, abandonner
choice-claim = Oui, abattre
choice-pass = Passer
choice-play-at = Dire { $bid }
choice-bid = Dire { $bid }
choice-hold = Oui, tenir { $bid }
choice-pick-up = Prendre le skat
choice-hand = Main
choice-play = Jouer { $game }
choice-accept = Accepter
choice-grand-hand = Grand main
choice-take-skat = Prendre le skat
choice-push = Faire passer
choice-kontra = Contre
choice-yes-kontra = Oui, contre
choice-re = Surcontre
choice-hirsch = Hirsch

choice-again = { $who ->
    [you] Les vôtres
   *[other] { $name }
  }
ask-again = Rejouer, avec quelles cartes ? Cela ne compte pas.
ask-leave-practice = Ce qui ne compte pas n’est pas gardé.
ask-leave = La feuille est gardée.
ask-leave-unsaved = Les derniers coups ne sont pas gardés.
ask-give-up = Abandonner ? Cela compte comme une simple perte.
ask-give-up-both = Abandonner ? Simple perte, si l’un d’eux accepte.
ask-give-up-defence = Abandonner ? Il faut l’accord des deux autres.
ask-claim = { $n ->
    [one] Le dernier pli
   *[other] Les { $n } plis restants
  } pour votre camp ?
ask-claim-null = Montrer que vous ne ferez plus de pli ?
ask-kontra = Contre ? Gagné ou perdu, le jeu compte alors double.

### The prompts of skat and concession

discard-count = { $n ->
    [0] Écartez deux cartes.
    [1] Une sur deux.
   *[2] Deux sur deux. Entrée continue ; rien n’est encore définitif.
  }
skat-hand-means = Main : un niveau de plus, le skat reste fermé.
put-on-count = { $n ->
    [0] Passez deux cartes au lieu du skat.
    [1] Une sur deux.
   *[2] Deux sur deux. Entrée les passe pour de bon.
  }
skat-other = { $name } a le jeu.
auction-to-speak = À { $name } de parler.
offer-by-declarer = { $name } abandonne. Acceptez-vous ?
offer-by-partner = { $name } veut abandonner. D’accord ?
offer-by-defenders = La défense abandonne. Acceptez-vous ?
training-points = ⟪points { $declarer } : { $defenders }⟫
training-points-ramsch = ⟪points { $own } : { $left } : { $right }⟫
training-trumps = ⟪{ $gone } atouts sur { $all } tombés⟫
training-trumps-brief = ⟪atouts { $gone }/{ $all }⟫
running-auction = enchères …
running-bid = { $who ->
    [you] vous
   *[other] { $name }
  }, { $bid }
running-game = { $game } { $who ->
    [you] vous
   *[other] { $name }
  }, { $bid }
running-game-in-place = { $game } { $who ->
    [you] vous
   *[other] { $name }
  }
running-ramsch = Ramsch …

### What another player has just said or done

news-kontra = { $name } contre.
news-re = { $name } surcontre.
news-hirsch = { $name } dit Hirsch.
news-no-re = { $name } ne surcontre pas.
news-no-hirsch = { $name } ne dit pas Hirsch.
news-push = { $name } fait passer le skat.
news-put-on = { $name } passe deux cartes.
news-grand-hand = { $name } joue grand main à la place.

### What house rules ask of the seats in turn: a question, a dim line, a word to each seat

round-ask-grand-hand = ⟨Il y aura ramsch.⟩  Jouez-vous grand main à la place ?
round-other-grand-hand = ⟨Il y aura ramsch.⟩  { $name } peut jouer grand main.
round-grand-hand-worth = ⟪Le vôtre vaut { $value } { $matadors } ; perdu, il coûte { $loss }.⟫
round-ask-push = ⟨Ramsch.⟩  Prenez-vous le skat, ou le faites-vous passer ?
round-other-push = ⟨{ $name }⟩ prend le skat ou le fait passer.
round-other-put-on = ⟨{ $name } a pris le skat⟩ et passe deux cartes.
round-push-means = { $now ->
    [1] ⟪Passé sans être vu, il double le ramsch.⟫
   *[other] ⟪Passé sans être vu, il double encore : × { $now }, puis × { $then }.⟫
  }
round-pushed-before = ⟪Déjà passé sans être vu : × { $factor }.⟫
round-ask-kontra = ⟨Contrez-vous ?⟩
round-other-kontra = ⟨{ $name }⟩ peut contrer.
round-ask-re = ⟨{ $by } contre.⟩  Surcontrez-vous ?
round-other-re = { $who ->
    [you] ⟨Vous contrez.⟩
   *[other] ⟨{ $by } contre.⟩
  }  { $name } peut surcontrer.
round-ask-hirsch = ⟨{ $by } surcontre.⟩  Dites-vous Hirsch ?
round-other-hirsch = { $who ->
    [you] ⟨Vous surcontrez.⟩
   *[other] ⟨{ $by } surcontre.⟩
  }  { $name } peut dire Hirsch.
round-double-means = ⟪Gagné ou perdu, le jeu compte alors × { $factor }.⟫
round-kontra = contre
round-re = surcontre
round-hirsch = Hirsch
round-passes = passe
round-took = le prend
round-pushed = fait passer
round-declarer = déclarant
round-factor = × { $factor }

### The result

result-won = Gagné.
result-lost = Perdu.
result-overbid = Perdu, surenchéri.
result-for = { $who ->
    [you] ⟨{ $score }⟩ pour vous
   *[other] ⟨{ $score }⟩ pour { $name }
  }
result-for-others = ⟨{ $score }⟩ pour chacun des autres
result-others-write = les autres
result-declarer-gave-up = ⟪abandon⟫
result-defenders-gave-up = ⟪la défense a abandonné⟫
result-claimed = ⟪jeu abattu⟫
result-stopped = ⟪arrêté, la valeur était acquise⟫
result-null-broken = ⟪un pli a été fait⟫
result-points = { $who ->
    [you] ⟨Vous { $points }⟩
   *[other] ⟨{ $name } { $points }⟩
  }
result-rest = { $rest } { $left } et { $right }
result-writes = { $who ->
    [you] vous
   *[other] { $name }
  }
result-found = ⟪était au skat⟫
result-found-brief = ⟪trouvé⟫
result-put-brief = ⟪écarté⟫
result-put = ⟪écarté, { $points ->
    [0] 0 point
    [one] 1 point
   *[other] { $points } points
  }⟫
result-in-skat = ⟪au skat⟫
result-skat-points = ⟪{ $points ->
    [0] 0 point
    [one] 1 point
   *[other] { $points } points
  }⟫
result-skat-changed = Au skat { $cards } : { $who ->
    [you] vous pensiez jouer
   *[other] { $name } pensait jouer
  } { $thought } ({ $before }), c’est { $is } ({ $after }).
result-skat-overbid = C’est moins que { $bid } : en main aussi le skat compte.
result-passed-in = ⟨Personne ne joue.⟩ Tous trois ont passé : la donne garde sa ligne.
result-ramsch-lost = { $who ->
    [you] Vous perdez.
   *[other] { $name } perd.
  }
result-ramsch-both = Perdants : { $name } et { $second }.
result-ramsch-each = ⟨{ $score }⟩ chacun
result-ramsch-march = Grand chelem.
result-ramsch-alike = Égalité.
result-ramsch-nothing = Personne n’écrit rien.
result-ramsch-tricks = { $tricks ->
    [0] 0 pli
    [one] 1 pli
   *[other] { $tricks } plis
  }
result-dealt = donné
tricks-title = plis
tricks-first = d’abord
tricks-then = puis
tricks-last = enfin
tricks-left = reste
tricks-points = points
tricks-skat = skat
tricks-has = { $who ->
    [you] vous avez
   *[other] { $name } a
  }
tricks-won-here = ⟪gagné ici⟫

### Hints: what the strongest player would do, why, and what it fears

hint-thinking = ⟪L’astuce se prépare …⟫
# A cell under each card that may be played, four at most; and under a card to be put away.
hint-odds = { $n }%
hint-mark = ici
hint-why = Pourquoi
hint-carries = va jusqu’à
hint-both = les deux
# What to do.
hint-bid = ⟨Astuce : dites { $bid }.⟩
hint-hold = ⟨Astuce : tenez { $bid }.⟩
hint-pass = ⟨Astuce : passez.⟩
hint-pick-up = ⟨Astuce : prenez.⟩
hint-hand = ⟨Astuce : main.⟩
hint-take-skat = ⟨Astuce : prenez le skat.⟩
hint-push = ⟨Astuce : faites passer.⟩
hint-put-away = ⟨Astuce : écartez⟩ { $cards }⟨,⟩ { $game }⟨.⟩
hint-game = ⟨Astuce :⟩ { $game }⟨.⟩
hint-put-on = ⟨Astuce :⟩ { $cards }⟨.⟩
hint-card = ⟨Astuce⟩ { $card }⟨.⟩
hint-kontra = ⟨Astuce : contre.⟩
hint-re = ⟨Astuce : surcontre.⟩
hint-hirsch = ⟨Astuce : Hirsch.⟩
hint-accept = ⟨Astuce : acceptez.⟩
hint-play-on = ⟨Astuce : jouez.⟩
# What the odds mean, where there is room.
hint-legend = { $who ->
    [you] ⟪% = vous gagnez⟫
    [ramsch] ⟪% = vous ne perdez rien⟫
   *[both] ⟪% = { $name } et vous gagnez⟫
  }
hint-basis-deals = { $who ->
    [you] Sur 100 donnes conformes à ce que vous avez vu, vous en gagnez tant.
    [ramsch] Sur 100 donnes conformes à ce que vous avez vu, vous ne perdez rien dans tant.
   *[both] Sur 100 donnes conformes à ce que vous avez vu, { $name } et vous en gagnez tant.
  }
hint-basis-all = { $who ->
    [you] De toutes les donnes encore possibles, vous en gagnez tant sur 100.
    [ramsch] De toutes les donnes encore possibles, vous ne perdez rien dans tant sur 100.
   *[both] De toutes les donnes encore possibles, { $name } et vous en gagnez tant sur 100.
  }
hint-basis-games = Sur 100 jeux avec de telles mains, tant sont gagnés.
# The same in a narrow box, in 22 cells a row.
hint-basis-deals-brief = Sur 100 donnes.
hint-basis-all-brief = Sur 100, tout compris.
hint-basis-games-brief = Sur 100 jeux pareils.
hint-basis-thumb = Une règle simple : ici, rien n’est calculé.
# Why, in the auction and before the first card. How often a game is won is told of 100.
why-carries = Avec le skat, { $game } gagne environ { $percent } sur 100 ; bon à { $to }.
why-carries-any = Avec le skat, un jeu ou un autre gagne environ { $percent } sur 100 ; bon à { $to }.
why-carries-hand = { $game } main gagne environ { $percent } sur 100 ; bon à { $to }.
why-dear = La main est bonne jusqu’à { $to }, pas plus.
why-weak = Même { $game } ne gagnerait qu’environ { $percent } sur 100.
why-better-than-ramsch = Un jeu mince, mais mieux que le ramsch.
why-skat-helps = Avec le skat, { $game } gagne environ { $percent } sur 100.
why-needs-no-skat = Sans le skat, { $game } gagne { $percent } essais sur 100.
why-wins = Gagne { $percent } essais sur 100.
why-put-saves = { $card } est à l’abri.
why-put-empties = Plus de { $suit } ensuite.
why-announced = C’est presque sûr : { $percent } sur 100.
why-doubled = Votre camp gagne { $percent } sur 100.
why-not-doubled = Votre camp ne gagne que { $percent } sur 100.
why-no-doubling = Vous n’avez rien à dire ici.
# Why this card.
why-only-card = C’est la seule.
why-alike = Toutes les cartes permises reviennent au même.
why-won = Gagné avec toute carte ; celle-ci rapporte le plus.
why-lost = Perdu avec toute carte ; celle-ci coûte le moins.
why-proven = Elle gagne dans toute donne encore possible.
why-draws = Fait tomber les atouts : { $n ->
    [0] plus aucun dehors.
    [one] encore un dehors.
   *[other] encore { $n } dehors.
  }
why-draws-last = Fait tomber les derniers atouts.
why-takes = Fait le pli, environ { $points ->
    [0] 0 point.
    [one] 1 point.
   *[other] { $points } points.
  }
why-ruffs = Coupe, environ { $points ->
    [0] 0 point.
    [one] 1 point.
   *[other] { $points } points.
  }
why-smears = { $name } fait ce pli : chargez-le.
why-keeps = { $name } fait ce pli seul : gardez { $card }.
why-partner-takes = { $name } fait ce pli.
why-partner-ruffs = { $name } n’a sans doute pas de { $suit } et coupe.
why-ours = Le pli reste à votre camp, environ { $points ->
    [0] 0 point.
    [one] 1 point.
   *[other] { $points } points.
  }
why-saves = { $name } fait ce pli : donnez le moins possible.
why-empties = Votre dernier { $suit } : vous en serez libre.
why-gives-up = Ce pli est perdu ; d’autres cartes perdraient plus.
why-contests = Rien ne gagne plus souvent ; le pli est à vous { $percent } fois sur 100.
why-stays-under = Reste en dessous { $percent } fois sur 100.
why-rids = L’occasion de jeter une carte dangereuse.
why-catches = { $name } doit faire ce pli { $percent } fois sur 100.
why-best = Aucune autre carte ne gagne aussi souvent.
why-points = D’autres gagnent autant, mais rapportent moins.
why-brings-more = D’autres gagnent plus souvent, mais rapportent moins.
why-ramsch-under = Un autre fait le pli { $percent } fois sur 100.
why-ramsch-takes = Le pli est à vous de toute façon, environ { $points ->
    [0] 0 point.
    [one] 1 point.
   *[other] { $points } points.
  }
why-ramsch-rids = Rien à fournir : l’occasion de s’en défaire.
why-ramsch-dearer = Une autre est plus sûre, mais coûte plus en cas d’échec.
# Before a Ramsch, and when somebody gives up.
why-safe = Cette main est assez sûre sans rien voir.
why-unsafe = Cette main a besoin d’autres cartes.
why-puts-on = Sans ces deux, la main est la plus sûre.
why-grand-instead = Grand main promet plus que le ramsch.
why-no-grand-instead = Grand main est trop risqué.
why-agrees = Il n’y a plus rien à gagner.
why-plays-on = Il y a encore quelque chose à gagner.
# What would hurt most, and how often of 100 it is won then.
fear-holds = À craindre : { $what } chez { $name } ({ $percent }).
fear-lacks = À craindre : { $name } sans { $what } ({ $percent }).
fear-all-trumps = À craindre : tous les atouts chez { $name } ({ $percent }).

### The help

help-title = Touches actives maintenant
help-signs = Signes
help-sign-key = se joue : touche 3
help-sign-dot = ne se joue pas
help-sign-winner = est maître
help-sign-turn = c’est son tour
help-mouse-1 = Souris : un clic choisit, un second joue. Avec Maj, elle marque le
help-mouse-2 = texte à copier ; --no-mouse la laisse au terminal.
help-saved = Chaque coup est gardé aussitôt : quittez quand vous voulez.
keys-left-out = Dans cette langue, vos touches feraient deux choses : elles sont écartées.
cap-enter = Entrée
cap-space = Espace
cap-escape = Échap
cap-tab = Tab
cap-backspace = Retour
cap-page-up = Pg↑
cap-page-down = Pg↓
cap-home = Début
cap-end = Fin
cap-control-c = Ctrl-C
cap-control-z = Ctrl-Z
cap-cards = 1…0
cap-twelve-cards = 1…0 { $eleventh } { $twelfth }
cap-digits = 0-9
cap-any = une touche

### The auction: one question, a dim line, the ladder

auction-first = ⟨À vous d’ouvrir.⟩  Que dites-vous ?
auction-held = ⟨{ $name } tient { $bid }.⟩  Que dites-vous ?
auction-left = ⟨{ $name } est à { $bid }.⟩  Que dites-vous ?
auction-unsaid = ⟨{ $name } a passé.⟩  Que dites-vous à { $to } ?
auction-top = ⟨{ $name } tient { $bid }.⟩  Il n’y a rien au-dessus.
auction-alone = ⟨Les deux ont passé.⟩  Jouez-vous pour 18 ?
auction-asked = ⟨{ $name } dit { $bid }.⟩  Tenez-vous ?
auction-jump = { $name } saute de { $from } à { $bid }
auction-opens-high = { $name } ouvre à { $bid }
auction-skipped = ⟪{ $n ->
    [one] sauté : { $values }
   *[other] sautés : { $values }
  }⟫
auction-to-bid = { $to ->
    [you] ⟨{ $name } enchérit⟩ contre vous.
   *[other] ⟨{ $name } enchérit⟩ contre { $other }.
  }
auction-to-answer = { $to ->
    [you] { $who ->
        [you] ⟨Vous dites { $bid }.⟩
       *[other] ⟨{ $name } vous dit { $bid }.⟩
      }
   *[other] { $who ->
        [you] ⟨Vous dites { $bid }⟩ à { $other }.
       *[other] ⟨{ $name } dit { $bid }⟩ à { $other }.
      }
  }
auction-other-alone = ⟨Deux ont passé.⟩  { $name } peut jouer pour 18.
auction-after-you = ⟪{ $name } peut enchérir après vous.⟫
auction-after-this = ⟪Vous pourrez enchérir ensuite.⟫
auction-nobody-after = ⟪Plus personne n’enchérit ensuite.⟫
auction-you-passed = ⟪Vous avez passé.⟫
auction-pass-in = ⟪Passez, et personne ne joue.⟫
auction-pass-ramsch = ⟪Passez, et c’est un ramsch.⟫
auction-next = ⟪ensuite { $bid } · les flèches sautent⟫
auction-next-last = ⟪{ $bid } est l’enchère la plus haute.⟫
auction-next-skips = ⟪ensuite { $bid } · { $value } saute { $n ->
    [one] une enchère
   *[other] { $n } enchères
  }⟫
auction-no-bid = { $typed } n’est pas une enchère possible.
auction-typed-so-far = tapé ⟨{ $typed }⟩
auction-typed = tapé ⟨{ $typed }⟩ ⟪· Entrée dit { $value }⟫

ladder-held = oui
ladder-awaited = ?
ladder-passed = passe
ladder-waits = attend

### Pick up or Hand, and what is put away

skat-caption = le skat
skat-picked-up = skat pris
skat-hand = main
skat-below = { $value } sous { $bid }
skat-below-both = tous sous { $bid }
skat-below-list = { $hand ->
    [no] skat pris, sous { $bid } : { $games }
   *[yes] main, sous { $bid } : { $games }
  }
skat-other-decides = { $name } peut prendre le skat.
skat-other-announces = { $name } a pris le skat.
skat-other-hand = { $name } joue main : le skat reste fermé.
discard-points = { $points ->
    [0] 0 point écarté
    [one] 1 point écarté
   *[other] { $points } points écartés
  }
discard-points-on = { $points ->
    [0] 0 point passé
    [one] 1 point passé
   *[other] { $points } points passés
  }

### The announcement

announce-sum = { $matadors }, { $step } × { $base }
announce-sum-brief = { $step } × { $base }
announce-null = aucun pli
announce-null-open = aucun pli, ouvert
announce-covers = couvre { $bid }
announce-short = sous { $bid } : surenchéri
announce-shrinks = un valet au skat le diminue
announce-short-brief = surenchéri
announce-not-allowed = interdit sous { $bid }
announce-not-allowed-brief = sous { $bid }
announce-levels = annoncer
announce-schneider = Schneider
announce-schwarz = Schwarz
announce-open = ouvert
announce-put-away = ⟪écarté⟫ { $cards }
announce-shut = ⟪le skat reste fermé⟫

spelled-game = jeu { $level }
spelled-hand = main { $level }
spelled-schneider = Schneider { $level }
spelled-announced = annoncé { $level }
spelled-schwarz = Schwarz { $level }
spelled-open = ouvert { $level }
spelled-promise = annoncé { $step }
spelled = ⟪{ $steps } · { $level } × { $base } =⟫ ⟨{ $value }⟩

stake-points = il faut { $points } points : { $win } ou { $loss }
stake-shrinks = un valet au skat le diminue : { $win } ou { $loss }
stake-every-trick = il faut tous les plis : { $win } ou { $loss }
stake-no-trick = aucun pli : { $win } ou { $loss }
stake-needs-schneider = { $value } ne couvre pas { $bid } : il faut Schneider, ou { $loss }
stake-needs-schwarz = { $value } ne couvre pas { $bid } : il faut Schwarz, ou { $loss }
stake-lost = { $value } n’atteint pas { $bid }, même avec Schwarz : { $loss }
stake-skat-alone = { $value } n’atteint { $bid } que par le skat, ou { $loss }
stake-refused = interdit sous { $bid }
stake-again = { $stake }. La même touche le joue.

### The start menu

start-wish = Bon jeu !
start-continue = Continuer
start-others = Autres feuilles
start-others-means = { $count ->
    [one] 1 autre attend
   *[other] { $count } autres attendent
  }
start-new = Nouvelle feuille
start-daily = Donnes du jour
start-daily-means = les mêmes pour tous · ne comptent pas
start-practice = Entraînement
start-practice-means = un genre de jeu au choix · ne compte pas
start-settings = Réglages
start-help = Aide
start-leave = Quitter
start-version = skat { $version }
start-over = les { $deals } donnes sont jouées
start-limit = la limite de la feuille est atteinte
start-ended = la feuille est finie
start-unwritten = { $place } · rien n’est encore écrit
start-standing = { $place } · { $rank ->
    [lead] vous menez avec { $total }
    [shared] vous menez à égalité, { $total }
    [second] 2e place avec { $total }
    [third] 3e place avec { $total }
   *[last] dernière place avec { $total }
  }
start-fresh = { $length } avec { $others }
names-two = { $first } et { $second }
names-three = { $first }, { $second } et { $third }
names-four = { $first }, { $second }, { $third } et { $fourth }

### What can be practised

practice-none = Avec ces règles maison, aucune donne de ce genre.
drill-any = Toute donne
drill-any-means = comme elle vient, coups annulables
drill-declarer = Jouer seul
drill-declarer-means = les enchères sont à vous
drill-suit = Couleur
drill-suit-means = une main pour un jeu à la couleur
drill-grand = Grand
drill-grand-means = une main pour un grand
drill-null = Null
drill-null-means = une main pour un null
drill-hand = Main
drill-hand-means = une main à jouer sans le skat
drill-defender = Défense
drill-defender-means = un autre joue avec atouts
drill-null-defence = Défense au null
drill-null-defence-means = un autre joue un null
drill-ramsch = Ramsch
drill-ramsch-means = chacun pour soi

terms-plain = ⟪Compte :⟫ simple
terms-minus = ⟪Compte :⟫ feuille en moins, sans limite
terms-minus-limit = ⟪Compte :⟫ feuille en moins, jusqu’à { $limit }
terms-points = ⟪Fin :⟫ à { $points } points
terms-minutes = ⟪Fin :⟫ après { $minutes } minutes
terms-rules = ⟪Règles maison :⟫ { $rules }
terms-number = ⟪Règles maison :⟫ { $n ->
    [one] une en propre
   *[other] { $n } en propre
  }
terms-preset = ⟪Règles maison :⟫ { $name } ({ $rules })

### How long a list is

place-deals = donne { $deal } sur { $deals }
place-points = donne { $deal } jusqu’à { $points } points
place-alone = donne { $deal }
place-time = { $place } · encore { $minutes } min
place-last = { $place } · la dernière
length-points = jusqu’à { $points } points
length-deals = { $deals ->
    [one] 1 donne
   *[other] { $deals } donnes
  }
length-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
  }
length-both = { $first }, { $second }

### Told once at the start

tell-list-waits = Votre feuille attend à la { $place }.
tell-set-aside = Une feuille abîmée est gardée sous { $name }.
tell-set-aside-line = Une feuille abîmée à la ligne { $line } est gardée sous { $name }.
tell-set-aside-newer = Une feuille d’une version plus récente est gardée sous { $name }.

### A player who failed

failed-player = { $name } n’a pas su décider, un débutant l’a fait à sa place. À signaler : { $report }
failed-tip = Pas d’astuce : celui qui la donne a échoué. À signaler : { $report }

### A recorded game, step by step

show-place = ⟪jeu { $game } · pas { $step } sur { $steps }⟫
show-place-trick = ⟪jeu { $game } · pas { $step } sur { $steps } · pli { $trick } sur 10⟫
show-place-end = ⟪jeu { $game } · résultat⟫
show-place-differs = ⟪jeu { $game } ·⟫ le résultat noté est autre
show-dealt = Les cartes sont données. { $name } commence.
show-says = { $name } dit { $bid }.
show-holds = { $name } tient { $bid }.
show-passes = { $name } passe.
show-takes-skat = { $name } prend le skat.
show-finds = { $name } prend le skat : { $cards }.
show-announces = { $name } annonce { $game }.
show-announces-and-puts = { $name } annonce { $game } et écarte { $cards }.
show-kontra = { $name } contre.
show-re = { $name } surcontre.
show-hirsch = { $name } dit Hirsch.
show-declines = { $name } ne double pas.
show-no-grand-hand = { $name } ne joue pas grand main.
show-pushes = { $name } fait passer le skat sans le voir.
show-puts-on = { $name } passe deux cartes.
show-puts-these-on = { $name } passe { $cards }.
show-plays = { $name } joue { $card }.
show-claims = { $name } abat son jeu.
show-concedes = { $name } veut abandonner.
show-accepts = { $name } est d’accord.
show-plays-on = { $name } veut jouer.
show-stops = La valeur est acquise : le jeu s’arrête ici.
show-early = La valeur est acquise, et la notation s’arrête ici.
show-gave-up = { $side ->
    [declarer] Le déclarant a abandonné.
   *[defenders] La défense a abandonné.
  }
show-timed-out = { $name } n’avait plus de temps.
show-left = { $name } a quitté la table.
show-passed-in = Tous trois ont passé : personne ne joue.
show-unknown = Le jeu est fini ; ses cartes ne sont pas toutes connues.
show-written = ⟨{ $score }⟩ pour { $name }.
show-no-contract = Il n’y avait pas encore de jeu.
show-skat = ⟪skat⟫ { $cards }
key-seat = c
show-do-step = pas
show-do-trick = pli
do-seat = cartes de qui
show-do-on = un pas en avant
show-do-back = un pas en arrière
show-do-tricks = un pli en arrière, en avant
show-do-ends = la donne, le résultat
show-do-seats = toutes les cartes, ou celles d’une place
show-do-result = les dix plis à côté du résultat

### The settings

set-title = ⟨Réglages⟩
set-file = ⟪enregistrés dans { $path }⟫
set-no-file = ⟪pour cette fois seulement⟫
set-cards = Cartes
set-table = Table
set-aids = Aides
set-people = Joueurs
set-list = Feuille
set-house = Maison
set-on = oui
set-off = non
set-deck = Jeu de cartes
set-about-deck = Les quatre jeux sont à droite, dessinés comme à la table.
set-deck-french = français
set-deck-tournament = quatre couleurs
set-deck-german = allemand
set-deck-ascii = lettres C S H D
set-faces = Faces
set-about-faces = Le papier demande un terminal en vraies couleurs ; les contours, rien.
set-faces-auto = papier si possible
set-faces-paper = papier
set-faces-outline = contours
set-sort = Tri
set-about-sort = Comment votre main est triée.
set-sort-alternating = couleurs alternées
set-sort-trumps-left = atouts à gauche
set-sort-trumps-right = atouts à droite
set-sort-null = comme au null
set-sort-rank = par rang
set-sort-unsorted = sans tri
set-tricks = Plis passés
set-about-tricks = Les cartes des plis passés : une colonne par place, ou dans l’ordre du jeu.
set-tricks-seats = par place
set-tricks-play = dans l’ordre du jeu
set-theme = Thème
set-about-theme = Vos propres thèmes sont dans le dossier « themes » à côté du fichier.
set-theme-auto = tout fond
set-theme-dark = sombre
set-theme-light = clair
set-theme-contrast = fort contraste
set-theme-mono = sans couleurs
set-color = Couleurs
set-about-color = Le nombre de couleurs employées, ou aucune.
set-color-auto = sauf NO_COLOR
set-color-always = toujours
set-color-never = jamais
set-color-true = toutes
set-lang = Langue
set-about-lang = Tout ce que vous lisez ici change aussitôt.
set-lang-auto = comme la machine
set-pace = Un pli reste
set-about-pace = Combien de temps un pli reste sur la table ; les autres jouent à ce rythme.
set-pace-tenths = { $whole },{ $tenth } s
set-pace-whole = { $whole } s
set-pace-none = rien n’attend
set-trick-waits = Attend une touche
set-about-trick-waits = Le pli reste-t-il jusqu’à ce que vous appuyiez sur une touche ?
set-motion = Mouvement
set-about-motion = Voir les cartes bouger, un huitième de seconde.
set-mouse = Souris
set-about-mouse = Si non, le terminal s’en sert pour marquer du texte.
set-keyboard = Clavier
set-about-keyboard = Où sont les touches des cartes. En AZERTY, - est la sixième.
set-plain = Lignes
set-about-plain = La partie en lignes, pour lecteurs d’écran et scripts ; au prochain lancement.
set-keyboard-auto = deviné
set-keyboard-qwerty = 1 … 0 - =
set-keyboard-qwertz = 1 … 0 ß +
set-keyboard-azerty = & … à ) =
set-hints = Astuces
set-training-trumps = Atouts tombés
set-training-tricks = Tous les plis
set-training-points = Compte des points
set-about-hints = Si l’on peut demander au plus fort ce qu’il ferait.
set-about-training-trumps = Pour s’exercer : combien d’atouts sont tombés.
set-about-training-tricks = Pour s’exercer : à table, on ne revoit que le dernier pli.
set-about-training-points = Une aide d’entraînement : à une vraie table, on compte de tête.
set-name = Votre nom
set-about-name = Comment on vous appelle à la table.
set-left = À votre gauche
set-right = À votre droite
set-third = Le troisième
set-about-opponents = Les autres, dans le sens horaire depuis votre gauche.
set-level = Ils jouent
set-level-of = … { $name }
set-about-level = Le niveau des autres.
set-each-own = chacun à sa façon
set-level-beginner = débutant
set-level-casual = de temps en temps
set-level-club = joueur de club
set-level-expert = expert
set-level-master = maître
set-style = Ils enchérissent
set-about-style = Jusqu’où les autres enchérissent.
set-style-careful = avec prudence
set-style-balanced = avec mesure
set-style-bold = avec audace
set-players = Joueurs
set-about-players = Trois, ou quatre et le donneur passe son tour.
set-deals = Donnes
set-about-deals = La longueur d’une feuille. L’officielle en a 36, ou 48 à quatre.
set-deals-auto = feuille officielle
set-deals-open = autant qu’il faut
set-deals-number = { $n }
set-scoring = Décompte
set-about-scoring = Seeger-Fabian est celui des clubs ; sur une feuille moins, on n’écrit que du moins.
set-scoring-plain = points simples
set-scoring-seeger-fabian = Seeger-Fabian
set-scoring-minus = feuille moins
set-limit = Limite
set-about-limit = À combien de points moins la feuille s’arrête.
set-limit-none = aucune
set-limit-number = { $n } points
set-points = Finit à
set-about-points = À combien de points d’un joueur la feuille finit avant sa dernière donne.
set-points-number = { $n } points
set-minutes = Finit après
set-about-minutes = Après quel temps on ne commence plus de donne.
set-minutes-number = { $n } minutes
set-points-none = pas de telle fin
set-minutes-none = pas de telle fin
set-rules = Règles maison
set-about-rules = Toutes à la fois ; dessous, une par une.
set-rules-official = aucune, officiel
set-rules-pub = comme au café
set-rules-xskat = comme XSkat
set-ramsch = Ramsch
set-about-ramsch = Si les trois passent, on joue un Ramsch.
set-schieberamsch = Schieberamsch
set-about-schieberamsch = Avant chaque Ramsch le skat circule ; passé sans être vu, il double.
set-push-jacks = Passer les valets
set-about-push-jacks = Qui a pris le skat peut y mettre des valets.
set-ramsch-skat = Skat du Ramsch
set-about-ramsch-skat = Qui reçoit le skat d’un Ramsch.
set-ramsch-skat-last-trick = le dernier pli
set-ramsch-skat-loser = le perdant
set-ramsch-skat-nobody = personne
set-grand-hand = Grand main
set-about-grand-hand = Avant un Ramsch, chacun peut annoncer un grand main.
set-kontra = Contre
set-about-kontra = La défense peut contrer : le jeu compte double.
set-kontra-announcement = après l’annonce
set-kontra-18 = Contre dès 18
set-about-kontra-18 = Contre seulement par qui a dit ou tenu 18, ou ne l’a pu.
set-re = Surcontre
set-about-re = Le déclarant peut surcontrer, ce qui double encore.
set-hirsch = Hirsch
set-about-hirsch = Le défenseur peut répondre au surcontre : encore le double.
set-bock = Bock
set-about-bock = Certains résultats amènent un tour où tout compte double.
set-triggers = Ce qui l’amène
set-about-triggers = Ce résultat amène-t-il un tour ?
set-ramsch-rounds = Tours de Ramsch
set-about-ramsch-rounds = Après chaque tour de Bock, ou à sa place, un tour de Ramsch.
set-ramsch-rounds-always = toujours
set-trigger-even = … 60 à 60
set-trigger-kontra-lost = … perdu après contre
set-trigger-re = … surcontre
set-trigger-grand-hand-won = … grand main gagné
set-trigger-grand-lost = … grand perdu
set-trigger-digits = … chiffres égaux
set-trigger-hundred = … centaine ronde
set-trigger-72 = … un jeu de 72
set-trigger-96 = … un jeu de 96
set-trigger-passed = … tous passent
set-trigger-lost-100 = … sous −100
set-next-list = ⟪À partir de la prochaine feuille.⟫
set-idle = ⟪Ne change rien à côté des autres.⟫
set-held = Donné par { $by } pour cette fois : ne peut être changé ici.
set-held-note = C’est dit au lancement et reste jusqu’au prochain.
set-kept = Enregistré dans { $path }.
set-kept-new = Enregistré dans { $path }, qui est nouveau.
set-unkept-meanwhile = { $path } a été modifié entre-temps, aussi « { $setting } ». Échap le laisse ; le vôtre vaut jusqu’à la fin.
set-unkept-read-only = { $path } est en lecture seule. Votre choix vaut jusqu’à la fin ; Échap revient.
set-unkept-refused = Non enregistré : { $why }. Votre choix vaut jusqu’à la fin ; Échap revient.
set-unkept-nowhere = Aucun dossier de réglages n’est connu (--config nomme un fichier). Votre choix vaut jusqu’à la fin.
set-same-name = { $name } est déjà à la table.
set-bad-name = Un nom a 1 à { $n } cellules et pas de blanc aux bouts.
set-bad-number = Un nombre de { $least } à { $most }.

### Standings on the command line

standings-rank = rang
standings-name = nom
standings-own = gagn./perd.
standings-others = autres
standings-deals = { $n ->
    [0] 0 donne
    [one] 1 donne
   *[other] { $n } donnes
  }
standings-passed = { $n } sans jeu
standings-aborted = { $n } interrompues
standings-unfinished = { $n } inachevées
standings-damaged = { $n ->
    [one] 1 notation abîmée omise
   *[other] { $n } notations abîmées omises
  } (skat replay dit pourquoi)

### Statistics on the command line

decimal-mark = ,
stats-none = Aucune donne de cette sorte n’est enregistrée.
stats-games = jeux
stats-share = part
stats-won = gagnés
stats-average = par jeu
stats-percent = { $n } %
stats-hand = dont main
stats-open = dont ouvert
stats-announced = dont annoncés
stats-declarer = comme déclarant
stats-defender = en défense
stats-passed = sans jeu : { $n }
stats-ramsch = Ramsch : { $n }
stats-overbid = surenchéri : { $n }
stats-sums = liste simple { $plain }, Seeger-Fabian { $sf }, soit { $deal } par donne
stats-official = officielles
stats-dealt = { $n ->
    [0] 0 donne
    [one] 1 donne
   *[other] { $n } donnes
  }
stats-rules = règles
stats-level = niveau
stats-deals = donnes
stats-sf = par donne, SF
hands-dealt = { $n ->
    [0] 0 main distribuée
    [one] 1 main distribuée
   *[other] { $n } mains distribuées
  }
hands-jacks = valets
hands-aces = as
hands-longest = couleur la plus longue, sans les valets
hands-count = mains
hands-expected = attendu
hands-chance = Un bon mélange s’écarte autant ou plus de l’attente { $n } fois sur 100.
hands-few = Trop peu de mains pour en dire plus.

### The score sheet on paper

sheet-title = Feuille de skat
sheet-of-day = du { $date }
sheet-place = Lieu :
sheet-date = Date :
sheet-table = Table :
sheet-series = Série :
sheet-writer = tenue par
sheet-checked = vérifiée par
sheet-number = donne
sheet-base = valeur de base
sheet-with = avec
sheet-without = sans
sheet-doubled = doublé
sheet-value = gagné / perdu

### The game as lines, for who does not see a table

line-hello = Skat, ligne par ligne. « aide » dit ce qu’on peut répondre ; la fin des réponses enregistre et quitte.
line-deal = { $deal } : { $who ->
    [you] vous donnez
   *[other] { $name } donne
  }; { $place ->
    [forehand] vous êtes premier
    [middlehand] vous êtes deuxième
    [rearhand] vous êtes troisième
   *[out] vous passez votre tour
  }.
line-cards = Vos cartes : { $cards }.
line-open = Les cartes ouvertes de { $name } : { $cards }.
line-bids = { $who ->
    [you] Vous dites { $bid }.
   *[other] { $name } dit { $bid }.
  }
line-holds = { $who ->
    [you] Vous tenez { $bid }.
   *[other] { $name } tient { $bid }.
  }
line-passes = { $who ->
    [you] Vous passez.
   *[other] { $name } passe.
  }
line-takes-skat = { $who ->
    [you] Vous prenez le skat.
   *[other] { $name } prend le skat.
  }
line-plays-hand = { $who ->
    [you] Vous jouez main : le skat reste fermé.
   *[other] { $name } joue main : le skat reste fermé.
  }
line-announces = { $who ->
    [you] Vous jouez { $game }.
   *[other] { $name } joue { $game }.
  }
line-announces-and-puts = { $who ->
    [you] Vous jouez { $game } et écartez : { $cards }.
   *[other] { $name } joue { $game } et écarte : { $cards }.
  }
line-kontra = { $who ->
    [you] Vous contrez.
   *[other] { $name } contre.
  }
line-re = { $who ->
    [you] Vous surcontrez.
   *[other] { $name } surcontre.
  }
line-hirsch = { $who ->
    [you] Vous dites Hirsch.
   *[other] { $name } dit Hirsch.
  }
line-pushes = { $who ->
    [you] Vous faites passer le skat sans le voir.
   *[other] { $name } fait passer le skat sans le voir.
  }
line-puts-on = { $who ->
    [you] Vous passez deux cartes.
   *[other] { $name } passe deux cartes.
  }
line-puts-these-on = { $who ->
    [you] Vous passez : { $cards }.
   *[other] { $name } passe : { $cards }.
  }
line-plays = { $who ->
    [you] Vous jouez { $card }.
   *[other] { $name } joue { $card }.
  }
line-takes = Pli { $trick }: { $who ->
    [you] vous le prenez
   *[other] { $name } le prend
  }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
line-claims = { $who ->
    [you] Vous abattez votre jeu.
   *[other] { $name } abat son jeu.
  }
line-gives-up = { $who ->
    [you] Vous abandonnez.
   *[other] { $name } abandonne.
  }
line-accepts = { $who ->
    [you] Vous acceptez.
   *[other] { $name } accepte.
  }
line-plays-on = { $who ->
    [you] Vous continuez.
   *[other] { $name } continue.
  }
line-stops = La valeur est certaine : le jeu s’arrête ici.
line-taken-back = Repris.
line-trick = Pli { $trick } sur 10.
line-totals = Totaux : { $totals }.
line-seed = Seed de la donne : { $seed }
line-dealt = { $who ->
    [you] Vous avez reçu : { $cards }.
   *[other] { $name } a reçu : { $cards }.
}
line-dealt-skat = Dans le skat : { $cards }.
line-left = { $who ->
    [you] Il vous restait : { $cards }.
   *[other] Il restait à { $name } : { $cards }.
}
line-row = { $deal }. { $game } : { $scores }
line-row-nothing = { $deal }. { $game }
line-figures = { $name } : { $points }, gagné { $won }, perdu { $lost }
line-figures-total = { $name } : { $points }, gagné { $won }, perdu { $lost }, total { $total }
line-choice = { $n } { $text } ({ $letter })
line-choice-alone = { $n } { $text }
line-game = { $n } { $game }, { $value }
line-ask-bid = Votre enchère : { $value } ou plus, ou { $pass } pour passer.
line-ask-pass = { $pass } pour passer.
line-ask-game = Quel jeu ?
line-ask-game-hand = Quel jeu ? Puis Schneider, Schwarz ou ouvert, si annoncé.
line-ask-card = Votre carte : { $cards }
line-ask-discard = Deux cartes à écarter : { $cards }
line-ask-put-on = Deux cartes à passer : { $cards }
line-ask-rules = Quelle page ? Tout autre mot est cherché dans toutes.
line-ask-quiz = Combien de points le déclarant inscrit-il, gagnés ou perdus ?
line-unknown = « { $text } » n’est pas une réponse ici ; « aide » les donne.
line-no-card = « { $text } » n’est pas une de vos cartes.
line-not-held = Vous n’avez pas : { $card }.
line-two-cards = Une ou deux cartes différentes.
line-settings = Les réglages se changent dans { $path }, ou sur leur page à la table.
line-help = Ce qu’on peut répondre maintenant :
line-help-card = une carte : son numéro, ou { $card } par exemple
line-help-two = deux cartes, ou l’une après l’autre : leurs numéros, ou { $card } par exemple
line-help-bid = une valeur d’enchère
line-help-game = un jeu : son numéro, ou son nom
line-help-choice = un choix : son numéro, sa lettre ou ses mots
line-word-cards = cartes
line-word-table = table
spoken-card = { $rank } de { $suit }
spoken-clubs = trèfle
spoken-spades = pique
spoken-hearts = cœur
spoken-diamonds = carreau
spoken-acorns = gland
spoken-leaves = feuille
spoken-reds = cœur
spoken-bells = grelot
letter-acorns = G
letter-leaves = F
letter-reds = C
letter-bells = L
spoken-seven = sept
spoken-eight = huit
spoken-nine = neuf
spoken-ten = dix
spoken-jack = valet
spoken-queen = dame
spoken-king = roi
spoken-ace = as
spoken-unter = unter
spoken-ober = ober
spoken-daus = as

### The rules on the screen

key-read-rules = r
do-read-rules = règles
do-topic = sujet
do-find = chercher
do-next-place = la suivante
cap-letters = a…z
start-rules = Règles
head-rules = ⟨Règles⟩  ⟪{ $number }⟫ { $title }
head-rules-place = ⟪{ $number } sur { $topics }⟫
reading-find = chercher ⟨{ $query }⟩_
reading-places = { $places ->
    [0] ⟪nulle part⟫
    [one] ⟪à 1 endroit⟫
   *[other] ⟪à { $places } endroits⟫
  }
reading-more = { $rows ->
    [one] ⟪↓ encore 1 ligne⟫
   *[other] ⟪↓ encore { $rows } lignes⟫
  }

### Jugement des décisions

review-game = { $name } joue { $game } et { $won ->
    [won] gagne
   *[other] perd
  } avec { $points }.
review-passed = Tout le monde a passé.
review-ramsch = Un Ramsch.
review-no-game = La partie s’est arrêtée avant l’annonce.
review-damaged = Cet enregistrement ne peut pas être rejoué : { $why }
review-unknown = On ne sait pas où étaient ces cartes : { $cards }. Qui a pu les avoir n’est pas jugé.
review-none = Aucune décision n’a rien coûté.
review-number = coup
review-player = joueur
review-made = fait
review-better = mieux
review-cost = points
review-of-hundred = sur 100
review-hold = tenir { $bid }
review-silent = rien
review-turned = a retourné la partie
review-sums = { $name } : { $sum } (enchères { $auction }, skat et annonce { $game }, comme déclarant { $declarer }, en défense { $defence })

### The page of a review

key-review = a
do-review = analyse
key-next-error = s
do-next-error = erreur suivante
review-do-errors = erreur précédente, suivante
review-do-ends = premier et dernier pas
review-do-hands = toutes les cartes, ou votre vue
review-do-table = le tableau de vos décisions
review-do-signs = imprécis, erreur, gaffe
review-do-show = voir
review-do-open = montrer les cartes
review-do-close = cacher les cartes
review-do-decisions = décisions
review-head = ⟨Analyse⟩  ⟨{ $game }⟩ { $who ->
    [you] ⟪vous jouiez⟫
   *[other] ⟪{ $name } jouait⟫
  } ⟪·⟫ { $won ->
    [won] gagné avec ⟨{ $points }⟩
    [lost] perdu avec ⟨{ $points }⟩
   *[open] interrompu
  }
review-head-null = ⟨Analyse⟩  ⟨{ $game }⟩ { $who ->
    [you] ⟪vous jouiez⟫
   *[other] ⟪{ $name } jouait⟫
  } ⟪·⟫ { $won ->
    [won] gagné
    [lost] perdu
   *[open] interrompu
  }
review-head-ramsch = ⟨Analyse⟩  ⟨Ramsch⟩
review-head-passed = ⟨Analyse⟩  ⟨Tous ont passé⟩
review-place = ⟪pas { $step } sur { $steps } · { $place }⟫
review-number-in-file = jeu { $game }
review-bid = ench
review-skat = skat
review-open = réel
review-of-cards = vos cartes
review-of-skat = le skat
review-of-errors = vos erreurs
review-of-others = leur jeu
review-written = votre liste
review-auction = Enchères
review-the-skat = Le skat
review-put-away = Écart
review-the-game = L’annonce
line-review-trick = Pli { $trick }
review-leads = ⟨{ $what }⟩  { $who ->
    [you] vous entamez
   *[other] { $name } entame
  }
review-acts = ⟨{ $what }⟩  { $who ->
    [you] vous
   *[other] { $name }
  }
grade-right = juste
grade-fine = correct
grade-slip = imprécis
grade-mistake = erreur
grade-blunder = gaffe
review-it-cost = ⟪coût :⟫ ⟨{ $lost }⟩ ⟪sur 100,⟫ ⟨{ $points }⟩ ⟪{ $points ->
    [one] point
   *[other] points
  }⟫
review-it-cost-brief = ⟨−{ $lost }⟩ ⟪sur 100,⟫ ⟨−{ $points }⟩
review-you = vous
review-you-hold = Vous
review-with-open = cartes ouvertes { $values }
review-values = { $before } → { $after }
review-bad-luck = malchance : c’était juste
review-lost-it = cette carte l’a perdu
review-won-anyway = gagné de toute façon
review-went-well = cette fois, ça a marché
review-lost-anyway = perdu de toute façon
review-error-anyway = perdu de toute façon, une erreur quand même
review-given-back = rendu
review-thrown-away = gâché
review-forced = Il n’y avait pas de choix.
review-working = Ce pas est encore en cours de calcul …
review-no-errors = Vous n’avez fait aucune erreur dans cette donne.
review-no-errors-yet = Pas d’erreur pour l’instant ; le reste est en cours de calcul.
review-turns = Cartes ouvertes : { $away ->
    [0] jamais gâché
    [one] gâché une fois
   *[other] gâché { $away } fois
  }, { $back ->
    [0] jamais rendu.
    [one] rendu une fois.
   *[other] rendu { $back } fois.
  }
review-decisions = vos décisions
review-grade = jugement
review-open-cards = jeu ouvert
review-row-bid = enchères
review-row-skat = skat
review-row-discard = écart
review-row-game = annonce
review-row-tricks = { $count ->
    [one] pli { $tricks }
   *[other] plis { $tricks }
  }
review-errors-of = { $errors ->
    [one] { $errors } erreur sur { $all }
   *[other] { $errors } erreurs sur { $all }
  }
line-review-head = { $head }.
line-review-step = Pas { $step } sur { $steps } :
line-review-done = Vous : { $done }. Jugement : { $grade }.
line-review-forced = Vous : { $done }.
line-review-made = { $done }.
line-review-better = Mieux : { $best }, { $chance } sur 100 contre { $own } ; cela coûte { $points } { $points ->
    [one] point
   *[other] points
  } sur la liste.
line-review-open = Cartes ouvertes : { $verdict }.
line-review-hand = { $name } : { $cards }.
line-review-right = { $done }, { $grade }.
line-review-error = { $done }, { $grade } ; mieux { $best }, cela coûte { $points }.
line-review-chance = { $what } : { $chance } sur 100.
line-review-next = suite
line-review-back = retour
line-review-hands = mains
line-review-course = parcours
