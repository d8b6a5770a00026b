# Les leçons : de chacune le titre, le sujet et la règle ; de chaque question ce qui est dit avant, et
# en quelques mots pourquoi la bonne réponse est bonne.

## Le jeu

lesson-first = Les deux phases d’une donne
    .about = Ce qui vaut la peine d’être gagné, ce qui ne la vaut pas, et quels plis comptent.
    .rule = On joue d’abord pour de meilleures cartes, puis pour des plis : eux seuls comptent.
lesson-first-1 = Une donne a deux phases. Dans la première, qui gagne un pli prend la retourne ; l’autre tire la carte de dessous, sans la montrer. On peut donc vouloir perdre un pli.
    .why = Treize plis pour des cartes
lesson-first-2 = Bruno joue la dame de cœur. La retourne est le roi de carreau, et l’atout est carreau.
    .why = Le roi d’atout vaut bien un as
lesson-first-3 = Bruno joue le 6 de pique, et la retourne est un 6. Vous pouvez gagner avec le roi.
    .why = Un 6 ne vaut pas un roi
lesson-first-4 = Le talon est épuisé, chaque pli compte. Vous savez ce que Bruno a : trois petits atouts et la dame de cœur. L’atout est pique.
    .why = Trois gros atouts font tomber les siens, puis l’as est sûr

## Ce que vaut un pli

lesson-price = Le prix d’un pli
    .about = La retourne se paie avec la carte jouée. La vaut-elle ?
    .rule = Avant de gagner un pli, demandez-vous ce qu’il rapporte et ce qu’il coûte.
lesson-price-1 = Bruno joue le 5 de cœur. Vous avez l’as et le 4, et la retourne est le 6 de cœur.
    .why = Un as pour un 6, c’est trop cher
lesson-price-2 = Bruno joue le 8 de trèfle. Vous avez as, dame et 7 ; la retourne est le 8 de pique.
    .why = Gardez la dame, laissez passer le 8
lesson-price-3 = Bruno joue le 9 de cœur. La retourne est la dame de trèfle, et le valet suffit pour gagner.
    .why = Un valet pour une dame, c’est un bon prix
lesson-price-4 = Bruno joue le 8 de cœur. Vous avez roi, dame et 7 ; la retourne est le 9 de cœur.
    .why = Un 9 ne paie pas une dame

lesson-unseen = Ce que vous ne voyez pas
    .about = Le perdant tire aussi. À partir d’où la retourne vaut-elle mieux ?
    .rule = Hors atout, jusqu’au 10, la carte cachée vaut la retourne : perdez votre pire carte et tirez-la.
lesson-unseen-1 = Bruno joue le 3 de cœur. La retourne est le 8 de trèfle. Vous avez 9, 4 et 2 : même le 4 gagnerait.
    .why = Perdez le 2, gardez le 4
lesson-unseen-2 = Bruno joue le 4 de pique, et la retourne est le 10 de cœur. Vous avez roi, 10 et 3.
    .why = Un 10 pour un 10, et le 3 vous resterait
lesson-unseen-3 = Bruno joue le 6 de carreau. La retourne est le 8, et vous avez valet, 9, 7 et 4.
    .why = C’est le 4 qui doit partir
lesson-unseen-4 = Bruno joue le 8 de cœur. La retourne est le roi de pique, et vous avez valet, 7 et 6.
    .why = Un roi vaut bien mieux que la carte cachée

lesson-exchange = Une carte pour celle d’en dessous
    .about = Roi pour dame, dame pour valet : un échange qui paraît égal.
    .rule = Une grosse carte pour celle d’en dessous ne gagne rien, et la petite vous reste.
lesson-exchange-1 = Bruno joue le valet de trèfle. La retourne est la dame de trèfle, et vous avez le roi et le 8.
    .why = Roi pour dame, et le 8 vous reste
