# The table while a hand is played.

## The bar and the rail

stage-one = Stage one
stage-two = Stage two
trick-of = trick { $number } of { $total }
purpose-one = played for the stock
purpose-one-counts = for the stock, and they count
purpose-one-weighted = for the stock, one point each
purpose-two = these tricks count
purpose-two-weighted = these tricks count two
purpose-two-low = fewer tricks win
hand-complete = Hand complete
claimed-of = claimed { $tricks } of { $left }
resigned-hand = resigned
absent-hand = taken in absence
you-deal-next = you deal next
they-deal-next = { $name } deals next

you = You
someone = Your opponent
score-target = first to { $points }
score-hands = hand { $number } of { $total }
score-one-hand = one hand
practice-mark = practice

## The two sides

dealer-mark = D
dealer = Dealer
cards-held = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
known-cards = Known cards
all-cards = All their cards
low-hand = Low hand
low-hand-about = Low hand: in stage two, fewer tricks win.

## The middle

stock-left = { $count ->
    [0] the last of the stock
    [one] { $count } left under the upcard
   *[other] { $count } left under the upcard
}
your-card = Your card
tally-tricks = tricks to
tally-points = points to
tally-you = you
counted-so-far = you { $yours }, { $name } { $theirs } so far
trump-name = { SUIT($suit, form: "title") }
    .note = are trumps
no-trumps = No trumps
    .note = in this hand

## What to do now: a strong part, and the rest of the sentence

say-lead = You lead.
    .rest = Any card may be led.
say-lead-stage-two = You lead.
    .rest = The stock is out.
say-lead-low = You lead.
    .rest = In this low hand, fewer tricks win.
say-follow = Follow suit:
    .rest = you hold { SUIT($suit) }.
say-follow-free = Any card:
    .rest = in stage one you need not follow suit.
say-void = No { SUIT($suit) } in hand:
    .rest = play anything.
say-thinking = { $name }
    .rest = is thinking.
say-failed = { $name } cannot go on.
    .rest = N lets another player take the seat.
say-confirm = { CARD($card, form: "title") }:
    .rest = once more to play it.

## What has happened

told-dealt-you = You deal. { $name } leads to the first trick.
told-dealt-them = { $name } deals. You lead to the first trick.
told-led = { $name } leads { CARD($card, form: "the") }.
told-won-you = You take { CARD($card, form: "the") }. { $name } draws unseen.
told-won-them = { $name } takes { CARD($card, form: "the") }. You draw { CARD($drawn, form: "the") }.
told-trick-you = { CARD($card, form: "title") } wins: your trick.
told-trick-them = { CARD($card, form: "title") } wins: { $name } takes the trick.
told-stage-two = Stage two. The stock is out; now every trick counts.
told-stage-two-low = Stage two. The stock is out; now take as few tricks as you can.
told-hint = Best: { CARD($card, form: "the") }, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } expected; then { CARD($other, form: "the") }, { NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
told-hint-best = Best: { CARD($card, form: "the") }.
told-thinking = One moment …
told-undone = Your last card is back in your hand.
told-cut = You cut { CARD($yours, form: "the") }, { $name } { CARD($theirs, form: "the") }: { $dealer ->
    [you] you deal.
   *[them] { $name } deals.
}

## The actions

action-play = Play
action-last = Last trick
action-undo = Undo
action-claim = Claim
action-number = Other number
action-next = Next hand
action-replace = Another player
action-again = Another match
action-menu = Menu
action-help = Help
action-hint = Hint
action-leave = Leave
last-trick = Last trick
last-trick-led = You led { CARD($card, form: "the") }, { $name } played { CARD($other, form: "the") }.
last-trick-followed = { $name } led { CARD($card, form: "the") }, you played { CARD($other, form: "the") }.
last-trick-none = No trick has been played yet.

## Claims

claim-title = Claim the rest
claim-button = { $left ->
    [one] Claim { $tricks } of the remaining { $left } trick
   *[other] Claim { $tricks } of the remaining { $left } tricks
}
claim-about = If it can be forced against any play, the hand ends at once: you { $yours }, { $name } { $theirs }. If not, play goes on and nothing is lost, but you cannot claim again in this hand.
claim-about-low = You take at most so many. If it can be forced against any play, the hand ends at once: you { $yours }, { $name } { $theirs }. If not, play goes on and nothing is lost, but you cannot claim again in this hand.
claim-play-on = Play on
claim-forced = If it can be forced, the hand ends: you { $yours }, { $name } { $theirs }. If not, play goes on.

## Two people

cover = Pass to { $name }
practice-hint = A hand with a hint is practice and stays out of your record.
practice-undo = A hand with an undo is practice and stays out of your record.

## Too small a window

