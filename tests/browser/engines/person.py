"""Somebody at a browser of any engine, and what they do at the table. Nothing sleeps."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any, Final, Self

from tests.browser.engines.driver import EngineError
from tests.browser.engines.overlaps import overlaps
from tests.browser.tab import GUARD_MS

if TYPE_CHECKING:
    from tests.browser.engines.driver import Driver

__all__ = ["Person"]

_PATIENCE: Final = 120  # seconds: a state comes at once, but machines may be busy
_READY: Final = "document.querySelector('.play, .ask') !== null"
# Afterwards `forward(300)` puts the page's clock forward, as if time had passed.
_CLOCK: Final = """(() => {
    const now = performance.now.bind(performance);
    let ahead = 0;
    performance.now = () => now() + ahead;
    window.forward = (milliseconds) => void (ahead += milliseconds);
})()"""
_NEXT: Final = """(() => {
    if (document.querySelector("#result")) return { over: true };
    const card = document.querySelector(".hand .card:not([aria-disabled])");
    return card && { over: false, card: card.dataset.card };
})()"""


class Person:
    """A person at a browser.

    Args:
        driver: the browser.
    """

    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    @classmethod
    async def arrive(cls, driver: Driver, address: str, **settings: Any) -> Self:
        """Open the page for the first time.

        Args:
            driver: the browser.
            address: of the server.
            settings: what the page has kept in this browser; movement is off unless said otherwise.
        """
        person = cls(driver)
        await driver.open(f"{address}/")
        kept = json.dumps({"speed": "off", "name": "Ann"} | settings)
        await driver.evaluate(f"localStorage.setItem('germanwhist', {kept!r})")
        await person.open(f"{address}/?again")
        return person

    async def open(self, address: str) -> None:
        """Go to a page on which something can be pressed."""
        await self.driver.open(address)
        await self.until(_READY)
        await self.driver.evaluate(_CLOCK)

    async def until(self, expression: str) -> Any:
        """Wait for an expression of the page to be true; its value."""
        look = f"""new Promise((found) => {{
            const look = () => {{
                const value = {expression};
                if (value) found(value);
                else setTimeout(look, 20);
            }};
            look();
        }})"""
        try:
            async with asyncio.timeout(_PATIENCE):
                return await self.driver.evaluate(look)
        except TimeoutError:
            seen = await self.driver.evaluate("document.body.innerText")
            raise EngineError(f"never came about: {expression}\nlast seen:\n{seen}") from None

    async def sees(self, selector: str) -> None:
        """Wait for an element."""
        await self.until(f"document.querySelector({selector!r}) !== null")

    async def click(self, selector: str, text: str = "") -> None:
        """Click an element where nothing lies over it.

        Args:
            selector: of the element.
            text: what it must begin with; the first such element is taken.
        """
        place = await self.until(f"""((one) => {{
            if (!one) return null;
            one.scrollIntoView({{ block: "nearest" }});
            const {{ left, right, top, height }} = one.getBoundingClientRect();
            const y = top + height / 2;
            for (let x = left + 3; x < right; x += 3) {{
                if (one.contains(document.elementFromPoint(x, y))) return [x + 1, y];
            }}
            return null;
        }})([...document.querySelectorAll({selector!r})]
            .find((one) => one.textContent.trim().startsWith({text!r})))""")
        await self.driver.click(*place)

    async def write(self, selector: str, text: str) -> None:
        """Click a field and type into it."""
        await self.click(selector)
        for letter in text:
            await self.driver.press(letter)
        await self.until(f"document.querySelector({selector!r}).value === {text!r}")

    async def next_card(self) -> str | None:
        """Wait for something to do; the first card that may be played, None after the hand."""
        state = await self.until(_NEXT)
        return None if state["over"] else str(state["card"])

    async def play_by_click(self, card: str) -> None:
        """Click a card."""
        await self.click(f'.hand [data-card="{card}"]')
        await self._has_left(card)

    async def play_by_key(self) -> None:
        """Go to the next card that may be played, and play it."""
        await self.driver.press("ArrowUp")
        card = await self.until("document.activeElement.dataset.card")
        await self.driver.press("Enter")
        await self._has_left(card)

    async def _has_left(self, card: str) -> None:
        """Wait until a card has left the hand, and pass the time in which taps are ignored."""
        await self.until(f"document.querySelector('.hand [data-card=\"{card}\"]') === null")
        await self.driver.evaluate(f"forward({GUARD_MS})")

    async def counts(self) -> tuple[int, int]:
        """What the result shows: own tricks, the opponent's."""
        yours, theirs = await self.until(
            "[...document.querySelectorAll('.versus .vh')].map((one) => Number(one.textContent))"
        )
        return yours, theirs

    async def overlaps(self) -> list[str]:
        """The parts of the table that lie over one another."""
        found: list[str] = await self.driver.evaluate(overlaps())
        return found
