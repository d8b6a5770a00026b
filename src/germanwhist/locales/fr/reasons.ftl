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
reason-opponent_void = Votre adversaire n’a pas de { SUIT($suit) } à présent.
reason-equal_exchange = Elle s’échange contre une carte égale, et c’est à vous d’attaquer.
reason-as_good = { $number ->
    [one] Une autre carte est aussi bonne.
   *[other] { $number } autres cartes sont aussi bonnes.
}
reason-expected = La recherche en attend le plus ; aucune raison ne domine.
reason-makes_tricks = { $number ->
    [one] Elle fait { $number } pli en tout.
   *[other] Elle fait { $number } plis en tout.
}
reason-next_best = La meilleure des autres en fait { $number }.
