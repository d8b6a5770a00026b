"""Somebody who only listens: every text that a page puts into a live region, in order.

A screen reader speaks what is added to a live region. So here everything added to one is written
down, with the language it is marked with; several texts of one moment stay together, since screen
readers may speak those in any order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from playwright.async_api import expect

if TYPE_CHECKING:
    from re import Pattern

    from tests.browser.tab import Tab

_LISTEN: Final = """(() => {
    const LIVE =
        "[aria-live]:not([aria-live=off]), [role=log], [role=status], [role=alert], output";
    window.heard = [];
    const regionOf = (node) =>
        (node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement)?.closest(LIVE);
    const add = (moment, node) => {
        const text = node.textContent.replace(/[ \\n\\t]+/g, " ").trim();
        const element = node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement;
        const lang = element?.closest("[lang]")?.lang ?? "";
        if (text !== "") moment.push({ text, lang });
    };
    new MutationObserver((mutations) => {
        const moment = [];
        for (const { target, type, addedNodes } of mutations) {
            if (type === "characterData") {
                if (regionOf(target)) add(moment, target);
                continue;
            }
            for (const node of addedNodes) {
                if (regionOf(node)) add(moment, node);
                else if (node.nodeType === Node.ELEMENT_NODE) {
                    for (const region of node.querySelectorAll(LIVE)) add(moment, region);
                }
            }
        }
        if (moment.length > 0) window.heard.push(moment);
    }).observe(document, { subtree: true, childList: true, characterData: true });
})()"""


class Said(NamedTuple):
    """One text that was spoken.

    Attributes:
        text: as it stands in the live region.
        language: the tag it is marked with.
    """

    text: str
    language: str


async def listen(tab: Tab) -> None:
    """Write down everything that is spoken on this tab's pages, from the next one on."""
    await tab.page.add_init_script(_LISTEN)
    await tab.page.reload()


async def moments(tab: Tab) -> list[list[Said]]:
    """What has been spoken since this was last asked, moment by moment."""
    found = await tab.page.evaluate("window.heard.splice(0)")
    return [[Said(one["text"], one["lang"]) for one in moment] for moment in found]


async def heard(tab: Tab) -> list[str]:
    """What has been spoken since this was last asked; no moment may have held two texts."""
    found = await moments(tab)
    assert [moment for moment in found if len(moment) > 1] == [], "one paragraph at a time"
    return [said.text for moment in found for said in moment]


async def hears(tab: Tab, last: str | Pattern[str]) -> None:
    """Wait until the page's own live region ends with a text."""
    await expect(tab.story.locator("p")).to_contain_text(last)
