"""Everybody's own data, to be taken along or deleted, signed in or not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from germanwhist.notation import parse_record
from tests.web.people.people_for_tests import club, me, person_at, resign
from tests.web.servers import browsing

if TYPE_CHECKING:
    from pathlib import Path


async def test_file_has_everything_but_hands_in_play_and_secrets(tmp_path: Path) -> None:
    """Finished hands as records that can be read, what was learned, the day, who one is."""
    async with club(tmp_path) as address, person_at(address) as ann:
        browser = ann.browser
        over = (await browser.open_table())["id"]
        await resign(browser, over)
        running = (await browser.open_table())["id"]
        await browser.post("/api/lessons/draw/answers", {"question": 1, "shown": True})
        today = (await browser.get("/api/day/glance")).json()["date"]
        day = (await browser.post("/api/day", {"date": today})).json()["id"]
        response = await browser.get("/api/me/data")
    assert "germanwhist-data.json" in response.headers["content-disposition"]
    data = response.json()
    assert data["person"]["name"] == "Ann"
    records = {table["id"]: table["record"] for table in data["tables"]}
    assert set(records) == {over, running, day}
    record = parse_record(records[over])
    assert record.south == "Ann"
    assert records[running] is None
    assert [fact["practice"]["lesson"] for fact in data["practice"]] == ["draw"]
    assert [each["table"] for each in data["days"]] == [day]
    assert not any(code in response.text for code in ann.codes)


async def test_guest_deletes_everything_and_a_friend_keeps_the_cards(tmp_path: Path) -> None:
    """Who stays has the match, against nobody they could name; the guest begins anew."""
    async with club(tmp_path) as address, browsing(address) as ann, browsing(address) as bob:
        table = await ann.open_table({"kind": "person"})
        await bob.take_seat(table, "Bob")
        await resign(ann, table["id"])
        assert (await ann.delete("/api/me/data")).json()["kept"]["hands"] == 0
        assert "germanwhist" not in ann.http.cookies
        assert (await me(ann))["kept"]["hands"] == 0
        assert (await ann.get(f"/api/tables/{table['id']}")).status_code in (401, 403)
        look = (await bob.get(f"/api/tables/{table['id']}")).json()
        assert (look["seats"]["north"]["name"], look["seats"]["south"]["name"]) == ("Bob", None)
        assert (await me(bob))["kept"]["hands"] == 1
        record = (await bob.get(f"/api/tables/{table['id']}/record")).text
        assert "Bob" in record
        assert "Ann" not in record
