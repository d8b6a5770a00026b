"""Sizes, languages, colours and movement."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest
from playwright.async_api import expect

from tests.browser.hurrying import hurry_through_hand
from tests.browser.listening import listen, told
from tests.browser.visitors import DESKTOP, LANDSCAPE, NARROWEST, PHONE
from tests.selection import first_of

if TYPE_CHECKING:
    from tests.browser.conftest import Arrive
    from tests.browser.tab import Tab

TABLET: Final = (820, 1180)
LEAST_TARGET: Final = 44  # pixels, of anything to be tapped at the table


@pytest.mark.parametrize(
    ("sizes", "language"),
    first_of(
        [
            ((PHONE, LANDSCAPE, NARROWEST), "fr-FR"),
            ((DESKTOP,), "en-GB"),
            ((TABLET,), "fr-FR"),
            ((NARROWEST,), "en-GB"),
        ],
        is_row=True,
    ),
    ids=str,
)
async def test_everything_fits_the_window(
    arrive: Arrive, sizes: tuple[tuple[int, int], ...], language: str
) -> None:
    """No page scrolls sideways; at the table every card and action is in sight and large enough.

    French is looked at most, since its words are longer.
    """
    wishes = {"rules": "small"}
    tab = await (await arrive(size=sizes[0], language=language, settings=wishes)).open()
    await expect(tab.page.locator(".lv").first).to_be_visible()
    async for _ in tab.in_sizes(sizes):
        assert await tab.has_no_sideways_scroll()
    await tab.deal()
    async for _ in tab.in_sizes(sizes):
        await has_all_in_sight(tab, ".hand .card", ".acts .btn", ".upcard", ".trick .place")
    for action in ("hint", "last"):
        await tab.play()
        await tab.my_turn()
        await tab.action(action).click()
        await expect(tab.sheet).to_be_visible()
        async for _ in tab.in_sizes(sizes):
            assert await tab.has_no_sideways_scroll()
            await has_all_in_sight(tab, ".sheet")
        await tab.page.keyboard.press("Escape")
    await hurry_through_hand(tab)
    async for _ in tab.in_sizes(sizes):
        assert await tab.has_no_sideways_scroll()
        await expect(tab.page.locator(".after .btn.main")).to_be_in_viewport(ratio=1)


# What of the table lies under the open panel by more than an edge.
_COVERED: Final = """() => {
    const panel = document.querySelector(".sheet").getBoundingClientRect();
    const free = ".ticks, .upcard, .trick .card, .trick .place, .coin";
    return [...document.querySelectorAll(free)].filter((part) => {
        const { left, right, top, bottom, width } = part.getBoundingClientRect();
        return part.checkVisibility({ visibilityProperty: true }) && width > 0
            && left < panel.right - 1 && panel.left < right - 1
            && top < panel.bottom - 1 && panel.top < bottom - 1;
    }).map((part) => part.className);
}"""
SMALL: Final = ((320, 568), (360, 640), (390, 844), (667, 375), (844, 390))


async def test_open_panel_covers_no_card_in_play(arrive: Arrive) -> None:
    """The trick, the upcard and the rail stay free, with what the panel offers in sight.

    A hand of thirteen, in French: the most cards and the longest words.
    """
    wishes = {"rules": "standard"}
    tab = await (await arrive(size=SMALL[0], language="fr-FR", settings=wishes)).open()
    await tab.deal()
    await tab.play()
    await tab.my_turn()
    for action in ("last", "hint"):
        await tab.action(action).click()
        await expect(tab.sheet).to_be_visible()
        if action == "hint":
            await tab.sheet.locator(".btn.main").click()
            await expect(tab.sheet.locator("table")).to_be_visible()
        async for size in tab.in_sizes(SMALL):
            await has_all_in_sight(tab, ".sheet", ".sheet .go .btn")
            assert await tab.page.evaluate(_COVERED) == [], (action, size)
        await tab.page.keyboard.press("Escape")


@pytest.mark.parametrize("size", [(360, 640), (667, 375), (844, 390), PHONE, DESKTOP], ids=str)
async def test_cards_can_be_dealt_without_scrolling(arrive: Arrive, size: tuple[int, int]) -> None:
    """The one main action of the first page is in sight as it opens; so is all of the menu."""
    tab = await (await arrive(size=size, language="fr-FR")).open()
    await expect(tab.page.locator(".play button[type=submit]")).to_be_in_viewport(ratio=1)
    await tab.deal()
    await tab.page.keyboard.press("m")
    await expect(tab.dialog.locator("li").last).to_be_in_viewport(ratio=1)


async def test_statistics_of_rules_with_a_long_name_fit_a_phone(arrive: Arrive) -> None:
    """The choice of rules is as wide as the page, however long the name of the widest is."""
    visitor = await arrive(size=PHONE, settings={"rules": "small match=hands=2"})
    tab = await visitor.open()
    await tab.deal()
    await hurry_through_hand(tab)
    await tab.page.goto(f"{visitor.line.address}/#/statistics")
    await expect(tab.page.locator(".stats .rules select")).to_be_visible()
    async for _ in tab.in_sizes((PHONE, NARROWEST)):
        assert await tab.has_no_sideways_scroll()


async def has_all_in_sight(tab: Tab, *selectors: str) -> None:
    """Wait until what is named lies wholly in the window; tap targets are large enough."""
    for selector in selectors:
        for found in await tab.page.locator(selector).all():
            await expect(found).to_be_in_viewport(ratio=0.99)
    for button in await tab.page.locator(":is(.acts, .bar) .btn:visible").all():
        box = await button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= LEAST_TARGET


async def test_language_follows_the_browser_and_changes_at_once(arrive: Arrive) -> None:
    """French for a French browser, to the cards' names; English at a press, and it stays."""
    visitor = await arrive(language="fr-FR", settings={"rules": "small"})
    tab = await visitor.open()
    await listen(tab)
    await expect(tab.page.locator("html")).to_have_attribute("lang", "fr")
    await tab.deal()
    await expect(tab.hand.first).to_have_accessible_name(
        re.compile(r" de (pique|cœur|carreau|trèfle)$")
    )
    await tab.play()
    await told(tab, "Nouvelle retourne")
    await tab.page.goto(f"{visitor.line.address}/#/")
    await tab.button("English").click()
    await expect(tab.page.get_by_role("heading", name="Play now")).to_be_visible()
    await tab.page.reload()
    await expect(tab.page.get_by_role("heading", name="Play now")).to_be_visible()
    await expect(tab.page.locator("html")).to_have_attribute("lang", "en")


