"""The training run: reproducible, resumable, and able to learn."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from germanwhist import EngineError, RuleSet
from germanwhist.engine.strength import measure_strength

torch = pytest.importorskip("torch", reason="needs PyTorch, the extra `train`")

from germanwhist.training import Settings, Trainer  # noqa: E402 - only where PyTorch is

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.thorough

TINY = Settings(
    hands=200, hands_per_step=100, policy_units=(16, 16), critic_units=(16, 16), rows=512
)


def trained(settings: Settings) -> Trainer:
    """A trainer that has finished its run."""
    trainer = Trainer(settings, levels=8)
    while not trainer.is_done:
        trainer.step()
    return trainer


def test_one_seed_gives_one_result() -> None:
    """Two runs with the same settings end with the same weights, and another seed with others."""
    weights = trained(TINY).weights()
    assert trained(TINY).weights() == weights
    other = Settings(
        seed=2,
        hands=200,
        hands_per_step=100,
        policy_units=(16, 16),
        critic_units=(16, 16),
        rows=512,
    )
    assert trained(other).weights() != weights


def test_a_resumed_run_ends_as_one_that_never_stopped(tmp_path: Path) -> None:
    """A checkpoint holds everything the rest of the run depends on."""
    file = tmp_path / "run.checkpoint"
    stopped = Trainer(TINY, levels=8)
    stopped.step()
    stopped.save(file)
    resumed = Trainer.resume(file, levels=8)
    while not resumed.is_done:
        resumed.step()
    assert resumed.weights() == trained(TINY).weights()


def test_a_file_that_is_no_checkpoint_is_refused(tmp_path: Path) -> None:
    """The error names the file."""
    file = tmp_path / "run.checkpoint"
    file.write_text("not a checkpoint")
    with pytest.raises(EngineError, match=r"run\.checkpoint: not a checkpoint") as refusal:
        Trainer.resume(file)
    assert refusal.value.code == "bad_checkpoint"


def test_training_makes_a_stronger_player() -> None:
    """After two thousand hands the policy beats the one it began as, beyond doubt."""
    settings = Settings(
        hands=2000,
        hands_per_step=250,
        policy_units=(32, 32),
        critic_units=(32, 32),
        rows=512,
        learning_rate=(3e-3, 1e-3),
    )
    trainer = Trainer(settings, levels=8)
    before = trainer.networks()
    while not trainer.is_done:
        trainer.step()
    result = measure_strength((trainer.networks(), before), RuleSet(), deals=150, seed=5)
    assert result.mean > 4 * result.standard_error
