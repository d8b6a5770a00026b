# Honest deals: the seal, and what came of the check.

deal-sealed-label = Sealed deal, { $seal }. What is this?
deal-does-not-count = This hand does not count.
deal-line = { $verdict ->
    [honest] Honest deal, checked by your browser
    [broken] This deal does not fit its seal
    [unproven] Nothing proves this deal
    [unable] Deal not checked here
   *[checking] Checking the deal …
}
deal-title = { $verdict ->
    [sealed] This deal is sealed
    [broken] The seal is broken
   *[honest] The deal, opened
}
deal-verdict = { $verdict ->
    [sealed] Nobody could choose these cards, and after the hand you can check it.
    [honest] The pack you played is the pack that was sealed.
    [broken] What was opened is not what was sealed. The hand does not count.
    [unproven] No cut came in time, so that this seal proves nothing.
    [unable] This browser checks nothing over an unsafe connection. The command below does.
   *[checking] Checking …
}
deal-how = The pack is shuffled from the server’s secret and the cuts together. The secret stays sealed while you play; when the hand is over it is opened, and your browser shuffles again.
deal-back = Back to the table
deal-seal = The server’s seal
deal-seal-about = fixed before the cuts were opened
deal-secret = The server’s secret
deal-secret-about = its SHA-256 is the seal { $seal }
deal-secret-wrong = its SHA-256 begins with { $found }, the seal with { $seal }
deal-cut-title = { $who ->
    [you] Your cut
   *[them] { $name }’s cut
}
deal-cut = { $state ->
    [none] { $who ->
        [you] you have no cut
       *[them] { $name } has no cut
    }
    [late] it did not come in time
   *[given] { $who ->
        [you] made by this browser
       *[them] made at the other side
    }
}
deal-pack = The pack, shuffled again
deal-pack-about = from all of these, the same { $cards } cards in the same order
deal-pack-unread = not looked at: it would prove nothing
deal-pack-label = The pack, from the top
deal-outcome = { $outcome ->
    [fits] fits
   *[misfit] does not fit
}
deal-to = { $who ->
    [you] dealt to you
    [them] dealt to { $name }
   *[stock] stock, first the upcard
}
deal-yourself = Check it yourself
deal-save = Save the receipt
deal-copy = Copy
