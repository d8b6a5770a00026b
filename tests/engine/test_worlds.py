"""Worlds: exactly the layouts that fit a view, each as likely as the others."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations
from random import Random
from typing import TYPE_CHECKING

import pytest

from germanwhist import (
    Card,
    CardSet,
    Deal,
    EngineError,
    Hand,
    IllegalPlayError,
    Objective,
    RuleSet,
    Seat,
)
from germanwhist.engine import SolvedTables, Worlds, _kernel, default_networks
from germanwhist.engine.conversion import kernel_rules
from germanwhist.engine.seat_view import kernel_payoff

if TYPE_CHECKING:
    from collections.abc import Iterator


RULES = ["trumps=upcard", "first_stage_follow=free", "trumps=none", "objective=by_colour"]


def study_rules(pack: int, options: str) -> RuleSet:
    """Rules for a small pack."""
    name, value = options.split("=", 1)
    return RuleSet.for_study(pack, **{name: value})


def random_hand(rules: RuleSet, seed: int, plays: int) -> Hand:
    """A hand after some random legal plays."""
    rng = Random(seed)
    dealer = rng.choice(list(Seat))
    hand = Hand.start(rules, Deal.shuffled(seed, dealer, pack=rules.pack))
    for _ in range(plays):
        hand = hand.play(rng.choice(tuple(hand.legal_plays())))
    return hand


def fitting_deals(hand: Hand, seat: Seat) -> Iterator[Deal]:
    """Every deal that would have looked the same to a seat, by trying all of them.

    The seat's own cards as dealt, its draws and the upcards are known; all other cards are put in
    all other places in every way, the plays replayed, and the views compared.
    """
    view = hand.view(seat)
    deal = hand.deal
    stock: list[Card | None] = list(deal.stock)
    turned = 2 * len(view.tricks) + 1
    for place in range(len(stock)):
        is_upcard = place % 2 == 0 and place < turned
        is_own_draw = place % 2 == 1 and any(2 * d.trick - 1 == place for d in view.drawn)
        if not (is_upcard or is_own_draw):
            stock[place] = None
    own = deal.holding(seat)
    known = own | CardSet(card for card in stock if card is not None)
    unknown = tuple(CardSet.full(hand.ruleset.cards_per_hand) - known)
    for theirs in combinations(unknown, len(own)):
        rest = [card for card in unknown if card not in theirs]
        for order in permutations(rest):
            cards = iter(order)
            filled = [next(cards) if card is None else card for card in stock]
            holdings = (own, CardSet(theirs))
            north, south = holdings if seat is Seat.NORTH else holdings[::-1]
            candidate = Deal.of_holdings(north, south, stock=filled, dealer=deal.dealer)
            try:
                replayed = Hand.replay(hand.ruleset, candidate, plays=hand.plays)
            except IllegalPlayError:
                continue
            if replayed.view(seat) == view:
                yield candidate


def layout(deal: Deal) -> tuple[CardSet, CardSet, tuple[Card, ...]]:
    """What of a deal is hidden: the order within a dealt holding means nothing."""
    return deal.holding(Seat.NORTH), deal.holding(Seat.SOUTH), deal.stock


@pytest.mark.parametrize("options", RULES)
@pytest.mark.parametrize(("pack", "seeds"), [(8, 20), (12, 4)])
def test_worlds_are_exactly_the_deals_that_fit(pack: int, seeds: int, options: str) -> None:
    """Enumeration gives each fitting layout once and no other, at every moment of stage one."""
    rules = study_rules(pack, options)
    for seed in range(seeds):
        first = 1 if pack == 8 else 3  # before that the brute force takes too long
        for plays in range(first, pack // 2):
            hand = random_hand(rules, seed, plays)
            for seat in Seat:
                worlds = Worlds(hand.view(seat))
                found = [layout(world.deal) for world in worlds.enumerate()]
                expected = {layout(deal) for deal in fitting_deals(hand, seat)}
                assert worlds.count == len(found) == len(expected)
                assert set(found) == expected


def test_samples_are_uniform_within_exact_bounds() -> None:
    """Frequencies of 24,000 samples stay within 5 standard deviations of equal shares."""
    hand = next(
        hand
        for seed in range(100)
        if (hand := random_hand(study_rules(12, "trumps=upcard"), seed, 4))
        .view(Seat.NORTH)
        .voids_shown
    )
    worlds = Worlds(hand.view(Seat.NORTH))
    samples = 24_000
    counts = Counter(layout(world.deal) for world in worlds.sample(samples, seed=1))
    share = samples / worlds.count
    assert len(counts) == worlds.count
    assert all(abs(count - share) < 5 * share**0.5 for count in counts.values())


@pytest.mark.parametrize("options", ["standard", "free_first_stage", "high_low", "small"])
def test_every_world_gives_back_the_same_view(options: str) -> None:
    """A sampled world, replayed, shows the seat exactly what it saw."""
    rules = RuleSet.parse(options)
    for seed in range(6):
        for plays in range(0, 4 * rules.cards_per_hand - 1, 3):
            hand = random_hand(rules, seed, plays)
            for seat in Seat:
                view = hand.view(seat)
                for world in Worlds(view).sample(3, seed=seed):
                    replayed = Hand.replay(rules, world.deal, plays=hand.plays)
                    assert replayed.view(seat) == view
                    assert replayed.holding(seat.opponent) == world.opponent


def test_a_seed_names_its_worlds() -> None:
    """The same seed gives the same worlds, another seed others."""
    view = random_hand(RuleSet(), 1, 9).view(Seat.NORTH)
    first, again, other = (Worlds(view).sample(5, seed=seed) for seed in (7, 7, 8))
    assert first == again != other


def test_the_first_lead_leaves_as_many_holdings_as_arithmetic_says() -> None:
    """At the deal the opponent holds 13 of 38 hidden cards, and 25 lie in some order."""
    view = Hand.start(RuleSet(), Deal.shuffled(1, Seat.NORTH)).view(Seat.SOUTH)
    choose_13_of_38 = 5_414_950_296
    factorial_25 = 15_511_210_043_330_985_984_000_000
    assert Worlds(view).count == choose_13_of_38 * factorial_25


def test_a_view_that_cannot_have_come_about_is_refused() -> None:
    """A view that claims more hidden cards than places names both numbers."""
    hand = random_hand(RuleSet(), 2, 10)
    view = hand.view(Seat.NORTH)
    broken = type(view)(
        **{name: getattr(view, name) for name in view.__dataclass_fields__ if name != "holding"},
        holding=view.holding.remove(view.holding.lowest()),
    )
    with pytest.raises(EngineError, match="impossible view"):
        Worlds(broken)


def test_a_negative_number_of_layouts_is_refused() -> None:
    """And named."""
    worlds = Worlds(random_hand(RuleSet(), 1, 9).view(Seat.NORTH))
    with pytest.raises(EngineError, match="bad number of worlds: -1"):
        worlds.sample(-1, seed=0)


@pytest.mark.parametrize("seed", [-1, 2**64, 10**40])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    """Beyond the kernel's own numbers too: the same seed the same layouts, another one others."""
    worlds = Worlds(random_hand(RuleSet(), 1, 9).view(Seat.NORTH))
    drawn = worlds.sample(5, seed=seed)
    assert drawn == worlds.sample(5, seed=seed)
    assert drawn != worlds.sample(5, seed=seed + 1)


