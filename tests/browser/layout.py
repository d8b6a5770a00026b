"""What a page's layout must not do: put one thing over another, or out of reach."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tests.browser.tab import Tab

AT_THE_TABLE: Final = (
    ".bar .left",
    ".score",
    ".rail",
    ".opp .who",
    ".backs",
    ".known",
    ".stock .pair",
    ".stock p",
    ".tally",
    ".trick",
    ".trump",
    ".say > span",
    ".hand ul",
    ".acts",
)
ON_THE_COVER: Final = ("h1", ".news", ".news + p", ".btn")
AFTERWARDS: Final = (
    ".bar .left",
    ".score",
    ".rail",
    ".versus",
    ".done h2",
    ".practice",
    ".match",
    ".parts",
    ".played",
)
_OVERLAPS: Final = """([within, selectors]) => {
    const parts = selectors.flatMap((name) => {
        const part = document.querySelector(`${within} ${name}`);
        if (part === null || !part.checkVisibility({ visibilityProperty: true })) return [];
        const { left, right, top, bottom, width } = part.getBoundingClientRect();
        return width < 2 ? [] : [{ name, left, right, top, bottom }];
    });
    const meet = (one, other) => one.left < other.right - 2 && other.left < one.right - 2
        && one.top < other.bottom - 2 && other.top < one.bottom - 2;
    const away = ({ left, right, top, bottom }) => left < -1 || right > innerWidth + 1
        || top + scrollY < -1 || bottom + scrollY > document.scrollingElement.scrollHeight + 1;
    return [
        ...parts.filter(away).map(({ name }) => `${name} is out of reach`),
        ...parts.flatMap((one, index) => parts.slice(index + 1)
            .filter((other) => meet(one, other))
            .map((other) => `${one.name} meets ${other.name}`)),
    ];
}"""
_PANELS: Final = ".sheet, .banner, .after, .coach, .dialog, .tally dd"
CUT: Final = f"""() => [...document.querySelectorAll("{_PANELS}")]
    .filter((part) => part.scrollWidth > part.clientWidth + 1)
    .map((part) => part.className)"""


async def check(tab: Tab, parts: tuple[str, ...], state: str, *, within: str = ".table") -> None:
    """Nothing overlaps, and the page is no wider than the window.

    Args:
        tab: the page.
        parts: what may not meet.
        state: what the page shows, to be told when something is wrong.
        within: where the parts are.
    """
    assert await tab.page.evaluate(_OVERLAPS, [within, list(parts)]) == [], state
    assert await tab.page.evaluate(CUT) == [], state
    assert await tab.has_no_sideways_scroll(), state
