"""A run in a folder, and the command that makes one."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner

from germanwhist.engine.networks import Networks, shipped_weights

torch = pytest.importorskip("torch", reason="needs PyTorch, the extra `train`")

from germanwhist.cli.train import command  # noqa: E402 - only where PyTorch is
from germanwhist.training import Point, Settings, open_run, run_training  # noqa: E402
from germanwhist.training.reading import read_perceptrons  # noqa: E402

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.thorough

TINY = Settings(
    hands=300, hands_per_step=100, policy_units=(16, 16), critic_units=(16, 16), rows=512
)


def test_a_run_leaves_weights_a_curve_and_a_checkpoint(tmp_path: Path) -> None:
    """Three steps with a point every two: two points, the second measured against the first."""
    trainer = open_run(tmp_path / "run", TINY, levels=8)
    news = list(run_training(trainer, tmp_path / "run", steps_between=2, deals=5))
    points = [entry for entry in news if isinstance(entry, Point)]
    curve = (tmp_path / "run" / "strength.jsonl").read_text(encoding="utf-8").splitlines()
    assert [json.loads(line)["hands"] for line in curve] == [point.hands for point in points]
    assert len(points) == 2
    assert points[0].against_before is None
    assert points[1].against_before is not None
    Networks.read(tmp_path / "run" / "stage_one.weights")


def test_the_command_goes_on_from_the_folders_checkpoint(tmp_path: Path) -> None:
    """A finished run has nothing left to do, whatever the options say."""
    trainer = open_run(tmp_path, TINY, levels=8)
    list(run_training(trainer, tmp_path, steps_between=3, deals=2))
    weights = (tmp_path / "stage_one.weights").read_bytes()
    result = CliRunner().invoke(command, [str(tmp_path), "--hands", "1000000"])
    assert (result.exit_code, result.output) == (0, "")
    assert (tmp_path / "stage_one.weights").read_bytes() == weights


def test_the_command_needs_a_sound_checkpoint(tmp_path: Path) -> None:
    """A damaged checkpoint is named, and not written over."""
    (tmp_path / "run.checkpoint").write_bytes(b"broken")
    result = CliRunner().invoke(command, [str(tmp_path)])
    assert "run.checkpoint" in str(result.exception)
    assert (tmp_path / "run.checkpoint").read_bytes() == b"broken"


def test_the_command_begins_with_the_weights_it_is_given(tmp_path: Path) -> None:
    """With steps too small to be seen, a run leaves what it began with; a response too."""
    options = ["--rules", "pack=8", "--hands", "64", "--hands-per-step", "64", "--deals", "4"]
    options += ["--correction", "1", "1"]
    still = ["--learning-rate", "1e-12", "1e-12"]
    first, second, third = (tmp_path / name for name in ("first", "second", "third"))
    result = CliRunner().invoke(command, [str(first), "--start", "shipped", *options])
    assert result.exit_code == 0, result.output
    learned = first / "stage_one.weights"
    assert learned.read_bytes() != shipped_weights()
    for folder, more in ((second, []), (third, ["--against", "policy"])):
        begun = [str(folder), "--start", str(learned), *options, *still, *more]
        assert CliRunner().invoke(command, begun).exit_code == 0
    assert (second / "stage_one.weights").read_bytes() == learned.read_bytes()
    policies = [
        read_perceptrons((folder / "stage_one.weights").read_bytes())[0]
        for folder in (first, third)
    ]
    fourth = [str(tmp_path / "fourth"), "--start", str(third / "stage_one.weights"), *options]
    assert CliRunner().invoke(command, fourth).exit_code == 0, "self-play, from a response"
    for one, other in zip(*(policy.parameters() for policy in policies), strict=True):
        assert torch.equal(one, other)


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--start", "nowhere.weights"], "nowhere.weights"),
        (["--start", "shipped", "--from-scratch", "--against", "policy"], "expected no --start"),
    ],
)
def test_weights_that_cannot_be_begun_with_are_refused(
    tmp_path: Path, options: list[str], told: str
) -> None:
    """The file is named, and nothing is left behind."""
    result = CliRunner().invoke(command, [str(tmp_path / "run"), *options])
    assert result.exit_code != 0
    assert told in result.stderr + str(result.exception)
    assert not (tmp_path / "run").exists()
