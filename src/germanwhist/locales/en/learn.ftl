# The page with all there is to learn.

learn-title = Learn
learn-about = A little every day makes a strong player.
learn-rules = Rules
learn-new = New here?
learn-next = Next
learn-begin = Begin
learn-tour = The game in three minutes
    .about = One short hand with seven cards, a word at every step. You play from the first card on.
learn-play = Play a whole hand
    .about = You have done every lesson. Each stays open to be done again.
learn-lessons = Lessons
learn-lessons-about = { $count ->
    [one] { $count } lesson of a few minutes.
   *[other] { $count } lessons of a few minutes each. None is locked.
}
learn-same-going = { $count ->
    [one] goes on
   *[other] go on
}
learn-done = { $done } of { $count } done
learn-of = { $done } of { $count }
learn-with-coach = with the coach
learn-hand-with = A hand with { $name }
learn-step-done = , done
learn-step-next = next, { $minutes } min

chapter-game = The game
chapter-worth = What a trick is worth
chapter-remembering = Remembering
chapter-stage_two = Stage two
chapter-whole_hands = Whole hands

## A question and its answer

coach-question = Question { $number } of { $count }
coach-ask-card = Which card do you play?
coach-ask-own_tricks = How many tricks can you be sure of?
coach-ask-trumps_out = How many trumps are neither played nor in your hand?
coach-ask-honours_out = How many aces and kings are neither played nor in your hand?
coach-ask-after_void = How many cards of that suit can your opponent hold now, at most?
coach-ask-sure_cards = How many cards do you know that your opponent holds?
coach-ask-play = { $made ->
    [0] Make { $goal } of the last { $left } tricks.
    [one] You want { $goal } in all and have { $made }. Go on.
   *[other] You want { $goal } in all and have { $made }. Go on.
}
coach-numbers = Your answer
coach-show = Show me
coach-leave = Leave
coach-best = The best card
coach-made = Made it
coach-shown = This is the card
coach-gives-away = { $tricks ->
    [one] Gives away { NUMBER($tricks) } trick
   *[other] Gives away { NUMBER($tricks) } tricks
}
coach-takes = { $tricks ->
    [one] Takes { NUMBER($tricks) } trick too many
   *[other] Takes { NUMBER($tricks) } tricks too many
}
coach-number-right = Right: { $number }
coach-number-wrong = It is { $number }
coach-best-is = The best card is { CARD($card, form: "the") }.
coach-back = Comes back at the end
coach-table = Tricks to expect in stage two after each card, and what is given away
coach-table-low = Tricks to expect in stage two after each card, and how many are too many
coach-table-given = What is given away after each card, in tricks
coach-table-given-low = How many tricks too many each card takes
coach-tricks = Tricks
coach-given = given away
coach-given-low = too many
coach-best-short = best
coach-best-yours = best · your card
coach-yours = your card
coach-found = found
coach-again = again
coach-score = { $right } of { $count } at the first try
coach-after = After the lesson
coach-next = Next: { $title }
coach-all = All lessons
coach-once-more = Once more
coach-played = The tricks so far
coach-you-took = you took
coach-they-took = Bruno took
