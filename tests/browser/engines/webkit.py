"""WebKit, the engine of every iPhone, by classic WebDriver, on a screen that nobody sees."""

from __future__ import annotations

import asyncio
import os
import socket
from asyncio.subprocess import DEVNULL, PIPE, STDOUT
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import httpx

from tests.browser.engines.driver import EngineError, keys, mouse

if TYPE_CHECKING:
    from asyncio.subprocess import Process

__all__ = ["DRIVER", "SCREEN", "WebKit"]

DRIVER: Final = Path("/usr/bin/WebKitWebDriver")
SCREEN: Final = Path("/usr/bin/Xvfb")
_BROWSERS: Final = "*/webkit2gtk-4.*/MiniBrowser"
_CONSOLE: Final = ("CONSOLE JS ERROR", "CONSOLE JS WARNING", "CONSOLE SECURITY ERROR")
_PATIENCE_MS: Final = 600_000  # who waits for a page sets a limit of their own

# The toolbar would not let the window be as narrow as a phone.
_STYLE: Final = """* { font-size: 1px; padding: 0; margin: 0; min-width: 0; min-height: 0; }
image { -gtk-icon-transform: scale(0.01); }
"""


class WebKit:
    """WebKit's own small browser.

    Args:
        programs: the screen and the driver, which starts the browser.
        http: asks the driver.
    """

    def __init__(self, programs: tuple[Process, Process], http: httpx.AsyncClient) -> None:
        self.troubles: list[str] = []
        self._programs = programs
        self._http = http
        self._session = ""
        self._hearing: asyncio.Task[None] | None = None

    @classmethod
    async def start(cls, folder: Path, environment: dict[str, str]) -> WebKit:
        """Start a screen and the browser.

        Args:
            folder: an empty one, for its settings.
            environment: its variables.
        """
        (folder / "gtk-3.0").mkdir()
        (folder / "gtk-3.0/gtk.css").write_text(_STYLE, encoding="utf-8")
        screen, display = await _start_screen(environment)
        port = _free_port()
        driver = await asyncio.create_subprocess_exec(
            *(DRIVER, f"--port={port}"),
            env=environment
            | {"DISPLAY": display, "GDK_BACKEND": "x11", "XDG_CONFIG_HOME": str(folder)},
            stdout=PIPE,
            stderr=STDOUT,
        )
        http = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}", timeout=_PATIENCE_MS / 1000, trust_env=False
        )
        browser = cls((screen, driver), http)
        browser._hearing = asyncio.create_task(browser._hear(driver))
        while driver.returncode is None:
            with suppress(httpx.ConnectError):
                await browser._ask("GET", "/status")
                break
        (program,) = Path("/usr/lib").glob(_BROWSERS)
        options = {
            "binary": str(program),
            "args": ["--automation", "--enable-write-console-messages-to-stdout=true"],
        }
        wanted = {
            "alwaysMatch": {
                "webkitgtk:browserOptions": options,
                "timeouts": {"script": _PATIENCE_MS},
            }
        }
        told = await browser._ask("POST", "/session", capabilities=wanted)
        browser._session = f"/session/{told['sessionId']}"
        return browser

    async def _hear(self, driver: Process) -> None:
        """Note what the page's console says."""
        assert driver.stdout is not None
        while line := (await driver.stdout.readline()).decode("utf-8", "replace"):
            if any(word in line for word in _CONSOLE):
                self.troubles.append(line.strip())

    async def _ask(self, method: str, path: str, **parameters: Any) -> Any:
        answer = await self._http.request(
            method, self._session + path, json=None if method == "GET" else parameters
        )
        value = answer.json()["value"]
        if answer.is_error:
            raise EngineError(f"{path}: {value['error']}: {value['message']}")
        return value

    async def resize(self, width: int, height: int) -> None:
        """See `Driver`. What the window needs for itself comes on top."""
        rest = (0, 0)
        for _ in range(2):
            await self._ask("POST", "/window/rect", width=width + rest[0], height=height + rest[1])
            rest = await self.evaluate("[outerWidth - innerWidth, outerHeight - innerHeight]")
        assert await self.evaluate("[innerWidth, innerHeight]") == [width, height]

    async def open(self, address: str) -> None:
        """See `Driver`."""
        await self._ask("POST", "/url", url=address)

    async def evaluate(self, expression: str) -> Any:
        """See `Driver`."""
        script = f"const [done] = arguments; (async () => done(await ({expression})))()"
        return await self._ask("POST", "/execute/async", script=script, args=[])

    async def press(self, key: str) -> None:
        """See `Driver`."""
        await self._ask("POST", "/actions", actions=keys(key))

    async def click(self, x: float, y: float) -> None:
        """See `Driver`."""
        await self._ask("POST", "/actions", actions=mouse(x, y))

    async def close(self) -> None:
        """See `Driver`."""
        with suppress(EngineError):  # "no such window": the last one is closed already
            await self._ask("DELETE", "")
        await self._http.aclose()
        for program in reversed(self._programs):
            program.terminate()
            await program.wait()
        if self._hearing is not None:
            await self._hearing


async def _start_screen(environment: dict[str, str]) -> tuple[Process, str]:
    """A screen in memory, and its name for `DISPLAY`."""
    reader, writer = os.pipe()
    with open(reader) as told:  # noqa: PTH123 - a descriptor
        try:
            program = await asyncio.create_subprocess_exec(
                *(SCREEN, "-displayfd", str(writer), "-screen", "0", "1600x1200x24"),
                *("-nolisten", "tcp"),
                env=environment,
                pass_fds=(writer,),
                stdout=DEVNULL,
                stderr=DEVNULL,
            )
        finally:
            os.close(writer)
        number = await asyncio.to_thread(told.readline)
    if not number:
        raise EngineError("Xvfb ended before it had a screen")
    return program, f":{number.strip()}"


def _free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port: int = listening.getsockname()[1]
        return port
