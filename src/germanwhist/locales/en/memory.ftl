# The memory trainer, in the browser and in the terminal.

memory-title = Memory
memory-about = Stage one passes by. Then say what the other hand holds.
memory-begin = Starts with trumps alone. Two minutes.

## What to remember

memory-grade = What to remember
memory-grade-trumps = Trumps only
    .about = which trumps the other hand holds
memory-grade-upcards = Upcards taken
    .about = the face-up cards they took and still hold
memory-grade-high_cards = Aces and kings
    .about = of all four suits
memory-grade-everything = Everything
    .about = all the cards they hold
memory-best = best { $span } of { $asked }
memory-none-yet = not tried yet
memory-pack = Pack
memory-pack-28 = 28 cards
memory-pack-52 = 52 cards

## How fast

memory-pace = Pace
memory-pace-slow = Slow
    .about = Slow shows a trick for five seconds.
memory-pace-normal = Normal
    .about = Normal shows a trick for three seconds, as at the table.
memory-pace-fast = Fast
    .about = Fast shows a trick for a second and a half.
memory-pace-touch = My touch
    .about = Each trick waits for the space bar or a tap.
memory-pace-table = At the table
memory-deal = Deal the cards
memory-dealing = Dealing …

## What was remembered

memory-span = Your span
memory-span-best = best of { $asked }
memory-span-words = Your best span: { $span } of { $asked }.
memory-span-none = Your first tries will be listed here. The span is the cards found less the wrong ones.
memory-of = { $span } of { $asked }

## Watching

memory-watch = Watch
memory-only = only to remember
memory-pause = Pause
memory-go-on = Go on
memory-slower = Slower
memory-faster = Faster
memory-next-trick = Next trick
memory-leave = Leave
memory-paused = Paused. The tricks wait.
memory-touch = A tap, or the space bar, shows the next trick.
memory-space = Space
memory-actions = Pace

## Marking

memory-ask = What does { $name } hold?
memory-suit = { SUIT($suit, form: "title") }
memory-yours = yours
memory-own-card = { CARD($card, form: "title") }, yours
memory-marked-of = { $count } of { $total } marked
    .short = of { $total } marked
memory-marked = { $count ->
    [one] { $count } marked
   *[other] { $count } marked
}
    .short = { $count ->
        [one] marked
       *[other] marked
    }
memory-clear = Clear
memory-check = Check

## What came of it

memory-score = { $right } of { $asked }
memory-score-all = All { $asked } found
memory-first = first try
memory-better = { $count ->
    [one] one better than before
   *[other] { $count } better than before
}
memory-as-before = as good as your best
memory-before = your best is { $best }
memory-right = right
memory-missed = missed
memory-wrong = wrong
memory-cell = { CARD($card, form: "title") }, { $kind ->
    [right] right
    [missed] missed
   *[wrong] wrong
}
memory-sum = { SUIT($suit, form: "title") }: { $cards } less { $played } played less { $own } yours leaves { $left }; you found { $found }.
memory-why = Where they were
memory-seen-played = fell in trick { $trick }.
memory-seen-taken = { $name } took it in trick { $trick }.
memory-seen-unseen = { $count ->
    [one] never lay face up: only counting finds it.
   *[other] never lay face up: only counting finds them.
}
memory-none-wrong = Nothing missed, nothing wrong.
memory-next = Next deal
memory-play-on = Play stage two

## At the table

memory-skip = Leave it out
memory-to-table = Back to the table

## In the terminal

memory-told-trick = { $leader ->
    [you] You lead { CARD($lead, form: "the") }, { $name } plays { CARD($other, form: "the") }.
   *[them] { $name } leads { CARD($lead, form: "the") }, you play { CARD($other, form: "the") }.
}
memory-told-yours = You take { CARD($card, form: "the") }; { $name } draws unseen.
memory-told-theirs = { $name } takes { CARD($card, form: "the") }; you draw { CARD($drawn, form: "the") }.
memory-told-trumps = Trumps: { SUIT($suit) }.
memory-told-upcard = { $count ->
    [one] Upcard: { CARD($card, form: "the") }, { $count } card under it.
   *[other] Upcard: { CARD($card, form: "the") }, { $count } cards under it.
}
memory-told-card = { CARD($card, form: "title") }
memory-told-hand = Your hand: { $cards }
memory-told-signs = ✓ right, ! missed, × wrong
memory-keys-choose = Arrows choose · Enter deals · P changes the pack · Q leaves
memory-keys-watch = Space shows the next trick · Q leaves
memory-keys-mark = Arrows move · Space marks · C clears · Enter checks · Q leaves
memory-keys-result = Enter deals again · arrows scroll · Q leaves
memory-keys-table = Arrows move · Space marks · C clears · Enter checks · Esc leaves it out
memory-keys-judged = Enter back to the table
memory-plain-begin = An empty line brings the next trick, “{ $quit }” leaves.
memory-plain-unknown = Type a number from 1 to { $count } for what to remember, a number of cards ({ $packs }), or both.
memory-plain-skip = “{ $quit }” leaves it out.
memory-plain-asks = From now on you are asked what your opponent holds when stage two begins.
memory-plain-asks-not = You are not asked any more when stage two begins.
memory-plain-how = Name the cards in one line, such as QH 10S; an empty line for none.
memory-plain-unread = { $word } is no card.
memory-plain-beside = { CARD($card, form: "title") } is not asked about, or is yours.
memory-plain-back = Back at the table.
