# The rules to look up, in French. What holds for all of these files is told in en.ftl.
#
# A trick is a pli, a deal a donne, the game that is declared a contrat or jeu, the list a feuille.

rules-pages-title = Les règles du skat
rules-pages-contents = « skat rules SUJET » montre une de ces pages, « skat rules all » les montre toutes, et « skat rules --print » donne de quoi imprimer sur deux pages A4.

### Topics

rules-topic-quick-start = Pour commencer
rules-topic-cards = Les cartes
rules-topic-deal = Places et donne
rules-topic-auction = Les enchères
rules-topic-skat = Skat ou main
rules-topic-announcing = Les annonces
rules-topic-tricks = Les plis
rules-topic-winning = Gagné ou perdu
rules-topic-matadors = Les matadors
rules-topic-value = Ce que vaut un jeu
rules-topic-overbid = Surenchéri
rules-topic-null = Null
rules-topic-bids = Valeurs d’enchère
rules-topic-list = La feuille
rules-topic-ending = Finir avant la fin
rules-topic-house = Règles maison
rules-topic-questions = Questions
rules-topic-glossary = Les mots

### Heads of columns, and small words

rules-head-col-game = jeu
rules-head-col-trumps = atouts
rules-head-col-base = valeur de base
rules-head-col-card = carte
rules-head-col-sign = signe
rules-head-col-points = points
rules-head-col-french = jeu français
rules-head-col-german = jeu allemand
rules-head-col-skat = skat
rules-head-col-won = gagné
rules-head-col-lost = perdu
rules-head-col-value = valeur
rules-head-col-games = jeux
rules-head-col-deal = donne
rules-say-yes = oui
rules-say-pass = passe
rules-say-may = oui
rules-say-may-not = –
rules-card-missing = absent

rules-rank-name-ace = as
rules-rank-name-ten = dix
rules-rank-name-king = roi
rules-rank-name-queen = dame
rules-rank-name-jack = valet
rules-rank-name-low = neuf, huit, sept
rules-rank-name-daus = Daus (as)
rules-rank-name-ober = Ober
rules-rank-name-unter = Unter

### Quick start

rules-quick-intro = Le skat se joue à trois : un joueur seul contre les deux autres. Ces { $steps } étapes suffisent pour se mettre à table. Il faut environ { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
  } pour les lire.
rules-quick-step = { $step }. { $title } ⟪· environ { $seconds } secondes⟫
rules-quick-table = La table
rules-quick-table-sides = À chaque donne, un joueur, le ⟨déclarant⟩, joue seul contre les deux autres, les ⟨défenseurs⟩. Ce n’est pas toujours le même, et chacun marque donc ses propres points.
rules-quick-table-aim = Les { $pack } cartes comptent ensemble { $total } points. Le déclarant gagne avec { $need } ou plus ; à { $half } partout, ce sont les défenseurs qui gagnent.
rules-quick-deal = La donne
rules-quick-deal-cards = Chacun reçoit { $hand } cartes. Deux restent au milieu, face cachée : le ⟨skat⟩.
rules-quick-deal-seats = À gauche du donneur se trouve le ⟨premier⟩, qui entame le premier pli. Dans le sens des aiguilles d’une montre viennent ensuite le ⟨deuxième⟩ et le ⟨troisième⟩ ; à trois joueurs, le troisième est le donneur.
rules-quick-auction = Les enchères
rules-quick-auction-who = Qui enchérit le plus haut joue seul. Le deuxième parle au premier, qui répond « oui » ou passe. Puis le troisième parle à celui qui reste. Les degrés sont { $first-bids }
rules-quick-auction-worth = On peut aller aussi haut que vaut son jeu : valeur de base × (⟨matadors⟩ plus un). Les matadors sont les plus forts atouts, en suite ininterrompue depuis { $jack-clubs }, que l’on a ou que l’on n’a pas.
rules-quick-auction-hand = Une main pour { $hearts } :
rules-quick-auction-example = Elle a { $jack-clubs } mais pas { $jack-spades } : ⟨{ $matadors }⟩. À { $game } cela fait { $levels } × { $base } = ⟨{ $value }⟩, et l’on peut donc enchérir jusqu’à { $value }.
rules-quick-skat = Skat ou main
rules-quick-skat-pick-up = Le déclarant prend le skat et écarte deux cartes de son choix. Elles compteront pour lui. Ensuite il nomme son jeu.
rules-quick-skat-hand = Ou bien le skat reste fermé : c’est jouer ⟨main⟩, et cela vaut un niveau de plus.
rules-quick-games = Les jeux
rules-quick-games-suit = les quatre valets et la couleur
rules-quick-games-grand = les quatre valets seuls
rules-quick-games-null = aucun ; ne faire aucun pli
rules-quick-games-follow = Fournissez ce qui est demandé : atout sur atout, une couleur sur cette couleur. Les valets sont atouts et n’appartiennent à aucune couleur.
rules-quick-games-takes = Si vous ne pouvez pas fournir, jouez ce que vous voulez. Le plus fort atout prend le pli, ou sinon la plus forte carte de la couleur demandée ; qui prend entame le suivant.
rules-quick-games-written = Un jeu gagné rapporte sa valeur ; un jeu perdu coûte { $loss } × sa valeur.
rules-quick-now = Cela suffit pour la première donne. Tout le reste se trouve ici quand on en a besoin.

