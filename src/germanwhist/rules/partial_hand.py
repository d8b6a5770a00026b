"""A hand some of whose cards are not known: what its plays say nevertheless."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING

from germanwhist.errors import IllegalPlayError, InvalidDealError
from germanwhist.rules.deal import Deal
from germanwhist.rules.hand import Fault, Hand
from germanwhist.rules.placement import Course, match_cards, possible_places
from germanwhist.rules.scoring import Ending, EndKind

if TYPE_CHECKING:
    from germanwhist.cards import Card
    from germanwhist.rules.partial_deal import PartialDeal
    from germanwhist.rules.ruleset import RuleSet
    from germanwhist.rules.seat import Seat

__all__ = ["PartialHand"]


@dataclass(frozen=True, slots=True, kw_only=True)
class PartialHand:
    """A hand as it was played, with a deal that is known in part.

    The plays are legal as far as can be known: there is at least one whole deal with which they
    are. Who won each trick, trumps and the result do not depend on what is not known.

    Args:
        ruleset: the rules in force.
        deal: what is known of the cards.
        plays: the cards played, in order.
        ending: a claim or a resignation that ended the hand.
        example: a hand with the same plays in which a fitting card was put in each unknown place.
            Its tricks, counts and result are true; its unknown cards are invented.

    Raises:
        InvalidDealError: the deal has another pack than the rule set (code `wrong_pack`).
        IllegalPlayError: no deal that fits allows one of the plays, the first of them being named,
            or the ending is refused; `code` is the `Fault`.

    Example:
        >>> from germanwhist import Card, Deal, PartialDeal, RuleSet, Seat
        >>> deal = Deal.shuffled(1, Seat.NORTH)
        >>> partial = PartialDeal((*deal.cards[:27], *[None] * 25), Seat.NORTH)
        >>> hand = PartialHand(ruleset=RuleSet(), deal=partial, plays=(Card("9C"), Card("3C")))
        >>> hand.example.tricks[0].winner, hand.knows_view(0, Seat.SOUTH)
        (Seat.SOUTH, True)
        >>> hand.knows_view(2, Seat.SOUTH)  # the second upcard is not known
        False

    Source: own.
    """

    ruleset: RuleSet
    deal: PartialDeal
    plays: tuple[Card, ...]
    ending: Ending | None = None
    example: Hand = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        if len(self.deal.cards) != self.ruleset.pack:
            raise InvalidDealError(
                f"a deal of {len(self.deal.cards)} cards (expected {self.ruleset.pack}, as the "
                "rule set says)",
                code="wrong_pack",
            )
        found = self._layout(len(self.plays))
        if found is None:
            raise self._illegal()
        cards = list(self.deal.cards)
        for card, place in found.items():
            cards[place] = card
        deal = Deal(tuple(card for card in cards if card is not None), self.deal.dealer)
        hand = Hand.replay(self.ruleset, deal, plays=self.plays)
        if self.ending is not None:
            is_claim = self.ending.kind is EndKind.CLAIM
            seat = self.ending.seat
            hand = hand.claim(seat, self.ending.tricks) if is_claim else hand.resign(seat)
        object.__setattr__(self, "example", hand)

    def _layout(self, plays: int) -> dict[Card, int] | None:
        """A place for each unknown card that allows the first plays."""
        some = self.plays[:plays]
        if len(set(some)) < len(some) or len(some) > len(self.deal.cards):
            return None
        return match_cards(Course.of(self.ruleset, self.deal, some), self.deal)

    def _illegal(self) -> IllegalPlayError:
        """The error of the first play that no deal allows."""
        number = next(n for n in range(len(self.plays)) if self._layout(n + 1) is None)
        card = self.plays[number]
        expected = "a card that can have been held"
        if number == len(self.deal.cards):
            fault, expected = Fault.HAND_OVER, "no more plays"
        elif card in self.plays[:number]:
            fault = Fault.ALREADY_PLAYED
        else:
            fault = Fault.CARD_NOT_HELD
            course = Course.of(self.ruleset, self.deal, self.plays[: number + 1])
            for voids in course.voids:
                for tricks in voids.values():
                    if number // 2 + 1 in tricks:
                        tricks.remove(number // 2 + 1)
            if match_cards(course, self.deal) is not None:
                fault, expected = (
                    Fault.MUST_FOLLOW,
                    f"a card of the suit of {self.plays[number - 1]}",
                )
        return IllegalPlayError(
            f"play {number + 1}, {card}, is refused, whatever the unknown cards are: {fault} "
            f"(expected {expected})",
            code=fault,
            number=number,
        )

    @property
    def is_stage_two_known(self) -> bool:
        """Whether both holdings of stage two are certain, so that it can be solved."""
        course = Course.of(self.ruleset, self.deal, self.plays)
        pack = len(self.deal.cards)
        return len(course.winners) >= self.ruleset.cards_per_hand and all(
            len({course.owner(place, pack)[0] for place in places}) == 1
            for places in _possible(self).values()
        )

    def knows_view(self, plays: int, seat: Seat) -> bool:
        """Whether it is certain what a seat saw after so many plays of stage one.

        That is what it was dealt and drew, and every upcard so far. What follows from the plays
        counts as known.

        Args:
            plays: how many.
            seat: whose eyes.
        """
        pack = len(self.deal.cards)
        course = Course.of(self.ruleset, self.deal, self.plays[:plays])
        tricks = len(course.winners)
        upcards = range(pack // 2, min(pack, pack // 2 + 2 * tricks + 2), 2)
        own = (place for place in range(pack) if course.owner(place, pack)[0] is seat)
        return _open_places(self).isdisjoint({*own, *upcards})


@lru_cache(maxsize=8)  # a review asks the same hand after each play
def _possible(hand: PartialHand) -> dict[Card, frozenset[int]]:
    """The places that each unknown card may have had."""
    course = Course.of(hand.ruleset, hand.deal, hand.plays)
    found = {card: hand.example.deal.cards.index(card) for card in hand.deal.missing}
    return possible_places(course, hand.deal, found)


@lru_cache(maxsize=8)
def _open_places(hand: PartialHand) -> frozenset[int]:
    """The places of which it is not certain which card they had."""
    half = len(hand.deal.cards) // 2
    open_places: set[int] = set()
    for places in _possible(hand).values():
        # Cards dealt to one seat are one holding: their order says nothing.
        groups = {place % 2 if place < half else place for place in places}
        if len(groups) > 1:
            open_places |= places
    return frozenset(open_places)
