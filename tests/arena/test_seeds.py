"""No player is told the hidden cards by a number."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pytest

from germanwhist import Deal, RuleSet, Seat
from germanwhist.arena import Contestant, DataPlan, MatchPlan, generate_hands, play_deals
from germanwhist.rules import SEED_LIMIT
from tests.arena.contestants import HERE, Highest

if TYPE_CHECKING:
    from collections.abc import Iterator

PLAYERS = (Contestant(f"{HERE}:Highest"), Contestant(f"{HERE}:Highest"))


@pytest.fixture
def seeds(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seeds that are given to players, in order."""
    given: list[int] = []

    def kept(self: Highest, *, seed: int) -> None:
        self.seed = seed
        given.append(seed)

    monkeypatch.setattr(Highest, "__init__", kept)
    return given


def read_out(seed: int, number: int) -> Iterator[tuple[object, ...]]:
    """The cards that a player might make of its seed: it, its parts, what stands beside it."""
    whole = {seed, seed >> 1, seed >> 40, seed >> 32, seed & (2**40 - 1), seed & (2**32 - 1)}
    whole |= {(seed >> 40 << 40) | (part >> 1) for part in (seed & (2**40 - 1), 2 * number)}
    for base, step in product(sorted(whole), range(-2, 3)):
        yield Deal.shuffled(base + step, pack=28).cards


@pytest.mark.parametrize("match_seed", [0, 1, 2**60])
def test_the_deal_cannot_be_read_out_of_a_seed(seeds: list[int], match_seed: int) -> None:
    """Neither in a match nor in generated hands; the seeds are in the range promised."""
    rules = RuleSet(pack=28)
    plan = MatchPlan(players=PLAYERS, ruleset=rules, seed=match_seed)
    play_deals(plan, start=3, stop=4)
    generate_hands(DataPlan(players=PLAYERS, ruleset=rules, seed=match_seed), start=3, stop=4)
    assert len(seeds) == 6
    for seed in seeds:
        assert 0 <= seed < SEED_LIMIT
        assert plan.deal(3).cards not in read_out(seed, 3)


def test_each_hand_and_player_has_a_seed_of_its_own() -> None:
    """So it does not tell that a deal is played for the second time, nor what the other draws."""
    plans = [MatchPlan(players=PLAYERS, seed=seed) for seed in (0, 1)]
    wanted = list(product(plans, range(20), Seat, (0, 1)))
    seeds = {
        plan.player_seed(number, first_seat=seat, place=place)
        for plan, number, seat, place in wanted
    }
    assert len(seeds) == len(wanted)


def test_seeds_and_deals_have_nothing_in_common() -> None:
    """Over 2,000 deals no bit of a seed goes with the rank of the first card.

    Independent bits agree in 1,000 of 2,000 deals with a standard deviation of 22; 31 bits stay
    within 5 of those.
    """
    plan = MatchPlan(players=PLAYERS, seed=1)
    deals = range(2000)
    seeds = [plan.player_seed(number, first_seat=Seat.NORTH, place=0) for number in deals]
    tops = [plan.deal(number).cards[0].index % 2 for number in deals]
    for bit in range(31):
        agreed = sum((seed >> bit) % 2 == top for seed, top in zip(seeds, tops, strict=True))
        assert abs(agreed - 1000) < 112
