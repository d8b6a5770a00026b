"""The hand of the day over HTTP: one counted try, the same everywhere, and practice afterwards."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace
from typing import TYPE_CHECKING

from germanwhist import parse_record
from germanwhist.school.day import DAY_SEAT, day_deal
from tests.service.tables_for_tests import LOWEST, LowestCard, quick_par, seeded
from tests.web.clock import A_DAY, Clock
from tests.web.servers import browsing, serving, settings_for

if TYPE_CHECKING:
    from pathlib import Path

    from germanwhist.web import Settings
    from tests.web.servers import JSON, Browser


def settings_of(folder: Path, clock: Clock) -> Settings:
    """A server whose clock can be moved, with quick opponents; par is 8."""
    folder.mkdir(exist_ok=True)
    setup = replace(
        seeded(clock=clock),
        make_day_opponent=lambda _: LowestCard(),
        par_play=lambda day, _: quick_par(day, tricks=8),
    )
    return settings_for(folder, setup=setup)


async def begin(browser: Browser, date: str = "2026-12-01", **wishes: object) -> str:
    """A table for the hand of a day."""
    answer = await browser.post("/api/day", {"date": date, **wishes})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def day(browser: Browser, date: str = "") -> JSON:
    """What the page of a day is told."""
    answer = await browser.get(f"/api/day?date={date}" if date else "/api/day")
    assert answer.status_code == 200, answer.text
    told: JSON = answer.json()
    return told


async def play(browser: Browser, table: str) -> list[JSON]:
    """Play a hand to its end, always the first card that may be played; all that was shown."""
    shown = []
    async with browser.socket(table) as socket:
        while (message := await socket.read())["phase"] != "match_over":
            shown.append(message)
            if message["abilities"]["play"] is None:
                card = message["view"]["legal"][0]
                await socket.send({"type": "play", "card": card, "seq": message["seq"]})
    return [*shown, message]


async def test_one_try_counts_and_what_comes_after_is_practice(tmp_path: Path) -> None:
    """The table is the same however often it is asked for; no hint and no undo in it."""
    async with serving(settings_of(tmp_path, Clock())) as address, browsing(address) as ann:
        before = await day(ann)
        table = await begin(ann)
        assert await begin(ann) == table
        going = await day(ann)
        marks = await ann.post("/api/memory/table", {"table": table, "marks": []})
        shown = await play(ann, table)
        after = await day(ann)
        again = (
            await ann.post(f"/api/tables/{table}/again", {"swap": False, "level": LOWEST})
        ).json()["id"]
        practice = (await ann.get(f"/api/tables/{again}")).json()
        at_once = await begin(ann, practice=True)
        known = (await ann.get(f"/api/tables/{at_once}")).json()
        hands = (await ann.get("/api/statistics")).json()["hands"]
        deals = (await ann.get("/api/deals")).json()
    assert (before["table"], before["result"], before["players"]) == (None, None, 0)
    assert (marks.status_code, marks.json()["code"]) == (409, "day_counts")
    assert (going["table"], going["result"], going["spread"]) == (table, None, [])
    first = next(message for message in shown if message["abilities"]["play"] is None)
    assert (first["day"], first["practice"]) == ("2026-12-01", False)
    assert [first["abilities"][name] for name in ("hint", "undo")] == [
        "day_counts",
        "nothing_to_undo",
    ]
    assert {message["abilities"]["undo"] for message in shown[4:-1]} == {"day_counts"}
    assert set(first["view"]["holding"]) == set(
        map(str, day_deal(dt.date(2026, 12, 1)).holding(DAY_SEAT))
    )
    mine = after["result"]["counted"][0]
    assert sum(after["result"]["course"]) == mine
    assert after["spread"][mine] == after["players"] == 1
    assert after["days"][0] == {"date": "2026-12-01", "tricks": mine, "par": 8}
    assert (after["par"], after["streak"], after["longest"]) == (8, 1, 1)
    assert (practice["practice"], practice["day"]) == (True, None)
    assert (known["practice"], known["day"]) == (True, "2026-12-01")
    assert hands[0]["level"] == "expert"
    assert deals == []  # a deal that everybody plays says nothing of the shuffle


async def test_par_is_shown_after_the_own_try(tmp_path: Path) -> None:
    """Nobody learns how the cards were played before, but on the next day everybody may."""
    clock = Clock()
    async with (
        serving(settings_of(tmp_path, clock)) as address,
        browsing(address) as ann,
        browsing(address) as bob,
    ):
        asked = "/api/day/par?date=2026-12-01"
        nobody_has_asked = (await ann.get("/api/day/glance")).json()
        await day(ann)
        known = (await ann.get("/api/day/glance")).json()
        before = await ann.get(asked)
        table = await begin(ann)
        going = await ann.get(asked)
        await play(ann, table)
        record = parse_record((await ann.get(asked)).text)
        played = (await ann.get("/api/day/glance")).json()
        not_bob = await bob.get(asked)
        clock.now += A_DAY
        for_bob = await bob.get(asked)
        late = await bob.get("/api/day/par?date=2026-12-02")
    assert [answer.status_code for answer in (before, going, not_bob, late)] == [409] * 4
    assert before.json()["code"] == "par_hidden"
    assert (nobody_has_asked["par"], played["par"]) == (None, 8)
    assert (known["is_begun"], known["tricks"], played["is_begun"]) == (False, None, True)
    assert played["tricks"] is not None
    assert (record.north, record.south, str(record.date)) == ("Ilse", "Aurel", "2026-12-01")
    assert record.hand().deal == day_deal(dt.date(2026, 12, 1))
    assert record.hand().is_over
    assert parse_record(for_bob.text) == record


async def test_day_turns_and_the_row_goes_on(tmp_path: Path) -> None:
    """Yesterday's hand can be looked at and played for practice; a try begun counts for its day."""
    clock = Clock()
    async with serving(settings_of(tmp_path, clock)) as address, browsing(address) as ann:
        table = await begin(ann)
        clock.now += A_DAY
        late = await ann.post("/api/day", {"date": "2026-12-01"})
        await play(ann, table)
        await play(ann, await begin(ann, "2026-12-02"))
        await begin(ann, "2026-12-01", practice=True)
        told, yesterday = await day(ann), await day(ann, "2026-12-01")
        for date in ("2026-11-18", "2026-12-03"):
            refused = await ann.get(f"/api/day?date={date}")
            assert (refused.status_code, refused.json()["code"]) == (404, "no_such_day")
    assert (late.status_code, late.json()["code"]) == (409, "day_over")
    assert (told["date"], told["streak"]) == ("2026-12-02", 2)
    assert yesterday["result"] is not None
    assert [line["tricks"] is None for line in told["days"]] == [False, False] + [True] * 12


async def test_two_servers_offer_the_same_hand(tmp_path: Path) -> None:
    """The same plays are answered by the same cards, and par is the same."""
    plays, pars = [], []
    for name in ("one", "two"):
        setup = seeded(clock=Clock(), par_play=lambda day, _: quick_par(day, tricks=7))
        settings = replace(settings_for(tmp_path, setup=setup), database=tmp_path / f"{name}.db")
        async with serving(settings) as address, browsing(address) as ann:
            table = await begin(ann)
            await day(ann)
            plays.append([m["view"]["tricks"] for m in (await play(ann, table))][-1])
            pars.append((await day(ann))["par"])
    assert len(plays[0]) == 26
    assert plays[0] == plays[1]
    assert pars == [7, 7]
