"""Judgement of positions: the set is sound, and a score is what its values say."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from germanwhist import (
    Card,
    NotationError,
    ProtocolError,
    Record,
    RuleSet,
    View,
    format_record,
)
from germanwhist.arena import (
    Contestant,
    JudgedPosition,
    build_positions,
    load_positions,
    score_judgement,
)

if TYPE_CHECKING:
    from pathlib import Path

SHIPPED = load_positions()


def worst_card(view: View) -> Card:
    """The card that the shipped values call the worst; the view is one of theirs."""
    position = next(p for p in SHIPPED if seen(p) == view)
    return min(position.values, key=lambda card: position.values[card][0])


class Worst:
    """Plays the worst card of each shipped position."""

    def __init__(self, *, seed: int) -> None:
        self._seed = seed

    def choose(self, view: View) -> Card:
        """The card."""
        return worst_card(view)


class Cheat:
    """Plays a card that nobody holds."""

    def __init__(self, *, seed: int) -> None:
        self._seed = seed

    def choose(self, view: View) -> Card:
        """The card."""
        return next(iter(view.unseen))


def seen(position: JudgedPosition) -> View:
    """What the seat to play sees."""
    seat = position.hand.to_play
    assert seat is not None
    return position.hand.view(seat)


def test_half_of_the_shipped_set_is_of_the_standard_game() -> None:
    """Six other rule sets share the rest evenly; all moments are of stage one."""
    counts = Counter(position.hand.ruleset for position in SHIPPED)
    assert counts.pop(RuleSet()) == 60
    assert sorted(counts.values()) == [10] * 6
    assert all(position.hand.stage == 1 for position in SHIPPED)
    assert len({str(position.hand.deal) for position in SHIPPED}) == 120


def test_the_shipped_values_tell_cards_apart() -> None:
    """For every legal card and no other, with small errors, and with something to choose."""
    for position in SHIPPED:
        assert set(position.values) == set(position.hand.legal_plays())
        values = [value for value, _ in position.values.values()]
        assert max(values) - min(values) >= 0.25
        assert all(0 <= error < 0.15 for _, error in position.values.values())


def test_a_score_is_the_mean_of_what_the_values_say() -> None:
    """Of a player that always takes the worst card, worked out here."""
    score = score_judgement(Contestant("py:tests.arena.test_judgement:Worst"), positions=SHIPPED)
    spreads = [
        max(v for v, _ in position.values.values()) - min(v for v, _ in position.values.values())
        for position in SHIPPED
    ]
    assert score.positions == 120
    assert score.cost.value == pytest.approx(sum(spreads) / 120)
    assert score.agreement == 0
    standard = [s for s, p in zip(spreads, SHIPPED, strict=True) if p.hand.ruleset == RuleSet()]
    assert score.cost_by_rules["standard"] == pytest.approx(sum(standard) / 60)


def test_better_players_judge_better() -> None:
    """In the order of the levels."""
    costs = {
        name: score_judgement(Contestant(name), positions=SHIPPED).cost.value
        for name in ("random", "greedy", "counter", "learned:20")
    }
    assert sorted(costs, key=lambda name: -costs[name]) == list(costs)
    again = score_judgement(Contestant("random"), positions=SHIPPED)
    assert again.cost.value == costs["random"]


def test_a_set_is_a_pure_function_of_its_seed() -> None:
    """Another seed makes others."""
    made = list(build_positions(3, worlds=60, seed=4))
    assert made == list(build_positions(3, worlds=60, seed=4))
    assert made != list(build_positions(3, worlds=60, seed=5))


def test_faults_are_told_in_one_line(tmp_path: Path) -> None:
    """A record without values, with wrong ones, and a player that plays what it has not."""
    (record,) = build_positions(1, worlds=20)
    path = tmp_path / "set.gwr"
    text = format_record(record)
    first = dict(record.tags)["Values"].split()[0]
    for bad in (
        format_record(Record.of(record.hand())),
        text.replace(f'"{first} ', '"'),
        text.replace(first, "QX:1:1"),
        text.replace(first, "nonsense"),
    ):
        path.write_text(bad, encoding="utf-8")
        with pytest.raises(NotationError, match=r"set\.gwr") as caught:
            load_positions(path)
        assert caught.value.code == "no_values"
    cheat = Contestant("py:tests.arena.test_judgement:Cheat")
    with pytest.raises(ProtocolError, match="expected one of"):
        score_judgement(cheat, positions=SHIPPED[:1])
