# Mêmes cartes : on joue les mêmes donnes, chacun à son heure ; à deux, ou jusqu’à huit.

same-title = Mêmes cartes
same-about = La partie la plus juste qui soit : personne n’accusera la donne.
same-challenge = { $people ->
    [2] Défier quelqu’un
   *[other] Défier plusieurs personnes
}
same-who = Qui joue
same-who-2 = Vous et quelqu’un
same-who-8 = Jusqu’à huit
same-against = { $people ->
    [2] Tous deux contre
   *[other] Tous contre
}
same-how-many = Nombre de donnes
same-make = Créer le lien
same-making = Un instant…
same-make-about = { $people ->
    [2] La première personne qui l’ouvre joue contre vous. Aucun de vous ne voit le résultat de l’autre avant d’avoir joué la même donne.
   *[other] Qui l’ouvre peut jouer, tant que vous ne le fermez pas et que vous n’êtes pas huit. Personne ne voit un résultat avant d’avoir joué la donne.
}
same-mine = Vos défis
same-mine-line = { $decided ->
    [0] contre { $level }, aucune donne comparée
    [one] contre { $level }, une donne comparée
   *[other] contre { $level }, { $decided } donnes comparées
}
same-mine-group = { $count ->
    [0] Jusqu’à huit personnes
    [one] Vous et une autre personne
   *[other] Vous et { $count } autres
}
same-mine-played = contre { $level }, { $count ->
    [0] aucune donne jouée
    [one] une donne jouée
   *[other] { $count } donnes jouées
}
same-to-play = { $count ->
    [one] Une donne à jouer
   *[other] { $count } donnes à jouer
}

## Comment ça se passe

same-how = Le principe
same-how-deals = { $people ->
    [2] Vous recevez tous deux les mêmes { $count } donnes contre { $name }, à la même place.
   *[other] Vous recevez tous les mêmes { $count } donnes contre { $name }, à la même place.
}
same-how-time = À votre heure. Rien n’expire avant le { $date }.
same-how-over = { $people ->
    [2] Le délai a pris fin le { $date }. Compte ce que vous aviez joué tous deux.
   *[other] Le délai a pris fin le { $date }. Compte ce qui était joué ce jour-là.
}
same-how-fair = { $people ->
    [2] Ni conseil, ni retour en arrière, ni seconde fois avant que vous ayez joué la donne tous les deux.
   *[other] Ni conseil, ni retour en arrière, ni seconde fois avant que tous aient joué la donne et que le lien soit fermé.
}
same-how-points = Votre compte fait vos points ; à la basse, c’est celui de l’adversaire.

## Le lien

same-link = Le lien pour inviter
same-link-about = Personne n’est encore venu. Vous pouvez commencer : vos résultats restent cachés.
same-link-lost = Ce navigateur n’a pas le lien : il a été créé dans un autre.
same-link-text = Joue les mêmes cartes que moi, au whist allemand. Qui en tirera le plus ?
same-link-of = Le lien { NAME($name, form: "of") }
same-link-of-about = Il ramène ici dans le navigateur où joue { $name }.
same-remind = À toi de jouer aux mêmes cartes.

same-link-group = Le lien
same-link-open = { $count ->
    [one] Une personne de plus peut venir avec ce lien.
   *[other] { $count } personnes de plus peuvent venir avec ce lien.
}
same-link-all = Pour revenir
same-link-closed = Personne d’autre ne vient à ce défi. Ce lien ramène ici dans les navigateurs de ceux qui jouent.
same-close = Fermer le lien
same-close-about = Personne d’autre ne pourra plus venir. Ceux qui sont là continuent. Le lien ne se rouvre pas.
same-close-yes = Oui, le fermer
same-close-no = Non, le laisser ouvert

## Où en sont tous

