"""A network that holds everything back and closes nothing, as a phone in a tunnel has it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.async_api import expect

if TYPE_CHECKING:
    from tests.browser.conftest import Arrive

_PROMISED_MS = 10_000  # silence that is noticed at the latest


async def test_silent_line_is_noticed_and_told_and_the_card_played_is_not_lost(
    arrive: Arrive,
) -> None:
    """Ten seconds after the last sign of life, while the socket is still open.

    The card lies on the table all the time. When the line lets go, the card comes twice, once late
    and once asked again, and is played once.
    """
    visitor = await arrive(settings={"rules": "small"})
    visitor.loses_line = True
    tab = await visitor.open()
    await tab.deal()
    before = await tab.table()
    held = await tab.holding()
    visitor.line.hold()
    card = (await tab.legal())[0]
    await tab.card(card).click()
    await tab.has_left(card)
    lost = tab.page.get_by_text("Connection lost.").first
    await expect(lost).to_have_count(0)
    await tab.page.clock.run_for(_PROMISED_MS)
    await expect(lost).to_be_visible()
    await expect(tab.card(card)).to_have_count(0)
    visitor.line.let_go()
    await tab.page.clock.fast_forward(20_000)
    await expect(lost).to_have_count(0)
    await tab.my_turn()
    view = (await tab.table())["view"]
    mine = [
        trick["lead" if trick["leader"] == "south" else "follow"] for trick in view["tricks"]
    ] + [view["led"]] * (view["leader"] == "south")
    assert mine.count(card) == 1
    assert set(held) - {card} <= set(view["holding"])
    assert len(before["view"]["tricks"]) < len(view["tricks"])
    await tab.play_hand()
