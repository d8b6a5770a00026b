# Les résultats de chacun.

stats-all-rules = Toutes les règles
stats-kind = Quelles donnes
stats-record = Résultats
stats-practice = Exercice
stats-hands = { $count ->
    [one] donne
   *[other] donnes
}
stats-won-hands = % gagnées
stats-points-hand = { $count ->
    [one] point
   *[other] points
} par donne
stats-won-matches = { $count ->
    [one] partie gagnée
   *[other] parties gagnées
} sur { $played }
stats-course = Les points au fil du temps
stats-course-soon = À partir de { $hands } donnes, une courbe est tracée ici.
stats-course-words = Vos points moins ceux des adversaires, { $hands ->
    [one] sur la dernière donne
   *[other] sur les { $hands } dernières donnes
} : { $points } à la fin.
stats-mistakes = Erreurs par donne
stats-mistakes-about = Chaque point est la moyenne des { $hands } dernières donnes analysées.
stats-mistakes-words = Vos erreurs par donne dans { $hands } { $hands ->
    [one] donne analysée
   *[other] donnes analysées
}, en moyenne sur cinq : { $count } à la fin.
stats-levels = Adversaires
stats-won = Gagnées
stats-each = Points
stats-matches = Parties
stats-people = Joueurs humains
stats-person = Un joueur humain
stats-recent = Dernières donnes
stats-show-all = Voir les { $count }
