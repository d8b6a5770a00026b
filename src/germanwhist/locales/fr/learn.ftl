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
learn-done = { $done } faites sur { $count }
learn-of = { $done } sur { $count }
learn-step-done = , faite
learn-step-next = à suivre, { $minutes } min

chapter-game = Le jeu
chapter-worth = Ce que vaut un pli
chapter-remembering = Se souvenir
chapter-stage_two = La seconde phase
chapter-whole_hands = Donnes entières
