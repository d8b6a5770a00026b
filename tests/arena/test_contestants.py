"""Who may be named as a player."""

from __future__ import annotations

import pytest

from germanwhist import Deal, EngineError, GermanWhistError, Hand, ProtocolError, RuleSet, Seat
from germanwhist.arena import Contestant
from tests.arena.contestants import HERE, Highest

VIEW = Hand.start(RuleSet(), Deal.shuffled(1, Seat.NORTH)).view(Seat.SOUTH)


def test_a_python_class_plays() -> None:
    """It is called with the seed."""
    player = Contestant(f"{HERE}:Highest").make(seed=7)
    assert isinstance(player, Highest)
    assert player.seed == 7


def test_a_function_plays() -> None:
    """It is given an observation and returns a card."""
    player = Contestant("fn:tests.arena.contestants:lowest").make(seed=0)
    assert player.choose(VIEW) is VIEW.holding.lowest()


@pytest.mark.parametrize(
    ("text", "identity"),
    [
        ("level:expert", "expert@1"),
        ("casual@1", "casual@1"),
        ("mc:20", "mc:20"),
        (f"{HERE}:Highest", f"{HERE}:Highest"),
    ],
)
def test_a_player_says_what_it_is(text: str, identity: str) -> None:
    """A level is named with its version, so that a result can be repeated."""
    assert Contestant(text).identity() == identity


@pytest.mark.parametrize(
    "text",
    [
        "nobody",
        "level:nobody",
        "mc:x",
        "py:",
        "py:tests.nothing:X",
        "py:tests.arena.contestants:X",
        "fn:no",
        "local:nobody",
        "searched:",
        "cmd:'unfinished",
        "py:tests.arena.contestants:HERE",
    ],
)
def test_unknown_players_are_refused(text: str) -> None:
    """Before anything is played."""
    with pytest.raises(EngineError, match=r"no such (player|level)"):
        Contestant(text).identity()


@pytest.mark.parametrize(
    "text", [f"{HERE}:NoPlayer", f"{HERE}:NoSeed", "cmd:", "cmd:/no/such/program"]
)
def test_what_does_not_play_is_refused(text: str) -> None:
    """A class without `choose`, and a program that is not there."""
    with pytest.raises(ProtocolError):
        Contestant(text).identity()


def test_refusals_are_errors_of_this_package() -> None:
    """So that a command tells them in one line."""
    with pytest.raises(GermanWhistError, match="py:MODULE:CLASS"):
        Contestant("py:x").identity()
