# L’analyse d’une donne.

review-working = Chaque carte est pesée. Cela prend un instant.
review-trumps = Atout { SUIT($suit) }
review-no-trumps = Sans atout
review-won = Vous battez { $name } { $yours } à { $theirs }
review-lost = { $name } vous bat { $theirs } à { $yours }
review-even = Personne ne gagne, { $yours } à { $theirs }
review-of-won = { $who } bat { $name } { $yours } à { $theirs }
review-of-lost = { $name } bat { $who } { $theirs } à { $yours }
review-of-unfinished = Une donne inachevée, { $who } contre { $name }
review-unfinished = Une donne inachevée contre { $name }
chart-title = Résultat attendu, pli par pli
chart-yours = votre erreur
chart-theirs = erreur { NAME($name, form: "of") }
chart-words = Vos points attendus, de { $start } avant le premier pli à { $end } après le dernier. La liste des plis dit la même chose en chiffres.
chart-value = espéré après : { $points }
chart-numbers = En chiffres
chart-hand = Donne { $number } : { $value }
chart-mistake = Pli { $trick } : { $who ->
    [you] votre erreur
   *[them] erreur { NAME($name, form: "of") }
}, { $points } { $count ->
    [one] point
   *[other] points
}
moment-led = Pli { $trick } : { $who ->
    [you] vous attaquez avec
   *[them] { $name } attaque avec
} { CARD($card, form: "the") }
moment-followed = Pli { $trick } : { $who ->
    [you] vous jouez
   *[them] { $name } joue
} { CARD($card, form: "the") }
verdict-mistake = Erreur, { $points } { $count ->
    [one] point
   *[other] points
}
verdict-better = Mieux valait { CARD($card, form: "the") }.
verdict-best = La meilleure carte
verdict-only = C’était la seule carte permise.
verdict-as-good = Aussi bonne que { CARD($card, form: "the") }, à l’erreur près.
verdict-as-good-exact = À peine moins bonne que { CARD($card, form: "the") }.
spot-led = { $who ->
    [you] Votre attaque
   *[them] Attaque { NAME($name, form: "of") }
}
spot-led-won = { $who ->
    [you] Vous prenez
   *[them] { $name } prend
}
spot-followed = { $who ->
    [you] Votre carte
   *[them] Carte { NAME($name, form: "of") }
}
spot-followed-won = { $who ->
    [you] Vous prenez
   *[them] { $name } prend
}
hand-values = { $who ->
    [you] Votre main, et ce que valait chaque carte
   *[them] La main { NAME($name, form: "of") }, et ce que valait chaque carte
}
hand-other = { $who ->
    [you] Votre main à ce moment
   *[them] La main { NAME($name, form: "of") } à ce moment
}
lines = Le meilleur jeu après la bonne carte, puis après celle qui a été jouée
tag-played = jouée
tag-best = mieux
luck-title = Chance et jeu
luck-about = Votre résultat de { $points } { $count ->
    [one] point
   *[other] points
}, décomposé.
luck-start = La donne, avant la première carte
luck-cards = La chance des cartes à venir
luck-yours = Vos erreurs
luck-theirs = Erreurs { NAME($name, form: "of") }
luck-play = Jeu contre jeu

upcard = Retourne
seat-north = Nord
seat-south = Sud
steps = Parcourir la donne
step-first = Première carte
step-back = Carte précédente
step-on = Carte suivante
step-last = Dernière carte
step-of = Carte { $play } sur { $count }
step-mistake = Erreur suivante
play-on = Reprendre d’ici
play-on-from = Commencer
play-on-from-here = ici, au pli { $trick }
play-on-from-deal = à la donne
play-on-cards = Cartes
play-on-whose = { $who ->
    [you] les vôtres
   *[them] celles { NAME($name, form: "of") }
}
play-on-about = Ce qui était caché le redevient. La donne est un exercice et ne compte pas dans vos résultats.
play-on-start = Reprendre
tricks-title = Plis
tricks-led = { $who ->
    [you] votre attaque
   *[them] attaque { NAME($name, form: "of") }
}
