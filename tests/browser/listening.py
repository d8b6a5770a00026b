"""Somebody who only listens: every text that a page puts into a live region, in order.

A screen reader speaks what is added to a live region. So here everything added to one is written
down, with the language it is marked with; several texts of one moment stay together, since screen
readers may speak those in any order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from tests.browser.tab import Tab

# How a paragraph ends when the listener is to play.
TURN: Final = r"(You lead|You hold .*|No .*|Only .*)\.$"

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

_MATCHES: Final = """(pattern) =>
    new RegExp(pattern).test(window.heard.flat().map(({ text }) => text).join(" "))"""


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


async def told(tab: Tab, pattern: str) -> str:
    """Everything spoken since this was last asked, as one text, once it matches a pattern.

    A busy machine may let the opponent think so long that a paragraph is spoken in two parts, of
    which only the second one stands in the live region afterwards.

    Args:
        tab: one that is listened to.
        pattern: a regular expression that both Python and the browser read alike.
    """
    await has_told(tab, pattern)
    return " ".join(await heard(tab))


async def has_told(tab: Tab, pattern: str) -> None:
    """Wait for it, and let everything stand for whoever asks; see `told`."""
    await tab.page.wait_for_function(_MATCHES, arg=pattern)
