"""Firefox by WebDriver BiDi, which it speaks itself."""

from __future__ import annotations

import asyncio
import itertools
import json
import re
from asyncio.subprocess import DEVNULL, PIPE
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect

from tests.browser.engines.driver import EngineError, keys, mouse

__all__ = ["PROGRAM", "Firefox"]

PROGRAM: Final = Path("/usr/bin/firefox-esr")
_LISTENING: Final = re.compile(r"BiDi listening on (ws://\S+)")
_TOLD: Final = ("error", "warn")


class Firefox:
    """A Firefox with a profile of its own.

    Args:
        program: the process.
        socket: what it is told by.
    """

    def __init__(self, program: asyncio.subprocess.Process, socket: ClientConnection) -> None:
        self.troubles: list[str] = []
        self._program = program
        self._socket = socket
        self._numbers = itertools.count(1)
        self._tab = ""
        self._hearing: asyncio.Task[bytes] | None = None

    @classmethod
    async def start(cls, folder: Path, environment: dict[str, str]) -> Firefox:
        """Start the program.

        Args:
            folder: an empty one, for its profile.
            environment: its variables.
        """
        program = await asyncio.create_subprocess_exec(
            *(PROGRAM, "--headless", "--no-remote", "--profile", folder),
            *("--remote-debugging-port", "0"),
            env=environment,
            stdout=DEVNULL,
            stderr=PIPE,
            limit=2**20,
        )
        assert program.stderr is not None
        while line := await program.stderr.readline():
            if found := _LISTENING.search(line.decode()):
                break
        else:
            raise EngineError("Firefox ended before it listened")
        socket = await connect(found[1] + "/session", max_size=None, compression=None)
        browser = cls(program, socket)
        browser._hearing = asyncio.create_task(program.stderr.read())
        await browser._ask("session.new", capabilities={})
        await browser._ask("session.subscribe", events=["log.entryAdded"])
        # A tab of our own: the first one never has the focus, and then Enter presses no button.
        browser._tab = (await browser._ask("browsingContext.create", type="tab"))["context"]
        return browser

    async def _ask(self, method: str, **parameters: Any) -> Any:
        number = next(self._numbers)
        await self._socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            told = json.loads(await self._socket.recv())
            if told.get("method") == "log.entryAdded" and told["params"]["level"] in _TOLD:
                self.troubles.append(told["params"]["text"])
            if told.get("id") == number:
                if told["type"] == "error":
                    raise EngineError(f"{method}: {told['message']}")
                return told["result"]

    async def resize(self, width: int, height: int) -> None:
        """See `Driver`."""
        viewport = {"width": width, "height": height}
        await self._ask("browsingContext.setViewport", context=self._tab, viewport=viewport)

    async def open(self, address: str) -> None:
        """See `Driver`."""
        await self._ask("browsingContext.navigate", context=self._tab, url=address, wait="complete")

    async def evaluate(self, expression: str) -> Any:
        """See `Driver`."""
        told = await self._ask(
            "script.evaluate",
            expression=f"(async () => JSON.stringify((await ({expression})) ?? null))()",
            target={"context": self._tab},
            awaitPromise=True,
        )
        if told["type"] == "exception":
            raise EngineError(told["exceptionDetails"]["text"])
        return json.loads(told["result"]["value"])

    async def press(self, key: str) -> None:
        """See `Driver`."""
        await self._ask("input.performActions", context=self._tab, actions=keys(key))

    async def click(self, x: float, y: float) -> None:
        """See `Driver`."""
        await self._ask("input.performActions", context=self._tab, actions=mouse(x, y))

    async def close(self) -> None:
        """See `Driver`."""
        await self._ask("browser.close")
        await self._socket.close()
        await self._program.wait()
        if self._hearing is not None:
            await self._hearing
