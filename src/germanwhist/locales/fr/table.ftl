# La table pendant une donne.

## La barre et le rail

stage-one = Première phase
stage-two = Seconde phase
trick-of = pli { $number } sur { $total }
purpose-one = joués pour le talon
purpose-one-counts = pour le talon, et ils comptent
purpose-one-weighted = pour le talon, un point chacun
purpose-two = ces plis comptent
purpose-two-weighted = ces plis comptent double
purpose-two-low = le moins de plis gagne
hand-complete = Donne terminée
claimed-of = { $tricks ->
    [one] { $tricks } réclamé sur { $left }
   *[other] { $tricks } réclamés sur { $left }
}
resigned-hand = abandonnée
absent-hand = gagnée par absence
you-deal-next = vous donnez ensuite
they-deal-next = { $name } donne ensuite

you = Vous
someone = Votre adversaire
score-target = en { $points }
score-hands = donne { $number } sur { $total }
score-one-hand = une donne
practice-mark = exercice

## Les deux côtés

dealer-mark = D
dealer = Donneur
cards-held = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
known-cards = Cartes connues
all-cards = Toutes ses cartes
low-hand = Donne basse
low-hand-about = Donne basse : dans la seconde phase, le moins de plis gagne.

## Le milieu

stock-left = { $count ->
    [0] la fin du talon
    [one] { $count } sous la retourne
   *[other] { $count } sous la retourne
}
your-card = Votre carte
tally-tricks = plis pour
tally-points = points pour
tally-you = vous
counted-so-far = vous { $yours }, { $name } { $theirs } à présent
trump-name = { SUIT($suit, form: "title") }
    .note = est atout
no-trumps = Sans-atout
    .note = dans cette donne

## Ce qu’il faut faire : une partie forte, et la suite de la phrase

say-lead = À vous d’attaquer.
    .rest = Toute carte est permise.
say-lead-stage-two = À vous d’attaquer.
    .rest = Le talon est épuisé.
say-lead-low = À vous d’attaquer.
    .rest = Dans cette donne basse, le moins de plis gagne.
say-follow = Fournissez :
    .rest = vous avez { SUIT($suit, form: "some") }.
say-follow-free = Toute carte :
    .rest = dans la première phase, rien n’oblige à fournir.
say-void = Pas de { SUIT($suit) } :
    .rest = jouez ce que vous voulez.
say-thinking = { $name }
    .rest = réfléchit.
say-failed = { $name } ne peut pas continuer.
    .rest = N donne la place à un autre joueur.
say-confirm = { CARD($card, form: "title") } :
    .rest = encore une fois pour jouer.

## Ce qui vient d’arriver

told-dealt-you = Vous donnez. { $name } entame le premier pli.
told-dealt-them = { $name } donne. Vous entamez le premier pli.
told-led = { $name } attaque avec { CARD($card, form: "the") }.
told-won-you = Vous prenez { CARD($card, form: "the") }. { $name } pioche une carte cachée.
told-won-them = { $name } prend { CARD($card, form: "the") }. Vous piochez { CARD($drawn, form: "the") }.
told-trick-you = { CARD($card, form: "title") } l’emporte : le pli est à vous.
told-trick-them = { CARD($card, form: "title") } l’emporte : le pli est à { $name }.
told-stage-two = Seconde phase : le talon est épuisé, chaque pli compte.
told-stage-two-low = Seconde phase : le talon est épuisé, faites le moins de plis possible.
told-hint = Le mieux : { CARD($card, form: "the") }, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } attendu ; puis { CARD($other, form: "the") }, { NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
told-hint-best = Le mieux : { CARD($card, form: "the") }.
told-thinking = Un instant …
told-undone = Votre dernière carte est revenue dans votre main.
told-cut = Vous coupez { CARD($yours, form: "the") }, { $name } { CARD($theirs, form: "the") } : { $dealer ->
    [you] vous donnez.
   *[them] { $name } donne.
}

## Les actions

action-play = Jouer
action-last = Dernier pli
action-undo = Annuler
action-claim = Réclamer
action-number = Autre nombre
action-next = Donne suivante
action-replace = Un autre joueur
action-again = Une autre partie
action-menu = Menu
action-help = Aide
action-hint = Conseil
action-leave = Quitter
last-trick = Dernier pli
last-trick-led = Vous avez attaqué avec { CARD($card, form: "the") }, { $name } a joué { CARD($other, form: "the") }.
last-trick-followed = { $name } a attaqué avec { CARD($card, form: "the") }, vous avez joué { CARD($other, form: "the") }.
last-trick-none = Aucun pli n’a encore été joué.

## Réclamations

claim-title = Réclamer la fin
claim-button = { $left ->
    [one] Réclamer { $tricks } du dernier pli
   *[other] Réclamer { $tricks } des { $left } plis restants
}
claim-about = Si c’est imparable, la donne s’arrête aussitôt : vous { $yours }, { $name } { $theirs }. Sinon, on continue et rien n’est perdu, mais vous ne pourrez plus réclamer dans cette donne.
claim-about-low = Vous en ferez au plus ce nombre. Si c’est imparable, la donne s’arrête aussitôt : vous { $yours }, { $name } { $theirs }. Sinon, on continue et rien n’est perdu, mais vous ne pourrez plus réclamer dans cette donne.
claim-play-on = Continuer
claim-forced = Si c’est imparable, la donne s’arrête : vous { $yours }, { $name } { $theirs }. Sinon, on continue.

## À deux

cover = Passez l’écran à { $name }
practice-hint = Une donne avec un conseil est un exercice et ne compte pas dans vos résultats.
practice-undo = Une donne avec une carte reprise est un exercice et ne compte pas dans vos résultats.

## Fenêtre trop petite

