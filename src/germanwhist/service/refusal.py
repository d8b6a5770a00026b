"""Why a request to a table is refused."""

from __future__ import annotations

from enum import StrEnum

from germanwhist.errors import GermanWhistError

__all__ = ["Refusal", "RefusedError"]


class Refusal(StrEnum):
    """Stable codes of the table itself; those of the rules are `germanwhist.Fault`."""

    STALE = "stale"  # the table has moved on since the message was made, or it was a repeat
    UNKNOWN_TABLE = "unknown_table"
    UNKNOWN_LEVEL = "unknown_level"
    NAME_TOO_LONG = "name_too_long"
    NAME_UNSHOWABLE = "name_unshowable"  # it has a character that nobody can be shown
    NAME_INVISIBLE = "name_invisible"  # nothing of it is seen
    SEAT_TAKEN = "seat_taken"
    NOT_SEATED = "not_seated"  # nobody, or a computer, holds the seat that asks
    NOT_AWAY = "not_away"  # there is nothing to come back from
    WAITING = "waiting"  # a seat is empty
    NO_HAND = "no_hand"  # no hand is in play
    NO_SUCH_HAND = "no_such_hand"
    NO_SUCH_PLAY = "no_such_play"  # the hand was over by then
    HAND_IN_PLAY = "hand_in_play"
    MATCH_IN_PLAY = "match_in_play"
    MATCH_OVER = "match_over"
    NOTHING_TO_UNDO = "nothing_to_undo"
    ALREADY_REVEALED = "already_revealed"  # a card was drawn since
    NOTHING_OFFERED = "nothing_offered"  # no offer of the opponent waits for an answer
    ALREADY_OFFERED = "already_offered"
    CLAIM_UNPROVEN = "claim_unproven"  # against a computer only a forced claim stands
    CLAIM_USED = "claim_used"  # one that cannot be forced is the last of a counted hand
    CLAIM_OF_NOTHING = "claim_of_nothing"  # it would give every remaining trick away
    AGAINST_PERSON = "against_person"  # advice is for games against a computer
    DAY_COUNTS = "day_counts"  # the one try at the hand of the day: no hint, nothing taken back
    SAME_COUNTS = "same_counts"  # one of the deals of a challenge: likewise
    RATED_COUNTS = "rated_counts"  # the match counts for a rating: likewise
    SUBSTITUTE_PLAYS = "substitute_plays"  # a computer plays for a person, who may come back
    AGAINST_COMPUTER = "against_computer"  # it needs no asking: open another table
    NO_ADVICE = "no_advice"  # no adviser is at hand
    BUSY = "busy"  # too much waits for the processors already
    OPPONENT_LEFT = "opponent_left"  # there is nobody to ask
    DEALING = "dealing"  # the next hand is wished, and waits for a cut
    NOT_SEALED = "not_sealed"  # deals here need no cut of this seat
    CUT_OPEN = "cut_open"  # promises are fixed when the first cut is open
    NOT_PROMISED = "not_promised"  # somebody has still to promise a cut
    PROMISE_BROKEN = "promise_broken"  # another cut than the promised one
    SAID_ENOUGH = "said_enough"  # no more phrases until the next card is played
    TIME_UP = "time_up"  # it came after the time of a seat was up
    NO_CLOCK_HERE = "no_clock_here"  # it is for two people, each at a screen of their own
    OPPONENT_PRESENT = "opponent_present"  # the seat is not free to be taken over


class RefusedError(GermanWhistError):
    """A request that cannot be carried out now; nothing has changed.

    `code` is a `Refusal` or a `germanwhist.Fault`.

    Args:
        message: what was asked and why it is refused, in one line.
        code: the reason.

    Example:
        >>> RefusedError("play at 40: the table is at 41", code=Refusal.STALE).code
        <Refusal.STALE: 'stale'>
    """

    def __init__(self, message: str, *, code: str) -> None:
        super().__init__(message, code=code)
