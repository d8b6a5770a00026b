"""One tab of a browser, and what people do in it. Nothing sleeps: every step waits for a state."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from playwright.async_api import Locator, expect

from tests import needs

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence
    from re import Pattern

    from playwright.async_api import Page

AXE: Final = Path(__file__).parents[2] / "client/node_modules/axe-core/axe.min.js"
# What WCAG 2.2 AA asks for, and what else axe holds to be good practice.
_RULES: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

_RUN_AXE: Final = """async (rules) => {
    const { violations } = await axe.run(document, { runOnly: rules, resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
}"""
_LAID_OUT: Final = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
_PLAYABLE: Final = ".hand .card:not([aria-disabled])"
_RANKS: Final = "23456789TJQKA"
GUARD_MS: Final = 300  # the page ignores taps for so long after one has played a card


class Tab:
    """A page and the table on it.

    Args:
        page: Playwright's page.
    """

    def __init__(self, page: Page) -> None:
        self.page = page
        self.hand = page.locator(".hand .card")
        self.playable = page.locator(_PLAYABLE)
        self.say = page.locator("p.say")
        self.story = page.get_by_role("log").last  # an open dialog has one of its own
        self.sheet = page.locator(".sheet")
        self.dialog = page.get_by_role("dialog")
        self.result = page.locator("#result")
        self.result_or_turn = page.locator(f"{_PLAYABLE}, #result").first

    def button(self, name: str) -> Locator:
        """The button of a name, which may be the beginning of its label."""
        return self.page.get_by_role("button", name=name)

    def card(self, code: str) -> Locator:
        """A card of the own hand."""
        return self.page.locator(f'.hand [data-card="{code}"]')

    def action(self, name: str) -> Locator:
        """One of the four actions below the hand."""
        return self.page.locator(f'[data-action="{name}"]')

    async def try_now(self) -> None:
        """Have the lost line back at once, unless the page was quicker than the button."""
        await self.button("Try now").evaluate_all("(found) => found.forEach((one) => one.click())")

    async def deal(self) -> None:
        """Press the one button of the first page and wait for the first turn."""
        await self.page.locator(".play button[type=submit]").click()
        await self.my_turn()

    async def my_turn(self) -> None:
        """Wait until a card can be played."""
        await expect(self.playable.first).to_be_visible()

    async def is_over(self) -> bool:
        """Wait until there is something to do; whether it is to read the result."""
        await expect(self.result_or_turn).to_be_visible()
        return await self.result.is_visible()

    async def legal(self) -> list[str]:
        """The cards that may be played, as they lie in the hand."""
        await self.my_turn()
        return await self._codes(self.playable)

    async def holding(self) -> list[str]:
        """All cards of the own hand, as they lie."""
        return await self._codes(self.hand)

    async def _codes(self, cards: Locator) -> list[str]:
        codes: list[str] = await cards.evaluate_all("all => all.map((one) => one.dataset.card)")
        return codes

    async def play(self, card: str | None = None) -> str:
        """Click a card, by default the first that may be played; the card."""
        chosen = card or (await self.legal())[0]
        await self.card(chosen).click()
        await self.has_left(chosen)
        return chosen

    async def has_left(self, card: str) -> None:
        """Wait until a card has left the hand, and pass the time in which taps are ignored."""
        await expect(self.card(card)).to_have_count(0)
        await self.wait_out_guard()

    async def wait_out_guard(self) -> None:
        """Put the page's clock forward, past the time in which taps are ignored."""
        await self.page.clock.fast_forward(GUARD_MS)

    async def highest(self) -> str:
        """The highest card that may be played."""
        return max(await self.legal(), key=lambda card: _RANKS.index(card[0]))

    async def play_hand(self, *, badly: bool = False) -> None:
        """Play first legal cards to the end of the hand, or the highest, whatever they take."""
        while not await self.is_over():
            await self.play(await self.highest() if badly else None)

    async def play_to_stage_two(self) -> None:
        """Play until the stock is out and a card can be played."""
        await self.my_turn()
        while await self.page.locator(".stock").count():
            await self.play()
            await self.my_turn()

    async def last_words(self, text: str | Pattern[str]) -> None:
        """Wait until the story for screen readers ends with a text."""
        await expect(self.story.locator("p").last).to_contain_text(text)

    async def in_sizes(self, sizes: Sequence[tuple[int, int]]) -> AsyncIterator[tuple[int, int]]:
        """Look at the page in windows of these sizes, one after the other; then in the first."""
        for size in (*sizes, sizes[0]) if len(sizes) > 1 else sizes:
            await self.page.set_viewport_size({"width": size[0], "height": size[1]})
            await self.page.evaluate(_LAID_OUT)
            yield size

    async def has_no_sideways_scroll(self) -> bool:
        """Whether everything fits the window's width."""
        return bool(
            await self.page.evaluate(
                "document.scrollingElement.scrollWidth <= document.documentElement.clientWidth"
            )
        )

    async def faults(self) -> list[str]:
        """What axe finds, as `rule: element`."""
        needs.file(AXE, from_="npm --prefix client ci")
        if not await self.page.evaluate("'axe' in window"):
            # Evaluated by the debugger, so the page's own policy against foreign script holds.
            await self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found: list[dict[str, Any]] = await self.page.evaluate(_RUN_AXE, _RULES)
        return [f"{fault['id']}: {node[:200]}" for fault in found for node in fault["nodes"]]

    async def ask(self, path: str) -> Any:
        """What the server's interface answers this browser."""
        return await self.page.evaluate(f"fetch('/api/{path}').then((answer) => answer.json())")

    async def table(self) -> dict[str, Any]:
        """The table of this tab as the server tells it."""
        table: dict[str, Any] = await self.ask(
            "tables/" + await self.page.evaluate("location.hash.split('/')[2]")
        )
        return table

    async def has_claimed(self) -> bool:
        """Wait for what becomes of a claim; whether it stands."""
        refused = self.say.get_by_text("That cannot be forced")
        await expect(self.result.or_(refused)).to_be_visible()
        return await self.result.is_visible()

    async def counts(self) -> tuple[int, int]:
        """What the result shows: own tricks, the opponent's."""
        await expect(self.result).to_be_visible()
        yours, theirs = await self.page.locator(".versus .vh").all_inner_texts()
        return int(yours), int(theirs)