@pytest.mark.parametrize(
    "change",
    [
        {"plays": [0, 0]},
        {"plays": [37, 1]},
        {"plays": [0, 12, 44]},
        {"upcards": []},
        {"upcards": [37, 37]},
        {"holding": 2**52 - 1},
        {"holding": 2**64 - 1},
        {"holding": 0},
        {"seat": 2},
        {"seat": -1},
        {"first_leader": 7},
    ],
)
def test_a_hostile_view_is_refused_by_every_part_of_the_kernel(change: dict[str, object]) -> None:
    """Cards in two places and seats that do not exist end in one kind of error, never a crash."""
    sound: dict[str, object] = {"rules": kernel_rules(RuleSet()), "seat": 0, "first_leader": 0}
    sound |= {"holding": 0x1FFF << 13, "plays": [0, 12], "upcards": [37, 44]}
    broken = _kernel.SeatView(**(sound | change))  # type: ignore[arg-type]
    networks = default_networks().kernel
    tables = SolvedTables(levels=3).kernel_table(Objective.HIGH, has_trump=True)
    searcher = _kernel.Searcher([tables])
    payoff = kernel_payoff(RuleSet())
    for ask in (
        lambda: _kernel.Worlds(broken),
        lambda: networks.best(broken),
        lambda: networks.probabilities(broken),
        lambda: _kernel.greedy_play(broken),
        lambda: searcher.monte_carlo(broken, payoff, (0, 0), iterations=1, seed=1),
    ):
        with pytest.raises(EngineError, match="impossible view: "):
            ask()
