"""Removing a table from the list of those to go on with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.web.servers import browsing, serving, settings_for, two_browsers

if TYPE_CHECKING:
    from pathlib import Path

    from tests.web.servers import JSON, Browser


async def listed(browser: Browser) -> list[str]:
    """The tables that a browser is offered to go on with."""
    return [table["id"] for table in (await browser.get("/api/tables")).json()]


async def test_removed_table_is_listed_no_more_and_its_hands_still_count(tmp_path: Path) -> None:
    """A hand of it is finished: the results tell it before and after. Only the client's own go."""
    async with (
        serving(settings_for(tmp_path)) as address,
        browsing(address) as ann,
        browsing(address) as eve,
    ):
        table = (await ann.open_table(rules="match=hands=2"))["id"]
        async with ann.socket(table) as socket:
            await socket.send({"type": "resign", "seq": (await socket.read())["seq"]})
            await socket.read_until("hand_over")
        before = (await ann.get("/api/statistics")).json()
        await eve.open_table()
        refused = await eve.delete(f"/api/tables/{table}")
        assert (refused.status_code, refused.json()["code"]) == (403, "no_seat")
        assert await listed(ann) == [table]
        removed = await ann.delete(f"/api/tables/{table}")
        assert (removed.status_code, removed.text) == (204, "")
        assert await listed(ann) == []
        assert (await ann.get("/api/statistics")).json() == before
        record = await ann.get(f"/api/tables/{table}/record")
        again = await ann.delete(f"/api/tables/{table}")
    assert before["hands"][0]["lost"] == 1
    assert record.status_code == 200
    assert again.status_code == 204


async def test_opponent_is_told_that_a_removed_table_was_left(tmp_path: Path) -> None:
    """As after leaving: the match may be taken at once. Coming back brings the table back."""
    async with two_browsers(tmp_path) as (ann, bob):
        table = await ann.open_table({"kind": "person"})
        await bob.take_seat(table, "Bob")
        async with bob.socket(table["id"]) as theirs:
            await theirs.read_until("playing")
            assert (await ann.delete(f"/api/tables/{table['id']}")).status_code == 204
            told = await theirs.read_until("take_match")
            assert told["seats"]["south"]["left"]
            assert await listed(bob) == [table["id"]]
            assert await listed(ann) == []
            async with ann.socket(table["id"]) as mine:
                while (await mine.read_until("playing"))["seats"]["south"]["left"]:
                    pass
                assert await listed(ann) == [table["id"]]


async def test_invitation_to_a_removed_table_opens_nothing(tmp_path: Path) -> None:
    """The friend who comes later is told that there is no such invitation."""
    async with two_browsers(tmp_path) as (ann, bob):
        table = await ann.open_table({"kind": "person"})
        await ann.delete(f"/api/tables/{table['id']}")
        late = await bob.take_seat(table, "Bob")
    assert (late.status_code, late.json()["code"]) == (403, "bad_invite")


async def test_both_seats_at_one_screen_and_one_that_a_computer_keeps_are_removed(
    tmp_path: Path,
) -> None:
    """One browser may hold two seats, or one where a computer has taken over."""
    async with two_browsers(tmp_path) as (ann, bob):
        local: JSON = await ann.open_table({"kind": "local", "name": "Camille"})
        shared: JSON = await ann.open_table({"kind": "person"})
        await bob.take_seat(shared, "Bob")
        async with ann.socket(shared["id"]) as mine, bob.socket(shared["id"]) as theirs:
            await mine.send({"type": "leave", "seq": (await mine.read_until("playing"))["seq"]})
            await mine.connection.close()
            seq = (await theirs.read_until("replace"))["seq"]
            await theirs.send({"type": "replace", "level": "lowest", "seq": seq})
            while not (await theirs.read_until("table"))["seats"]["south"]["replaced"]:
                pass
        for table in (local, shared):
            assert (await ann.delete(f"/api/tables/{table['id']}")).status_code == 204
        assert await listed(ann) == []


async def test_removed_wish_for_another_match_is_taken_as_refused(tmp_path: Path) -> None:
    """A friend who asks for another match hears that nobody is there to answer."""
    async with two_browsers(tmp_path) as (ann, bob):
        table = await ann.open_table({"kind": "person"}, rules="match=hands=1")
        await bob.take_seat(table, "Bob")
        async with ann.socket(table["id"]) as mine, bob.socket(table["id"]) as theirs:
            await mine.send({"type": "resign", "seq": (await mine.read_until("playing"))["seq"]})
            over = await theirs.read_until("match_over")
            await theirs.send({"type": "rematch", "seq": over["seq"]})
            while (await mine.read_until("table"))["rematch"] is None:
                pass
        assert await listed(ann) == [table["id"]]
        assert (await ann.delete(f"/api/tables/{table['id']}")).status_code == 204
        assert await listed(ann) == []
        told = (await bob.get(f"/api/tables/{table['id']}")).json()
    assert told["rematch"] is None
    assert told["seats"]["south"]["left"]
