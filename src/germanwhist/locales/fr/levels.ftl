# Les adversaires : le nom d’un niveau, sa façon de jouer, et la même en deux ou trois mots.

level-random = Pip
    .about = Pip joue la carte qui lui tombe sous la main.
    .short = joue au hasard
level-greedy = Flora
    .about = Flora regarde un seul pli et prend ce qu’il offre.
    .short = un pli à la fois
level-counting = Margit
    .about = Margit retient toutes les cartes.
    .short = compte les cartes
levels-fair = Tous les adversaires reçoivent les mêmes cartes tirées au hasard, et ne voient que les leurs.