same-friend = Ami
same-with = Mêmes cartes : vous et { $name }
same-with-nobody = Mêmes cartes : vous et quelqu’un
same-sub = { $count } donnes contre { $level } · { $decided ->
    [0] aucune comparée
    [one] une comparée
   *[other] { $decided } comparées
}
same-sub-over = Avec { $name } · { $count } donnes contre { $level }
same-score = Score
same-yours = { $unit ->
    [points] vos points
   *[tricks] vos plis
}
same-theirs = { $unit ->
    [points] points { NAME($name, form: "of") }
   *[tricks] plis { NAME($name, form: "of") }
}
same-on = { $decided ->
    [one] sur une donne
   *[other] sur { $decided } donnes
}
same-ahead-you = { $unit ->
    [points] { $by ->
        [one] Vous menez d’un point, { $on }.
       *[other] Vous menez de { $by } points, { $on }.
    }
   *[tricks] { $by ->
        [one] Vous menez d’un pli, { $on }.
       *[other] Vous menez de { $by } plis, { $on }.
    }
}
same-ahead-them = { $unit ->
    [points] { $by ->
        [one] { $name } mène d’un point, { $on }.
       *[other] { $name } mène de { $by } points, { $on }.
    }
   *[tricks] { $by ->
        [one] { $name } mène d’un pli, { $on }.
       *[other] { $name } mène de { $by } plis, { $on }.
    }
}
same-ahead-none = Égalité, { $on }.
same-undecided = Aucune donne n’est encore comparée.
same-play = Jouer la donne { $number }
same-go-on = Reprendre la donne { $number }
same-with-group = { $count ->
    [0] Mêmes cartes : vous et d’autres
    [one] Mêmes cartes : vous et une autre personne
   *[other] Mêmes cartes : vous et { $count } autres
}
same-sub-group = { $count } donnes contre { $level }
same-player = Personne { $number }
same-nobody-yet = Personne n’est encore venu. Vous pouvez commencer.
same-place-so-far = Vous êtes à la place { $place } sur { $count } pour le moment.
same-place = Place { $place } sur { $count }
same-ranks = Le classement
same-played = { $played } sur { $count } jouées
same-compared = { $decided ->
    [0] aucune avec vous
   *[other] { $decided } avec vous
}
same-beside-you = Écart avec vous
same-wait-group = Vous avez joué toutes les donnes. Aux autres maintenant.
same-wait = Vous avez joué toutes les donnes. À { $name } maintenant.
same-wait-nobody = Vous avez joué toutes les donnes. À l’autre maintenant.

## Donne par donne

same-deals = Donne par donne
same-deal = N°
same-you = Vous
same-by = Écart
same-face-down = cachée
same-not-yet = à jouer
same-not-played = non jouée
same-even = égalité
same-key = Au-dessus du trait : { $name }. Au-dessous : vous. Un résultat reste caché tant que vous n’avez pas joué la donne tous les deux.
same-best = le meilleur
same-key-group = Ce que chacun a tiré d’une donne ; le meilleur est marqué. Ouvrez une donne par son numéro pour voir deux mains côte à côte. Un résultat reste caché tant que vous n’avez pas joué la donne.
same-deal-link = Donne { $number }, comparer
same-deal-number = Donne { $number }

## Le résultat

same-won = Vous gagnez aux mêmes cartes
same-lost = { $name } gagne aux mêmes cartes
same-drawn = Personne ne gagne aux mêmes cartes
same-better = { $unit ->
    [points] { $by ->
        [one] Mêmes cartes, un point de mieux.
       *[other] Mêmes cartes, { $by } points de mieux.
    }
   *[tricks] { $by ->
        [one] Mêmes cartes, un pli de mieux.
       *[other] Mêmes cartes, { $by } plis de mieux.
    }
}
same-worse = { $unit ->
    [points] { $by ->
        [one] Mêmes cartes, et un point de plus pour { $name }.
       *[other] Mêmes cartes, et { $by } points de plus pour { $name }.
    }
   *[tricks] { $by ->
        [one] Mêmes cartes, et un pli de plus pour { $name }.
       *[other] Mêmes cartes, et { $by } plis de plus pour { $name }.
    }
}
same-as-good = Mêmes cartes, et autant pour chacun.
same-nothing = Le délai est passé, et vous n’avez joué aucune donne tous les deux.
same-where = Là où tout s’est joué
same-where-about = Donne { $number } : { $yours } pour vous, { $theirs } pour { $name }.
same-compare = Comparer la donne { $number }
same-another = Un autre défi
same-share-text = Whist allemand, mêmes cartes : { $yours }–{ $theirs } sur { $decided ->
    [one] une donne
   *[other] { $decided } donnes
} contre { $level }.
same-share-group = Whist allemand, mêmes cartes : place { $place } sur { $count }, { $deals } donnes contre { $level }.
same-share = Partager
same-shared = Copié

