"""Being an engine."""

from __future__ import annotations

import io
import re
import threading
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from germanwhist import Card, Deal, Hand, RuleSet, Seat, View
from germanwhist.notation import view_schema
from germanwhist.players import make_player
from germanwhist.protocol import EngineOption, serve
from germanwhist.protocol.lines import view_line

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from germanwhist.players import Player

VIEW = Hand.start(RuleSet(), Deal.shuffled(1, Seat.NORTH)).view(Seat.SOUTH)
PAGE = Path(__file__).resolve().parents[2] / "docs" / "reference" / "protocol.md"
OPTIONS = (
    EngineOption(name="player", kind="text", default="greedy"),
    EngineOption(name="seed", kind="whole", default="0"),
    EngineOption(name="threads", kind="whole", default="1", least=1, most=256),
)


@pytest.fixture(autouse=True)
def has_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine cuts no answer short at the end of the input."""
    for name in ("_LAST_MOMENT", "_LAST_MOMENT_BEFORE_QUIT"):
        monkeypatch.setattr(f"germanwhist.protocol.server.{name}", 600.0)


def made(values: Mapping[str, str]) -> Player:
    """The player that the options name."""
    return make_player(values["player"], seed=int(values["seed"]), threads=int(values["threads"]))


def said(*lines: str) -> list[str]:
    """What an engine says to these lines."""
    target = io.StringIO()
    source = io.StringIO("".join(f"{line}\n" for line in lines))
    serve("germanwhist greedy", made, options=OPTIONS, source=source, target=target)
    return target.getvalue().splitlines()


def transcript() -> list[str]:
    """What is said in two hands of twelve cards, the engine sitting south against `lowest`."""
    lines = ["germanwhist 2", "set player greedy"]
    for number in (1, 2):
        lines += ["newgame"] if number > 1 else []
        lines += [f"set seed {number}", "hand south pack=12"]
        hand = Hand.start(RuleSet.parse("pack=12"), Deal.shuffled(number, Seat.NORTH, pack=12))
        while (seat := hand.to_play) is not None:
            if seat is Seat.SOUTH:
                lines += [view_line(hand.view(seat)), "go seconds 1"]
            player = make_player("greedy" if seat is Seat.SOUTH else "lowest")
            hand = hand.play(player.choose(hand.view(seat)))
    told: list[str] = []
    answers = said(*lines, "play 2D", "quit")
    for line in (*lines, "play 2D", "quit"):
        told.append(f"> {line}")
        count = 5 if line.startswith("germanwhist") else line[:2] in ("go", "pl")
        told += [f"< {answer}" for answer in answers[:count]]
        del answers[:count]
    return told


def test_the_transcript_of_the_specification_is_true() -> None:
    """Every line of the page; when it changes, put `transcript()` there."""
    (shown,) = re.findall(r"```text\n(> germanwhist.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert transcript() == shown.splitlines()


def test_the_page_names_every_option_of_the_rules() -> None:
    """With its values: whoever reads nothing else can play by them."""
    page = PAGE.read_text("utf-8")
    for name, value in RuleSet().options().items():
        assert re.search(rf"^\| `{name}` \|.*`{value}`", page, re.MULTILINE), name


def test_the_page_names_every_member_of_a_view() -> None:
    """Of the views and of what is in them."""
    page = PAGE.read_text("utf-8")
    for form in view_schema()["$defs"].values():
        assert [name for name in form["properties"] if f"`{name}`" not in page] == []


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
        ("germanwhist", "whole number from 1"),
        ("germanwhist 0", "whole number from 1"),
        ("germanwhist ²", "whole number from 1"),
        ("germanwhist " + "9" * 5000, "whole number from 1"),
        ("set speed 1", "one of: player, seed, threads"),
        ("set seed x", "whole number"),
        ("set seed -1", "whole number from 0 to 2147483647"),
        ("set seed 2147483648", "whole number from 0 to 2147483647"),
        ("set seed " + "9" * 5000, "whole number"),
        ("set threads 0", "whole number from 1 to 256"),
        ("set threads 257", "whole number from 1 to 256"),
        ("set player nobody", "no such player: 'nobody'"),
        ("hand west standard", "'west'"),
        ("hand south pack=40", "pack"),
        ("match 1", "match NORTH SOUTH HANDS"),
        ("match 1 " + "9" * 5000 + " 1", "whole number from 0"),
        ("match 1 ٣ 1", "whole number from 0"),
        ("hand south stake=" + "9" * 5000, "stake"),
        ("view {", "JSON"),
        ("view {}", "not a view"),
        ("view " + "[" * 20000, "JSON"),
        ("view " + "9" * 5000, "view"),
        ("go", "go without a view"),
        ("go seconds soon", "a number of seconds"),
        ("go seconds 0", "a number of seconds"),
        ("go seconds nan", "a number of seconds"),
        ("go seconds " + "9" * 5000, "a number of seconds"),
        ("nonsense", "germanwhist, set, newgame, hand"),
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


@pytest.mark.parametrize("seconds", ["99999999999", "1e300", "0.0000001"])
def test_any_time_is_a_time(seconds: str) -> None:
    """However long or short, a card comes."""
    assert said("hand south standard", view_line(VIEW), f"go seconds {seconds}") == [
        f"play {make_player('greedy').choose(VIEW)}"
    ]


def test_an_older_referee_is_spoken_to_in_its_version() -> None:
    """Without what is new: the ranges of numbers."""
    assert said("germanwhist 1") == [
        "name germanwhist greedy",
        "option player text greedy",
        "option seed whole 0",
        "option threads whole 1",
        "ready 1",
    ]
    assert said("germanwhist 99")[-2:] == ["option threads whole 1 1 256", "ready 2"]


def test_a_new_game_makes_a_new_player() -> None:
    """And forgets the view."""
    made_players: list[Player] = []

    def make(_values: Mapping[str, str]) -> Player:
        made_players.append(make_player("greedy"))
        return made_players[-1]

    hand = f"hand south standard\n{view_line(VIEW)}\ngo\ngo\n"
    target = io.StringIO()
    source = io.StringIO(f"{hand}newgame\ngo\n{hand}quit\n")
    serve("greedy", make, source=source, target=target)
    first, again, fault, *rest = target.getvalue().splitlines()
    assert first == again == rest[0] == rest[1]
    assert fault.startswith("error go without a view")
    assert len(made_players) == 2


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


@pytest.mark.parametrize("last", ["stop", "quit", "view {}\nstop", "set seed 1\nquit", None])
def test_a_player_that_thinks_can_be_stopped(
    last: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While it thinks the engine listens, also behind other lines and to the input's end."""
    monkeypatch.setattr("germanwhist.protocol.server._LAST_MOMENT", 0.01)
    monkeypatch.setattr("germanwhist.protocol.server._LAST_MOMENT_BEFORE_QUIT", 0.01)
    players: list[Patient] = []

    def make(_values: Mapping[str, str]) -> Patient:
        players.append(Patient())
        return players[-1]

    def lines() -> Iterator[str]:
        yield "hand south standard\n"
        yield view_line(VIEW) + "\n"
        yield "go\n"
        while not (players and players[-1].begun.wait(0.01)):
            pass
        if last is not None:
            yield from (f"{line}\n" for line in last.split("\n"))

    target = io.StringIO()
    serve("patient", make, source=lines(), target=target)
    first, *rest = target.getvalue().splitlines()
    assert first == f"play {VIEW.legal_plays().lowest()}"
    assert all(line.startswith("error") for line in rest)


