# Pourquoi une carte est bonne ou mauvaise, selon le code de la raison. $number est le chiffre qui
# l’accompagne, $percent le même en pourcentage quand c’est une part. La carte a déjà été nommée.

reason-upcard_better = La retourne vaut la peine d’être gagnée : elle bat { $percent } des cartes cachées.
reason-upcard_worse = La retourne vaut peu : { $percent } des cartes cachées sont meilleures.
reason-wins_trick = { $number ->
    [1] Elle gagne le pli.
   *[other] Elle gagne le pli dans { $percent } des donnes possibles.
}
reason-loses_trick = { $number ->
    [1] Elle perd le pli.
   *[other] Elle perd le pli dans { $percent } des donnes possibles.
}
reason-costs_honour = Elle coûte une carte haute de sa couleur.
reason-costs_trump = { $number ->
    [0] Elle coûte votre dernier atout.
    [one] Elle coûte un atout ; il en reste un.
   *[other] Elle coûte un atout ; il en reste { $number }.
}
reason-cheapest = Aucune carte plus faible n’en fait autant.
reason-keeps_command = Vous gardez le plus haut { SUIT($suit) }.
reason-opponent_void = Votre adversaire n’a plus de { SUIT($suit) }.
reason-equal_exchange = Elle s’échange contre une carte égale, et prend la main avec elle.
