"""A progress bar on a terminal, and nothing anywhere else."""

from __future__ import annotations

import contextlib
import sys
import time
from math import inf
from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from rich.console import RenderableType
    from rich.progress import Progress as RichProgress

__all__ = ["Progress", "progress_bar"]

_PAUSE: Final = 1.0  # seconds between two times that lines are made


class Progress(Protocol):
    """Something that is told how far a long work has come."""

    def at(self, done: int) -> None:
        """Say how much of the present part is done."""
        ...

    def next_part(self, size: int) -> None:
        """Say that a part of this size is done."""
        ...

    def say(self, figure: str) -> None:
        """Show a figure that changes as the work goes on."""
        ...

    def show(self, text: Callable[[], str]) -> None:
        """Show lines that change above the bar; they are asked for once a second at most."""
        ...


class _Silent:
    """Nobody watches."""

    def at(self, done: int) -> None:
        pass

    def next_part(self, size: int) -> None:
        pass

    def say(self, figure: str) -> None:
        pass

    def show(self, text: Callable[[], str]) -> None:
        pass


@contextlib.contextmanager
def progress_bar(title: str, total: int) -> Iterator[Progress]:
    """Show a bar on standard error while the block runs, if that is a terminal.

    Args:
        title: what is being done.
        total: the size of all parts together; 0 when it is not known.
    """
    if not sys.stderr.isatty():
        yield _Silent()
        return
    from rich.console import Console  # noqa: PLC0415 - slow to load, and rarely needed
    from rich.progress import Progress as RichBar  # noqa: PLC0415
    from rich.text import Text  # noqa: PLC0415

    class LinesAndBar(RichBar):
        """A bar with lines above it."""

        lines = ""

        def get_renderables(self) -> Iterable[RenderableType]:
            if self.lines:
                yield Text(self.lines, no_wrap=True, overflow="ellipsis")
            yield from super().get_renderables()

    console = Console(stderr=True)
    # Lines printed meanwhile go above the bar when both are on the terminal, and must not be
    # touched when standard output goes elsewhere.
    is_shared = sys.stdout.isatty()
    with LinesAndBar(console=console, transient=True, redirect_stdout=is_shared) as rich:

        def set_lines(lines: str) -> None:
            rich.lines = lines

        yield _Bar(rich, title, total, set_lines)


class _Bar:
    def __init__(
        self, rich: RichProgress, title: str, total: int, set_lines: Callable[[str], None]
    ) -> None:
        self._rich = rich
        self._set_lines = set_lines
        self._shown_at = -inf
        self._title = title
        self._task = rich.add_task(title, total=total or None)
        self._before = 0

    def at(self, done: int) -> None:
        self._rich.update(self._task, completed=self._before + done)

    def next_part(self, size: int) -> None:
        self._before += size
        self.at(0)

    def say(self, figure: str) -> None:
        self._rich.update(self._task, description=f"{self._title} {figure}")

    def show(self, text: Callable[[], str]) -> None:
        now = time.monotonic()
        if now - self._shown_at >= _PAUSE:
            self._shown_at = now
            self._set_lines(text())
