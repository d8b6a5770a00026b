"""Orca, the screen reader of GNOME: what it speaks, line by line, as its debug log tells it."""

from __future__ import annotations

import asyncio
import json
import os
import re
import tty
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from tests.browser.orca.desktop import Desktop

__all__ = ["Ear"]

_SPOKEN: Final = re.compile(r"SPEECH OUTPUT: '(.*?)' ?(?:voice=\w+)? ?(?:[\[{].*)?$")
_PATIENCE: Final = 30  # seconds: what is to be spoken comes at once, but machines may be busy
# A voice that makes no sound; the keys that are pressed are not spoken.
_VOICE: Final = """AudioOutputMethod "dummy"
AddModule "dummy" "sd_dummy" ""
DefaultModule dummy
"""
_PROFILE: Final[dict[str, Any]] = {
    "profile": ["Default", "default"],
    "pronunciations": {},
    "keybindings": {},
    "enableKeyEcho": False,
}
_SETTINGS: Final = {
    "general": {"startingProfile": ["Default", "default"], **_PROFILE},
    "pronunciations": {},
    "keybindings": {},
    "profiles": {"default": _PROFILE},
}


class Ear:
    """Somebody who only listens.

    Args:
        terminal: where the screen reader writes its log to.
    """

    def __init__(self, terminal: int) -> None:
        self._terminal = terminal
        self._rest = b""
        self._spoken: list[str] = []
        self._more = asyncio.Event()

    @classmethod
    async def start(cls, desktop: Desktop) -> Ear:
        """Start the screen reader and wait until it says so."""
        voice = desktop.home / ".config/speech-dispatcher"
        (voice / "modules").mkdir(parents=True)
        (voice / "speechd.conf").write_text(_VOICE, encoding="utf-8")
        settings = desktop.home / ".local/share/orca"
        settings.mkdir(parents=True)
        (settings / "user-settings.conf").write_text(json.dumps(_SETTINGS), encoding="utf-8")
        # To a file it would write in blocks, and each line would be known when it is too late.
        inner, outer = os.openpty()
        tty.setraw(outer)
        os.set_blocking(inner, False)
        ear = cls(inner)
        asyncio.get_running_loop().add_reader(inner, ear._read)
        await desktop.run("orca", "--debug-file", os.ttyname(outer))
        await ear.hears("Screen reader on")
        return ear

    def _read(self) -> None:
        with suppress(BlockingIOError):
            *lines, self._rest = (self._rest + os.read(self._terminal, 2**16)).split(b"\n")
            found = [_SPOKEN.search(line.decode("utf-8", "replace")) for line in lines]
            spoken = [match[1].strip() for match in found if match]
            if spoken:
                self._spoken += spoken
                self._more.set()

    def take(self) -> list[str]:
        """What has been spoken since this was last asked."""
        spoken, self._spoken = self._spoken, []
        return spoken

    async def hears(self, text: str) -> list[str]:
        """Wait until a text has been spoken, whole or in parts; all up to then.

        Raises:
            AssertionError: it has not been spoken in half a minute.
        """
        with suppress(TimeoutError):
            async with asyncio.timeout(_PATIENCE):
                while text not in " ".join(self._spoken):
                    self._more.clear()
                    await self._more.wait()
        spoken = self.take()
        assert text in " ".join(spoken), f"{text!r} is not in {spoken}"
        return spoken

    async def listens(self, seconds: float) -> list[str]:
        """Wait until nothing has been spoken for some time; all that was."""
        with suppress(TimeoutError):
            while True:
                self._more.clear()
                await asyncio.wait_for(self._more.wait(), seconds)
        return self.take()

    def stop(self) -> None:
        """Listen no more."""
        asyncio.get_running_loop().remove_reader(self._terminal)
        os.close(self._terminal)
