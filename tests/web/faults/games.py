"""People who play on whatever happens, and what they were told."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

import httpx
from websockets.exceptions import WebSocketException

from germanwhist import Card, Seat
from tests.web.faults.lateness import Turns
from tests.web.servers import browsing

if TYPE_CHECKING:
    from random import Random

    from tests.web.faults.lateness import Lateness
    from tests.web.faults.servers import Servers
    from tests.web.servers import Browser, Socket

__all__ = ["Games", "Play", "Told"]

_NOVICE: Final = {"kind": "computer", "level": "novice"}
_GONE: Final = (WebSocketException, OSError, httpx.HTTPError, AssertionError)
_PATIENCE: Final = 10.0  # seconds without a word, after which somebody looks elsewhere
_PAUSE: Final = 0.1  # seconds before somebody who was refused tries again
_WHICH: Final = ("lead", "follow")
_ONE_IN: Final = 10  # messages, of which one is compared with the events


@dataclass(frozen=True, slots=True)
class Play:
    """A card that a server has acknowledged.

    Args:
        table: the table.
        seq: the number of its event.
        seat: who played.
        card: what.
        late: seconds by which this program was late in their turn.
    """

    table: str
    seq: int
    seat: Seat
    card: Card
    late: float


@dataclass(frozen=True, slots=True)
class Told:
    """What a seat was shown.

    Args:
        table: the table.
        seq: the number of the last event then.
        seat: whose eyes.
        view: of the hand.
    """

    table: str
    seq: int
    seat: Seat
    view: dict[str, Any]


@dataclass
class Games:
    """People who open tables and play them, one after the other, until it is over.

    Args:
        servers: where they play.
        lateness: of this program.
        rng: to which server somebody goes.
        plays: what was acknowledged.
        told: some of what was shown.
        waits: seconds for which somebody waited until their table moved on.
        is_over: whether nobody is to begin another table.
    """

    servers: Servers
    lateness: Lateness
    rng: Random
    plays: list[Play] = field(default_factory=list)
    told: list[Told] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)
    is_over: bool = False
    _turns: dict[str, Turns] = field(default_factory=dict)

    async def two_play(self) -> None:
        """Two people, at different servers where there are several."""
        async with browsing("http://x") as ann, browsing("http://x") as bob:
            while not self.is_over:
                await self._move(ann)
                await self._move(bob, other_than=ann.address)
                with suppress(*_GONE):  # the server went before the table was there
                    table = await ann.open_table(
                        {"kind": "person"}, rules="small", clock="match3+5"
                    )
                    self._turns[table["id"]] = Turns(self.lateness.seconds())
                    assert (await bob.take_seat(table, "Bob")).status_code == 200
                    await asyncio.gather(*(self._play(each, table["id"]) for each in (ann, bob)))

    async def one_plays(self) -> None:
        """One person against a computer."""
        async with browsing("http://x") as ann:
            while not self.is_over:
                await self._move(ann)
                with suppress(*_GONE):
                    table = await ann.open_table(_NOVICE, rules="small")
                    await self._play(ann, table["id"])

    async def two_meet(self) -> None:
        """Two people who look for somebody to play with for ratings, and find each other."""
        await asyncio.gather(self._meets("Ann"), self._meets("Bob"))

    async def _meets(self, name: str) -> None:
        async with browsing("http://x") as browser:
            while not self.is_over:
                await self._move(browser)
                with suppress(*_GONE, TimeoutError):
                    # Also one that was opened just before the server went that would have said so.
                    mine = await browser.get("/api/tables")
                    assert mine.is_success
                    for table in mine.json():
                        await self._play(browser, table["id"])
                    await self._play(browser, await self._search(browser, name))

    async def _search(self, browser: Browser, name: str) -> str:
        """The table that somebody is led to; patience ends where there is nobody else."""
        wish = {"name": name, "rated": True, "clock": "match3+5"}
        made = await browser.post("/api/meeting", wish)
        assert made.status_code == 201
        async with browser.socket_at(f"/api/meeting/{made.json()['id']}/socket") as held:
            while True:
                message = await asyncio.wait_for(held.read(), _PATIENCE)
                assert message["type"] == "search"
                if message["table"] is not None:
                    return str(message["table"])
                if message["found"] is not None and not message["come"]:
                    await held.send({"type": "come"})

    async def _move(self, browser: Browser, *, other_than: str = "") -> None:
        """Let a browser go to any server that lives, once there is one."""
        while not self.servers.living:
            await asyncio.sleep(_PAUSE)
        there = [address for address in sorted(self.servers.living) if address != other_than]
        browser.address = browser.origin = self.rng.choice(there or sorted(self.servers.living))
        browser.http.base_url = httpx.URL(browser.address)
        browser.http.headers["Origin"] = browser.address

    async def _play(self, browser: Browser, table: str) -> None:
        """Play a match to its end, wherever there is a server."""
        seen = _Seen(table)
        self._turns.setdefault(table, Turns(self.lateness.seconds()))
        while True:
            try:
                self._note(f"goes to {browser.address}", seen)
                async with browser.socket(table) as held:
                    if await self._play_on(held, seen):
                        return
                    await asyncio.sleep(_PAUSE)
            except (*_GONE, TimeoutError) as error:
                self._note(f"is cut off: {type(error).__name__}", seen)
            await self._move(browser)

    async def _play_on(self, held: Socket, seen: _Seen) -> bool:
        """Play until a connection breaks or a request is refused; whether the match is over."""
        while True:
            message = await asyncio.wait_for(held.read(), _PATIENCE)
            if message["type"] == "refused":
                self._note(f"is refused: {message['code']}", seen)
                return False
            if message["type"] != "table":
                continue
            if waited := seen.note(message):
                self._note("sees", seen)
            self.waits += waited
            self.plays += seen.acknowledged(message)
            if message["view"] is not None and not self.rng.randrange(_ONE_IN):
                self.told.append(
                    Told(seen.table, message["seq"], seat_of(message), message["view"])
                )
            if message["phase"] == "match_over":
                return True
            if seen.sent is not None and seen.held is held:
                continue
            if self.is_over and message["abilities"]["resign_match"] is None:
                await held.send({"type": "resign_match", "seq": message["seq"]})
            elif message["abilities"]["play"] is None:
                card = message["view"]["legal"][-1]
                seen.sent, seen.held = (message["seq"], Card(card), self._late(message)), held
                await held.send({"type": "play", "card": card, "seq": message["seq"]})
                self._note(f"plays {card}", seen)
            elif message["abilities"]["next"] is None:
                self._late(message)
                await held.send({"type": "next", "seq": message["seq"]})

    def _note(self, what: str, seen: _Seen) -> None:
        """Write into the diary what somebody at a table does."""
        self.servers.diary.note(f"{seen.who} {what}", table=seen.table, seq=seen.seq)

    def _late(self, message: dict[str, Any]) -> float:
        """The seconds by which this program was late in the turn that a message tells of."""
        view = message["view"]
        plays = 0 if view is None else 2 * len(view["tricks"]) + (view["led"] is not None)
        return self._turns[message["id"]].late(plays, self.lateness.seconds())


def seat_of(message: dict[str, Any]) -> Seat:
    """Whose eyes a table is shown to."""
    return Seat.SOUTH if message["me"] == "south" else Seat.NORTH


class _Seen:
    """What somebody has seen of a table, and sent there."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.sent: tuple[int, Card, float] | None = None
        self.held: Socket | None = None
        self.who = "somebody"
        self.seq = 0
        self._at = perf_counter()

    def note(self, message: dict[str, Any]) -> list[float]:
        """The seconds since the table moved on, if it has."""
        self.who = str(message["me"])
        if message["seq"] <= self.seq:
            return []
        now = perf_counter()
        wait, self._at, self.seq = now - self._at, now, message["seq"]
        return [wait]

    def acknowledged(self, message: dict[str, Any]) -> list[Play]:
        """The card that was sent, once it is seen on the table."""
        if self.sent is None or message["seq"] <= self.sent[0]:
            return []
        (seq, card, late), self.sent = self.sent, None
        view = message["view"]  # not what is held: nothing is when time has ended the hand
        if view is None:
            return []
        played = {view["led"], *(one[which] for one in view["tricks"] for which in _WHICH)}
        is_there = str(card) in played
        return [Play(self.table, seq + 1, seat_of(message), card, late)] if is_there else []