### The cards

rules-cards-pack = Le skat a { $pack } cartes : les quatre couleurs { $clubs }, { $spades }, { $hearts } et { $diamonds }, de { $suit-cards } cartes chacune.
rules-cards-points = Ce qu’elles comptent
rules-cards-points-total = Cela fait { $suit-points } points dans chaque couleur et { $total } dans tout le jeu.
rules-cards-order = Quelle carte est la plus forte
rules-cards-order-suit = Dans un jeu de couleur, { $trumps } cartes sont atouts : les quatre valets, toujours dans le même ordre, et au-dessous la couleur d’atout. Le dix vient juste après l’as.
rules-cards-trumps = Les atouts à { $game }, du plus fort au plus faible :
rules-cards-side = Et chaque autre couleur :
rules-cards-order-grand = Au grand, seuls les quatre valets sont atouts, et les quatre couleurs ont { $side } cartes :
rules-cards-order-null = Au null, il n’y a pas d’atout. Le valet est entre la dame et le dix, et le dix entre le valet et le neuf :
rules-cards-packs = Deux jeux de cartes
rules-cards-packs-german = Dans une grande partie de l’Allemagne, on joue avec d’autres figures. Les cartes sont les mêmes :
rules-cards-german-words = Dans les phrases, le Daus s’appelle as, l’Ober dame et l’Unter valet.

### Seats and deal

rules-deal-players = On joue à trois. Tout va dans le sens des aiguilles d’une montre, à partir du donneur :
rules-deal-forehand = à gauche du donneur ; entame le premier pli, et c’est à lui qu’on parle d’abord
rules-deal-middlehand = enchérit d’abord, contre le premier
rules-deal-rearhand = enchérit en dernier ; à trois joueurs, c’est le donneur
rules-deal-four = À quatre, le donneur ne joue pas ; il reçoit sur la feuille ce que reçoivent les défenseurs.
rules-deal-dealing = La donne
rules-deal-cut = Le voisin de droite du donneur coupe.
rules-deal-order = On donne { $deal-first } cartes à chacun, { $deal-skat } au skat, puis { $deal-second } à chacun et { $deal-third } à chacun.
rules-deal-hands = Chacun a ainsi { $hand } cartes.
rules-deal-skat-lies = Le skat reste face cachée jusqu’à ce qu’on sache qui joue.
rules-deal-shuffle = Le mélange
rules-deal-shuffle-how = C’est l’ordinateur qui mélange : il remplit les { $pack } places de la dernière à la première, chacune avec l’une des cartes qui restent, toutes également probables. Rien d’autre ne décide qui reçoit quoi, et aucun joueur de l’ordinateur ne voit plus que ses propres cartes.
rules-deal-shuffle-chance = Une soirée peut surprendre ; à la longue, les cartes tombent comme le veut le hasard. Sur { $hundred } mains, { $no-jack } n’ont aucun valet, { $one-jack } en ont un, { $two-jacks } deux, { $more-jacks } trois ou quatre.
rules-deal-shuffle-seed = Le mélange part du seed affiché avec chaque résultat : le même seed donne à tous les mêmes cartes.
rules-deal-next = La donne suivante
rules-deal-moves-on = Après chaque donne, c’est au voisin de gauche de donner, quelle qu’en soit l’issue, même si tous ont passé.
rules-deal-length = Une feuille entière a { $deals } donnes à trois joueurs et { $deals-four } à quatre.

### Bidding

rules-auction-why = Les enchères décident qui joue seul. On dit des nombres, pas des jeux : personne n’apprend ce que vous voulez jouer.
rules-auction-values = Il y a { $bids } valeurs, de { $least } à { $most } ; chacune est ce que peut valoir un jeu. Les premières sont { $first-bids }
rules-auction-order = Qui parle à qui
rules-auction-1 = Le deuxième parle au premier. Le premier dit « oui » et tient ainsi le nombre, ou il passe.
rules-auction-2 = Tant que le premier tient, le deuxième doit monter ou passer. Qui passe est hors du jeu d’enchères.
rules-auction-3 = Ensuite le troisième parle à celui qui reste, et doit dépasser le dernier nombre.
rules-auction-4 = Celui qui reste à la fin joue, au dernier nombre dit ou tenu.
rules-auction-for-example = Par exemple
rules-auction-example-result = C’est le { $who } qui joue, à ⟨{ $bid }⟩.
rules-auction-good-to-know = Bon à savoir
rules-auction-jumps = On peut sauter des nombres.
rules-auction-final = Ce qui est dit est dit : on ne reprend ni une enchère, ni un oui, ni un passe.
rules-auction-forehand-alone = Si les deux autres passent sans rien dire, le premier peut jouer pour { $least }, ou passer aussi.
rules-auction-all-pass = Si tous trois passent, la donne est annulée : personne ne marque rien, et le suivant donne. Selon une règle maison, on joue un ramsch.
rules-auction-limit = Qui enchérit plus haut que ce que vaut finalement son jeu a surenchéri et perd.

