# The hand of the day.

day-title = Today’s hand
day-title-past = The hand of a day
day-today = Today’s hand
day-before = The same cards for everybody
    .about = { $par_name }, the master, plays them from your seat against { $name }. Can you do as well?
day-going = Your try has begun
    .about = { $name } is waiting for your card. Take your time: a try counts for the day on which it was begun.
day-past = You did not play this one
    .about = The day is over, and its hand is practice now. { $name } plays as on that day, and { $par_name } sets par.
day-practise = Play it for practice
day-once = One try counts. In it there are no hints, and nothing is taken back. Afterwards you may play the hand again for practice.

## What is played

day-facts = What is played
day-fact-opponent = Opponent
day-fact-deal = Deal
day-fact-deal-is = { $name } deals, you lead
day-fact-rules = Rules
day-fact-par = Par
day-fact-par-is = { $par } of 13, by { $name }
day-fact-players = Played
day-fact-players-are = { $count ->
    [0] by nobody yet
    [one] by one person
   *[other] by { $count } people
}
day-par-soon = { $name } is still playing

## The result

day-won = You beat { $name } { $yours }–{ $theirs },
day-lost = { $name } beat you { $theirs }–{ $yours },
day-at-par = at par.
day-above-par = { $count ->
    [one] one trick above par.
   *[other] { $count } tricks above par.
}
day-below-par = { $count ->
    [one] one trick below par.
   *[other] { $count } tricks below par.
}
day-scale = You { $yours } tricks of { $tricks }
day-scale-par = You { $yours } tricks of { $tricks }, par { $par }
day-scale-you = you { $count }
day-scale-them = { $name } { $count }
day-par = par
day-par-number = par { $par }
day-you = you
day-review = Review the hand
day-see-par = See how { $name } played
day-again = Play it again

## What is shared

day-share = Tell a friend
day-share-title = German Whist, the hand of the day
day-share-line = { $date }: { $yours } of { $tricks }
day-share-line-par = { $date }: { $yours } of { $tricks }, par { $par }
day-share-key = Filled is mine, hollow is { $name }’s.
day-share-about = It always shows spades, whatever is trumps, and no card: nothing is given away.
day-course = The tricks in their order: { $course }.
day-mine = yours
day-theirs = theirs

## Everybody, and the days before

day-everybody = Everybody
day-everybody-none = Nobody else here has finished this hand yet.
day-everybody-words = Tricks in stage two. You did better than { $worse } of { $others }, and as well as { $equal }.
day-week = Seven days
day-against-par = Against par
day-streak = { $count ->
    [one] day in a row,
   *[other] days in a row,
}
day-longest = longest { $count }
day-today-short = Today
day-place = { $name }: { $words }
day-not-played = not played
day-to-play = to be played
day-tricks = { $count ->
    [one] one trick
   *[other] { $count } tricks
}
day-earlier = Earlier days
refused-par_hidden = How par was played is shown after your own try.
refused-no_par = Par of this day is still being worked out. Come back in a minute.
