"""Talking to an engine: the side of the referee, who trusts nothing that comes back."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Self, final

from germanwhist.errors import ProtocolError
from germanwhist.protocol.guarded import GuardedProgram
from germanwhist.protocol.lines import (
    PROTOCOL_VERSION,
    CardEstimate,
    EngineOption,
    Limits,
    bad_line,
    go_line,
    hand_lines,
    read_advice,
    read_card,
    read_option,
    read_whole,
    view_line,
)
from germanwhist.protocol.processor_time import processor_time

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

    from germanwhist.cards import Card
    from germanwhist.rules import View

__all__ = ["EngineAnswer", "EngineClient"]

_STAYS: Final = 2  # the version from which on a program may play many hands
_MOST_LINES: Final = 10_000  # between two answers
_LONGEST_LINE: Final = 2**16
_GRACE: Final = 0.25  # seconds that an engine has to answer after it was told to stop
_LAST_WORDS: Final = 200  # characters of what a dying engine said


@dataclass(frozen=True, slots=True, kw_only=True)
class EngineAnswer:
    """What an engine answered.

    Args:
        card: the card it plays; nobody has checked that it is legal.
        advice: what it expects of each card, if it was asked and says so.
        remarks: what else it said, in order.
    """

    card: Card
    advice: tuple[CardEstimate, ...] = ()
    remarks: tuple[str, ...] = ()


@final
class EngineClient:
    """A program that plays, reached through its standard input and output.

    Made by `EngineClient.start`; `close` it, or use it in `async with`. Whatever the program
    does, a call ends within its time and raises nothing but `ProtocolError`.

    Example:
        >>> import asyncio, sys
        >>> from germanwhist import Deal, Hand, RuleSet, Seat
        >>> view = Hand.start(RuleSet(), Deal.shuffled(1, Seat.NORTH)).view(Seat.SOUTH)
        >>> command = (sys.executable, "-m", "germanwhist", "engine", "--player", "greedy")
        >>> async def ask():
        ...     async with await EngineClient.start(command) as engine:
        ...         return engine.name, await engine.choose(view)
        >>> name, answer = asyncio.run(ask())
        >>> name, answer.card in view.legal_plays()
        ('germanwhist greedy', True)
    """

    def __init__(self, program: GuardedProgram, patience: float) -> None:
        self._program = program
        self._patience = patience
        self._last_words = b""
        self._errors = asyncio.create_task(self._listen_to_errors(program.stderr))
        self._hand: object = None
        self.name = ""
        self.options: tuple[EngineOption, ...] = ()
        self.version = 1

    @classmethod
    async def start(cls, command: Sequence[str], *, patience: float = 60.0) -> Self:
        """Start a program and say hello.

        Args:
            command: the program and its arguments.
            patience: seconds that the program may take for its hello, and for an answer when no
                other limit is given.

        Raises:
            ProtocolError: it cannot be started (code `cannot_start`), ends (`engine_ended`), is
                too slow (`too_slow`), floods (`chatter`), or does not speak the protocol
                (`bad_line`).
        """
        program = await GuardedProgram.start(command, longest_line=_LONGEST_LINE)
        engine = cls(program, patience)
        try:
            async with _within(patience):
                await engine._hello()
        except BaseException:
            await engine.close()
            raise
        return engine

    async def _hello(self) -> None:
        await self._send(f"germanwhist {PROTOCOL_VERSION}")
        options = []
        for _ in range(_MOST_LINES):
            word, rest = await self._receive()
            if word == "name":
                self.name = rest
            elif word == "option":
                options.append(read_option(rest))
            elif word == "ready":
                self.version = read_whole(rest, f"ready {rest}", least=1, most=PROTOCOL_VERSION)
                self.options = tuple(options)
                return
        raise _chatter()

    async def set_option(self, name: str, value: str) -> None:
        """Set one of the engine's options.

        Args:
            name: the option's.
            value: its value, on one line.

        Raises:
            ProtocolError: it has no such option, or not this value (code `no_option`), or has
                ended.
        """
        option = next((option for option in self.options if option.name == name), None)
        if option is None:
            known = ", ".join(option.name for option in self.options) or "none"
            raise ProtocolError(
                f"no such option: {name!r} of {self.name} (expected {known})", code="no_option"
            )
        if not option.takes(value):
            raise ProtocolError(
                f"bad {name}: {value!r} (expected {option.expected})", code="no_option"
            )
        async with _within(self._patience):
            await self._send(f"set {name} {value}")

    async def new_game(self) -> None:
        """Say that a new hand begins, which has nothing to do with those before it.

        Raises:
            ProtocolError: the engine has ended; or it speaks version 1, which plays one hand only
                (code `no_new_game`).
        """
        if self.version < _STAYS:
            raise ProtocolError(
                f"{self.name or 'the engine'} speaks version {self.version} (expected {_STAYS})",
                code="no_new_game",
            )
        self._hand = None
        async with _within(self._patience):
            await self._send("newgame")

    async def choose(
        self,
        view: View,
        *,
        seconds: float | None = None,
        patience: float | None = None,
        wants_advice: bool = False,
    ) -> EngineAnswer:
        """Ask for a card.

        When the time is over the engine is told to stop and has a moment more to answer.

        Args:
            view: what the seat to play knows.
            seconds: the most time, which the engine is told; None for no limit.
            patience: how long to wait; None for the seconds, or without them for the patience
                given at the start.
            wants_advice: whether to ask what the engine expects of each card.

        Raises:
            ProtocolError: as `start`, and when the engine reports an error (`engine_error`).
        """
        limit = next(t for t in (patience, seconds, self._patience) if t is not None)
        limits = Limits(seconds, wants_advice)
        async with _within(limit + _GRACE):
            stopper = asyncio.create_task(self._stop_after(limit))
            try:
                hand = _hand_of(view)
                if hand != self._hand:
                    self._hand = hand
                    for line in hand_lines(view):
                        await self._send(line)
                await self._send(view_line(view))
                await self._send(go_line(limits))
                return await self._answer()
            finally:
                stopper.cancel()

    async def _stop_after(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        with contextlib.suppress(ProtocolError):  # whoever waits for the answer will see it
            await self._send("stop")

    async def _answer(self) -> EngineAnswer:
        advice: list[CardEstimate] = []
        remarks: list[str] = []
        for _ in range(_MOST_LINES):
            word, rest = await self._receive()
            if word == "play":
                return EngineAnswer(
                    card=read_card(rest, f"play {rest}"),
                    advice=tuple(advice),
                    remarks=tuple(remarks),
                )
            if word == "advice":
                advice.append(read_advice(rest))
            elif word == "info":
                remarks.append(rest)
        raise _chatter()

    async def _send(self, line: str) -> None:
        try:
            self._program.stdin.write(line.encode() + b"\n")
            await self._program.stdin.drain()
        except (ConnectionError, RuntimeError):
            raise await self._ended() from None

    async def _receive(self) -> tuple[str, str]:
        """The first word of the engine's next line, and the rest."""
        try:
            data = await self._program.stdout.readline()
        except ValueError:
            raise bad_line("...", f"lines of at most {_LONGEST_LINE} bytes") from None
        if not data.endswith(b"\n"):
            raise await self._ended()
        word, _, rest = data.decode("utf-8", "replace").strip().partition(" ")
        if word == "error":
            raise ProtocolError(
                f"the engine says: {rest} (expected an answer)", code="engine_error"
            )
        return word, rest.strip()

    async def _ended(self) -> ProtocolError:
        """The error of an engine that is no longer there, with its last words."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_GRACE):
                await self._program.wait()
                await asyncio.shield(self._errors)
        code = self._program.code
        how = "closed its output" if code is None else f"ended with code {code}"
        lines = self._last_words.decode("utf-8", "replace").strip().splitlines()
        said = f", saying {lines[-1][:_LAST_WORDS]!r}" if lines else ""
        return ProtocolError(f"the engine {how}{said} (expected an answer)", code="engine_ended")

    async def _listen_to_errors(self, errors: asyncio.StreamReader) -> None:
        """Keep the end of what the engine writes to standard error, so that it never blocks."""
        while data := await errors.read(4096):
            self._last_words = (self._last_words + data)[-4096:]

    def processor_time(self) -> float:
        """Seconds that processors have worked for the engine so far, and for what it started.

        0 on systems that do not tell; only Linux does.
        """
        return processor_time(self._program.pid)

    async def close(self) -> None:
        """End the program, politely first; it is gone when this returns. May be called again."""
        if self._program.code is None:
            with contextlib.suppress(ProtocolError, TimeoutError):
                async with asyncio.timeout(_GRACE):
                    await self._send("quit")
                    await self._program.wait()
        await self._program.close()
        self._errors.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._errors

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()


@contextlib.asynccontextmanager
async def _within(seconds: float) -> AsyncIterator[None]:
    """Turn a block that takes longer into an error."""
    try:
        async with asyncio.timeout(seconds):
            yield
    except TimeoutError:
        raise ProtocolError(f"no answer in {seconds:g} s (expected one)", code="too_slow") from None


def _chatter() -> ProtocolError:
    return ProtocolError(
        f"{_MOST_LINES:,} lines and no answer among them (expected one)", code="chatter"
    )


def _hand_of(view: View) -> object:
    """The same for all views of a hand, and different for different hands."""
    later = {*view.taken_by(view.seat), *(draw.card for draw in view.drawn)}
    dealt = frozenset({*view.holding, *view.played_by(view.seat)} - later)
    first = view.tricks[0].upcard if view.tricks else view.upcard
    return view.seat, view.ruleset, view.dealer, view.standing, dealt, first
