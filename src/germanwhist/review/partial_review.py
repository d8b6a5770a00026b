"""Reviewing a hand some of whose cards are not known, as far as that is honest."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from germanwhist.review.forms import play_to_json, result_to_json
from germanwhist.review.judge import WORLDS, Judge, PlayReview
from germanwhist.rules import Hand, PartialHand, Seat

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["PartialReview", "partial_review_to_json", "review_partial_hand"]


@dataclass(frozen=True, slots=True, kw_only=True)
class PartialReview:
    """A reviewed hand of which not every card is known.

    Luck cannot be told: what the unjudged plays gave away is not known, and looks the same.

    Args:
        hand: the hand.
        plays: the plays that could be valued, in order.
        unjudged: the numbers of the others, from 1.
        mistakes: for each seat, north first, how many of `plays` were clearly not the best.
        cost: for each seat, the expected points given away in `plays`.
    """

    hand: PartialHand
    plays: tuple[PlayReview, ...]
    unjudged: tuple[int, ...]
    mistakes: tuple[int, int]
    cost: tuple[float, float]


def review_partial_hand(
    hand: PartialHand,
    *,
    worlds: int = WORLDS,
    seed: int = 0,
    threads: int = 1,
    on_play: Callable[[int, int], None] | None = None,
) -> PartialReview:
    """Value the plays of which it is certain what their seat saw.

    Stage two is solved exactly when both hands are certain, as they are once a hand was played
    out. A play of stage one depends on the upcards and on what the seat drew: it is valued when
    all of that is known, or follows from the later plays. No card is invented for it.

    Args:
        hand: the hand, finished or not.
        worlds: sampled for each play of stage one.
        seed: of the sampled worlds.
        threads: at most so many work on one play.
        on_play: told the plays looked at and the plays in all, after each.

    Example:
        >>> from germanwhist import Deal, PartialDeal, RuleSet
        >>> hand = Hand.start(RuleSet.preset("small"), Deal.shuffled(1, Seat.NORTH, pack=28))
        >>> while not hand.is_over:
        ...     hand = hand.play(hand.legal_plays().lowest())
        >>> deal = PartialDeal((*hand.deal.cards[:15], *[None] * 13), Seat.NORTH)
        >>> partial = PartialHand(ruleset=hand.ruleset, deal=deal, plays=hand.plays)
        >>> review = review_partial_hand(partial, worlds=10)
        >>> [play.number for play in review.plays if play.stage == 1], len(review.plays)
        ([1, 2, 3, 4], 18)
    """
    judge = Judge(worlds, seed=seed, threads=threads)
    moment = Hand.start(hand.ruleset, hand.example.deal)
    is_stage_two_known = hand.is_stage_two_known
    plays: list[PlayReview] = []
    unjudged: list[int] = []
    for number, card in enumerate(hand.plays, start=1):
        seat = moment.leader if moment.led is None else moment.leader.opponent
        if is_stage_two_known if moment.stage == 2 else hand.knows_view(number - 1, seat):
            plays.append(judge.judge(moment.view(seat), card, number=number))
        else:
            unjudged.append(number)
        moment = moment.play(card)
        if on_play is not None:
            on_play(number, len(hand.plays))
    by_seat = [[play for play in plays if play.seat is seat] for seat in Seat]
    north, south = by_seat
    return PartialReview(
        hand=hand,
        plays=tuple(plays),
        unjudged=tuple(unjudged),
        mistakes=(sum(play.is_mistake for play in north), sum(play.is_mistake for play in south)),
        cost=(sum(play.cost for play in north), sum(play.cost for play in south)),
    )


def partial_review_to_json(
    review: PartialReview, players: tuple[str | None, str | None] = (None, None)
) -> dict[str, Any]:
    """The review as plain data, version 1; the format is described on the page "Reviews".

    Args:
        review: the review.
        players: their names, north first.

    Example:
        >>> from germanwhist import Deal, PartialDeal, RuleSet
        >>> deal = Deal.shuffled(1, Seat.NORTH, pack=28)
        >>> partial = PartialDeal((*deal.cards[:15], *[None] * 13), Seat.NORTH)
        >>> hand = PartialHand(ruleset=RuleSet.preset("small"), deal=partial, plays=())
        >>> partial_review_to_json(review_partial_hand(hand))["unknown_cards"]
        13
    """
    hand = review.hand
    cards = ["??" if card is None else str(card) for card in hand.deal.cards]
    trump = hand.example.trump
    return {
        "v": 1,
        "type": "partial_review",
        "rules": hand.ruleset.options(),
        "trump": None if trump is None else trump.letter,
        "objective": hand.example.objective.value,
        "players": {seat.label: players[seat] for seat in Seat},
        "deal": {"dealer": hand.deal.dealer.label, "cards": cards},
        "unknown_cards": hand.deal.unknown_count,
        "result": result_to_json(hand.example.result),
        "plays": [play_to_json(play) for play in review.plays],
        "unjudged": list(review.unjudged),
        "sides": {
            seat.label: {
                "mistakes": review.mistakes[seat],
                "cost": round(review.cost[seat], 3),
            }
            for seat in Seat
        },
    }
