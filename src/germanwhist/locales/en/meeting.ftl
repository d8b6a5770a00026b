# Finding somebody to play with, and how one is rated.

find-clock = Clock
find-clock-none = None
    .about = days if you like
    .said = No clock: days if you like
    .long = No clock
find-clock-card = 30
    .about = seconds a card
    .said = 30 seconds a card
    .long = 30 seconds a card
find-clock-match = 3+5
    .about = min + s a card
    .said = 3 minutes for the match, and 5 seconds more with each card
    .long = 3 minutes + 5 seconds a card
find-for-what = For what
find-rated = Rated
    .about = standard match to 10
find-friendly = Friendly
    .about = any rules, undo by consent
find-name = Your name at the table
find-guest = No account needed: this browser keeps your seat and your rating.
find-keep = Keep them on every device
find-as = You play as { $rating }.
find-start = Find an opponent
find-starting = One moment …
find-open = { $count ->
    [0] No open invitation
    [one] One open invitation
   *[other] { $count } open invitations
}
find-open-own = or play the computer for your rating
find-open-none = Nobody else is looking just now. Whoever comes finds you when you look too, or send a link.
find-sit-down = Sit down
find-sit-down-with = Sit down with { $name }
find-somebody = A guest
find-level-about = computer · rated
find-play = Play
find-against = Play { $name } for your rating
find-wish = { $rated ->
    [yes] { $clock } · rated
   *[no] { $clock } · friendly, { $rules }
}
find-own-rules = own rules

## Looking

find-looking = Looking for an opponent
find-nobody = Nobody yet
find-you = You
find-open-seat = open
find-so-far = { $seconds ->
    [one] One second so far
   *[other] { $seconds } seconds so far
}
find-near = { $rated ->
    [yes] { $clock }, rated, near { $rating }.
   *[no] { $clock }, friendly.
}
find-usual = { $seconds ->
    [one] Most wait a second just now.
   *[other] Half wait less than { $seconds } seconds just now.
}
find-any = Now with any rating. Your invitation is in the list; whoever sits down finds you.
find-meanwhile = Play { $name } meanwhile
find-send-link = Send a link instead
find-stop = Stop looking
find-leave = You may leave this page. Your seat calls you here, and in the window’s title.
find-lost-line = The line to the server is lost; your place is kept for a minute.
find-over = The search has ended. Nothing is lost.

## Found

find-found = { $name } sits down
find-found-about = Rating: { $rating }. { $clock }, { $rated ->
    [yes] rated, match to 10.
   *[no] friendly, { $rules }.
}
find-go = Go to the table
find-going = Waiting for { $name } …
find-come = If you do not come within { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}, nothing is lost and the search ends.
find-not-now = Not now
find-kept = This table is kept for later.
find-pill = Looking
find-pill-stop = Looking for { $seconds } seconds. Stop looking for an opponent

## The rating

rating-title = Rating
rating-about = { $provisional ->
    [yes] about { $value }
   *[no] { $value } ± { $margin }
}
rating-sure = Most likely { $value }, almost surely between { $low } and { $high }. It grows surer with every rated match.
rating-stretch = Most likely { $value }, almost surely between { $low } and { $high }
rating-none = You have no rating yet. It begins at 1500 with the first rated match, against a person or the computer.
rating-find = Play a rated match
rating-chart = Rating over { $count } matches: from { $first } to { $last }
rating-chart-about = { $count ->
    [one] The line is the rating, the band its uncertainty. One rated match: { $won } won, { $lost } lost.
   *[other] The line is the rating, the band its uncertainty. { $count } rated matches: { $won } won, { $lost } lost.
}
rating-step = Match { $number }: { $value } ± { $margin }
rating-matches = Latest matches
rating-match-about = { $clock }, { $date }
rating-won = won
rating-lost = lost
rating-drawn = drawn
rating-by-clock = Clock
refused-invitation_gone = Somebody else was faster, or they have stopped looking.
refused-rated_open = Finish your last rated match against the computer first: it is on the first page.
refused-unrated_rules = Only standard matches to 10 count for ratings.
refused-unrated_opponent = People are paired for a match that counts.

## Watching

watch-title = { $north } and { $south }
watch-title-none = Watching a table
watch-north = North
watch-south = South
watch-waiting = The cards are not dealt yet.
watch-won = { $name } has won the match.
watch-stage = Stage { $stage }, trick { $trick }
watch-trumps = are trumps
watch-counted = Counted so far: { $north } { $theirs }, { $south } { $yours }.
watch-stock = { $count } in the stock
watch-led = { $name } has led
watch-turn = It is { $name }’s turn.
watch-tricks = Tricks
watch-last-trick = Last trick
watch-takes = { $name } wins
watch-and = and takes
watch-all-cards = All cards, in the order of the deal
refused-bad_watch = Nobody may watch with this link, or no more.
