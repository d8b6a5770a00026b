"""Invitations: for one other browser, and taken also when something went wrong on the way."""

from pathlib import Path

from tests.web.servers import JSON, Browser, browsing, serving, settings_for, two_browsers

FRIEND: JSON = {"kind": "person"}


async def look(browser: Browser, table: JSON) -> JSON:
    """What an invitation is to a browser."""
    invited = {"invite": table["invite"]}
    response = await browser.post(f"/api/tables/{table['id']}/invitation", invited)
    assert response.status_code == 200, response.text
    return dict(response.json())


async def test_refused_name_leaves_the_invitation_as_it_was(tmp_path: Path) -> None:
    """The name is mended, and the same link still works."""
    async with (
        serving(settings_for(tmp_path)) as address,
        browsing(address) as ann,
        browsing(address) as bob,
        browsing(address) as eve,
    ):
        table = await ann.open_table(FRIEND)
        for name, code in (("x" * 41, "name_too_long"), ("Bo\x00b", "name_unshowable")):
            refused = await bob.take_seat(table, name)
            assert (refused.status_code, refused.json()["code"]) == (422, code)
        assert (await look(eve, table))["state"] == "free"
        assert (await bob.take_seat(table, "Bob")).status_code == 200


async def test_seat_is_taken_also_when_the_answer_was_lost(tmp_path: Path) -> None:
    """The key is there before the seat is: the same browser comes again, and sits."""
    async with two_browsers(tmp_path) as (ann, bob):
        table = await ann.open_table(FRIEND)
        invited = {"invite": table["invite"], "name": "Bob"}
        early = await bob.post(f"/api/tables/{table['id']}/seat", invited)
        assert (early.status_code, early.json()["code"]) == (401, "no_key")
        await bob.post("/api/key", {})
        key = dict(bob.http.cookies)
        lost = await bob.take_seat(table, "Bob")
        assert "set-cookie" not in lost.headers  # nothing that the browser needs is in the answer
        assert dict(bob.http.cookies) == key
        assert (await bob.take_seat(table, "Bob")).json() == lost.json()
        seen = (await bob.get(f"/api/tables/{table['id']}")).json()
    assert (seen["me"], seen["seats"]["north"]["name"]) == ("north", "Bob")


async def test_own_invitation_gives_no_second_seat(tmp_path: Path) -> None:
    """Whoever opens the own link keeps the own hand, and the friend can still come."""
    async with two_browsers(tmp_path) as (ann, bob):
        table = await ann.open_table(FRIEND)
        assert (await look(ann, table))["state"] == "own"
        refused = await ann.take_seat(table, "Ann")
        assert (refused.status_code, refused.json()["code"]) == (409, "own_invite")
        assert (await bob.take_seat(table, "Bob")).status_code == 200
        mine = (await ann.get(f"/api/tables/{table['id']}")).json()
        other = await ann.get(f"/api/tables/{table['id']}?seat=north")
    assert mine["me"] == "south"
    assert (other.status_code, other.json()["code"]) == (403, "no_seat")


async def test_invitation_tells_who_invites_to_which_rules_and_no_card(tmp_path: Path) -> None:
    """Before a seat is taken, and after."""
    async with (
        serving(settings_for(tmp_path)) as address,
        browsing(address) as ann,
        browsing(address) as bob,
        browsing(address) as eve,
    ):
        table = await ann.open_table(FRIEND, rules="match20")
        free = await look(bob, table)
        await bob.take_seat(table, "Bob")
        states = [(await look(browser, table))["state"] for browser in (ann, bob, eve)]
        unknown = await eve.post(f"/api/tables/{table['id']}/invitation", {"invite": "A" * 22})
    assert set(free) == {"by", "rules", "preset", "clock", "state"}
    assert (free["by"], free["preset"], free["state"]) == ("Ann", "match20", "free")
    assert states == ["own", "yours", "taken"]
    assert (unknown.status_code, unknown.json()["code"]) == (403, "bad_invite")


async def test_key_says_whether_a_browser_keeps_cookies(tmp_path: Path) -> None:
    """Asked twice, one that keeps none is known before it has opened a table."""
    async with serving(settings_for(tmp_path)) as address, browsing(address) as ann:
        answers = [(await ann.post("/api/key", {})).json()["kept"] for _ in range(2)]
        ann.http.cookies.clear()
        forgotten = (await ann.post("/api/key", {})).json()["kept"]
    assert (answers, forgotten) == ([False, True], False)