async def test_settings_act_at_once_and_stay(arrive: Arrive) -> None:
    """Dark, four colours and left-handed, after a reload too."""
    tab = await (await arrive()).open()
    await tab.page.locator(".tools").get_by_role("button", name="Settings").click()
    await tab.dialog.get_by_label("Table", exact=True).select_option("dark")
    await tab.dialog.get_by_label("Four colours").check()
    await tab.dialog.get_by_label("Left-handed").check()
    page = tab.page.locator("html")
    look = {"data-theme": "dark", "data-deck": "four", "data-side": "left"}
    for name, value in look.items():
        await expect(page).to_have_attribute(name, value)
    await tab.page.reload()
    for name, value in look.items():
        await expect(page).to_have_attribute(name, value)


async def test_dark_system_gets_a_dark_page(arrive: Arrive) -> None:
    """Unless the player has chosen otherwise."""
    tab = await (await arrive(is_dark=True)).open()
    await expect(tab.page.locator("html")).to_have_attribute("data-theme", "dark")


async def test_four_colour_deck_gives_each_suit_a_colour(arrive: Arrive) -> None:
    """With two colours hearts look like diamonds; with four all differ."""
    for deck, colours in (("two", 2), ("four", 4)):
        tab = await (await arrive(settings={"rules": "standard", "deck": deck})).open()
        await tab.deal()
        seen = await tab.page.evaluate(
            """() => [...'shdc'].map((suit) => {
                const chip = document.createElement('span');
                chip.className = `chip ${suit}`;
                document.body.append(chip);
                return getComputedStyle(chip).color;
            })"""
        )
        assert len(set(seen)) == colours


async def test_forced_colours_keep_cards_and_choices(arrive: Arrive) -> None:
    """Cards stay paper on a black page, with their suits and edges; the chosen level is marked."""
    tab = await (await arrive(is_dark=True, settings={"rules": "standard"})).open()
    await tab.page.emulate_media(forced_colors="active")
    chosen = tab.page.locator(".lv:has(:checked)")
    await expect(chosen).to_have_css("outline-style", "solid")
    await expect(tab.page.locator(".lv:not(:has(:checked))").first).to_have_css(
        "outline-style", "none"
    )
    await tab.deal()
    look = await tab.hand.first.evaluate(
        """(card) => {
            const { backgroundColor, boxShadow } = getComputedStyle(card);
            const page = getComputedStyle(document.body).backgroundColor;
            return { isPaper: backgroundColor !== page, hasEdge: boxShadow !== "none" };
        }"""
    )
    assert look == {"isPaper": True, "hasEdge": True}


async def test_little_movement_is_respected(arrive: Arrive) -> None:
    """A system that asks for it sees places change at once, whatever the speed chosen."""
    tab = await (await arrive(is_still=True, settings={"rules": "small", "speed": "slow"})).open()
    await tab.deal()
    await expect(tab.page.locator("html")).to_have_attribute("data-speed", "off")
    await tab.play()
    await tab.my_turn()
    assert await tab.page.evaluate("document.getAnimations().length") == 0


async def test_movement_tells_what_happened_and_a_key_ends_it(arrive: Arrive) -> None:
    """The trick lies with its winner outlined before it goes; nobody has to wait for that."""
    tab = await (await arrive(settings={"rules": "small", "speed": "slow"})).open()
    await tab.deal()
    card = (await tab.legal())[0]
    await tab.card(card).click()
    await expect(tab.page.locator(".trick .won")).to_be_visible()
    assert await tab.playable.count() == 0
    await tab.page.keyboard.press("Escape")
    assert await tab.page.locator(".flights > *").count() == 0
    await tab.my_turn()
