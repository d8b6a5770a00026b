"""The first page and the screens around the table."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from textual.widgets import Button, DataTable, Markdown, OptionList, Select

from germanwhist import PRESETS, RuleSet, read_records
from germanwhist.terminal.screens.history import HistoryScreen
from germanwhist.terminal.screens.home import HomeScreen
from germanwhist.terminal.screens.option_field import OptionField
from germanwhist.terminal.screens.pages import PagesScreen
from germanwhist.terminal.screens.rules_choice import RulesChoiceScreen
from germanwhist.terminal.screens.settings import SettingsScreen
from germanwhist.terminal.screens.statistics import StatisticsScreen
from germanwhist.terminal.screens.too_small import TooSmallScreen
from germanwhist.terminal.settings import Speed, Theme
from tests.selection import first_of
from tests.terminal.running import QUICK, Running, running

if TYPE_CHECKING:
    from pathlib import Path

    from textual.screen import Screen

SMALL = ("casual", PRESETS["small"])


async def _visit(it: Running, entry: str, screen: type[Screen[Any]]) -> None:
    """Choose an entry of the menu on the first page."""
    await it.until(lambda: isinstance(it.app.screen, HomeScreen) and bool(it.app.screen.focused))
    menu = it.app.screen.query_one("#menu", OptionList)
    it.app.screen.set_focus(menu)
    menu.highlighted = menu.get_option_index(entry)
    await it.press("enter")
    await it.until(lambda: isinstance(it.app.screen, screen) and it.app.screen.is_mounted)


async def test_one_key_from_the_first_page_to_the_first_card(tmp_path: Path) -> None:
    """Level and rules are remembered; Enter deals."""
    async with running(tmp_path, settings=replace(QUICK, rules="high_low")) as it:
        await it.until(lambda: it.app.screen.focused is not None)
        assert "GERMAN WHIST" in it.app.screen.query("Wordmark").first().render_line(0).text
        await it.press("enter")
        scene = await it.to_turn()
        assert scene.table.rules == PRESETS["high_low"]
        assert scene.opponent_name == "Flora"


async def test_opponent_and_preset_are_chosen_and_remembered(tmp_path: Path) -> None:
    """What was chosen holds the next time."""
    async with running(tmp_path, settings=QUICK) as it:
        await it.until(lambda: it.app.screen.focused is not None)
        it.app.screen.query_one("#level", OptionList).highlighted = 2
        it.app.screen.query_one("#rules", Select).value = "small"
        await it.until(lambda: it.session.settings.rules == "small")
        it.app.screen.query_one("#deal", Button).press()
        scene = await it.to_turn()
        assert (scene.opponent_name, scene.table.rules) == ("Margit", PRESETS["small"])
    async with running(tmp_path) as it:
        assert (it.session.level, it.session.rules) == ("counter", PRESETS["small"])


async def test_match_that_was_left_is_offered_and_goes_on(tmp_path: Path) -> None:
    """After leaving, and in a new run of the program, the same table comes back card by card."""
    async with running(tmp_path, settings=QUICK, match=SMALL) as it:
        await it.to_turn()
        scene = await it.play()
        await it.press("q")
        await it.until(lambda: "Go on with Flora" in it.text)
    async with running(tmp_path) as it:
        await it.until(lambda: "Go on with Flora" in it.text)
        trick = len(scene.tricks) + 1
        assert f"Stage one, trick {trick}. It is your turn." in it.text
        await it.press("enter")
        again = await it.to_turn()
        assert again.view == scene.view


async def test_match_whose_program_was_dropped_is_offered(tmp_path: Path) -> None:
    """Nothing is lost when the application ends without leaving the table."""
    async with running(tmp_path, settings=QUICK, match=SMALL) as it:
        await it.to_turn()
        scene = await it.play()
    async with running(tmp_path) as it:
        await it.until(lambda: "Go on with Flora" in it.text)
        await it.press("enter")
        assert (await it.to_turn()).view == scene.view


async def test_own_rules_are_chosen_option_by_option(tmp_path: Path) -> None:
    """Each option has its field and its help; the rules chosen are played."""
    async with running(tmp_path, settings=QUICK) as it:
        await _visit(it, "own-rules", RulesChoiceScreen)
        choice = it.app.screen
        choice.query_one("#option-pack", OptionField).query_one(Select).value = "28"
        choice.query_one("#option-trumps", OptionField).query_one(Select).value = "none_on"
        await it.until(lambda: choice.query_one("#preset", Select).value == "own")
        choice.query_one("#option-trumps Select", Select).focus()
        await it.until(lambda: "No trumps when the first upcard" in it.text)
        choice.query_one("#done", Button).press()
        await it.until(lambda: it.session.rules.pack == 28)
        await it.until(lambda: isinstance(it.app.screen, HomeScreen))
    assert RuleSet.parse("small match=target=10 trumps=none_on=AK") == it.session.rules


async def test_contradiction_between_options_is_named_and_not_accepted(tmp_path: Path) -> None:
    """Both options are named; the button waits until it is solved."""
    async with running(tmp_path, settings=QUICK) as it:
        await _visit(it, "own-rules", RulesChoiceScreen)
        choice, done = it.app.screen, it.app.screen.query_one("#done", Button)
        counting = choice.query_one("#option-counting", OptionField).query_one(Select)
        choice.query_one("#preset", Select).value = "high_low"
        objective = choice.query_one("#option-objective", OptionField)
        await it.until(lambda: objective.value == "by_colour")
        counting.value = "weighted"
        await it.until(lambda: done.disabled)
        assert "contradict each other: High or low and Tricks that count" in it.text
        counting.value = "second_stage"
        await it.until(lambda: not done.disabled)


@pytest.mark.parametrize(
    ("rules", "option", "said"),
    first_of(
        [
            (
                "standard",
                "stake",
                "X is not a value for Stake. Allowed: a whole number from 1 to 10,000.",
            ),
            (
                "match=hands=2",
                "match",
                "Length of the match. Allowed: a whole number from 1 to 1,000.",
            ),
            (
                "match10",
                "match",
                "Length of the match. Allowed: a whole number from 1 to 1,000,000.",
            ),
            (
                "trumps=none_on=A",
                "trumps",
                "Trumps. Allowed: ranks without blanks, of 2 to 9, T, J, Q",
            ),
        ],
        is_row=True,
    ),
)
async def test_value_that_is_none_is_named_with_what_is_allowed(
    tmp_path: Path, rules: str, option: str, said: str
) -> None:
    """A stake of nothing is refused in words, and so is any other detail."""
    async with running(tmp_path, settings=replace(QUICK, rules=rules)) as it:
        await _visit(it, "own-rules", RulesChoiceScreen)
        it.app.screen.set_focus(it.app.screen.query_one(f"#option-{option} Input"))
        await it.press("end", "backspace", "backspace", "x")
        await it.until(lambda: said in " ".join(it.text.split()))


async def test_settings_are_kept_and_take_effect(tmp_path: Path) -> None:
    """A choice holds at once and the next time; the colours follow."""
    async with running(tmp_path, settings=QUICK, is_night=True) as it:
        await _visit(it, "settings", SettingsScreen)
        assert it.app.theme == "whist-dark"
        it.app.screen.query_one("#theme", Select).value = "light"
        it.app.screen.query_one("#speed", Select).value = "slow"
        await it.until(lambda: it.app.theme == "whist-light")
        await it.until(lambda: it.session.settings.speed is Speed.SLOW)
    async with running(tmp_path) as it:
        assert it.session.settings.theme is Theme.LIGHT


async def test_language_changes_everywhere_at_once(tmp_path: Path) -> None:
    """The settings and the page behind them speak the new language."""
    async with running(tmp_path, settings=QUICK) as it:
        await _visit(it, "settings", SettingsScreen)
        it.app.screen.query_one("#language", Select).value = "fr"
        await it.until(lambda: "Réglages" in it.text)
        await it.press("escape")
        await it.until(lambda: "Adversaire" in it.text)


async def test_rules_pages_are_read_in_the_own_language(tmp_path: Path) -> None:
    """The list of pages, and the page that is pointed at."""
    async with running(tmp_path, settings=replace(QUICK, language="fr")) as it:
        await _visit(it, "pages", PagesScreen)
        markdown = it.app.screen.query_one(Markdown)
        await it.until(lambda: "Le whist allemand est un jeu de plis" in markdown.source)
        await it.press("down")
        await it.until(lambda: markdown.source.startswith("# Variantes"))


async def test_history_lists_matches_and_goes_on_with_an_open_one(tmp_path: Path) -> None:
    """Finished matches with their result, open ones first; Enter goes on with those."""
    async with running(tmp_path, settings=QUICK, match=SMALL) as it:
        await it.play_hand()
        await it.press("n")
        await it.until(lambda: it.is_at_table and not it.scene.is_over)
        table = it.table.table
        await it.press("q")
        await it.until(lambda: "Go on with Flora" in it.text)
        await _visit(it, "history", HistoryScreen)
        listed = it.app.screen.query_one(DataTable)
        await it.until(lambda: listed.row_count == 2)
        assert "1 match, " in it.text
        assert str(listed.get_row_at(0)[-1]).endswith("in play")
        assert str(listed.get_row_at(1)[-1]).endswith(("won", "lost"))
        await it.press("enter")
        await it.until(lambda: it.is_at_table)
        assert it.table.table == table


async def test_empty_history_says_so(tmp_path: Path) -> None:
    """A newcomer is told what will stand there."""
    async with running(tmp_path, settings=QUICK) as it:
        await _visit(it, "history", HistoryScreen)
        await it.until(lambda: "No hand has been finished yet." in it.text)


@pytest.mark.parametrize("size", [(79, 24), (80, 23), (20, 5)])
async def test_window_that_is_too_small_is_told_and_recovers(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    """A polite word while the window is too small, and the table again when it is not."""
    async with running(tmp_path, settings=QUICK, match=SMALL) as it:
        await it.to_turn()
        await it.pilot.resize_terminal(*size)
        await it.until(lambda: isinstance(it.app.screen, TooSmallScreen))
        await it.until(lambda: f"This window has {size[0]} and {size[1]}." in it.text)
        await it.press("enter")
        await it.pilot.resize_terminal(100, 30)
        await it.until(lambda: it.is_at_table)
        assert not it.scene.view.played_by(it.scene.me)
        assert all(len(line) == 100 for line in it.lines)


async def test_quit_and_ctrl_c_leave_the_program(tmp_path: Path) -> None:
    """Quit gives 0, Ctrl-C 130, as everywhere else."""
    async with running(tmp_path, settings=QUICK) as it:
        await it.until(lambda: it.app.screen.focused is not None)
        await it.press("q")
        assert it.app.return_code == 0
    async with running(tmp_path, settings=QUICK, match=SMALL) as it:
        await it.to_turn()
        await it.press("ctrl+c")
        assert it.app.return_code == 130


@pytest.mark.parametrize(("keys", "name"), [((), "Flora"), (("down",), "Pip")])
async def test_another_match_asked_for_leaves_the_one_that_waits_to_choose(
    tmp_path: Path, keys: tuple[str, ...], name: str
) -> None:
    """Both are offered, the one that waits first, and nothing is dealt before."""
    async with running(tmp_path, settings=QUICK, match=SMALL) as it:
        await it.to_turn()
    async with running(tmp_path, match=("novice", SMALL[1])) as it:
        await it.until(lambda: "A match against Flora is waiting: you 0, Flora 0." in it.text)
        assert len(await it.session.open_matches()) == 1
        await it.press(*keys, "enter")
        assert (await it.to_turn()).opponent_name == name


async def test_history_keeps_records_and_gives_up_open_matches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hands kept, reviewed and counted; an open match is asked about once before it is given up."""
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    async with running(tmp_path, settings=QUICK, match=SMALL) as it:
        await it.play_hand()
        await it.press("n")
        await it.until(lambda: it.is_at_table and not it.scene.is_over)
        await it.press("q")
        await it.until(lambda: "Go on with Flora" in it.text)
        await _visit(it, "history", HistoryScreen)
        listed = it.app.screen.query_one(DataTable)
        await it.until(lambda: listed.row_count == 2)
        await it.press("e")
        await it.until(lambda: "No hand of this match is finished yet." in it.text)
        await it.press("down", "e")
        await it.until(lambda: "tells its mistakes" in it.text)
        await it.press("e")
        await it.until(lambda: len(list((tmp_path / "here").iterdir())) == 2)
        for file in (tmp_path / "here").glob("*.gwr"):
            assert (
                len(list(read_records(file.read_text(encoding="utf-8").splitlines(keepends=True))))
                == 1
            )
        await it.press("enter")
        await it.until(lambda: "Hand 1: " in it.text and "You: " in it.text)
        await it.press("escape", "s")
        await it.until(lambda: isinstance(it.app.screen, StatisticsScreen))
        counted = it.app.screen.query_one(DataTable)
        await it.until(lambda: counted.row_count == 1)
        assert counted.get_row_at(0)[:2] == ["Flora", "1"]
        await it.press("escape", "up", "x")
        await it.until(lambda: "X once more does it." in it.text)
        assert len(await it.session.open_matches()) == 1
        await it.press("x")
        await it.until(lambda: str(listed.get_row_at(0)[-1]).endswith("lost"))
        assert await it.session.open_matches() == ()
