"""The way to the other processes that use the same store."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from contextlib import AbstractAsyncContextManager

    from germanwhist.service.processes.news import News

__all__ = ["Nobody", "Others"]


class Others(Protocol):
    """The processes that use the same store, this one among them."""

    @property
    def are_heard(self) -> bool | None:
        """Whether their news come through now; None where nobody tells any."""
        ...

    def hear(self, tell: Callable[[News], object], *, begun: Callable[[], object]) -> None:
        """Begin to listen, and again whenever that has ended.

        Args:
            tell: is called in the event loop with all news, those of this process too.
            begun: is called there when listening has begun; news from before may be lost.
        """
        ...

    async def say(self, news: News) -> None:
        """Tell every process; what cannot be told now is lost."""
        ...

    def alone(self, what: str) -> AbstractAsyncContextManager[bool]:
        """Do something that one process is to do, and not several.

        Entering gives whether no other process does it now; until the context is left, or this
        process ends, none will. Without an answer nobody is known to do it, so this one may: what
        is done must not be wrong when it is done twice. Processes are kept apart, not the tasks of
        one process.

        Args:
            what: what is done.
        """
        ...


class Nobody:
    """No other process tells anything; implements `Others`."""

    are_heard = None

    def hear(self, tell: Callable[[News], object], *, begun: Callable[[], object]) -> None:
        """Nothing is told."""

    async def say(self, news: News) -> None:
        """Nobody listens."""

    @asynccontextmanager
    async def alone(self, what: str) -> AsyncIterator[bool]:  # noqa: ARG002
        """Nobody else does anything."""
        yield True
