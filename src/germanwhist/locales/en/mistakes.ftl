# Own mistakes: what is better?

mistakes-title = Your mistakes
mistakes-about = Positions from your own hands. What is better?
mistakes-begin = They wait here after your first reviewed hand.
mistakes-today = due today
mistakes-due = { $count ->
    [one] { $count } due today
   *[other] { $count } due today
}
mistakes-from = Your hand against { $name }, reviewed { $day }, trick { $trick }. What you played gave away { $cost ->
    [one] { $cost } trick
   *[other] { $cost } tricks
}.
mistakes-from-lesson = A question of the lesson “{ $title }”. Your answer gave away { $cost ->
    [one] { $cost } trick
   *[other] { $cost } tricks
}.
day-dated = { $day }
mistakes-ask = What is better?
mistakes-leave-out = Leave it out
mistakes-next = Go on
mistakes-back = { $days ->
    [one] Comes back tomorrow
   *[other] Comes back in { $days } days
}
mistakes-known = You know it now: it does not come back
mistakes-none = No mistakes yet
    .about = Play a hand and open its review. Each card of yours that gave away 0.3 tricks or more then comes back here as a question, until you know what is better.
mistakes-done = Done for today
    .about = { $later ->
        [0] None comes back
        [one] { $later } comes back another day
       *[other] { $later } come back another day
    }, { $known ->
        [0] none is known yet
        [one] { $known } is known
       *[other] { $known } are known
    }.

## What was wrong

mistakes-kind-too_dear = Won too dear
mistakes-kind-let_go = Let a good card go
mistakes-kind-ruffed = Ruffed for rubbish
mistakes-kind-threw = Threw the wrong card
mistakes-kind-lead = Led the wrong card
mistakes-kind-stage_two = Lost a trick in stage two
