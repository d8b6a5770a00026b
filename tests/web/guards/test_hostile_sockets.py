"""Wrong, repeated, reordered and hostile socket messages change nothing and stop nothing."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import InvalidStatus

from germanwhist import Seat
from germanwhist.service import Hinted, Played, fold
from germanwhist.storage import Database, SqlEventStore
from germanwhist.web.table.socket import MAX_MESSAGE_BYTES
from tests.web.servers import Socket, browsing, serving, settings_for

if TYPE_CHECKING:
    from pathlib import Path

WRONG: tuple[Any, ...] = (
    "",
    "null",
    "[]",
    "{",
    '"play"',
    "{}",
    b"\xff\xfe\x00",
    b"{}",
    {"type": "play"},
    {"type": "play", "card": "QD"},
    {"type": "play", "card": 5, "seq": 1},
    {"type": "play", "card": "ZZ", "seq": 1},
    {"type": "play", "card": "QD", "seq": -1},
    {"type": "play", "card": "QD", "seq": 2**70},
    {"type": "play", "card": "QD", "seq": 1.5},
    {"type": "play", "card": "QD", "seq": True},
    {"type": "play", "card": "QD", "seq": 1, "seat": "north"},
    {"type": "claim", "tricks": -1, "seq": 1},
    {"type": "claim", "tricks": 99, "seq": 1},
    {"type": "resign", "scope": "match", "seq": 1},
    {"type": "table", "seq": 1},
    {"type": "played", "seat": 0, "card": "QD"},
    {"type": ["play"], "seq": 1},
    '{"type":"play","card":"QD","seq":1}{"type":"play","card":"QD","seq":1}',
    '{"type":"undo","seq":' + "[" * 400 + "]" * 400 + "}",
)


async def test_message_that_is_none_is_refused_and_play_goes_on(tmp_path: Path) -> None:
    """Refused with a code to the sender alone; the table stays as it was, and can be played at."""
    async with serving(settings_for(tmp_path)) as address, browsing(address) as ann:
        table = (await ann.open_table())["id"]
        for message in WRONG:
            async with ann.socket(table) as socket:
                before = await socket.read_until("play")
                await socket.send(message)
                refused = await socket.read()
                assert (refused["type"], refused["code"]) == ("refused", "bad_message"), message
                card = before["view"]["legal"][0]
                await socket.send({"type": "play", "card": card, "seq": before["seq"]})
                assert (await socket.read())["seq"] == before["seq"] + 1


def mischief(rng: Random, table: dict[str, Any], sent: list[Any]) -> Any:
    """One message: right, stale, repeated, out of order, or mad."""
    seq = table["seq"]
    legal = table["view"]["legal"] or table["view"]["holding"] or ["2C"]
    right = {"type": "play", "card": rng.choice(legal), "seq": seq}
    return rng.choice(
        [
            right,
            right,
            right,
            dict(right, seq=max(0, seq - rng.randrange(1, 4))),
            dict(right, seq=seq + rng.randrange(1, 4)),
            dict(right, card=rng.choice("23456789TJQKA") + rng.choice("CDHS")),
            rng.choice(sent) if sent else right,
            {"type": "answer", "accept": True, "seq": seq},
            {"type": "claim", "tricks": rng.randrange(14), "seq": seq},
            {"type": "undo", "seq": seq - 1},
            {"type": "next", "seq": seq},
            {"type": "replace", "level": "lowest", "seq": seq},
            {"type": "take_match", "seq": seq},
            {"type": "come_back"},
            rng.choice([wrong for wrong in WRONG if isinstance(wrong, dict)]),
        ]
    )


@pytest.mark.parametrize("seed", range(3))
async def test_storm_of_messages_never_makes_a_wrong_state(seed: int, tmp_path: Path) -> None:
    """Hundreds of messages without waiting for answers: every event kept was legal and in turn."""
    rng = Random(seed)
    async with serving(settings_for(tmp_path)) as address, browsing(address) as ann:
        taken = (await ann.open_table())["id"]
        sent: list[Any] = []
        for _ in range(20):
            async with ann.socket(taken) as socket:
                table = await _own_turn(socket)
                if table["phase"] != "playing":
                    break
                for _ in range(15):
                    message = mischief(rng, table, sent)
                    sent.append(message)
                    await socket.send(message)
                table = await _newest(socket)
        last = (await ann.get(f"/api/tables/{taken}")).json()
    async with await Database.open(tmp_path / "tables.db") as database:
        events = await SqlEventStore(database).read(taken)
    state = fold(taken, events)
    assert state is not None
    assert [stored.seq for stored in events] == list(range(1, state.seq + 1))
    assert last["seq"] <= state.seq  # a computer's card may have come after the last look
    assert state.match is not None
    plays = [stored.event for stored in events if isinstance(stored.event, Played)]
    assert sum(play.seat is Seat.SOUTH for play in plays) >= 3
    assert not any(isinstance(stored.event, Hinted) for stored in events)


async def _own_turn(socket: Socket) -> dict[str, Any]:
    """The table when the computer has played, or the hand is over."""
    while True:
        table = await socket.read_until("table")
        if table["phase"] != "playing" or table["view"]["legal"]:
            return table


async def _newest(socket: Socket) -> dict[str, Any]:
    """Ask something that is always refused, and read until its refusal; the last table seen."""
    await socket.send({"type": "undo", "seq": 0})
    table: dict[str, Any] = {}
    while True:
        message = await socket.read()
        if message["type"] == "table":
            table = message
        elif message.get("request") == "undo" and message["seq"] == 0:
            return table


async def test_double_tap_over_two_tabs_plays_one_card(tmp_path: Path) -> None:
    """Two sockets of one seat send different cards at once: one is played, one is stale."""
    async with serving(settings_for(tmp_path)) as address, browsing(address) as ann:
        table = (await ann.open_table())["id"]
        async with ann.socket(table) as first, ann.socket(table) as second:
            view = await first.read_until("play")
            await second.read_until("play")
            one, two = view["view"]["legal"][:2]
            await first.send({"type": "play", "card": one, "seq": view["seq"]})
            await second.send({"type": "play", "card": two, "seq": view["seq"]})
            refusals = 0
            for socket in (first, second):
                await socket.send({"type": "undo", "seq": 0})
                while True:
                    message = await socket.read()
                    if message.get("request") == "undo":
                        break
                    refusals += message.get("code") == "stale"
    assert refusals == 1


async def test_message_that_is_too_big_ends_the_connection(tmp_path: Path) -> None:
    """Closed with the code for it, and the server lives."""
    async with serving(settings_for(tmp_path)) as address, browsing(address) as ann:
        table = (await ann.open_table())["id"]
        for size in (MAX_MESSAGE_BYTES + 1, 100 * MAX_MESSAGE_BYTES):
            async with ann.socket(table) as socket:
                await socket.send("x" * size)
                assert await socket.close_code() == 1009
        assert (await ann.get("/health/live")).status_code == 200


async def test_client_that_speaks_too_fast_or_only_nonsense_is_let_go(tmp_path: Path) -> None:
    """Both have their own close code."""
    slow = settings_for(tmp_path, messages_a_second=0.0)
    async with serving(slow) as address, browsing(address) as ann:
        table = (await ann.open_table())["id"]
        async with ann.socket(table) as socket:
            for _ in range(41):
                await socket.send({"type": "undo", "seq": 0})
            assert await socket.close_code() == 4429
        async with ann.socket(table) as socket:
            for _ in range(20):
                await socket.send("nonsense")
            assert await socket.close_code() == 4400


async def test_socket_without_a_key_is_closed_with_its_code(tmp_path: Path) -> None:
    """Nobody's browser: 4401."""
    async with (
        serving(settings_for(tmp_path)) as address,
        browsing(address) as eve,
        eve.socket("A" * 22) as socket,
    ):
        assert await socket.close_code() == 4401


async def test_socket_asked_for_by_a_foreign_page_is_refused(tmp_path: Path) -> None:
    """A page from elsewhere cannot use the browser's cookies."""
    async with serving(settings_for(tmp_path)) as address, browsing(address) as ann:
        table = (await ann.open_table())["id"]
        ann.origin = "https://elsewhere.example"
        with pytest.raises(InvalidStatus) as caught:
            async with ann.socket(table):
                pass
    assert caught.value.response.status_code == 403


async def test_no_more_sockets_than_the_server_bears(tmp_path: Path) -> None:
    """One too many is told so; when another goes there is room again."""
    async with serving(settings_for(tmp_path, sockets=1)) as address, browsing(address) as ann:
        table = (await ann.open_table())["id"]
        async with ann.socket(table) as first:
            await first.read_until("table")
            async with ann.socket(table) as second:
                assert await second.close_code() == 4429
