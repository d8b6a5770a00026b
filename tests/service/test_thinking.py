"""Whose work is done next: addresses by turns, people by turns, quick work beside slow work."""

from __future__ import annotations

import asyncio
import threading
from typing import TYPE_CHECKING

import pytest

from germanwhist import Deal, Hand, RuleSet, Seat
from germanwhist.engine import SearchMethod, SearchPlayer
from germanwhist.service import Refusal, RefusedError, Row, Thinking, asked_by

if TYPE_CHECKING:
    from collections.abc import Callable


class Gate:
    """Work that waits until the test lets it go on, in the order in which it began."""

    def __init__(self) -> None:
        self.began: list[str] = []
        self._open = threading.Event()

    def work(self, name: str) -> Callable[[], str]:
        """Note the name and wait."""

        def do() -> str:
            self.began.append(name)
            assert self._open.wait(60)
            return name

        return do

    def open(self) -> None:
        """Let all work end."""
        self._open.set()


def ask(
    thinking: Thinking, gate: Gate, address: str, person: str, row: Row = Row.SEARCH
) -> asyncio.Task[str]:
    """Ask for work as somebody; it is named after them."""
    with asked_by(address, person):
        return asyncio.create_task(thinking.run(gate.work(f"{address}{person}"), row))


async def settled(until: Callable[[], bool]) -> None:
    """Let the event loop turn until something holds."""
    while not until():
        await asyncio.sleep(0)


async def test_addresses_are_served_by_turns() -> None:
    """Fifty requests of one address leave the second place to the next address."""
    thinking, gate = Thinking(workers=1), Gate()
    tasks = [ask(thinking, gate, "a", "") for _ in range(50)]
    tasks += [ask(thinking, gate, "b", "") for _ in range(2)]
    await settled(lambda: bool(gate.began))
    gate.open()
    await asyncio.gather(*tasks)
    assert gate.began == ["a", "b", "a", "b"] + ["a"] * 48


async def test_people_of_one_address_are_served_by_turns() -> None:
    """Behind one address there may be a whole school."""
    thinking, gate = Thinking(workers=1), Gate()
    tasks = [ask(thinking, gate, "a", person) for person in "xxxxyz"]
    await settled(lambda: bool(gate.began))
    gate.open()
    await asyncio.gather(*tasks)
    assert gate.began == ["ax", "ay", "az", "ax", "ax", "ax"]


async def test_an_address_that_has_nothing_running_comes_first() -> None:
    """Not only who was served last counts, but who holds the threads now."""
    thinking, gate = Thinking(workers=2), Gate()
    tasks = [ask(thinking, gate, "a", "") for _ in range(9)]
    await settled(lambda: len(gate.began) == 2)
    tasks.append(ask(thinking, gate, "b", ""))
    await asyncio.sleep(0)
    gate.open()
    await asyncio.gather(*tasks)
    assert gate.began[2] == "b"


async def test_quick_work_does_not_wait_for_slow_work() -> None:
    """A novice answers while every search thread and the review are busy."""
    thinking, gate = Thinking(workers=1), Gate()
    slow = [ask(thinking, gate, "a", "", row) for row in (Row.SEARCH, Row.REVIEW) * 5]
    await settled(lambda: len(gate.began) == 2)
    assert await thinking.run(lambda: "quick", Row.QUICK) == "quick"
    gate.open()
    await asyncio.gather(*slow)


async def test_one_address_cannot_fill_the_row() -> None:
    """Its fourteenth request is sent away, another’s is taken, a turn is never refused."""
    thinking, gate = Thinking(workers=1), Gate()
    tasks = [ask(thinking, gate, "a", "") for _ in range(13)]  # one at work and twelve waiting
    await settled(lambda: bool(gate.began))
    with asked_by("a", "another"), pytest.raises(RefusedError) as caught:
        await thinking.run(lambda: None, Row.SEARCH, may_be_refused=True)
    assert caught.value.code == Refusal.BUSY
    with asked_by("b", ""):
        tasks.append(
            asyncio.create_task(thinking.run(gate.work("b"), Row.SEARCH, may_be_refused=True))
        )
    tasks.append(ask(thinking, gate, "a", ""))
    await asyncio.sleep(0)
    gate.open()
    await asyncio.gather(*tasks)
    assert gate.began[1] == "b"


async def test_who_goes_away_leaves_the_row() -> None:
    """What nobody waits for is not done, and holds nobody up."""
    thinking, gate = Thinking(workers=1), Gate()
    first, second, third = [ask(thinking, gate, address, "") for address in "abc"]
    await settled(lambda: bool(gate.began))
    second.cancel()
    gate.open()
    assert [await first, await third] == ["a", "c"]
    assert gate.began == ["a", "c"]


async def test_thread_that_does_not_end_holds_nobody_up() -> None:
    """Its time counts from its beginning; afterwards another thread takes its place."""
    thinking, gate = Thinking(workers=1), Gate()
    with pytest.raises(TimeoutError):
        await thinking.run(gate.work("endless"), Row.SEARCH, limit=0.01)
    assert await thinking.run(lambda: "next", Row.SEARCH) == "next"
    gate.open()


async def test_error_of_the_work_is_told_to_whoever_asked() -> None:
    """And the thread is free again."""
    thinking = Thinking(workers=1)
    for _ in range(3):
        with pytest.raises(ZeroDivisionError):
            await thinking.run(lambda: 1 // 0, Row.SEARCH)
    assert await thinking.run(lambda: 1, Row.SEARCH) == 1


async def test_what_is_thought_about_ends_when_it_is_closed() -> None:
    """A search without end too; what was found of it is no answer, and what waits is refused."""
    thinking = Thinking(workers=1)
    begun = threading.Event()

    def endless() -> object:
        player = SearchPlayer(SearchMethod.MONTE_CARLO, 2**31 - 1)
        begun.set()
        return player.advise(Hand.start(RuleSet(), Deal.shuffled(1, Seat.NORTH)).view(Seat.SOUTH))

    tasks = [asyncio.create_task(thinking.run(endless, Row.SEARCH)) for _ in range(2)]
    await asyncio.to_thread(begun.wait)
    thinking.close()
    tasks.append(asyncio.create_task(thinking.run(endless, Row.QUICK)))
    for outcome in await asyncio.gather(*tasks, return_exceptions=True):
        assert isinstance(outcome, RefusedError)
        assert outcome.code == Refusal.BUSY
