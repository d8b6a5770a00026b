"""A progress bar on a terminal, and nothing anywhere else."""

from __future__ import annotations

import contextlib
import sys
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.progress import Progress as RichProgress

__all__ = ["Progress", "progress_bar"]


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


class _Silent:
    """Nobody watches."""

    def at(self, done: int) -> None:
        pass

    def next_part(self, size: int) -> None:
        pass

    def say(self, figure: str) -> None:
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

    console = Console(stderr=True)
    # Lines printed meanwhile go above the bar when both are on the terminal, and must not be
    # touched when standard output goes elsewhere.
    is_shared = sys.stdout.isatty()
    with RichBar(console=console, transient=True, redirect_stdout=is_shared) as rich:
        yield _Bar(rich, title, total)


class _Bar:
    def __init__(self, rich: RichProgress, title: str, total: int) -> None:
        self._rich = rich
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
