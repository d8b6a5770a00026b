"""Pacing: views are shown one after the other, each for as long as it takes to be seen."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final, Protocol

from germanwhist.terminal.settings import Speed

if TYPE_CHECKING:
    from collections.abc import Callable

    from germanwhist.rules import Trick
    from germanwhist.service import TableView

__all__ = ["Pacing", "Shown", "Timer"]

# Seconds at normal speed: a card reaches the table, a trick rests, it is swept away.
_PLAY: Final = 0.22
_REST: Final = 0.65
_SWEEP: Final = 0.26
_FACTOR: Final = {Speed.SLOW: 1.8, Speed.NORMAL: 1.0, Speed.FAST: 0.5, Speed.OFF: 0.0}
# Pictures of a trick on its way. Fast shows none, since each has to go through the line.
_FRAMES: Final = {Speed.SLOW: 4, Speed.NORMAL: 3, Speed.FAST: 0, Speed.OFF: 0}


class Timer(Protocol):
    """Something that can be stopped before its time."""

    def stop(self) -> None:
        """Do not go off."""
        ...


@dataclass(frozen=True, slots=True)
class Shown:
    """What is shown of a table.

    Args:
        table: the view.
        trick: the finished trick that lies on the table.
        is_resting: whether it has yet to be taken.
        swept: how far it has moved to its winner, 0 to 1.
    """

    table: TableView
    trick: Trick | None = None
    is_resting: bool = False
    swept: float = 0.0


class Pacing:
    """Takes views as they come and shows them in good time.

    Args:
        show: shows a moment.
        after: calls something after so many seconds.
        speed: how long movement takes; asked each time, since it can be changed.
    """

    def __init__(
        self,
        show: Callable[[Shown], None],
        after: Callable[[float, Callable[[], None]], Timer],
        speed: Callable[[], Speed],
    ) -> None:
        self._show = show
        self._after = after
        self._speed = speed
        self._waiting: deque[TableView] = deque()
        self._current: TableView | None = None
        self._timer: Timer | None = None
        self._is_resting = False

    @property
    def is_moving(self) -> bool:
        """Whether something else will be shown without anybody doing anything."""
        return self._timer is not None and (self._is_resting or bool(self._waiting))

    def push(self, table: TableView) -> None:
        """Show a view, after those that came before it."""
        self._waiting.append(table)
        if self._timer is None:
            self._next()

    def finish(self) -> None:
        """End all movement: the newest view is shown as it is."""
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
        newest = self._waiting.pop() if self._waiting else self._current
        self._waiting.clear()
        if newest is not None:
            self._settle(newest)

    def _next(self) -> None:
        self._timer = None
        while self._waiting and self._timer is None:
            table = self._waiting.popleft()
            factor = _FACTOR[self._speed()]
            trick = _new_trick(self._current, table)
            if trick is not None and factor:
                self._current = table
                self._is_resting = True
                self._show(Shown(table, trick, is_resting=True))
                self._wait(_REST * factor, partial(self._sweep, table, trick, factor))
            else:
                is_played = _is_card_new(self._current, table)
                self._settle(table)
                if is_played and factor:
                    self._wait(_PLAY * factor, self._next)

    def _sweep(self, table: TableView, trick: Trick, factor: float, frame: int = 1) -> None:
        frames = _FRAMES[self._speed()]
        if frame > frames:
            self._settle(table)
            self._next()
            return
        self._show(Shown(table, trick, is_resting=True, swept=frame / frames))
        seconds = _SWEEP * factor / frames
        self._wait(seconds, partial(self._sweep, table, trick, factor, frame + 1))

    def _settle(self, table: TableView) -> None:
        """Show a view at rest; without movement the last trick stays until the next play."""
        self._current = table
        self._is_resting = False
        lingers = not _FACTOR[self._speed()]
        view = table.view
        trick = view.tricks[-1] if lingers and view and view.tricks and not view.led else None
        self._show(Shown(table, trick))

    def _wait(self, seconds: float, then: Callable[[], None]) -> None:
        self._timer = self._after(seconds, then)


def _new_trick(before: TableView | None, after: TableView) -> Trick | None:
    """The trick that was finished between two views of the same hand."""
    if before is None or before.view is None or after.view is None:
        return None
    old, new = before.view, after.view
    is_next = len(new.tricks) == len(old.tricks) + 1 and new.tricks[:-1] == old.tricks
    return new.tricks[-1] if is_next and old.dealer is new.dealer else None


def _is_card_new(before: TableView | None, after: TableView) -> bool:
    """Whether a card has come onto the table."""
    led = after.view.led if after.view is not None else None
    return led is not None and (before is None or before.view is None or before.view.led != led)
