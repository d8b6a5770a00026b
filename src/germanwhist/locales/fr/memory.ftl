# L’exercice de mémoire, dans le navigateur et dans le terminal.

memory-title = Mémoire
memory-about = La première phase défile. Dites ensuite ce que tient l’autre main.
memory-begin = Commence par les atouts seuls. Deux minutes.

## Que retenir

memory-grade = À retenir
memory-grade-trumps = Les atouts
    .about = quels atouts tient l’autre main
memory-grade-upcards = Les retournes prises
    .about = les retournes qu’elle a prises et garde encore
memory-grade-high_cards = As et rois
    .about = dans les quatre couleurs
memory-grade-everything = Tout
    .about = toutes les cartes qu’elle tient
memory-best = record { $span } sur { $asked }
memory-none-yet = pas encore essayé
memory-pack = Jeu
memory-pack-28 = 28 cartes
memory-pack-52 = 52 cartes

## À quelle vitesse

memory-pace = Rythme
memory-pace-slow = Lent
    .about = Lent montre chaque pli cinq secondes.
memory-pace-normal = Normal
    .about = Normal montre chaque pli trois secondes, comme à la table.
memory-pace-fast = Rapide
    .about = Rapide montre chaque pli une seconde et demie.
memory-pace-touch = À mon gré
    .about = Chaque pli attend la barre d’espace ou un toucher.
memory-pace-table = À la table
memory-deal = Distribuer
memory-dealing = Distribution …

## Ce qui a été retenu

memory-span = Votre empan
memory-span-best = record sur { $asked }
memory-span-words = Votre meilleur empan : { $span } sur { $asked }.
memory-span-none = Vos premiers essais seront inscrits ici. L’empan compte les cartes trouvées moins les fausses.
memory-of = { $span } sur { $asked }

## Regarder

memory-watch = Regardez
memory-only = seulement pour retenir
memory-pause = Pause
memory-go-on = Reprendre
memory-slower = Plus lent
memory-faster = Plus vite
memory-next-trick = Pli suivant
memory-leave = Quitter
memory-paused = En pause. Les plis attendent.
memory-touch = Un toucher, ou la barre d’espace, montre le pli suivant.
memory-space = Espace
memory-actions = Rythme

## Marquer

memory-ask = Que tient { $name } ?
memory-suit = { SUIT($suit, form: "title") }
memory-yours = à vous
memory-own-card = { CARD($card, form: "title") }, à vous
memory-marked-of = { $count } sur { $total } marquées
    .short = sur { $total } marquées
memory-marked = { $count ->
    [one] { $count } marquée
   *[other] { $count } marquées
}
    .short = { $count ->
        [one] marquée
       *[other] marquées
    }
memory-clear = Effacer
memory-check = Vérifier

## Le résultat

memory-score = { $right } sur { $asked }
memory-score-all = Les { $asked } trouvées
memory-first = premier essai
memory-better = { $count ->
    [one] une de mieux qu’avant
   *[other] { $count } de mieux qu’avant
}
memory-as-before = aussi bien que votre record
memory-before = votre record est { $best }
memory-right = justes
memory-missed = oubliées
memory-wrong = fausses
memory-cell = { CARD($card, form: "title") }, { $kind ->
    [right] juste
    [missed] oubliée
   *[wrong] fausse
}
memory-sum = { SUIT($suit, form: "title") } : { $cards } moins { $played } jouées moins { $own } à vous, il en reste { $left } ; vous en avez trouvé { $found }.
memory-why = Où elles étaient
memory-seen-played = est tombée au pli { $trick }.
memory-seen-taken = { $name } l’a prise au pli { $trick }.
memory-seen-unseen = { $count ->
    [one] n’a jamais été retournée : seul le compte la trouve.
   *[other] n’ont jamais été retournées : seul le compte les trouve.
}
memory-none-wrong = Rien d’oublié, rien de faux.
memory-next = Donne suivante
memory-play-on = Jouer la seconde phase

## À la table

memory-skip = Passer
memory-to-table = Retour à la table

## Dans le terminal

memory-told-trick = { $leader ->
    [you] Vous entamez { CARD($lead, form: "the") }, { $name } joue { CARD($other, form: "the") }.
   *[them] { $name } entame { CARD($lead, form: "the") }, vous jouez { CARD($other, form: "the") }.
}
memory-told-yours = Vous prenez { CARD($card, form: "the") } ; { $name } pioche sans montrer.
memory-told-theirs = { $name } prend { CARD($card, form: "the") } ; vous piochez { CARD($drawn, form: "the") }.
memory-told-trumps = Atout : { SUIT($suit) }.
memory-told-upcard = { $count ->
    [one] Retourne : { CARD($card, form: "the") }, { $count } carte dessous.
   *[other] Retourne : { CARD($card, form: "the") }, { $count } cartes dessous.
}
memory-told-card = { CARD($card, form: "title") }
memory-told-hand = Votre main : { $cards }
memory-told-signs = ✓ juste, ! oubliée, × fausse
memory-keys-choose = Flèches pour choisir · Entrée distribue · P change le jeu · Q quitte
memory-keys-watch = Espace montre le pli suivant · Q quitte
memory-keys-mark = Flèches pour aller · Espace marque · C efface · Entrée vérifie · Q quitte
memory-keys-result = Entrée redistribue · flèches pour défiler · Q quitte
memory-keys-table = Flèches pour aller · Espace marque · C efface · Entrée vérifie · Échap passe
memory-keys-judged = Entrée ramène à la table
memory-plain-begin = Une ligne vide amène le pli suivant, « { $quit } » quitte.
memory-plain-unknown = Tapez un numéro de 1 à { $count } pour ce qu’il faut retenir, un nombre de cartes ({ $packs }), ou les deux.
memory-plain-skip = « { $quit } » pour passer.
memory-plain-asks = Désormais, on vous demande ce que tient l’adversaire au début de la seconde phase.
memory-plain-asks-not = On ne vous demande plus rien au début de la seconde phase.
memory-plain-how = Nommez les cartes sur une ligne, comme DC 10P ; une ligne vide pour aucune.
memory-plain-unread = { $word } n’est pas une carte.
memory-plain-beside = { CARD($card, form: "title") } n’est pas demandée, ou est à vous.
memory-plain-back = Retour à la table.
