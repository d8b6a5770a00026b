"""Playing deals: a pure function of a plan and a range of numbers."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cache
from typing import TYPE_CHECKING

from germanwhist.arena.clock import Stopwatch, TimeLimits
from germanwhist.arena.kept import KeptPrograms, Role
from germanwhist.arena.luck import luck
from germanwhist.arena.outcomes import DealOutcome, Forfeit, ForfeitKind, HandOutcome, Times
from germanwhist.arena.referee import one_line, play_out
from germanwhist.engine import default_networks
from germanwhist.engine.self_play import kinds_of_hand
from germanwhist.engine.tables import default_tables
from germanwhist.errors import ProtocolError
from germanwhist.notation import Record
from germanwhist.rules import (
    Deal,
    Hand,
    Objective,
    RuleSet,
    Seat,
    derived_seed,
    derived_source,
)

if TYPE_CHECKING:
    from germanwhist.arena.contestants import Contestant
    from germanwhist.players import Player

__all__ = ["MatchPlan", "outcome_of", "play_deals", "play_hand"]


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchPlan:
    """What determines a match: nothing else has an influence on its result, but the clock.

    Args:
        players: the two contestants.
        ruleset: the rules in force.
        seed: of the match; the deals and each player's random numbers have seeds of their own that
            follow from it.
        limits: how long a player may take.
        names: what the players are called in records; their texts when it is None.
        given: deals that do not follow from the seed, with their numbers.
    """

    players: tuple[Contestant, Contestant]
    ruleset: RuleSet = field(default_factory=RuleSet)
    seed: int = 0
    limits: TimeLimits = field(default_factory=TimeLimits)
    names: tuple[str, str] | None = None
    given: tuple[tuple[int, Deal], ...] = ()

    def deal(self, number: int) -> Deal:
        """The deal with this number; its dealer alternates unless the deal is given."""
        for given, deal in self.given:
            if given == number:
                return deal
        dealer = Seat(number % 2)
        source = derived_source(self.seed, "deal", number)
        return Deal.shuffled(source, dealer, pack=self.ruleset.pack)

    def player_seed(self, number: int, *, first_seat: Seat, place: int) -> int:
        """The seed of a player's random numbers in one hand; it tells nothing of the deal.

        Args:
            number: the deal's number.
            first_seat: where the match's first player sits.
            place: 0 for the match's first player, 1 for the second.

        Returns:
            From 0 to 2**31 - 1.
        """
        return derived_seed(self.seed, "player", number, first_seat, place)


def play_deals(
    plan: MatchPlan, *, start: int, stop: int, match: int = 0, kept: KeptPrograms | None = None
) -> list[DealOutcome]:
    """Play the deals numbered `start` to `stop - 1`, each twice.

    The players are made anew for each hand, or are programs that stay and forget everything
    between hands, so the outcome of a deal does not depend on which others were played before it
    in this process.

    Args:
        plan: the match.
        start: the first deal's number, from 0.
        stop: the number after the last.
        match: the number of the match in its tournament.
        kept: where programs wait for their next hand; None to end them with these deals.

    Raises:
        EngineError: a contestant's text names no player.

    Example:
        >>> from germanwhist.arena import Contestant
        >>> plan = MatchPlan(players=(Contestant("greedy"), Contestant("random")), seed=1)
        >>> [outcome.number for outcome in play_deals(plan, start=3, stop=5)]
        [3, 4]
    """
    warm_up(plan.ruleset)
    own = KeptPrograms() if kept is None else kept
    try:
        return [_play_deal(plan, number, match, own) for number in range(start, stop)]
    finally:
        if kept is None:
            own.close()


@cache
def warm_up(ruleset: RuleSet) -> None:
    """Make what the players of this package share in a process: tables and networks.

    Otherwise whoever needs them first would be charged with their time, and might forfeit.

    Args:
        ruleset: the rules in force.
    """
    tables = default_tables()
    for objective, has_trump in kinds_of_hand(ruleset):
        tables.kernel_table(objective, has_trump=has_trump)
    default_networks()


def _play_deal(plan: MatchPlan, number: int, match: int, kept: KeptPrograms) -> DealOutcome:
    north, south = (
        play_hand(plan, number, first_seat=seat, match=match, kept=kept) for seat in Seat
    )
    return DealOutcome(number, (north, south))


def play_hand(
    plan: MatchPlan, number: int, *, first_seat: Seat, match: int, kept: KeptPrograms
) -> HandOutcome:
    """Play one hand of a deal.

    Args:
        plan: the match.
        number: the deal's number.
        first_seat: where the match's first player sits.
        match: the number of the match in its tournament.
        kept: where programs wait for their next hand.
    """
    hand = Hand.start(plan.ruleset, plan.deal(number))
    side = (match, plan.players, plan.seed, first_seat)
    watches: list[Stopwatch] = []
    forfeit = None
    has_ended = False
    try:
        for place, contestant in enumerate(plan.players):
            seed = plan.player_seed(number, first_seat=first_seat, place=place)
            player, fault = _taken(kept, (side, place), contestant, seed)
            if player is None:
                forfeit = Forfeit(player=place, kind=ForfeitKind.CRASH, detail=fault)
                break
            watches.append(Stopwatch(player))
        else:
            hand, forfeit = play_out(hand, watches, first_seat, plan.limits)
        has_ended = True
    finally:
        for place, watch in enumerate(watches):
            is_sound = has_ended and (forfeit is None or forfeit.player != place)
            kept.give_back((side, place), watch.player, is_sound=is_sound)
    if forfeit is not None and not hand.is_over:
        hand = hand.resign(first_seat if forfeit.player == 0 else first_seat.opponent)
    seconds = [tuple(watch.seconds) for watch in watches] + [(), ()]
    processor = [tuple(watch.processor) for watch in watches] + [(), ()]
    record = _record(plan, number, hand, first_seat, forfeit)
    return outcome_of(
        hand,
        record,
        first_seat=first_seat,
        seconds=(seconds[0], seconds[1]),
        processor=(processor[0], processor[1]),
        forfeit=forfeit,
    )


def _taken(
    kept: KeptPrograms, role: Role, contestant: Contestant, seed: int
) -> tuple[Player | None, str]:
    """A player, or why there is none: a program that did not even start."""
    try:
        return kept.take(role, contestant, seed=seed), ""
    except ProtocolError as error:
        return None, one_line(str(error))


def _record(
    plan: MatchPlan, number: int, hand: Hand, first_seat: Seat, forfeit: Forfeit | None
) -> Record:
    """The hand with its players' names, and what puts the two hands of a deal together."""
    names = plan.names or (plan.players[0].text, plan.players[1].text)
    north, south = names if first_seat is Seat.NORTH else names[::-1]
    tags = [("Seed", str(plan.seed)), ("DealNumber", str(number))]
    if forfeit is not None:
        tags.append(("Forfeit", f"{names[forfeit.player]}: {forfeit}"))
    return replace(Record.of(hand), north=north, south=south, tags=tuple(tags))


def outcome_of(  # noqa: PLR0913 - all that there is to a hand
    hand: Hand,
    record: Record,
    *,
    first_seat: Seat,
    seconds: Times,
    processor: Times,
    forfeit: Forfeit | None,
) -> HandOutcome:
    """What came of a hand that is over.

    Args:
        hand: the hand.
        record: the same with its players' names.
        first_seat: where the match's first player sat.
        seconds: the times of both players' plays.
        processor: the same in processor time.
        forfeit: why the hand ended early, if it did.
    """
    counted = hand.counted
    ahead = (counted[first_seat] - counted[first_seat.opponent]) / 2
    result = hand.result
    points = (0, 0) if result is None else result.points
    lucks = luck(hand)
    return HandOutcome(
        record=record,
        first_seat=first_seat,
        margin=ahead if hand.objective is Objective.HIGH else -ahead,
        points=float(points[first_seat] - points[first_seat.opponent]),
        luck=lucks[first_seat] - lucks[first_seat.opponent],
        seconds=seconds,
        processor=processor,
        forfeit=forfeit,
    )
