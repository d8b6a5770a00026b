# Why something is refused, by its code. Plays, claims and resignations first.

refused-hand_over = The hand is over.
refused-not_your_turn = It is { $name }’s turn.
refused-already_played = { CARD($card, form: "title") } has been played already.
refused-card_not_held = { CARD($card, form: "title") } is not in your hand.
refused-must_follow = You hold { SUIT($suit) }, so { CARD($card, form: "the") } must wait.
refused-claim_in_stage_one = Claims are for stage two: the cards to come are unknown now.
refused-claim_out_of_range = Only the remaining tricks can be claimed.
refused-hand_in_play = This hand must be played to its end first.
refused-match_over = The match is over.
refused-options_clash = These two options contradict each other: { $first } and { $second }.
refused-bad_option = { $value } is not a value for { $option }.
allowed-number = Allowed: a whole number from 1 to { $most }.
allowed-ranks = Allowed: ranks without blanks, of 2 to 9, T, J, Q, K, A.

refused-suit_not_held = No { SUIT($suit) } in your hand.
storage-failed = It could not be saved, so nothing has changed: { $reason }

## The table itself

refused-stale = The table has moved on; look again.
refused-unknown_table = There is no such table.
refused-unknown_level = There is no such opponent.
refused-name_too_long = That name is too long: 40 characters at most.
refused-name_unshowable = That name has a character that cannot be shown.
refused-name_invisible = Nothing of that name can be seen.
refused-seat_taken = That seat is taken.
refused-not_seated = You have no seat at this table.
refused-not_away = You are at the table.
refused-waiting = A seat is still empty.
refused-no_hand = No hand is in play.
refused-no_such_hand = There is no such hand.
refused-no_such_play = The hand was over by then, or never came so far.
refused-nothing_to_undo = You have not played a card yet.
refused-already_revealed = A card has been drawn since; it cannot be unseen.
refused-nothing_offered = There is nothing to answer.
refused-already_offered = Your opponent has not answered yet.
refused-claim_unproven = That cannot be forced. Play goes on, nothing is lost.
refused-claim_used = You have claimed once in vain; this hand is played out.
refused-claim_of_nothing = That would give every remaining trick away. To do so, resign the hand.
refused-against_person = Advice is for games against the computer.
refused-substitute_plays = A computer plays for { $name }, who may come back to this hand.
refused-day_counts = This try at the hand of the day counts: no hints, and nothing is taken back.
refused-same_counts = Two of you play these cards: no hints, and nothing is taken back.
refused-rated_counts = This match counts for your rating: no hints, nothing taken back, no computer in anybody’s place.
refused-match_in_play = This match must be played to its end first.
refused-against_computer = The computer need not be asked: open a new table.
refused-opponent_left = Your opponent has left the table.
refused-no_advice = No advice can be given here.
refused-dealing = The next hand is being dealt.
refused-not_sealed = The deals of this table need no cut.
refused-cut_open = A cut for this deal is open already.
refused-not_promised = Somebody has still to promise a cut.
refused-promise_broken = That is not the cut that was promised.
refused-said_enough = Enough said until the next card.
refused-time_up = The time was up before that.
refused-no_clock_here = A clock is for two people, each at a screen of their own.
refused-opponent_present = Your opponent is at the table.
refused-cannot_now = That cannot be done now.
refused-lesson_not_best = Not the best card.
