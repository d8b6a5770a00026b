"""The first page: on a slow server, and with rules of one's own."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Any, Final

from playwright.async_api import expect

from tests.browser.visitors import PHONE

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from playwright.async_api import Page, Route

    from tests.browser.conftest import Arrive

_NOTE_MOVES: Final = """
    window.moves = [];
    new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries()) {
            const what = sources.map(({ node }) => node?.className ?? node?.nodeName);
            window.moves.push(`${value.toFixed(3)}: ${what.join(", ")}`);
        }
    }).observe({ type: "layout-shift", buffered: true });
"""
_NEXT_FRAMES: Final = "new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"


class HeldAnswers:
    """Holds back what the server answers until it is let go, one path after another.

    Args:
        page: the page that asks.
        paths: under `/api/`.
    """

    def __init__(self, page: Page, *paths: str) -> None:
        self._page = page
        self._free = {path: asyncio.Event() for path in paths}

    async def hold(self) -> None:
        """From now on."""
        for path, free in self._free.items():
            await self._page.route(f"**/api/{path}", _after(free))

    async def let_go(self) -> None:
        """Let each answer arrive and be drawn before the next."""
        for path, free in self._free.items():
            async with self._page.expect_response(f"**/api/{path}"):
                free.set()
            await self._page.evaluate(_NEXT_FRAMES)


def _after(free: asyncio.Event) -> Callable[[Route], Coroutine[Any, Any, None]]:
    async def answer(route: Route) -> None:
        await free.wait()
        await route.continue_()

    return answer


async def test_nothing_on_the_first_page_moves_once_it_is_drawn(arrive: Arrive) -> None:
    """A click whose button moves between press and release is lost, so buttons come last.

    On a phone, with a match to go on with, and the server's answers dropping in one by one.
    """
    visitor = await arrive(size=PHONE, settings={"rules": "small"}, has_worker=False)
    tab = await visitor.open()
    await tab.deal()
    tab = await visitor.open("statistics")
    await tab.page.add_init_script(_NOTE_MOVES)
    answers = HeldAnswers(tab.page, "rules", "levels", "tables")
    await answers.hold()
    await tab.page.goto(f"{visitor.line.address}/")
    await expect(tab.page.get_by_role("heading", name="German Whist")).to_be_visible()
    await tab.page.evaluate(_NEXT_FRAMES)
    await answers.let_go()
    await expect(tab.page.get_by_role("link", name="Continue")).to_be_visible()
    await tab.page.evaluate(_NEXT_FRAMES)
    assert await tab.page.evaluate("window.moves") == []


async def test_own_rules_are_told_in_words(arrive: Arrive) -> None:
    """Each option that is not standard, in the language of the page."""
    own = {"rules": "small match=hands=2"}
    for language, words in (
        ("en-GB", "Length of the match: 2 hands · Pack: 28 cards"),
        ("fr-FR", "Longueur de la partie\N{NO-BREAK SPACE}: 2 donnes"),
    ):
        tab = await (await arrive(language=language, settings=own)).open()
        await expect(tab.page.locator(".rules .link")).to_contain_text(words)


async def test_refused_rules_are_told_in_the_language_of_the_page(arrive: Arrive) -> None:
    """The two options that clash, by their names."""
    visitor = await arrive(language="fr-FR", settings={"rules": "trumps=none_on=2A pack=28"})
    visitor.is_refused = True
    tab = await visitor.open()
    await tab.page.locator(".play button[type=submit]").click()
    await expect(tab.page.get_by_role("alert")).to_contain_text(
        "Ces deux options se contredisent\N{NO-BREAK SPACE}: Atout et Paquet."
    )


async def test_address_can_choose_for_the_player(arrive: Arrive) -> None:
    """Level, rules and language, as `germanwhist play` names them; a later choice stands."""
    visitor = await arrive()
    tab = await visitor.open("home/level=expert/rules=pack=28%20stake=2/language=fr")
    await expect(tab.page.locator("html")).to_have_attribute("lang", "fr")
    await expect(tab.page.locator("[name=level][value=expert]")).to_be_checked()
    await expect(tab.page.locator(".rules .link")).to_contain_text("Paquet")
    assert tab.page.url.endswith("/#/")
    await tab.page.locator(".lv", has_text="Pip").click()
    await tab.button("English").click()
    await expect(tab.page.locator("html")).to_have_attribute("lang", "en")
    await expect(tab.page.locator("[name=level][value=novice]")).to_be_checked()


async def test_contradiction_and_bad_value_are_told_while_rules_are_chosen(arrive: Arrive) -> None:
    """In the dialog, in the language of the page; it goes when the rules can be played."""
    own = "trumps=none_on=2KQ pack=52"
    for language, trumps, pack, letters, words, refused in (
        ("en-GB", "Trumps", "Pack", "2KQ", "contradict", "is not"),
        (
            "fr-FR",
            "Atout",
            "Paquet",
            "2RD",
            "se contredisent",
            "pas une valeur",
        ),
    ):
        tab = await (await arrive(language=language, settings={"rules": own})).open()
        await tab.page.locator(".rules button.own").click()
        dialog, alert = tab.dialog, tab.dialog.get_by_role("alert")
        await expect(dialog.locator(".option", has_text=trumps).locator("input")).to_have_value(
            letters
        )
        await expect(alert).to_have_count(0)
        await dialog.get_by_label(pack, exact=True).select_option("28")
        await expect(alert).to_contain_text(words)
        await dialog.locator("button.main").click(force=True)
        await expect(alert).to_contain_text(words)
        await dialog.get_by_label(pack, exact=True).select_option("52")
        await expect(alert).to_have_count(0)
        await dialog.locator(".option input").first.fill("10001")
        await expect(alert).to_contain_text(refused)
        await expect(alert).to_contain_text("10001")


async def test_rules_are_used_only_once_the_server_has_judged_them(arrive: Arrive) -> None:
    """A click that comes before the answer waits for it: what contradicts is never let through."""
    tab = await (await arrive(settings={"rules": "trumps=none_on=2KQ"}, has_worker=False)).open()
    await tab.page.locator(".rules button.own").click()
    pack = tab.dialog.get_by_label("Pack", exact=True)
    use = tab.dialog.get_by_role("button", name="Use these rules")
    for value, is_sound in (("28", False), ("52", True)):
        free = asyncio.Event()
        await tab.page.route("**/api/rules/fault*", _after(free))
        await pack.select_option(value)
        await use.click(force=True)
        await tab.page.evaluate(_NEXT_FRAMES)
        await expect(tab.dialog).to_be_visible()
        free.set()
        await expect(tab.dialog.get_by_role("alert")).to_have_count(0 if is_sound else 1)
        await expect(tab.dialog).to_have_count(0 if is_sound else 1)
        await tab.page.unroute_all()


async def test_own_rules_can_be_chosen_anew(arrive: Arrive) -> None:
    """Again and again, also after they were left as they are."""
    tab = await (await arrive(settings={"rules": "pack=28 stake=2"})).open()
    choice = tab.page.locator(".rules select")
    for stake in ("3", "4"):
        await tab.button("Choose each rule").click()
        await tab.dialog.get_by_role("button", name="Close").click()
        await expect(choice).to_have_value("kept")
        await tab.button("Choose each rule").click()
        await tab.dialog.locator(".option input").first.fill(stake)
        await tab.dialog.get_by_role("button", name="Use these rules").click()
        await expect(tab.page.locator(".rules .link")).to_contain_text(f"{stake} points")


async def test_rules_chosen_by_arrow_keys_open_no_dialog(arrive: Arrive) -> None:
    """Down through every rule set that has a name; the rest has a button of its own."""
    tab = await (await arrive(settings={"rules": "standard"})).open()
    choice = tab.page.locator(".rules select")
    await choice.focus()
    for _ in range(await choice.locator("option").count()):
        await tab.page.keyboard.press("ArrowDown")
    await expect(tab.dialog).to_have_count(0)
    await expect(choice).to_be_focused()


async def test_either_player_can_be_named_as_the_first_dealer(arrive: Arrive) -> None:
    """The help says who deals and who leads; the table keeps to it."""
    for language, dealer, helps, seat in (
        ("en-GB", "you", "You deal the first hand", "south"),
        ("fr-FR", "them", "Votre adversaire distribue", "north"),
    ):
        tab = await (await arrive(language=language, settings={"rules": "small"})).open()
        await tab.page.locator(".rules button.own").click()
        named = tab.dialog.locator("select").last
        await named.select_option(dealer)
        await expect(tab.dialog.locator(".option").last).to_contain_text(helps)
        await tab.dialog.locator("button.main").click()
        await expect(tab.dialog).to_have_count(0)
        name = "you" if dealer == "you" else "votre adversaire"
        await expect(tab.page.locator(".rules .link")).to_contain_text(name)
        await tab.deal()
        assert (await tab.table())["view"]["dealer"] == seat


async def test_game_is_named_in_the_language_of_the_page_beside_the_wordmark(
    arrive: Arrive,
) -> None:
    """The wordmark is drawn in English; French adds the name that the pages use."""
    for language, name in (("en-GB", ""), ("fr-FR", "Whist allemand")):
        tab = await (await arrive(language=language)).open()
        await expect(tab.page.locator(".play")).to_be_visible()
        assert await tab.page.locator("h1").all_inner_texts() == [name]


async def test_deals_once_however_long_the_table_takes_to_come(arrive: Arrive) -> None:
    """The button says that it deals until the table is there; another press makes no other."""
    visitor = await arrive(settings={"rules": "small"}, has_worker=False)
    tab = await visitor.open()
    made: list[str] = []
    tab.page.on("request", lambda asked: made.append(asked.url) if asked.method == "POST" else None)
    free = asyncio.Event()
    await visitor.context.route("**/assets/TablePage-*.js", _after(free))
    deal = tab.page.locator(".play button[type=submit]")
    async with tab.page.expect_response("**/api/tables"):
        await deal.click()
    await expect(tab.page).to_have_url(re.compile("#/table/"))
    await expect(deal).to_have_text("Shuffling …")
    await deal.dispatch_event("click")
    free.set()
    await tab.my_turn()
    assert len([url for url in made if url.endswith("/api/tables")]) == 1
