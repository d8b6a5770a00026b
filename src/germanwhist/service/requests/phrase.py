"""Saying one of a handful of phrases to the person opposite, and not wishing to hear any."""

from enum import StrEnum
from typing import ClassVar, Final, Self

import msgspec

from germanwhist.rules import Seat
from germanwhist.service.event import Event
from germanwhist.service.fact_view import FactView
from germanwhist.service.facts import Fact
from germanwhist.service.refusal import Refusal
from germanwhist.service.requests.moment import Moment
from germanwhist.service.requests.request import Code, Events, Request
from germanwhist.service.state import TableState
from germanwhist.service.wire import Shown

__all__ = ["Mute", "Muted", "Phrase", "Phrases", "PhrasesView", "Said", "Say"]

_AT_ONCE: Final = 3  # phrases that a seat may say until the next card is played
_Counts = tuple[int, int]


class Phrase(StrEnum):
    """All that people can say to each other; there is no free text."""

    HELLO = "hello"
    GOOD_LUCK = "good_luck"
    WELL_PLAYED = "well_played"
    THANKS = "thanks"
    SORRY = "sorry"
    ONE_MOMENT = "one_moment"
    GOOD_GAME = "good_game"


class SaidView(Shown, frozen=True, kw_only=True):
    """A phrase that was said.

    Args:
        phrase: which one.
        number: of its event, so that the same phrase said again is another one.
    """

    phrase: Phrase
    number: int


class Phrases(Fact, frozen=True, kw_only=True):
    """What was said at the table; pairs are north's value first.

    Args:
        said: what each seat has said last.
        muted: whether each seat wishes to hear nothing.
        counts: how much each has said since a card was played.
        moment: the number of hands dealt and of cards played, to which the counts belong.
    """

    said: tuple[SaidView | None, SaidView | None] = (None, None)
    muted: tuple[bool, bool] = (False, False)
    counts: _Counts = (0, 0)
    moment: _Counts = (0, 0)


class PhrasesView(FactView, frozen=True, kw_only=True):
    """What two people have said last.

    Args:
        yours: what the seat has said.
        theirs: what was said to it; null while it hears nothing.
        is_muted: whether it wishes to hear nothing.
    """

    field: ClassVar[str] = "phrases"

    yours: SaidView | None
    theirs: SaidView | None
    is_muted: bool

    @classmethod
    def told(cls, state: TableState, seat: Seat) -> Self | None:
        """A seat hears what was said to it, unless it does not wish to."""
        talk = state.fact(Phrases)
        if talk is None:
            return None
        is_muted = talk.muted[seat]
        return cls(
            yours=talk.said[seat],
            theirs=None if is_muted else talk.said[seat.opponent],
            is_muted=is_muted,
        )


class Said(Event, frozen=True, kw_only=True, tag="said"):
    """A seat said a phrase."""

    seat: Seat
    phrase: Phrase
    is_aside = True

    def after(self, state: TableState) -> TableState:
        """It was said."""
        talk = _talk(state)
        said = SaidView(phrase=self.phrase, number=state.seq + 1)
        north, south = talk.said
        more, less = talk.counts
        return state.with_fact(
            msgspec.structs.replace(
                talk,
                said=(north, said) if self.seat else (said, south),
                counts=(more, less + 1) if self.seat else (more + 1, less),
            )
        )


class Muted(Event, frozen=True, kw_only=True, tag="muted"):
    """A seat wished to hear nothing, or to hear again."""

    seat: Seat
    is_on: bool
    is_aside = True

    def after(self, state: TableState) -> TableState:
        """So it is."""
        talk = _talk(state)
        north, south = talk.muted
        muted = (north, self.is_on) if self.seat else (self.is_on, south)
        return state.with_fact(msgspec.structs.replace(talk, muted=muted))


class Say(Request, frozen=True, kw_only=True, tag="say"):
    """Say a phrase to the person opposite; three at most until the next card is played."""

    phrase: Phrase
    needs_newest = False

    @classmethod
    def why_not_now(cls, moment: Moment) -> Code | None:
        """Only to a person, and only so much at once."""
        is_enough = _talk(moment.state).counts[moment.seat] >= _AT_ONCE
        return _why_nobody(moment) or (Refusal.SAID_ENOUGH if is_enough else None)

    def events(self, moment: Moment) -> Events:
        """It is said."""
        return (Said(seat=moment.seat, phrase=self.phrase),)


class Mute(Request, frozen=True, kw_only=True, tag="mute"):
    """Hear no phrases of the person opposite, who is not told; or hear them again."""

    on: bool
    needs_newest = False

    @classmethod
    def why_not_now(cls, moment: Moment) -> Code | None:
        """Only where a person is opposite."""
        return _why_nobody(moment)

    def events(self, moment: Moment) -> Events:
        """So it is; what is so already is no event."""
        is_so = _talk(moment.state).muted[moment.seat] is self.on
        return () if is_so else (Muted(seat=moment.seat, is_on=self.on),)


def _why_nobody(moment: Moment) -> Refusal | None:
    """Why there is nobody to talk to."""
    if moment.opponent is None:
        return Refusal.WAITING
    return Refusal.AGAINST_COMPUTER if moment.opponent.is_computer else None


def _talk(state: TableState) -> Phrases:
    """What was said until now; the counts begin anew with every card."""
    talk = state.fact(Phrases) or Phrases()
    hands = () if state.match is None else state.match.hands
    moment = (len(hands), len(hands[-1].plays)) if hands else (0, 0)
    if moment == talk.moment:
        return talk
    return msgspec.structs.replace(talk, counts=(0, 0), moment=moment)
