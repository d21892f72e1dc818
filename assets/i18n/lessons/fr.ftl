# The lessons and quizzes, in French.
#
# A sentence of the coach takes two rows of 76 cells at most. Any of them may use what the table
# reckons for the lesson: $game, $matadors, $levels, $base and $value of its game with the person's
# cards, $bid, the $jack in the skat, and the card $points of the person's side and of the $trick on the
# table; the last bid that was $held; and of the rules the points one must $need, those with which a
# side is $caught or $free of schneider. Titles have 22 cells at most, and what a lesson teaches 33.

### Around them

key-learn = a
start-learn = Apprendre
start-learn-means = douze leçons, et la valeur des jeux
do-learn = apprendre
do-next-lesson = leçon suivante
head-lesson = ⟨Ne compte pas⟩ ⟪· leçon { $n } : { $title }⟫
lesson-answer-first = La leçon attend d’abord la réponse à sa question.
lesson-over = C’était la leçon. Vous pouvez jouer la donne jusqu’au bout.
learn-done = { $what } · fait
learn-quizzes = Problèmes
learn-quizzes-means = que vaut ce jeu ? · { $done } sur { $all } résolus

### Quizzes

quiz-head = ⟨Que vaut ce jeu ?⟩  ⟪{ $n } sur { $all }⟫
head-quiz = ⟨Ne compte pas⟩ ⟪· problème⟫
quiz-game = ⟨{ $game }⟩ ⟪· enchère⟫ { $bid }
quiz-played = { $points } points avec le skat en { $own } plis ; la défense en a { $rest } en { $theirs }.
quiz-null-made = Le déclarant n’a fait aucun pli.
quiz-null-broken = Le déclarant a dû faire un pli.
quiz-skat = Skat
quiz-ask = Combien de points le déclarant inscrit-il, gagnés ou perdus ? ⟨{ $typed }⟩_
quiz-type = Tapez d’abord les points, puis Entrée.
quiz-right = ⟨Juste :⟩ { $answer }.
quiz-wrong = ⟨Pas { $typed } :⟩ c’est { $answer }.
quiz-writes = feuille
do-answer = répondre
do-next-quiz = problème suivant

### Said in several lessons

lesson-covered = Trop tôt. { $game } { $matadors }, c’est { $levels } × { $base } = { $value }, et { $bid } ne dépasse pas cela.
lesson-overbids = Trop. Votre jeu vaut { $value } et ne couvre pas { $bid } : sans Schneider il est perdu, et on ne peut pas y compter.

### The lessons

lesson-matadors = Compter les matadors
lesson-matadors-means = jusqu’où va votre jeu
lesson-matadors-1 = Le deuxième demande { $bid }. Votre jeu est { $game }. Comptez les plus hauts atouts qui vous manquent de suite : tenez-vous ?
lesson-matadors-1-right = Juste. Vous jouez { $matadors }, plus un pour le jeu : { $levels }. { $levels } × { $base } font { $value } : allez jusque-là.
lesson-matadors-2 = Le deuxième saute à { $bid }. { $game } { $matadors } le couvre-t-il encore ?
lesson-matadors-2-right = Juste. { $levels } × { $base } font { $value } : ce qui est exactement couvert peut être tenu.
lesson-matadors-3 = Maintenant { $bid }. Continuez-vous ?
lesson-matadors-3-right = Juste, laissez-le. { $game } vaut { $value } ; seul Schneider vaudrait plus, et on ne peut pas y compter.

lesson-limit = Enchérir à la limite
lesson-limit-means = tant que c’est couvert
lesson-limit-1 = Le premier a tenu { $held }, le deuxième a passé. Vous avez { $game } { $matadors }. Quelle valeur annoncez-vous ?
lesson-limit-1-right = Juste : { $matadors }, jeu { $levels }, fois { $base } font { $value }. La valeur suivante suffit, et elle est juste couverte.
lesson-limit-2 = Le premier tient encore. Et maintenant ?
lesson-limit-2-right = Juste. { $value } était votre dernier mot. On fixe sa limite avant les enchères, et on s’y tient.

lesson-hand = Main ou skat
lesson-hand-means = quand laisser le skat fermé
lesson-hand-1 = Le jeu est à vous pour { $bid }. Prenez-vous le skat, ou jouez-vous main ?
lesson-hand-1-right = Juste. Ces cartes gagnent { $game } où que soient les autres. La main donne un niveau de plus, sans risque.
lesson-hand-1-wrong = Vous n’avez pas besoin du skat : { $game } est gagné où que soient les autres cartes, et la main vaut un niveau de plus.

lesson-discard = Que faut-il écarter ?
lesson-discard-means = deux cartes sur douze
lesson-discard-1 = Votre jeu est { $game }. Écartez deux cartes et annoncez-le. De quelles couleurs pouvez-vous vous défaire ?
lesson-discard-1-right = Juste. Chacune était seule de sa couleur : vous coupez ces deux couleurs, et les as de la défense n’y font rien.
lesson-discard-1-game = Les deux bonnes cartes. Mais votre couleur longue est { $game } : annoncez-la.
lesson-discard-1-wrong = Ainsi la défense gagne. Cherchez les couleurs où vous n’avez qu’une petite carte : sans elle vous coupez. Échap revient aux cartes.

lesson-trumps = Tirer les atouts
lesson-trumps-means = par le haut, quand on entame
lesson-trumps-1 = Vous jouez { $game } et vous entamez. Quelle carte ?
lesson-trumps-1-right = Juste. Vos valets font tomber les plus hauts. Ensuite l’as et le dix sont maîtres et rapportent leurs points.
lesson-trumps-1-low = Atout, oui, mais un valet plus haut prendrait celui-ci. D’abord les valets : l’as et le dix viennent après.
lesson-trumps-1-wrong = Trop tôt. La défense prend ce pli et coupe vos couleurs avec de petits atouts. Tirez d’abord les atouts.

