"""An engine as a plain player."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from typing import TYPE_CHECKING, Final, Self, TypeVar, final

from germanwhist.protocol.client import EngineClient

if TYPE_CHECKING:
    from collections.abc import Coroutine, Mapping, Sequence

    from germanwhist.cards import Card
    from germanwhist.protocol.client import EngineAnswer
    from germanwhist.rules import View

__all__ = ["ExternalPlayer"]

_SEED: Final = "seed"  # the option, of an engine that draws random numbers
Result = TypeVar("Result")


@final
class ExternalPlayer:
    """A player that is a program of its own, speaking the engine protocol.

    The program runs from the moment the player is made until it is closed. May be used from any
    thread, one at a time, also while an event loop runs there.

    Args:
        command: the program and its arguments.
        seed: given to the program if it has an option `seed`, 0 to 2**31 - 1.
        options: values of other options of the program by their names.
        seconds: the most time for one play; None for the patience.
        patience: seconds that the program may take for its hello, and for an answer without
            limit.

    Raises:
        ProtocolError: the program cannot be started or does not speak the protocol; see
            `EngineClient.start`; or it does not have such an option (code `no_option`).

    Example:
        >>> import sys
        >>> from germanwhist import Deal, Hand, RuleSet, Seat
        >>> view = Hand.start(RuleSet(), Deal.shuffled(1, Seat.NORTH)).view(Seat.SOUTH)
        >>> command = (sys.executable, "-m", "germanwhist", "engine", "--player", "greedy")
        >>> with ExternalPlayer(command) as player:
        ...     player.name, player.choose(view) in view.legal_plays()
        ('germanwhist greedy', True)
    """

    def __init__(
        self,
        command: Sequence[str],
        *,
        seed: int = 0,
        options: Mapping[str, str] | None = None,
        seconds: float | None = None,
        patience: float = 60.0,
    ) -> None:
        self._seconds = seconds
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        try:
            self._client = self._wait_for(_started(command, patience, seed, options or {}))
        except BaseException:
            self._end_thread()
            raise
        self.name = self._client.name

    def choose(self, view: View) -> Card:
        """The card that the program answers; it may be an illegal one.

        Raises:
            ProtocolError: the program ended, was too slow, or broke the protocol.
        """
        return self.ask(view).card

    def ask(
        self,
        view: View,
        *,
        seconds: float | None = None,
        patience: float | None = None,
        wants_advice: bool = False,
    ) -> EngineAnswer:
        """The program's whole answer.

        Args:
            view: what the seat to play knows.
            seconds: the most time for it; None for that of the player.
            patience: how long to wait for it, if not just the seconds.
            wants_advice: whether to ask what the program expects of each card.

        Raises:
            ProtocolError: as `choose`.
        """
        return self._wait_for(
            self._client.choose(
                view,
                seconds=self._seconds if seconds is None else seconds,
                patience=patience,
                wants_advice=wants_advice,
            )
        )

    @property
    def stays(self) -> bool:
        """Whether the program may play more than one hand; see `new_game`."""
        return self._client.version > 1

    def new_game(self, *, seed: int) -> None:
        """Begin another hand with the same program, which has to forget all others.

        Args:
            seed: given to the program if it has an option `seed`.

        Raises:
            ProtocolError: the program has ended, or does not play more than one hand.
        """
        self._wait_for(_begun(self._client, seed))

    def processor_time(self) -> float:
        """Seconds that processors have worked for the program so far, and for what it started."""
        return self._client.processor_time()

    def close(self) -> None:
        """End the program. May be called again."""
        if self._loop.is_closed():
            return
        with contextlib.suppress(Exception):
            self._wait_for(self._client.close())
        self._end_thread()

    def _end_thread(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _wait_for(self, work: Coroutine[object, object, Result]) -> Result:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


async def _started(
    command: Sequence[str], patience: float, seed: int, options: Mapping[str, str]
) -> EngineClient:
    client = await EngineClient.start(command, patience=patience)
    try:
        await _set_seed(client, seed)
        for name, value in options.items():
            await client.set_option(name, value)
    except BaseException:
        await client.close()
        raise
    return client


async def _begun(client: EngineClient, seed: int) -> None:
    await client.new_game()
    await _set_seed(client, seed)


async def _set_seed(client: EngineClient, seed: int) -> None:
    if any(option.name == _SEED for option in client.options):
        await client.set_option(_SEED, str(seed))
