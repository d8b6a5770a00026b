from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from germanwhist import RuleSet, Seat
from germanwhist.errors import GermanWhistError
from germanwhist.service import RematchView, SeatKey, Tables, person
from germanwhist.service.requests import Rematch
from germanwhist.storage import Database, Invitation, SeatKeys, SqlEventStore
from tests.service.tables_for_tests import TWO_PEOPLE, ask, play_plays, seeded

HOST = (SeatKey(Seat.SOUTH, key="ann"), SeatKey(Seat.NORTH, invite="ticket"))
BOTH = tuple(SeatKey(seat, key="ann") for seat in Seat)


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    """A new database."""
    async with await Database.open(tmp_path / "tables.db") as opened:
        yield opened


async def test_key_opens_its_own_seats_only(database: Database) -> None:
    """One browser may hold one seat, or both at one screen; another's key opens none."""
    keys = SeatKeys(database)
    tables = Tables(SqlEventStore(database), seeded())
    mine = await tables.create(RuleSet(), (None, person()), keys=HOST)
    both = await tables.create(RuleSet(), TWO_PEOPLE, keys=BOTH)
    assert await keys.seats(mine, "ann") == (Seat.SOUTH,)
    assert await keys.seats(both, "ann") == (Seat.NORTH, Seat.SOUTH)
    assert await keys.seats(mine, "bob") == ()
    assert await keys.seats("no table", "ann") == ()


async def test_invitation_is_for_the_first_who_comes_and_stays_theirs(database: Database) -> None:
    """Accepting twice with one key is harmless; another key comes too late."""
    keys = SeatKeys(database)
    tables = Tables(SqlEventStore(database), seeded())
    table = await tables.create(RuleSet(), (None, person()), keys=HOST)
    assert await keys.accept(table, "wrong", "bob") is None
    assert await keys.accept("elsewhere", "ticket", "bob") is None
    assert await keys.accept(table, "ticket", "bob") is Seat.NORTH
    assert await keys.accept(table, "ticket", "bob") is Seat.NORTH
    assert await keys.accept(table, "ticket", "carl") is None
    assert await keys.seats(table, "bob") == (Seat.NORTH,)


async def test_invitation_is_not_for_the_key_that_holds_the_other_seat(database: Database) -> None:
    """Who opens the own link keeps one seat, and the friend still gets the other."""
    keys = SeatKeys(database)
    tables = Tables(SqlEventStore(database), seeded())
    table = await tables.create(RuleSet(), (None, person()), keys=HOST)
    assert await keys.accept(table, "ticket", "ann") is None
    assert await keys.seats(table, "ann") == (Seat.SOUTH,)
    assert await keys.accept(table, "ticket", "bob") is Seat.NORTH
    assert await keys.accept(table, "ticket", "ann") is None


async def test_invitation_says_what_it_is_to_whoever_comes_with_it(database: Database) -> None:
    """Free, one's own to give away, taken by oneself, or by somebody else."""
    keys = SeatKeys(database)
    tables = Tables(SqlEventStore(database), seeded())
    table = await tables.create(RuleSet(), (None, person()), keys=HOST)
    free = Invitation(Seat.NORTH, is_taken=False, is_yours=False, is_own=False)
    own = replace(free, is_own=True)
    assert await keys.invitation(table, "ticket", "bob") == free
    assert await keys.invitation(table, "ticket", "ann") == own
    assert await keys.invitation(table, "wrong", "bob") is None
    await keys.accept(table, "ticket", "bob")
    found = [await keys.invitation(table, "ticket", key) for key in ("ann", "bob", "eve")]
    assert found == [
        Invitation(Seat.NORTH, is_taken=True, is_yours=False, is_own=True),
        Invitation(Seat.NORTH, is_taken=False, is_yours=True, is_own=False),
        Invitation(Seat.NORTH, is_taken=True, is_yours=False, is_own=False),
    ]


