"""Trained best responses: they win of a victim with a fault what can be won, and no more."""

from __future__ import annotations

from dataclasses import replace
from io import StringIO
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner

from germanwhist import EngineError, RuleSet
from germanwhist.arena import Contestant
from germanwhist.arena.recorded import recorded_hands, rows_of
from germanwhist.engine.exact_response import exact_response
from germanwhist.engine.networks import Networks, shipped_weights
from germanwhist.engine.self_play import CRITIC_INPUTS, POLICY_INPUTS
from germanwhist.engine.strength import measure_strength
from germanwhist.notation import write_json_records
from tests import needs

torch = pytest.importorskip("torch", reason="needs PyTorch, the extra `train`")

from germanwhist.cli.train import command  # noqa: E402 - only where PyTorch is
from germanwhist.training import (  # noqa: E402
    Settings,
    Trainer,
    imitate,
    response_result,
    weights_bytes,
)
from germanwhist.training.networks import Perceptron  # noqa: E402
from germanwhist.training.reading import read_perceptrons  # noqa: E402

if TYPE_CHECKING:
    from pathlib import Path

SMALL = Settings(
    hands=600,
    hands_per_step=200,
    policy_units=(16, 16),
    critic_units=(16, 16),
    rows=512,
    rules="pack=8",
    victim="planted",
)


def plays_by_rank(sign: int) -> bytes:
    """The weights of a player that plays its highest card, or with sign -1 its lowest, always."""
    policy = Perceptron((POLICY_INPUTS, 16, 16, 52))
    with torch.no_grad():
        for layer in policy.linear_layers():
            layer.weight.zero_()
            layer.bias.zero_()
        policy.layers[-1].bias.copy_(torch.tensor([sign * float(i % 13) for i in range(52)]))
    return weights_bytes(policy, Perceptron((CRITIC_INPUTS, 16, 16, 1)))


@pytest.mark.thorough
@pytest.mark.parametrize("sign", [1, -1])
def test_a_response_wins_what_the_exact_best_response_wins(sign: int) -> None:
    """With eight cards that is known: a bound that no response can pass, and a good one nears."""
    exact = exact_response(Networks(plays_by_rank(sign)), RuleSet(pack=8))
    settings = Settings(
        hands=50_000,
        hands_per_step=1000,
        policy_units=(32, 32),
        critic_units=(32, 32),
        rows=512,
        learning_rate=(3e-3, 3e-4),
        average=0.99,
        rules="pack=8",
        victim="planted",
    )
    trainer = Trainer(settings, levels=2, victim=plays_by_rank(sign))
    while not trainer.is_done:
        trainer.step()
    gain, error = response_result(trainer, deals=4000)
    assert 0.85 * exact < gain < exact + 3 * error


@pytest.mark.thorough
def test_exact_gains_are_those_of_the_tree() -> None:
    """OpenSpiel's best responses in the game with eight cards, written out in full."""
    pyspiel = needs.library("pyspiel", extra="openspiel")
    from benchmarks.equilibrium import RULES, Tree, choices_of, deals_of  # noqa: PLC0415
    from germanwhist.engine import PolicyPlayer  # noqa: PLC0415

    tree = Tree.of(deals_of(RULES))
    game = pyspiel.load_efg_game(tree.text)
    for weights in (plays_by_rank(1), plays_by_rank(-1), shipped_weights()):
        networks = Networks(weights)
        choices = choices_of(tree, game, PolicyPlayer(networks))
        found = pyspiel.nash_conv(game, pyspiel.TabularPolicy(choices)) / 4
        assert exact_response(networks, RULES) == pytest.approx(found, abs=1e-9)


@pytest.mark.parametrize("is_sampled", [False, True])
def test_one_seed_gives_one_response_however_often_it_is_stopped(
    tmp_path: Path, *, is_sampled: bool
) -> None:
    """A checkpoint holds the victim too; another seed gives another response."""
    settings = replace(SMALL, is_sampled=is_sampled)
    whole = Trainer(settings, levels=2, victim=plays_by_rank(1))
    while not whole.is_done:
        whole.step()
    stopped = Trainer(settings, levels=2, victim=plays_by_rank(1))
    stopped.step()
    stopped.save(tmp_path / "run.checkpoint")
    resumed = Trainer.resume(tmp_path / "run.checkpoint", levels=2)
    while not resumed.is_done:
        resumed.step()
    assert resumed.weights() == whole.weights()