### Skat or Hand

rules-skat-choice = Le déclarant décide d’abord : prendre le skat, ou jouer main.
rules-skat-picked = Skat pris
rules-skat-picked-any = Vous avez alors { $with-skat } cartes et en écartez deux, n’importe lesquelles, même des valets, même les deux que vous venez de prendre.
rules-skat-picked-points = Les points des cartes écartées sont à vous.
rules-skat-picked-then = Alors seulement le jeu est nommé. Ce n’est pas forcément celui auquel vous pensiez en enchérissant.
rules-skat-by-hand = Main
rules-skat-hand-level = Jouer main vaut un niveau de plus, gagné ou perdu.
rules-skat-hand-shut = Le skat reste fermé jusqu’à la fin du jeu.
rules-skat-hand-said = Il faut annoncer main. Laisser le skat sans rien dire ne suffit pas.
rules-skat-hand-only = On ne peut annoncer Schneider, Schwarz et un jeu ouvert que si l’on joue main ; le null peut être ouvert dans les deux cas.
rules-skat-belongs = À qui est le skat ?
rules-skat-belongs-whose = Au déclarant, même s’il joue main. Ses points comptent pour lui, et ses cartes comptent pour les matadors. Un valet dans le skat peut donc changer la valeur du jeu :
rules-skat-jack-thought = { $game }, tel que vous le voyez : ⟨{ $matadors }⟩, valeur { $value }.
rules-skat-jack-is = Avec { $skat } dans le skat : ⟨{ $matadors }⟩, valeur { $value }.
rules-skat-jack-both-ways = Cela joue dans les deux sens : un tel valet rend un jeu « sans » moins cher, et un jeu « avec » plus cher.

### Announcing

rules-announcing-first = Le déclarant nomme le jeu : une couleur, grand ou null. S’il joue main, il peut annoncer davantage.
rules-announcing-may = Ce qu’on peut annoncer
rules-announcing-trump-game = couleur, grand
rules-announcing-picked-up = skat pris
rules-announcing-hand = main
rules-announcing-schneider = main, Schneider annoncé
rules-announcing-schwarz = main, Schwarz annoncé
rules-announcing-open = main, ouvert
rules-announcing-brings = Chaque annonce comprend les précédentes : Schwarz annonce aussi Schneider, et un jeu de couleur ou un grand ouvert annonce aussi Schwarz.
rules-announcing-must = Ce qu’elle promet
rules-announcing-must-schneider = Schneider : les défenseurs restent à { $caught } points au plus ; il vous en faut { $schneider }.
rules-announcing-must-schwarz = Schwarz : les défenseurs ne font aucun pli.
rules-announcing-must-open = Ouvert : vos cartes sont étalées sur la table avant l’entame, et vous faites les { $all-tricks } plis. Un null ouvert n’est qu’un null, cartes sur table.
rules-announcing-missed = Si la promesse n’est pas tenue, le jeu est perdu, et ce qui était annoncé compte quand même.
rules-announcing-levels = Ce qu’elle rapporte
rules-announcing-levels-how = Voici combien de niveaux s’ajoutent aux matadors :
rules-announcing-won = gagné
rules-announcing-final = Une annonce est définitive.

### Tricks

rules-tricks-leads = Le premier entame le premier pli, quel que soit le déclarant.
rules-tricks-follow = Il faut fournir ce qui est demandé : un atout sur un atout, une couleur sur cette couleur.
rules-tricks-no-duty = Qui n’en a pas joue ce qu’il veut. On n’est jamais obligé de couper ni de monter.
rules-tricks-wins = Le plus fort atout prend le pli ; sans atout, la plus forte carte de la couleur demandée.
rules-tricks-next = Qui prend le pli entame le suivant.
rules-tricks-jacks-belong = Les valets sont atouts et n’appartiennent à aucune couleur ; au null seulement, chacun est une carte de sa couleur.
rules-tricks-examples = Huit plis
rules-tricks-in-suit = Atout { $game }
rules-tricks-in-grand = Grand
rules-tricks-in-null = Null
rules-trick-leads = entame
rules-trick-follows = fournit
rules-trick-trumps = coupe
rules-trick-throws-off = se défausse
rules-tricks-highest = La plus forte carte de la couleur demandée prend : { $winner }, avec { $points } points.
rules-tricks-trump = Qui ne peut pas fournir peut couper. { $winner } est le plus petit atout et prend { $first } et { $second } : { $points } points.
rules-tricks-off = Une carte d’une autre couleur ne gagne jamais, si forte soit-elle. { $winner } prend { $points } points, dont { $second }.
rules-tricks-jack-led = { $first } est un atout : c’est atout qui est demandé, non la couleur du valet. Il bat l’as et le dix d’atout et prend { $points } points.
rules-tricks-jack-apart = { $third } est un atout et n’appartient pas à la couleur demandée. Qui n’a pas d’autre carte de cette couleur peut jouer n’importe quelle carte ; ici { $winner } coupe et prend { $points } points.
rules-tricks-jacks = Entre valets, l’ordre est toujours le même, quel que soit l’atout. { $winner } est le plus fort de tous : { $points } points.
rules-tricks-grand = Au grand, { $second } n’est pas un atout, ce n’est qu’une défausse. { $winner } en est un et prend { $points } points.
rules-tricks-null = Au null, le dix est bas : { $winner } bat { $first }. Les points ne comptent pas ; le { $who } a fait le pli.
rules-tricks-manners = En outre
rules-tricks-last = On ne peut revoir que le dernier pli, jusqu’à l’entame suivante.
rules-tricks-revoke = À une vraie table, ne pas fournir met aussitôt fin au jeu. Ici, une carte interdite ne peut pas être jouée.

