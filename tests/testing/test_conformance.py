from __future__ import annotations

from typing import Any

import pytest

from germanwhist import Card, RuleSet, View
from germanwhist.players import CountingPlayer, GreedyPlayer, RandomPlayer
from germanwhist.testing.conformance import check_player

STANDARD = (RuleSet(),)


@pytest.mark.parametrize("make", [RandomPlayer, GreedyPlayer, CountingPlayer])
def test_own_players_conform(make: Any) -> None:
    """Under every preset and the mixtures."""
    check_player(make)


class Lowest:
    """Plays the lowest legal card; the others here break this in one way each."""

    def choose(self, view: View) -> Any:
        """The lowest."""
        return view.legal_plays().lowest()


class Revoker(Lowest):
    """Forgets to follow suit."""

    def choose(self, view: View) -> Any:
        """The lowest card held, of whatever suit."""
        return view.holding.lowest()


class Writer(Lowest):
    """Answers with text."""

    def choose(self, view: View) -> Any:
        """A legal card, but as text."""
        return str(super().choose(view))


class Spender(Lowest):
    """Believes that what it answered once is played, and does not answer it again."""

    def __init__(self) -> None:
        self.spent: set[Card] = set()

    def choose(self, view: View) -> Any:
        """A card not answered before."""
        left = [card for card in view.legal_plays() if card not in self.spent]
        self.spent.add(left[0]) if left else None
        return left[0] if left else None


class Standard(Lowest):
    """Knows the standard game only."""

    def choose(self, view: View) -> Any:
        """Takes for granted that there are trumps."""
        assert view.trump is not None
        return super().choose(view)


def test_plainest_player_conforms() -> None:
    """The faults below are what is found, not the shape of the classes."""
    check_player(Lowest)


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (
            Revoker,
            r"^rule set standard, deal 3, play \d+: answered Card\('..'\) \(expected one of ",
        ),
        (Writer, r"^rule set standard, deal 3, play 1: answered '2C' \(expected one of 2C, 3C, "),
        (Spender, r"^rule set standard, deal 3, play \d+: answered None"),
    ],
)
def test_broken_player_is_found(make: Any, message: str) -> None:
    """The message names rule set, deal, play and answer."""
    with pytest.raises(AssertionError, match=message):
        check_player(make, rule_sets=STANDARD)


def test_player_that_knows_one_game_only_is_found() -> None:
    """It passes under the rules it knows; what it raises under others comes through."""
    check_player(Standard, rule_sets=STANDARD)
    with pytest.raises(AssertionError):
        check_player(Standard)


def test_player_is_not_shown_a_finished_hand() -> None:
    """Every view that comes is to be answered."""

    class Watching(Lowest):
        def choose(self, view: View) -> Any:
            assert view.is_to_play
            return super().choose(view)

    check_player(Watching, rule_sets=STANDARD)
