"""What a trial has found: what people were told, compared with what the database kept."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Self

import msgspec
from msgspec import to_builtins

from germanwhist.notation import view_to_json
from germanwhist.service import Played, fold
from germanwhist.storage import Database, SqlEventStore, verify_ratings

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from germanwhist.service import Event
    from germanwhist.service.state import TableState
    from germanwhist.service.store import StoredEvent
    from tests.web.faults.games import Games, Play, Told

__all__ = ["Found", "found"]

_ASIDE: Final = 5  # a play's event, after what is to be written of the clock before
_UNFAIR: Final = 1.0  # seconds charged to somebody who plays at once
_MILLISECONDS: Final = 1_000


class Found(msgspec.Struct, frozen=True, kw_only=True):
    """What was found in one trial, or in several together.

    Args:
        faults: how many of each kind.
        plays: cards that a server has acknowledged.
        lost: those of them that the database does not hold.
        compared: views that people were shown and that were compared with the events.
        wrong: those of them that were not their seat's own.
        rated: matches that count for ratings.
        misrated: ratings that do not follow from the events.
        turns: of a clock that ran.
        unfair: turns of which more than a second was charged, though everybody plays at once; the
            time by which this program was late itself is not counted.
        charged_s_most: the most seconds that were charged for a turn.
        remarks: what is known of each that is lost, wrong or unfair, or whose player was late.
        waited_ms: how often somebody waited how many milliseconds, to two digits, until their table
            moved on.
    """

    faults: dict[str, int]
    plays: int
    lost: int
    compared: int
    wrong: int
    rated: int
    misrated: int
    turns: int
    unfair: int
    charged_s_most: float
    remarks: list[str]
    waited_ms: dict[int, int]

    def __add__(self, other: Self) -> Self:
        """Both together."""
        mine, theirs = msgspec.structs.asdict(self), msgspec.structs.asdict(other)
        both = {name: _together(name, mine[name], theirs[name]) for name in mine}
        return type(self)(**both)

    def summary(self) -> Mapping[str, Any]:
        """The figures, with three of the waits in place of all."""
        waits = sorted(self.waited_ms.items())
        figures = msgspec.structs.asdict(self)
        del figures["waited_ms"], figures["remarks"]
        return {
            **figures,
            "faults": sum(self.faults.values()),
            "kinds": dict(sorted(self.faults.items())),
            "waited_s_median": _share(waits, 0.5),
            "waited_s_99": _share(waits, 0.99),
            "waited_s_longest": _share(waits, 1.0),
        }


def _together(name: str, one: Any, other: Any) -> Any:
    if name.endswith("_most"):
        return max(one, other)
    return dict(Counter(one) + Counter(other)) if isinstance(one, dict) else one + other


def _share(waits: Sequence[tuple[int, int]], share: float) -> float:
    """The seconds that so large a share of the waits do not exceed."""
    left = share * sum(count for _, count in waits)
    for wait, count in waits:
        left -= count
        if left <= 0:
            return wait / _MILLISECONDS
    return 0.0


async def found(database: str, games: Games, befell: Mapping[str, int]) -> Found:
    """Compare what people were told with what a database holds.

    Args:
        database: its URL.
        games: all that they were told.
        befell: how many faults of each kind came.
    """
    async with await Database.open(database) as opened:
        store = SqlEventStore(opened)
        tables = {play.table for play in games.plays} | {told.table for told in games.told}
        events = {table: await store.read(table) for table in tables}
        ratings = await verify_ratings(opened)
    remarks: list[str] = []
    lost = wrong = unfair = 0
    for play in games.plays:
        kept = events[play.table][play.seq - 1 :][:_ASIDE]
        if Played(seat=play.seat, card=play.card) not in [stored.event for stored in kept]:
            lost += 1
            remarks.append(f"lost: {play}, kept: {kept}")
    charged = list[Charge]()
    for table, kept in events.items():
        states = list(_states(table, kept))
        charged += _charges(states)
        for told in games.told:
            if told.table == table and (why := _why_wrong(told, states)) is not None:
                wrong += 1
                remarks.append(f"wrong: {told}, kept: {kept}: {why}")
    for charge in charged:
        if charge.seconds > _UNFAIR:
            late = charge.late(events[charge.table][charge.seq - 1].event, games.plays)
            is_unfair = charge.seconds - late > _UNFAIR
            unfair += is_unfair
            around = [one for one in events[charge.table] if -7 < one.seq - charge.seq < 4]
            what = "unfair" if is_unfair else "late"
            remarks.append(f"{what}: {charge}, late by {late:.2f} s, kept: {around}")
            remarks += games.servers.diary.until(charge.table, charge.seq)
    return Found(
        faults=dict(befell),
        plays=len(games.plays),
        lost=lost,
        compared=len(games.told),
        wrong=wrong,
        rated=ratings.matches,
        misrated=len(ratings.disagreements),
        turns=len(charged),
        unfair=unfair,
        charged_s_most=round(max((one.seconds for one in charged), default=0.0), 3),
        remarks=remarks,
        waited_ms=dict(Counter(int(float(f"{_MILLISECONDS * wait:.2g}")) for wait in games.waits)),
    )


def _states(table: str, events: Sequence[StoredEvent]) -> Iterator[TableState]:
    state: TableState | None = None
    for stored in events:
        state = fold(table, [stored], state)
        assert state is not None
        yield state


def _why_wrong(told: Told, states: Sequence[TableState]) -> str | None:
    """What a seat would have to be shown, where it is something else."""
    if told.seq > len(states):
        return f"only {len(states)} events"
    view = states[told.seq - 1].view(told.seat)
    right = None if view is None else to_builtins(view_to_json(view))
    return None if right == told.view else f"{right}"


class Charge(NamedTuple):
    """What was charged for a turn that ended with a card.

    Args:
        table: the table.
        seq: the number of the event of the card.
        seconds: how many.
    """

    table: str
    seq: int
    seconds: float

    def late(self, ended: Event, plays: Sequence[Play]) -> float:
        """The seconds by which the program was late in this turn, as far as it knows.

        Args:
            ended: the event that ended the turn.
            plays: cards that were acknowledged.
        """
        return max(
            (
                play.late
                for play in plays
                if self.table == play.table
                and 0 <= self.seq - play.seq < _ASIDE
                and Played(seat=play.seat, card=play.card) == ended
            ),
            default=0.0,
        )


def _charges(states: Sequence[TableState]) -> Iterator[Charge]:
    left: tuple[float, float] | None = None
    for before, after in pairwise(states):
        if before.clock is None or after.clock is None:
            continue
        left = before.clock.left if left is None else left
        mover = before.clock.runs
        if mover is not None and _plays(after) != _plays(before):
            gained = after.clock.rule.gain if _plays(after) > _plays(before) else 0.0
            yield Charge(after.table, after.seq, left[mover] + gained - after.clock.left[mover])
            left = after.clock.left


def _plays(state: TableState) -> tuple[int, int]:
    hands = () if state.match is None else state.match.hands
    return (len(hands), len(hands[-1].plays)) if hands else (0, 0)
