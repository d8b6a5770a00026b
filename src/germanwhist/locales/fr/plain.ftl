# La table ligne par ligne. Chaque commande est le mot à taper, puis d’autres qui disent la même
# chose ; les commandes anglaises sont comprises aussi.

plain-table = table
    .help = où en est la donne : pli, atout, retourne, talon, carte attaquée
plain-hand = main cartes
    .help = vos cartes, couleur par couleur
plain-last = dernier pli
    .help = le dernier pli
plain-score = score points
    .help = les plis et les points
plain-known = connues
    .help = les cartes connues de votre adversaire
plain-repeat = répéter encore
    .help = la dernière annonce encore une fois
plain-hint = conseil
    .help = la meilleure carte, et pourquoi (exercice)
plain-undo = annuler
    .help = reprendre votre dernière carte (exercice)
plain-claim = réclamer
    .help = avec un nombre : réclamer tant des plis restants, dans la seconde phase
plain-next = suite
    .help = la donne suivante, ou une autre partie
plain-resign = abandonner
    .help = abandonner cette donne ; « abandonner partie » abandonne la partie
plain-new = nouvelle
    .help = une autre partie, si vous voulez avec un niveau et des règles : nouvelle expert small
plain-lesson = leçon
    .help = la leçon suivante ; si vous voulez, avec son numéro : leçon 5
plain-day = jour
    .help = la donne du jour, les mêmes cartes pour tout le monde
plain-mistakes = fautes
    .help = vos propres fautes du jour : que vaut-il mieux jouer ?
plain-memory = memoire
    .help = exercer la mémoire ; si vous voulez avec ce qu’il faut retenir (1 à 4) et le jeu (28 ou 52) : memoire 4 52 ; « mémoire table » demande au début de la seconde phase, ou ne demande plus
plain-puzzle = probleme
    .help = un problème de la seconde phase ; si vous voulez, avec le numéro d’un thème (1 à 9) : probleme 5
plain-review = analyse analyser
    .help = ce qu’apprend la dernière donne finie : les erreurs, et pourquoi
plain-record = garder
    .help = garde les donnes finies de cette partie dans un fichier de ce dossier
plain-statistics = statistiques stats
    .help = vos parties finies, par adversaire
plain-progress = progres
    .help = comment vos fautes évoluent, et que travailler ensuite
plain-help = aide
    .help = cette liste
plain-quit = quitter
    .help = quitter ; la partie est gardée

plain-welcome = Whist allemand. Tapez une carte, comme { $card }, ou « { $help } » pour tout le reste.
plain-cards = Une carte est un rang et une couleur, comme { $typed }, ou son nom : { CARD($card) }. Couleurs : { $suits }.
plain-goes-on = Une partie contre { $name } continue. « { $new } » en commence une autre.
plain-against = Une partie contre { $name } : { $rules }.
plain-waiting = Une partie contre { $name } attend : vous { $yours }, { $name } { $theirs }. Tapez « { $next } » pour la continuer, ou « { $new } » pour commencer celle que vous avez demandée.
plain-once-more = Tapez « { $word } » encore une fois pour le faire.
plain-unknown = { $word } n’est ni une carte ni une commande ; « { $help } » les donne toutes.
plain-unknown-near = { $word } n’est ni une carte ni une commande. Vouliez-vous dire « { $near } » ?
plain-claim-how = Tapez « { $word } » et un nombre de { $least } à { $left }.
plain-tricks = { $stage ->
    [1] Première
   *[2] Seconde
} phase, plis gagnés : vous { $yours }, { $name } { $theirs }.
plain-tally = { $name } : { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
} ; { $hands ->
    [one] { $hands } donne
   *[other] { $hands } donnes
} ; points : vous { $yours }, { $name } { $theirs }.
plain-after-hand = « { $next } » distribue la donne suivante.
plain-after-match = « { $next } » commence une autre partie, « { $quit } » quitte.
plain-failed = { $name } ne peut pas continuer. « { $next } » donne la place à un autre joueur.
plain-bye = Au revoir.
plain-levels = Les niveaux sont { $levels }.

## Les donnes honnêtes

deal-checked = { $verdict ->
    [broken] La donne ne correspond pas à son sceau { $seal } : elle ne compte pas.
   *[honest] Donne honnête, sceau { $seal }.
}