lesson-exchange-2 = Bruno joue le valet de pique. La retourne est la dame, et vous avez as, roi, 8 et 7.
    .why = Perdez le 7 : vous gardez as et roi
lesson-exchange-3 = Bruno joue le 6 de pique. La retourne est le valet, et vous avez roi, dame, 5 et 3.
    .why = Une dame pour un valet, mauvaise affaire

lesson-trump = Un atout retourné
    .about = Ce que vaut un petit atout en cartes des autres couleurs.
    .rule = Tout atout vaut une grosse carte d’une autre couleur. Gagnez-le au plus bas prix.
lesson-trump-1 = L’atout est trèfle, et la retourne est le 7. Bruno joue le 10 de cœur ; vous avez dame, 9 et 4.
    .why = Un atout pour une dame, c’est un bon prix
lesson-trump-2 = L’atout est pique, et la retourne est le 5. Bruno joue le valet de cœur ; vous avez roi, 6 et 2.
    .why = Un petit atout vaut ici un roi
lesson-trump-3 = L’atout est trèfle, et la retourne est le 4. Bruno joue le 9 de pique ; vous avez as, dame, 6 et 2.
    .why = Gagnez-le, mais gardez l’as
lesson-trump-4 = L’atout est pique, et la retourne est le valet. Bruno joue le valet de carreau ; votre plus gros carreau est la dame.
    .why = Le valet d’atout pour une simple dame

lesson-ruff = Ne coupez pas pour rien
    .about = Vous n’avez pas la couleur jouée. La retourne vaut-elle un atout ?
    .rule = Un atout est trop bon pour la plupart des retournes : coupez pour un as ou un roi, et avec le plus petit.
lesson-ruff-1 = Bruno joue le 8 de carreau, et vous n’en avez pas. L’atout est cœur ; la retourne est le 3 de pique.
    .why = Un atout pour un 3, mauvaise affaire
lesson-ruff-2 = Bruno joue le 8 de cœur, et vous n’en avez pas. L’atout est carreau ; la retourne est la dame de cœur.
    .why = Même une dame ne vaut pas ici un atout
lesson-ruff-3 = Bruno joue l’as de cœur, et vous n’en avez pas. L’atout est carreau ; la retourne est l’as de trèfle.
    .why = Un as pour un de vos petits atouts
lesson-ruff-4 = Bruno joue le 7 de carreau, et vous n’en avez pas. L’atout est trèfle, et vous en avez six ; la retourne est le roi de pique.
    .why = Un roi pour le plus petit de six atouts

lesson-low = Perdre exprès
    .about = À vous de jouer, et la retourne est faible.
    .rule = Quand la retourne est faible, jouez petit et laissez-la à l’adversaire.
lesson-low-1 = À vous de jouer. La retourne est le 7 de pique ; l’atout est carreau.
    .why = Laissez le 7 à Bruno
lesson-low-2 = À vous de jouer. La retourne est le 5 de pique ; l’atout est trèfle.
    .why = Votre plus petite carte part, une carte cachée arrive
lesson-low-3 = À vous de jouer. La retourne est le 4 de pique ; l’atout est carreau.
    .why = Une grosse carte ne gagnerait presque rien

lesson-book = Ce que disent les vieux livres
    .about = Trois exemples imprimés depuis cent ans. L’un d’eux est faux.
    .rule = Laissez passer un 9, et même un valet s’il coûte la dame ; jouez un roi pour faire sortir ce qui le bat.
lesson-book-1 = Premier exemple. Le 7 de carreau est joué, la retourne est le 9, et vous avez dame, 6 et 3.
    .why = Les livres ont raison : le 9 ne vaut pas une dame
lesson-book-2 = De même, mais la retourne est le valet. Les livres le gagnent avec la dame : une carte égale, disent-ils, et la main.
    .why = Les livres ont tort : la main ne vaut pas qu’on garde une petite carte
