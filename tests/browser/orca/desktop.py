"""A desktop that nobody sees: a screen, a window manager and a message bus, ended together."""

from __future__ import annotations

import asyncio
import os
import signal
from asyncio.subprocess import DEVNULL, PIPE, create_subprocess_exec
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from asyncio.subprocess import Process

__all__ = ["PROGRAMS", "Desktop"]

# What is needed, and the package of Debian that brings it.
PROGRAMS: Final = {
    Path("/usr/bin/Xvfb"): "xvfb",
    Path("/usr/bin/openbox"): "openbox",
    Path("/usr/bin/xdotool"): "xdotool",
    Path("/usr/bin/dbus-daemon"): "dbus-daemon",
    Path("/usr/bin/orca"): "orca",
}
_SIZE: Final = "1280x900x24"


class Desktop:
    """Programs with a home, a screen and a bus of their own.

    Args:
        home: an empty folder, for whatever the programs keep.
    """

    def __init__(self, home: Path) -> None:
        self.home = home
        kept = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
        kept.pop("NO_AT_BRIDGE", None)
        self.environment = kept | {
            "HOME": str(home),
            "XDG_RUNTIME_DIR": str(home),
            "LANG": "C.UTF-8",
            "LANGUAGE": "en",
        }
        self._programs: list[Process] = []

    async def start(self) -> None:
        """Start what every window needs."""
        screen = await self.run("Xvfb", "-displayfd", "1", "-screen", "0", _SIZE, stdout=PIPE)
        self.environment["DISPLAY"] = f":{await _first_line(screen)}"
        bus = await self.run(
            *("dbus-daemon", "--session", "--nofork", "--print-address"), stdout=PIPE
        )
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = await _first_line(bus)
        await self.run("openbox")

    async def run(self, *command: str, stdout: int = DEVNULL) -> Process:
        """Start a program that ends with the desktop.

        Args:
            command: its name and arguments.
            stdout: where it writes to.
        """
        program = await create_subprocess_exec(
            *command,
            env=self.environment,
            stdout=stdout,
            stderr=DEVNULL,
            start_new_session=True,
        )
        self._programs.append(program)
        return program

    async def press(self, key: str) -> None:
        """Press and release a key of the keyboard, by its X name such as `Return`."""
        program = await create_subprocess_exec("xdotool", "key", key, env=self.environment)
        await program.wait()

    async def stop(self) -> None:
        """End all programs, those last that the others need."""
        for program in reversed(self._programs):
            with suppress(ProcessLookupError):
                os.killpg(program.pid, signal.SIGTERM)
            try:
                await asyncio.wait_for(program.wait(), 5)
            except TimeoutError:
                os.killpg(program.pid, signal.SIGKILL)
                await program.wait()


async def _first_line(program: Process) -> str:
    assert program.stdout is not None
    return (await program.stdout.readline()).decode().strip()
