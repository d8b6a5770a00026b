# Puzzles of both stages.

puzzles-title = Puzzles
puzzles-about = Positions from played hands. One card is right, and another looks right.
puzzles-offer = Find the right card
puzzles-theme = Theme
puzzles-any = Any theme
puzzles-stage-1 = Stage one: one decision
puzzles-stage-2 = Stage two: both hands open
puzzles-hand = The other hand, in stage two
puzzles-open = Open
    .about = face up all the time
puzzles-memory = From memory
    .about = shown for ten seconds, worth more
puzzles-start = Start
puzzles-rating = Your rating
puzzles-rating-short = rating
puzzles-tried = { $count ->
    [0] before the first puzzle
    [one] after one puzzle, ±{ $error }
   *[other] after { $count } puzzles, ±{ $error }
}
puzzles-course = Your rating over the last puzzles: from { $first } to { $last }.
puzzles-themes = Themes
puzzles-solved-first = solved at the first try
puzzles-share = { $solved } of { $tried }
puzzles-none-yet = none yet
puzzles-none-left = You have tried every puzzle of this theme.

theme-draw_trumps = Draw trumps
    .about = Take their trump before it takes your winner.
theme-last_trump = The last trump
    .about = While one trump is left, no other card is safe.
theme-ruff = Beware of the ruff
    .about = The card that looks best would be ruffed.
theme-drive_out = Drive a winner out
    .about = Let them spend their high card, and yours is high next.
theme-throw_in = Throw them in
    .about = Give the lead away where it hurts to have it.
theme-hold_up = Hold up
    .about = Keep the high card for the trick in which it does more.
theme-long_suit = The long suit
    .about = When the others are gone, a low card takes a trick.
theme-lose_lead = Leave the trick
    .about = In a low hand the lead is a burden: let them have it.
theme-unload = Get rid of it
    .about = In a low hand, play early what would have to win late.
theme-price = The price
    .about = Is the upcard worth the card that wins it?
theme-trump_upcard = A trump to be won
    .about = A trump lies open. What may it cost?
theme-forced_loser = The trick is lost
    .about = You cannot win it: which card do you need least?
theme-promote = Make a card high
    .about = Lead a high card to drive out the one above it.

decision-win_or_let_go = Win it or let it go?
decision-which_card = Which card do you part with?
decision-which_lead = Which card do you lead?
decision-small = Played with 28 cards.
decision-lead = Trick { $trick } of stage one. You lead.
decision-follow = Trick { $trick } of stage one. { CARD($card, form: "title") } is led.

## At the table

puzzle-number = Puzzle { $number }
puzzle-rating = rating { $rating }
puzzle-opponent = Opponent
puzzle-defends = defends as well as can be
puzzle-opponent-hand = The opponent’s cards
puzzle-goal = Goal
puzzle-goal-high = Make { $goal } of the last { $tricks }
puzzle-goal-low = Take at most { $goal } of the last { $tricks }
puzzle-of-last = of the last { $tricks }
puzzle-so-far = { $yours }–{ $theirs } so far
puzzle-left-high = { $count ->
    [0] No trick may be lost.
    [one] One trick may be lost.
   *[other] { $count } tricks may be lost.
}
puzzle-left-low = { $count ->
    [0] No trick may be taken.
    [one] One trick may be taken.
   *[other] { $count } tricks may be taken.
}
puzzle-reached = Reached.
puzzle-gone = Out of reach.
puzzle-you-lead = You lead.
puzzle-led = { CARD($card, form: "title") } is led.
puzzle-answer = Show the answer
puzzle-look = Look again
puzzle-leave = Leave
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-solved-first = Solved at the first try
puzzle-solved = Solved
puzzle-failed = The goal is gone
puzzle-wrong = { CARD($card, form: "title") } lets it go.
puzzle-rated = { $before } →
puzzle-line = The tricks so far
puzzle-trick-yours = yours
puzzle-trick-theirs = theirs
puzzle-led-you = You led
puzzle-led-them = The opponent led
puzzle-told = The opponent played { CARD($card, form: "the") }: { $who ->
    [you] your trick.
   *[them] their trick.
}
puzzle-rating-about = Your rating: about { $rating }. The first five puzzles find out where you are.
puzzles-about-rating = about { $rating }
puzzles-provisional = { $count ->
    [0] Five puzzles find out where you are.
    [one] One of the five puzzles that find out where you are.
   *[other] { $count } of the five puzzles that find out where you are.
}
help-puzzle-hand = look at the other hand again
help-puzzle-trick = show the answer
help-puzzle-next = next puzzle
help-puzzle-repeat = hear the last announcement again; after the end, try again
help-puzzle-menu = all puzzles

## In a terminal

puzzle-told-theirs = The opponent holds { $cards }.
puzzle-told-replies = The opponent plays { $cards }.
puzzle-told-answer = { CARD($card, form: "title") } keeps the goal.
puzzle-told-rated = Your rating: { $before }, now { $after }.
puzzle-plain-unknown = There is no such theme: type a number from 1 to { $count }.
puzzle-plain-how = Type a card to play it; “{ $quit }” leaves the puzzle.
puzzle-keys = Arrows choose · Enter plays · N next puzzle · Z again · Q leaves
puzzle-told-sure = The opponent surely holds { $cards }.