lesson-book-3 = La retourne est le roi de trèfle. Vous avez l’as de trèfle, le roi et la dame de carreau. Avec lequel essayez-vous ?
    .why = Les livres ont raison : le roi gagne, ou affranchit votre dame

lesson-command = Maître d’une couleur
    .about = La plus haute carte restante d’une couleur gagne quand vous la jouez. À quoi bon ?
    .rule = La carte maîtresse d’une couleur vous donne une bonne retourne. Gardez-la tant que les retournes sont faibles.
lesson-command-1 = À vous de jouer. L’as et le valet de cœur sont tombés : roi, dame et 10 sont les plus hauts. L’atout est carreau, et la retourne est le 10.
    .why = Le plus haut cœur vous rapporte un atout
lesson-command-2 = À vous de jouer. As, roi et dame de carreau sont tombés. La retourne est l’as de trèfle ; l’atout est pique.
    .why = Vos carreaux gagnent comme l’as aurait gagné
lesson-command-3 = À vous de jouer. L’as de carreau est tombé, et vous avez le roi. La retourne est le 2 de pique ; l’atout est cœur.
    .why = Gardez le roi pour mieux : un 2 peut aller à Bruno
lesson-command-4 = À vous de jouer. As, roi, dame et 10 de trèfle sont tombés, et vous avez le valet. La retourne est le 8 de carreau ; l’atout est cœur.
    .why = Le valet peut attendre mieux qu’un 8

lesson-strong = De beaux atouts
    .about = Jouez-les tôt, disent les vieux livres. Quand ont-ils raison ?
    .rule = Avec de beaux atouts, jouez-en un gros si la retourne est un atout ; si elle est faible, jouez petit dans une autre couleur.
lesson-strong-1 = Jouez tôt vos beaux atouts, disent les vieux livres. Nous l’avons essayé avec cinq atouts ou plus, dont deux parmi as, roi et dame. Si la retourne est un atout, cela vaut toute autre carte : 0,02 pli de mieux. Si c’est un 2 à 8 d’une autre couleur, cela coûte 0,27 pli.
lesson-strong-2 = Voici une telle main : six piques, dont as, roi et dame. L’atout est pique, et la retourne est le valet.
    .why = Ici les livres ont raison : le pli est sûr, et vous gardez six atouts
lesson-strong-3 = L’atout est carreau, et la retourne est le roi. Vous avez as, dame, valet, 4 et 2.
    .why = Le roi étant retourné, le valet est aussi sûr que l’as
lesson-strong-4 = L’atout est trèfle. Vous en avez six, dont as, roi et valet ; la retourne est le 2 de carreau.
    .why = Ici les livres ont tort : un 2 ne vaut pas un atout
lesson-strong-5 = L’atout est trèfle. Vous en avez six, dont roi, dame et valet ; la retourne est le 7 de pique.
    .why = Le 2 de pique part, et les six atouts restent

lesson-last = Le dernier pli de la première phase
    .about = Il apporte les deux dernières cartes, et l’entame de la seconde phase.
    .rule = Le dernier pli de la première phase décide de l’entame : regardez les deux mains avant de le prendre.
lesson-last-1 = La dernière retourne est le 3 de carreau, et l’atout est trèfle. Qui la gagne devra jouer.
    .why = Mieux vaut que Bruno joue
lesson-last-2 = La dernière retourne est le roi de carreau, et l’atout est carreau. Vous avez l’as et la dame.
    .why = Le roi d’atout vaut la main
lesson-last-3 = La dernière retourne est le 9 de pique, et l’atout est carreau. Vous avez le roi d’atout, et peu d’autres grosses cartes.
    .why = Perdez-le, et gardez ce qui peut encore gagner

## Se souvenir

lesson-thirteen = Treize de chaque
    .about = Treize, moins les cartes jouées, moins les vôtres.
    .rule = Treize, moins celles qui sont jouées, moins les vôtres : le reste est contre vous.
