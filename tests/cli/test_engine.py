"""`germanwhist engine`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from germanwhist import Deal, Hand, RuleSet, Seat
from germanwhist.players import make_player
from germanwhist.protocol.lines import view_line

if TYPE_CHECKING:
    from tests.cli.conftest import Run

VIEW = Hand.start(RuleSet(), Deal.shuffled(1, Seat.NORTH)).view(Seat.SOUTH)


@pytest.fixture(autouse=True)
def has_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine cuts no answer short at the end of the input."""
    for name in ("_LAST_MOMENT", "_LAST_MOMENT_BEFORE_QUIT"):
        monkeypatch.setattr(f"germanwhist.protocol.server.{name}", 600.0)


@pytest.mark.parametrize(
    ("arguments", "name"),
    [((), "level:master"), (("--level", "casual"), "level:casual"), (("--player", "mc:2"), "mc:2")],
)
def test_the_engine_plays_as_it_was_asked(run: Run, arguments: tuple[str, ...], name: str) -> None:
    """It names the player, and answers with its card."""
    text = f"germanwhist 1\nhand south standard\n{view_line(VIEW)}\ngo\n"
    outcome = run("engine", *arguments, "--seed", 3, "--threads", 2, text=text)
    assert outcome.code == 0
    assert outcome.out.splitlines() == [
        f"name germanwhist {name}",
        f"option player text {name}",
        "option seed whole 3",
        "option threads whole 2",
        "ready 1",
        f"play {make_player(name, seed=3).choose(VIEW)}",
    ]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--level", "nobody"), "no such level"),
        (("--player", "nobody"), "no such player"),
        (("--player", "mc:2", "--level", "master"), "exclude each other"),
    ],
)
def test_an_unknown_player_is_refused(run: Run, arguments: tuple[str, ...], said: str) -> None:
    """In one line."""
    assert said in run("engine", *arguments).refused()