lesson-cut = Couper ou défausser
lesson-cut-means = quel pli vaut un atout
lesson-cut-1 = Carreau est demandé et vous n’en avez pas ; points sur la table : { $trick }. Les prenez-vous d’un valet, ou défaussez-vous ?
lesson-cut-1-right = Juste. Ce trèfle perd de toute façon. Les valets restent pour la suite, et bientôt vous pourrez couper les trèfles.
lesson-cut-1-trump = Pour { $trick } points un valet est trop cher : il vous les faut tous plus tard. Défaussez une carte qui perd de toute façon.
lesson-cut-1-wrong = Défausser est juste, mais ni pique ni cœur : ils feront des plis. Jetez une perdante.
lesson-cut-2 = Trèfle maintenant, et vous n’en avez plus ; points sur la table : { $trick }. Et cette fois ?
lesson-cut-2-right = Juste. Pas de points, mais l’entame : vous tirez les atouts et jouez vos as.
lesson-cut-2-wrong = La défense garde la main, et vous perdez une bonne carte. Ce pli vaut un valet : pour l’entame.

lesson-sixty-one = Arriver à 61
lesson-sixty-one-means = compter les points en jouant
lesson-sixty-one-1 = Vous avez { $points } points avec le skat. Cœur est demandé, le deuxième coupe : { $trick } points sont là. Comment arriver à { $need } ?
lesson-sixty-one-1-right = Juste : vous avez { $points } maintenant, et de hauts atouts pour le reste. Qui compte sait quel pli ne pas perdre.
lesson-sixty-one-1-wrong = Cet atout va à la défense avec les { $trick } points, et { $need } est hors d’atteinte. Seul un valet plus haut prend ce pli.

lesson-schneider = Schneider
lesson-schneider-means = tenir la défense à trente
lesson-schneider-1 = { $game } est presque gagné. Tenez maintenant la défense à { $caught } points, pour un niveau de plus : que jouez-vous ?
lesson-schneider-1-right = Juste. Le plus haut valet fait un pli ; puis leurs atouts sont tombés avant de couper des points : ils n’auront pas plus de { $caught }.
lesson-schneider-1-low = Gagné quand même, mais ils prennent celui-ci à bon compte, puis plus de { $caught } points. Par le haut.
lesson-schneider-1-wrong = Gagné quand même, mais pas Schneider : ils coupent vos couleurs et dépassent { $caught }. Tirez d’abord les atouts.

lesson-null = Null
lesson-null-means = se défaire des cartes dangereuses
lesson-null-1 = Null : vous ne devez faire aucun pli. Trèfle est demandé, l’as est sur la table. Quel trèfle jouez-vous ?
lesson-null-1-right = Juste. Sous l’as, le plus haut trèfle ne risque rien. Les petits restent : ils ne font jamais de pli.
lesson-null-1-wrong = L’as prend ce pli de toute façon. Profitez-en pour votre plus haut trèfle : plus tard il serait forcé de faire un pli.

lesson-smear = Charger
lesson-smear-means = défendre à deux
lesson-smear-1 = Vous défendez. Votre partenaire fait ce pli de pique, et vous n’avez pas de pique. Quelle carte donnez-vous ?
lesson-smear-1-right = Juste : une carte pleine, autant de points que possible. Dans le pli du partenaire ils sont à l’abri.
lesson-smear-1-trump = Le pli est déjà à vous : pourquoi couper votre partenaire ? Donnez des points, et gardez l’atout.
lesson-smear-1-picture = Bien pensé, mais trop peu : le déclarant arrive encore à { $need }. Donnez une carte pleine, as ou dix.
lesson-smear-1-wrong = Le pli est à votre partenaire : une carte sans points le gâche, et le déclarant arrive à { $need }. Donnez tous les points possibles.

lesson-overbid = Enchère trop haute
lesson-overbid-means = quand un valet gâte la valeur
lesson-overbid-1 = Vous avez enchéri { $bid }, mais { $jack } était dans le skat. Écartez deux cartes et annoncez ce qui couvre encore l’enchère.
lesson-overbid-1-right = Juste : { $matadors }, sans Schneider aucun jeu de couleur n’atteint votre enchère ; grand la couvre à lui seul, et peut se gagner.
lesson-overbid-1-null = Cela couvre l’enchère, mais un null avec ces hautes cartes est perdu. Échap revient aux jeux.
lesson-overbid-1-wrong = Trop haut : vous jouez { $matadors }, et sans Schneider aucun jeu de couleur n’atteint plus { $bid }. Un autre jeu, si. Échap revient.

lesson-announce = Annoncer
lesson-announce-means = ce qui est sûr, et pas plus
lesson-announce-1 = Vous jouez main. Quel jeu annoncez-vous, et jusqu’où ? Comptez les plis que vous pouvez perdre.
lesson-announce-1-right = Juste. Un pli de cœur peut être perdu, jamais avec { $free } points : le Schneider est sûr, le Schwarz non.
lesson-announce-1-less = Le grand est juste, mais vous donnez des niveaux : vous ne pouvez perdre qu’un pli, le Schneider est sûr. Annoncez-le.
lesson-announce-1-more = Trop. La défense peut faire un pli de cœur : alors le Schwarz est manqué, et tout est perdu.
lesson-announce-1-null = Avec ces cartes un null est perdu : valets, as et dix font des plis, qu’on le veuille ou non.
lesson-announce-1-wrong = Cela peut valoir plus. Vous avez tous les valets et ne pouvez perdre qu’un pli : jouez grand.
