# What lessons, own mistakes and the hand of the day say in the terminal alone.

exercise-best = { CARD($card, form: "title") }: the best
exercise-worse = { CARD($card, form: "title") }: gives away { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
exercise-worse-low = { CARD($card, form: "title") }: { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
} too many
exercise-trick = { $number }. { CARD($lead) }, { CARD($other) }; { $winner ->
    [you] you take
   *[them] { $name } takes
} { CARD($card, form: "the") }
exercise-trick-two = { $number }. { CARD($lead) }, { CARD($other) }; the trick is { $winner ->
    [you] yours
   *[them] { $name }’s
}
exercise-keys-card = Arrows choose · Enter plays · W shows the answer · Q leaves
exercise-keys-number = Type a number · Enter answers · W shows the answer · Q leaves
exercise-keys-nothing = Enter: { $further } · Q leaves
exercise-keys-leave-out = X leaves it out for good
exercise-plain-card = Type a card, “{ $show }” for the answer, or “{ $quit }” to leave.
exercise-plain-number = Type a number, “{ $show }” for the answer, or “{ $quit }” to leave.
exercise-plain-nothing = An empty line goes on, “{ $quit }” leaves.
exercise-plain-leave-out = “{ $word }” leaves this question out for good.

learn-keys = Arrows choose · Enter goes there · Q back
learn-day-waits = waits for you
learn-day-going = begun
progress-near = { $weaker } and { $stronger }
progress-keys = Arrows read on · Q back
day-keys-open = Enter: to the table · Q back
day-keys-over = Enter: look at the result · P play it again for practice · Q back
day-keys-days = ← → other days
day-in-a-row = { $count ->
    [one] Your first day in a row.
   *[other] { $count } days in a row.
}
day-plain-again = “{ $word }” once more plays it again for practice.
day-plain-unknown = There is a hand for each day from { $first } to { $last }.
lesson-plain-unknown = There is no such lesson: type a number from 1 to { $count }.
