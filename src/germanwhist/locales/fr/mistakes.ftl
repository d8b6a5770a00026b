# Ses propres fautes : que valait-il mieux jouer ?

mistakes-title = Vos fautes
mistakes-about = Des positions de vos propres donnes. Que valait-il mieux jouer ?
mistakes-begin = Elles attendent ici après votre première donne analysée.
mistakes-today = pour aujourd’hui
mistakes-due = { $count ->
    [one] { $count } pour aujourd’hui
   *[other] { $count } pour aujourd’hui
}
mistakes-from = Votre donne contre { $name }, analysée { $day }, pli { $trick }. Ce que vous avez joué a coûté { $cost ->
    [one] { NUMBER($cost) } pli
   *[other] { NUMBER($cost) } plis
}.
mistakes-from-lesson = Une question de la leçon « { $title } ». Votre réponse a coûté { $cost ->
    [one] { NUMBER($cost) } pli
   *[other] { NUMBER($cost) } plis
}.
day-dated = le { $day }
mistakes-ask = Que vaut-il mieux jouer ?
mistakes-leave-out = L’écarter
mistakes-next = Continuer
mistakes-back = { $days ->
    [one] Revient demain
   *[other] Revient dans { $days } jours
}
mistakes-known = Vous le savez : elle ne revient plus
mistakes-none = Pas encore de faute
    .about = Jouez une donne et ouvrez son analyse. Chacune de vos cartes qui a coûté 0,3 pli ou plus revient ici comme question, jusqu’à ce que vous sachiez quoi jouer.
mistakes-done = Fini pour aujourd’hui
    .about = { $later ->
        [0] Aucune ne revient
        [one] { $later } revient un autre jour
       *[other] { $later } reviennent un autre jour
    }, { $known ->
        [0] aucune n’est encore sue
        [one] { $known } est sue
       *[other] { $known } sont sues
    }.

## Ce qui n’allait pas

mistakes-kind-too_dear = Gagné trop cher
mistakes-kind-let_go = Laissé filer une bonne carte
mistakes-kind-ruffed = Coupé pour rien
mistakes-kind-threw = Jeté la mauvaise carte
mistakes-kind-lead = Mauvaise entame
mistakes-kind-stage_two = Un pli perdu en seconde phase
