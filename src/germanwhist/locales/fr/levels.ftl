# Les adversaires : le nom d’un niveau, sa façon de jouer, et la même en deux ou trois mots.

level-novice = Pip
    .about = Pip veut toutes les belles cartes, joue à l’instinct et oublie parfois de regarder.
    .short = joue à l’instinct
level-casual = Flora
    .about = Flora se bat pour les atouts et les figures, laisse filer le reste et ne retient rien.
    .short = prend ce qui est bon
level-regular = Bruno
    .about = Bruno retient les atouts et les hautes cartes, et déduit le reste quand il n’y a plus que peu de cartes.
    .short = retient les hautes cartes
level-counter = Margit
    .about = Margit retient toutes les cartes et joue la seconde phase sans une faute.
    .short = compte les cartes
level-expert = Ilse
    .about = Ilse imagine comment les cartes cachées peuvent se trouver, joue chacune de ces donnes jusqu’au bout et retient la meilleure carte.
    .short = imagine la donne
level-master = Aurel
    .about = Aurel a appris de millions de donnes et pèse des centaines de répartitions avant chaque carte.
    .short = pèse les répartitions
levels-fair = Tous les adversaires reçoivent les mêmes cartes tirées au hasard, et ne voient que les leurs.
