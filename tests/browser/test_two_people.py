"""Two people: by link with a browser each, in two tabs, and at one screen."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Final, NamedTuple

from playwright.async_api import expect

from tests.browser.movement import journeys, moved, watch
from tests.browser.visitors import PHONE

if TYPE_CHECKING:
    from tests.browser.conftest import Arrive
    from tests.browser.tab import Tab
    from tests.browser.visitors import Visitor


# The names of what is drawn, such as `QD` for a card and `QD-s` for its face on small screens.
_NAMES: Final = "all => all.map((one) => one.getAttribute('href').slice(1))"


class Friends(NamedTuple):
    """Two at a table, each with a browser."""

    ann: Tab
    bob: Tab
    bobs_browser: Visitor

    async def next_player(self) -> Tab:
        """Whoever has the turn, once somebody has."""
        async with asyncio.timeout(60):
            while True:
                for tab in (self.ann, self.bob):
                    if await tab.playable.count():
                        return tab

    async def play(self, *, plays: int) -> None:
        """Play so many cards, each by whoever has the turn."""
        for _ in range(plays):
            await (await self.next_player()).play()


async def invite(arrive: Arrive, rules: str = "small") -> Friends:
    """Ann at a desk invites; Bob opens the link on his phone."""
    ann = await (await arrive(settings={"rules": rules})).open()
    await ann.button("Invite a friend").click()
    await ann.button("Make the invitation").click()
    link = await ann.page.get_by_label("The link to send").input_value()
    bobs_browser = await arrive(size=PHONE, settings={"name": ""})
    bob = await bobs_browser.open(link.partition("#/")[2])
    await bob.page.get_by_label("Your name").fill("Bob")
    await bob.button("Take the seat").click()
    await expect(bob.hand.first).to_be_visible()
    await expect(ann.hand.first).to_be_visible()
    return Friends(ann, bob, bobs_browser)


async def test_invitation_brings_two_to_one_table_and_neither_sees_the_other_hand(
    arrive: Arrive,
) -> None:
    """Each sees the other's name and backs, and own cards that the other does not have."""
    ann, bob, _ = await invite(arrive)
    await expect(ann.page.locator(".opp h2")).to_contain_text("Bob")
    await expect(bob.page.locator(".opp h2")).to_contain_text("Ann")
    hers, his = set(await ann.holding()), set(await bob.holding())
    assert len(hers) == len(his) == 7
    assert not hers & his
    for tab, hidden in ((ann, his), (bob, hers)):
        drawn = set(await tab.page.locator("#app use").evaluate_all(_NAMES))
        assert not {name.removesuffix("-s") for name in drawn} & hidden


async def test_game_goes_on_after_a_reload_and_a_lost_network(arrive: Arrive) -> None:
    """Ann reloads, Bob's line drops and comes back; both see the same hand to its end."""
    friends = await invite(arrive)
    ann, bob, bobs_browser = friends
    await friends.play(plays=3)
    held = await ann.holding()
    await ann.page.reload()
    await expect(ann.hand.first).to_be_visible()
    assert await ann.holding() == held

    await bobs_browser.go_offline()
    await expect(bob.page.get_by_text("Connection lost.").first).to_be_visible()
    await expect(ann.page.locator(".opp .lvl")).to_have_text("not at the table now")
    await bobs_browser.come_back()
    await bob.try_now()
    await expect(ann.page.locator(".opp .lvl")).to_have_text("at another screen")
    await friends.play(plays=25)
    hers, his = await ann.counts(), await bob.counts()
    assert hers == his[::-1]
    assert sum(hers) == 7


async def test_two_tabs_of_one_seat_show_the_same(arrive: Arrive) -> None:
    """What one plays the other shows, and the other can play the next card."""
    visitor = await arrive(settings={"rules": "small"})
    one = await visitor.open()
    await one.deal()
    other = await visitor.open((await one.page.evaluate("location.hash")).removeprefix("#/"))
    for player, watcher in ((one, other), (other, one), (one, other)):
        await watcher.my_turn()
        card = await player.play()
        await expect(watcher.card(card)).to_have_count(0)
        await player.my_turn()
    await watcher.my_turn()
    assert await one.holding() == await other.holding()


async def test_other_player_is_asked_before_a_card_is_taken_back(arrive: Arrive) -> None:
    """Only with consent, and only until something has been revealed."""
    friends = await invite(arrive)
    leader = await friends.next_player()
    other = friends.bob if leader is friends.ann else friends.ann
    card = await leader.play()
    await leader.action("undo").click()
    await other.button("Accept").click()
    await leader.my_turn()
    await expect(leader.card(card)).to_be_visible()


