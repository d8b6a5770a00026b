"""Coming to a later moment of a hand without a click for every card, which takes most of the time.

The cards are played over a socket of the browser's own, as from another tab of it; the page shows
each and is waited for, so the first card that may be played is the first that a person would see.
Tests of playing itself click.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from playwright.async_api import expect

if TYPE_CHECKING:
    from tests.browser.tab import Tab

__all__ = ["hurry_through_hand", "hurry_to_stage_two"]

_HURRY: Final = """(stage) => new Promise((done, fail) => {
    const table = location.hash.split("/")[2];
    const socket = new WebSocket(new URL(`api/tables/${table}/socket`, location.href));
    const shown = () => [...document.querySelectorAll(".hand .card:not([aria-disabled])")].map(
        (card) => card.dataset.card);
    const end = () => { done(); socket.close(); };
    socket.onclose = ({ code }) => fail(new Error(`the socket was closed: ${code}`));
    socket.onmessage = ({ data }) => {
        const { type, abilities, seq, view } = JSON.parse(data);
        if (type === "refused") return fail(new Error(data));
        if (type !== "table") return;
        if (view.over) return end();
        if (abilities.play !== null) return;
        if (view.stage === stage) return end();
        const play = () => {
            const cards = shown();
            if ([...cards].sort().join() !== [...view.legal].sort().join()) {
                return requestAnimationFrame(play);
            }
            socket.send(JSON.stringify({ type: "play", card: cards[0], seq }));
        };
        play();
    };
})"""


async def hurry_to_stage_two(tab: Tab) -> None:
    """Play first legal cards until the stock is out and a card can be played."""
    await tab.my_turn()
    await tab.page.evaluate(_HURRY, 2)
    await expect(tab.page.locator(".stock")).to_have_count(0)
    await tab.my_turn()


async def hurry_through_hand(tab: Tab) -> None:
    """Play first legal cards to the end of the hand."""
    await tab.my_turn()
    await tab.page.evaluate(_HURRY, None)
    await expect(tab.result).to_be_visible()
