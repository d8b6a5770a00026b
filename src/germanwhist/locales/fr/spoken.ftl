# Ce qui est dit à la table à qui écoute au lieu de regarder : une phrase pour chaque chose qui
# arrive, réunies en un paragraphe. La forme `.short` d’un message est pour qui veut peu de mots ;
# certains messages lui sont épargnés.

## Le début d’une donne

spoken-dealt = { $who ->
    [you] Vous donnez. { $name } entame.
   *[them] { $name } donne. Vous entamez.
}
    .short = { $who ->
        [you] { $name } entame.
       *[them] Vous entamez.
    }
# Après que la coupe a dit qui donne.
spoken-first = { $who ->
    [you] { $name } entame.
   *[them] Vous entamez.
}
spoken-trumps = Atout : { SUIT($suit) }.
spoken-no-trumps = Sans atout.
spoken-upcard = Retourne : { CARD($card) }.
spoken-new-upcard = Nouvelle retourne : { CARD($card) }.
    .short = Retourne : { CARD($card) }.

## Un pli : l’attaque, la réponse, qui le prend, ce qui est pioché

spoken-led = { $name } attaque avec { CARD($card, form: "the") }.
    .short = { $name } : { CARD($card) }.
spoken-own = { CARD($card, form: "title") }{ $takes ->
    [card] { ", " }qui prend { CARD($other, form: "the") }
    [trick] { ", " }qui prend le pli
   *[no] { "" }
}.
spoken-theirs = { $name } : { CARD($card) }{ $takes ->
    [card] { ", " }qui prend { CARD($other, form: "the") }
    [trick] { ", " }qui prend le pli
   *[no] { "" }
}.
spoken-taken = { $who ->
    [you] Vous prenez
   *[them] { $name } prend
} { $takes ->
    [card] { CARD($other, form: "the") }
   *[trick] le pli
}.
spoken-drawn = Vous piochez { CARD($drawn, form: "the") }.
    .short = Pioché : { CARD($drawn) }.
spoken-stage-two = Seconde phase : le talon est épuisé, chaque pli compte.
    .short = Seconde phase.
spoken-stage-two-low = Seconde phase : le talon est épuisé, faites le moins de plis possible.
    .short = Seconde phase, donne basse.

## Ce qu’il faut faire

spoken-lead = À vous d’attaquer.
spoken-follow = Vous avez { $count } { SUIT($suit, form: "many") }.
    .short = { $count } { SUIT($suit, form: "many") }.
spoken-follow-only = Seule carte permise : { CARD($card, form: "the") }.
    .short = Seulement { CARD($card, form: "the") }.
spoken-void = Pas de { SUIT($suit) } : jouez ce que vous voulez.
    .short = Pas de { SUIT($suit) }.
spoken-free = Toute carte : dans la première phase, rien n’oblige à fournir.
    .short = Toute carte.
spoken-not-held = Vous n’avez pas de { SUIT($suit) }.

## Où en est la donne, pour qui y revient

spoken-where = { $stage ->
    [1] Première
   *[2] Seconde
} phase, pli { $number } sur { $total }.
spoken-undone = { $who ->
    [you] Votre dernière carte est revenue dans votre main.
   *[them] { $name } reprend sa dernière carte.
}

## La ligne, et qui est là

spoken-link-lost = Connexion perdue. Votre place et vos cartes sont gardées.
spoken-link-back = La connexion est revenue.
spoken-away = { $name } n’est pas à la table pour l’instant.
spoken-away-long = { $name } n’est pas là. Vous pouvez gagner la partie, ou attendre.
spoken-here = { $name } est de nouveau à la table.

## La visite guidée

spoken-step = Étape { $step } sur { $steps }.

## Lu à voix haute à l’appui d’une touche

spoken-over = La donne est terminée.
spoken-stock = { $count ->
    [0] La retourne est la dernière carte du talon.
    [one] { $count } carte sous la retourne.
   *[other] { $count } cartes sous la retourne.
}
spoken-stock-out = Le talon est épuisé.
spoken-you-led = Vous avez attaqué avec { CARD($card, form: "the") }.
spoken-cards = { $count ->
    [0] Vous n’avez plus de carte
    [one] Vous avez { $count } carte
   *[other] Vous avez { $count } cartes
}.
spoken-suit = { SUIT($suit, form: "title") }, { $count } : { $ranks }.
spoken-counted = Points de cette donne : vous { $yours }, { $name } { $theirs }.
spoken-match = Partie : vous { $yours }, { $name } { $theirs } ; { $length }.
spoken-known-off = Les cartes connues sont désactivées dans les réglages.
spoken-known-none = Aucune carte { NAME($name, form: "of") } n’est connue.
spoken-known = Cartes connues { NAME($name, form: "of") } :
spoken-known-all = Toute la main { NAME($name, form: "of") } :

## Les touches qui lisent, et ce qu’il faut savoir des touches

help-table = entendre la table : retourne, atout, talon, carte attaquée, tour
help-hand = entendre votre main, couleur par couleur
help-trick = entendre le dernier pli
help-score = entendre les plis et le score
help-known = entendre les cartes connues de votre adversaire
help-repeat = entendre à nouveau la dernière annonce
help-earlier = entendre l’annonce précédente
help-later = entendre l’annonce suivante
help-reader = Avec un lecteur d’écran, les lettres parviennent au jeu tant que le focus est dans votre main : NVDA, JAWS et Orca y passent d’eux-mêmes en mode formulaire. Ailleurs, changez de mode par Inser+Espace (NVDA), Inser+Z (JAWS) ou Inser+A (Orca) ; avec VoiceOver, désactivez la navigation rapide. Une seule touche est transmise après Inser+F2 (NVDA), Inser+3 (JAWS) ou Inser+Retour arrière (Orca).

## Réglages

settings-speech = Annonces
settings-speech-long = phrases entières
settings-speech-short = peu de mots
settings-focus_drawn = Aller à la carte piochée
    .help = Le clavier va à la carte qui vient d’arriver dans votre main.
settings-legal_only = N’atteindre que les cartes permises
    .help = Pour les commutateurs : Tab et les flèches passent les autres.
