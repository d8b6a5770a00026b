"""Finding somebody to play with: paired, called, and sat down, or nothing lost."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from typing import TYPE_CHECKING

from germanwhist.storage import Database, verify_ratings
from tests.service.tables_for_tests import LowestCard, seeded
from tests.web.clock import Clock
from tests.web.people.people_for_tests import refusal
from tests.web.servers import browsing, serving, settings_for

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from tests.web.servers import JSON, Browser, Socket

RATED: JSON = {"rated": True}


@asynccontextmanager
async def club(
    folder: Path, *names: str, clock: Clock | None = None
) -> AsyncIterator[list[Browser]]:
    """A server, and a browser for each name."""
    setup = seeded(levels=("regular",), make_player=lambda _level: LowestCard())
    if clock is not None:
        setup = replace(setup, clock=clock)
    async with serving(settings_for(folder, setup=setup)) as address, AsyncExitStack() as stack:
        yield [await stack.enter_async_context(browsing(address)) for _ in names]


@asynccontextmanager
async def seeking(browser: Browser, name: str, **wish: object) -> AsyncIterator[Socket]:
    """A browser that looks for an opponent."""
    made = await browser.post("/api/meeting", {"name": name, **wish})
    assert made.status_code == 201, made.text
    async with browser.socket_at(f"/api/meeting/{made.json()['id']}/socket") as socket:
        yield socket


async def until(socket: Socket, wish: str) -> JSON:
    """The first state of a search in which something is known."""
    while True:
        message = await socket.read()
        if message.get(wish):
            return message


async def looked(browser: Browser) -> JSON:
    """Who waits, as a browser is told."""
    return dict((await browser.get("/api/meeting")).json())


async def test_two_who_wish_the_same_meet_play_and_are_rated(tmp_path: Path) -> None:
    """Both come, one gives the match up, and the ratings follow from the events."""
    async with club(tmp_path, "ann", "bob", "cleo") as (ann, bob, cleo):
        async with seeking(ann, "Ann", **RATED) as a, seeking(bob, "Bob", **RATED) as b:
            found = await until(a, "found")
            assert (found["found"]["name"], found["found"]["come"]) == ("Bob", False)
            await a.send({"type": "come"})
            await until(b, "found")
            await b.send({"type": "come"})
            mine, theirs = await until(a, "table"), await until(b, "table")
        assert mine["table"] == theirs["table"]
        assert {mine["seat"], theirs["seat"]} == {"north", "south"}
        async with ann.socket(mine["table"]) as socket:
            table = await socket.read_until("resign_match")
            assert table["rated"]
            assert {who["name"] for who in table["seats"].values()} == {"Ann", "Bob"}
            seats = (await ann.get(f"/api/tables/{mine['table']}/ratings")).json()
            assert [rating["value"] for rating in seats.values()] == [1500, 1500]
            await socket.send({"type": "resign_match", "seq": table["seq"]})
            await socket.read_until("match_over")
        after = (await bob.get(f"/api/tables/{mine['table']}/ratings")).json()
        assert after[theirs["seat"]]["value"] > 1500 > after[mine["seat"]]["value"]
        stranger = await cleo.get(f"/api/tables/{mine['table']}/ratings")
        assert refusal(stranger) == (401, "no_key")
        own = [(await looked(browser))["ratings"]["none"] for browser in (ann, bob)]
        assert own[0]["value"] < 1500 < own[1]["value"]
        assert {rating["provisional"] for rating in own} == {True}
    async with await Database.open(tmp_path / "tables.db") as database:
        verified = await verify_ratings(database)
    assert (verified.matches, verified.people, verified.disagreements) == (1, 2, ())


async def test_who_does_not_come_is_gone_and_the_other_waits_on(tmp_path: Path) -> None:
    """After 30 seconds nothing is lost: Ann waits as long as before, and Bob's search is over."""
    clock = Clock()
    async with club(tmp_path, "ann", "bob", clock=clock) as (ann, bob):
        async with seeking(ann, "Ann") as a, seeking(bob, "Bob") as b:
            await until(a, "found")
            await a.send({"type": "come"})
            assert (await until(b, "found"))["found"]["seconds"] == 30
            clock.now += 31
            while (message := await a.read())["found"]:
                pass
            assert (message["waited"], message["come"]) == (31, False)
            assert await b.read_until("ended") == {"type": "ended", "code": "over"}
        assert (await looked(bob))["search"] is None


