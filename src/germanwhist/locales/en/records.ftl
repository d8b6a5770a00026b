# Saved hands, and what may be wrong with them.

record-about = A saved hand, in this project’s notation, is reviewed card by card.
record-file = A file; it may also be dropped here
record-text = Or the text itself
record-review = Review
record-copy = Copy
record-save = Save
record-hand = Hand
record-hand-of = { $number } of { $count }
record-fault-no_record = Line { $line } does not begin a saved hand.
record-fault-bad_version = Line { $line }, column { $column }: the version of the format cannot be read.
record-fault-future_version = Line { $line }: this hand was saved by a later version of the program.
record-fault-no_end = Line { $line }, column { $column }: something is missing or does not belong here, before the line that begins with “end”.
record-fault-bad_end = Line { $line }: the end of the hand does not fit the cards played.
record-fault-bad_tag = Line { $line }, column { $column }: this is not of the form [Name "value"].
record-fault-repeated_tag = Line { $line }: this is stated a second time.
record-fault-no_tag = Line { $line }: the rules or the dealer are missing above here.
record-fault-bad_value = Line { $line }, column { $column }: this value cannot be read.
record-fault-unknown_cards = Line { $line }, column { $column }: not every card of this hand is known, and the review here needs them all. The command “germanwhist review” values what can be valued.
record-fault-no_upcard = Line { $line }, column { $column }: the first card of the stock is missing; it makes trumps.
record-fault-bad_comment = Line { $line }, column { $column }: this comment is out of place.
record-fault-bad_card = Line { $line }, column { $column }: a card was expected here.
record-fault-card_not_held = Line { $line }, column { $column }: this card is not in the hand of the player whose turn it is.
record-fault-must_follow = Line { $line }, column { $column }: this card does not follow suit, and the player could.
record-fault-already_played = Line { $line }, column { $column }: this card has been played already.
record-fault = There is something wrong in line { $line }, column { $column }.
