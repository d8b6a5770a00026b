# Les progrès : les fautes au fil du temps, et que travailler ensuite.

progress-title = Progrès
progress-hands = { $hands ->
    [0] Aucune donne analysée
    [one] { $hands } donne analysée
   *[other] { $hands } donnes analysées
}
progress-results = Résultats
progress-empty = Tout commence par les analyses
    .about = { $hands ->
        [0] Analysez { $fewest } de vos donnes, et cette page montrera quelles sont vos fautes et comment elles se font plus rares.
        [one] Une donne est analysée. À partir de { $fewest }, cette page montrera quelles sont vos fautes et comment elles se font plus rares.
       *[other] { $hands } donnes sont analysées. À partir de { $fewest }, cette page montrera quelles sont vos fautes et comment elles se font plus rares.
    }
progress-mistakes = Fautes par donne
progress-range = Donnes montrées
progress-last = { $count } dernières
progress-all = Toutes
progress-words = Fautes par donne sur { $hands } donnes : de { NUMBER($before) } à { NUMBER($after) }.
progress-about = Une faute coûte 0,3 pli ou plus. La ligne est la moyenne des dix dernières donnes, { $last } à présent.
progress-kinds = Par genre
progress-kinds-about = Toutes partagent une échelle, et font ensemble la ligne du dessus.
progress-trend = de { $first } à { $last } par donne
progress-skills = Savoir-faire
    .over = sur vos { $hands } dernières donnes
    .about = Plus la barre est longue, moins vos fautes coûtent de plis par donne. Le trait à son bout est la marge : vous y êtes 19 fois sur 20. Les niveaux sont là où leurs propres donnes les placent.
progress-skill-upcard = Juger la retourne
progress-skill-lead = L’entame
progress-skill-stage_two = La seconde phase
progress-standing-close = proche { NAME($near, form: "of") }
progress-standing-between = entre { $near }
progress-standing-above = au-dessus { NAME($near, form: "of") }
progress-standing-below = au-dessous { NAME($near, form: "of") }
progress-gives = cède { $cost } { $margin } pli par donne
progress-next = Que travailler ensuite
progress-to-mistakes = Vos fautes
    .why = { $count ->
        [one] { $count } de celles d’aujourd’hui est du genre « { $kind } ».
       *[other] { $count } de celles d’aujourd’hui sont du genre « { $kind } ».
    }
progress-to-stage_one = Leçons : ce que vaut un pli
    .why = « { $kind } » vous coûte le plus, { $cost ->
        [one] { NUMBER($cost) } pli
       *[other] { NUMBER($cost) } plis
    } par donne.
progress-to-stage_two = Problèmes de la seconde phase
    .why = La seconde phase vous coûte le plus, { $cost ->
        [one] { NUMBER($cost) } pli
       *[other] { NUMBER($cost) } plis
    } par donne.
progress-to-memory = Mémoire
    .why = La seconde phase repose sur ce qu’on retient de la première.
