"""A tournament: every player against every other, on the same deals."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import TYPE_CHECKING, final

from germanwhist.arena.clock import TimeLimits
from germanwhist.arena.hypotheses import Hypotheses, MarginTest
from germanwhist.arena.match import MatchPlan
from germanwhist.arena.ratings import PairResult, rate
from germanwhist.arena.run import Block
from germanwhist.arena.sequential import ConfidenceSequence
from germanwhist.arena.statistics import Mean, Tally
from germanwhist.errors import InvalidDealError
from germanwhist.rules import RuleSet

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from germanwhist.arena.contestants import Contestant
    from germanwhist.arena.outcomes import DealOutcome
    from germanwhist.arena.run import BlockResult
    from germanwhist.rules import Deal

__all__ = ["Results", "Tournament"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Tournament:
    """What determines a tournament; two players make a single match.

    Args:
        players: the contestants, two or more; one may stand twice.
        ruleset: the rules in force.
        seed: of the deals, which are the same for every pair, and of the players.
        limits: how long a player may take.
        names: what the players are called in records; their texts when it is None.
        given: the first deals of every match, in order; the others follow from the seed.

    Raises:
        InvalidDealError: a given deal has another pack than the rules say (code `bad_pack`).
    """

    players: tuple[Contestant, ...]
    ruleset: RuleSet = field(default_factory=RuleSet)
    seed: int = 0
    limits: TimeLimits = field(default_factory=TimeLimits)
    names: tuple[str, ...] | None = None
    given: tuple[Deal, ...] = ()

    def __post_init__(self) -> None:
        for number, deal in enumerate(self.given):
            if len(deal.cards) != self.ruleset.pack:
                raise InvalidDealError(
                    f"deal {number} has {len(deal.cards)} cards (expected {self.ruleset.pack}, as "
                    "the rules say)",
                    code="bad_pack",
                )

    @property
    def pairs(self) -> tuple[tuple[int, int], ...]:
        """The numbers of the two players of each match."""
        return tuple(combinations(range(len(self.players)), 2))

    @property
    def matches(self) -> tuple[MatchPlan, ...]:
        """The match of each pair."""
        return tuple(
            MatchPlan(
                players=(self.players[first], self.players[second]),
                ruleset=self.ruleset,
                seed=self.seed,
                limits=self.limits,
                names=None if self.names is None else (self.names[first], self.names[second]),
                given=tuple(enumerate(self.given)),
            )
            for first, second in self.pairs
        )

    def blocks(self, deals: int, done: Sequence[Collection[int]] = ()) -> Iterator[Block]:
        """The work, in an order in which all matches get on together.

        Args:
            deals: deals of each match.
            done: for each match the numbers of deals that need not be played again.
        """
        plans = [replace(plan, given=()) for plan in self.matches]
        for number in range(deals):  # one at a time: Ctrl-C is quick, and no deal is lost
            for match, plan in enumerate(plans):
                if not done or number not in done[match]:
                    # Each block has its own deal alone: all of them would be much to send around.
                    own = tuple((number, deal) for deal in self.given[number : number + 1])
                    yield Block(
                        match=match, plan=replace(plan, given=own), start=number, stop=number + 1
                    )


@final
class Results:
    """What a tournament has come to so far.

    Args:
        tournament: the tournament.
        until_decided: whether the only match ends as soon as its winner is sure.
        hypotheses: the only match ends as soon as one of them is believed; None for no such end.

    Raises:
        EngineError: hypotheses that no margin can make true (code `bad_limit`).
    """

    def __init__(
        self,
        tournament: Tournament,
        *,
        until_decided: bool = False,
        hypotheses: Hypotheses | None = None,
    ) -> None:
        self.tournament = tournament
        self.tallies = tuple(Tally() for _ in tournament.pairs)
        half = tournament.ruleset.counted_total / 2
        self.sequence = ConfidenceSequence(-half, half) if until_decided else None
        self.test = None if hypotheses is None else MarginTest(hypotheses, low=-half, high=half)

    @property
    def is_decided(self) -> bool:
        """Whether the match has ended because what it was played for is sure."""
        is_sure = self.sequence is not None and self.sequence.is_decided
        return is_sure or (self.test is not None and self.test.verdict is not None)

    def add(self, played: BlockResult) -> tuple[DealOutcome, ...]:
        """Count what was played.

        Args:
            played: the next deals of a match; a match that ends when it is decided must be given
                its deals in order.

        Returns:
            The deals that count: none that was counted before, none after the deciding one.
        """
        counted = []
        for outcome in played.outcomes:
            if not self.is_decided and self.tallies[played.match].add(outcome):
                counted.append(outcome)
                for test in (self.sequence, self.test):
                    if test is not None:
                        test.add(outcome.margin)
        return tuple(counted)

    def running_figure(self) -> str:
        """The first match so far, in a few characters, for a progress bar."""
        mean = self.tallies[0].running_mean()
        error = mean.standard_error
        return f"{mean.value:+.2f}" + ("" if error is None else f" ±{error:.2f}")

    def ratings(self) -> tuple[Mean, ...]:
        """The rating of each player; see `rate`."""
        results = [
            PairResult(players=pair, deal=number, score=1 + (figures.wins - figures.losses) / 2)
            for pair, tally in zip(self.tournament.pairs, self.tallies, strict=True)
            for number, figures in tally.figures.items()
        ]
        return rate(len(self.tournament.players), results)