lesson-thirteen-1 = L’atout est cœur. Un seul pli a été joué ; il n’y a rien d’autre à retenir.
    .why = Treize, moins les cartes jouées, moins les vôtres
lesson-thirteen-2 = L’atout est trèfle, et deux plis ont été joués.
    .why = Treize, moins les cartes jouées, moins les vôtres
lesson-thirteen-3 = L’atout est pique. Cette fois, trois plis ont été joués.
    .why = Treize, moins les cartes jouées, moins les vôtres

lesson-taken = Ce qui a été pris
    .about = Chaque retourne que prend l’adversaire est une carte connue.
    .rule = Une retourne prise et pas encore jouée est une carte que vous connaissez.
lesson-taken-1 = Voici les plis joués. Quelles retournes Bruno a-t-il prises, et lesquelles a-t-il jouées depuis ?
    .why = Prises et pas encore jouées
lesson-taken-2 = Une autre donne, aussi avancée. Comptez encore.
    .why = Prises et pas encore jouées

lesson-aces = As et rois
    .about = Huit cartes font la plupart des plis. Combien sont encore en jeu ?
    .rule = Huit, moins ceux qui sont joués, moins les vôtres : autant d’as et de rois restent en jeu.
lesson-aces-1 = Trois plis ont été joués.
    .why = Huit, moins les cartes jouées, moins les vôtres
lesson-aces-2 = Une autre donne : cinq plis ont été joués.
    .why = Huit, moins les cartes jouées, moins les vôtres
lesson-aces-3 = Encore une, après sept plis. Vous avez vous-même quatre des huit.
    .why = Huit, moins les cartes jouées, moins les vôtres

lesson-voids = Les couleurs qu’il n’a pas
    .about = Qui ne fournit pas n’a pas la couleur, jusqu’à ce que vienne une carte que vous ne voyez pas.
    .rule = Depuis la chicane : ses cartes cachées, et ses retournes de la couleur. Il peut en avoir autant.
lesson-voids-1 = L’atout est trèfle. Bruno a coupé votre dame de cœur, et depuis il a fait tous les plis, peut-être aussi celui-ci. Peut-il avoir de nouveau du cœur ?
    .why = Toutes les cartes qu’il a prises depuis étaient des retournes, et aucune n’était un cœur
lesson-voids-2 = Vous avez fait ce pli : Bruno a donc pris une carte que vous n’avez pas vue. Combien de cœurs, maintenant ?
    .why = La carte cachée peut être un cœur
lesson-voids-3 = Une autre donne ; l’atout est trèfle. Bruno a coupé votre roi de carreau et a gagné l’as de carreau. Puis il a perdu un pli.
    .why = L’as, que vous avez vu, et une carte cachée

lesson-whole = Toute la main
    .about = Avant le dernier pli de la première phase, vous pouvez savoir presque tout.
    .rule = D’abord les atouts, puis les as et les rois, puis ce qui a été pris : il reste peu à deviner.
lesson-whole-1 = L’atout est cœur. Douze plis ont été joués, et vous les avez tous retenus.
    .why = Treize, moins les cartes jouées, moins les vôtres
lesson-whole-2 = Le même moment : maintenant les as et les rois.
    .why = Huit, moins les cartes jouées, moins les vôtres
lesson-whole-3 = Et quelles retournes Bruno a-t-il prises sans les jouer ?
    .why = Prises et pas encore jouées

## La seconde phase

lesson-count = Comptez d’abord vos plis
    .about = Les deux mains sont connues. Combien de plis sont à vous, quoi qu’il arrive ?
    .rule = Avant de jouer, comptez ce que personne ne peut vous prendre.
lesson-count-1 = L’atout est pique. Vous avez le roi, le valet et quatre trèfles ; Bruno a deux petits atouts et quatre cœurs.
    .why = Deux atouts font tomber les siens, et tous les trèfles sont bons
