# La page de tout ce qui s’apprend.

learn-title = Apprendre
learn-about = Un peu chaque jour, et l’on joue bien.
learn-rules = Règles
learn-new = Nouveau ici ?
learn-next = À suivre
learn-begin = Commencer
learn-tour = Le jeu en trois minutes
    .about = Une courte donne de sept cartes, un mot à chaque étape. Vous jouez dès la première carte.
learn-play = Jouer une donne entière
    .about = Vous avez fait toutes les leçons. Chacune reste ouverte pour être refaite.
learn-lessons = Leçons
learn-lessons-about = { $count ->
    [one] { $count } leçon de quelques minutes.
   *[other] { $count } leçons de quelques minutes. Aucune n’est verrouillée.
}
learn-same-going = { $count ->
    [one] en cours
   *[other] en cours
}
learn-done = { $done } faites sur { $count }
learn-of = { $done } sur { $count }
learn-with-coach = avec l’entraîneur
learn-hand-with = Une donne avec { $name }
learn-step-done = , faite
learn-step-next = à suivre, { $minutes } min

chapter-game = Le jeu
chapter-worth = Ce que vaut un pli
chapter-remembering = Se souvenir
chapter-stage_two = La seconde phase
chapter-whole_hands = Donnes entières

## Une question et sa réponse

coach-question = Question { $number } sur { $count }
coach-ask-card = Quelle carte jouez-vous ?
coach-ask-own_tricks = De combien de plis êtes-vous sûr ?
coach-ask-trumps_out = Combien d’atouts ne sont ni joués ni dans votre main ?
coach-ask-honours_out = Combien d’as et de rois ne sont ni joués ni dans votre main ?
coach-ask-after_void = Combien de cartes de cette couleur l’adversaire peut-il avoir maintenant, au plus ?
coach-ask-sure_cards = Combien de cartes connaissez-vous dans la main adverse ?
coach-ask-play = { $made ->
    [0] Faites { $goal } des { $left } derniers plis.
    [one] Il vous en faut { $goal } en tout, vous en avez { $made }. Continuez.
   *[other] Il vous en faut { $goal } en tout, vous en avez { $made }. Continuez.
}
coach-numbers = Votre réponse
coach-show = Montrez-moi
coach-leave = Quitter
coach-best = La meilleure carte
coach-made = C’est fait
coach-shown = C’est cette carte
coach-gives-away = { $tricks ->
    [one] Coûte { NUMBER($tricks) } pli
   *[other] Coûte { NUMBER($tricks) } plis
}
coach-takes = { $tricks ->
    [one] Prend { NUMBER($tricks) } pli de trop
   *[other] Prend { NUMBER($tricks) } plis de trop
}
coach-number-right = Juste : { $number }
coach-number-wrong = Il y en a { $number }
coach-best-is = La meilleure carte est { CARD($card, form: "the") }.
coach-back = Revient à la fin
coach-table = Plis à attendre dans la seconde phase après chaque carte, et ce qu’elle coûte
coach-table-low = Plis à attendre dans la seconde phase après chaque carte, et combien sont de trop
coach-table-given = Ce que coûte chaque carte, en plis
coach-table-given-low = Combien de plis de trop prend chaque carte
coach-tricks = Plis
coach-given = ce qu’elle coûte
coach-given-low = de trop
coach-best-short = la meilleure
coach-best-yours = la meilleure · votre carte
coach-yours = votre carte
coach-found = trouvé
coach-again = à revoir
coach-score = { $right } sur { $count } du premier coup
coach-after = Après la leçon
coach-next = Suivante : { $title }
coach-all = Toutes les leçons
coach-once-more = Encore une fois
coach-played = Les plis joués
coach-you-took = vous avez pris
coach-they-took = Bruno a pris
