# La donne du jour.

day-title = La donne du jour
day-title-past = La donne d’un autre jour
day-today = La donne du jour
day-before = Les mêmes cartes pour tout le monde
    .about = { $par_name }, le plus fort, les joue à votre place contre { $name }. Ferez-vous aussi bien ?
day-going = Votre essai est commencé
    .about = { $name } attend votre carte. Prenez votre temps : un essai compte pour le jour où il a commencé.
day-past = Vous n’avez pas joué celle-ci
    .about = Ce jour est passé et sa donne n’est plus qu’un exercice. { $name } joue comme ce jour-là, et { $par_name } fixe le par.
day-practise = La jouer pour s’exercer
day-once = Un seul essai compte, sans conseil ni retour en arrière. Ensuite, vous pouvez rejouer la donne pour vous exercer.

## Ce qui se joue

day-facts = Ce qui se joue
day-fact-opponent = Adversaire
day-fact-deal = Donne
day-fact-deal-is = { $name } donne, vous entamez
day-fact-rules = Règles
day-fact-par = Par
day-fact-par-is = { $par } sur 13, par { $name }
day-fact-players = Jouée
day-fact-players-are = { $count ->
    [0] par personne encore
    [one] par une personne
   *[other] par { $count } personnes
}
day-par-soon = { $name } joue encore

## Le résultat

day-won = Vous battez { $name } { $yours }–{ $theirs },
day-lost = { $name } vous bat { $theirs }–{ $yours },
day-at-par = au par.
day-above-par = { $count ->
    [one] un pli au-dessus du par.
   *[other] { $count } plis au-dessus du par.
}
day-below-par = { $count ->
    [one] un pli au-dessous du par.
   *[other] { $count } plis au-dessous du par.
}
day-scale = Vous, { $yours } plis sur { $tricks }
day-scale-par = Vous, { $yours } plis sur { $tricks }, par { $par }
day-scale-you = vous { $count }
day-scale-them = { $name } { $count }
day-par = par
day-par-number = par { $par }
day-you = vous
day-review = Analyser la donne
day-see-par = Voir comment a joué { $name }
day-again = La rejouer

## Ce qui se partage

day-share = À faire savoir
day-share-title = Whist allemand, la donne du jour
day-share-line = { $date } : { $yours } sur { $tricks }
day-share-line-par = { $date } : { $yours } sur { $tricks }, par { $par }
day-share-key = Plein pour moi, vide pour { $name }.
day-share-about = Toujours des piques, quel que soit l’atout, et aucune carte : rien n’est dévoilé.
day-course = Les plis dans l’ordre : { $course }.
day-mine = à vous
day-theirs = à l’autre

## Tout le monde, et les jours d’avant

day-everybody = Tout le monde
day-everybody-none = Personne d’autre ici n’a encore fini cette donne.
day-everybody-words = Plis de la seconde phase. Mieux que { $worse } sur { $others }, et aussi bien que { $equal }.
day-week = Sept jours
day-against-par = Par rapport au par
day-streak = { $count ->
    [one] jour de suite,
   *[other] jours de suite,
}
day-longest = au mieux { $count }
day-today-short = Auj.
day-place = { $name } : { $words }
day-not-played = non jouée
day-to-play = à jouer
day-tricks = { $count ->
    [one] un pli
   *[other] { $count } plis
}
day-earlier = Les jours d’avant
refused-par_hidden = La façon dont le par a été joué se montre après votre propre essai.
refused-no_par = Le par de ce jour est encore en cours de calcul. Revenez dans une minute.
