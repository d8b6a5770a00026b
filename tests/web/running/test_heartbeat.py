"""A line that holds everything back is noticed from both ends."""

from pathlib import Path

from tests.web.servers import JSON, Browser, browsing, serving, settings_for

_BEAT = 1.0  # seconds, in which a busy machine still answers


async def friend_is_present(browser: Browser, table: JSON) -> bool:
    """Whether north is shown as present, as soon as that changes or at once."""
    seen = (await browser.get(f"/api/tables/{table['id']}")).json()
    return bool(seen["seats"]["north"]["present"])


async def test_ping_is_answered_at_once(tmp_path: Path) -> None:
    """So a page can tell a silent table from a dead line; it needs no number of the table."""
    async with serving(settings_for(tmp_path)) as address, browsing(address) as ann:
        table = await ann.open_table({"kind": "person"})
        async with ann.socket(table["id"]) as socket:
            await socket.read()
            await socket.send({"type": "ping"})
            answer = await socket.read()
    assert answer == {"v": 2, "type": "pong"}


async def test_client_whose_line_is_held_is_soon_no_longer_present(tmp_path: Path) -> None:
    """Bob's end reads nothing and says nothing; Ann is told without a close from his side."""
    async with (
        serving(settings_for(tmp_path, heartbeat=_BEAT)) as address,
        browsing(address) as ann,
        browsing(address) as bob,
    ):
        table = await ann.open_table({"kind": "person"})
        await bob.take_seat(table, "Bob")
        async with ann.socket(table["id"]) as mine, bob.socket(table["id"]) as his:
            await his.read()
            assert await friend_is_present(ann, table)
            his.connection.transport.pause_reading()  # pings arrive no more, nothing is closed
            while True:
                view = await mine.read()
                if not view["seats"]["north"]["present"]:
                    break
            assert view["abilities"]["take_match"] is not None  # the minute of absence only begins
            his.connection.transport.abort()
