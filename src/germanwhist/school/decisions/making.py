"""Making puzzles of stage one from the engine's own play."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Final

from germanwhist.engine import Advice, PolicyPlayer
from germanwhist.players import make_player
from germanwhist.rules import Deal, Hand, RuleSet, Seat
from germanwhist.school.decisions.decision import (
    DIGITS,
    EQUAL,
    Decision,
    accepted_cards,
    behind,
)
from germanwhist.school.decisions.theme import fits_theme, is_of_theme, natural_card
from germanwhist.school.searched import searched
from germanwhist.school.theme import Theme, themes_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from germanwhist.players import Player
    from germanwhist.rules import View

__all__ = ["LEAST", "is_clear", "is_tempting", "make_decisions", "rating_of"]

LEAST: Final = 0.3
"""Tricks by which every card that is not right must be behind the best."""

_MOST: Final = 1.2  # tricks: a natural card that gives away more tempts nobody
_CLEAR: Final = 3  # standard errors by which it must be behind, too
_SEED_STEP: Final = 1_000_003  # spreads the deals of successive seeds
_RULES: Final = {
    Theme.PRICE: ("standard", "objective=by_colour", "standard", "small"),
    Theme.TRUMP_UPCARD: ("standard", "objective=by_colour", "standard", "small"),
    Theme.FORCED_LOSER: ("trumps=none", "objective=by_colour", "standard", "small"),
    Theme.PROMOTE: ("standard", "standard", "standard", "small"),
}
# Worlds, seeds, and tricks and standard errors by which what is not right must be behind: what is
# unclear with few worlds is not looked at with many.
_SIEVES: Final = (
    (40, range(1), 0.1, 0),
    (200, range(1), 0.2, 0),
    (800, range(1, 4), LEAST, _CLEAR),
)
_FINDERS: Final = ("casual", "regular", "counter", "learned:1", "learned:10", "learned:50")
_EASIEST: Final = 800
_PER_FINDER: Final = 150
_SHARE: Final = 300


def make_decisions(seed: int = 0, *, theme: Theme | None = None) -> Iterator[Decision]:
    """Puzzles of stage one without end, one a hand at most, from hands of the learned policy.

    Each hand is looked through for the theme of which there are the fewest. The rule sets take
    turns: the standard game, low hands, the small pack, no trumps. Deterministic for a seed.

    Args:
        seed: of the deals, 0 or more.
        theme: the one theme wished for; None for all.

    Example:
        >>> from germanwhist.school.theme import Theme
        >>> decision = next(make_decisions(seed=1, theme=Theme.PRICE))
        >>> decision.view.stage, len(decision.solution) > 0
        (1, True)
    """
    made = Counter(themes_of(1) if theme is None else (theme,))
    number = 0
    while True:
        wanted = min(made, key=made.__getitem__)
        found = _in_hand(_hand(seed, number, wanted), wanted, skipped=number)
        number += 1
        if found is not None:
            made[wanted] += 1
            yield found


def is_clear(view: View, advice: Advice, *, least: float = LEAST, errors: float = _CLEAR) -> bool:
    """Whether every card that is not right is clearly behind the best.

    Args:
        view: what the seat to play knows.
        advice: on all its cards.
        least: tricks by which a card must be behind.
        errors: standard errors by which it must be behind, too.
    """
    error_of = {entry.card: entry.error_behind or 0.0 for entry in advice.cards}
    tricks = behind(view, advice)
    best = advice.cards[0].points
    worse = [entry for entry in advice.cards if tricks[entry.card] > EQUAL]
    return bool(worse) and all(
        tricks[entry.card] >= least and best - entry.points >= errors * error_of[entry.card]
        for entry in worse
    )


def is_tempting(view: View, advice: Advice) -> bool:
    """Whether there is a natural card that fails, by so little that one may well play it.

    Args:
        view: what the seat to play knows.
        advice: on all its cards.
    """
    natural = natural_card(view, advice.best)
    tricks = 0.0 if natural is None else behind(view, advice)[natural]
    return EQUAL < tricks <= _MOST


def rating_of(view: View, advice: Advice) -> int:
    """How hard a puzzle is, until people have tried it.

    It grows with the number of players that do not find it, from levels that do not search to
    shallow searches, and falls with what the natural card gives away.

    Args:
        view: what the seat to play knows.
        advice: on all its cards.
    """
    accepted = accepted_cards(view, advice)
    failing = sum(finder.choose(view) not in accepted for finder in _finders())
    natural = natural_card(view, accepted[0])
    lost = 0.0 if natural is None else behind(view, advice)[natural]
    return round(_EASIEST + _PER_FINDER * failing + _SHARE * max(0.0, 1 - lost))


@cache
def _finders() -> tuple[Player, ...]:
    return tuple(make_player(name) for name in _FINDERS)


def _hand(seed: int, number: int, theme: Theme) -> Hand:
    rules = _RULES[theme]
    ruleset = RuleSet.parse(rules[number % len(rules)])
    dealer = Seat(number // len(rules) % 2)
    deal = Deal.shuffled(seed * _SEED_STEP + number, dealer, pack=ruleset.pack)
    return Hand.start(ruleset, deal)


def _in_hand(hand: Hand, theme: Theme, *, skipped: int) -> Decision | None:
    """The first puzzle of a theme in a hand, some tricks left out so that all tricks have some."""
    player = PolicyPlayer()
    first = 0 if theme is Theme.FORCED_LOSER else skipped % hand.ruleset.cards_per_hand
    while hand.to_play is not None and hand.stage == 1:
        view = hand.view(hand.to_play)
        if len(hand.tricks) >= first and is_of_theme(view, theme):
            advice = _sieved(view, theme)
            if advice is not None:
                rating = rating_of(view, advice)
                return Decision.of(hand, advice, theme=theme, rating=rating)
        hand = hand.play(player.choose(view))
    return None


def _sieved(view: View, theme: Theme) -> Advice | None:
    """The values of the cards, where one is clearly best, the theme's, and a natural one fails."""
    advice = None
    for worlds, seeds, least, errors in _SIEVES:
        advice = searched(view, worlds=worlds, seeds=seeds)
        accepted = accepted_cards(view, advice)
        is_one = fits_theme(view, accepted, theme=theme) and is_tempting(view, advice)
        if not (is_one and is_clear(view, advice, least=least, errors=errors)):
            return None
    return advice and _as_written(advice)


def _as_written(advice: Advice) -> Advice:
    """An advice with the digits that are kept, so that what follows from it can be verified."""
    cards = (
        replace(
            entry,
            points=round(entry.points, DIGITS),
            error_behind=round(entry.error_behind or 0.0, DIGITS),
        )
        for entry in advice.cards
    )
    return Advice(tuple(cards), is_exact=False)
