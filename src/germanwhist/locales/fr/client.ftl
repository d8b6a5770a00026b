# Ce que dit seulement la page du navigateur.

close = Fermer
back = Retour
computer = un joueur de l’ordinateur
friend = Votre ami
former-player = Une personne partie
friend-by-link = devant un autre écran
friend-here = à cet écran
friend-away = pas à la table pour l’instant

## Jeux de règles

rules-changed = { $option } : { $value }
rules-unreadable = Ces règles ne peuvent pas être lues. Choisissez-les à nouveau.
named-dealer-them = votre adversaire
    .help = Votre adversaire distribue la première donne, et vous entamez.
named-dealer-you = vous
    .help = Vous distribuez la première donne, et votre adversaire entame.

## La table, telle qu’un lecteur d’écran en trouve les parties

match-score = Score de la partie
progress = Déroulement de la donne
opponent = Adversaire
table = Table
stock = Talon
trick-on-table = Pli sur la table
actions = Actions
result = Résultat
after-hand = Après la donne
story = Ce qui se passe à la table
your-hand = Votre main
rail-words = { $stage ->
    [1] Première
   *[2] Seconde
} phase, plis gagnés : vous { $yours }, { $name } { $theirs }.
card-must-wait = ne peut pas être jouée maintenant

## Le milieu

upcard-open = Retourne : { CARD($card) }
trick-empty = Pas encore de carte
trick-card = { $who ->
    [you] Vous
   *[them] { $name }
} : { CARD($card) }{ $won ->
    [yes] { ", " }prend le pli
   *[no] { "" }
}
stock-left-short = { $count ->
    [one] carte
   *[other] cartes
}
stock-left-more = sous la retourne
tally-yours = { $kind ->
    [points] { $count ->
        [one] point pour vous
       *[other] points pour vous
    }
   *[tricks] { $count ->
        [one] pli pour vous
       *[other] plis pour vous
    }
}
tally-theirs = { $kind ->
    [points] { $count ->
        [one] point pour { $name }
       *[other] points pour { $name }
    }
   *[tricks] { $count ->
        [one] pli pour { $name }
       *[other] plis pour { $name }
    }
}

## Ce qu’il faut faire, et ce qui vient d’arriver

say-waiting-link = En attente de la connexion. Regardez tout à loisir.
say-lead-first = { $name } donne, vous entamez.
    .rest = Toute carte est permise.
say-lead-stage-two-first = Seconde phase : à vous d’attaquer.
    .rest = Le talon est épuisé, chaque pli compte.
say-follow-stage-two-first = Seconde phase. Fournissez :
    .rest = vous avez { SUIT($suit, form: "some") }.
say-void-stage-two-first = Seconde phase. Pas de { SUIT($suit) } :
    .rest = jouez ce que vous voulez.
say-offer-waiting = La question est posée à { $name }.
told-followed = { $name } joue { CARD($card, form: "the") }.
told-played-you = Vous jouez { CARD($card, form: "the") }.

## Dernier pli

last-led = { $who ->
    [you] { $won ->
        [yes] votre attaque, gagnante
       *[no] votre attaque
    }
   *[them] { $won ->
        [yes] attaque { NAME($name, form: "of") }, gagnante
       *[no] attaque { NAME($name, form: "of") }
    }
}
last-followed = { $who ->
    [you] { $won ->
        [yes] votre carte, gagnante
       *[no] votre carte
    }
   *[them] { $won ->
        [yes] carte { NAME($name, form: "of") }, gagnante
       *[no] carte { NAME($name, form: "of") }
    }
}
last-upcard = { $who ->
    [you] la retourne, à vous
   *[them] la retourne, à { $name }
}
last-drawn = piochée cachée par vous

## Réclamation

claim-fewer = Un de moins
claim-more = Un de plus
claim-left = { $left ->
    [one] du dernier pli
   *[other] des { $left } plis restants
}
claim-now = { $tricks ->
    [one] Réclamer { $tricks } pli
   *[other] Réclamer { $tricks } plis
}