lesson-count-2 = L’atout est cœur. Vous avez le roi, Bruno a l’as. À pique, vous avez as, 10 et 2 contre roi et 6.
    .why = L’as d’atout sort, et pique rapporte deux plis
lesson-count-3 = L’atout est cœur : vous avez dame et 10, Bruno as et valet. Vos piques sont le 3 et le 2.
    .why = Un seul atout gagnera
lesson-count-4 = L’atout est cœur. Vous avez dame et 7, Bruno le roi seul.
    .why = Tous, sauf celui que prend le roi d’atout

lesson-draw = Faire tomber les atouts
    .about = Une carte maîtresse n’est sûre que si personne ne peut la couper.
    .rule = Avec plus d’atouts, et de plus gros, jouez-les avant vos autres cartes maîtresses.
lesson-draw-1 = L’atout est pique. Bruno en a trois, et un cœur.
    .why = D’abord ses atouts, sinon l’as est coupé
lesson-draw-2 = L’atout est pique. Vous avez as, roi, 9 et 3 ; Bruno a valet, 8 et 7.
    .why = As et roi d’abord, les autres suivent
lesson-draw-3 = L’atout est pique. Vous avez as, roi et valet ; Bruno a dame, 9 et 8.
    .why = Les gros atouts d’abord, les as ensuite
lesson-draw-4 = L’atout est pique. Vous avez as, roi, valet et 8 ; Bruno a dame et 10. Tous les plis peuvent être à vous.
    .why = Une fois les atouts tombés, rien ne bat vos cœurs

lesson-lasttrump = Le dernier atout
    .about = Il reste un atout contre vous. Quand vaut-il un des vôtres ?
    .rule = Son dernier atout vaut un des vôtres si vos grosses cartes viennent ensuite.
lesson-lasttrump-1 = L’atout est cœur. Vous avez dame et 7, Bruno le roi seul.
    .why = Un atout fait tomber le roi, et l’autre reste
lesson-lasttrump-2 = L’atout est cœur. Vous avez le 6 et le 5, Bruno le valet seul.
    .why = Le valet tombe pour un petit atout, et l’autre vous reste
lesson-lasttrump-3 = L’atout est cœur. Vous avez le 7, Bruno la dame.
    .why = Un atout pour un : Bruno doit maintenant jouer
lesson-lasttrump-4 = L’atout est carreau. Vous avez roi et valet, Bruno l’as seul.
    .why = L’as est tombé : l’atout et les piques sont à vous

lesson-throwin = Faites-le jouer
    .about = Certains plis ne viennent que si l’autre doit jouer.
    .rule = Donnez la main quand tout ce que l’adversaire peut jouer vous sert.
lesson-throwin-1 = L’atout est pique. Vous avez as, 5 et 3 ; Bruno n’a que des atouts, et doit couper votre cœur.
    .why = Bruno coupe, puis doit jouer atout
lesson-throwin-2 = L’atout est pique. Vous avez as, dame et 10, avec deux cœurs ; Bruno n’a que des atouts.
    .why = Deux cœurs sont coupés, et tous les retours viennent à vous
lesson-throwin-3 = L’atout est pique. Bruno en a six, dont roi, dame et valet.
    .why = Un cœur donne la main sans rien coûter
lesson-throwin-4 = L’atout est pique. Vous en avez quatre, et deux cœurs ; Bruno en a six.
    .why = Chacun de ses retours vous sert

lesson-driveout = Faire sortir l’as
    .about = Une carte devient maîtresse quand ce qui la bat est parti.
    .rule = Faites sortir ce qui vous bat, tant que vos atouts vous rendent la main.
lesson-driveout-1 = L’atout est pique. À cœur, vous avez dame et 9 ; Bruno a l’as.
    .why = L’as sort, et un cœur est bon
