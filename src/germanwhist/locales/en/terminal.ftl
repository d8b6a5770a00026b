# What only the terminal says.

waiting-begin = Begin a match against { $name }
home-settings = Settings
home-history = History
review-after-hand = A hand is reviewed when it is over.
home-quit = Quit
home-keys = Tab and arrows move · Enter chooses · Q leaves
home-language = Language
rules-start-from = Start from
rules-cancel = Cancel
menu-keys = Arrows choose · Enter takes · Esc back
form-keys = Tab moves · Enter opens a choice · Esc back
settings-close = Done
settings-on = yes
settings-off = no
pages-keys = Arrows choose a page · Enter, then arrows read it · Page keys read on · Esc back
history-title = History
history-keys = Enter goes on with a match or reviews it · R review · S statistics · E keep as a record · X give up · Esc back
history-kept = Kept as { $file } in this folder; “germanwhist review { $file }” tells its mistakes.
history-no-hands = No hand of this match is finished yet.
history-open = in play
history-date = Date
history-rules = Rules
history-result = Result
history-practice = practice
history-summary = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, { $won } won.
cli-no-terminal = play --terminal needs a terminal, and standard input and output are not one; --plain plays line by line
cli-no-terminal-learn = learn needs a terminal, and standard input and output are not one; --plain goes line by line
cli-kept = The match is kept. Go on with: { $command }
practice-once-more = { $key } once more does it.
too-small = The table needs { $width } columns and { $height } lines.
    .rest = This window has { $columns } and { $lines }. Make it larger, or its letters smaller; your cards are kept.

# A name, and what is said of it.
labelled = { $label }: { $text }
