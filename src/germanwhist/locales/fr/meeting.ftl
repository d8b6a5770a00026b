# Trouver quelqu’un avec qui jouer, et comment on est classé.

find-clock = Pendule
find-clock-none = Aucune
    .about = des jours si vous voulez
    .said = Sans pendule : des jours si vous voulez
    .long = Sans pendule
find-clock-card = 30
    .about = secondes par carte
    .said = 30 secondes par carte
    .long = 30 secondes par carte
find-clock-match = 3+5
    .about = min + s par carte
    .said = 3 minutes pour la partie, et 5 secondes de plus à chaque carte
    .long = 3 minutes + 5 secondes par carte
find-for-what = Pour quoi
find-rated = Classée
    .about = partie standard en 10 points
find-friendly = Amicale
    .about = toute règle, retour d’un commun accord
find-name = Votre nom à la table
find-guest = Pas besoin de compte : ce navigateur garde votre place et votre classement.
find-keep = Les garder sur tous vos appareils
find-as = Votre classement est de { $rating }.
find-start = Chercher un adversaire
find-starting = Un instant…
find-open = { $count ->
    [0] Aucune invitation ouverte
    [one] Une invitation ouverte
   *[other] { $count } invitations ouvertes
}
find-open-own = ou l’ordinateur, pour votre classement
find-open-none = Personne d’autre ne cherche en ce moment. Qui viendra vous trouvera si vous cherchez aussi ; ou envoyez un lien.
find-sit-down = S’asseoir
find-sit-down-with = S’asseoir avec { $name }
find-somebody = Une personne
find-level-about = ordinateur · classée
find-play = Jouer
find-against = Jouer contre { $name } pour votre classement
find-wish = { $rated ->
    [yes] { $clock } · classée
   *[no] { $clock } · amicale, { $rules }
}
find-own-rules = règles choisies

## La recherche

find-looking = À la recherche d’un adversaire
find-nobody = Personne encore
find-you = Vous
find-open-seat = libre
find-so-far = { $seconds ->
    [one] { $seconds } seconde déjà
   *[other] { $seconds } secondes déjà
}
find-near = { $rated ->
    [yes] { $clock }, classée, vers { $rating }.
   *[no] { $clock }, amicale.
}
find-usual = { $seconds ->
    [one] On attend environ une seconde en ce moment.
   *[other] La moitié attend moins de { $seconds } secondes en ce moment.
}
find-any = Désormais quel que soit le classement. Votre invitation est dans la liste ; qui s’assoit vous trouve.
find-meanwhile = Jouer contre { $name } en attendant
find-send-link = Envoyer plutôt un lien
find-stop = Ne plus chercher
find-leave = Vous pouvez quitter cette page. Votre place vous appelle ici et dans le titre de la fenêtre.
find-lost-line = La ligne avec le serveur est perdue ; votre place est gardée une minute.
find-over = La recherche est terminée. Rien n’est perdu.

## Quelqu’un est là

find-found = { $name } s’assoit
find-found-about = Classement : { $rating }. { $clock }, { $rated ->
    [yes] classée, partie en 10 points.
   *[no] amicale, { $rules }.
}
find-go = Aller à la table
find-going = Attendre { $name }…
find-come = Si vous ne venez pas en { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}, rien n’est perdu et la recherche s’arrête.
find-not-now = Pas maintenant
find-kept = Cette table-ci est gardée pour plus tard.
find-pill = Recherche
find-pill-stop = Recherche depuis { $seconds } secondes. Ne plus chercher d’adversaire

## Le classement

rating-title = Classement
rating-about = { $provisional ->
    [yes] environ { $value }
   *[no] { $value } ± { $margin }
}
rating-sure = Sans doute { $value }, presque sûrement entre { $low } et { $high }. Chaque partie classée le précise.
rating-stretch = Sans doute { $value }, presque sûrement entre { $low } et { $high }
rating-none = Vous n’êtes pas encore dans le classement. On y entre à 1500 avec sa première partie classée, contre une personne ou l’ordinateur.
rating-find = Jouer une partie classée
rating-chart = Classement sur { $count } parties : de { $first } à { $last }
rating-chart-about = { $count ->
    [one] La ligne est le classement, la bande son incertitude. Une partie classée : { $won } gagnée, { $lost } perdue.
   *[other] La ligne est le classement, la bande son incertitude. { $count } parties classées : { $won } gagnées, { $lost } perdues.
}
rating-step = Partie { $number } : { $value } ± { $margin }
rating-matches = Dernières parties
rating-match-about = { $clock }, { $date }
rating-won = gagnée
rating-lost = perdue
rating-drawn = nulle
rating-by-clock = Pendule
refused-invitation_gone = Quelqu’un a été plus rapide, ou cette personne ne cherche plus.
refused-rated_open = Finissez d’abord votre dernière partie classée contre l’ordinateur : elle est en page d’accueil.
refused-unrated_rules = Seules les parties standard en 10 points comptent pour le classement.
refused-unrated_opponent = Pour une partie classée, on cherche un adversaire.

## Regarder

watch-title = { $north } et { $south }
watch-title-none = Regarder une table
watch-north = Nord
watch-south = Sud
watch-waiting = Les cartes ne sont pas encore données.
watch-won = { $name } a gagné la partie.
watch-stage = Phase { $stage }, pli { $trick }
watch-trumps = atout
watch-counted = Compté jusqu’ici : { $north } { $theirs }, { $south } { $yours }.
watch-stock = { $count } au talon
watch-led = { $name } a entamé
watch-turn = C’est à { $name } de jouer.
watch-tricks = Plis
watch-last-trick = Dernier pli
watch-takes = { $name } gagne
watch-and = et prend
watch-all-cards = Toutes les cartes, dans l’ordre de la donne
refused-bad_watch = Ce lien ne permet pas, ou plus, de regarder.
