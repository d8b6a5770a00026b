"""Playing deals: a pure function of a plan and a range of numbers."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from germanwhist.arena.luck import luck
from germanwhist.arena.outcomes import DealOutcome, Forfeit, ForfeitKind, HandOutcome
from germanwhist.rules import Deal, Hand, Objective, RuleSet, Seat

if TYPE_CHECKING:
    from germanwhist.arena.contestants import Contestant
    from germanwhist.players import Player

__all__ = ["MatchPlan", "play_deals"]

_DEALS_PER_SEED = 2**40  # far more than any match plays


@dataclass(frozen=True, slots=True)
class MatchPlan:
    """What determines a match: nothing else has an influence on its result, but the clock.

    Args:
        players: the two contestants.
        ruleset: the rules in force.
        seed: of the deals and of the players' random numbers.
        seconds: the most time for one play, None for no limit; a player that takes longer
            forfeits the hand.
    """

    players: tuple[Contestant, Contestant]
    ruleset: RuleSet = RuleSet()  # noqa: RUF009  # an immutable value
    seed: int = 0
    seconds: float | None = None

    def deal(self, number: int) -> Deal:
        """The deal with this number; its dealer alternates."""
        dealer = Seat(number % 2)
        source = self.seed * _DEALS_PER_SEED + number
        return Deal.shuffled(source, dealer, pack=self.ruleset.pack)


def play_deals(plan: MatchPlan, start: int, stop: int) -> list[DealOutcome]:
    """Play the deals numbered `start` to `stop - 1`, each twice.

    The players are made anew for each deal, so the outcome of a deal does not depend on which
    others were played before it in this process.

    Args:
        plan: the match.
        start: the first deal's number, from 0.
        stop: the number after the last.

    Raises:
        EngineError: a contestant's text names no player.
    """
    return [_play_deal(plan, number) for number in range(start, stop)]


def _play_deal(plan: MatchPlan, number: int) -> DealOutcome:
    deal = plan.deal(number)
    hands = []
    for first_seat in Seat:
        players = [
            contestant.make(seed=plan.seed * _DEALS_PER_SEED + 2 * number + place)
            for place, contestant in enumerate(plan.players)
        ]
        try:
            hands.append(_play_hand(plan, deal, players, first_seat))
        finally:
            for player in players:
                _close(player)
    return DealOutcome(number, (hands[0], hands[1]))


def _close(player: Player) -> None:
    """Let go of what a player holds, such as a process."""
    close = getattr(player, "close", None)
    if close is not None:
        close()


def _play_hand(plan: MatchPlan, deal: Deal, players: list[Player], first_seat: Seat) -> HandOutcome:
    hand = Hand.start(plan.ruleset, deal)
    seconds: tuple[list[float], list[float]] = ([], [])
    forfeit = None
    while forfeit is None and (seat := hand.to_play) is not None:
        place = 0 if seat is first_seat else 1
        start = time.perf_counter()
        hand, forfeit = _play_once(hand, seat, players[place], place)
        seconds[place].append(time.perf_counter() - start)
        if forfeit is None and plan.seconds is not None and seconds[place][-1] > plan.seconds:
            taken = f"{seconds[place][-1]:.3f} s (expected at most {plan.seconds:g} s)"
            forfeit = Forfeit(place, ForfeitKind.TIME, taken)
    if forfeit is not None and not hand.is_over:
        hand = hand.resign(first_seat if forfeit.player == 0 else first_seat.opponent)
    return _outcome(hand, first_seat, seconds, forfeit)


def _play_once(hand: Hand, seat: Seat, player: Player, place: int) -> tuple[Hand, Forfeit | None]:
    """One play by a player who may do anything: what goes wrong is its forfeit."""
    try:
        card = player.choose(hand.view(seat))
        fault = hand.why_illegal(card, seat)
    except Exception as error:  # a player's fault must not end the match
        return hand, Forfeit(place, ForfeitKind.CRASH, f"{type(error).__name__}: {error}")
    if fault is not None:
        return hand, Forfeit(place, ForfeitKind.ILLEGAL, f"{card}: {fault}")
    return hand.play(card, seat), None


def _outcome(
    hand: Hand,
    first_seat: Seat,
    seconds: tuple[list[float], list[float]],
    forfeit: Forfeit | None,
) -> HandOutcome:
    counted = hand.counted
    ahead = (counted[first_seat] - counted[first_seat.opponent]) / 2
    result = hand.result
    points = (0, 0) if result is None else result.points
    lucks = luck(hand)
    return HandOutcome(
        hand=hand,
        first_seat=first_seat,
        margin=ahead if hand.objective is Objective.HIGH else -ahead,
        points=float(points[first_seat] - points[first_seat.opponent]),
        luck=lucks[first_seat] - lucks[first_seat.opponent],
        seconds=(tuple(seconds[0]), tuple(seconds[1])),
        forfeit=forfeit,
    )
