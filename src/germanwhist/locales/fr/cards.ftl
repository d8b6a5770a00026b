# Couleurs, cartes et noms. CARD($card, form: "…") donne le message card-…, SUIT($suit, form: "…")
# le message suit-…, NAME($name, form: "…") le message name-… ; les formes sont celles dont le
# français a besoin.

suit-plain = { $suit ->
    [S] pique
    [H] cœur
    [D] carreau
   *[C] trèfle
}
suit-title = { $suit ->
    [S] Pique
    [H] Cœur
    [D] Carreau
   *[C] Trèfle
}
# après un nombre
suit-many = { $suit ->
    [S] piques
    [H] cœurs
    [D] carreaux
   *[C] trèfles
}
# après « vous avez »
suit-some = du { suit-plain }
# Ce qui est imprimé sur l’as, le roi, la dame et le valet.
card-letters = ARDV
# Les touches de trèfle, carreau, cœur et pique.
suit-letters = TKCP
card-plain = { card-rank } de { suit-plain }
card-the = { $rank ->
    [A] l’as de { suit-plain }
    [Q] la dame de { suit-plain }
   *[other] le { card-plain }
}
card-title = { $rank ->
    [A] As de { suit-plain }
    [K] Roi de { suit-plain }
    [Q] Dame de { suit-plain }
    [J] Valet de { suit-plain }
   *[other] { card-plain }
}
card-rank = { $rank ->
    [A] as
    [K] roi
    [Q] dame
    [J] valet
    [T] 10
   *[other] { $rank }
}
# après « de » : d’Ilse, de Bruno
name-of = { $sound ->
    [vowel] d’{ $name }
   *[other] de { $name }
}
