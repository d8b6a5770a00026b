# L’indice et l’avertissement de l’entraîneur, dans le navigateur ; une table les charge une fois ses cartes dessinées.

hint-ask = Voir le conseil
hint-thinking = Un instant …
hint-title = Jouez { CARD($card, form: "the") }
hint-table = Points attendus de chaque carte permise, de votre côté
hint-card = Carte
hint-points = Points
hint-error = Erreur
hint-chart = Graphique
hint-exact = Exact : dans la seconde phase, les deux mains sont connues.
hint-worlds = { $worlds ->
    [one] { $worlds } donne possible d’après ce que vous avez vu.
   *[other] { $worlds } donnes possibles d’après ce que vous avez vu.
}
hint-play = Jouer { $rank ->
    [A] l’as
    [K] le roi
    [Q] la dame
    [J] le valet
    [T] le 10
   *[other] le { $rank }
}
hint-all = { $count ->
    [one] Voir la carte
   *[other] Voir les { $count } cartes
}
hint-choose = Choisir moi-même

warning-title = Vous êtes sûr ?
warning-cost = Jouer { CARD($card, form: "the") } coûte { $tricks ->
    [one] { NUMBER($tricks) } pli
   *[other] { NUMBER($tricks) } plis
}.
warning-best = { CARD($card, form: "title") } : c’est mieux.
warning-again = Choisir une autre carte
warning-play = { $rank ->
    [T] Jouer quand même le 10
    [J] Jouer quand même le valet
    [Q] Jouer quand même la dame
    [K] Jouer quand même le roi
    [A] Jouer quand même l’as
   *[other] Jouer quand même le { $rank }
}

## Laisser regarder

menu-watch = Laisser regarder
watch-about = Qui a le lien voit ce qui est sur la table et le dernier pli, et le reste quand la donne est finie. Vous en êtes informés tous deux.
watch-end = Ne plus laisser regarder
watch-mark = D’autres peuvent regarder cette table par un lien
watch-link-text = Regardez notre whist allemand
refused-not_watched = Personne ne peut regarder cette table.

## Le classement de l’adversaire, à côté du nom

seat-rating = { $provisional ->
    [yes] ≈ { $value }
   *[no] { $value }
}
    .said = { $provisional ->
        [yes] classement d’environ { $value }
       *[no] classement de { $value }
    }
