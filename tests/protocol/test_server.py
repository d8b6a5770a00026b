"""Being an engine."""

from __future__ import annotations

import io
import re
import threading
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from germanwhist import Card, Deal, Hand, RuleSet, Seat, View
from germanwhist.players import make_player
from germanwhist.protocol import EngineOption, serve
from germanwhist.protocol.lines import view_line

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from germanwhist.players import Player

VIEW = Hand.start(RuleSet(), Deal.shuffled(1, Seat.NORTH)).view(Seat.SOUTH)
PAGE = Path(__file__).resolve().parents[2] / "docs" / "reference" / "protocol.md"
OPTIONS = (
    EngineOption("player", "text", "greedy"),
    EngineOption("seed", "whole", "0"),
    EngineOption("threads", "whole", "1"),
)


def made(values: Mapping[str, str]) -> Player:
    """The player that the options name."""
    return make_player(values["player"], seed=int(values["seed"]), threads=int(values["threads"]))


def said(*lines: str) -> list[str]:
    """What an engine says to these lines."""
    target = io.StringIO()
    source = io.StringIO("".join(f"{line}\n" for line in lines))
    serve("germanwhist greedy", made, options=OPTIONS, source=source, target=target)
    return target.getvalue().splitlines()


def test_the_transcript_of_the_specification_is_true() -> None:
    """Every line of the page, with the first view of a hand where it says VIEW."""
    (transcript,) = re.findall(
        r"```text\n(> germanwhist.*?)```", PAGE.read_text("utf-8"), re.DOTALL
    )
    lines = transcript.splitlines()
    read = [line[2:].replace("view VIEW", view_line(VIEW)) for line in lines if line[0] == ">"]
    assert said(*read) == [line[2:] for line in lines if line[0] == "<"]


def test_a_set_of_options_makes_another_player() -> None:
    """From the next answer on."""
    lines = said("hand south standard", view_line(VIEW), "set player lowest", "go")
    assert lines == [f"play {make_player('lowest').choose(VIEW)}"]


def test_a_player_that_advises_is_asked_for_advice() -> None:
    """A line for each legal card, then the best."""
    *advice, play = said("set player mc:4", "hand south standard", view_line(VIEW), "go advice")
    assert {line.split()[0] for line in advice} == {"advice"}
    assert sorted(line.split()[1] for line in advice) == sorted(map(str, VIEW.legal_plays()))
    assert play == f"play {make_player('mc:4').choose(VIEW)}"


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("germanwhist", "version 1"),
        ("germanwhist 0", "version 1"),
        ("set speed 1", "one of: player, seed, threads"),
        ("set seed x", "whole number"),
        ("set player nobody", "no such player: 'nobody'"),
        ("hand west standard", "'west'"),
        ("hand south pack=40", "pack"),
        ("match 1", "match NORTH SOUTH HANDS"),
        ("view {", "JSON"),
        ("view {}", "not a view"),
        ("go", "go without a view"),
        ("go seconds soon", "a number of seconds"),
        ("go seconds 0", "a number of seconds"),
        ("nonsense", "germanwhist, set, hand"),
    ],
)
def test_a_faulty_line_is_answered_with_an_error(line: str, expected: str) -> None:
    """And the engine goes on."""
    error, *rest = said(line, "hand south standard", view_line(VIEW), "go")
    assert error.startswith("error ")
    assert expected in error
    assert rest == [f"play {make_player('greedy').choose(VIEW)}"]


def test_empty_lines_and_stops_do_no_harm() -> None:
    """Nothing is under way."""
    assert said("", "stop", "  ") == []


class Patient:
    """Answers when it is cancelled."""

    def __init__(self) -> None:
        self.begun = threading.Event()
        self._cancelled = threading.Event()

    def choose(self, view: View) -> Card:
        """The lowest card, once it is cancelled."""
        self.begun.set()
        assert self._cancelled.wait(30)
        return view.legal_plays().lowest()

    def cancel(self) -> None:
        """Answer now."""
        self._cancelled.set()


@pytest.mark.parametrize("last", ["stop", "quit"])
def test_a_player_that_thinks_can_be_stopped(last: str) -> None:
    """While it thinks the engine listens; another player is made for the next card."""
    players: list[Patient] = []

    def make(_values: Mapping[str, str]) -> Patient:
        players.append(Patient())
        return players[-1]

    def lines() -> Iterator[str]:
        yield "hand south standard\n"
        yield view_line(VIEW) + "\n"
        for _ in range(2):
            yield "go\n"
            assert players[-1].begun.wait(30)
            yield last + "\n"

    target = io.StringIO()
    serve("patient", make, source=lines(), target=target)
    count = 2 if last == "stop" else 1
    assert target.getvalue().splitlines() == [f"play {VIEW.legal_plays().lowest()}"] * count
    assert len(players) == count


def test_a_limit_stops_a_player_that_thinks() -> None:
    """Before the time is over."""
    target = io.StringIO()
    source = io.StringIO(f"hand south standard\n{view_line(VIEW)}\ngo seconds 0.05\n")
    serve("patient", lambda _: Patient(), source=source, target=target)
    assert target.getvalue().startswith("play ")


def test_a_player_that_fails_is_told_of() -> None:
    """In one line."""

    class Failing:
        def choose(self, view: View) -> Card:
            raise RuntimeError(f"no idea\nabout {view.seat.label}")

    target = io.StringIO()
    source = io.StringIO(f"hand south standard\n{view_line(VIEW)}\ngo\n")
    serve("failing", lambda _: Failing(), source=source, target=target)
    assert target.getvalue() == "error RuntimeError: no idea about south\n"
