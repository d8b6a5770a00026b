"""Playing at the table: the real application, its keys and its mouse."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from germanwhist import PRESETS, Card, RuleSet, Seat, StorageError
from germanwhist.service import Phase
from germanwhist.storage import SqlEventStore
from germanwhist.terminal.screens.review import ReviewScreen
from germanwhist.terminal.table.hand import Hand, hand_boxes, hand_order
from tests.terminal.running import QUICK, Running, running

if TYPE_CHECKING:
    from pathlib import Path

ONE_HAND = ("casual", RuleSet())
SMALL_MATCH = ("casual", RuleSet.parse("small match=hands=2"))


async def test_a_whole_match_is_played_to_its_end(tmp_path: Path) -> None:
    """Hand after hand with Enter and N, until somebody has the ten points."""
    match = ("casual", RuleSet.parse("small match=target=4"))
    async with running(tmp_path, settings=QUICK, match=match) as it:
        scene = await it.play_hand()
        hands = 1
        while scene.table.phase is Phase.HAND_OVER:
            await it.until(lambda: "Next hand" in it.text)
            dealer = scene.view.dealer
            await it.press("n")
            await it.until(lambda: not it.scene.is_over)
            assert it.scene.view.dealer is not dealer
            scene = await it.play_hand()
            hands += 1
        assert scene.table.phase is Phase.MATCH_OVER
        assert len(scene.table.results) == hands
        assert max(scene.table.points) >= 4
        await it.until(lambda: "the match" in it.text)


@pytest.mark.parametrize("preset", PRESETS)
async def test_every_preset_can_be_begun_and_played(tmp_path: Path, preset: str) -> None:
    """Three cards of each preset, the table in step with the service."""
    async with running(tmp_path, settings=QUICK, match=("novice", PRESETS[preset])) as it:
        scene = await it.to_turn()
        assert scene.table.rules == PRESETS[preset]
        for _ in range(3):
            scene = await it.play()
        assert len(scene.view.tricks) >= 2


async def test_options_of_all_kinds_play_together(tmp_path: Path) -> None:
    """No trumps, free following, every trick scored: a small hand to its end."""
    rules = RuleSet.parse("small trumps=none first_stage_follow=free hand_score=per_trick stake=3")
    async with running(tmp_path, settings=QUICK, match=("novice", rules)) as it:
        await it.to_turn()
        assert "No trumps" in it.text
        scene = await it.play_hand()
        assert sum(scene.table.points) == 21


async def test_card_that_must_wait_is_explained(tmp_path: Path) -> None:
    """An illegal card is not played; a sentence names the suit held and the card."""
    async with running(tmp_path, settings=QUICK, match=ONE_HAND) as it:
        card = await _illegal_card(it)
        await it.press(card.suit.letter.lower(), card.rank.letter.lower(), "enter")
        await it.until(lambda: bool(it.scene.refusal))
        assert "▲ You hold " in it.text
        assert "must wait." in it.text
        assert card in it.scene.holding
        await it.press("escape")
        assert not it.scene.refusal


async def _illegal_card(it: Running) -> Card:
    """Play until some card may not be played."""
    scene = await it.to_turn()
    while scene.legal == scene.holding:
        scene = await it.play()
    return (scene.holding - scene.legal).highest()


async def test_keys_go_through_the_hand(tmp_path: Path) -> None:
    """Arrows step round the ends, Home and End go to them, up goes to legal cards only."""
    async with running(tmp_path, settings=QUICK, match=ONE_HAND) as it:
        row = hand_order(await it.to_turn())
        await it.press("home")
        assert it.scene.cursor == row[0]
        await it.press("left")
        assert it.scene.cursor == row[-1]
        await it.press("right", "right")
        assert it.scene.cursor == row[1]
        await it.press("end")
        assert it.scene.cursor == row[-1]
        await _illegal_card(it)
        for _ in row:
            await it.press("up")
            assert it.scene.cursor in it.scene.legal


async def test_suit_then_rank_goes_to_a_card_and_a_letter_never_plays(tmp_path: Path) -> None:
    """S H D C and a rank choose; Q after a suit is the queen, alone it would leave."""
    async with running(tmp_path, settings=QUICK, match=ONE_HAND) as it:
        scene = await it.to_turn()
        for card in scene.holding:
            await it.press(card.suit.letter.lower(), card.rank.letter.lower())
            assert it.scene.cursor == card
        missing = next(iter(scene.view.unseen))
        await it.press(missing.suit.letter, missing.rank.letter)
        assert "is not in your hand." in it.scene.refusal
        assert not it.scene.view.played_by(it.scene.me)


async def test_nonsense_keys_change_nothing(tmp_path: Path) -> None:
    """Keys without a meaning leave the table as it is."""
    keys = ("x", "z", "7", "0", "percent_sign", "tab", "f7", "ctrl+t", "delete", "é", "pageup")
    async with running(tmp_path, settings=QUICK, match=ONE_HAND) as it:
        before = await it.to_turn()
        await it.press(*keys)
        assert it.scene == before


async def test_click_plays_a_card_and_a_click_beside_it_does_not(tmp_path: Path) -> None:
    """The mouse plays what it hits."""
    async with running(tmp_path, settings=QUICK, match=ONE_HAND) as it:
        scene = await it.to_turn()
        hand = it.table.query_one(Hand)
        row = hand_order(scene)
        box = hand_boxes(row, hand.size.width, hand.size.height)[4]
        await it.pilot.click(Hand, offset=(0, box.y))
        assert not it.scene.view.played_by(it.scene.me)
        await it.pilot.click(Hand, offset=(box.x + 1, box.y))
        await it.until(lambda: row[4] in it.scene.view.played)


async def test_guard_lifts_a_card_before_it_is_played(tmp_path: Path) -> None:
    """With the misclick guard the first Enter lifts, the second plays; moving puts it back."""
    settings = replace(QUICK, has_guard=True)
    async with running(tmp_path, settings=settings, match=ONE_HAND) as it:
        scene = await it.to_turn()
        await it.press("enter")
        assert it.scene.lifted == scene.cursor
        assert "once more to play it." in it.text
        await it.press("right")
        assert it.scene.lifted is None
        await it.press("enter", "enter")
        await it.until(lambda: bool(it.scene.view.played_by(it.scene.me)))


@pytest.mark.parametrize("started", [0.0, 1e9], ids=["just started", "up for decades"])
async def test_held_down_enter_plays_one_card(tmp_path: Path, started: float) -> None:
    """A key that repeats at once plays no second, unintended card, whatever the clock says."""
    clock = [started]
    async with running(
        tmp_path, settings=QUICK, match=ONE_HAND, repeat_guard=0.25, clock=lambda: clock[0]
    ) as it:
        await it.to_turn()
        await it.press("enter")
        await it.until(lambda: bool(it.scene.view.played_by(it.scene.me)))
        await it.to_turn()
        clock[0] += 0.125
        await it.press("enter", "enter", "enter", "space")
        assert len(it.scene.view.played_by(it.scene.me)) == 1
        clock[0] += 0.125
        await it.play()
        assert len(it.scene.view.played_by(it.scene.me)) == 2


async def test_card_that_cannot_be_saved_is_not_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full disk is told in words; the card stays in hand, and can be played later."""

    async def fail(*_: object, **__: object) -> None:
        raise StorageError("tables.db: disk is full (expected free space)", code="disk_full")

    async with running(tmp_path, settings=QUICK, match=ONE_HAND) as it:
        before = await it.to_turn()
        with monkeypatch.context() as patch:
            patch.setattr(SqlEventStore, "append", fail)
            await it.press("enter")
            await it.until(lambda: "nothing has changed: tables.db: disk is full" in it.text)
        assert it.scene.view == before.view
        await it.play()


