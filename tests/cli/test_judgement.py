"""`germanwhist judgement`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.cli.conftest import Run


def test_players_are_scored_on_the_shipped_set(run: Run) -> None:
    """A line each, or an object each."""
    outcome = run("judgement", "score", "random", "greedy")
    assert outcome.code == 0
    assert [line.split(":")[0] for line in outcome.out.splitlines()] == ["random", "greedy"]
    assert "of 120 plays as good as the best" in outcome.out
    form = json.loads(run("judgement", "score", "greedy", "--json").out)
    assert (form["player"], form["positions"]) == ("greedy", 120)
    assert f"greedy: {form['cost']:.3f} ±{form['standard_error']:.3f} points" in outcome.out


def test_a_set_is_built_and_used(run: Run) -> None:
    """The file is one of records, which verify."""
    assert run("judgement", "build", "set.gwr", "--count", "2", "--worlds", "20").code == 0
    assert run("verify", "set.gwr").out.startswith("2 hands read, no faults\n")
    outcome = run("judgement", "score", "lowest", "--positions", "set.gwr")
    assert "of 2 plays" in outcome.out


def test_bad_input_is_one_line(run: Run) -> None:
    """No such player, no such file, no positions, no such kind of file."""
    assert "no such player" in run("judgement", "score", "nobody").refused()
    assert "no.gwr" in run("judgement", "score", "random", "--positions", "no.gwr").refused()
    Path("empty.gwr").write_text("", encoding="utf-8")
    line = run("judgement", "score", "random", "--positions", "empty.gwr").refused()
    assert "found no positions" in line
    assert "found the ending" in run("judgement", "build", "set.txt").refused()
