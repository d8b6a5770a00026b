"""Own mistakes over HTTP: kept by the review, asked one by one, and fewer in the end."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from germanwhist import Card, CardSet, Hand, Seat, parse_record
from tests.service.tables_for_tests import seeded
from tests.web.servers import browsing, play_match, serving, settings_for
from tests.web.test_secrecy import CARD_CODE, known_cards

if TYPE_CHECKING:
    from pathlib import Path

DAY = 86_400.0


async def test_mistakes_of_a_reviewed_hand_are_asked_until_known(tmp_path: Path) -> None:
    """The lowest cards were played: the first question is answered right, wrong and left out."""
    now = [1_000_000.0]
    settings = settings_for(tmp_path, setup=seeded(clock=lambda: now[0]))
    async with serving(settings) as address, browsing(address) as ann:
        nothing = (await ann.get("/api/mistakes")).json()
        table = (await ann.open_table(rules="small"))["id"]
        async with ann.socket(table) as socket:
            await play_match(socket)
        record = parse_record((await ann.get(f"/api/tables/{table}/record")).text)
        for _ in range(2):  # the second review brings no new mistakes
            review = (await ann.post("/api/review", {"table": table, "hand": 1})).json()
        ann.received.clear()
        first = (await ann.get("/api/mistakes")).json()
        question = first["question"]
        told = json.dumps(question["view"])
        number = int(question["id"].split(".")[-1])
        play = review["plays"][number - 1]
        path = f"/api/mistakes/{question['id']}"
        other = next(str(c) for c in CardSet.full() if str(c) not in question["view"]["legal"])
        refused = (await ann.post(path, {"card": other})).json()
        right = (await ann.post(path, {"card": play["cards"][0]["card"]})).json()
        gone = await ann.post(path, {"card": None})
        second = (await ann.get("/api/mistakes")).json()
        then = f"/api/mistakes/{second['question']['id']}"
        shown = (await ann.post(then, {"card": None})).json()
        now[0] += 3 * DAY
        later = (await ann.get("/api/mistakes")).json()
        await ann.delete(f"/api/mistakes/{later['question']['id']}")
        left = (await ann.get("/api/mistakes")).json()
        progress = (await ann.get("/api/progress")).json()
    assert nothing == {"due": 0, "later": 0, "known": 0, "question": None}
    south = [p for p in review["plays"] if p["seat"] == "south" and p["is_mistake"]]
    costly = [p for p in south if p["cost"] / 2 >= 0.3]
    assert first["due"] == len(costly) >= 2
    assert (question["me"], question["level"], question["tries"]) == ("south", "lowest", 0)
    hand = record.hand()
    before = Hand.replay(hand.ruleset, hand.deal, plays=hand.plays[: number - 1])
    assert {Card(code) for code in CARD_CODE.findall(told)} <= known_cards(before, Seat.SOUTH)
    assert refused["code"] == "not_legal"
    assert (right["is_right"], right["best"], right["days"]) == (True, play["cards"][0]["card"], 2)
    assert right["played"] == play["card"]
    assert right["cards"][0]["behind"] == 0
    assert len(right["reasons"]) > 0
    assert gone.json()["code"] == "no_mistake"
    assert (second["due"], second["later"]) == (first["due"] - 1, 1)
    assert (shown["is_right"], shown["days"]) == (False, 1)
    assert later["due"] == first["due"]
    assert left["due"] == first["due"] - 1
    [only] = progress["hands"]
    assert sum(only["counts"].values()) == first["due"]
    assert progress["next"][0]["to"] == "mistakes"