async def test_undo_takes_the_card_back_and_marks_practice(tmp_path: Path) -> None:
    """U gives the last own card back; the bar says that this is practice now."""
    async with running(tmp_path, settings=QUICK, match=ONE_HAND) as it:
        scene = await it.to_turn()
        held = scene.holding
        await it.press("enter")
        await it.until(lambda: bool(it.scene.view.played_by(it.scene.me)))
        await it.to_turn()
        await it.press("u")
        assert it.scene.reason.endswith("stays out of your record. U once more does it.")
        assert not it.scene.table.is_practice
        await it.press("u")
        await it.until(lambda: it.scene.holding == held)
        assert "back in your hand" in it.text
        assert "practice" in it.text


async def test_undo_before_any_play_says_why_not(tmp_path: Path) -> None:
    """An action that cannot be used says why."""
    async with running(tmp_path, settings=QUICK, match=ONE_HAND) as it:
        await it.to_turn()
        await it.press("u")
        await it.until(lambda: bool(it.scene.refusal))
        assert "not played a card yet" in it.text


async def test_hint_chooses_the_best_card_and_says_why(tmp_path: Path) -> None:
    """I moves to a legal card and gives reasons; the hand is practice then."""
    async with running(tmp_path, settings=QUICK, match=("casual", PRESETS["small"])) as it:
        await it.to_turn()
        await it.press("i")
        assert it.scene.reason.endswith("stays out of your record. I once more does it.")
        assert not it.scene.table.is_practice
        await it.press("i")
        await it.until(lambda: it.scene.table.is_practice and "Best: " in it.scene.reason)
        assert it.scene.cursor in it.scene.legal
        assert it.scene.reason.count(".") > 1


