# Own results.

stats-all-rules = All rule sets
stats-kind = Which hands
stats-record = Record
stats-practice = Practice
stats-hands = { $count ->
    [one] hand
   *[other] hands
}
stats-won-hands = % of them won
stats-points-hand = { $count ->
    [one] point
   *[other] points
} a hand
stats-won-matches = { $count ->
    [one] match
   *[other] matches
} won of { $played }
stats-course = Points over time
stats-course-soon = From { $hands } hands on, there is a line here.
stats-course-words = Your points less your opponents’, { $hands ->
    [one] in the last hand
   *[other] over the last { $hands } hands
}: { $points } in the end.
stats-mistakes = Mistakes a hand
stats-mistakes-about = Each point is the mean of the last { $hands } reviewed hands.
stats-mistakes-words = Your mistakes a hand in { $hands } reviewed { $hands ->
    [one] hand
   *[other] hands
}, averaged over five: { $count } in the end.
stats-levels = Opponents
stats-won = Won
stats-each = Points each
stats-matches = Matches
stats-people = People
stats-person = A person
stats-recent = Latest hands
stats-show-all = Show all { $count }
