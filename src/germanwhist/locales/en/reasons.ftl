# Why a card is good or bad, by the code of the reason. $number is the figure that goes with it,
# $percent the same as a percentage where it is a share.

reason-upcard_better = The upcard is worth having: it beats { $percent } of the cards you cannot see.
reason-upcard_worse = The upcard is not worth much: { $percent } of the cards you cannot see are better.
reason-wins_trick = { CARD($card, form: "title") } wins the trick { $number ->
    [1] for sure
   *[other] in { $percent } of the cases
}.
reason-loses_trick = { CARD($card, form: "title") } loses the trick { $number ->
    [1] for sure
   *[other] in { $percent } of the cases
}.
reason-costs_honour = It costs a high card of its suit.
reason-costs_trump = It costs a trump; { $number ->
    [0] none is
    [one] { $number } is
   *[other] { $number } are
} left.
reason-cheapest = It is the cheapest card that does it.
reason-keeps_command = You keep the highest { SUIT($suit) }.
reason-opponent_void = Your opponent has shown no { SUIT($suit) }.
reason-equal_exchange = It is exchanged for an equal card, and takes the lead with it.
