"""A deal that two people have played with the same cards, hand beside hand."""

from collections.abc import Callable
from contextlib import suppress

import msgspec

from germanwhist.engine import Advice
from germanwhist.errors import EngineError
from germanwhist.notation import CardName, Record, format_record, view_to_json
from germanwhist.notation.view_json import TrickJson
from germanwhist.rules import Hand, View
from germanwhist.school import reason_to_json
from germanwhist.school.forms import ReasonJson
from germanwhist.school.mistakes import moment_of
from germanwhist.school.same import SAME_SEAT, Better, better_of, parting
from germanwhist.web.records.written import named

__all__ = ["SameBetter", "SameComparison", "better_message", "comparison_message"]


class SameSide(msgspec.Struct, frozen=True, kw_only=True):
    """How one of two has played a deal.

    Args:
        tricks: in their order.
        record: the hand as text.
    """

    tricks: list[TrickJson]
    record: str


class SameParting(msgspec.Struct, frozen=True, kw_only=True):
    """Where the two first played different cards; see `germanwhist.school.same.Parting`."""

    trick: int
    led: CardName | None
    mine: CardName
    theirs: CardName


class SameBetter(msgspec.Struct, frozen=True, kw_only=True):
    """Which of the first two different cards was the better one.

    Args:
        better: the card; null where neither is, as far as can be told.
        tricks: of stage two that it was worth more.
        reasons: why.
    """

    better: CardName | None
    tricks: float
    reasons: list[ReasonJson]


class SameComparison(msgspec.Struct, frozen=True, kw_only=True):
    """A deal that two have played, hand beside hand.

    Args:
        mine: the client's.
        theirs: the other's.
        parting: where they first differ; null where one ended before.
    """

    mine: SameSide
    theirs: SameSide
    parting: SameParting | None


def comparison_message(mine: Record, theirs: Record) -> SameComparison:
    """Two hands of one deal."""
    first, second = mine.hand(), theirs.hand()
    where = parting(first, second)
    return SameComparison(
        mine=_side(mine, first),
        theirs=_side(theirs, second),
        parting=None
        if where is None
        else SameParting(
            trick=where.trick,
            led=None if where.led is None else str(where.led),
            mine=str(where.cards[0]),
            theirs=str(where.cards[1]),
        ),
    )


def better_message(mine: Record, theirs: Record, *, advise: Callable[[View], Advice]) -> SameBetter:
    """Which card was better where two hands part; works as long as a hint does.

    Args:
        mine: the client's.
        theirs: the other's.
        advise: what a hint says of a view.
    """
    hand = mine.hand()
    where = parting(hand, theirs.hand())
    found = Better(card=None, tricks=0.0, reasons=())
    if where is not None:
        view, _ = moment_of(hand, where.play)
        with suppress(EngineError):  # the engine does not know these rules
            found = better_of(where.cards, view, advice=advise(view))
    return SameBetter(
        better=None if found.card is None else str(found.card),
        tricks=found.tricks,
        reasons=[reason_to_json(reason) for reason in found.reasons],
    )


def _side(record: Record, hand: Hand) -> SameSide:
    view = view_to_json(hand.view(SAME_SEAT))
    return SameSide(tricks=view["tricks"], record=format_record(named(record)))
