"""Tables at which nobody has played are removed, and no others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from germanwhist.rules import RuleSet, Seat
from germanwhist.service import SeatKey, Tables, computer, person
from germanwhist.storage import Database, SeatKeys, SqlEventStore, remove_unplayed
from tests.service.tables_for_tests import LOWEST, NAMED_DEALER, TWO_PEOPLE, play_plays, seeded

if TYPE_CHECKING:
    from pathlib import Path

DAY = 24 * 3600.0


async def test_only_tables_without_a_play_of_a_person_are_removed(tmp_path: Path) -> None:
    """A dealt one after its time, a waiting one after its own; the keys go with them."""
    now = 1_000.0
    async with await Database.open(tmp_path / "a.db") as database:
        store, keys = SqlEventStore(database), SeatKeys(database)
        tables = Tables(store, seeded(clock=lambda: now))
        key = (SeatKey(Seat.SOUTH, key="k"),)
        led = await tables.create(
            NAMED_DEALER, (computer(LOWEST), person()), first_dealer=Seat.SOUTH, keys=key
        )
        dealt = await tables.create(NAMED_DEALER, TWO_PEOPLE, keys=key)
        waiting = await tables.create(NAMED_DEALER, (None, person()), keys=key)
        played = await tables.create(NAMED_DEALER, TWO_PEOPLE, keys=key)
        await play_plays(tables, played, 1)
        await tables.aclose()

        async def left() -> set[str]:
            return {summary.table for summary, _ in await keys.tables("k")}

        async def prune(at: float, *in_use: str) -> int:
            return await remove_unplayed(
                database, dealt_before=at - DAY, made_before=at - 7 * DAY, in_use=in_use
            )

        assert await prune(now + DAY - 1) == 0
        assert await left() == {led, dealt, waiting, played}
        assert await prune(now + DAY + 1, dealt) == 1
        assert await left() == {dealt, waiting, played}
        assert await prune(now + 7 * DAY - 1) == 1
        assert await left() == {waiting, played}
        assert await prune(now + 8 * DAY) == 1
        assert await left() == {played}
        assert await store.read(waiting) == ()
        assert await store.read(played) != ()


async def test_tables_that_all_have_put_away_are_removed_unless_a_hand_was_finished(
    tmp_path: Path,
) -> None:
    """A day later; one of two who still wants it keeps it, and so does whoever looks at it."""
    now = 1_000.0
    async with await Database.open(tmp_path / "a.db") as database:
        store, keys = SqlEventStore(database), SeatKeys(database)
        tables = Tables(store, seeded(clock=lambda: now))
        both = tuple(SeatKey(seat, key=key) for seat, key in zip(Seat, ("k", "l"), strict=True))
        rules = RuleSet.parse("first_dealer=seat match=hands=2")
        made = [await tables.create(rules, TWO_PEOPLE, keys=both) for _ in range(5)]
        alone, wanted, looked_at, finished, ours = made
        terminals = await tables.create(NAMED_DEALER, TWO_PEOPLE)
        for table in (alone, wanted, looked_at, ours, terminals):
            await play_plays(tables, table, 3)
        await play_plays(tables, finished, 52)
        await tables.aclose()
        for table in (alone, looked_at, finished):
            await keys.put_away(table, "k")
            await keys.put_away(table, "l")
        await keys.put_away(wanted, "k")

        async def prune(at: float) -> int:
            return await remove_unplayed(
                database, dealt_before=at - DAY, made_before=at - DAY, in_use=[looked_at]
            )

        assert await prune(now + DAY - 1) == 0
        assert await prune(now + DAY + 1) == 1
        assert await store.read(alone) == ()
        for table in (wanted, looked_at, finished, ours, terminals):
            assert await store.read(table) != ()


async def test_finished_tables_do_not_hide_open_ones(tmp_path: Path) -> None:
    """However many were finished since."""
    async with await Database.open(tmp_path / "a.db") as database:
        keys = SeatKeys(database)
        tables = Tables(SqlEventStore(database), seeded())
        key = (SeatKey(Seat.SOUTH, key="k"),)
        first = await tables.create(NAMED_DEALER, TWO_PEOPLE, keys=key)
        for _ in range(3):
            later = await tables.create(NAMED_DEALER, TWO_PEOPLE, keys=key)
            await play_plays(tables, later, 52)
        await tables.aclose()
        found = [(summary.table, summary.is_over) for summary, _ in await keys.tables("k", limit=2)]
    assert found[0] == (first, False)
    assert found[1][1]
