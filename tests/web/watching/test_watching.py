"""A link opens the watching of one table, while both seats let it; and no seat."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from tests.web.people.people_for_tests import refusal
from tests.web.servers import browsing, serving, settings_for

if TYPE_CHECKING:
    from pathlib import Path


async def test_link_shows_the_table_and_opens_nothing_else(tmp_path: Path) -> None:
    """Cleo watches by the link alone; without it, or when it was ended, there is no such table."""
    async with (
        serving(settings_for(tmp_path)) as address,
        browsing(address) as ann,
        browsing(address) as cleo,
    ):
        table = (await ann.open_table())["id"]
        path = f"/api/tables/{table}/watch"
        assert refusal(await ann.get(path)) == (409, "not_watched")
        async with ann.socket(table) as socket:
            shown = await socket.read_until("let_watch")
            await socket.send({"type": "let_watch", "seq": shown["seq"]})
            while shown["type"] != "table" or shown["watched"] is None:
                shown = await socket.read()
            secret = (await ann.get(path)).json()["secret"]
            await cleo.post("/api/key", {})
            assert (await cleo.get(path)).status_code == 403
            async with cleo.socket_at(f"/api/watch/{table}/socket") as watching:
                await watching.send({"type": "look_on", "secret": secret})
                told = await watching.read()
                assert told["type"] == "watched"
                text = json.dumps(told)
                assert not {card for card in shown["view"]["holding"] if f'"{card}"' in text}
                await watching.send({"type": "ping"})
                assert (await watching.read())["type"] == "pong"
                while shown["type"] != "table" or shown["abilities"]["play"] is not None:
                    shown = await socket.read()
                card = shown["view"]["legal"][0]
                await socket.send({"type": "play", "card": card, "seq": shown["seq"]})
                while told["hand"]["led"] != card and not told["hand"]["finished"]:
                    told = await watching.read()
                assert (await cleo.get(f"/api/tables/{table}")).status_code == 403
                shown = await socket.read_until("play")  # so that nothing moves meanwhile
                wish = {"type": "let_watch", "seq": shown["seq"], "allowed": False}
                await socket.send(wish)
                assert await watching.close_code() == 4403
        for where, words in (
            (table, {"type": "look_on", "secret": secret}),  # ended
            (table, {"type": "look_on", "secret": "x" * 32}),
            ("no-table", {"type": "look_on", "secret": secret}),
            (table, {"type": "ping"}),
        ):
            async with cleo.socket_at(f"/api/watch/{where}/socket") as watching:
                await watching.send(words)
                assert await watching.close_code() == 4403
        async with cleo.socket_at(f"/api/watch/{table}/socket") as watching:
            await watching.send("nonsense")
            assert await watching.close_code() == 4400
