# The first page, the menu at the table, settings, help.

app-title = German Whist
app-tagline = Two players, one pack. Thirteen tricks to gather a hand, thirteen to play it out.
app-promise = No advertisement, no tracking; an account only if you want one.

## The first page

home-go-on = Go on with { $name }
waiting = A match against { $name } is waiting: you { $yours }, { $name } { $theirs }.
home-go-on-button = Continue
home-where-stage-one = Stage one, trick { $trick }.
home-where-stage-two = Stage two, trick { $trick }.
home-where-between = Between two hands.
home-turn-you = It is your turn.
home-turn-them = It is { $name }’s turn.
home-score = You { $yours }, { $name } { $theirs }.
home-play-now = Play now
home-opponent = Opponent
home-rules = Rules
home-deal = Deal the cards
home-own-rules = Choose each rule
home-memory = Memory
home-pages = The rules

language-en = English
language-fr = Français

## Choosing rules

rules-title = Choose the rules
rules-number = Number
rules-ranks = Ranks
rules-done = Use these rules
rules-refused = These rules cannot be used: { $reason }

## The menu at the table

menu-title = Menu
menu-back = Back to the table
menu-resign-hand = Resign this hand
menu-resign-match = Resign the match
menu-resign-hand-sure = Resign this hand? Every remaining trick goes to { $name }.
menu-resign-hand-sure-low = Resign this low hand? Every remaining trick goes to you.
menu-resign-match-sure = Resign the match? { $name } wins it.
menu-settings = Settings
menu-pages = The rules
menu-leave = Leave the table (the match is kept)
menu-yes = Yes, resign
menu-no = No, play on

## Settings

settings-title = Settings
settings-language = Language
    .help = The language of the table, the rules and this list.
settings-theme = Table
    .help = Light or dark; “as the terminal” asks the terminal for its background.
settings-theme-auto = as the terminal
settings-theme-light = light
settings-theme-dark = dark
settings-four_colours = Four colours
    .help = Diamonds blue and clubs green. The shapes stay the same.
settings-letters = Letters of the language
    .help = On the cards and on the keys; otherwise A K Q J and S H D C.
settings-sort = Suits in hand
    .help = Which suit lies on the left of your hand.
settings-sort-trumps_first = trumps first
settings-sort-fixed = always the same order
settings-low_first = Low cards first
    .help = Within a suit, the lowest card on the left.
settings-speed = Speed
    .help = How long cards take. Fast shows no card on its way, which saves most on a slow line.
settings-speed-slow = slow
settings-speed-normal = normal
settings-speed-fast = fast
settings-speed-off = no movement
settings-guard = Misclick guard
    .help = The first click or key lifts the card, the second plays it.
settings-memory = Memory aid
    .help = Shows the cards your opponent is known to hold. In stage two that is their whole hand.
settings-ask = Ask me what they hold
    .help = Asks when stage two begins, against the computer. The tries are kept.

## Rules pages and history

pages-title = The rules
look-back-keys = Arrows and page keys scroll · Esc back
look-back-hand = Hand { $number }: { $result }
look-back-side = { $who ->
    [you] You
   *[them] { $name }
}: { $mistakes ->
    [0] no mistake
    [one] one mistake
   *[other] { $mistakes } mistakes
}, { NUMBER($cost, minimumFractionDigits: 1) } points given away, luck { NUMBER($luck, minimumFractionDigits: 1) }
count-title = Statistics
count-points = Points
count-about = Finished matches, without practice. Points: yours and your opponent’s.
history-none = No hand has been finished yet. The first one will be listed here.
history-won = won
history-lost = lost
history-draw = drawn
history-opponent = Opponent
history-hands = Hands

## Help

help-title = Keys
help-arrows = through your hand
help-next-legal = to the next card you may play
help-ends = to the first and the last card
help-play = play the card
help-suit = to a suit; then { $ranks } to a card of it
help-hint-key = a hint: the best card (practice)
help-last = see the last trick
help-undo = take your last card back (practice)
help-claim = claim the rest, in stage two
help-next = next hand
help-review = review, after a hand
help-menu = menu
help-help = this list
help-escape = close, or finish movement
help-quit = leave; the match is kept
help-mouse = A click plays a card. Dimmed cards say why they must wait.
help-back = Back

key-space = Space
key-enter = Enter
key-home = Home
key-end = End
key-escape = Esc

## The command line

