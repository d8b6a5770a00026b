# What is spoken at the table for those who listen instead of looking: one sentence for each thing
# that happens, put together in one paragraph. Where a message has a form `.short`, that one is for
# people who want few words; some messages are left out for them.

## How a hand begins

spoken-dealt = { $who ->
    [you] You deal. { $name } leads.
   *[them] { $name } deals. You lead.
}
    .short = { $who ->
        [you] { $name } leads.
       *[them] You lead.
    }
# After the cut has said who deals.
spoken-first = { $who ->
    [you] { $name } leads.
   *[them] You lead.
}
spoken-trumps = Trumps: { SUIT($suit) }.
spoken-no-trumps = No trumps.
spoken-upcard = Upcard: { CARD($card) }.
spoken-new-upcard = New upcard: { CARD($card) }.
    .short = Upcard: { CARD($card) }.

## A trick: what is led and followed, who takes it, what is drawn

spoken-led = { $name } leads { CARD($card, form: "the") }.
    .short = { $name }: { CARD($card) }.
spoken-own = { CARD($card, form: "title") }{ $takes ->
    [card] { ", " }takes { CARD($other, form: "the") }
    [trick] { ", " }takes the trick
   *[no] { "" }
}.
spoken-theirs = { $name }: { CARD($card) }{ $takes ->
    [card] { ", " }takes { CARD($other, form: "the") }
    [trick] { ", " }takes the trick
   *[no] { "" }
}.
spoken-taken = { $who ->
    [you] You take
   *[them] { $name } takes
} { $takes ->
    [card] { CARD($other, form: "the") }
   *[trick] the trick
}.
spoken-drawn = You draw { CARD($drawn, form: "the") }.
    .short = Drawn: { CARD($drawn) }.
spoken-stage-two = Stage two. The stock is out; now every trick counts.
    .short = Stage two.
spoken-stage-two-low = Stage two. The stock is out; now take as few tricks as you can.
    .short = Stage two, low.

## What to do now

spoken-lead = You lead.
spoken-follow = You hold { $count } { SUIT($suit) }.
    .short = { $count } { SUIT($suit) }.
spoken-follow-only = Only { CARD($card, form: "the") } may be played.
    .short = Only { CARD($card, form: "the") }.
spoken-void = No { SUIT($suit) } in hand: play anything.
    .short = No { SUIT($suit) }.
spoken-free = Any card: in stage one you need not follow suit.
    .short = Any card.
spoken-not-held = You hold no { SUIT($suit) }.

## Where a hand stands, for somebody who comes back to it

spoken-where = Stage { $stage ->
    [1] one
   *[2] two
}, trick { $number } of { $total }.
spoken-undone = { $who ->
    [you] Your last card is back in your hand.
   *[them] { $name } takes the last card back.
}

## The line, and who is there

spoken-link-lost = Connection lost. Your seat and cards are kept.
spoken-link-back = The connection is back.
spoken-away = { $name } is not at the table now.
spoken-away-long = { $name } is away. You may take the match, or wait.
spoken-here = { $name } is at the table again.

## The tour

spoken-step = Step { $step } of { $steps }.

## Read aloud at the press of a key

spoken-over = The hand is over.
spoken-stock = { $count ->
    [0] The upcard is the last of the stock.
    [one] { $count } card left under the upcard.
   *[other] { $count } cards left under the upcard.
}
spoken-stock-out = The stock is out.
spoken-you-led = You have led { CARD($card, form: "the") }.
spoken-cards = You hold { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}.
spoken-suit = { SUIT($suit, form: "title") }, { $count }: { $ranks }.
spoken-counted = Points of this hand: you { $yours }, { $name } { $theirs }.
spoken-match = Match: you { $yours }, { $name } { $theirs }; { $length }.
spoken-known-off = Known cards are turned off in the settings.
spoken-known-none = No card of { $name } is known.
spoken-known = { $name } is known to hold:
spoken-known-all = { $name } holds:

## The keys that read, and what is to be known of keys

help-table = hear the table: upcard, trumps, stock, card led, turn
help-hand = hear your hand, suit by suit
help-trick = hear the last trick
help-score = hear tricks and score
help-known = hear the known cards of your opponent
help-repeat = hear the last announcement again
help-earlier = hear the announcement before it
help-later = hear the announcement after it
help-reader = With a screen reader, letters reach the game while the focus is in your hand: NVDA, JAWS and Orca change to focus mode there by themselves. Elsewhere change by Insert+Space (NVDA), Insert+Z (JAWS) or Insert+A (Orca); with VoiceOver, turn Quick Nav off. A single key is passed on after Insert+F2 (NVDA), Insert+3 (JAWS) or Insert+Backspace (Orca).

## Settings

settings-speech = Announcements
settings-speech-long = whole sentences
settings-speech-short = few words
settings-focus_drawn = Go to the card drawn
    .help = The keyboard goes to the card that has just come to your hand.
settings-legal_only = Reach only cards that may be played
    .help = For switches: Tab and the arrow keys pass over all others.
