"""The example players, and programs that misbehave, in real matches."""

from __future__ import annotations

import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from germanwhist import RuleSet
from germanwhist.arena import Contestant, ForfeitKind, MatchPlan, Tally, TimeLimits, play_deals
from germanwhist.protocol import ExternalPlayer
from germanwhist.testing.conformance import check_player
from tests.protocol.programs import program

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
NODE = shutil.which("node")
COMPILER = shutil.which("cc")
COMPILED = "a program compiled from thrifty.c"
COMMANDS = [
    pytest.param((sys.executable, str(EXAMPLES / "careful.py")), id="python"),
    pytest.param(
        (NODE or "node", str(EXAMPLES / "picky.mjs")),
        id="node",
        marks=pytest.mark.skipif(NODE is None, reason="needs Node, which is not installed"),
    ),
    pytest.param(
        (COMPILED,),
        id="c",
        marks=pytest.mark.skipif(COMPILER is None, reason="needs a C compiler"),
    ),
]


@pytest.fixture
def command(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, ...]:
    """The command of an example, compiled before if it has to be."""
    words: tuple[str, ...] = request.param
    if words != (COMPILED,):
        return words
    program = tmp_path / "thrifty"
    warnings = ("-std=c99", "-Wall", "-Wextra", "-Werror", "-O2")
    asked = (COMPILER or "cc", *warnings, "-o", str(program), str(EXAMPLES / "thrifty.c"))
    subprocess.run(asked, check=True)  # noqa: S603 - our own example
    return (str(program),)


@pytest.mark.parametrize("command", COMMANDS, indirect=True)
def test_an_example_beats_the_random_player(command: tuple[str, ...]) -> None:
    """Clearly, without a fault, over four deals."""
    players = (Contestant(f"cmd:{shlex.join(command)}"), Contestant("random"))
    summary = Tally.of(play_deals(MatchPlan(players=players, seed=1), start=0, stop=4)).summary()
    assert summary.players[0].forfeits == dict.fromkeys(ForfeitKind, 0)
    assert summary.plain_margin.interval95 is not None
    assert summary.plain_margin.interval95[0] > 0


@pytest.mark.parametrize("command", COMMANDS, indirect=True)
def test_an_example_plays_by_any_rules(command: tuple[str, ...]) -> None:
    """Asked twice, and put into the middle of hands."""
    made: list[ExternalPlayer] = []

    def make() -> ExternalPlayer:
        made.append(ExternalPlayer(command))
        return made[-1]

    rules = RuleSet.parse("pack=28 trumps=none first_stage_follow=free")
    check_player(make, rule_sets=[rules], hands=1)
    for player in made:
        player.close()


@pytest.mark.parametrize("command", COMMANDS, indirect=True)
def test_an_example_stays_for_many_hands(command: tuple[str, ...]) -> None:
    """In version 2; and speaks version 1 with who knows no other."""
    with ExternalPlayer(command) as player:
        assert player.stays
    text = "germanwhist 1\nquit\n"
    told = subprocess.run(command, input=text, capture_output=True, text=True, check=True)  # noqa: S603
    assert told.stdout.splitlines()[-1] == "ready 1"


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        ("hello()\nwait_for('go')\nsys.exit('boom')", ForfeitKind.CRASH),
        ("sys.exit()", ForfeitKind.CRASH),
        ("hello()\nwhile True:\n    wait_for('go')\n    say('play 2C')", ForfeitKind.ILLEGAL),
        ("hello()\nwait_for('never')", ForfeitKind.TIME),
    ],
    ids=["dies", "does not start", "cheats", "sleeps"],
)
def test_a_program_that_misbehaves_loses_its_hands(
    tmp_path: Path, body: str, kind: ForfeitKind
) -> None:
    """All of them, and the match goes on to its end."""
    command = shlex.join(program(tmp_path, body))
    players = (Contestant("lowest"), Contestant(f"cmd:{command}"))
    plan = MatchPlan(
        players=players, limits=TimeLimits(play=0.5 if kind is ForfeitKind.TIME else 30)
    )
    summary = Tally.of(play_deals(plan, start=0, stop=2)).summary()
    assert summary.players[1].forfeits == dict.fromkeys(ForfeitKind, 0) | {kind: 4}
    assert summary.plain_margin.value == 6.5