async def test_last_trick_is_seen_again_and_put_away(tmp_path: Path) -> None:
    """L shows both cards and who led; another L, or any play, puts them away."""
    async with running(tmp_path, settings=QUICK, match=ONE_HAND) as it:
        await it.to_turn()
        await it.press("l")
        assert "No trick has been played yet." in it.text
        scene = await it.play()
        while not scene.view.tricks:
            scene = await it.play()
        await it.press("l")
        trick = it.scene.view.tricks[-1]
        assert it.scene.trick == trick
        assert " led " in it.scene.notice
        await it.press("l")
        assert it.scene.notice == ""


async def test_claim_in_stage_one_is_refused_with_the_reason(tmp_path: Path) -> None:
    """R explains that claims are for stage two."""
    async with running(tmp_path, settings=QUICK, match=ONE_HAND) as it:
        await it.to_turn()
        await it.press("r")
        await it.until(lambda: bool(it.scene.refusal))
        assert "Claims are for stage two" in it.text


async def test_claim_is_counted_with_the_arrows_and_ends_the_hand(tmp_path: Path) -> None:
    """Never down to nothing, which would be to resign; it stands when it can be forced."""
    async with running(tmp_path, settings=QUICK, match=("casual", PRESETS["small"])) as it:
        scene = await it.to_turn()
        while scene.stage == 1:
            scene = await it.play()
        await it.press("r")
        left = it.scene.view.tricks_left
        assert it.scene.claim == left
        assert f"Claim {left} of the remaining" in it.text
        await it.press("right")
        assert it.scene.claim == left
        await it.press(*["left"] * (left + 1))
        assert it.scene.claim == 1
        await it.press("enter")
        await it.until(lambda: it.scene.is_over or bool(it.scene.refusal))
        told = "Your claim of 1 stands." if it.scene.is_over else "That cannot be forced."
        await it.until(lambda: told in it.text)


async def test_result_opens_the_review(tmp_path: Path) -> None:
    """E says in play that it comes later; on the result it reviews the hand, and Q comes back."""
    async with running(tmp_path, settings=QUICK, match=("casual", PRESETS["small"])) as it:
        await it.to_turn()
        await it.press("e")
        assert "reviewed when it is over" in it.text
        await it.play_hand()
        await it.press("e")
        await it.until(lambda: isinstance(it.app.screen, ReviewScreen))
        await it.press("q")
        assert it.scene.is_over


async def test_escape_ends_a_claim(tmp_path: Path) -> None:
    """Escape plays on."""
    async with running(tmp_path, settings=QUICK, match=("casual", PRESETS["small"])) as it:
        scene = await it.to_turn()
        while scene.stage == 1:
            scene = await it.play()
        await it.press("r", "escape")
        assert it.scene.claim is None
        assert not it.scene.is_over


async def test_hand_is_resigned_from_the_menu_after_a_question(tmp_path: Path) -> None:
    """The menu asks once more, and says what it means."""
    async with running(tmp_path, settings=QUICK, match=SMALL_MATCH) as it:
        await it.to_turn()
        await it.press("m", "down", "down", "down", "enter")
        await it.until(lambda: "Resign this hand?" in it.text)
        await it.press("down", "enter")
        await it.until(lambda: it.is_at_table and it.scene.is_over)
        await it.until(lambda: "You resigned the hand." in it.text)
        assert it.scene.table.results[-1].counted[Seat.SOUTH] == 0


async def test_menu_goes_back_and_leaves(tmp_path: Path) -> None:
    """Back to the table with Escape; leaving from the menu keeps the match."""
    async with running(tmp_path, settings=QUICK, match=ONE_HAND) as it:
        await it.to_turn()
        await it.press("m", "escape")
        assert it.is_at_table
        await it.press("m", "up", "enter")
        await it.until(lambda: "Go on with Flora" in it.text)


async def test_after_the_match_n_begins_another_like_it(tmp_path: Path) -> None:
    """The same rules and the same opponent, at a new table."""
    async with running(tmp_path, settings=QUICK, match=("novice", PRESETS["small"])) as it:
        scene = await it.play_hand()
        assert scene.table.phase is Phase.MATCH_OVER
        first = it.table.table
        await it.press("enter")
        await it.until(lambda: it.is_at_table and it.table.table != first)
        scene = await it.to_turn()
        assert scene.table.rules == PRESETS["small"]
        assert scene.opponent_name == "Pip"
