# Pourquoi une carte est meilleure qu’une autre, selon le code de la raison. « Elle » est la
# meilleure carte, $best, déjà nommée ; $other est celle à laquelle on la compare, $card une carte
# dont il est question. $who est « you », ou « them » quand c’est $name qui a joué.

reason-only_card = Seule cette carte peut être jouée.
reason-all_as_good = { $count ->
    [one] Les deux cartes permises se valent.
   *[other] Toutes les cartes permises se valent à peu près.
}
reason-as_good = { $count ->
    [one] On peut aussi jouer { CARD($card, form: "the") } sans rien perdre.
   *[other] { $count } autres cartes valent autant.
}
reason-cannot_win = { $who ->
    [them] { $name } ne peut pas gagner ce pli.
   *[you] Vous ne pouvez pas gagner ce pli.
}
reason-cannot_lose = Toute carte permise gagne ce pli.
reason-likelier = Elle gagne le pli dans { $share }, { CARD($other, form: "the") } dans { $other_share }.
reason-less_likely = Elle gagne le pli moins souvent : dans { $share }, { CARD($other, form: "the") } dans { $other_share }.
reason-share = { $is ->
    [none] presque aucune des donnes possibles
    [all] presque toutes les donnes possibles
   *[some] environ { $share } des donnes possibles
}
reason-other_share = { $is ->
    [none] presque aucune
    [all] presque toutes
   *[some] environ { $share }
}
reason-opponent_void = { $who ->
    [them] Vous n’avez pas de { SUIT($suit) } à présent.
   *[you] Votre adversaire n’a pas de { SUIT($suit) } à présent.
}
reason-upcard_wanted = { $tricks ->
    [0] La retourne est bonne à prendre : { CARD($card, form: "the") } vaut un peu plus qu’une carte cachée.
    [one] La retourne est bonne à prendre : { CARD($card, form: "the") } vaut { $tricks } pli de plus qu’une carte cachée.
   *[other] La retourne est bonne à prendre : { CARD($card, form: "the") } vaut { $tricks } plis de plus qu’une carte cachée.
}
reason-upcard_unwanted = { $tricks ->
    [0] Mieux vaut laisser { CARD($card, form: "the") } : une carte cachée vaut un peu plus.
    [one] Mieux vaut laisser { CARD($card, form: "the") } : une carte cachée vaut { $tricks } pli de plus.
   *[other] Mieux vaut laisser { CARD($card, form: "the") } : une carte cachée vaut { $tricks } plis de plus.
}
reason-worth_price = Le prix est juste : { CARD($best, form: "the") } pour { CARD($card, form: "the") }.
reason-not_worth_price = Le prix serait trop élevé : { CARD($other, form: "the") } pour { CARD($card, form: "the") }.
reason-costs_less = { $tricks ->
    [0] Elle coûte moins : en main, { CARD($other, form: "the") } vaut un peu plus.
    [one] Elle coûte moins : en main, { CARD($other, form: "the") } vaut { $tricks } pli de plus.
   *[other] Elle coûte moins : en main, { CARD($other, form: "the") } vaut { $tricks } plis de plus.
}
reason-opponent_spends = { $who ->
    [them] Elle vous fait dépenser une meilleure carte que { CARD($other, form: "the") }, en moyenne.
   *[you] Elle fait dépenser à votre adversaire une meilleure carte que { CARD($other, form: "the") }, en moyenne.
}
reason-trick_counts = Le pli lui-même compte aussi.
reason-has_lead = { $tricks ->
    [0] Qui gagne le pli attaque le suivant.
    [one] Qui gagne le pli attaque le suivant, ce qui vaut ici { $tricks } pli.
   *[other] Qui gagne le pli attaque le suivant, ce qui vaut ici { $tricks } plis.
}
reason-leaves_lead = Mieux vaut ici ne pas attaquer au pli suivant.
reason-keeps_highest = La plus haute carte à { SUIT($suit) } reste en main.
reason-keeps_lowest = La plus basse carte à { SUIT($suit) } reste en main.
reason-clears_suit = C’est le dernier { SUIT($suit) } en main : ensuite, on pourra couper à { SUIT($suit) }, tant qu’on n’en pioche pas.
reason-later_play = Son avantage n’apparaît que plus tard : la suite, jouée dans beaucoup de donnes possibles, est meilleure.

reason-makes_tricks = { $count ->
    [one] Elle fait { $count } pli en tout, contre { $other_count } avec { CARD($other, form: "the") }.
   *[other] Elle fait { $count } plis en tout, contre { $other_count } avec { CARD($other, form: "the") }.
}
reason-ruffed = On couperait { CARD($other, form: "the") }.
reason-draws_last_trump = { $who ->
    [them] Elle fait tomber votre dernier atout.
   *[you] Elle fait tomber le dernier atout de votre adversaire.
}
reason-draws_trump = { $who ->
    [them] Elle fait tomber un atout ; il vous en reste { $count }.
   *[you] Elle fait tomber un atout ; il en reste { $count } à votre adversaire.
}
reason-takes_trick = Elle prend ce pli ; ce ne serait pas le cas avec { CARD($other, form: "the") }.
reason-avoids_trick = Elle laisse ce pli ; { CARD($other, form: "the") } le prendrait.
reason-keeps_winner = On garde { CARD($other, form: "the") }, qui fera un pli plus tard.
reason-drives_out = { $who ->
    [them] Elle fait tomber { CARD($card, form: "the") }, et { $name } a ensuite la plus haute carte à { SUIT($suit) }.
   *[you] Elle fait tomber { CARD($card, form: "the") }, et vous avez ensuite la plus haute carte à { SUIT($suit) }.
}
reason-throws_in = { $who ->
    [them] Vous devez attaquer ensuite, ce qui vaut mieux pour { $name } que d’attaquer.
   *[you] Votre adversaire doit attaquer ensuite, ce qui vaut mieux que d’attaquer soi-même.
}
reason-long_suit = { $who ->
    [them] Elle affranchit la couleur : { CARD($card, form: "the") } fait un pli quand vous n’avez plus de { SUIT($suit) }.
   *[you] Elle affranchit la couleur : { CARD($card, form: "the") } fait un pli quand votre adversaire n’a plus de { SUIT($suit) }.
}
reason-card_gains = Après elle, { CARD($card, form: "the") } fait un pli, mais pas après { CARD($other, form: "the") }.
reason-opponent_gains = { $who ->
    [them] Après { CARD($other, form: "the") }, vous faites un pli avec { CARD($card, form: "the") }.
   *[you] Après { CARD($other, form: "the") }, votre adversaire fait un pli avec { CARD($card, form: "the") }.
}
reason-must_take = Après { CARD($other, form: "the") }, il faut prendre un pli avec { CARD($card, form: "the") }.
