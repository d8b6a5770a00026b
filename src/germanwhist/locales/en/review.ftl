# The review of a hand.

review-working = Every card is being weighed. This takes a moment.
review-trumps = { SUIT($suit, form: "title") } were trumps
review-no-trumps = Without trumps
review-won = You beat { $name } { $yours }–{ $theirs }
review-lost = { $name } beat you { $theirs }–{ $yours }
review-even = Nobody won, { $yours }–{ $theirs }
review-of-won = { $who } beat { $name } { $yours }–{ $theirs }
review-of-lost = { $name } beat { $who } { $theirs }–{ $yours }
review-of-unfinished = An unfinished hand, { $who } against { $name }
review-unfinished = An unfinished hand against { $name }
chart-title = Expected result, trick by trick
chart-yours = your mistake
chart-theirs = { $name }’s mistake
chart-words = Your expected points, from { $start } before the first trick to { $end } after the last. The list of tricks says the same in numbers.
chart-value = expected after it: { $points }
chart-numbers = In numbers
chart-hand = Hand { $number }: { $value }
chart-mistake = Trick { $trick }: { $who ->
    [you] your mistake
   *[them] { $name }’s mistake
}, { $points } { $count ->
    [one] point
   *[other] points
}
moment-led = Trick { $trick }: { $who ->
    [you] you led
   *[them] { $name } led
} { CARD($card, form: "the") }
moment-followed = Trick { $trick }: { $who ->
    [you] you played
   *[them] { $name } played
} { CARD($card, form: "the") }
verdict-mistake = Mistake, { $points } { $count ->
    [one] point
   *[other] points
}
verdict-better = Better was { CARD($card, form: "the") }.
verdict-best = The best card
verdict-only = It was the only card that could be played.
verdict-as-good = As good as { CARD($card, form: "the") }, within the error.
verdict-as-good-exact = Hardly worse than { CARD($card, form: "the") }.
spot-led = { $who ->
    [you] You led
   *[them] { $name } led
}
spot-led-won = { $who ->
    [you] You led and took it
   *[them] { $name } took it
}
spot-followed = { $who ->
    [you] You played
   *[them] { $name } played
}
spot-followed-won = { $who ->
    [you] You took it
   *[them] { $name } took it
}
hand-values = { $who ->
    [you] Your hand, and what each card was worth
   *[them] { $name }’s hand, and what each card was worth
}
hand-other = { $who ->
    [you] Your hand at that moment
   *[them] { $name }’s hand at that moment
}
lines = Best play after the better card, and after the one played
tag-played = played
tag-best = best
luck-title = Luck and skill
luck-about = Your { $points } { $count ->
    [one] point
   *[other] points
}, taken apart.
luck-start = The deal, before the first card
luck-cards = Luck of the cards to come
luck-yours = Your mistakes
luck-theirs = { $name }’s mistakes
luck-play = Play against play

upcard = Upcard
seat-north = North
seat-south = South
steps = Step through the hand
step-first = First play
step-back = Previous play
step-on = Next play
step-last = Last play
step-of = Play { $play } of { $count }
step-mistake = Next mistake
play-on = Play on from here
play-on-from = Begin
play-on-from-here = here, in trick { $trick }
play-on-from-deal = with the deal
play-on-cards = Whose cards
play-on-whose = { $who ->
    [you] your own
   *[them] { $name }’s
}
play-on-about = What was hidden then is hidden again. The hand is practice and stays out of your record.
play-on-start = Play on
tricks-title = Tricks
tricks-led = { $who ->
    [you] you led
   *[them] { $name } led
}
