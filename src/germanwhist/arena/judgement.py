"""How well players judge stage one: positions with the values of a strong search.

A set is a file of records. Each is a hand that stopped where a seat is to play, with a tag
`Values`: what each legal card is worth. One set ships with the package.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from importlib.resources import as_file, files
from math import hypot, sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Final

from germanwhist.arena.contestants import close_player
from germanwhist.arena.statistics import Mean
from germanwhist.cards import Card
from germanwhist.engine import SearchMethod, SearchPlayer
from germanwhist.errors import ProtocolError
from germanwhist.notation import Record, load_records
from germanwhist.rules import Deal, Hand, RuleSet, derived_seed, derived_source

if TYPE_CHECKING:
    import os
    from collections.abc import Iterator, Sequence

    from germanwhist.arena.contestants import Contestant

__all__ = [
    "JudgedPosition",
    "JudgementScore",
    "build_positions",
    "load_positions",
    "score_judgement",
]

_VALUES_TAG: Final = "Values"
_SHIPPED: Final = "judgement.gwr"
_STANDARD: Final = RuleSet()
_MIXTURE: Final = (
    *[_STANDARD] * 6,
    *map(
        RuleSet.preset,
        ("classic1894", "score_from_seven", "free_first_stage", "high_low", "weighted", "small"),
    ),
)
"""The rule sets of a set, in turn: half of the positions are of the standard game."""

_PLAYED_WITH: Final = 10  # worlds of the players whose hands the positions are from
_FURTHER: Final = 2  # tricks that the policy plays on before the critic values
_LEAST_SPREAD: Final = 0.25  # points between the best and the worst card
_CLEAR: Final = 4.0  # standard errors between them


@dataclass(frozen=True, slots=True, kw_only=True)
class JudgedPosition:
    """A moment of stage one, and what each legal card is worth to the seat whose turn it is.

    Args:
        hand: the hand so far; a player is given `hand.view` of the seat to play alone.
        values: expected points, own less the opponent's, and their standard error, by card.
    """

    hand: Hand
    values: dict[Card, tuple[float, float]]

    @property
    def best(self) -> float:
        """The value of the best card."""
        return max(value for value, _ in self.values.values())

    def cost(self, card: Card) -> float:
        """Expected points that a card gives away against the best one, 0 or more."""
        return self.best - self.values[card][0]


@dataclass(frozen=True, slots=True, kw_only=True)
class JudgementScore:
    """How well a player judged.

    Args:
        positions: how many.
        cost: mean of the points given away in a play, against the best card.
        agreement: how often a card was played that is within two standard errors of the best.
        cost_by_rules: the mean cost for each rule set, as text.
    """

    positions: int
    cost: Mean
    agreement: float
    cost_by_rules: dict[str, float]


def build_positions(count: int, *, worlds: int, seed: int = 0) -> Iterator[Record]:
    """Make a set: moments of hands between two players that play well, valued by search.

    One of each hand, at a random play of stage one, when its cards differ in value: the best and
    the worst by a quarter of a point and four standard errors. Half are of the standard game, the
    others of six rule sets in turn. The same arguments give the same set.

    Args:
        count: how many.
        worlds: sampled for each position; four times as many halve the errors.
        seed: any whole number.

    Yields:
        A record for each, with the tag `Values`.

    Example:
        >>> (record,) = build_positions(1, worlds=50)
        >>> record.ruleset == RuleSet(), dict(record.tags)["Values"].count(":") > 1
        (True, True)
    """
    number = made = 0
    while made < count:
        record = _position(_MIXTURE[made % len(_MIXTURE)], worlds, (seed, number))
        number += 1
        if record is not None:
            yield record
            made += 1


def _position(ruleset: RuleSet, worlds: int, seeds: tuple[int, int]) -> Record | None:
    """A valued moment of a hand; None when its cards are too much alike."""
    seed, number = seeds
    source = derived_source(seed, "judged deal", number)
    hand = Hand.start(ruleset, Deal.shuffled(source, pack=ruleset.pack))
    player = SearchPlayer(
        SearchMethod.LEARNED,
        _PLAYED_WITH,
        further=1,
        seed=derived_seed(seed, "judged player", number),
    )
    for _ in range(source.randrange(2 * ruleset.cards_per_hand)):
        assert hand.to_play is not None  # noqa: S101 - stage one is not over
        hand = hand.play(player.choose(hand.view(hand.to_play)))
    assert hand.to_play is not None  # noqa: S101 - as above
    judge = SearchPlayer(
        SearchMethod.LEARNED,
        worlds,
        further=_FURTHER,
        seed=derived_seed(seed, "judge", number),
    )
    cards = judge.advise(hand.view(hand.to_play)).cards
    best, worst = cards[0], cards[-1]
    spread = best.points - worst.points
    error = hypot(best.standard_error, worst.standard_error)
    if spread < max(_LEAST_SPREAD, _CLEAR * error):
        return None
    values = " ".join(f"{c.card}:{c.points:.3f}:{c.standard_error:.3f}" for c in cards)
    return replace(Record.of(hand), tags=((_VALUES_TAG, values),))


def load_positions(path: str | os.PathLike[str] | None = None) -> tuple[JudgedPosition, ...]:
    """Read a set.

    Args:
        path: a file of records as `build_positions` makes them; None for the set that ships with
            the package.

    Raises:
        NotationError: a record that is not sound, or has no values for the legal cards (code
            `no_values`).
        OSError: the file cannot be read.

    Example:
        >>> len(load_positions())
        120
    """
    if path is not None:
        return tuple(map(_judged, load_records(path)))
    with as_file(files("germanwhist.arena").joinpath(_SHIPPED)) as shipped:
        return tuple(map(_judged, load_records(shipped)))


def _judged(record: Record) -> JudgedPosition:
    hand = record.hand()
    values: dict[Card, tuple[float, float]] = {}
    try:
        for entry in dict(record.tags)[_VALUES_TAG].split():
            name, value, error = entry.split(":")
            values[Card(name)] = float(value), float(error)
    except (KeyError, ValueError):
        values = {}
    if not values or set(values) != set(hand.legal_plays()):
        raise record.fault(
            f"no values (expected a tag {_VALUES_TAG} such as QD:0.52:0.03 for each legal card)",
            code="no_values",
            part="plays",
        )
    return JudgedPosition(hand=hand, values=values)


def score_judgement(
    contestant: Contestant, *, positions: Sequence[JudgedPosition], seed: int = 0
) -> JudgementScore:
    """Let a player choose a card in each position.

    Args:
        contestant: the player; it is shown its view of each position and nothing else.
        positions: at least one.
        seed: of the player's random numbers; each position gets a new player with its own.

    Raises:
        EngineError: the contestant's text names no player.
        ProtocolError: the player chooses a card that it may not play (code `illegal_card`).

    Example:
        >>> from germanwhist.arena import Contestant
        >>> some = load_positions()[:10]
        >>> score_judgement(Contestant("random"), positions=some).positions
        10
    """
    costs: list[float] = []
    agreed = 0
    by_rules: dict[str, list[float]] = {}
    for number, position in enumerate(positions):
        card = _chosen(contestant, position, derived_seed(seed, "judgement", number))
        cost = position.cost(card)
        costs.append(cost)
        agreed += cost <= 2 * position.values[card][1]
        by_rules.setdefault(str(position.hand.ruleset), []).append(cost)
    error = stdev(costs) / sqrt(len(costs)) if len(costs) > 1 else None
    return JudgementScore(
        positions=len(costs),
        cost=Mean(value=fmean(costs), standard_error=error, freedom=len(costs) - 1),
        agreement=agreed / len(costs),
        cost_by_rules={rules: fmean(some) for rules, some in by_rules.items()},
    )


def _chosen(contestant: Contestant, position: JudgedPosition, seed: int) -> Card:
    seat = position.hand.to_play
    assert seat is not None  # noqa: S101 - a judged position has a legal card
    player = contestant.make(seed=seed)
    try:
        card = player.choose(position.hand.view(seat))
    finally:
        close_player(player)
    if card not in position.values:
        raise ProtocolError(
            f"{contestant.text} chooses {card} (expected one of "
            f"{', '.join(map(str, position.values))})",
            code="illegal_card",
        )
    return card
