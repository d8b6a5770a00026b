"""A record: one hand as it was dealt and played, kept for ever."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Final, Protocol

from germanwhist.cards import EvaluableEnum
from germanwhist.errors import NotationError
from germanwhist.notation.tags import KNOWN_TAG_NAMES
from germanwhist.rules import PACKS, STUDY_PACKS, Deal, EndKind, Hand, PartialHand, Seat

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterator

    from germanwhist.cards import Card
    from germanwhist.honest import Receipt
    from germanwhist.rules import Ending, PartialDeal, RuleSet

__all__ = ["MOST", "ClaimBasis", "Comment", "Origin", "Record"]

_PACKS: Final = (*PACKS, *STUDY_PACKS)
MOST: Final = 999_999_999
"""The largest number in a record; whatever keeps records can keep it."""

TAG_NAME: Final = re.compile(r"[A-Z][A-Za-z0-9]*")


class ClaimBasis(EvaluableEnum, StrEnum):
    """Why a claim stood."""

    FORCED = "forced"  # exact analysis showed that nothing could prevent it
    ACCEPTED = "accepted"  # the opponent agreed


@dataclass(frozen=True, slots=True)
class Comment:
    """Words about a moment of the hand.

    Args:
        after: the number of plays before it; 0 stands before the first lead.
        text: any text.
    """

    after: int
    text: str


class Origin(Protocol):
    """Where a record was read, to say afterwards where a part of it stands."""

    @property
    def source(self) -> str:
        """The name of the file or stream; empty when it has none."""
        ...

    def place(self, part: str, index: int = 0) -> tuple[int, int]:
        """The line and column, both from 1, of a part of the record.

        Args:
            part: the name of a field of `Record`.
            index: which of the part's items, for the deal, the plays and the comments.
        """
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """One hand with everything around it: who played, when, by which rules, with what result.

    A record has the right shape, but its plays need not be legal, nor its result true: `hand`
    and `Verifier` say so. Two records are equal when their content is; where they were read does
    not matter.

    Args:
        ruleset: the rules in force.
        deal: the whole pack as dealt, and the dealer; or as much of it as is known.
        plays: the cards played, in order; as many as the pack has when the hand was played out.
        ending: a claim that stood or the resignation of the hand; None when the hand was played
            out or is unfinished.
        claim_basis: why the claim stood; None without a claim.
        match_resigned: who gave up the whole match at the end of this hand, perhaps by resigning
            the hand with it.
        comments: remarks, in the order of their moments.
        north: the name of the player in this seat.
        south: the name of the other player.
        date: the day on which the hand began.
        match_id: what the hands of one match have in common.
        hand_number: the number of the hand in its match, from 1.
        cuts: the pairs cut for the first deal, north's card first.
        points_before: the points of the match before this hand, north first.
        counted: counted tricks or points of each player, north first, as `HandResult.counted`.
        points: what the hand scored for each player, north first.
        receipt: what proves that nobody chose the cards; None where nothing does.
        tags: further tags, as names and values, in order.
        origin: where the record was read; None when it was made in memory.

    Raises:
        NotationError: the parts do not fit together (code `bad_record`).

    Example:
        >>> from germanwhist import Deal, RuleSet
        >>> record = Record(ruleset=RuleSet(), deal=Deal.shuffled(1), north="Ann")
        >>> record.is_played_out, record.hand().to_play, record.player(Seat.NORTH)
        (False, Seat.SOUTH, 'Ann')

    Source: own; documentation page "Notation".
    """

    ruleset: RuleSet
    deal: Deal | PartialDeal
    plays: tuple[Card, ...] = ()
    ending: Ending | None = None
    claim_basis: ClaimBasis | None = None
    match_resigned: Seat | None = None
    comments: tuple[Comment, ...] = ()
    north: str | None = None
    south: str | None = None
    date: dt.date | None = None
    match_id: str | None = None
    hand_number: int | None = None
    cuts: tuple[tuple[Card, Card], ...] = ()
    points_before: tuple[int, int] | None = None
    counted: tuple[int, int] | None = None
    points: tuple[int, int] | None = None
    receipt: Receipt | None = None
    tags: tuple[tuple[str, str], ...] = ()
    origin: Origin | None = field(default=None, compare=False, repr=False)

    def __post_init__(self) -> None:
        pack = len(self.deal.cards)
        if pack != self.ruleset.pack or pack not in _PACKS:
            raise _unfit(f"a deal of {pack} cards", f"{self.ruleset.pack} of the kinds {_PACKS}")
        if len(self.plays) > pack:
            raise _unfit(f"{len(self.plays)} plays", f"{pack} at most")
        is_claim = self.ending is not None and self.ending.kind is EndKind.CLAIM
        if is_claim is (self.claim_basis is None):
            raise _unfit(f"claim basis {self.claim_basis}", "one with a claim, none without")
        if self.match_resigned is not None and not self.is_over:
            raise _unfit("a match resigned in an unfinished hand", "the hand resigned with it")
        if self.receipt is not None and (
            self.hand_number is None or not isinstance(self.deal, Deal)
        ):
            raise _unfit("a receipt", "one with a hand number and every card of the deal")
        if self.comments:
            _check_comments(self.comments, len(self.plays))
        if self.tags:
            _check_tags(self.tags)
        for text in (self.north, self.south, self.match_id):
            _check_text(text)
        if self.hand_number is not None and not 1 <= self.hand_number <= MOST:
            raise _unfit(_number_text("hand number", self.hand_number), f"from 1 to {MOST}")
        for pair in (self.points_before, self.counted, self.points):
            for count in pair or ():
                if not 0 <= count <= MOST:
                    raise _unfit(_number_text("count", count), f"from 0 to {MOST}")

    @classmethod
    def of(cls, hand: Hand, *, claim_basis: ClaimBasis = ClaimBasis.FORCED) -> Record:
        """The record of a hand, finished or not, with its result.

        `dataclasses.replace` adds names, a date or comments.

        Args:
            hand: the hand.
            claim_basis: why the claim stood, if a claim ended the hand.

        Example:
            >>> from germanwhist import Deal, RuleSet
            >>> hand = Hand.start(RuleSet(), Deal.shuffled(1)).resign(Seat.NORTH)
            >>> record = Record.of(hand)
            >>> record.points, record.hand() == hand
            ((0, 13), True)
        """
        is_claim = hand.ending is not None and hand.ending.kind is EndKind.CLAIM
        result = hand.result
        return cls(
            ruleset=hand.ruleset,
            deal=hand.deal,
            plays=hand.plays,
            ending=hand.ending,
            claim_basis=claim_basis if is_claim else None,
            counted=result.counted if result else None,
            points=result.points if result else None,
        )

    @property
    def is_played_out(self) -> bool:
        """Whether every card was played."""
        return len(self.plays) == len(self.deal.cards)

    @property
    def is_over(self) -> bool:
        """Whether the hand was played out, claimed or resigned."""
        return self.ending is not None or self.is_played_out

    def player(self, seat: Seat) -> str | None:
        """The name of the player in a seat; None when it is not known."""
        return self.north if seat is Seat.NORTH else self.south

    def replay(self) -> Iterator[Hand]:
        """The hand before its first play, after each play, and after its claim or resignation.

        Raises:
            NotationError: a card of the deal is not known (code `unknown_cards`).
            IllegalPlayError: on reaching a play, claim or resignation that the rules refuse.

        Example:
            >>> from germanwhist import Deal, RuleSet
            >>> hand = Hand.start(RuleSet(), Deal.shuffled(1))
            >>> hand = hand.play(hand.legal_plays().lowest())
            >>> [len(moment.plays) for moment in Record.of(hand).replay()]
            [0, 1]
        """
        hand = Hand.start(self.ruleset, self.whole_deal())
        yield hand
        for card in self.plays:
            hand = hand.play(card)
            yield hand
        if self.ending is None:
            return
        if self.ending.kind is EndKind.CLAIM:
            yield hand.claim(self.ending.seat, self.ending.tricks)
        else:
            yield hand.resign(self.ending.seat)

    def hand(self) -> Hand:
        """The hand as it stood at the end of the record.

        Raises:
            NotationError: a card of the deal is not known (code `unknown_cards`); see
                `partial_hand`.
            IllegalPlayError: a play, claim or resignation is refused by the rules.
        """
        *_, last = self.replay()
        return last

    def whole_deal(self) -> Deal:
        """The deal, when every card of it is known.

        Raises:
            NotationError: a card of the deal is not known (code `unknown_cards`).
        """
        if isinstance(self.deal, Deal):
            return self.deal
        raise self.fault(
            f"{self.deal.unknown_count} cards of the deal are not known (expected every card)",
            code="unknown_cards",
            part="deal",
            index=self.deal.cards.index(None),
        )

    def partial_hand(self) -> PartialHand | None:
        """The hand with what its plays say of unknown cards; None when every card is known.

        Raises:
            IllegalPlayError: no deal that fits allows the plays, or the ending is refused.

        Example:
            >>> from germanwhist import Deal, PartialDeal, RuleSet
            >>> cards = (*Deal.shuffled(1).cards[:27], *[None] * 25)
            >>> record = Record(ruleset=RuleSet(), deal=PartialDeal(cards, Seat.NORTH))
            >>> record.partial_hand().knows_view(0, Seat.SOUTH)
            True
        """
        if isinstance(self.deal, Deal):
            return None
        return PartialHand(
            ruleset=self.ruleset, deal=self.deal, plays=self.plays, ending=self.ending
        )

    def fault(self, message: str, *, code: str, part: str, index: int = 0) -> NotationError:
        """An error about a part of this record, with the place where that part was read.

        Args:
            message: what was found and what was expected.
            code: the kind of fault.
            part: the name of the field at fault.
            index: which of the part's items.
        """
        if self.origin is None:
            return NotationError(message, code=code)
        line, column = self.origin.place(part, index)
        return NotationError(
            message, code=code, source=self.origin.source, line=line, column=column
        )


def _number_text(what: str, number: int) -> str:
    """A number that is refused; Python writes none of thousands of digits."""
    is_short = abs(number) <= MOST * MOST
    return f"{what} {number}" if is_short else f"a {what} of {number.bit_length()} bits"


def _unfit(found: str, expected: str) -> NotationError:
    return NotationError(f"not a record: {found} (expected {expected})", code="bad_record")


def _check_text(text: str | None) -> None:
    """Refuse what UTF-8 cannot hold."""
    if text is not None and not text.isascii() and any("\ud800" <= c <= "\udfff" for c in text):
        raise _unfit(f"half a surrogate pair in {text!a}", "text that UTF-8 can hold")


def _check_comments(comments: tuple[Comment, ...], plays: int) -> None:
    moments = [comment.after for comment in comments]
    if moments != sorted(moments) or moments[0] < 0 or moments[-1] > plays:
        raise _unfit(f"comments after {moments}", f"rising from 0 to {plays}")
    for comment in comments:
        _check_text(comment.text)


def _check_tags(tags: tuple[tuple[str, str], ...]) -> None:
    names = [name for name, _ in tags]
    for name, text in tags:
        if not TAG_NAME.fullmatch(name) or name in KNOWN_TAG_NAMES or names.count(name) > 1:
            raise _unfit(f"a further tag {name!r}", "a new name such as Event, each once")
        _check_text(text)