## Une donne, main contre main

same-compare-title = Donne { $number } : vous { $yours }, { $name } { $theirs }
same-compare-sub = { $by ->
    [0] Aussi bien l’un que l’autre
   *[other] { $who ->
        [you] { $by } de mieux pour vous
       *[them] { $by } de mieux pour { $name }
    }
}
same-beside = Avec qui comparer
same-parting = Là où vous divergez
same-parting-led = Au pli { $trick }, vous avez tous deux { CARD($lead, form: "the") } à suivre. Vous jouez { CARD($yours, form: "the") }, { $name } joue { CARD($theirs, form: "the") }.
same-parting-lead = Au pli { $trick }, vous entamez tous deux. Vous jouez { CARD($yours, form: "the") }, { $name } joue { CARD($theirs, form: "the") }.
same-parting-before = { $trick ->
    [1] C’est la première carte de la donne.
   *[other] Jusque-là, tout était pareil.
}
same-parting-better = La meilleure carte était { CARD($card, form: "the") } : elle valait { $tricks ->
    [one] { NUMBER($tricks) } pli
   *[other] { NUMBER($tricks) } plis
} de plus.
same-parting-equal = Autant qu’on puisse le dire, les deux cartes se valaient.
same-parting-none = Vous avez joué les mêmes cartes tant que les deux donnes duraient.
same-review-yours = Analyser votre donne
same-review-theirs = Analyser celle { NAME($name, form: "of") }
same-tricks = Pli par pli
same-trick = Pli
same-trick-cell = { CARD($lead) }, { CARD($card) } : { $won ->
    [yes] pris
   *[no] perdu
}
same-stage-two = Seconde phase
same-tricks-about = La première carte d’un pli a été entamée. Une place pleine est un pli pris.

## Venir avec un lien

same-join = { $name } vous défie
same-join-nobody = Un défi
same-join-what = { $people ->
    [2] { $count } donnes contre { $level }, les mêmes pour vous deux. { $rules }.
   *[other] { $count } donnes contre { $level }, les mêmes pour tous. { $rules }.
}
same-join-players = { $count } personnes jouent déjà.
same-join-about = { $people ->
    [2] Chacun joue à son heure, jusqu’au { $date }. Aucun ne voit le résultat de l’autre avant d’avoir joué la même donne.
   *[other] Chacun joue à son heure, jusqu’au { $date }. Personne ne voit un résultat avant d’avoir joué la donne.
}
same-join-yes = Relever le défi
same-join-taken = { $people ->
    [2] Quelqu’un d’autre est venu
   *[other] Le défi est complet
}
same-join-taken-about = { $people ->
    [2] Ce défi se joue maintenant entre deux autres. Lancez le vôtre.
   *[other] Il n’y a plus de place dans ce défi. Lancez le vôtre.
}
same-join-closed = Le lien est fermé
same-join-closed-about = La personne qui a lancé ce défi ne laisse plus entrer personne. Lancez le vôtre.
same-join-own = Votre propre défi
same-join-own-about = Le lien est pour quelqu’un d’autre. Votre défi est ici :
same-join-over = Le délai est passé
same-join-over-about = Les deux semaines de ce défi sont passées. Lancez-en un nouveau.
same-join-open = Vers le défi
same-join-new = Lancer un défi

## Le ranger

same-put-away = Le retirer
same-put-away-about = Il n’est plus montré ici. Vos donnes restent dans vos statistiques, et { $name } peut continuer.
same-put-away-group = Il n’est plus montré ici. Vos donnes restent dans vos statistiques, et les autres peuvent continuer.
same-put-away-closes = Il n’est plus montré ici, et le lien n’ouvre plus rien. Vos donnes restent dans vos statistiques, et les autres peuvent continuer.
same-put-away-open = Il n’est plus montré ici, et le lien n’ouvre plus rien. Vos donnes restent dans vos statistiques.
same-put-away-yes = Oui, le retirer
same-put-away-no = Non, le garder
