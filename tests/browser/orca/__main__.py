"""Plays a hand with the screen off and prints what was pressed and what Orca spoke.

`python -m tests.browser.orca` prints it as Markdown, for `docs/reference/by-ear.md`, and fails if
an announcement is not spoken. It needs the packages xvfb, openbox, xdotool, dbus-daemon and orca of
Debian, and takes about a minute.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

import click
from playwright.async_api import expect

from tests.browser.orca.listener import arrived
from tests.browser.server import Server

if TYPE_CHECKING:
    from tests.browser.orca.listener import Listener

_SEED: Final = 7
_SILENCE: Final = 1.5  # seconds after which nothing more is spoken of what was done
# What is read before the first card, after the first trick, and at the end; X names of the keys.
_FIRST: Final = ("b", "o")
_AFTER_TRICK: Final = ("Right", "w", "g", "z", "i", "Escape", "u", "Escape")
_LAST: Final = ("Tab", "Tab")
_NAMES: Final = {"Return": "Enter", "question": "?", "Escape": "Esc", "Right": "→", "Tab": "Tab"}


async def _hear(listener: Listener, key: str) -> None:
    """Press a key and print what is spoken until there is silence."""
    await listener.press(key)
    _print(key, await listener.ear.listens(_SILENCE))


async def _play_card(listener: Listener) -> None:
    """Play the card that was spoken last, and print what is spoken up to the announcement."""
    line = listener.tab.story.locator("p")
    before = await line.inner_text()
    await listener.press("Return")
    await expect(line).not_to_have_text(before)
    spoken = await listener.ear.hears(await line.inner_text())
    _print("Return", spoken + await listener.ear.listens(_SILENCE))


def _print(key: str, spoken: list[str]) -> None:
    click.echo(f"\n`{_NAMES.get(key, key.upper())}`\n")
    for text in spoken or ["(nothing)"]:
        click.echo(f"> {text}  ")


async def _play(language: str) -> None:
    expect.set_options(timeout=60_000)
    with TemporaryDirectory() as server_place, TemporaryDirectory() as home:
        server = Server(Path(server_place), _SEED)
        await server.start()
        settings = {"rules": "small", "memoryComputer": True}
        try:
            async with arrived(
                Path(home), server.address, settings=settings, language=language
            ) as listener:
                await listener.ear.listens(_SILENCE)
                await _hear(listener, "Return")
                for key in _FIRST:
                    await _hear(listener, key)
                is_first = True
                while not await listener.tab.is_over():
                    await _play_card(listener)
                    for key in _AFTER_TRICK if is_first else ():
                        await _hear(listener, key)
                    is_first = False
                for key in _LAST:
                    await _hear(listener, key)
        finally:
            await server.stop()


@click.command()
@click.option("--language", default="en", help="Language of the page.")
def main(language: str) -> None:
    """Play a hand of the small pack by ear."""
    asyncio.run(_play(language))


if __name__ == "__main__":
    main()
