"""Being an engine: any player behind the protocol, on two streams of text."""

from __future__ import annotations

import queue
import threading
from typing import TYPE_CHECKING, Final, TextIO, final

from germanwhist.protocol.conversation import Conversation

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from germanwhist.players import Player
    from germanwhist.protocol.lines import EngineOption

__all__ = ["serve"]

# Seconds to answer what was asked before the end of the input: scripts want their answers.
_LAST_MOMENT: Final = 10.0
_LAST_MOMENT_BEFORE_QUIT: Final = 1.0


def serve(
    name: str,
    make: Callable[[Mapping[str, str]], Player],
    *,
    options: Sequence[EngineOption] = (),
    source: Iterable[str],
    target: TextIO,
) -> None:
    r"""Speak the engine protocol until `quit` or the end of the source.

    Faulty lines are answered with `error` and change nothing. While the player thinks, `stop`
    cuts it short at once, also behind other lines, which wait for the answer. What was asked before
    `quit` or the end of the source is cut short after one second, or ten.

    Args:
        name: what the engine calls itself.
        make: makes the player from the value of each option; called when a hand begins. A player
            with a method `cancel` is told by it to answer at once.
        options: what can be set.
        source: where lines come from; read in a thread of its own.
        target: where lines go.

    Example:
        >>> import io
        >>> from germanwhist.players import GreedyPlayer
        >>> target = io.StringIO()
        >>> source = io.StringIO("germanwhist 2\nquit\n")
        >>> serve("greedy", lambda _: GreedyPlayer(), source=source, target=target)
        >>> target.getvalue().splitlines()
        ['name greedy', 'ready 2']
    """
    engine = Conversation(name, make, options, target)
    ear = _Ear(source, engine)
    threading.Thread(target=ear.listen, daemon=True).start()
    while (line := ear.lines.get()) is not None:
        if isinstance(line, BaseException):
            raise line
        engine.obey(line)


@final
class _Ear:
    """Reads the source, so that what cannot wait is heard while the player thinks.

    Args:
        source: where lines come from.
        engine: told of what cannot wait.
    """

    def __init__(self, source: Iterable[str], engine: Conversation) -> None:
        self.lines: queue.SimpleQueue[str | BaseException | None] = queue.SimpleQueue()
        self._source = source
        self._engine = engine

    def listen(self) -> None:
        """Read to the end, or to `quit`."""
        try:
            for text in self._source:
                line = text.strip()
                word = line.partition(" ")[0]
                if word == "quit":
                    self._stop_after(_LAST_MOMENT_BEFORE_QUIT)
                    break
                if word == "stop":
                    self._engine.stop()
                else:
                    self._engine.expect(word)
                    self.lines.put(line)
            else:
                self._stop_after(_LAST_MOMENT)
        except Exception as error:  # the source's; whoever serves must hear of it
            self.lines.put(error)
        self.lines.put(None)

    def _stop_after(self, seconds: float) -> None:
        timer = threading.Timer(seconds, self._engine.stop)
        timer.daemon = True
        timer.start()