def test_a_response_begins_as_the_network_it_is_given() -> None:
    """The shipped weights come through PyTorch unchanged, and win nothing of themselves."""
    shipped = shipped_weights()
    assert weights_bytes(*read_perceptrons(shipped)) == shipped
    settings = Settings(rules="standard", victim="policy")
    trainer = Trainer(settings, levels=6, victim=shipped, start=shipped)
    assert trainer.settings.policy_units == (384, 256)
    same = (trainer.networks(), Networks(shipped))
    result = measure_strength(same, RuleSet(), deals=20, seed=1)
    assert (result.mean, result.standard_error) == (0, 0)


def test_recorded_plays_are_imitated() -> None:
    """Of a player that always plays its lowest card, a network soon learns to do so."""
    ruleset = RuleSet(pack=28)
    hands = recorded_hands(Contestant("lowest"), ruleset, seed=1, start=0, stop=60)
    rows = [row for hand in hands for row in rows_of(hand)]
    found = imitate(rows, start=shipped_weights(), seed=1)
    assert found.before < 0.6
    assert found.agreement > found.before + 0.2


@pytest.mark.thorough
def test_the_command_trains_against_a_player_of_the_arena(tmp_path: Path) -> None:
    """It records, imitates, learns and tells what it wins; the arena plays what it leaves.

    The hands recorded are the same for any number of processes, and however often it was stopped.
    """
    options = ["--against", "greedy", "--rules", "pack=8", "--recorded", "30", "--hands", "2048"]
    result = CliRunner().invoke(command, [str(tmp_path), *options, "--deals", "50"])
    assert result.exit_code == 0, result.output
    assert "greedy imitated from" in result.stderr
    assert "tricks a hand" in result.stdout
    recorded = (tmp_path / "recorded.jsonl").read_text(encoding="utf-8")
    alone = recorded_hands(Contestant("greedy"), RuleSet(pack=8), seed=1, start=0, stop=30)
    whole = StringIO()
    write_json_records(alone, whole)
    assert recorded == whole.getvalue()
    for weights, worlds, kind in (
        ("stage_one", "", "PolicyPlayer"),
        ("imitation", "", "PolicyPlayer"),
        ("imitation", "?worlds=20", "SearchPlayer"),
    ):
        player = Contestant(f"trained:{tmp_path}/{weights}.weights{worlds}").make(seed=1)
        assert player.__class__.__name__ == kind
    again = tmp_path / "again"
    again.mkdir()
    (again / "recorded.jsonl").write_text(recorded[: len(recorded) // 2], encoding="utf-8")
    result = CliRunner().invoke(command, [str(again), *options, "--deals", "50", "--workers", "1"])
    assert result.exit_code == 0, result.output
    assert (again / "recorded.jsonl").read_text(encoding="utf-8") == recorded
    assert (again / "imitation.weights").read_bytes() == (
        tmp_path / "imitation.weights"
    ).read_bytes()


def test_options_of_a_response_need_a_player_to_beat(tmp_path: Path) -> None:
    """And the player has to be there."""
    lone = CliRunner().invoke(command, [str(tmp_path), "--from-scratch"])
    assert (lone.exit_code, "need --against" in lone.stderr) == (2, True)
    nobody = CliRunner().invoke(command, [str(tmp_path), "--against", "nobody"])
    assert (nobody.exit_code, "nobody" in nobody.stderr) == (2, True)


def test_exact_responses_are_for_small_packs() -> None:
    """Others are refused; greedy play is worth what the page on the equilibrium says."""
    assert exact_response(None, RuleSet(pack=8)) == pytest.approx(0.0625, abs=1e-3)
    for text in ("pack=16", "pack=8 objective=by_colour"):
        with pytest.raises(EngineError, match="expected at most 12, and one objective"):
            exact_response(None, RuleSet.parse(text))
