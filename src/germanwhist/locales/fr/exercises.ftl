# Ce que les leçons, les fautes et la donne du jour ne disent que dans le terminal.

exercise-best = { CARD($card, form: "title") } : la meilleure
exercise-worse = { CARD($card, form: "title") } : coûte { $tricks ->
    [one] { NUMBER($tricks) } pli
   *[other] { NUMBER($tricks) } plis
}
exercise-worse-low = { CARD($card, form: "title") } : { $tricks ->
    [one] { NUMBER($tricks) } pli
   *[other] { NUMBER($tricks) } plis
} de trop
exercise-trick = { $number }. { CARD($lead) }, { CARD($other) } ; { $winner ->
    [you] vous prenez
   *[them] { $name } prend
} { CARD($card, form: "the") }
exercise-trick-two = { $number }. { CARD($lead) }, { CARD($other) } ; le pli est à { $winner ->
    [you] vous
   *[them] { $name }
}
exercise-keys-card = Flèches : choisir · Entrée : jouer · W : la réponse · Q : quitter
exercise-keys-number = Tapez un nombre · Entrée : répondre · W : la réponse · Q : quitter
exercise-keys-nothing = Entrée : { $further } · Q : quitter
exercise-keys-leave-out = X : l’écarter pour de bon
exercise-plain-card = Tapez une carte, « { $show } » pour la réponse, ou « { $quit } » pour sortir.
exercise-plain-number = Tapez un nombre, « { $show } » pour la réponse, ou « { $quit } » pour sortir.
exercise-plain-nothing = Une ligne vide continue, « { $quit } » sort.
exercise-plain-leave-out = « { $word } » écarte cette question pour de bon.

learn-keys = Flèches : choisir · Entrée : y aller · Q : retour
learn-day-waits = vous attend
learn-day-going = commencée
progress-near = { $weaker } et { $stronger }
progress-keys = Flèches : lire la suite · Q : retour
day-keys-open = Entrée : à la table · Q : retour
day-keys-over = Entrée : revoir le résultat · P : rejouer pour s’exercer · Q : retour
day-keys-days = ← → : d’autres jours
day-in-a-row = { $count ->
    [one] Votre premier jour de suite.
   *[other] { $count } jours de suite.
}
day-plain-again = « { $word } » encore une fois la rejoue pour s’exercer.
day-plain-unknown = Il y a une donne pour chaque jour du { $first } au { $last }.
lesson-plain-unknown = Il n’y a pas de telle leçon : tapez un nombre de 1 à { $count }.
