"""Dialogs look alike, from whichever page and part of a page they are opened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tests.browser.visitors import PHONE

if TYPE_CHECKING:
    from tests.browser.conftest import Arrive
    from tests.browser.tab import Tab

_LOOK: Final = """(dialog) => {
    const of = (selector, ...names) => {
        const style = getComputedStyle(dialog.querySelector(selector) ?? dialog);
        return names.map((name) => style[name]);
    };
    return [
        ...of("no such thing", "padding", "boxShadow", "borderRadius", "textAlign"),
        ...of(".dialog-body", "padding"),
        ...of("h2", "fontSize", "lineHeight"),
        ...of(".dialog-body > p:not([class])", "fontSize", "lineHeight", "color"),
    ];
}"""


async def look_of(tab: Tab) -> list[str]:
    """What the open dialog looks like, apart from its contents."""
    found: list[str] = await tab.dialog.evaluate(_LOOK)
    await tab.page.keyboard.press("Escape")
    return found


async def test_dialogs_look_alike_wherever_they_are_opened(arrive: Arrive) -> None:
    """At the table, beside a match on the first page, at the same cards, in the account."""
    tab = await (await arrive(size=PHONE, settings={"rules": "small"})).open()
    await tab.deal()
    await tab.button("Menu").click()
    await tab.dialog.get_by_text("Resign this hand").click()
    looks = [await look_of(tab)]
    await tab.page.evaluate("location.hash = '#/'")
    await tab.page.locator(".bin").click()
    looks.append(await look_of(tab))
    await tab.page.evaluate("location.hash = '#/me'")
    await tab.button("Delete").click()
    looks.append(await look_of(tab))
    await tab.page.evaluate("location.hash = '#/same'")
    await tab.button("Make the link").click()
    await tab.button("Put it away").click()
    looks.append(await look_of(tab))
    assert looks == [looks[0]] * 4
