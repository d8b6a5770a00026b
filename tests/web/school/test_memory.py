"""Memory tasks over HTTP: what is shown, judged and kept."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from germanwhist import CardSet
from germanwhist.service import Setup
from tests.web.servers import JSON, browsing, serving, settings_for
from tests.web.test_secrecy import CARD_CODE

if TYPE_CHECKING:
    from pathlib import Path


def held_by_the_other(task: JSON) -> list[str]:
    """What is left of the pack at the end: neither played nor held."""
    last = task["views"][-1]
    seen = {card for trick in last["tricks"] for card in (trick["lead"], trick["follow"])}
    seen |= set(last["holding"])
    return [str(card) for card in CardSet.full() if str(card) not in seen]


async def test_task_is_dealt_judged_and_kept_once(tmp_path: Path) -> None:
    """All but two are found and one mark is wrong; a second try at the same deal is not kept."""
    async with serving(settings_for(tmp_path)) as address, browsing(address) as ann:
        nobody = await ann.post("/api/memory/everything-52-" + 22 * "A" + "/marks", {"marks": []})
        await ann.post("/api/key", {})
        task = (await ann.post("/api/memory", {"grade": "everything"})).json()
        held = held_by_the_other(task)
        beside = next(card for card in task["places"] if card not in held)
        path = f"/api/memory/{task['deal']}/marks"
        found = (await ann.post(path, {"marks": [*held[2:], beside], "pace": "fast"})).json()
        again = (await ann.post(path, {"marks": held})).json()
        own = task["views"][-1]["holding"][0]
        refused = await ann.post(path, {"marks": [own]})
        kept = (await ann.get("/api/memory")).json()
        unknown = await ann.post("/api/memory/some-52-deal/marks", {"marks": []})
    assert nobody.json()["code"] == "no_key"
    assert (len(task["views"]), task["level"], task["me"]) == (27, "regular", "south")
    assert (found["right"], found["missed"]) == (held[2:], held[:2])
    assert (found["wrong"], found["span"], found["best_before"]) == ([beside], 10, None)
    assert {seen["card"] for seen in found["seen"]} == {*held[:2], beside}
    assert sum(total["left"] for total in found["sums"]) == 13
    assert again["span"] == 13
    assert refused.json()["code"] == "bad_marks"
    [only] = kept["latest"]
    assert (only["span"], only["right"], only["asked"], only["pace"]) == (10, 11, 13, "fast")
    assert kept["best"] == [only]
    assert unknown.json()["code"] == "no_deal"


async def test_task_tells_of_no_card_that_the_seat_has_not_seen(tmp_path: Path) -> None:
    """Not even as what is surely held; of the pack, only what passed by can be read."""
    async with serving(settings_for(tmp_path)) as address, browsing(address) as ann:
        task = (await ann.post("/api/memory", {"grade": "trumps", "pack": 28})).json()
    last = task["views"][-1]
    passed = {card for trick in last["tricks"] for card in (trick["lead"], trick["follow"])}
    passed |= {trick["upcard"] for trick in last["tricks"]} | set(last["holding"])
    assert set(CARD_CODE.findall(json.dumps(task["views"]))) <= passed
    assert {view["sure"] == [] and view["deal"] is None for view in task["views"]} == {True}
    assert len(task["views"]) == 15


async def test_stage_two_is_played_on_and_asked_about(tmp_path: Path) -> None:
    """The hand of a task becomes a table, where the same can be asked again."""
    settings = settings_for(tmp_path, setup=Setup())
    async with serving(settings) as address, browsing(address) as ann:
        task = (await ann.post("/api/memory", {"grade": "everything", "pack": 28})).json()
        path = f"/api/memory/{task['deal']}/stage-two"
        table = (await ann.post(path, {"name": "Ann"})).json()
        look = (await ann.get(f"/api/tables/{table['id']}")).json()
        body: JSON = {"table": table["id"], "marks": look["view"]["sure"]}
        found = (await ann.post("/api/memory/table", body)).json()
        early = (await ann.open_table({"kind": "computer", "level": "casual"}))["id"]
        refused = await ann.post("/api/memory/table", {"table": early, "marks": []})
        kept = (await ann.get("/api/memory")).json()
    assert (look["practice"], look["view"]["stage"]) == (True, 2)
    assert (found["span"], found["missed"], found["wrong"]) == (len(body["marks"]), [], [])
    assert refused.json()["code"] == "no_stage_two"
    assert [one["pace"] for one in kept["latest"]] == ["table"]
