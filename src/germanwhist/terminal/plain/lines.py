"""Lines that are typed, or come out of a pipe, without stopping everything else."""

from __future__ import annotations

import asyncio
from threading import Thread
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from typing import BinaryIO

__all__ = ["Lines"]

_LONGEST: Final = 4096  # bytes of a line; what is longer comes in parts


class Lines:
    """Lines of a stream, read in a thread that ends with the program.

    Args:
        stream: bytes; what is no UTF-8 among them is shown as such.
    """

    def __init__(self, stream: BinaryIO) -> None:
        self._stream = stream
        self._queue: asyncio.Queue[str | None] = asyncio.Queue()
        self._loop = asyncio.get_running_loop()
        Thread(target=self._read, daemon=True, name="whist-lines").start()

    async def next(self) -> str | None:
        """The next line; None when there will be none any more."""
        return await self._queue.get()

    def _read(self) -> None:
        line: str | None = ""
        while line is not None:
            try:
                data = self._stream.readline(_LONGEST)
            except (OSError, ValueError):
                data = b""
            line = data.decode("utf-8", "replace").strip() if data else None
            try:
                self._loop.call_soon_threadsafe(self._queue.put_nowait, line)
            except RuntimeError:
                return  # the program has ended