## Connexion, offres, absence

link-lost = Connexion perdue.
link-kept = Votre place et vos cartes sont gardées. Nouvel essai dans { $seconds } s.
link-try = Réessayer
link-no-seat = Cette table ne vous est pas ouverte
link-no-seat-about = Votre place est gardée par le navigateur qui l’a prise. C’en était peut-être un autre, ou la table n’existe plus.
link-no-page = Cette page n’existe pas
link-no-page-about = L’adresse est peut-être coupée, ou vient d’une autre version du jeu.
link-too-old = Cette page est plus ancienne que le serveur
link-too-old-about = Le jeu a été mis à jour. Votre place et vos cartes sont gardées.
link-reload = Charger la nouvelle page
link-unreachable = Cette page n’a pas pu être chargée
link-unreachable-about = Le serveur ne répond pas, ou le réseau est perdu. Votre place et vos cartes sont gardées.
link-again = Réessayer
refused-bad_invite = Cette invitation n’existe pas. Il manque peut-être une partie du lien.
refused-invite_taken = Il n’y a plus de place pour vous ici.
refused-own_invite = Vous êtes à cette table. L’invitation est pour quelqu’un d’autre.
refused-no_cookies = Ce navigateur ne garde pas de cookies pour cette page. Votre place y est gardée : autorisez-les ici, puis réessayez. Rien n’a été distribué.
refused-no_key = Ce navigateur ne garde pas de cookies pour cette page. Votre place y est gardée : autorisez-les ici, puis réessayez.
refused-busy = Beaucoup de monde réfléchit en ce moment. Réessayez dans un instant.
refused-same_undecided = Quelqu’un d’autre peut encore jouer cette donne. D’ici là, on ne la rejoue pas.
refused-same_over = Les deux semaines sont passées.
refused-no_challenge = Ce défi ne vous est pas ouvert. Il est gardé par le navigateur qui l’a accepté.
refused-no_such_deal = Cette donne n’existe pas.
refused-no_such_player = Personne d’autre n’a cette place.
refused-not_inviter = Seule la personne qui a lancé ce défi le peut.
refused-no_finished_hand = Aucune donne de cette table n’est finie.
refused-too_fast = Trop à la fois ; un instant, s’il vous plaît.
offer-undo = { $name } demande à reprendre sa dernière carte.
offer-undo-about = Rien n’a été dévoilé depuis.
offer-claim = { $name } réclame { $tricks ->
    [one] { $tricks } des plis restants
   *[other] { $tricks } des plis restants
}.
offer-claim-about = Rien ne le prouve. Refusez, et on continue.
replaced = L’ordinateur joue pour vous.
replaced-about = Votre place reste la vôtre.
replaced-back = Reprendre ma place
away = { $name } n’est plus à la table.
away-about = Attendez autant qu’il vous plaît ; la place est gardée.
away-replace = Laisser l’ordinateur continuer
away-take = Gagner la partie
away-take-sure = { $name } n’est pas là. Vous gagneriez la partie aussitôt, et il serait dit que c’est par son absence. Vous pouvez aussi attendre.
away-take-yes = Gagner
away-take-no = Attendre
told-undo-refused = { $name } préfère que non : votre carte reste jouée.
told-claim-refused = { $name } refuse la réclamation. On continue.
next-dealt = { $name } a continué : la donne suivante est distribuée.
undo-now = Reprendre la carte
failed = L’ordinateur ne peut plus jouer.
failed-about = Vos cartes sont gardées.
failed-replace = Continuer avec un autre
offer-accept = Accepter
offer-refuse = Refuser

## Après une donne