async def test_nobody_is_paired_with_themselves(tmp_path: Path) -> None:
    """Two windows of one browser: the second takes the search over, and cannot sit down with it."""
    async with (
        club(tmp_path, "ann", "bob") as (ann, bob),
        seeking(ann, "Ann") as first,
        seeking(ann, "Ann") as second,
    ):
        assert (await first.read_until("ended"))["code"] == "over"
        assert (await second.read())["found"] is None
        assert (await looked(ann))["open"] == []
        (waiting,) = (await looked(bob))["open"]
        taken = await ann.post(f"/api/meeting/{waiting['id']}/partner", {})
        assert refusal(taken) == (409, "invitation_gone")


async def test_open_invitation_is_for_the_first_who_sits_down(tmp_path: Path) -> None:
    """Listed with what it is for; Bob sits down, Cleo comes too late."""
    async with (
        club(tmp_path, "ann", "bob", "cleo") as (ann, bob, cleo),
        seeking(ann, "Ann", rules="standard") as a,
    ):
        await a.read()
        (waiting,) = (await looked(bob))["open"]
        assert (waiting["name"], waiting["wish"]["rated"]) == ("Ann", False)
        assert waiting["wish"]["preset"] == "standard"
        path = f"/api/meeting/{waiting['id']}/partner"
        answers = await asyncio.gather(
            bob.post(path, {"name": "Bob"}), cleo.post(path, {"name": "Cleo"})
        )
        assert sorted(answer.status_code for answer in answers) == [201, 409]
        name = (await until(a, "found"))["found"]["name"]
        assert name == ("Bob" if answers[0].status_code == 201 else "Cleo")


async def test_whoever_has_gone_is_not_found(tmp_path: Path) -> None:
    """Ann's socket has closed; Bob waits. She is back and still has her place."""
    async with club(tmp_path, "ann", "bob") as (ann, bob):
        async with seeking(ann, "Ann") as a:
            await a.read()
        own = (await looked(ann))["search"]
        async with seeking(bob, "Bob") as b:
            assert (await b.read())["found"] is None
            assert (await looked(bob))["open"] == []
            async with ann.socket_at(f"/api/meeting/{own}/socket"):
                assert (await until(b, "found"))["found"]["name"] == "Ann"


async def test_a_search_is_nobody_elses(tmp_path: Path) -> None:
    """Neither its socket nor its end; and only standard matches to 10 count."""
    async with club(tmp_path, "ann", "bob") as (ann, bob):
        async with seeking(ann, "Ann") as a:
            await a.read()
            await bob.post("/api/key", {})
            (waiting,) = (await looked(bob))["open"]
            async with bob.socket_at(f"/api/meeting/{waiting['id']}/socket") as other:
                assert await other.close_code() == 4404
            await bob.delete(f"/api/meeting/{waiting['id']}")
            assert len((await looked(bob))["open"]) == 1
        wish = {"rated": True, "rules": "match10 stake=2"}
        assert refusal(await ann.post("/api/meeting", wish)) == (409, "unrated_rules")


async def test_match_against_a_level_counts_one_at_a_time(tmp_path: Path) -> None:
    """No hint in it; the next only when it is over, whether or not it was put away."""
    level = {"kind": "computer", "level": "regular"}
    async with club(tmp_path, "ann") as (ann,):
        wish: JSON = {"opponent": level, "rules": "match10", "rated": True}
        table = await ann.open_table(**wish)
        assert refusal(await ann.post("/api/tables", wish)) == (409, "rated_open")
        friend = {"opponent": {"kind": "person"}, "rules": "match10", "rated": True}
        assert refusal(await ann.post("/api/tables", friend)) == (409, "unrated_opponent")
        async with ann.socket(table["id"]) as socket:
            view = await socket.read_until("play")
            assert view["abilities"]["hint"] == "rated_counts"
        await ann.delete(f"/api/tables/{table['id']}")
        (rating,) = (await looked(ann))["ratings"].values()
        assert rating["value"] < 1500
        assert (await ann.post("/api/tables", wish)).status_code == 201


async def test_flood_of_searches_is_told_when_to_come_back(tmp_path: Path) -> None:
    """Each search uses up one of the tables of an hour, as it leads to one."""
    async with (
        serving(settings_for(tmp_path, tables_an_hour=2)) as address,
        browsing(address) as ann,
    ):
        answers = [await ann.post("/api/meeting", {}) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert int(answers[-1].headers["Retry-After"]) > 0
