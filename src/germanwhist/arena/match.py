"""Playing deals: a pure function of a plan and a range of numbers."""

from __future__ import annotations

import time
from dataclasses import dataclass, field, replace
from functools import cache
from typing import TYPE_CHECKING, Final

from germanwhist.arena.clock import OutOfTime, time_limit
from germanwhist.arena.contestants import Contestant, close_player
from germanwhist.arena.luck import luck
from germanwhist.arena.outcomes import DealOutcome, Forfeit, ForfeitKind, HandOutcome
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
    from germanwhist.players import Player

__all__ = ["MatchPlan", "outcome_of", "play_deals", "play_hand"]

_TOO_SLOW: Final = "too_slow"  # the code of a protocol error


@dataclass(frozen=True, slots=True)
class MatchPlan:
    """What determines a match: nothing else has an influence on its result, but the clock.

    Args:
        players: the two contestants.
        ruleset: the rules in force.
        seed: of the match; the deals and each player's random numbers have seeds of their own that
            follow from it.
        seconds: the most time for one play, None for no limit; a player that takes longer
            forfeits the hand.
    """

    players: tuple[Contestant, Contestant]
    ruleset: RuleSet = field(default_factory=RuleSet)
    seed: int = 0
    seconds: float | None = None

    def deal(self, number: int) -> Deal:
        """The deal with this number; its dealer alternates."""
        dealer = Seat(number % 2)
        source = derived_source(self.seed, "deal", number)
        return Deal.shuffled(source, dealer, pack=self.ruleset.pack)

    def player_seed(self, number: int, first_seat: Seat, place: int) -> int:
        """The seed of a player's random numbers in one hand; it tells nothing of the deal.

        Args:
            number: the deal's number.
            first_seat: where the match's first player sits.
            place: 0 for the match's first player, 1 for the second.

        Returns:
            From 0 to 2**31 - 1.
        """
        return derived_seed(self.seed, "player", number, first_seat, place)


def play_deals(plan: MatchPlan, start: int, stop: int) -> list[DealOutcome]:
    """Play the deals numbered `start` to `stop - 1`, each twice.

    The players are made anew for each hand, so the outcome of a deal does not depend on which
    others were played before it in this process.

    Args:
        plan: the match.
        start: the first deal's number, from 0.
        stop: the number after the last.

    Raises:
        EngineError: a contestant's text names no player.

    Example:
        >>> from germanwhist.arena import Contestant
        >>> plan = MatchPlan((Contestant("greedy"), Contestant("random")), seed=1)
        >>> [outcome.number for outcome in play_deals(plan, 3, 5)]
        [3, 4]
    """
    warm_up(plan.ruleset)
    return [_play_deal(plan, number) for number in range(start, stop)]


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


def _play_deal(plan: MatchPlan, number: int) -> DealOutcome:
    north, south = (play_hand(plan, number, first_seat) for first_seat in Seat)
    return DealOutcome(number, (north, south))


def play_hand(plan: MatchPlan, number: int, first_seat: Seat) -> HandOutcome:
    """Play one hand of a deal.

    Args:
        plan: the match.
        number: the deal's number.
        first_seat: where the match's first player sits.
    """
    hand = Hand.start(plan.ruleset, plan.deal(number))
    players: list[Player] = []
    seconds: tuple[list[float], list[float]] = ([], [])
    try:
        place = 0
        for place, contestant in enumerate(plan.players):
            seed = plan.player_seed(number, first_seat, place)
            players.append(contestant.make(seed=seed, seconds=plan.seconds))
        hand, forfeit = _play_out(hand, players, first_seat, seconds, plan.seconds)
    except ProtocolError as error:  # a program that did not even start
        forfeit = Forfeit(place, ForfeitKind.CRASH, str(error))
    finally:
        for player in players:
            close_player(player)
    if forfeit is not None and not hand.is_over:
        hand = hand.resign(first_seat if forfeit.player == 0 else first_seat.opponent)
    names = [contestant.text for contestant in plan.players]
    north, south = names if first_seat is Seat.NORTH else names[::-1]
    record = replace(Record.of(hand), north=north, south=south)
    return outcome_of(hand, record, first_seat, (tuple(seconds[0]), tuple(seconds[1])), forfeit)


def _play_out(
    hand: Hand,
    players: list[Player],
    first_seat: Seat,
    seconds: tuple[list[float], list[float]],
    limit: float | None,
) -> tuple[Hand, Forfeit | None]:
    """Play to the end of the hand or to the first fault."""
    while (seat := hand.to_play) is not None:
        place = 0 if seat is first_seat else 1
        start = time.perf_counter()
        later, fault = _play_once(hand, seat, players[place], limit)
        seconds[place].append(time.perf_counter() - start)
        if fault is None and limit is not None and seconds[place][-1] > limit:
            fault = ForfeitKind.TIME, ""
        if fault is not None:
            kind, detail = fault
            if kind is ForfeitKind.TIME:
                detail = f"{seconds[place][-1]:.2f} s (expected at most {limit or 0:g} s)"
            return hand, Forfeit(place, kind, f"play {len(hand.plays) + 1}: {detail}")
        hand = later
    return hand, None


def _play_once(
    hand: Hand, seat: Seat, player: Player, limit: float | None
) -> tuple[Hand, tuple[ForfeitKind, str] | None]:
    """One play by a player who may do anything: what goes wrong is its forfeit."""
    try:
        with time_limit(limit):
            card = player.choose(hand.view(seat))
        fault = hand.why_illegal(card, seat)
    except OutOfTime:
        return hand, (ForfeitKind.TIME, "")
    except Exception as error:  # a player's fault must not end the match
        if isinstance(error, ProtocolError):
            kind = ForfeitKind.TIME if error.code == _TOO_SLOW else ForfeitKind.CRASH
            return hand, (kind, str(error))
        return hand, (ForfeitKind.CRASH, f"{type(error).__name__}: {error}")
    if fault is not None:
        legal = ", ".join(map(str, hand.legal_plays()))
        return hand, (ForfeitKind.ILLEGAL, f"{card}: {fault} (expected one of {legal})")
    return hand.play(card, seat), None


def outcome_of(
    hand: Hand,
    record: Record,
    first_seat: Seat,
    seconds: tuple[tuple[float, ...], tuple[float, ...]],
    forfeit: Forfeit | None,
) -> HandOutcome:
    """What came of a hand that is over.

    Args:
        hand: the hand.
        record: the same with its players' names.
        first_seat: where the match's first player sat.
        seconds: the times of both players' plays.
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
        forfeit=forfeit,
    )