lesson-driveout-2 = L’atout est pique, et vous avez roi et valet. À cœur, 10 et 7 contre l’as.
    .why = Cœur d’abord : vos atouts vous rendront la main
lesson-driveout-3 = L’atout est carreau, et vous avez le valet. Bruno n’a qu’un pique, le 10.
    .why = Après le 10, vos piques sont bons
lesson-driveout-4 = L’atout est carreau. Vous avez roi et valet, Bruno l’as. À pique, la dame est contre vous.
    .why = La dame part : piques et atouts sont à vous

lesson-long = La couleur longue
    .about = Les petites cartes gagnent quand les autres de leur couleur sont parties.
    .rule = Travaillez d’abord votre couleur la plus longue, et gardez ce qui vous y ramène.
lesson-long-1 = L’atout est cœur, et vous avez le seul qui reste, l’as. À pique, roi, dame et 10 contre as et valet.
    .why = L’as de pique part, et l’atout vous rend la main
lesson-long-2 = L’atout est carreau, et il n’en reste pas. À pique, vous avez roi, 8 et 7 contre as et 5.
    .why = Pique d’abord, tant que l’as de cœur vous rend la main
lesson-long-3 = L’atout est carreau, et vous avez le seul qui reste. Vous avez cinq piques ; Bruno a l’as et le valet.
    .why = Deux piques partent, les trois autres sont bons
lesson-long-4 = L’atout est pique. Vous avez quatre carreaux, dont l’as ; Bruno a le roi seul.
    .why = La couleur longue fait les plis

lesson-king = Ne jouez pas sous votre roi
    .about = Une grosse carte qui perdrait maintenant peut gagner plus tard.
    .rule = Un roi ou une dame qui ne sont pas maîtres gagnent quand l’autre y vient : jouez autre chose.
lesson-king-1 = Il ne reste que des atouts. Vous avez roi, 9, 8 et 7 ; Bruno as, dame, valet et 10.
    .why = Jouez petit, le roi gagnera plus tard
lesson-king-2 = L’atout est cœur. Vous n’avez que des piques, dont la dame ; Bruno y a as, valet et 7, et deux atouts.
    .why = Un petit pique garde la dame pour plus tard
lesson-king-3 = L’atout est pique. À cœur, vous avez roi et 7 contre as, dame et 10 ; vos carreaux sont hauts.
    .why = Carreau d’abord : on viendra à votre roi de cœur
lesson-king-4 = L’atout est carreau. Vous avez roi et 2, Bruno as et dame. Faites deux plis.
    .why = Le roi gagne si vous ne le jouez pas

lesson-lowhand = Les donnes basses
    .about = Certains jouent selon la couleur de la première retourne : noire, il faut faire le moins de plis.
    .rule = Dans une donne basse, donnez la main à temps, ne coupez pas sans y être obligé, et défaussez vos plus grosses cartes.
lesson-lowhand-1 = La première retourne était noire : c’est une donne basse, et il faut faire le moins de plis. Vous avez le 2 de cœur et cinq carreaux ; Bruno a le roi de cœur et cinq piques. Il ne reste pas d’atout.
    .why = Bruno doit prendre votre 2, puis tous les autres plis
lesson-lowhand-2 = Une donne basse, où il ne reste plus d’atout. À trèfle, vous avez dame et 2 contre as, valet et 9 ; vous avez quatre cœurs, Bruno trois carreaux.
    .why = La dame d’abord : le 2 pourra encore donner la main
lesson-lowhand-3 = Une donne basse, et l’atout est pique. Bruno joue le 4 de trèfle. Vous n’en avez pas, mais vous avez le 4 de pique.
    .why = Rien n’oblige à couper : laissez tous les plis à Bruno
lesson-lowhand-4 = Une donne basse, où il ne reste plus d’atout. Bruno joue le 6 de cœur, et vous n’avez que des piques ; Bruno en a cinq aussi.
    .why = Défaussez l’as : c’est lui qui devrait gagner
