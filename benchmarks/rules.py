"""Whole random hands: played through the Python rules, and replayed by the kernel.

Both get the same deals and the same plays, one after the other on one core, so their figures
compare even on a busy machine; their counts of tricks must agree.
"""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import TYPE_CHECKING

from germanwhist import Deal, Hand, RuleSet, Seat
from germanwhist.engine import _kernel
from germanwhist.engine.conversion import kernel_rules

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["run"]


def run(*, hands: int = 3_000, seed: int = 1, rules: str = "standard") -> dict[str, float]:
    """Play so many hands both ways.

    Args:
        hands: how many hands.
        seed: of the deals and of the plays.
        rules: the rule set, as text.

    Returns:
        Hands a second through the Python rules, hands a second replayed by the kernel with every
        play checked, and hands a second that the kernel makes up and plays by itself.

    Raises:
        AssertionError: the two disagree about a hand.
    """
    ruleset = RuleSet.parse(rules)
    deals = [Deal.shuffled(seed + i, Seat(i % 2), pack=ruleset.pack) for i in range(hands)]
    rng = Random(seed)  # noqa: S311 - the plays of a benchmark are no secret

    begin = perf_counter()
    played = [_play_at_random(ruleset, deal, rng) for deal in deals]
    python_s = perf_counter() - begin

    as_numbers = [
        ([card.index for card in hand.deal.cards], hand.deal.dealer.value, _indices(hand))
        for hand in played
    ]
    in_kernel = kernel_rules(ruleset)
    begin = perf_counter()
    replayed = [_kernel.replay(in_kernel, *numbers)[-1].counted for numbers in as_numbers]
    replay_s = perf_counter() - begin
    _compare(played, replayed)

    simulated = 100 * hands
    begin = perf_counter()
    _kernel.simulate_random_hands(in_kernel, simulated, seed)
    simulation_s = perf_counter() - begin
    return {
        "python_hands_per_s": hands / python_s,
        "kernel_replays_per_s": hands / replay_s,
        "kernel_simulations_per_s": simulated / simulation_s,
    }


def _play_at_random(ruleset: RuleSet, deal: Deal, rng: Random) -> Hand:
    hand = Hand.start(ruleset, deal)
    while not hand.is_over:
        legal = tuple(hand.legal_plays())
        hand = hand.play(legal[int(rng.random() * len(legal))])
    return hand


def _indices(hand: Hand) -> list[int]:
    return [card.index for card in hand.plays]


def _compare(played: Sequence[Hand], replayed: Sequence[Sequence[int]]) -> None:
    for hand, counted in zip(played, replayed, strict=True):
        if hand.counted != tuple(counted):
            raise AssertionError(f"Python counts {hand.counted}, the kernel {counted}: {hand!r}")
