# The hint and the coach's warning in the browser; a table loads them once its cards are drawn.

hint-ask = Show the hint
hint-thinking = One moment …
hint-title = Play { CARD($card, form: "the") }
hint-table = Expected points of each card you may play, from your side
hint-card = Card
hint-points = Points
hint-error = Error
hint-chart = Chart
hint-exact = Exact: in stage two both hands are known.
hint-worlds = { $worlds ->
    [one] { $worlds } deal that fits what you have seen.
   *[other] { $worlds } deals that fit what you have seen.
}
hint-play = Play the { $rank ->
    [A] ace
    [K] king
    [Q] queen
    [J] jack
    [T] 10
   *[other] { $rank }
}
hint-all = { $count ->
    [one] Show the one card
   *[other] Show all { $count } cards
}
hint-choose = Choose myself

warning-title = Think again?
warning-cost = Playing { CARD($card, form: "the") } gives away { $tricks ->
    [one] { NUMBER($tricks) } trick
   *[other] { NUMBER($tricks) } tricks
}.
warning-best = { CARD($card, form: "title") } is better.
warning-again = Choose another card
warning-play = Play the { $rank ->
    [T] 10
    [J] jack
    [Q] queen
    [K] king
    [A] ace
   *[other] { $rank }
} anyway

## Letting others watch

menu-watch = Let others watch
watch-about = Whoever has the link sees what lies on the table and the last trick, and the rest when the hand is over. Both of you are told.
watch-end = Nobody may watch any more
watch-mark = Others may watch this table by a link
watch-link-text = Watch our German Whist
refused-not_watched = Nobody may watch this table.

## How an opponent is rated, beside the name

seat-rating = { $provisional ->
    [yes] ≈ { $value }
   *[no] { $value }
}
    .said = { $provisional ->
        [yes] rated about { $value }
       *[no] rated { $value }
    }
