"""Another match between two people with a link, as their browsers ask for it."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from tests.web.servers import JSON, Browser, browsing, serving, settings_for

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

_KEY = "germanwhist"


@asynccontextmanager
async def friends(address: str) -> AsyncIterator[tuple[Browser, Browser, JSON]]:
    """Ann and Bob, and south's view of their table once south has given the match up."""
    async with browsing(address) as ann, browsing(address) as bob:
        table = await ann.open_table({"kind": "person"}, rules="small stake=2")
        await bob.take_seat(table, "Bob")
        async with ann.socket(table["id"]) as socket:
            seq = (await socket.read())["seq"]
            await socket.send({"type": "resign_match", "seq": seq})
            over = await socket.read_until("match_over")
        yield ann, bob, over


async def wish(browser: Browser, table: str) -> JSON:
    """Wish for another match from a browser's seat; what it sees then."""
    async with browser.socket(table) as socket:
        before = await socket.read()
        await socket.send({"type": "rematch", "seq": before["seq"]})
        return await socket.read()


async def test_both_keys_open_the_table_of_the_next_match(tmp_path: Path) -> None:
    """Same rules and seats without an invitation; nobody else gets in; the first match stays."""
    async with (
        serving(settings_for(tmp_path)) as address,
        friends(address) as (ann, bob, over),
        browsing(address) as eve,
    ):
        await eve.open_table()
        asked = await wish(ann, over["id"])
        waiting = [[t["id"] for t in (await b.get("/api/tables")).json()] for b in (ann, bob)]
        agreed = await wish(bob, over["id"])
        new = agreed["rematch"]["table"]
        views = [(await browser.get(f"/api/tables/{new}")).json() for browser in (ann, bob)]
        strange = await eve.get(f"/api/tables/{new}")
        listed = [[t["id"] for t in (await b.get("/api/tables")).json()] for b in (ann, bob)]
        statistics = (await ann.get("/api/statistics")).json()
        record = (await bob.get(f"/api/tables/{over['id']}/record")).text
    assert over["abilities"]["rematch"] is None
    assert asked["rematch"] == {"by": "south", "table": None}
    assert agreed["rematch"]["by"] == "south"
    assert [view["me"] for view in views] == ["south", "north"]
    assert {view["phase"] for view in views} == {"playing"}
    assert views[0]["rules"] == over["rules"]
    assert [views[0]["seats"][seat]["name"] for seat in ("south", "north")] == ["Ann", "Bob"]
    assert set(views[0]["view"]["holding"]).isdisjoint(views[1]["view"]["holding"])
    assert strange.status_code == 403
    assert waiting == [[], [over["id"]]]
    assert listed == [[new], [new]]
    (match,) = statistics["matches"]
    assert (match["won"], match["lost"], match["drawn"]) == (0, 1, 0)
    assert record.count("[GermanWhist") == 1


async def test_question_and_agreement_survive_restarts_of_the_server(tmp_path: Path) -> None:
    """Asked at one run of the server, agreed to at the next, played on at a third."""
    async with serving(settings_for(tmp_path)) as address, friends(address) as (ann, bob, over):
        await wish(ann, over["id"])
        keys = [browser.http.cookies[_KEY] for browser in (ann, bob)]
    async with serving(settings_for(tmp_path)) as address, browsing(address) as bob:
        bob.http.cookies.set(_KEY, keys[1], path="/api")
        agreed = await wish(bob, over["id"])
    async with serving(settings_for(tmp_path)) as address, browsing(address) as ann:
        ann.http.cookies.set(_KEY, keys[0], path="/api")
        old = (await ann.get(f"/api/tables/{over['id']}")).json()
        new = (await ann.get(f"/api/tables/{agreed['rematch']['table']}")).json()
    assert old["rematch"] == agreed["rematch"]
    assert new["phase"] == "playing"


async def test_wish_against_a_computer_is_refused_with_its_code(tmp_path: Path) -> None:
    """To the sender alone, and the table stays as it was."""
    async with serving(settings_for(tmp_path)) as address, browsing(address) as ann:
        table = await ann.open_table()
        async with ann.socket(table["id"]) as socket:
            seq = (await socket.read_until("play"))["seq"]
            await socket.send({"type": "rematch", "seq": seq})
            refused = await socket.read()
    assert (refused["type"], refused["code"]) == ("refused", "match_in_play")
