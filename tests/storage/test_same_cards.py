"""What two people play with the same cards is kept while it counts, and no longer for nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from germanwhist import RuleSet, Seat
from germanwhist.school.same import Challenge, new_challenge_secret, one_hand
from germanwhist.service import SameHand, SeatKey, Tables, new_id, person
from germanwhist.service.requests import Play, Resign
from germanwhist.storage import Ages, Database, SameCards, SeatKeys, SqlEventStore, prune
from tests.service.tables_for_tests import LowestCard, my_turn, seeded

if TYPE_CHECKING:
    from pathlib import Path

DAY = 24 * 3600.0
END = 14 * DAY
RULES = one_hand(RuleSet())


async def challenge_in(database: Database, *, of: str) -> Challenge:
    """A challenge between the holders of the keys `ann` and `bob`."""
    cards = SameCards(database)
    challenge = Challenge(secret=new_challenge_secret(), deals=4, level="lowest", rules=RULES)
    await cards.make(challenge, of=of, key="ann", name="Ann", invite=f"come-{of}", ends_at=END)
    assert await cards.join(of, f"come-{of}", key="bob", name=None)
    return challenge


async def begin(database: Database, tables: Tables, *, of: str, key: str) -> str:
    """The table of the first deal."""
    cards = SameCards(database)
    standing = await cards.of(of, key)
    assert standing is not None
    table = await cards.begin(standing, 1, table=new_id())
    assert await cards.begin(standing, 1, table=new_id()) == table
    same = SameHand(challenge=of, number=1, secret=standing.challenge.secret, level="lowest")
    keys = (SeatKey(Seat.SOUTH, key=key),)
    await tables.open_same(same, RULES, occupant=person(), table=table, keys=keys)
    return table


async def test_a_deal_begun_cannot_be_begun_anew_by_putting_it_away(tmp_path: Path) -> None:
    """Its table stays, though one where nothing was finished goes when it is put away."""
    async with await Database.open(tmp_path / "a.db") as database:
        setup = seeded(clock=lambda: 0.0, make_same_opponent=lambda *_: LowestCard())
        tables = Tables(SqlEventStore(database), setup)
        await challenge_in(database, of="c")
        table = await begin(database, tables, of="c", key="ann")
        view = await my_turn(tables, table)
        assert view.view is not None
        card = view.view.legal_plays().lowest()
        await tables.ask(table, Seat.SOUTH, Play(seq=view.seq, card=card))
        await tables.aclose()
        await SeatKeys(database).put_away(table, "ann")
        ages = Ages(unfinished=DAY, finished=DAY)
        assert (await prune(database, ages, now=END)).total == 0
        assert (await prune(database, ages, now=END + 2 * DAY)).unfinished == 1


async def test_challenges_go_when_nothing_comes_of_them_any_more(tmp_path: Path) -> None:
    """Those in which no deal was shared two weeks after their end, the others with their tables."""
    async with await Database.open(tmp_path / "a.db") as database:
        setup = seeded(clock=lambda: 0.0, make_same_opponent=lambda *_: LowestCard())
        tables, cards = Tables(SqlEventStore(database), setup), SameCards(database)
        for of in ("alone", "both"):
            await challenge_in(database, of=of)
        for key, of in (("ann", "alone"), ("ann", "both"), ("bob", "both")):
            table = await begin(database, tables, of=of, key=key)
            view = await my_turn(tables, table)
            await tables.ask(table, Seat.SOUTH, Resign(seq=view.seq))
        await tables.aclose()

        async def left(now: float, *, finished: float | None = None) -> list[str]:
            await prune(database, Ages(finished=finished), now=now)
            return sorted(standing.id for standing in await cards.all("ann"))

        standings = {each.id: each for each in await cards.all("ann")}
        (bob,) = standings["both"].others
        assert (bob.view.decided, bob.view.deals[0].theirs) == (1, (0, 13))
        assert await left(END + 13 * DAY) == ["alone", "both"]
        assert await left(END + 15 * DAY) == ["both"]
        assert await left(END + 15 * DAY, finished=100 * DAY) == ["both"]
        assert await left(END + 101 * DAY, finished=100 * DAY) == []
