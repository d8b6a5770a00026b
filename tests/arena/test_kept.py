"""Programs that stay for many hands."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING

import pytest

from germanwhist import ProtocolError, Seat
from germanwhist.arena import Contestant, MatchPlan, Tournament, play_block, play_deals, run_tasks
from tests.protocol.programs import program

if TYPE_CHECKING:
    from pathlib import Path

# Notes its process and every hand it is told of, and plays the first legal card.
NOTING = """
import json
wait_for("germanwhist")
say("name Noting")
say("option seed whole 0 0 2147483647")
say("option style text plain")
say("ready", VERSION)
log = open(HEARD, "a")
new = True
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "set":
        print(os.getpid(), "set", rest, file=log, flush=True)
    elif word == "newgame":
        print(os.getpid(), "newgame", file=log, flush=True)
    elif word == "hand":
        new = True
    elif word == "view":
        view = json.loads(rest)
        if new:
            holding = "".join(view["holding"])
            print(os.getpid(), "hand", holding, file=log, flush=True)
            new = False
    elif word == "go":
        if LIMIT and len(view["tricks"]) > 2:
            sys.exit("enough")
        say("play", view["legal"][0])
    elif word == "quit":
        break
"""


def noting(folder: Path, *, version: int = 2, fails: bool = False) -> tuple[str, Path]:
    """The text of a contestant, and the file of its notes."""
    heard = folder / "heard"
    head = f"VERSION = {version}\nLIMIT = {fails}\nHEARD = {str(heard)!r}\n"
    return f"cmd:{shlex.join(program(folder, head + NOTING))}", heard


def notes(heard: Path) -> dict[str, list[list[str]]]:
    """The notes of each process, in order."""
    found: dict[str, list[list[str]]] = {}
    for line in heard.read_text("utf-8").splitlines():
        pid, *words = line.split()
        found.setdefault(pid, []).append(words)
    return found


def test_a_program_stays_on_its_side_of_the_deals(tmp_path: Path) -> None:
    """Two processes for four deals: none sees a deal from both sides, and each is told of all."""
    text, heard = noting(tmp_path)
    plan = MatchPlan(players=(Contestant(text), Contestant("lowest")), seed=3)
    outcomes = play_deals(plan, start=0, stop=4)
    assert [hand.forfeit for outcome in outcomes for hand in outcome.hands] == [None] * 8
    first, second = notes(heard).values()
    for told in (first, second):
        assert [words[0] for words in told] == ["set", "hand", *["newgame", "set", "hand"] * 3]
    for told, seat in ((first, Seat.NORTH), (second, Seat.SOUTH)):
        deals = [outcome.hands[0].record.deal for outcome in outcomes]
        dealt = ["".join(map(str, deal.holding(seat))) for deal in deals]
        assert [words[1] for words in told if words[0] == "hand"] == dealt


def test_the_seed_of_each_hand_is_told(tmp_path: Path) -> None:
    """As it would be to a program that is started anew."""
    text, heard = noting(tmp_path)
    plan = MatchPlan(players=(Contestant(text), Contestant("lowest")), seed=3)
    play_deals(plan, start=0, stop=2)
    kept = [words[2] for told in notes(heard).values() for words in told if words[0] == "set"]
    heard.unlink()
    text, heard = noting(tmp_path, version=1)
    play_deals(plan, start=0, stop=2)
    anew = [words[2] for told in notes(heard).values() for words in told if words[0] == "set"]
    assert sorted(kept) == sorted(anew)
    assert len(notes(heard)) == 4


def test_who_fails_is_started_anew(tmp_path: Path) -> None:
    """Its next hand is played by another process."""
    text, heard = noting(tmp_path, fails=True)
    outcomes = play_deals(
        MatchPlan(players=(Contestant(text), Contestant("lowest"))), start=0, stop=2
    )
    forfeits = [hand.forfeit for outcome in outcomes for hand in outcome.hands]
    assert all(f is not None and "saying 'enough'" in f.detail for f in forfeits)
    assert len(notes(heard)) == 4


def test_a_program_serves_one_match_only(tmp_path: Path) -> None:
    """In a round robin the same cards come in every match; whoever stays sees them once."""
    text, heard = noting(tmp_path)
    players = (Contestant(text), Contestant("lowest"), Contestant("lowest"))
    blocks = Tournament(players=players, seed=1).blocks(2)
    for _ in run_tasks(play_block, blocks, workers=1):
        pass
    for told in notes(heard).values():
        holdings = [words[1] for words in told if words[0] == "hand"]
        assert len(set(holdings)) == len(holdings) == 2
    assert len(notes(heard)) == 4


def test_options_of_a_program_are_set(tmp_path: Path) -> None:
    """Those that it offers; any other is refused before anything is played."""
    text, heard = noting(tmp_path)
    plan = MatchPlan(players=(Contestant(f"{text} ?style=bold%20and free"), Contestant("lowest")))
    play_deals(plan, start=0, stop=1)
    assert ["set", "style", "bold", "and", "free"] in next(iter(notes(heard).values()))
    assert Contestant(f"{text} ?style=x").identity() == "Noting"
    for wrong in ("?speed=1", "?seed=-1"):
        with pytest.raises(ProtocolError, match=r"no such option|bad seed"):
            Contestant(f"{text} {wrong}").identity()
