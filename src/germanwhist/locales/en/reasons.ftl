# Why one card is better than another, by the code of the reason. "It" is the better card, $best,
# which has been named before; $other is the card it is compared with, $card one that the reason is
# about. $who is "you", or "them" where somebody called $name played.

reason-only_card = Only this card may be played.
reason-all_as_good = { $count ->
    [one] The two cards that may be played are as good as each other.
   *[other] All cards that may be played are about as good.
}
reason-as_good = { $count ->
    [one] The { CARD($card) } is as good.
   *[other] { $count } other cards are as good.
}
reason-cannot_win = { $who ->
    [them] { $name } cannot win this trick.
   *[you] You cannot win this trick.
}
reason-cannot_lose = Any card that may be played wins this trick.
reason-likelier = It wins the trick in { $share }, the { CARD($other) } in { $other_share }.
reason-less_likely = It wins the trick less often: in { $share }, the { CARD($other) } in { $other_share }.
# A chance, first of the better card and then of the other one; $is says whether it is next to none.
reason-share = { $is ->
    [none] hardly any of the deals that fit
    [all] nearly all the deals that fit
   *[some] about { $share } of the deals that fit
}
reason-other_share = { $is ->
    [none] hardly any
    [all] nearly all
   *[some] about { $share }
}
reason-opponent_void = { $who ->
    [them] You have no { SUIT($suit) } now.
   *[you] Your opponent has no { SUIT($suit) } now.
}
reason-upcard_wanted = { $tricks ->
    [0] The { CARD($card) } is worth winning: a little more than an unseen card.
    [1] The { CARD($card) } is worth winning: { $tricks } trick more than an unseen card.
   *[other] The { CARD($card) } is worth winning: { $tricks } tricks more than an unseen card.
}
reason-upcard_unwanted = { $tricks ->
    [0] The { CARD($card) } is better left: an unseen card is worth a little more.
    [1] The { CARD($card) } is better left: an unseen card is worth { $tricks } trick more.
   *[other] The { CARD($card) } is better left: an unseen card is worth { $tricks } tricks more.
}
reason-worth_price = The { CARD($card) } is worth the { CARD($best) } that it costs.
reason-not_worth_price = The { CARD($card) } is not worth the { CARD($other) } that it would cost.
reason-costs_less = { $tricks ->
    [0] It costs less: the { CARD($other) } is worth a little more in hand.
    [1] It costs less: the { CARD($other) } is worth { $tricks } trick more in hand.
   *[other] It costs less: the { CARD($other) } is worth { $tricks } tricks more in hand.
}
reason-opponent_spends = { $who ->
    [them] It makes you spend a better card on average than the { CARD($other) } would.
   *[you] It makes your opponent spend a better card on average than the { CARD($other) } would.
}
reason-trick_counts = The trick itself counts too.
reason-has_lead = { $tricks ->
    [0] With the trick comes the lead.
    [1] With the trick comes the lead, which is worth { $tricks } trick here.
   *[other] With the trick comes the lead, which is worth { $tricks } tricks here.
}
reason-leaves_lead = It is better here not to lead to the next trick.
reason-keeps_highest = The highest card in { SUIT($suit) } stays in hand.
reason-keeps_lowest = The lowest card in { SUIT($suit) } stays in hand.
reason-clears_suit = It is the last { SUIT($suit, form: "one") } in hand: { SUIT($suit) } can then be ruffed, until one is drawn.
reason-later_play = Its advantage shows only later: played on in many deals that fit, it does better.

reason-makes_tricks = { $count ->
    [one] It makes { $count } trick in all, against { $other_count } with the { CARD($other) }.
   *[other] It makes { $count } tricks in all, against { $other_count } with the { CARD($other) }.
}
reason-ruffed = The { CARD($other) } would be ruffed.
reason-draws_last_trump = { $who ->
    [them] It draws your last trump.
   *[you] It draws your opponent’s last trump.
}
reason-draws_trump = { $who ->
    [them] It draws a trump; you have { $count } left.
   *[you] It draws a trump; your opponent has { $count } left.
}
reason-takes_trick = It takes this trick; the { CARD($other) } would not.
reason-avoids_trick = It leaves this trick; the { CARD($other) } would take it.
reason-keeps_winner = The { CARD($other) } is kept, and takes a trick later.
reason-drives_out = { $who ->
    [them] It drives out the { CARD($card) }, and { $name } then has the highest card in { SUIT($suit) }.
   *[you] It drives out the { CARD($card) }, and you then have the highest card in { SUIT($suit) }.
}
reason-throws_in = { $who ->
    [them] You have to lead next, which is better for { $name } than leading.
   *[you] Your opponent has to lead next, which is better than leading yourself.
}
reason-long_suit = { $who ->
    [them] It sets up the suit: the { CARD($card) } takes a trick when you have no { SUIT($suit) } left.
   *[you] It sets up the suit: the { CARD($card) } takes a trick when your opponent has no { SUIT($suit) } left.
}
reason-card_gains = After it, the { CARD($card) } takes a trick, and after the { CARD($other) } it does not.
reason-opponent_gains = { $who ->
    [them] After the { CARD($other) }, you take a trick with the { CARD($card) }.
   *[you] After the { CARD($other) }, your opponent takes a trick with the { CARD($card) }.
}
reason-must_take = After the { CARD($other) }, a trick has to be taken with the { CARD($card) }.
