"""What hangs on a key can be given to another one, taken along, and deleted."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING

import pytest

from germanwhist import RuleSet, Seat
from germanwhist.school.practice import Answered
from germanwhist.school.same import Challenge, one_hand
from germanwhist.service import RefusedError, SeatKey, Tables, person
from germanwhist.service.requests import Resign
from germanwhist.storage import (
    Ages,
    Database,
    Days,
    NewPasskey,
    People,
    PracticeLog,
    SameCards,
    SeatKeys,
    SqlEventStore,
    Statistics,
    delete_everything,
    own_tables,
    prune,
)
from tests.service.tables_for_tests import LOWEST, TWO_PEOPLE, WITH_COMPUTER, seeded

if TYPE_CHECKING:
    from pathlib import Path

DAY = dt.date(2026, 12, 1)
RULES = one_hand(RuleSet())


def passkey(name: str) -> NewPasskey:
    """A passkey of somebody."""
    return NewPasskey(
        id=f"id-{name}", credential=f"credential-{name}", public_key="key", uses=0, device="phone"
    )


async def made(people: People, name: str, *, browser: str, new: str) -> bool:
    """Make a person of whoever is at a browser."""
    return await people.make(
        name, passkey(name), name=name, codes=(f"code-{name}",), browser=browser, new=new, now=1.0
    )


async def signed_in(people: People, name: str, *, browser: str, new: str) -> bool:
    """Sign a person in by their passkey."""
    key = await people.public_key(f"credential-{name}")
    assert key is not None
    return await people.sign_in(key, uses=1, browser=browser, new=new, now=2.0)


async def challenge(cards: SameCards, of: str, *, by: str, guests: tuple[str, ...]) -> None:
    """A challenge between two keys, or more."""
    terms = Challenge(secret="5" * 64, deals=4, level=LOWEST, rules=RULES)
    people = 2 if len(guests) == 1 else 8
    await cards.make(terms, of=of, key=by, name=by, invite=of, ends_at=9e9, people=people)
    for guest in guests:
        assert await cards.join(of, of, key=guest, name=guest)


def answered(question: int) -> Answered:
    """An answer of a lesson."""
    return Answered(lesson="price", question=question, is_right=True)


@pytest.mark.parametrize("kind", ["file", "server"])
async def test_person_gets_what_a_browser_had(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """The own try of a day stays, what was learned is in order, nobody plays against themselves."""
    place = tmp_path / "a.db" if kind == "file" else request.getfixturevalue("postgresql")
    async with await Database.open(place) as database:
        people, days, log = People(database), Days(database), PracticeLog(database)
        cards, keys = SameCards(database), SeatKeys(database)
        tables = Tables(SqlEventStore(database), seeded())
        seats = (SeatKey(Seat.NORTH, key="desk"), SeatKey(Seat.SOUTH, key="phone"))
        between = await tables.create(RuleSet(), TWO_PEOPLE, keys=seats)
        for key, table in (("desk", "first"), ("phone", "second")):
            await days.begin(DAY, key, table=table)
        await days.begin(DAY + dt.timedelta(1), "phone", table="third")
        for key, question, at in (("desk", 1, 1.0), ("phone", 2, 2.0), ("desk", 3, 3.0)):
            await log.add(key, answered(question), at=at)
        await challenge(cards, "with-self", by="desk", guests=("phone",))
        await challenge(cards, "with-bob", by="bob", guests=("phone",))
        await challenge(cards, "of-three", by="phone", guests=("bob", "desk"))

        assert await made(people, "ann", browser="desk", new="desk2")
        assert await people.key_of("desk2") == "ann"
        assert await signed_in(people, "ann", browser="phone", new="phone2")
        assert not await signed_in(people, "ann", browser="phone2", new="phone3")

        assert await keys.seats(between, "ann") == (Seat.NORTH, Seat.SOUTH)
        assert await keys.seats(between, "phone") == ()
        assert [(each.day, each.table) for each in await days.of("ann")] == [
            (DAY + dt.timedelta(1), "third"),
            (DAY, "first"),
        ]
        learned = [dated.practice for dated in await log.of("ann")]
        assert learned == [answered(1), answered(2), answered(3)]
        three, two = await cards.all("ann")
        assert (three.id, two.id) == ("of-three", "with-bob")
        assert (three.place, [other.name for other in three.others]) == (0, ["bob"])
        (own,) = await own_tables(database, "ann")
        assert (own.id, own.seats) == (between, (Seat.NORTH, Seat.SOUTH))
        await tables.aclose()


@pytest.mark.parametrize("kind", ["file", "server"])
async def test_deleting_leaves_others_their_cards(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """A hand against Bob stays his, without a name; one against the computer goes."""
    place = tmp_path / "a.db" if kind == "file" else request.getfixturevalue("postgresql")
    async with await Database.open(place) as database:
        people, statistics = People(database), Statistics(database)
        store, keys = SqlEventStore(database), SeatKeys(database)
        tables = Tables(store, seeded())
        alone = await tables.create(
            RuleSet(), WITH_COMPUTER, keys=(SeatKey(Seat.SOUTH, key="ann"),)
        )
        seats = (SeatKey(Seat.NORTH, key="bob"), SeatKey(Seat.SOUTH, key="ann"))
        shared = await tables.create(RuleSet(), TWO_PEOPLE, keys=seats)
        invited = (SeatKey(Seat.SOUTH, key="ann"), SeatKey(Seat.NORTH, invite="come"))
        waiting = await tables.create(RuleSet(), (None, person("Ann")), keys=invited)
        seq = (await tables.view(shared, Seat.SOUTH)).seq
        await tables.ask(shared, Seat.SOUTH, Resign(seq=seq))
        await PracticeLog(database).add("ann", answered(1), at=1.0)
        await challenge(SameCards(database), "with-bob", by="ann", guests=("bob",))
        await challenge(SameCards(database), "of-three", by="ann", guests=("bob", "eve"))
        assert await made(people, "me", browser="ann", new="ann2")
        before = await statistics.hands("bob")

        gone = await delete_everything(database, "me")
        tables.let_go(gone)

        assert set(gone) == {alone, shared, waiting}
        assert await statistics.hands("bob") == before != ()
        assert await keys.seats(shared, "me") == await keys.seats(shared, "ann") == ()
        view = await tables.view(shared, Seat.NORTH)
        assert view.opponent is not None
        assert (view.opponent.name, view.opponent.is_gone) == (None, True)
        assert view.opponent.has_left
        (record,) = await tables.records(shared)
        assert (record.north, record.south) == ("Bob", None)
        for table in (alone, waiting):
            with pytest.raises(RefusedError):
                await tables.view(table, Seat.SOUTH)
        three, two = await SameCards(database).all("bob")
        assert [other.name for other in two.others] == [None]
        assert ([other.name for other in three.others], three.is_open) == ([None, "eve"], False)
        assert await PracticeLog(database).of("me") == ()
        assert await own_tables(database, "me") == ()
        assert (await people.at("ann2"), await people.key_of("ann2")) == (None, "ann2")
        assert await people.public_key("credential-me") is None
        await tables.aclose()


async def test_what_somebody_with_a_passkey_learned_is_not_pruned(tmp_path: Path) -> None:
    """They may come back at any time; a guest's key is forgotten by the browser."""
    async with await Database.open(tmp_path / "a.db") as database:
        log = PracticeLog(database)
        for key in ("ann", "guest"):
            await log.add(key, answered(1), at=1.0)
        assert await made(People(database), "me", browser="ann", new="ann2")
        assert (await prune(database, Ages(people=10.0), now=100.0)).people == 1
        assert len(await log.of("me")) == 1
        assert await log.of("guest") == ()


async def test_person_is_made_once_and_code_used_once(tmp_path: Path) -> None:
    """Whoever is signed in makes no other person, and a known passkey belongs to one."""
    async with await Database.open(tmp_path / "a.db") as database:
        people = People(database)
        assert await made(people, "ann", browser="a", new="a2")
        assert not await made(people, "eve", browser="a2", new="a3")
        assert await people.public_key("credential-eve") is None
        assert not await people.add("ann", passkey("ann"), now=1.0)
        assert not await people.add("nobody", passkey("new"), now=1.0)
        assert await people.recover("code-ann", browser="b", new="b2", now=1.0)
        assert not await people.recover("code-ann", browser="c", new="c2", now=1.0)
        await people.sign_out("b2")
        assert await people.at("b2") is None
        await people.rename("ann", None)
        found = await people.at("a2")
        assert found is not None
        assert (found.name, found.codes, found.used) == (None, 0, "id-ann")
