"""Mistakes that other solvers of this game have made; every value is worked out by hand."""

from __future__ import annotations

import pytest

from germanwhist import parse_position
from germanwhist.engine import solve


def values(text: str) -> dict[str, int]:
    """The leader's tricks for each legal play of a position."""
    return {str(play.card): play.leader_tricks for play in solve(parse_position(text)).plays}


@pytest.mark.parametrize(
    "text",
    [
        "H:2.../..A.",  # a side suit led, another discarded
        "H:2.../...A",
        "H:.2../A...",  # a trump led, a side suit discarded
        "N:2.../.A..",  # no trumps: every other suit is a discard
        "N:.2../A...",
    ],
)
def test_a_discard_never_wins(text: str) -> None:
    """The ace of another suit does not beat the two that was led."""
    assert solve(parse_position(text)).leader_tricks == 1
    assert solve(parse_position(f"{text} low")).leader_tricks == 1


def test_a_ruff_wins() -> None:
    """The follower's card must be of the trump suit, whatever the leader's is."""
    assert solve(parse_position("H:A.../.2..")).leader_tricks == 0
    assert solve(parse_position("S:.A../2...")).leader_tricks == 0


def test_a_led_card_keeps_the_cards_around_it_apart() -> None:
    """Once the queen is gone king and jack are equal, but not while it lies on the table.

    The jack loses to it, and the leader wins the next trick too, as hearts are his alone. The
    king wins it, and then the jack wins against a heart.
    """
    assert values("N:.2../KJ... led QS") == {"JS": 2, "KS": 0}


def test_a_card_of_the_opponent_keeps_the_cards_around_it_apart() -> None:
    """To lead the king draws the queen and makes the jack good; the jack loses to the queen.

    With the jack led the follower wins, leads the two of hearts, and the king is discarded.
    """
    assert values("N:KJ.../Q.2..") == {"KS": 2, "JS": 0}


def test_in_a_low_hand_the_lowest_loser_may_be_wrong() -> None:
    """To the five the follower throws the four, and the three still beats the two.

    Throwing the two would leave him the four, which wins the last trick. To the three he throws
    the two, and the five wins too.
    """
    assert values("N:53.../42... low") == {"3S": 2, "5S": 2}
    assert values("N:3.../42... low led 5S") == {"2S": 1, "4S": 2}


def test_in_a_low_hand_the_cheapest_winner_may_be_wrong() -> None:
    """Who must win wins with the king, since the jack loses to the queen that is still out.

    The follower leads again with the other card: against the queen the jack loses, the king wins.
    """
    assert values("N:Q.../KJ... low led TS") == {"JS": 0, "KS": 1}


def test_in_a_low_hand_the_lowest_discard_may_be_wrong() -> None:
    """Void in spades the follower throws the king of hearts, not the two.

    Then the leader has to lead the three of hearts to the two; with the king left it would lose.
    """
    assert values("N:.3../.K2.. low led AS") == {"2H": 1, "KH": 2}
