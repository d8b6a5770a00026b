"""A run in a folder, and the command that makes one."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner

from germanwhist.engine.networks import Networks

torch = pytest.importorskip("torch", reason="needs PyTorch, the extra `train`")

from germanwhist.cli.train import command  # noqa: E402 - only where PyTorch is
from germanwhist.training import Point, Settings, open_run, run_training  # noqa: E402

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
