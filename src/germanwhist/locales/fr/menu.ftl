# La première page, le menu de la table, les réglages, l’aide.

app-title = Whist allemand
app-tagline = Deux joueurs, un paquet. Treize plis pour se faire une main, treize pour la jouer.
app-promise = Ni publicité ni pistage ; un compte seulement si vous en voulez un.

## La première page

home-go-on = Continuer avec { $name }
waiting = Une partie contre { $name } attend : vous { $yours }, { $name } { $theirs }.
home-go-on-button = Continuer
home-where-stage-one = Première phase, pli { $trick }.
home-where-stage-two = Seconde phase, pli { $trick }.
home-where-between = Entre deux donnes.
home-turn-you = C’est à vous de jouer.
home-turn-them = C’est à { $name } de jouer.
home-score = Vous { $yours }, { $name } { $theirs }.
home-play-now = Jouer tout de suite
home-opponent = Adversaire
home-rules = Règles
home-deal = Distribuer les cartes
home-own-rules = Choisir chaque règle
home-memory = Mémoire
home-pages = Les règles du jeu

language-en = English
language-fr = Français

## Choix des règles

rules-title = Choisir les règles
rules-number = Nombre
rules-ranks = Rangs
rules-done = Prendre ces règles
rules-refused = Ces règles ne peuvent pas servir : { $reason }

## Le menu de la table

menu-title = Menu
menu-back = Revenir à la table
menu-resign-hand = Abandonner cette donne
menu-resign-match = Abandonner la partie
menu-resign-hand-sure = Abandonner cette donne ? Tous les plis restants vont à { $name }.
menu-resign-hand-sure-low = Abandonner cette donne basse ? Tous les plis restants vont à vous.
menu-resign-match-sure = Abandonner la partie ? { $name } la gagne.
menu-settings = Réglages
menu-pages = Les règles du jeu
menu-leave = Quitter la table (la partie est gardée)
menu-yes = Oui, abandonner
menu-no = Non, continuer

## Réglages

settings-title = Réglages
settings-language = Langue
    .help = La langue de la table, des règles et de cette liste.
settings-theme = Table
    .help = Claire ou sombre ; « comme le terminal » demande son fond au terminal.
settings-theme-auto = comme le terminal
settings-theme-light = claire
settings-theme-dark = sombre
settings-four_colours = Quatre couleurs
    .help = Carreaux bleus et trèfles verts. Les formes restent les mêmes.
settings-letters = Lettres françaises
    .help = A R D V sur les cartes, P C K T pour les couleurs ; sinon A K Q J et S H D C.
settings-sort = Couleurs en main
    .help = La couleur qui est à gauche dans votre main.
settings-sort-trumps_first = atouts d’abord
settings-sort-fixed = toujours le même ordre
settings-low_first = Petites cartes d’abord
    .help = Dans une couleur, la plus petite carte à gauche.
settings-speed = Vitesse
    .help = Le temps que prennent les cartes. Rapide ne montre aucune carte en chemin, ce qui épargne le plus une ligne lente.
settings-speed-slow = lente
settings-speed-normal = normale
settings-speed-fast = rapide
settings-speed-off = sans mouvement
settings-guard = Jouer en deux temps
    .help = Un premier clic ou appui lève la carte, le second la joue.
settings-memory = Aide-mémoire
    .help = Montre les cartes que l’adversaire a certainement. Dans la seconde phase, c’est toute sa main.
settings-ask = Me demander sa main
    .help = Demande au début de la seconde phase, contre l’ordinateur. Les essais sont gardés.

## Pages de règles et historique

pages-title = Les règles du jeu
look-back-keys = Flèches et pages : défiler · Échap : retour
look-back-hand = Donne { $number } : { $result }
look-back-side = { $who ->
    [you] Vous
   *[them] { $name }
} : { $mistakes ->
    [0] aucune erreur
    [one] une erreur
   *[other] { $mistakes } erreurs
}, { NUMBER($cost, minimumFractionDigits: 1) } { $cost ->
    [one] point donné
   *[other] points donnés
}, chance { NUMBER($luck, minimumFractionDigits: 1) }
count-title = Statistiques
count-points = Points
count-about = Parties terminées, sans les exercices. Points : les vôtres et ceux de l’adversaire.
history-none = Aucune donne n’est encore terminée. La première apparaîtra ici.
history-won = gagnée
history-lost = perdue
history-draw = nulle
history-opponent = Adversaire
history-hands = Donnes

## Aide

help-title = Touches
help-arrows = parcourir votre main
help-next-legal = prochaine carte permise
help-ends = première et dernière carte
help-play = jouer la carte
help-suit = une couleur ; puis { $ranks } pour une carte
help-hint-key = un conseil : la meilleure carte (exercice)
help-last = revoir le dernier pli
help-undo = reprendre votre dernière carte (exercice)
help-claim = réclamer la fin, dans la seconde phase
help-next = donne suivante
help-review = analyse, après une donne
help-menu = menu
help-help = cette liste
help-escape = fermer, ou finir le mouvement
help-quit = quitter ; la partie est gardée
help-mouse = Un clic joue une carte. Les cartes pâles disent pourquoi elles attendent.
help-back = Retour

key-space = Espace
key-enter = Entrée
key-home = Début
key-end = Fin
key-escape = Échap

## La ligne de commande

