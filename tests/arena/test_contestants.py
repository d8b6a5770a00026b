"""Who may be named as a player."""

from __future__ import annotations

import pytest

from germanwhist import Deal, EngineError, GermanWhistError, Hand, ProtocolError, RuleSet, Seat
from germanwhist.arena import Contestant
from germanwhist.arena.contestant_options import parted
from tests.arena.contestants import ASKED, HERE, Highest, Keyed

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
        ("master?threads=2", "master@4?threads=2"),
        (f"{HERE}:Keyed?depth=3", f"{HERE}:Keyed?depth=3"),
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
        "greedy?speed=1",
        "mc:2?threads=x",
        "mc:2?threads",
        "mc:2?threads=1&threads=2",
        "mc:2?=1",
    ],
)
def test_unknown_players_are_refused(text: str) -> None:
    """Before anything is played."""
    with pytest.raises(EngineError, match=r"no such (player|level)"):
        Contestant(text).identity()


@pytest.mark.parametrize(
    "text",
    [f"{HERE}:NoPlayer", f"{HERE}:NoSeed", f"{HERE}:Keyed?x=1", "cmd:", "cmd:/no/such/program"],
)
def test_what_does_not_play_is_refused(text: str) -> None:
    """A class without `choose`, and a program that is not there."""
    with pytest.raises(ProtocolError):
        Contestant(text).identity()


def test_options_are_keywords_of_a_class() -> None:
    """Numbers, truths and texts; a percent sign stands for any character."""
    for text, given in (
        ("?depth=3", (3, "")),
        ("?depth=0.5&name=a%26b", (0.5, "a&b")),
        ("?name=true", (1, True)),
        ("?name=cool head", (1, "cool head")),
    ):
        player = Contestant(f"{HERE}:Keyed{text}").make(seed=7)
        assert isinstance(player, Keyed)
        assert (player.seed, player.given) == (7, given)


def test_options_are_keywords_of_a_function() -> None:
    """The same as for a class."""
    text = "fn:tests.arena.contestants:lowest_or_highest"
    low, high = (Contestant(t).make(seed=0).choose(VIEW) for t in (text, f"{text}?is_high=true"))
    assert low.rank < high.rank


def test_a_function_is_told_its_seed_and_where_a_hand_begins() -> None:
    """Each hand and seat has a memory of its own."""
    ASKED.clear()
    players = [Contestant("fn:tests.arena.contestants:remembering").make(seed=s) for s in (5, 6)]
    for player in (*players, *players):
        player.choose(VIEW)
    assert ASKED == [(5, True, 1), (6, True, 1), (5, False, 2), (6, False, 2)]


def test_a_command_may_have_question_marks() -> None:
    """Only a blank and a question mark before a name and a value begin options."""
    assert parted("cmd:./bot what?x=1 ?") == ("cmd:./bot what?x=1 ?", {})
    assert parted("cmd:./bot what? ?x=1") == ("cmd:./bot what?", {"x": "1"})


def test_refusals_are_errors_of_this_package() -> None:
    """So that a command tells them in one line."""
    with pytest.raises(GermanWhistError, match="py:MODULE:CLASS"):
        Contestant("py:x").identity()
