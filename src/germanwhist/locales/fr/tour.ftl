# La visite : une courte donne, un mot à chaque pas.

tour-welcome = Une donne a deux moitiés. D’abord on joue pour de meilleures cartes, puis pour des plis, et seuls ceux-là comptent. Pour aller vite, voici le petit jeu : sept cartes chacun au lieu de treize.
tour-upcard = La carte ouverte est la retourne. La première donne aussi l’atout : cœur. Qui gagne ce pli prend la dame de cœur ; le perdant prend la carte cachée en dessous.
tour-win = La dame d’atout vaut la peine d’être gagnée. Entamez avec votre plus haute carte, { CARD($card, form: "the") }.
tour-taken = Margit devait fournir, et votre as était plus fort. La dame de cœur est à vous. Elle a pioché une carte que vous n’avez pas vue.
tour-lose = Le 9 de carreau ne vaut pas grand-chose : laissez-le-lui. Jouez petit, { CARD($card, form: "the") }.
tour-drawn = Elle n’avait qu’un carreau, l’as, et l’a dépensé pour un 9. Vous avez pioché une carte cachée : le roi de cœur ! Perdre un pli peut être bon.
tour-discard = Elle joue maintenant le 9 qu’elle a pris. Vous n’avez pas de carreau, toute carte est permise. Un atout gagnerait, mais ici la dame de trèfle n’en vaut pas un. Défaussez { CARD($card, form: "the") }.
tour-trump = Le 8 de cœur est un atout. Elle joue la dame de trèfle, et vous n’avez pas de trèfle : coupez avec { CARD($card, form: "the") }. Un atout contre un atout, et c’est à vous d’attaquer.
tour-lead = Le valet de carreau vaut mieux que votre 10. Attaquez avec { CARD($card, form: "the") } : l’as est tombé, seuls le roi, la dame ou un atout pourraient le battre.
tour-king = La dame de carreau est bonne à prendre. Attaquez avec { CARD($card, form: "the") } : pour la battre, il lui faut dépenser le roi, ou un atout.
tour-follow = Elle a gagné avec le roi, et joue sa dame. Il faut fournir quand on le peut : { CARD($card, form: "the") } est votre seul carreau. Les cartes interdites sont pâles, et le disent.
tour-two = L’as de cœur est à elle ; vous avez pioché le valet de trèfle. Le talon est épuisé : la seconde moitié commence. Sept plis, et chacun compte.
tour-known = Toutes les cartes ont été vues ou sont dans votre main. Le reste est donc à elle : l’as, le roi, le 10 et le 8 de trèfle, le roi de carreau, le 10 de pique et l’as de cœur. Ces cartes sont aussi près de son nom ; qui se souvient bien n’a pas besoin de regarder.
tour-low = Son as de trèfle est imbattable. Fournissez avec votre plus petit trèfle, { CARD($card, form: "the") }.
tour-again = Le roi aussi. Jouez { CARD($card, form: "the") } ; après, vous n’avez plus de trèfle.
tour-ruff = Pas de carreau : toute carte est permise, et un atout bat toute autre couleur. Coupez avec le plus petit, { CARD($card, form: "the") }.
tour-claim = Vous avez quatre atouts, elle en a un. Quand la fin est imparable, on peut la réclamer au lieu de la jouer. Jouons-la.
tour-draw = Son as est son dernier atout. Faites-le tomber sur votre plus petit : attaquez avec { CARD($card, form: "the") }. Elle doit fournir.
tour-rest = Elle n’a plus d’atout. Coupez avec { CARD($card, form: "the") }.
tour-high = Rien de ce qu’elle a ne bat plus un atout. Jouez { CARD($card, form: "the") }.
tour-last = Et le dernier pli est à vous : { CARD($card, form: "the") }.
tour-done = Quatre plis à trois : vous gagnez la donne et marquez la différence. Jouez-en maintenant une entière.

tour-step = Apprendre en jouant · { $step } sur { $steps }
tour-next = Continuer
tour-skip = Quitter la visite
tour-play = Jouer une donne
tour-rules = Lire les règles
tour-not-this = Pour l’instant, jouez la carte que nomme la leçon.
