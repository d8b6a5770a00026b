# Problèmes des deux phases.

puzzles-title = Problèmes
puzzles-about = Positions tirées de donnes jouées. Une carte est la bonne, une autre en a l’air.
puzzles-offer = Trouvez la bonne carte
puzzles-theme = Thème
puzzles-any = Tous les thèmes
puzzles-stage-1 = Première phase : une décision
puzzles-stage-2 = Seconde phase : mains ouvertes
puzzles-hand = L’autre main, en seconde phase
puzzles-open = Visible
    .about = face visible tout le temps
puzzles-memory = De mémoire
    .about = montrée dix secondes, vaut davantage
puzzles-start = Commencer
puzzles-rating = Votre cote
puzzles-rating-short = cote
puzzles-tried = { $count ->
    [0] avant le premier problème
    [one] après un problème, ±{ $error }
   *[other] après { $count } problèmes, ±{ $error }
}
puzzles-course = Votre cote au fil des derniers problèmes : de { $first } à { $last }.
puzzles-themes = Thèmes
puzzles-solved-first = résolus au premier essai
puzzles-share = { $solved } sur { $tried }
puzzles-none-yet = aucun essai
puzzles-none-left = Vous avez essayé tous les problèmes de ce thème.

theme-draw_trumps = Faire tomber les atouts
    .about = Prenez leur atout avant qu’il ne prenne votre carte maîtresse.
theme-last_trump = Le dernier atout
    .about = Tant qu’il reste un atout, aucune autre carte n’est sûre.
theme-ruff = Gare à la coupe
    .about = La carte qui paraît la meilleure serait coupée.
theme-drive_out = Faire sortir une carte maîtresse
    .about = Qu’ils dépensent leur carte haute, et la vôtre sera maîtresse.
theme-throw_in = Rendre la main
    .about = Laissez la main là où il est pénible de l’avoir.
theme-hold_up = Garder sa carte
    .about = Réservez la carte haute au pli où elle rapporte davantage.
theme-long_suit = La couleur longue
    .about = Quand les autres sont parties, une petite carte fait un pli.
theme-lose_lead = Laisser le pli
    .about = Quand il faut peu de plis, la main est un fardeau : laissez-la.
theme-unload = S’en défaire
    .about = Quand il faut peu de plis, jouez tôt ce qui prendrait plus tard.
theme-price = Le prix
    .about = La retourne vaut-elle la carte qui la gagne ?
theme-trump_upcard = Un atout à gagner
    .about = Un atout est retourné. Que peut-il coûter ?
theme-forced_loser = Le pli est perdu
    .about = Impossible de le gagner : quelle carte vous sert le moins ?
theme-promote = Rendre une carte maîtresse
    .about = Attaquez d’une carte haute pour faire tomber celle du dessus.

decision-win_or_let_go = Prendre le pli, ou le laisser ?
decision-which_card = De quelle carte vous séparer ?
decision-which_lead = Par quelle carte attaquer ?
decision-small = Joué avec 28 cartes.
decision-lead = Pli { $trick } de la première phase. À vous d’attaquer.
decision-follow = Pli { $trick } de la première phase. { CARD($card, form: "title") } est sur la table.

## À la table

puzzle-number = Problème { $number }
puzzle-rating = cote { $rating }
puzzle-opponent = Adversaire
puzzle-defends = se défend au mieux
puzzle-opponent-hand = Les cartes de l’adversaire
puzzle-goal = But
puzzle-goal-high = { $goal ->
    [one] Un pli sur les { $tricks } derniers
   *[other] { $goal } plis sur les { $tricks } derniers
}
puzzle-goal-low = Au plus { $goal } des { $tricks } derniers plis
puzzle-of-last = des { $tricks } derniers
puzzle-so-far = { $yours }–{ $theirs } jusqu’ici
puzzle-left-high = { $count ->
    [0] Plus aucun pli à perdre.
    [one] Un pli peut être perdu.
   *[other] { $count } plis peuvent être perdus.
}
puzzle-left-low = { $count ->
    [0] Plus aucun pli à prendre.
    [one] Un pli peut être pris.
   *[other] { $count } plis peuvent être pris.
}
puzzle-reached = Atteint.
puzzle-gone = Hors d’atteinte.
puzzle-you-lead = À vous d’attaquer.
puzzle-led = { CARD($card, form: "title") } est sur la table.
puzzle-answer = Voir la réponse
puzzle-look = Revoir la main
puzzle-leave = Quitter
puzzle-again = Réessayer
puzzle-next = Problème suivant
puzzle-solved-first = Résolu au premier essai
puzzle-solved = Résolu
puzzle-failed = Le but est manqué
puzzle-wrong = { CARD($card, form: "title") } le laisse échapper.
puzzle-rated = { $before } →
puzzle-line = Les plis jusqu’ici
puzzle-trick-yours = à vous
puzzle-trick-theirs = à l’autre
puzzle-led-you = Vous avez attaqué
puzzle-led-them = L’adversaire a attaqué
puzzle-told = L’adversaire a joué { CARD($card, form: "the") } : { $who ->
    [you] pli pour vous.
   *[them] pli pour l’autre.
}
puzzle-rating-about = Votre cote : environ { $rating }. Les cinq premiers problèmes situent votre niveau.
puzzles-about-rating = environ { $rating }
puzzles-provisional = { $count ->
    [0] Cinq problèmes situent votre niveau.
    [one] Un des cinq problèmes qui situent votre niveau.
   *[other] { $count } des cinq problèmes qui situent votre niveau.
}
help-puzzle-hand = revoir l’autre main
help-puzzle-trick = montrer la solution
help-puzzle-next = problème suivant
help-puzzle-repeat = entendre à nouveau la dernière annonce ; à la fin, réessayer
help-puzzle-menu = tous les problèmes

## Dans un terminal

puzzle-told-theirs = L’adversaire tient { $cards }.
puzzle-told-replies = L’adversaire joue { $cards }.
puzzle-told-answer = { CARD($card, form: "title") } garde le but.
puzzle-told-rated = Votre cote : { $before }, désormais { $after }.
puzzle-plain-unknown = Il n’y a pas de tel thème : tapez un nombre de 1 à { $count }.
puzzle-plain-how = Tapez une carte pour la jouer ; « { $quit } » quitte le problème.
puzzle-keys = Flèches pour choisir · Entrée joue · N problème suivant · Z réessayer · Q quitte
puzzle-told-sure = L’adversaire tient à coup sûr { $cards }.
