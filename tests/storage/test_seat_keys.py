from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from germanwhist import RuleSet, Seat
from germanwhist.service import Tables, person
from germanwhist.storage import Database, SeatKey, SeatKeys, SqlEventStore
from tests.service.tables_for_tests import TWO_PEOPLE, play_plays, seeded


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    """A new database."""
    async with await Database.open(tmp_path / "tables.db") as opened:
        yield opened


async def test_key_opens_its_own_seats_only(database: Database) -> None:
    """One browser may hold one seat, or both at one screen; another's key opens none."""
    keys = SeatKeys(database)
    tables = Tables(SqlEventStore(database), seeded())
    mine = await tables.create(RuleSet(), (None, person()))
    both = await tables.create(RuleSet(), TWO_PEOPLE)
    await keys.add(mine, (SeatKey(Seat.SOUTH, key="ann"), SeatKey(Seat.NORTH, invite="ticket")))
    await keys.add(both, tuple(SeatKey(seat, key="ann") for seat in Seat))
    assert await keys.seats(mine, "ann") == (Seat.SOUTH,)
    assert await keys.seats(both, "ann") == (Seat.NORTH, Seat.SOUTH)
    assert await keys.seats(mine, "bob") == ()
    assert await keys.seats("no table", "ann") == ()


async def test_invitation_is_for_the_first_who_comes_and_stays_theirs(database: Database) -> None:
    """Accepting twice with one key is harmless; another key comes too late."""
    keys = SeatKeys(database)
    tables = Tables(SqlEventStore(database), seeded())
    table = await tables.create(RuleSet(), (None, person()))
    await keys.add(table, (SeatKey(Seat.NORTH, invite="ticket"),))
    assert await keys.accept(table, "wrong", "bob") is None
    assert await keys.accept("elsewhere", "ticket", "bob") is None
    assert await keys.accept(table, "ticket", "bob") is Seat.NORTH
    assert await keys.accept(table, "ticket", "bob") is Seat.NORTH
    assert await keys.accept(table, "ticket", "carl") is None
    assert await keys.seats(table, "bob") == (Seat.NORTH,)


async def test_tables_of_a_key_are_listed_the_last_used_first(database: Database) -> None:
    """Each table once, also where both seats belong to one browser."""
    now = iter(range(1_000))
    keys = SeatKeys(database)
    tables = Tables(SqlEventStore(database), seeded(clock=lambda: float(next(now))))
    first = await tables.create(RuleSet(), TWO_PEOPLE)
    second = await tables.create(RuleSet(), TWO_PEOPLE)
    await tables.create(RuleSet(), TWO_PEOPLE)
    await keys.add(first, tuple(SeatKey(seat, key="ann") for seat in Seat))
    await keys.add(second, (SeatKey(Seat.SOUTH, key="ann"),))
    assert [(s.table, seat) for s, seat in await keys.tables("ann")] == [
        (second, Seat.SOUTH),
        (first, Seat.NORTH),
    ]
    await play_plays(tables, first, 1)
    assert [s.table for s, _ in await keys.tables("ann")] == [first, second]
    assert [s.table for s, _ in await keys.tables("ann", limit=1)] == [first]
    assert await keys.tables("bob") == ()


async def test_secrets_are_kept_as_hashes_only(database: Database, tmp_path: Path) -> None:
    """Whoever reads the file finds neither keys nor invitations."""
    keys = SeatKeys(database)
    tables = Tables(SqlEventStore(database), seeded())
    table = await tables.create(RuleSet(), TWO_PEOPLE)
    await keys.add(
        table, (SeatKey(Seat.SOUTH, key="secretkey"), SeatKey(Seat.NORTH, invite="secretinvite"))
    )
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert table.encode() in kept
    assert b"secret" not in kept


async def test_keys_of_a_table_open_the_same_seats_of_the_one_that_follows(
    database: Database,
) -> None:
    """They are kept together with the new table; invitations are not, for they were taken."""
    keys = SeatKeys(database)
    tables = Tables(SqlEventStore(database), seeded())
    table = await tables.create(RuleSet.preset("small"), TWO_PEOPLE)
    await keys.add(table, (SeatKey(Seat.SOUTH, key="ann"), SeatKey(Seat.NORTH, invite="ticket")))
    await keys.accept(table, "ticket", "bob")
    view = await play_plays(tables, table, 28)
    asked = await tables.rematch(table, Seat.NORTH, seq=view.seq)
    agreed = await tables.rematch(table, Seat.SOUTH, seq=asked.seq)
    await tables.aclose()
    assert agreed.rematch is not None
    following = agreed.rematch.table
    assert [await keys.seats(following, key) for key in ("ann", "bob", "eve")] == [
        (Seat.SOUTH,),
        (Seat.NORTH,),
        (),
    ]
    assert await keys.accept(following, "ticket", "bob") is None