### Won or lost

rules-winning-aim = Le déclarant gagne un jeu de couleur ou un grand avec { $need } des { $total } points. Les défenseurs ont gagné avec { $hold }.
rules-winning-skat-counts = Ce qui est dans le skat compte pour le déclarant. Voici ce qu’il en est, déclarant contre défenseurs :
rules-winning-against = { $own } : { $rest }
rules-verdict-won = gagné
rules-verdict-won-schneider = gagné avec Schneider
rules-verdict-won-schwarz = gagné, Schwarz (défense sans pli)
rules-verdict-lost = perdu
rules-verdict-lost-schneider = perdu, et Schneider de plus
rules-winning-levels = Schneider et Schwarz
rules-winning-schneider = un camp a { $caught } points ou moins
rules-winning-schwarz = un camp n’a fait aucun pli
rules-winning-both-sides = C’est chaque fois un niveau de plus, quel que soit le camp touché. Un déclarant qui a { $caught } points ou moins perd un niveau de plus.
rules-winning-tricks-count = Pour Schwarz, ce sont les plis qui comptent, non les points. Un pli de trois cartes sans valeur suffit pour y échapper.
rules-winning-play-on = On continue donc quand le jeu est décidé : { $free } points sauvent un camp de Schneider.
rules-winning-null = Au null
rules-winning-null-how = Le null est gagné sans aucun pli. Les points n’importent pas, et il n’y a pas de Schneider.

### Matadors

rules-matadors-what = Les matadors rendent un jeu plus cher. Ce sont les atouts à partir de { $jack-clubs }, tant que la suite n’est pas rompue.
rules-matadors-how = Si vous avez { $jack-clubs }, comptez combien vous en avez de suite : « avec ». Sinon, comptez combien vous manquent de suite : « sans ». Les deux valent autant.
rules-matadors-drawn = Dans les exemples, l’atout est { $hearts }. Un cadre épais est une carte qui compte, un cadre interrompu une carte qui manque. La dernière met fin à la suite.
rules-matadors-two = Avec { $held } : ⟨{ $matadors }⟩.
rules-matadors-one = Avec { $held } : ⟨{ $matadors }⟩. Le deuxième valet manque, et ce qui vient après ne compte plus.
rules-matadors-without-two = Avec { $held } : ⟨{ $matadors }⟩.
rules-matadors-without-four = Pas de valet, { $held } en tête : ⟨{ $matadors }⟩.
rules-matadors-five = Avec { $held } : ⟨{ $matadors }⟩. Dans un jeu de couleur, la suite continue après les valets.
rules-matadors-jacks = Toutes les combinaisons de valets
rules-matadors-further = Au grand, c’est tout. Dans un jeu de couleur, avec les quatre ou sans aucun, la suite continue par l’as, le dix, etc., jusqu’à { $trumps }.
rules-matadors-remember = À retenir
rules-matadors-skat = Le skat compte aussi : les mêmes { $with-skat } cartes, qu’il ait été pris ou non.
rules-matadors-put = Les cartes écartées comptent également.
rules-matadors-never-none = Il y en a toujours au moins un : ou bien vous avez { $jack-clubs }, ou bien il vous manque.
rules-matadors-null = Au null, il n’y a pas de matadors.

### What a game is worth

rules-value-formula = ⟨Valeur = valeur de base × niveaux.⟩ Les niveaux sont les matadors, un pour le jeu lui-même, et un pour chacun de ceux-ci : main, Schneider, Schwarz et ce qui a été annoncé.
rules-value-steps = Les valeurs de base :
rules-value-matadors = Matadors, avec ou sans : un niveau chacun.
rules-value-game = Le jeu : un niveau, toujours.
rules-value-more = Main, Schneider, Schneider annoncé, Schwarz, Schwarz annoncé, ouvert : un niveau chacun.
rules-value-loses = Gagné, la valeur est marquée. Perdu, { $loss } × la valeur sont retirés.
rules-value-null-fixed = Le null a ses propres valeurs : { $null }, main { $null-hand }, ouvert { $null-open }, main ouvert { $null-open-hand }.
rules-value-went = { $game }, enchère { $bid } ; le déclarant a { $points } points.
rules-value-went-null = { $game }, enchère { $bid } ; le déclarant { $tricks ->
    [0] ne fait aucun pli
    [one] fait un pli
   *[other] fait { $tricks } plis
  }.
rules-value-cards = Les cartes, skat compris :
rules-value-suit = Un jeu de couleur, gagné
rules-value-hand = Un jeu main
rules-value-grand = Grand avec Schneider
rules-value-lost = Perdu
rules-value-overbid = Surenchéri
rules-value-announced = Main, Schneider annoncé
rules-value-null = Null
rules-value-null-hand-lost = Null main, perdu

