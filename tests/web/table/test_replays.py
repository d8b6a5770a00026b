"""Playing on from a point of a hand, of an own table or of a record."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from germanwhist import Card, Hand, Seat, parse_record
from tests.service.tables_for_tests import LOWEST
from tests.web.servers import JSON, Browser, browsing, play_match, serving, settings_for
from tests.web.test_secrecy import CARD_CODE, HOLDING, known_cards

if TYPE_CHECKING:
    from pathlib import Path

RULES = "small stake=2"
PLAYS = 8


async def played(browser: Browser) -> tuple[str, str]:
    """The table of a match of one hand that the browser's player has played, and its record."""
    table = (await browser.open_table(rules=RULES))["id"]
    async with browser.socket(table) as socket:
        await play_match(socket)
    return table, (await browser.get(f"/api/tables/{table}/record")).text


def hand_after(record: str, plays: int) -> Hand:
    """The hand of a record at a point of it."""
    hand = parse_record(record).hand()
    return Hand.replay(hand.ruleset, hand.deal, plays=hand.plays[:plays])


async def test_own_hand_is_played_on_as_practice(tmp_path: Path) -> None:
    """From the own side, against the same level, and apart from the record in the statistics."""
    async with serving(settings_for(tmp_path)) as address, browsing(address) as ann:
        table, record = await played(ann)
        body = {"hand": 1, "swap": False, "plays": PLAYS}
        new = (await ann.post(f"/api/tables/{table}/again", body)).json()
        async with ann.socket(new["id"]) as socket:
            await play_match(socket)
        last = (await ann.get(f"/api/tables/{new['id']}")).json()
        again = (await ann.get(f"/api/tables/{new['id']}/record")).text
        statistics = (await ann.get("/api/statistics")).json()
    assert (new["seat"], new["invite"]) == ("south", None)
    assert last["origin"] == {"table": table, "hand": 1, "plays": PLAYS}
    assert (last["practice"], last["seats"]["north"]["level"]) == (True, LOWEST)
    assert parse_record(again).plays[:PLAYS] == parse_record(record).plays[:PLAYS]
    assert [(line["table"], line["practice"]) for line in statistics["recent"]] == [
        (new["id"], True),
        (table, False),
    ]


@pytest.mark.parametrize("source", ["table", "record"])
async def test_what_was_hidden_then_is_hidden_again(source: str, tmp_path: Path) -> None:
    """Although the whole hand is known from its review, nothing that is sent tells of it."""
    async with serving(settings_for(tmp_path)) as address, browsing(address) as ann:
        table, record = await played(ann)
        ann.received.clear()
        ways: dict[str, tuple[str, JSON]] = {
            "table": (f"/api/tables/{table}/again", {"swap": False, "plays": PLAYS}),
            "record": ("/api/tables/again", {"record": record, "plays": PLAYS, "level": LOWEST}),
        }
        new = (await ann.post(*ways[source])).json()
        async with ann.socket(new["id"]) as socket:
            view = (await socket.read_until("play"))["view"]
        await ann.get(f"/api/tables/{new['id']}")
        await ann.get("/api/tables")
    hand = hand_after(record, PLAYS)
    while hand.to_play is Seat.NORTH:  # as the level plays
        hand = hand.play(hand.legal_plays().lowest())
    assert [len(view["tricks"]), view["led"]] == [len(hand.tricks), _led(hand)]
    told = "\n".join(ann.received)
    assert {Card(code) for code in CARD_CODE.findall(told)} <= known_cards(hand, Seat.SOUTH)
    assert not HOLDING.search(told)


def _led(hand: Hand) -> str | None:
    """The card that lies on the table."""
    return str(hand.plays[-1]) if len(hand.plays) % 2 else None


async def test_hand_of_a_record_is_played_from_either_seat(tmp_path: Path) -> None:
    """By anybody who has the text; the seat then belongs to that client."""
    async with (
        serving(settings_for(tmp_path)) as address,
        browsing(address) as ann,
        browsing(address) as eve,
    ):
        _, record = await played(ann)
        body = {"record": f"{record}\n{record}", "hand": 2, "level": LOWEST, "name": "Eve"}
        new = (await eve.post("/api/tables/again", {**body, "seat": "north"})).json()
        seen = (await eve.get(f"/api/tables/{new['id']}")).json()
        strange = await ann.get(f"/api/tables/{new['id']}")
    assert (new["seat"], seen["me"], seen["seats"]["north"]["name"]) == ("north", "north", "Eve")
    assert seen["origin"] == {"table": None, "hand": 2, "plays": 0}
    assert (seen["practice"], seen["rules"]["stake"]) == (True, "2")
    assert strange.status_code == 403


BAD_POINTS: tuple[tuple[JSON, int, str], ...] = (
    ({"plays": 28}, 404, "no_such_play"),
    ({"plays": 52}, 404, "no_such_play"),
    ({"hand": 2}, 404, "no_such_hand"),
    ({"level": "nobody"}, 422, "unknown_level"),
    ({"plays": -1}, 400, "bad_request"),
    ({"plays": 53}, 400, "bad_request"),
    ({"plays": 1.5}, 400, "bad_request"),
)


@pytest.mark.parametrize(("change", "status", "code"), BAD_POINTS)
async def test_point_that_is_none_is_refused(
    change: JSON, status: int, code: str, tmp_path: Path
) -> None:
    """Of an own table and of a record alike, with one code; no table is opened."""
    async with serving(settings_for(tmp_path)) as address, browsing(address) as ann:
        table, record = await played(ann)
        answers = [
            await ann.post(f"/api/tables/{table}/again", change),
            await ann.post("/api/tables/again", {"record": record, "level": LOWEST} | change),
        ]
        assert (await ann.get("/api/tables")).json() == []
    assert [(a.status_code, a.json()["code"]) for a in answers] == [(status, code)] * 2


async def test_hand_in_play_and_other_peoples_tables_are_refused(tmp_path: Path) -> None:
    """A hand is nobody's to play again before it is over, nor a table by those not seated."""
    async with (
        serving(settings_for(tmp_path)) as address,
        browsing(address) as ann,
        browsing(address) as eve,
    ):
        table = (await ann.open_table(rules=RULES))["id"]
        early = await ann.post(f"/api/tables/{table}/again", {"plays": 0, "level": LOWEST})
        finished, _ = await played(ann)
        await eve.open_table()
        foreign = await eve.post(f"/api/tables/{finished}/again", {"plays": 4})
    assert (early.status_code, early.json()["code"]) == (404, "no_such_hand")
    assert (foreign.status_code, foreign.json()["code"]) == (403, "no_seat")


async def test_record_with_a_fault_is_refused_with_its_place(tmp_path: Path) -> None:
    """A card played twice, and text that is no record: one line, as for a review."""
    async with serving(settings_for(tmp_path)) as address, browsing(address) as ann:
        _, record = await played(ann)
        first, second = parse_record(record).plays[:2]
        broken = record.replace(f"{first} {second}", f"{first} {first}")
        assert broken != record
        faults = []
        for text in (broken, "no record"):
            answers = [
                await ann.post("/api/tables/again", {"record": text, "level": LOWEST}),
                await ann.post("/api/review", {"record": text}),
            ]
            assert {answer.status_code for answer in answers} == {422}
            faults.append([json.loads(answer.text)["code"] for answer in answers])
    assert all(one == other for one, other in faults)
