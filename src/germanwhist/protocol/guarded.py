"""Starting a program under guard: whatever happens to us or to it, nothing of it is left."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
from asyncio.subprocess import PIPE, SubprocessStreamProtocol
from pathlib import Path
from typing import TYPE_CHECKING, Final, Self, final

from germanwhist.errors import ProtocolError

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["GuardedProgram"]

_HAS_GUARDS: Final = sys.platform != "win32"
# Ctrl-C on our terminal is for us.
_OWN_GROUP: Final = 0x200 if sys.platform == "win32" else 0  # CREATE_NEW_PROCESS_GROUP
_GUARD: Final = str(Path(__file__).with_name("guard.py"))
_LAST_MOMENT: Final = 10.0  # seconds that the guard may take to end a program with all it started


@final
class GuardedProgram:
    """A running program with its three streams.

    A guard, a small process between us and the program, ends it with every process that it
    started, those that left its group too, when it ends itself, when it is closed, and when this
    process goes away, however that happens. Outside Linux, helpers that leave the program's group
    are not found. Windows has no processes that can be guarded so: there the program is ended with
    all it started when it is closed.

    Args:
        transport: the guard's.
        streams: of the program.
        control: closing it ends the program; None without a guard.
    """

    def __init__(
        self,
        transport: asyncio.SubprocessTransport,
        streams: SubprocessStreamProtocol,
        control: int | None,
    ) -> None:
        stdin, stdout, stderr = streams.stdin, streams.stdout, streams.stderr
        if stdin is None or stdout is None or stderr is None:
            raise ValueError("a process without pipes (expected GuardedProgram.start to make it)")
        self.stdin = stdin
        self.stdout = stdout
        self.stderr = stderr
        self.pid = transport.get_pid()
        self._transport = transport
        self._process = asyncio.subprocess.Process(transport, streams, asyncio.get_running_loop())
        self._control = control

    @classmethod
    async def start(cls, command: Sequence[str], *, longest_line: int) -> Self:
        """Start a program.

        Args:
            command: the program and its arguments.
            longest_line: bytes of a line that are kept before it is read.

        Raises:
            ProtocolError: it cannot be started (code `cannot_start`).
        """
        if not command or any("\0" in word for word in command):
            raise _cannot_start(command, "no such name")
        if not _HAS_GUARDS:
            return await cls._start_unguarded(command, longest_line)
        loop = asyncio.get_running_loop()
        to_read, control = os.pipe()
        status, to_write = os.pipe()
        try:
            transport, streams = await loop.subprocess_exec(
                lambda: SubprocessStreamProtocol(limit=longest_line, loop=loop),
                *(sys.executable, "-I", "-S", _GUARD, str(to_read), str(to_write), *command),
                stdin=PIPE,
                stdout=PIPE,
                stderr=PIPE,
                pass_fds=(to_read, to_write),
                start_new_session=True,  # Ctrl-C on our terminal is for us
            )
        except OSError as error:
            os.close(control)
            os.close(status)
            raise _cannot_start(command, error.strerror) from None
        finally:
            os.close(to_read)
            os.close(to_write)
        program = cls(transport, streams, control)
        number = await _all_of(status)
        if number:
            await program.close()
            raise _cannot_start(command, os.strerror(int(number)))
        return program

    @classmethod
    async def _start_unguarded(cls, command: Sequence[str], longest_line: int) -> Self:
        loop = asyncio.get_running_loop()
        try:
            transport, streams = await loop.subprocess_exec(
                lambda: SubprocessStreamProtocol(limit=longest_line, loop=loop),
                *command,
                stdin=PIPE,
                stdout=PIPE,
                stderr=PIPE,
                creationflags=_OWN_GROUP,
            )
        except OSError as error:
            raise _cannot_start(command, error.strerror) from None
        return cls(transport, streams, None)

    @property
    def code(self) -> int | None:
        """How the program ended; None while it runs."""
        return self._process.returncode

    async def wait(self) -> None:
        """Wait for the program's end."""
        await self._process.wait()

    async def close(self) -> None:
        """End the program with all it started. May be called again."""
        if self._control is not None:
            os.close(self._control)
            self._control = None
        elif self.code is None:
            await asyncio.to_thread(_kill, self.pid)
        if (unread := self._transport.get_pipe_transport(1)) is not None:
            unread.close()  # what a program that floods has said would keep `wait` from returning
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_LAST_MOMENT):
                await self._process.wait()
        self._transport.close()  # kills the guard if it still runs, and lets go of the pipes


def _kill(pid: int) -> None:
    """End a process, and where the system can be asked for it all that it started."""
    if sys.platform == "win32":
        command = ("taskkill", "/F", "/T", "/PID", str(pid))
        subprocess.run(command, capture_output=True, check=False)  # noqa: S603 - a fixed command
    else:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


def _cannot_start(command: Sequence[str], reason: str | None) -> ProtocolError:
    shown = " ".join(command)
    return ProtocolError(
        f"cannot start {shown!r}: {reason} (expected a program)", code="cannot_start"
    )


async def _all_of(end: int) -> bytes:
    """Everything that comes out of a pipe, without blocking the loop."""
    loop = asyncio.get_running_loop()
    reader = asyncio.StreamReader()
    transport, _ = await loop.connect_read_pipe(
        lambda: asyncio.StreamReaderProtocol(reader), os.fdopen(end, "rb", 0)
    )
    try:
        return await reader.read()
    finally:
        transport.close()