new-match = Nouvelle partie
rematch-ask = Encore une partie
rematch-asked = La question est posée à { $name }.
rematch-waits = La question est posée à { $name }, qui n’est pas à la table. Elle reste ouverte.
rematch-wished = { $name } aimerait jouer encore une partie.
rematch-agree = Jouer encore une partie
rematch-left = { $name } a quitté la table.
rematch-title = Encore une partie ?
review = Analyse
other-side = L’autre côté
part-luck = les cartes : donne et hasard
part-play = votre jeu contre celui { NAME($name, form: "of") }
part-claim = par la réclamation
part-resignation = par l’abandon
part-absence = par l’absence
part-mistakes = vos erreurs
to-first-page = Première page
play-on-again = Recommencer d’ici
told-play-on = Reprise au pli { $trick }.
tricks-won = { $who ->
    [you] vous prenez
   *[them] { $name } prend
}

## L’écran caché entre deux tours

cover-about = Les deux mains sont cachées. { $name }, montrez vos cartes quand personne d’autre ne peut les voir.
cover-show = Voir les cartes { NAME($name, form: "of") }
cover-led = { $name } a attaqué avec { CARD($card, form: "the") }.
cover-reply = { $name } a joué { CARD($card, form: "the") } sur { CARD($other, form: "the") }.
cover-won = { $name } a gagné le dernier pli.
cover-start = { $name } a donné les cartes.
cover-where = Pli { $trick }.
cover-upcard = Retourne : { $upcard }
cover-trump = Atout { SUIT($suit) }.

## Réglages

settings-theme-system = comme l’appareil
settings-trumps_first = Atouts d’abord
settings-high_first = Cartes hautes d’abord
settings-left_hand = Gaucher
    .help = Le pli et les actions changent de côté.
settings-memory-computer = Cartes connues, contre l’ordinateur
settings-memory-person = Cartes connues, contre un joueur humain
settings-memory-ask = Me demander sa main
    .help = Quand la seconde phase commence contre l’ordinateur, la table demande quelles cartes a l’adversaire. On peut passer.
settings-coach = Entraîneur, contre l’ordinateur
    .help = Demande une fois avant une carte qui coûte tant de plis, et dit pourquoi. Ces donnes sont des exercices.
settings-coach-off = non
settings-coach-from = { $tricks ->
    [one] { NUMBER($tricks) } pli
   *[other] { NUMBER($tricks) } plis
}
settings-hide_names = Cacher les noms des autres
    .help = Toute personne avec qui vous jouez s’appelle « Votre adversaire ».
settings-keys = Raccourcis d’une lettre
    .help = Les lettres seules agissent à la table. Les flèches agissent toujours.
settings-keys-change = Voir et changer les touches
settings-sound = Sons
    .help = Les cartes, les plis, votre tour, la fin d’une donne, et ce qui ne peut être joué.
help-hint = conseil (exercice)
help-mistake = erreur suivante, dans une analyse
help-letters = Pour changer une lettre, tapez-en une autre à sa place. Les lettres n’agissent qu’à la table et dans les analyses, et se désactivent dans les réglages.
help-letters-off = Les lettres sont désactivées dans les réglages. Pour en changer une, tapez-en une autre à sa place.
keys-standard = Revenir aux touches d’origine
keys-standard-back = Les touches d’origine sont rétablies.
key-clash-taken = « { $key } » est déjà prise : { $what }.
key-clash-rank = « { $key } » mène à une carte de votre main.
key-clash-no_key = Une touche est une lettre, un chiffre ou un signe.

## La première page

soon = Un instant…
home-day = La donne du jour
    .about = Les mêmes cartes pour tout le monde, contre le même adversaire.
    .new = { $day }, contre { $name }.
    .new-par = { $day }, contre { $name }. Le par est de { $par } sur 13.
    .begun = Votre essai contre { $name } est en cours.
    .played = Jouée : { $tricks } sur 13.
    .played-par = Jouée : { $tricks } sur 13, par { $par }.
home-puzzles = Problèmes
    .about = Les derniers plis, cartes sur table.
action-day = Comparer le résultat
home-against = Contre qui
home-against-computer = Un ordinateur
home-against-person = Une personne
home-friend = Inviter un ami
    .about = Envoyez un lien. Vos places sont gardées si la ligne tombe.
clock = Pendule
clock-none = Aucune
    .said = Sans pendule
