"""A link opens the watching of one table, while both seats let it; and no seat."""

from __future__ import annotations

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
            told = await cleo.post(f"/api/watch/{table}", {"secret": secret})
            assert told.status_code == 200
            holding = set(shown["view"]["holding"])
            assert told.json()["type"] == "watched"
            assert not {card for card in holding if f'"{card}"' in told.text}
            assert (await cleo.get(f"/api/tables/{table}")).status_code == 403
            wrong = await cleo.post(f"/api/watch/{table}", {"secret": "x" * 32})
            elsewhere = await cleo.post("/api/watch/no-table", {"secret": secret})
            assert refusal(wrong) == refusal(elsewhere) == (403, "bad_watch")
            wish = {"type": "let_watch", "seq": shown["seq"], "allowed": False}
            await socket.send(wish)
            while shown["type"] != "table" or shown["watched"] is not None:
                shown = await socket.read()
        ended = await cleo.post(f"/api/watch/{table}", {"secret": secret})
        assert refusal(ended) == (403, "bad_watch")
