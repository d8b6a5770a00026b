# The table line by line. Each command is the word to type, then others that mean the same.

plain-table = table t
    .help = where the hand stands: trick, trumps, upcard, stock, card led
plain-hand = hand cards
    .help = your cards, suit by suit
plain-last = last trick
    .help = the last trick
plain-score = score
    .help = tricks and points
plain-known = known
    .help = the cards your opponent is known to hold
plain-repeat = repeat again
    .help = the last announcement once more
plain-hint = hint
    .help = the best card, and why (practice)
plain-undo = undo back
    .help = take your last card back (practice)
plain-claim = claim
    .help = with a number: claim so many of the remaining tricks, in stage two
plain-next = next
    .help = the next hand, or another match
plain-resign = resign
    .help = give up this hand; “resign match” gives up the match
plain-new = new
    .help = another match, if you like with a level and rules: new expert small
plain-lesson = lesson tour learn
    .help = the next lesson; if you like with its number: lesson 5
plain-day = day today
    .help = today’s hand, the same cards for everybody; with a date an earlier one, for practice: day 2026-11-30
plain-mistakes = mistakes mistake
    .help = your own mistakes that are due: what is better?
plain-memory = memory remember
    .help = train your memory; if you like with what to remember (1 to 4) and the pack (28 or 52): memory 4 52; “memory table” asks when stage two begins, or stops asking
plain-puzzle = puzzle
    .help = a puzzle; if you like with the number of a theme (1 to 9 in stage two, 10 to 13 in stage one): puzzle 5
plain-review = review
    .help = what the hand finished last teaches: mistakes, and why
plain-record = record save
    .help = keep the finished hands of this match as a file in this folder
plain-statistics = statistics stats
    .help = your finished matches, counted by opponent
plain-progress = progress
    .help = how your mistakes change, and what to practise next
plain-help = help
    .help = this list
plain-quit = quit q leave exit bye
    .help = leave; the match is kept

plain-welcome = German Whist. Type a card, such as { $card }, or “{ $help }” for everything else.
plain-cards = A card is a rank and a suit, such as { $typed }, or its name: { CARD($card) }. Suits: { $suits }.
plain-goes-on = A match against { $name } goes on. “{ $new }” begins another.
plain-against = A match against { $name }: { $rules }.
plain-waiting = A match against { $name } is waiting: you { $yours }, { $name } { $theirs }. Type “{ $next }” to go on with it, or “{ $new }” to begin the one you asked for.
plain-once-more = Type “{ $word }” once more to do it.
plain-unknown = { $word } is neither a card nor a command; “{ $help }” lists them.
plain-unknown-near = { $word } is neither a card nor a command. Did you mean “{ $near }”?
plain-claim-how = Type “{ $word }” and a number from { $least } to { $left }.
plain-tricks = Stage { $stage ->
    [1] one
   *[2] two
}, tricks won: you { $yours }, { $name } { $theirs }.
plain-tally = { $name }: { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, { $won } won; { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}; points: you { $yours }, { $name } { $theirs }.
plain-after-hand = “{ $next }” deals the next hand.
plain-after-match = “{ $next }” begins another match, “{ $quit }” leaves.
plain-failed = { $name } cannot go on. “{ $next }” lets another player take the seat.
plain-bye = Goodbye.
plain-levels = The levels are { $levels }.

## Honest deals

deal-checked = { $verdict ->
    [broken] The deal does not fit its seal { $seal }: this hand does not count.
   *[honest] Honest deal, seal { $seal }.
}