clock-card30 = 30 s par carte
    .said = 30 secondes par carte
clock-match = 3 min + 5 s
    .said = 3 minutes, et 5 secondes de plus à chaque carte
home-same = Mêmes cartes
    .about = Huit donnes chacun, à son heure.
home-local = À deux devant un écran
    .about = On se passe l’écran, caché entre les tours.
home-learn = Apprendre
    .about = Le jeu en trois minutes, puis des leçons de quelques minutes.
home-account = Votre place et vos données
home-statistics = Statistiques
    .about = Donnes, parties et erreurs au fil du temps.
home-check-deals = Vérifier les donnes
home-computer-sees = Ce que voit l’ordinateur
home-open-record = Ouvrir un enregistrement
home-starting = On bat les cartes …
home-failed = Le serveur ne répond pas. Est-il en marche ?
home-name = Votre nom
home-name-second = Nom du second joueur
invite-title = Votre table est prête
invite-text = Venez jouer au whist allemand avec moi.
invite-link = Le lien à envoyer
invite-copy = Copier le lien
invite-copied = Copié
invite-share = Partager
invite-lost = Ce navigateur n’a pas le lien : il a été fait dans un autre, où l’on peut le revoir, ou bien il a été retiré.
invite-reach-here = Cette adresse ne s’ouvre que sur cet ordinateur : personne ailleurs ne peut utiliser le lien.
invite-reach-nearby = Cette adresse ne s’ouvre que dans votre réseau ; on ne peut pas utiliser le lien ailleurs.
invite-reach-how = Ce serveur, sur le port { $port }, ne laisse entrer personne d’autre. Arrêtez-le, lancez « germanwhist serve --host 0.0.0.0 --port { $port } », ouvrez le jeu à l’adresse { $address } et invitez depuis cette page.
invite-reach-how-unknown = Ce serveur, sur le port { $port }, ne laisse entrer personne d’autre, et cet ordinateur n’est dans aucun réseau. Rejoignez-en un, arrêtez le serveur, lancez « germanwhist serve --host 0.0.0.0 --port { $port } » et rouvrez le jeu.
invite-reach-none = Le serveur laisse entrer d’autres personnes, mais cet ordinateur n’est dans aucun réseau.
invite-reach-else = S’il ne s’ouvre pas, le même lien peut s’ouvrir sous { $addresses }.
invite-reach-internet = Par internet, il faut une adresse publique ; la page « The web interface » de la documentation dit comment faire.
copy-by-hand = Votre navigateur ne laisse pas la page copier. Sélectionnez le lien et copiez-le vous-même.
copy-failed = La copie n’est pas permise ici
home-invite = Créer l’invitation
home-new-here = Nouveau ? Apprenez le jeu en trois minutes.
home-level = Niveau { $number }
home-more = { $count ->
    [one] { $count } autre partie en cours
   *[other] { $count } autres parties en cours
}
home-remove = Retirer la partie avec { $name }
home-remove-about = Elle n’est plus proposée ici et la donne en cours est abandonnée. Les donnes terminées restent dans vos statistiques.
home-remove-wish = Elle n’est plus proposée ici. Ses donnes restent dans vos statistiques.
home-remove-told = { $name } apprend que vous avez quitté la table.
home-remove-told-open = { $name } apprend que vous avez quitté la table et peut gagner la partie.
home-remove-invitation = La table n’est plus proposée ici et le lien que vous avez envoyé n’ouvre plus rien.
home-remove-rated = Elle compte pour votre classement : la retirer, c’est l’abandonner.
home-remove-yes = Oui, la retirer
home-remove-no = Non, la garder
home-where-practice = Exercice.
home-where-waiting = On attend votre ami.
invite-about = Vous recevez un lien à envoyer. Le premier qui l’ouvre prend l’autre place.
local-about = L’écran passe de main en main ; entre les tours, il cache les cartes.
first-player = Premier joueur
second-player = Second joueur
computer-instead = { $level } joue à sa place
day-number = { $day ->
    [1] 1er
   *[other] { $day }
}
