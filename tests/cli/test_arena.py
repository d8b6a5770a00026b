"""`germanwhist arena`."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from germanwhist import Verifier, load_records
from tests.arena.contestants import HERE, Interrupting

if TYPE_CHECKING:
    from tests.cli.conftest import Run


TIMES = {"seconds", "seconds99", "longest", "processor", "hand", "longest_hand"}


def without_times(value: Any) -> Any:
    """A report without what the clock decides."""
    if isinstance(value, dict):
        return {key: without_times(item) for key, item in value.items() if key not in TIMES}
    return [without_times(item) for item in value] if isinstance(value, list) else value


def test_a_match_is_told_from_the_side_of_the_first(run: Run) -> None:
    """The names that scripts rely on, and what is needed to repeat it."""
    value = json.loads(
        run(
            "arena", "greedy", "level:novice", "--deals", 3, "--json", "--workers", 1, "--seed", 0
        ).out
    )
    assert value["deals"] == 3
    assert value["hands"] == 6
    low, high = value["interval95"]
    assert low < value["margin"] < high
    assert high - low == pytest.approx(2 * 4.302653 * value["standard_error"])  # t, three deals
    assert set(value["plain"]) == {"margin", "standard_error", "interval95"}
    assert [player["name"] for player in value["players"]] == ["greedy", "novice@1"]
    assert value["players"][0]["forfeits"] == {"illegal": 0, "crash": 0, "time": 0}
    assert sum(player["wins"] for player in value["players"]) + value["draws"] == 6
    assert (value["rules"], value["seed"], value["seconds"]) == ("standard", 0, None)
    assert set(value["versions"]) == {"germanwhist", "python"}


def test_a_match_is_told_in_words(run: Run) -> None:
    """Who, how far ahead, and what went wrong."""
    lines = run(
        "arena", "lowest", f"{HERE}:Crashing", "--deals", 2, "--workers", 1
    ).out.splitlines()
    assert lines[0].startswith(f"lowest against {HERE}:Crashing, rules standard, 2 deals")
    assert lines[2].startswith("margin         +6.500")
    row = next(line.split() for line in lines if line.startswith(f"{HERE}:Crashing "))
    assert (row[:3], row[-1]) == ([f"{HERE}:Crashing", "0", "0"], "4")
    who = f"{HERE}:Crashing against lowest: "
    assert lines[-2] == (
        f"{who}it played no hand to its end, so this says nothing of how well it plays"
    )
    assert re.fullmatch(
        re.escape(f"{who}failed in 4 hands (first in deal 0, play ")
        + r"[34]\): RuntimeError: no idea",
        lines[-1],
    )


def test_more_than_two_play_a_round_robin(run: Run) -> None:
    """Ratings, and a match for each pair."""
    value = json.loads(
        run("arena", "greedy", "random", "lowest", "--deals", 2, "--json", "--workers", 1).out
    )
    assert [player["player"] for player in value["players"]] == ["greedy", "random", "lowest"]
    assert sum(player["rating"] for player in value["players"]) == pytest.approx(0)
    assert all(player["standard_error"] >= 0 for player in value["players"])
    assert [[p["player"] for p in match["players"]] for match in value["matches"]] == [
        ["greedy", "random"],
        ["greedy", "lowest"],
        ["random", "lowest"],
    ]


def test_a_table_has_the_best_on_top(run: Run) -> None:
    """The margins against each other stand beside the ratings and the time of a play."""
    lines = run(
        "arena", "random", "greedy", "lowest", "--deals", 4, "--workers", 1
    ).out.splitlines()
    assert lines[2].split()[:6] == ["rating", "95", "%", "ms", "a", "play"]
    assert lines[3].startswith("1 greedy")
    assert all(0 < float(line.split()[4]) < 1_000 for line in lines[3:6])


def test_a_table_names_forfeits(run: Run) -> None:
    """Below the table, with whom they happened."""
    out = run("arena", "lowest", "eager", f"{HERE}:Cheating", "--deals", 1, "--workers", 1).out
    assert f"{HERE}:Cheating against lowest: played an illegal card in 2 hands" in out


def test_why_a_player_forfeits_is_told_as_data(run: Run) -> None:
    """What it did, how often, and where first; without a fault there is nothing."""
    asked = ("arena", "lowest", f"{HERE}:Crashing", "--deals", 2, "--json", "--workers", 1)
    lowest, crashing = json.loads(run(*asked).out)["players"]
    assert lowest["reasons"] == []
    (reason,) = crashing["reasons"]
    assert reason["play"] in (3, 4)
    del reason["play"]
    assert reason == {"kind": "crash", "hands": 4, "detail": "RuntimeError: no idea", "deal": 0}


def test_the_seed_decides(run: Run) -> None:
    """The same once more, and another result for another seed; with players that draw."""
    asked = ("arena", "random", "mc:2", "--deals", 3, "--json", "--workers", 1)
    same, again, other = (json.loads(run(*asked, "--seed", seed).out) for seed in (9, 9, 8))
    assert without_times(same) == without_times(again)
    assert same["plain"] != other["plain"]


def test_without_a_seed_the_deals_are_new(run: Run) -> None:
    """Nobody can guess them; the report names the seed, which gives them again."""
    asked = ("arena", "greedy", "random", "--deals", 1, "--json", "--workers", 1)
    seeds = [json.loads(run(*asked, "--records", name).out)["seed"] for name in ("a.gwr", "b.gwr")]
    assert seeds[0] != seeds[1]
    run(*asked, "--records", "c.gwr", "--seed", seeds[0])
    first, other, again = (Path(name).read_text("utf-8") for name in ("a.gwr", "b.gwr", "c.gwr"))
    assert first == again != other


def test_every_hand_is_kept(run: Run) -> None:
    """In order, with names, and sound; a forfeited hand is a resigned one."""
    run(
        "arena",
        "lowest",
        f"{HERE}:Cheating",
        "--deals",
        2,
        "--records",
        "hands.gwr",
        "--workers",
        1,
    )
    records = list(load_records(Path("hands.gwr")))
    assert [record.north for record in records] == ["lowest", f"{HERE}:Cheating"] * 2
    verifier = Verifier()
    assert [fault for record in records for fault in verifier.check(record)] == []


def test_a_match_goes_on_where_it_was_left(run: Run) -> None:
    """Two deals and then four are the same as four at once; so are their records."""
    asked = ("arena", "random", "greedy", "--json", "--workers", 1)
    run(*asked, "--deals", 3, "--resume", "match.journal", "--seed", 6)
    before = Path("match.journal").read_bytes()
    parts = run(*asked, "--deals", 5, "--resume", "match.journal", "--records", "parts.gwr").out
    whole = run(*asked, "--deals", 5, "--records", "whole.gwr", "--seed", 6).out
    assert Path("match.journal").read_bytes().startswith(before)
    assert without_times(json.loads(parts)) == without_times(json.loads(whole))
    assert Path("parts.gwr").read_text("utf-8") == Path("whole.gwr").read_text("utf-8")


def test_fewer_deals_than_were_played_are_counted_as_asked(run: Run) -> None:
    """The others stay in the file."""
    asked = ("arena", "random", "greedy", "--json", "--workers", 1, "--resume", "match.journal")
    run(*asked, "--deals", 4)
    assert json.loads(run(*asked, "--deals", 2).out)["deals"] == 2
    assert json.loads(run(*asked, "--deals", 4).out)["deals"] == 4


def test_ctrl_c_keeps_what_is_done(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """The two deals before it are told, kept, and not played again."""
    monkeypatch.setattr(Interrupting, "left", 4)
    asked = ("arena", "lowest", f"{HERE}:Interrupting", "--json", "--workers", 1)
    kept = ("--resume", "match.journal", "--records", "hands.gwr")
    outcome = run(*asked, *kept, "--deals", 50)
    assert outcome.code == 130
    assert json.loads(outcome.out)["deals"] == 2
    assert len(list(load_records(Path("hands.gwr")))) == 4
    again = run(*asked, *kept, "--deals", 2)
    assert again.code == 0
    assert without_times(json.loads(again.out)) == without_times(json.loads(outcome.out))


@pytest.mark.thorough
def test_a_clear_match_is_short(run: Run) -> None:
    """It stops when it is decided, and says so."""
    asked = ("arena", "greedy", "random", "--deals", 200, "--seed", 1, "--until-significant")
    value = json.loads(run(*asked, "--json").out)
    assert value["deals"] < 100
    assert value["sequential"]["decided"] is True
    assert value["sequential"]["interval95"][0] > 0
    assert "greedy is better" in run(*asked).out


def test_a_match_ends_when_a_hypothesis_is_believed(run: Run) -> None:
    """It is named, with what was asked."""
    asked = ("arena", "greedy", "random", "--deals", 300, "--seed", 1, "--workers", 1)
    value = json.loads(run(*asked, "--test", "0,1", "--beta", 0.1, "--json").out)
    assert value["test"] == {"h0": 0.0, "h1": 1.0, "alpha": 0.05, "beta": 0.1, "verdict": "H1"}
    assert value["deals"] < 60
    assert value["elo"]["interval95"][0] > 0
    out = run(*asked, "--test", "4,5").out
    assert "H0 is believed: the plain margin is at most 4 (H0 4, H1 5, alpha 0.05" in out
    assert "not decided" in run(*asked[:3], "--deals", 1, "--test", "0,1", "--workers", 1).out


def test_deals_come_from_a_file(run: Run) -> None:
    """In its order, each played twice; not more than there are."""
    for name in ("deals.gwr", "deals.jsonl"):
        form = ("--json",) if name.endswith("l") else ()
        Path(name).write_text(run("deal", "--count", 3, "--seed", 5, *form).out, encoding="utf-8")
        asked = ("arena", "lowest", "eager", "--deals-from", name, "--workers", 1)
        value = json.loads(run(*asked, "--json", "--records", "hands.gwr").out)
        assert (value["deals"], value["given"]) == (3, 3)
        played = [record.deal for record in load_records(Path("hands.gwr"))]
        deals = [record.deal for record in load_records(Path(name))]
        assert played == [deal for deal in deals for _ in "12"]
        assert json.loads(run(*asked, "--deals", 2, "--json").out)["deals"] == 2
        assert f"{name}: 3 deals (expected 4 or more)" in run(*asked, "--deals", 4).refused()
    before = ("arena", "lowest", "eager", "--deals-from")
    assert "28, as the rules say" in run(*before, "deals.gwr", "--rules", "pack=28").refused()
    assert "nothing.gwr: no such file" in run(*before, "nothing.gwr").refused()
    Path("empty.gwr").touch()
    assert "empty.gwr: 0 deals (expected one or more)" in run(*before, "empty.gwr").refused()


def test_equals_are_not_decided(run: Run) -> None:
    """All deals are played."""
    outcome = run("arena", "lowest", "lowest", "--deals", 5, "--until-significant", "--workers", 1)
    assert "not decided" in outcome.out


def test_a_time_limit_is_kept(run: Run) -> None:
    """Who never answers loses, and the match ends."""
    asked = ("arena", "lowest", f"{HERE}:Endless", "--deals", 1, "--workers", 1, "--json")
    value = json.loads(run(*asked, "--seconds", 0.05, "--clock", "processor").out)
    assert value["players"][1]["forfeits"]["time"] == 2
    assert value["margin"] == 6.5


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("greedy",), "one player: 'greedy'"),
        (("greedy", "nobody"), "no such player: 'nobody'"),
        (("greedy", "cmd:/no/such/program"), "cannot start '/no/such/program'"),
        (("greedy", "random", "--rules", "nope"), "no such preset"),
        (("greedy", "random", "--records", "hands.txt"), "'.txt'"),
        (("greedy", "random", "lowest", "--until-significant"), "two players"),
        (("greedy", "random", "lowest", "--test", "0,1"), "two players"),
        (("greedy", "random", "--until-significant", "--test", "0,1"), "exclude each other"),
        (("greedy", "random", "--test", "0"), "'0' (expected two margins such as 0,0.3)"),
        (("greedy", "random", "--test", "1,0"), "bad hypotheses: 1 and 0"),
        (("greedy", "random", "--test", "0,7"), "between -6.5 and 6.5"),
        (("greedy", "random", "--test", "0,nan"), "bad hypotheses"),
        (("greedy", "random", "--test", "0,1", "--alpha", "0.5"), "bad alpha: 0.5"),
        (("greedy", "random", "--alpha", "0.1"), "--test H0,H1"),
        (("greedy", "random", "--seconds", "0"), "0"),
        (("greedy", "random", "--seconds", "inf"), "'inf' is no time"),
        (("greedy", "random", "--hand-seconds", "nan"), "'nan' is no time"),
        (("greedy", "random", "--deals", "0"), "0"),
        (("greedy", "random", "--cluster", "other"), "no such cluster: 'other'"),
        (("greedy", "random", "--cluster", "ray", "--workers", "2"), "exclude each other"),
    ],
)
def test_what_cannot_be_played_is_refused(run: Run, arguments: tuple[str, ...], said: str) -> None:
    """In one line, before anything is played."""
    assert said in run("arena", *arguments).refused()


def test_without_ray_the_extra_is_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """In one line."""
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    assert "germanwhist[ray]" in run("arena", "lowest", "eager", "--cluster", "ray").refused()


def test_the_file_of_another_match_is_refused(run: Run) -> None:
    """It would mix two results."""
    asked = ("arena", "lowest", "eager", "--resume", "match.journal", "--workers", 1)
    run(*asked, "--deals", 1, "--seed", 0)
    refused = run(*asked, "--seed", 1).refused()
    assert "match.journal: a match with seed 0 (expected 1)" in refused
