# Les options des règles, leurs valeurs, et les règles qui ont un nom.
# option-NOM est une option, option-NOM-VALEUR l’une de ses valeurs, dans l’ordre où elles sont
# proposées. Une valeur avec .example demande un nombre ou des rangs, et commence par celui-là.

option-counting = Plis qui comptent
    .help = Les plis qui décident de la donne.
option-counting-second_stage = seconde phase seule
    .help = Les treize premiers plis préparent la main ; les treize derniers comptent.
option-counting-all_tricks = tous les plis
    .help = Le jeu imprimé en 1894 : chaque pli compte un, et à 13–13 rien n’est marqué.
option-counting-weighted = seconde phase double
    .help = Un point par pli de la première phase, deux par pli de la seconde : 39 en tout.

option-hand_score = Marque d’une donne
    .help = Ce que vaut le résultat d’une donne.
option-hand_score-difference = la différence
    .help = Le gagnant marque la différence : 9–4 marque 5.
option-hand_score-over_half = les plis au-delà de la moitié
    .help = Le gagnant marque à partir du septième pli : 9–4 marque 3.
option-hand_score-per_trick = chaque pli
    .help = Chacun marque ce qu’il a compté : 9–4 marque 9 et 4.
option-hand_score-win = un pour la donne
    .help = Le gagnant marque 1, quel que soit le nombre de plis.

option-stake = Enjeu
    .help = Les points par unité de la marque. À 2, une différence de 5 marque 10.
option-stake-number = { $number ->
    [one] { $number } point par unité
   *[other] { $number } points par unité
}
    .example = 1

option-match = Longueur de la partie
    .help = Quand la partie s’arrête ; jamais au milieu d’une donne.
option-match-hand = une seule donne
    .help = La donne est une partie à elle seule.
option-match-hands = { $number ->
    [one] { $number } donne
   *[other] { $number } donnes
}
    .help = Le plus de points, une fois ces donnes jouées, gagne ; à égalité, la partie est nulle.
    .name = un nombre de donnes
    .example = 2
option-match-target = en { $number } points
    .help = La partie s’arrête après la donne où un joueur atteint ce total.
    .name = un total de points
    .example = 10

option-target_tie = Les deux au total
    .help = Quand les deux joueurs atteignent le total dans la même donne.
option-target_tie-higher = le plus haut total gagne
    .help = À égalité, on joue une donne de plus.
option-target_tie-extend = le total monte de 10
    .help = Il monte jusqu’à ce qu’un seul joueur l’ait atteint.

option-first_stage_follow = Première phase : fournir
    .help = Faut-il fournir dans la première phase ?
option-first_stage_follow-required = il faut fournir
    .help = Comme dans la seconde phase : on fournit si l’on peut.
option-first_stage_follow-free = toute carte est permise
    .help = Dans la première phase, le second joue la carte de son choix ; seule une plus forte de la couleur, ou un atout, prend.

option-objective = Haute ou basse
    .help = Cherche-t-on beaucoup de plis, ou peu ?
option-objective-high = toujours beaucoup
    .help = Le plus de plis gagne chaque donne.
option-objective-by_colour = selon la couleur
    .help = Une première retourne rouge demande beaucoup de plis, une noire peu.

option-trumps = Atout
    .help = D’où vient la couleur d’atout.
option-trumps-upcard = la retourne
    .help = La couleur de la première retourne est atout pour toute la donne.
option-trumps-none = sans atout
    .help = Seule la couleur demandée peut gagner un pli.
option-trumps-none_on = sans atout sur { $ranks }
    .help = Pas d’atout quand la première retourne est de l’un des rangs choisis.
    .name = sans atout sur certains rangs
    .example = AK

option-pack = Paquet
    .help = Le nombre de cartes du jeu.
pack-cards = { $number } cartes
option-pack-52 = 52 cartes
    .help = Treize cartes chacun, treize plis par phase.
option-pack-28 = 28 cartes
    .help = De l’as au 8 : sept cartes chacun, sept plis par phase.

option-first_dealer = Premier donneur
    .help = Qui distribue la première donne ; ensuite, chacun son tour.
option-first_dealer-cut = on coupe
    .help = Chacun coupe une carte ; la plus forte donne.
option-first_dealer-seat = désigné
    .help = Votre adversaire distribue la première donne, et vous entamez.

preset-standard = Une donne, jeu classique
    .help = Treize plis pour se faire une main, treize qui comptent.
preset-match10 = Partie en 10, jeu classique
    .help = Le jeu classique en 10 points : environ quatre donnes.
preset-match20 = Partie en 20
    .help = Le jeu classique en 20 points : huit ou neuf donnes.
preset-classic1894 = 1894 : les 26 plis comptent
    .help = Le jeu tel qu’il fut d’abord imprimé : la majorité de tous les plis.
preset-score_from_seven = À partir du septième
    .help = Un point par pli à partir du septième.
preset-free_first_stage = Première phase libre
    .help = Dans la première phase, personne n’est obligé de fournir.
preset-high_low = Haute ou basse, en 10
    .help = Une première retourne rouge se joue pour beaucoup de plis, une noire pour peu.
preset-weighted = Plis pondérés
    .help = Un pli de la première phase compte un, un pli de la seconde deux.
preset-small = Petit jeu, 28 cartes
    .help = Sept cartes chacun, sept plis par phase : quelques minutes.
preset-own = Vos propres règles
    .help = Un choix pour chaque option.
