"""Valuing single plays."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, hypot
from typing import TYPE_CHECKING, Final, final

from germanwhist.engine import Advice, SearchMethod, SearchPlayer

if TYPE_CHECKING:
    from germanwhist.cards import Card
    from germanwhist.engine import CardAdvice
    from germanwhist.rules import Seat, View

__all__ = ["WORLDS", "Judge", "PlayReview"]

WORLDS: Final = 200  # as the strongest level
_CLEAR: Final = 2.0  # standard errors
_SMALL: Final = 0.25  # points of one trick's worth: less is nothing to be told about
# The error of what is called a mistake, in points of one trick's worth: a twentieth of a trick, as
# a trick more is a trick less for the other side.
_PRECISE: Final = 0.1
_MOST_TIMES: Final = 25  # as many worlds as at the first look
_SAFELY: Final = 1.2  # more worlds than the error at the first look asks for


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayReview:
    """One play, valued from what its seat knew.

    Args:
        number: of the play in the hand, from 1.
        trick: its trick, from 1.
        stage: 1 or 2.
        seat: who played.
        card: the card played.
        cards: every legal card with its expected points for that seat, the best first.
        is_exact: whether the figures are exact.
        cost: expected points given away against the best card, 0 or more.
        error: the standard error of the cost; 0 when exact.
        is_mistake: whether the cost is clearly more than nothing.
        expected: points of north less south to be expected after the play.
    """

    number: int
    trick: int
    stage: int
    seat: Seat
    card: Card
    cards: tuple[CardAdvice, ...]
    is_exact: bool
    cost: float
    error: float
    is_mistake: bool
    expected: float

    @property
    def best(self) -> Card:
        """The best card; the one played, where it was as good."""
        return self.card if self.cost == 0 else self.cards[0].card


@final
class Judge:
    """Values plays: stage two exactly, stage one by search with the learned networks.

    What looks like a mistake is valued once more over worlds of its own, as many as it takes to
    know its cost to a twentieth of a trick. So no play is called a mistake by the luck of the
    first worlds. The same plays get the same figures, with any number of threads.

    Args:
        worlds: sampled at the first look at a play.
        seed: of the sampled worlds.
        threads: at most so many work on one play.
    """

    def __init__(self, worlds: int = WORLDS, *, seed: int = 0, threads: int = 1) -> None:
        self._worlds = worlds
        self._seed = seed
        self._threads = threads
        self._first = self._player(worlds, seed=seed)

    def judge(self, view: View, card: Card, *, number: int) -> PlayReview:
        """Value one play.

        Args:
            view: what the seat to play knew.
            card: what it played.
            number: of the play in the hand, from 1.
        """
        play = _valued(number, view, card, advice=self._first.advise(view))
        precise = _PRECISE * view.ruleset.stake
        if not play.is_mistake or play.error <= precise:
            return play
        times = min(_MOST_TIMES, _SAFELY * (play.error / precise) ** 2)
        again = self._player(ceil(times * self._worlds), seed=self._seed + 1)
        return _valued(number, view, card, advice=again.advise(view))

    def _player(self, worlds: int, *, seed: int) -> SearchPlayer:
        return SearchPlayer(
            SearchMethod.LEARNED, worlds, further=1, seed=seed, threads=self._threads
        )


def _valued(number: int, view: View, card: Card, *, advice: Advice) -> PlayReview:
    """A play, valued by what was advised to its seat."""
    best = max(advice.cards, key=lambda entry: entry.points)
    played = next(entry for entry in advice.cards if entry.card is card)
    cost = best.points - played.points
    error = _error_of_cost(best, played) if cost else 0.0
    least = _SMALL * view.ruleset.stake
    is_mistake = cost > 0 if advice.is_exact else cost > max(_CLEAR * error, least)
    return PlayReview(
        number=number,
        trick=len(view.tricks) + 1,
        stage=view.stage,
        seat=view.seat,
        card=card,
        cards=tuple(sorted(advice.cards, key=lambda entry: -entry.points)),
        is_exact=advice.is_exact,
        cost=cost,
        error=error,
        is_mistake=is_mistake,
        expected=played.points if view.seat == 0 else -played.points,
    )


def _error_of_cost(best: CardAdvice, played: CardAdvice) -> float:
    if played.error_behind is not None:
        return played.error_behind
    return hypot(best.standard_error, played.standard_error)