### Overbid

rules-overbid-what = Le jeu doit valoir au moins l’enchère. On le compte après coup, avec tout ce qui a été atteint. S’il n’y suffit pas, il est perdu, quels que soient les points.
rules-overbid-costs = Il coûte alors { $loss } × le premier multiple de sa valeur de base qui atteint l’enchère.
rules-overbid-short = Au-dessous de l’enchère
rules-overbid-rescued = Le même, sauvé par Schneider
rules-overbid-by-skat = Un valet dans le skat
rules-overbid-by-skat-how = Cela arrive surtout quand on joue main. Le déclarant n’avait pas de valet : { $matadors }, valeur { $value } avec main. Mais dans le skat il y avait { $skat } :
rules-overbid-remember = À retenir
rules-overbid-announced = Les niveaux annoncés comptent pour l’enchère, et aussi Schneider et Schwarz s’ils sont atteints.
rules-overbid-kontra = Contre, surcontre et Bock doublent ce qui est marqué. Ils n’aident jamais à atteindre l’enchère.
rules-overbid-null = Un null au-dessous de l’enchère ne peut être sauvé : sa valeur est fixe.
rules-overbid-here = Ce programme ne laisse personne annoncer un null au-dessous de l’enchère. Il avertit avant un jeu qui serait surenchéri, mais le permet.

### Null

rules-null-aim = Au null, le déclarant ne doit faire aucun pli.
rules-null-order = Il n’y a pas d’atout, et l’ordre des cartes de chaque couleur est :
rules-null-no-trump = Les valets sont des cartes de leur couleur, et le dix est bas.
rules-null-ends = Le premier pli du déclarant met fin au jeu : il est perdu.
rules-null-points = Les points ne comptent pas, et il n’y a ni matadors, ni Schneider, ni Schwarz.
rules-null-open-cards = Ouvert, les cartes du déclarant sont étalées sur la table avant l’entame. Les défenseurs n’ont pas le droit de se concerter.
rules-null-values = Ce qu’il vaut
rules-null-bid = On ne peut l’annoncer que si l’enchère ne dépasse pas sa valeur.

### The bidding values

rules-bids-what = Chaque nombre que l’on peut dire est la valeur d’un jeu.
rules-bids-far = Jusqu’où va une main
rules-bids-far-how = Comptez vos matadors, avec ou sans, et voyez jusqu’où va chaque jeu :
rules-bids-with-or-without = avec ou sans { $n }
rules-bids-far-hand = Les mêmes, si l’on joue main :
rules-bids-far-null = Le null va jusqu’à { $null }, main { $null-hand }, ouvert { $null-open }, main ouvert { $null-open-hand }.
rules-bids-all = Les { $bids } valeurs
rules-bids-all-how = Niveaux × valeur de base, pour chaque jeu qui a cette valeur.

### The list

rules-list-what = Chaque donne a une ligne. Seul le déclarant marque : la valeur si le jeu est gagné, moins { $loss } × la valeur s’il est perdu.
rules-list-example = Cinq donnes de A, B et C. Dans la colonne du déclarant se trouve son nouveau total :
rules-list-seeger-fabian = Seeger-Fabian
rules-list-bonus = À la fin, on reçoit { $own } pour chaque jeu gagné et l’on perd { $own } pour chaque jeu perdu ; et pour chaque jeu perdu par un autre, on reçoit { $others } :
rules-list-sum-points = points
rules-list-sum-own = (gagnés − perdus) × { $own }
rules-list-sum-others = perdus d’autrui × { $bonus }
rules-list-sum-total = total
rules-list-four = À quatre, c’est { $others-four } au lieu de { $others }, aussi pour le donneur qui n’a pas joué.
rules-list-other-ways = Autres façons
rules-list-plain = Simple : les points seuls.
rules-list-minus = Feuille en moins (Bierlachs) : qui perd marque sa perte ; quand un joueur gagne, tous les autres marquent la valeur en moins. Elle finit quand quelqu’un atteint la limite, d’ordinaire { $limit } : il a perdu.
rules-list-minus-end = Une feuille en moins finit aussi avec sa dernière donne, si personne n’a atteint la limite avant.
rules-list-remember = À retenir
rules-list-passed = Une donne annulée prend sa ligne, et le suivant donne, mais personne ne marque rien.
rules-list-ramsch-counts = Un ramsch ne compte ni comme gagné ni comme perdu.
rules-list-ties = Qui a le même total partage la place.

### Ending early

