# Why a card is good or bad, by the code of the reason. $number is the figure that goes with it,
# $percent the same as a percentage where it is a share. The card itself has been named before.

reason-upcard_better = The upcard is worth having: it beats { $percent } of the cards you cannot see.
reason-upcard_worse = The upcard is worth little: { $percent } of the cards you cannot see are better.
reason-wins_trick = { $number ->
    [1] It wins the trick.
   *[other] It wins the trick in { $percent } of the deals that fit.
}
reason-loses_trick = { $number ->
    [1] It loses the trick.
   *[other] It loses the trick in { $percent } of the deals that fit.
}
reason-costs_honour = It costs a high card of its suit.
reason-costs_trump = { $number ->
    [0] It costs your last trump.
    [one] It costs a trump; one is left.
   *[other] It costs a trump; { $number } are left.
}
reason-cheapest = Nothing cheaper does the same.
reason-keeps_command = You keep the highest { SUIT($suit) }.
reason-opponent_void = Your opponent has no { SUIT($suit) } now.
reason-equal_exchange = It is exchanged for an equal card, and you have the lead.
reason-as_good = { $number ->
    [one] Another card is as good.
   *[other] { $number } other cards are as good.
}
reason-expected = The search expects most of it; no single reason stands out.
reason-makes_tricks = { $number ->
    [one] It makes { $number } trick in all.
   *[other] It makes { $number } tricks in all.
}
reason-next_best = The next best makes { $number }.
