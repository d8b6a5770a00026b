"""What one address uses up is not another's: limits, and turns at the processors."""

from __future__ import annotations

import asyncio
import threading
from typing import TYPE_CHECKING, Any

from germanwhist import Deal, Hand, Record, RuleSet, Seat, format_record
from germanwhist.service import Refusal, RefusedError, Thinking
from germanwhist.web.review import reviewer
from tests.web.servers import NEXT_DOOR, browsing, serving, settings_for

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from germanwhist.service import Row

SMALL = RuleSet.preset("small")
_WAITING = 12  # reviews of one address that may wait, beside the one that is made


def resigned(seed: int) -> Hand:
    """A hand that was over at once."""
    return Hand.start(SMALL, Deal.shuffled(seed, Seat.NORTH, pack=28)).resign(Seat.NORTH)


async def test_tables_of_one_address_use_up_no_others(tmp_path: Path) -> None:
    """Whoever opens more than may be opened is refused alone."""
    async with (
        serving(settings_for(tmp_path, tables_an_hour=2)) as address,
        browsing(address) as ann,
        browsing(address, comes_from=NEXT_DOOR) as bob,
    ):
        body = {"opponent": {"kind": "person"}}
        answers = [await ann.post("/api/tables", body) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert (await bob.post("/api/tables", body)).status_code == 201


async def test_requests_of_one_address_use_up_no_others(tmp_path: Path) -> None:
    """Nor do requests, whatever they ask for."""
    async with (
        serving(settings_for(tmp_path, requests_a_minute=3)) as address,
        browsing(address) as ann,
        browsing(address, comes_from=NEXT_DOOR) as bob,
    ):
        answers = [await ann.get("/api/levels") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        assert (await bob.get("/api/levels")).status_code == 200


async def test_sockets_of_one_address_use_up_no_others(tmp_path: Path) -> None:
    """Nor do open sockets."""
    async with (
        serving(settings_for(tmp_path, sockets_of_an_address=2)) as address,
        browsing(address) as ann,
        browsing(address, comes_from=NEXT_DOOR) as bob,
    ):
        anns, bobs = (await ann.open_table())["id"], (await bob.open_table())["id"]
        async with ann.socket(anns) as one, ann.socket(anns) as two, ann.socket(anns) as three:
            assert [(await socket.read())["type"] for socket in (one, two)] == ["table", "table"]
            assert await three.close_code() == 4429
            async with bob.socket(bobs) as socket:
                assert (await socket.read())["id"] == bobs


async def test_reviews_of_one_address_keep_no_other_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Thirteen are asked for at once, and one too many; who comes last, from elsewhere, is next."""
    hands = [resigned(seed) for seed in range(_WAITING + 3)]
    may_end, begun = threading.Event(), []
    asked, are_all_there = [], asyncio.Event()
    run = Thinking.run

    def review(hand: Hand, **_: object) -> None:
        begun.append(hands.index(hand))
        may_end.wait()
        raise RefusedError("enough is known", code=Refusal.NO_ADVICE)

    async def noted(self: Thinking, work: Any, row: Row, **wishes: Any) -> Any:
        asked.append(row)
        if len(asked) == len(hands):
            are_all_there.set()
        return await run(self, work, row, **wishes)

    monkeypatch.setattr(reviewer, "review_hand", review)
    monkeypatch.setattr(Thinking, "run", noted)
    texts = [format_record(Record.of(hand)) for hand in hands]
    async with (
        serving(settings_for(tmp_path)) as address,
        browsing(address) as ann,
        browsing(address, comes_from=NEXT_DOOR) as bob,
    ):
        first = asyncio.create_task(ann.post("/api/review", {"record": texts[0]}))
        while not begun:
            assert not first.done(), first.result()
            await asyncio.sleep(0)
        many = [
            asyncio.create_task(ann.post("/api/review", {"record": text})) for text in texts[1:-1]
        ]
        while len(asked) < len(hands) - 1:
            await asyncio.sleep(0)
        last = asyncio.create_task(bob.post("/api/review", {"record": texts[-1]}))
        await are_all_there.wait()
        may_end.set()
        answers = [answer.json()["code"] for answer in await asyncio.gather(first, *many, last)]
    assert answers.count("busy") == 1
    assert answers[-1] == "no_advice"
    assert begun[1] == len(hands) - 1, "the one from elsewhere"
    assert len(begun) == len(hands) - 1