rules-ending-why = On n’est pas obligé de jouer jusqu’à la dernière carte.
rules-ending-declarer = Le déclarant abandonne
rules-ending-declarer-alone = Avec { $alone } cartes ou plus en main, il en décide seul.
rules-ending-declarer-later = Avec moins, il faut l’accord d’un défenseur.
rules-ending-declarer-costs = C’est une simple perte, avec les matadors, la main et les annonces ; jamais Schneider ni Schwarz pour des cartes non jouées.
rules-ending-declarer-bid = On compte au moins l’enchère, même si le jeu vaut moins.
rules-ending-defenders = Les défenseurs abandonnent
rules-ending-defenders-both = Ici, il faut que tous deux le veuillent, pour qu’aucun ne gâche le jeu de l’autre. Selon le règlement officiel, un seul décide pour les deux.
rules-ending-defenders-wins = Le déclarant gagne alors le jeu simple, ou peut exiger que l’on continue.
rules-ending-defenders-needs = Un niveau dont il a besoin pour l’enchère ou qu’il a annoncé lui est accordé, sauf s’il n’est plus possible.
rules-ending-claim = Le reste est à moi
rules-ending-claim-what = Qui est à l’entame et ne peut plus perdre de pli peut abattre son jeu et prendre le reste.
rules-ending-claim-proof = Ici, les cartes doivent le prouver, où que soient les autres. Si ce n’est pas prouvé, cela ne coûte rien : on continue.
rules-ending-claim-null = Au null, le déclarant montre qu’il ne fera plus de pli.
rules-ending-itself = Ce qui finit de soi-même
rules-ending-null = Le null, au premier pli du déclarant.
rules-ending-certain = Un jeu dont la valeur ne peut plus changer peut s’arrêter, par exemple quand un pli est perdu après l’annonce de Schwarz.
rules-ending-decided = Tout le reste se joue jusqu’au bout : Schneider et Schwarz comptent encore quand le jeu est décidé.

### House rules

rules-house-what = Aucune ne fait partie du jeu officiel, et toutes sont désactivées tant que vous ne les activez pas. Elles portent les noms des réglages.
rules-house-how = skat --rules pub a celles qui sont courantes ; --house les active ou les désactive une à une.
rules-house-switch-ramsch = Quand tous trois passent, on joue un ramsch au lieu de rien.
rules-house-switch-schieberamsch = Chaque ramsch commence par un tour : à partir du premier, chacun prend le skat et passe deux cartes, ou le fait passer sans le voir, ce qui double. Entraîne le ramsch.
rules-house-switch-push-jacks = Qui a pris le skat peut passer des valets. Sinon, un valet ne passe que sans être vu.
rules-house-switch-ramsch-skat = Où va le skat d’un ramsch : au dernier pli, à celui qui a le plus de points, ou à personne.
rules-house-switch-grand-hand = Avant un ramsch, chacun à son tour peut annoncer grand main à la place.
rules-house-switch-kontra = Un défenseur peut dire contre, ce qui double ce qui est marqué : jusqu’à sa première carte, ou seulement juste après l’annonce. Dans un jeu ouvert, seulement avant que les cartes soient montrées.
rules-house-switch-kontra-18 = Contre seulement pour qui a dit ou tenu { $least }, ou n’en a jamais eu l’occasion.
rules-house-switch-re = Le déclarant peut répondre au contre par un surcontre, qui double encore.
rules-house-switch-hirsch = Le défenseur peut répondre au surcontre par Hirsch, qui double une fois de plus.
rules-house-switch-bock = Certains résultats amènent un tour de Bock : autant de donnes que de joueurs, où tout compte × { $bock }.
rules-house-switch-triggers = Quels résultats amènent un tel tour.
rules-house-switch-ramsch-rounds = Un tour de ramsch sans enchères après chaque tour de Bock, ou à chaque donne.
rules-house-presets = Par leur nom
rules-house-none = aucune
rules-house-ramsch = Ramsch
rules-house-ramsch-play = Personne ne joue seul contre deux, chacun joue pour soi. Les valets sont les seuls atouts ; le premier entame.
rules-house-ramsch-loses = Qui a le plus de points en perd autant. Si deux en ont autant, ils perdent tous deux ; si tous trois en ont autant, personne ne perd.
rules-house-ramsch-virgin = Un joueur sans aucun pli, une vierge, double la perte.
rules-house-ramsch-march = Qui fait les { $all-tricks } plis a réussi le grand chelem et gagne { $total }.
rules-house-ramsch-example = Un ramsch passé une fois, compté ligne par ligne :
rules-house-doubling = Contre, surcontre, Hirsch
rules-house-doubling-score = Ils doublent ce qui est marqué, non la valeur du jeu, et n’aident donc jamais à atteindre l’enchère.
rules-house-doubling-when = Il n’y a qu’un contre par donne. Bock et contre se multiplient.
rules-house-triggers = Ce qui amène Bock
rules-house-triggers-how = Plusieurs résultats d’un même genre dans une donne n’amènent qu’un tour.
rules-house-trigger-even = un jeu de couleur ou un grand perdu à { $half } partout
rules-house-trigger-kontra-lost = un jeu perdu après contre
rules-house-trigger-re = contre et surcontre ont été dits
rules-house-trigger-grand-hand-won = un grand main gagné
rules-house-trigger-grand-lost = un grand perdu
rules-house-trigger-digits = le total de qui a marqué a trois chiffres égaux
rules-house-trigger-hundred = le total de qui a marqué est un multiple de cent
rules-house-trigger-72 = un jeu de cette valeur ou plus
rules-house-trigger-96 = un jeu de cette valeur ou plus
rules-house-trigger-passed = tous trois ont passé, et aucun Ramsch ne suit
rules-house-trigger-lost-100 = une perte de plus de cent

