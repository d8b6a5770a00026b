"""Where the cards can have been, judged by who played what and could not follow suit.

A place is an index into the pack in the order of the deal. Each place belongs to the seat that was
dealt its card or drew it, from a certain trick on. A hand is legal when every card can be given a
place such that whoever played it held it then, and nobody held a card of a suit that he did not
follow. That is a matching of cards with places, so the answer is exact.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from germanwhist.rules.trick import does_follower_win

if TYPE_CHECKING:
    from collections.abc import Sequence

    from germanwhist.cards import Card, Suit
    from germanwhist.rules.partial_deal import PartialDeal
    from germanwhist.rules.ruleset import RuleSet
    from germanwhist.rules.seat import Seat

__all__ = ["Course", "match_cards", "possible_places"]

_NEVER = 99  # later than any trick


@dataclass(frozen=True, slots=True)
class Course:
    """What the plays of a hand say by themselves, whatever the cards are.

    Args:
        leader: who leads the first trick.
        winners: who won each finished trick.
        played: for each card played, by whom and in which trick.
        voids: for each seat and suit, north first, the tricks in which that seat did not follow.
    """

    leader: Seat
    winners: tuple[Seat, ...]
    played: dict[Card, tuple[Seat, int]]
    voids: tuple[dict[Suit, list[int]], dict[Suit, list[int]]] = field(
        default_factory=lambda: ({}, {})
    )

    @classmethod
    def of(cls, ruleset: RuleSet, deal: PartialDeal, plays: Sequence[Card]) -> Course:
        """The course of some plays, each card once."""
        trump = ruleset.trumps.trump(deal.first_upcard)
        leader = deal.dealer.opponent
        course = cls(leader, (), {})
        winners: list[Seat] = []
        for start in range(0, len(plays), 2):
            trick = start // 2 + 1
            lead = plays[start]
            course.played[lead] = leader, trick
            if start + 1 == len(plays):
                break
            follow = plays[start + 1]
            follower = leader.opponent
            course.played[follow] = follower, trick
            stage = 1 if trick <= ruleset.cards_per_hand else 2
            if follow.suit is not lead.suit and ruleset.must_follow(stage):
                course.voids[follower].setdefault(lead.suit, []).append(trick)
            leader = follower if does_follower_win(lead, follow, trump=trump) else leader
            winners.append(leader)
        return cls(course.leader, tuple(winners), course.played, course.voids)

    def owner(self, place: int, pack: int) -> tuple[Seat | None, int]:
        """Who came to hold the card of a place, and after which trick; None while it is stock."""
        half = pack // 2
        if place < half:
            return (self.leader if place % 2 == 0 else self.leader.opponent), 0
        trick, is_hidden = divmod(place - half, 2)
        if trick >= len(self.winners):
            return None, trick + 1
        winner = self.winners[trick]
        return (winner.opponent if is_hidden else winner), trick + 1

    def is_possible(self, card: Card, place: int, pack: int) -> bool:
        """Whether the plays allow a card to have had a place."""
        seat, after = self.owner(place, pack)
        player, trick = self.played.get(card, (seat, _NEVER))
        if player is not seat:
            return False
        if seat is None:
            return True
        shown = [void for void in self.voids[seat].get(card.suit, ()) if void < trick]
        return max(shown, default=0) <= after < trick


def match_cards(course: Course, deal: PartialDeal) -> dict[Card, int] | None:
    """A place for each unknown card; None when there is none, or a known card's is impossible.

    Deterministic. Kuhn's method, by augmenting paths.

    Source: H. W. Kuhn, "The Hungarian method for the assignment problem" (1955), in the simple
    form for matchings without weights.
    """
    pack = len(deal.cards)
    for place, card in enumerate(deal.cards):
        if card is not None and not course.is_possible(card, place, pack):
            return None
    choices = _choices(course, deal)
    card_at: dict[int, Card] = {}
    for card in choices:
        if not _give_place(card, choices, card_at, set()):
            return None
    return {card: place for place, card in card_at.items()}


def _choices(course: Course, deal: PartialDeal) -> dict[Card, list[int]]:
    pack = len(deal.cards)
    open_places = [place for place, card in enumerate(deal.cards) if card is None]
    return {
        card: [place for place in open_places if course.is_possible(card, place, pack)]
        for card in deal.missing
    }


def _give_place(
    card: Card, choices: dict[Card, list[int]], card_at: dict[int, Card], tried: set[int]
) -> bool:
    """Find a place for a card, moving others away where they can go elsewhere."""
    for place in choices[card]:
        if place in tried:
            continue
        tried.add(place)
        other = card_at.get(place)
        if other is None or _give_place(other, choices, card_at, tried):
            card_at[place] = card
            return True
    return False


def possible_places(
    course: Course, deal: PartialDeal, found: dict[Card, int]
) -> dict[Card, frozenset[int]]:
    """Every place that an unknown card has in some layout that fits.

    Args:
        course: the plays.
        deal: what is known.
        found: one layout, as `match_cards` gives it.
    """
    choices = _choices(course, deal)
    card_at = {place: card for card, place in found.items()}
    reached = {place: _reached(place, choices, card_at) for place in card_at}
    # A card can move to a place when whoever stands there can, by moving on, free the card's own.
    return {
        card: frozenset(place for place in choices[card] if place == own or own in reached[place])
        for card, own in found.items()
    }


def _reached(
    place: int, choices: dict[Card, list[int]], card_at: dict[int, Card]
) -> frozenset[int]:
    """The places to which a chain of moves leads that begins with the card of a place."""
    reached: set[int] = set()
    waiting = [place]
    while waiting:
        for other in choices[card_at[waiting.pop()]]:
            if other not in reached:
                reached.add(other)
                waiting.append(other)
    return frozenset(reached)
