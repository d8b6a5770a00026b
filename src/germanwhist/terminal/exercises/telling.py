"""What exercises say: tricks that went before, and what each card gives away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from germanwhist.rules import Objective
from germanwhist.texts import level_name

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from germanwhist.cards import Card
    from germanwhist.rules import Trick, View
    from germanwhist.texts import Texts

__all__ = ["costs_in_words", "given_away", "opponent_name", "tricks_in_words", "why_not"]

EQUAL: Final = 0.1  # tricks: cards nearer than that are equally good
_MOST: Final = 4  # cards that are told


def opponent_name(texts: Texts, level: str | None) -> str:
    """What the opponent of an exercise is called."""
    return texts("someone") if level is None else level_name(texts, level)


def why_not(texts: Texts, view: View, card: Card) -> str | None:
    """Why a card may not be played; None where it may."""
    if card in view.legal_plays():
        return None
    if card in view.holding and view.led is not None:
        return texts("refused-must_follow", suit=view.led.suit, card=card)
    return texts("refused-card_not_held", card=card)


def given_away(texts: Texts, tricks: float, objective: Objective) -> str:
    """How many tricks a card gives away; in a low hand, takes too many."""
    kind = "coach-takes" if objective is Objective.LOW else "coach-gives-away"
    return texts(kind, tricks=max(EQUAL, round(tricks, 1)))


def costs_in_words(
    texts: Texts, behind: Mapping[Card, float], objective: Objective, *, yours: Card | None
) -> Iterator[str]:
    """The best cards and the player's own, each with what it gives away.

    Args:
        texts: the language.
        behind: tricks that each card gives away against the best, the best first.
        objective: of the hand.
        yours: the card that was chosen, if any.
    """
    told = list(behind)[:_MOST]
    if yours is not None and yours in behind and yours not in told:
        told[-1] = yours
    for card in told:
        is_low = objective is Objective.LOW
        kind = "exercise-best" if behind[card] <= EQUAL else "exercise-worse"
        if is_low and kind == "exercise-worse":
            kind = "exercise-worse-low"
        line = texts(kind, card=card, tricks=round(behind[card], 1))
        yield f"{line} ({texts('coach-yours')})" if card == yours else line


def tricks_in_words(texts: Texts, view: View, *, name: str, since: int = 0) -> Iterator[str]:
    """The tricks of a hand, each with both cards and who took what.

    Args:
        texts: the language.
        view: what the seat knows.
        name: what the opponent is called.
        since: how many of the first ones are left out.
    """
    for trick in view.tricks[since:]:
        yield _trick(texts, trick, is_mine=trick.winner is view.seat, name=name)


def _trick(texts: Texts, trick: Trick, *, is_mine: bool, name: str) -> str:
    return texts(
        "exercise-trick-two" if trick.upcard is None else "exercise-trick",
        number=trick.number,
        lead=trick.lead,
        other=trick.follow,
        winner="you" if is_mine else "them",
        name=name,
        card=trick.upcard or trick.lead,
    )