### Questions

rules-question-all-pass = Que se passe-t-il quand tous trois passent ?
rules-answer-all-pass = La donne est annulée. Personne ne marque rien, elle prend sa ligne sur la feuille, et le suivant donne. On ne joue un ramsch que selon une règle maison.
rules-question-hand-looked = Puis-je encore jouer main après avoir regardé le skat ?
rules-answer-hand-looked = Non. Qui l’a pris ou regardé ne joue plus main. Et il faut l’annoncer avant.
rules-question-must-trump = Dois-je couper ou monter si je le peux ?
rules-answer-must-trump = Non. Il faut seulement fournir. Si vous ne le pouvez pas, toute carte convient, et elle n’a pas besoin de gagner.
rules-question-jack-suit = Un valet appartient-il à sa couleur ?
rules-answer-jack-suit = Non : aux jeux de couleur, au grand et au ramsch, les quatre valets sont atouts. Qui n’a de la couleur demandée que le valet n’est pas obligé de le jouer. Au null seulement, les valets appartiennent à leur couleur.
rules-question-skat-hand = À qui est le skat quand on joue main ?
rules-answer-skat-hand = Au déclarant. Ses points comptent pour lui et ses cartes pour les matadors, bien que personne ne l’ait vu.
rules-question-revoke = Puis-je oublier de fournir ?
rules-answer-revoke = Pas ici : une carte interdite ne peut pas être jouée, et la table dit pourquoi. Entre personnes, le jeu s’arrête aussitôt, aux dépens du camp fautif.
rules-question-even = Qui gagne à { $half } partout ?
rules-answer-even = Les défenseurs. Il faut { $need } au déclarant.
rules-question-hand-lost = J’avais { $need } points en jouant main. Pourquoi ai-je perdu ?
rules-answer-hand-lost = Le plus souvent parce qu’il y avait un valet dans le skat. Il change les matadors, et le jeu peut alors valoir moins que votre enchère : surenchéri.
rules-question-clubs-24 = Est-ce que { $clubs-least } est un grand ?
rules-answer-clubs-24 = Non. Le grand le moins cher vaut { $least-grand } : un matador, avec ou sans, et un pour le jeu. La valeur { $clubs-least } n’appartient qu’à { $clubs }.
rules-question-jump = Faut-il monter degré par degré ?
rules-answer-jump = Non. On peut sauter des nombres, pourvu qu’ils soient parmi les { $bids } valeurs.
rules-question-null-bid = Jusqu’où puis-je enchérir avec un null ?
rules-answer-null-bid = Jusqu’à ce qu’il vaut : { $null }, main { $null-hand }, ouvert { $null-open }, main ouvert { $null-open-hand }. Au-dessus, on ne peut pas l’annoncer.
rules-question-schneider-lost = Schneider compte-t-il quand je perds ?
rules-answer-schneider-lost = Oui, contre vous : avec { $caught } points ou moins vous perdez un niveau de plus, sans aucun pli deux.
rules-question-schwarz-points = Je n’avais aucun point, mais un pli. Suis-je Schwarz ?
rules-answer-schwarz-points = Non. Est Schwarz qui n’a fait aucun pli.
rules-question-look-back = Puis-je revoir les plis ?
rules-answer-look-back = Le dernier, jusqu’à l’entame suivante. Pas les autres, et il n’est pas permis de les recompter non plus : on compte de tête.
rules-question-sixty-one = J’ai { $need } points. Est-ce fini ?
rules-answer-sixty-one = C’est gagné, mais on continue : les défenseurs peuvent encore être Schneider, et c’est un niveau de plus.
rules-question-schneider-picked = Puis-je annoncer Schneider après avoir pris le skat ?
rules-answer-schneider-picked = Non, seulement en jouant main. Si vous l’atteignez, il compte quand même.
rules-question-hand-lost-costs = Un jeu main perdu coûte-t-il aussi { $loss } × sa valeur ?
rules-answer-hand-lost-costs = Oui, comme tout jeu perdu. Il en était autrement avant le tournant du siècle.
rules-question-forehand-must = Le premier doit-il jouer si les autres passent ?
rules-answer-forehand-must = Non. Il peut jouer pour { $least } ou passer aussi.
rules-question-leads = Qui entame quand je suis déclarant ?
rules-answer-leads = Toujours le premier, quel que soit le déclarant.
rules-question-bid-back = Puis-je reprendre une enchère ?
rules-answer-bid-back = Non, et un passe non plus.

### The words

