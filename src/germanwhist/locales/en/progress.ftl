# Progress: mistakes over time, and what to practise next.

progress-title = Progress
progress-hands = { $hands ->
    [0] No hand reviewed yet
    [one] { $hands } hand reviewed
   *[other] { $hands } hands reviewed
}
progress-results = Results
progress-empty = It begins with reviews
    .about = { $hands ->
        [0] Review { $fewest } of your own hands, and this page shows what your mistakes are and how they become fewer.
        [one] One hand is reviewed. From { $fewest } on, this page shows what your mistakes are and how they become fewer.
       *[other] { $hands } hands are reviewed. From { $fewest } on, this page shows what your mistakes are and how they become fewer.
    }
progress-mistakes = Mistakes a hand
progress-range = Hands shown
progress-last = Last { $count }
progress-all = All
progress-words = Mistakes a hand over { $hands } hands: from { NUMBER($before) } to { NUMBER($after) }.
progress-about = A mistake gives away 0.3 tricks or more. The line is the mean of the last ten hands, now { $last }.
progress-kinds = By kind
progress-kinds-about = All share one scale, and together they make the line above.
progress-trend = from { $first } to { $last } a hand
progress-skills = Skills
    .over = over your last { $hands } hands
    .about = A bar is the longer, the fewer tricks your mistakes give away in a hand. The line at its end is the margin: you are within it 19 times of 20. The levels are where their own hands put them.
progress-skill-upcard = Judging the upcard
progress-skill-lead = Leading
progress-skill-stage_two = Stage two
progress-standing-close = close to { $near }
progress-standing-between = between { $near }
progress-standing-above = better than { $near }
progress-standing-below = below { $near }
progress-gives = gives away { $cost } { $margin } tricks a hand
progress-next = What to practise next
progress-to-mistakes = Your mistakes
    .why = { $count ->
        [one] { $count } of those due is of the kind “{ $kind }”.
       *[other] { $count } of those due are of the kind “{ $kind }”.
    }
progress-to-stage_one = Lessons: what a trick is worth
    .why = “{ $kind }” costs you most, { $cost ->
        [one] { NUMBER($cost) } trick
       *[other] { NUMBER($cost) } tricks
    } a hand.
progress-to-stage_two = Puzzles of stage two
    .why = The second stage costs you most, { $cost ->
        [one] { NUMBER($cost) } trick
       *[other] { NUMBER($cost) } tricks
    } a hand.
progress-to-memory = Memory
    .why = Stage two rests on what you remember of stage one.
