# Suits and cards. CARD($card, form: "…") gives the message card-…, SUIT($suit, form: "…") the
# message suit-…; a language may add the forms that its grammar needs.

suit-plain = { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}
suit-title = { $suit ->
    [S] Spades
    [H] Hearts
    [D] Diamonds
   *[C] Clubs
}
# one card of the suit
suit-one = { $suit ->
    [S] spade
    [H] heart
    [D] diamond
   *[C] club
}
# What is printed on ace, king, queen and jack.
card-letters = AKQJ
# The keys of clubs, diamonds, hearts and spades.
suit-letters = CDHS
card-plain = { card-rank } of { suit-plain }
card-the = the { card-plain }
card-title = { $rank ->
    [A] Ace of { suit-plain }
    [K] King of { suit-plain }
    [Q] Queen of { suit-plain }
    [J] Jack of { suit-plain }
   *[other] { card-plain }
}
card-rank = { $rank ->
    [A] ace
    [K] king
    [Q] queen
    [J] jack
    [T] 10
   *[other] { $rank }
}