rules-word-announced = annoncé
rules-means-announced = promis avant l’entame : Schneider, Schwarz, ouvert
rules-word-base = valeur de base
rules-means-base = ce que l’on multiplie par les niveaux, de { $base-diamonds } à { $base-grand } selon le jeu
rules-word-bid = enchère
rules-means-bid = un nombre dit aux enchères ; aussi le dernier, que le jeu doit valoir
rules-word-bock = Bock
rules-means-bock = selon une règle maison, un tour où tout compte double
rules-word-card-points = points
rules-means-card-points = ce que comptent les cartes des plis, { $total } en tout
rules-word-claim = abattre son jeu
rules-means-claim = montrer ses cartes et prendre tous les plis qui restent
rules-word-concede = abandonner
rules-means-concede = tenir le jeu pour perdu avant de l’avoir joué jusqu’au bout
rules-word-declarer = déclarant
rules-means-declarer = qui joue seul contre les deux autres
rules-word-defenders = défenseurs
rules-means-defenders = les deux qui jouent ensemble contre le déclarant
rules-word-dealer = donneur
rules-means-dealer = qui donne les cartes ; à trois le troisième, à quatre celui qui ne joue pas
rules-word-discard = écarter
rules-means-discard = poser deux cartes à la place du skat ; elles comptent pour le déclarant
rules-word-follow = fournir
rules-means-follow = jouer une carte de la couleur demandée, ou un atout sur un atout
rules-word-forehand = premier
rules-means-forehand = qui est à gauche du donneur et entame le premier pli
rules-word-game-value = valeur du contrat
rules-means-game-value = valeur de base fois niveaux : ce qui va sur la feuille
rules-word-grand = grand
rules-means-grand = le jeu où seuls les valets sont atouts
rules-word-hand = main
rules-means-hand = un jeu où le skat reste fermé
rules-word-hirsch = Hirsch
rules-means-hirsch = selon une règle maison, la réponse au surcontre ; double une fois de plus
rules-word-hold = tenir
rules-means-hold = dire « oui » à un nombre, et donc le dire aussi
rules-word-jack = valets
rules-means-jack = les plus forts atouts dans tous les jeux, sauf au null
rules-word-kontra = contre
rules-means-kontra = selon une règle maison, le mot d’un défenseur qui double ce qui est marqué
rules-word-lead = entamer
rules-means-lead = jouer la première carte d’un pli
rules-word-level = niveau
rules-means-level = ce par quoi on multiplie la valeur de base : matadors, jeu, main …
rules-word-list = feuille
rules-means-list = le papier où chaque donne a une ligne
rules-word-march = grand chelem
rules-means-march = au ramsch, tous les plis pour un seul joueur
rules-word-matador = matadors
rules-means-matador = les plus forts atouts en suite ininterrompue, présents ou absents
rules-word-middlehand = deuxième
rules-means-middlehand = qui est entre le premier et le troisième et enchérit d’abord
rules-word-minus-list = feuille en moins
rules-means-minus-list = une façon de compter où l’on ne marque que des points en moins ; aussi Bierlachs
rules-word-null = null
rules-means-null = le jeu sans atout où le déclarant ne doit faire aucun pli
rules-word-open = ouvert
rules-means-open = avec les cartes du déclarant sur la table
rules-word-overbid = surenchéri
rules-means-overbid = se dit d’un jeu qui vaut moins que l’enchère
rules-word-overtake = monter
rules-means-overtake = jouer une carte plus forte que celles du pli ; aux enchères, dire un nombre plus élevé
rules-word-pass = passer
rules-means-pass = sortir des enchères
rules-word-passed-in = donne annulée
rules-means-passed-in = une donne où tous trois ont passé
rules-word-ramsch = ramsch
rules-means-ramsch = selon une règle maison, le jeu où chacun évite les points
rules-word-re = surcontre
rules-means-re = selon une règle maison, la réponse du déclarant au contre ; double encore
rules-word-rearhand = troisième
rules-means-rearhand = qui est à droite du premier et enchérit en dernier
rules-word-revoke = renoncer
rules-means-revoke = ne pas fournir alors qu’on le pourrait
rules-word-schieberamsch = Schieberamsch
rules-means-schieberamsch = un ramsch avant lequel le skat fait le tour
rules-word-schneider = Schneider
rules-means-schneider = se dit d’un camp qui a { $caught } points ou moins
rules-word-schwarz = Schwarz
rules-means-schwarz = se dit d’un camp qui n’a fait aucun pli
rules-word-seeger-fabian = Seeger-Fabian
rules-means-seeger-fabian = la façon habituelle de totaliser une feuille, avec des points pour les jeux gagnés et perdus
rules-word-side-suit = couleur (hors atout)
rules-means-side-suit = toute couleur autre que l’atout
rules-word-skat = skat
rules-means-skat = les deux cartes du milieu, et le nom du jeu
rules-word-smear = charger
rules-means-smear = mettre une carte qui compte beaucoup dans le pli de son partenaire
rules-word-suit-game = jeu de couleur
rules-means-suit-game = un jeu où les valets et une couleur sont atouts
rules-word-throw-off = se défausser
rules-means-throw-off = jouer une carte d’une autre couleur quand on ne peut pas fournir
rules-word-trick = pli
rules-means-trick = trois cartes, une de chaque joueur
rules-word-trump = atout
rules-means-trump = une carte qui bat toute carte des autres couleurs
rules-word-trumping = couper
rules-means-trumping = jouer atout quand on ne peut pas fournir
rules-word-virgin = vierge
rules-means-virgin = au ramsch, un joueur sans aucun pli
rules-word-with-without = avec, sans
rules-means-with-without = comment on compte les matadors : depuis { $jack-clubs }, présents ou absents