async def test_table_and_its_keys_are_written_together_or_not_at_all(database: Database) -> None:
    """A key that cannot be kept leaves no table that nobody could open."""
    tables = Tables(SqlEventStore(database), seeded())
    await tables.create(RuleSet(), (None, person()), keys=HOST)
    with pytest.raises(GermanWhistError):  # the same invitation a second time
        await tables.create(RuleSet(), (None, person()), keys=HOST)
    assert len(await tables.unfinished()) == 1


async def test_tables_of_a_key_are_listed_the_last_used_first(database: Database) -> None:
    """Each table once, also where both seats belong to one browser."""
    now = iter(range(1_000))
    keys = SeatKeys(database)
    tables = Tables(SqlEventStore(database), seeded(clock=lambda: float(next(now))))
    first = await tables.create(RuleSet(), TWO_PEOPLE, keys=BOTH)
    second = await tables.create(RuleSet(), TWO_PEOPLE, keys=HOST)
    await tables.create(RuleSet(), TWO_PEOPLE)
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
    tables = Tables(SqlEventStore(database), seeded())
    secrets = (SeatKey(Seat.SOUTH, key="secretkey"), SeatKey(Seat.NORTH, invite="secretinvite"))
    table = await tables.create(RuleSet(), TWO_PEOPLE, keys=secrets)
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert table.encode() in kept
    assert b"secretkey" not in kept
    assert b"secretinvite" not in kept


async def test_keys_of_a_table_open_the_same_seats_of_the_one_that_follows(
    database: Database,
) -> None:
    """They are kept together with the new table; invitations are not, for they were taken."""
    keys = SeatKeys(database)
    tables = Tables(SqlEventStore(database), seeded())
    table = await tables.create(RuleSet.preset("small"), TWO_PEOPLE, keys=HOST)
    await keys.accept(table, "ticket", "bob")
    view = await play_plays(tables, table, 28)
    asked = await ask(tables, table, Seat.NORTH, Rematch(seq=view.seq))
    agreed = await ask(tables, table, Seat.SOUTH, Rematch(seq=asked.seq))
    await tables.aclose()
    wish = agreed.fact(RematchView)
    assert wish is not None
    following = wish.table
    assert following is not None
    assert [await keys.seats(following, key) for key in ("ann", "bob", "eve")] == [
        (Seat.SOUTH,),
        (Seat.NORTH,),
        (),
    ]
    assert await keys.accept(following, "ticket", "bob") is None


async def test_table_put_away_is_listed_no_more_but_stays_the_keys(database: Database) -> None:
    """For the one who put it away; another's list keeps it. Going on there brings it back."""
    keys = SeatKeys(database)
    tables = Tables(SqlEventStore(database), seeded())
    table = await tables.create(RuleSet(), (None, person()), keys=HOST)
    await keys.accept(table, "ticket", "bob")
    other = await tables.create(RuleSet(), TWO_PEOPLE, keys=BOTH)
    await keys.put_away(table, "ann")
    await keys.put_away(other, "bob")  # not his

    async def listed(key: str) -> set[str]:
        return {summary.table for summary, _ in await keys.tables(key)}

    assert await listed("ann") == {other}
    assert await listed("bob") == {table}
    assert await keys.seats(table, "ann") == (Seat.SOUTH,)
    await keys.put_away(other, "ann")
    assert await listed("ann") == set()
    await keys.take_up(table, "bob")
    await keys.take_up(table, "ann")
    assert await listed("ann") == {table}


async def test_putting_away_takes_back_an_open_invitation(database: Database) -> None:
    """Whoever comes with it later finds none; a stranger's wish takes nothing back."""
    keys = SeatKeys(database)
    tables = Tables(SqlEventStore(database), seeded())
    table = await tables.create(RuleSet(), (None, person()), keys=HOST)
    await keys.put_away(table, "eve")
    assert await keys.invitation(table, "ticket", "bob") is not None
    await keys.put_away(table, "ann")
    assert await keys.invitation(table, "ticket", "bob") is None
    assert await keys.accept(table, "ticket", "bob") is None