async def test_refused_undo_is_told_to_the_one_who_asked(arrive: Arrive) -> None:
    """The card stays, and the hand counts as before."""
    friends = await invite(arrive)
    leader = await friends.next_player()
    other = friends.bob if leader is friends.ann else friends.ann
    card = await leader.play()
    await leader.action("undo").click()
    await other.button("Refuse").click()
    await expect(leader.say).to_contain_text("would rather not")
    await expect(leader.card(card)).to_have_count(0)


async def test_result_stays_until_its_reader_goes_on(arrive: Arrive) -> None:
    """Ann has the next hand dealt; Bob still reads, is told, and follows when he likes."""
    ann, bob, _ = await invite(arrive, rules="small match=hands=3")
    await ann.button("Menu").click()
    await ann.button("Resign this hand").click()
    await ann.dialog.get_by_role("button", name="Yes").click()
    await expect(bob.result).to_be_visible()
    await ann.button("Next hand").click()
    await expect(ann.hand.first).to_be_visible()
    await expect(bob.page.locator(".asked", has_text="Ann has gone on")).to_be_visible()
    await expect(bob.result).to_be_visible()
    await bob.button("Next hand").click()
    await expect(bob.hand).to_have_count(7)


async def test_match_is_taken_only_after_a_question_and_told_as_absence(arrive: Arrive) -> None:
    """Bob leaves by the menu; nobody is said to have resigned."""
    ann, bob, _ = await invite(arrive)
    await bob.button("Menu").click()
    await bob.button("Leave").click()
    await ann.button("Take the match").click()
    await ann.dialog.get_by_role("button", name="Wait").click()
    await expect(ann.hand.first).to_be_visible()
    await ann.button("Take the match").click()
    await ann.dialog.get_by_role("button", name="Take it").click()
    await expect(ann.result).to_contain_text("Bob was away, and you took the match")
    await expect(ann.page.get_by_text("by the absence")).to_be_visible()
    assert "resigned" not in await ann.page.locator("main").inner_text()


async def test_cover_between_turns_shows_nothing_of_either_hand(arrive: Arrive) -> None:
    """Two at one screen: while the cover is up no card but those on the table is in the page."""
    tab = await (await arrive(size=PHONE, settings={"rules": "small"})).open()
    await tab.page.get_by_role("button", name="Two at one screen").click()
    await tab.page.get_by_label("Name of the second player").fill("Camille")
    await tab.dialog.get_by_role("button", name="Deal the cards").click()
    cover = tab.page.locator("main.cover")
    covers = 0
    for _ in range(4):
        await expect(cover.or_(tab.playable).first).to_be_visible()
        if await cover.count():
            covers += 1
            await expect(tab.page.locator(".hand")).to_have_count(0)
            drawn = await tab.page.locator("#app use").evaluate_all(_NAMES)
            cards = {name[:2] for name in drawn if re.fullmatch(r"[2-9TJQKA][SHDC](-s)?", name)}
            assert cards <= await lead(tab)
            await cover.get_by_role("button", name="Show").click()
        await tab.play()
        await tab.page.clock.fast_forward(1_000)  # a card played stays in sight for a moment
    assert covers >= 2


async def lead(tab: Tab) -> set[str]:
    """The cards that both may know: the one on the table, and those of the last trick."""
    view = (await tab.table())["view"]
    last = view["tricks"][-1] if view["tricks"] else {"lead": None, "follow": None}
    return {view["led"], last["lead"], last["follow"]} - {None}


async def test_leader_at_one_screen_sees_the_reply(arrive: Arrive) -> None:
    """The cover shows both cards of the trick, its taker marked; then the reply moves again."""
    visitor = await arrive(size=PHONE, settings={"rules": "small", "speed": "fast"})
    tab = await visitor.open("about")
    await watch(tab)
    await tab.page.goto(visitor.line.address)
    await tab.page.get_by_role("button", name="Two at one screen").click()
    await tab.page.get_by_label("Name of the second player").fill("Camille")
    await tab.dialog.get_by_role("button", name="Deal the cards").click()
    cover = tab.page.locator("main.cover")
    show = cover.get_by_role("button", name="Show")
    played: list[str] = []
    for _ in range(2):
        await show.click()
        played.append((await tab.legal())[0])
        await tab.card(played[-1]).click()
    # Whoever has won leads; the leader is handed the screen at the latest after that.
    await expect(show.or_(tab.playable).first).to_be_visible()
    if not await cover.count():
        await tab.play()
    await expect(cover.locator(".reply .won")).to_have_count(1)
    codes = await cover.locator(".reply .f use").evaluate_all(_NAMES)
    assert codes == played
    await moved(tab)
    await show.click()
    await tab.my_turn()
    assert "play: .backs to .trick" in journeys(await moved(tab))
