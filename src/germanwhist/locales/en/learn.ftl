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
learn-done = { $done } of { $count } done
learn-of = { $done } of { $count }
learn-step-done = , done
learn-step-next = next, { $minutes } min

chapter-game = The game
chapter-worth = What a trick is worth
chapter-remembering = Remembering
chapter-stage_two = Stage two
chapter-whole_hands = Whole hands