def test_whoever_was_stopped_is_not_asked_again() -> None:
    """Another player is made for the next card, and nobody stops it."""
    players: list[Patient] = []
    answered = threading.Event()

    class Target(io.StringIO):
        def write(self, text: str) -> int:
            answered.set()
            return super().write(text)

    def make(_values: Mapping[str, str]) -> Patient:
        players.append(Patient())
        return players[-1]

    def lines() -> Iterator[str]:
        yield "hand south standard\n"
        yield view_line(VIEW) + "\n"
        for number in (1, 2):
            yield "go\n"
            while not (len(players) == number and players[-1].begun.wait(0.01)):
                pass
            answered.clear()
            yield "stop\n"
            assert answered.wait(30)

    target = Target()
    serve("patient", make, source=lines(), target=target)
    assert target.getvalue().splitlines() == [f"play {VIEW.legal_plays().lowest()}"] * 2
    assert len(players) == 2


def test_a_question_that_waits_can_be_stopped_too() -> None:
    """Stopped before it is begun, it is answered at once when its turn comes."""
    target = io.StringIO()
    source = io.StringIO(f"hand south standard\n{view_line(VIEW)}\ngo\ngo\nstop\nquit\n")
    serve("patient", lambda _: Patient(), source=source, target=target)
    assert target.getvalue().splitlines() == [f"play {VIEW.legal_plays().lowest()}"] * 2


def test_what_the_source_raises_is_raised() -> None:
    """Whoever serves must hear of it."""

    def lines() -> Iterator[str]:
        yield "germanwhist 2\n"
        raise ConnectionResetError("gone")

    with pytest.raises(ConnectionResetError, match="gone"):
        serve("greedy", made, source=lines(), target=io.StringIO())


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
