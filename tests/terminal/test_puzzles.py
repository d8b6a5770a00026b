"""Puzzles in a terminal, on their screen and line by line."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING

from textual.widgets import OptionList

from germanwhist.school.decisions import shipped_decisions
from germanwhist.school.practice import Tried
from germanwhist.school.puzzles import PuzzleProgress, Theme, Trial, next_puzzle, shipped_puzzles
from germanwhist.terminal.learn.screen import LearnScreen
from germanwhist.terminal.plain.dialogue import Dialogue
from germanwhist.terminal.plain.lines import Lines
from germanwhist.terminal.plain.puzzle import try_puzzle
from germanwhist.terminal.puzzles.screen import PuzzleScreen
from tests.terminal.running import QUICK, running

if TYPE_CHECKING:
    from pathlib import Path

    from germanwhist import Card
    from germanwhist.school.puzzles import Puzzle


def first_puzzle() -> Puzzle:
    """The one that somebody new is given of the first theme."""
    puzzle = next_puzzle(shipped_puzzles(), PuzzleProgress(()), theme=Theme.DRAW_TRUMPS)
    assert puzzle is not None
    return puzzle


def solution(puzzle: Puzzle) -> list[Card]:
    """Own cards that make the goal against best defence."""
    cards: list[Card] = []
    trial = Trial(puzzle)
    while not trial.is_solved:
        tries = {card: Trial.of(puzzle, [*cards, card]) for card in trial.legal_plays()}
        card, then = next((c, t) for c, t in tries.items() if t and t.wrong is None)
        assert then is not None
        cards.append(card)
        trial = then
    return cards


async def test_puzzle_is_solved_line_by_line(tmp_path: Path) -> None:
    """Both hands are told, what may not be played is refused, and the first try is kept."""
    puzzle = first_puzzle()
    theirs = str(next(iter(puzzle.position.follower)))
    typed = "\n".join(["hm", theirs, *map(str, solution(puzzle))]).encode() + b"\n"
    told: list[str] = []
    async with running(tmp_path, settings=QUICK) as it:
        await try_puzzle(Dialogue(it.session, Lines(BytesIO(typed)), told.append), ("1",))
        kept = await it.session.practised()
    assert f"of the last {puzzle.position.tricks}" in told[0]
    assert any("is not in your hand" in line for line in told)
    assert told[-2:] == ["Solved.", f"Your rating: 1200, now {round(kept[0].rating)}."]  # type: ignore[union-attr]
    assert [isinstance(one, Tried) and one.is_solved for one in kept] == [True]


async def test_decision_of_stage_one_is_answered_line_by_line_and_on_the_screen(
    tmp_path: Path,
) -> None:
    """What the seat knows is told; a wrong card with what it gives away, a right one with why."""
    theme = Theme.TRUMP_UPCARD
    decision = next_puzzle(shipped_decisions(), PuzzleProgress(()), theme=theme)
    assert decision is not None
    legal = decision.view.legal_plays()
    wrong = next(card for card in legal if card not in decision.solution)
    told: list[str] = []
    async with running(tmp_path, settings=QUICK) as it:
        dialogue = Dialogue(it.session, Lines(BytesIO(f"{wrong}\n".encode())), told.append)
        number = str(list(Theme).index(theme) + 1)
        await try_puzzle(dialogue, (number,))
        kept = await it.session.practised()
        screen = PuzzleScreen(it.session)
        await it.app.push_screen(screen)
        screen.give(decision)
        await it.until(lambda: "Win it or let it go?" in it.text)
        plays = screen.query_one("#plays", OptionList)
        plays.highlighted = plays.get_option_index(str(decision.solution[0]))
        await it.press("enter")
        await it.until(lambda: "The best card." in it.text)
        assert "Your rating" not in it.text  # a second try
    assert "Win it or let it go?" in told[0]
    assert any(line.startswith("Upcard: ") for line in told)
    assert any("Gives away" in line for line in told)
    assert told[-1].startswith("Your rating: 1200, now")
    assert [isinstance(one, Tried) and one.puzzle for one in kept] == [decision.id]


async def test_puzzle_is_failed_on_the_screen(tmp_path: Path) -> None:
    """From the first page: a card that lets the goal go, the reason, and again."""
    puzzle = first_puzzle()
    wrong = next(
        card
        for card in Trial(puzzle).legal_plays()
        if (then := Trial.of(puzzle, [card])) and then.wrong is card
    )
    async with running(tmp_path, settings=QUICK) as it:
        await it.learn("puzzles")
        await it.until(lambda: isinstance(it.app.screen, PuzzleScreen) and "rump" in it.text)
        screen = it.app.screen
        assert isinstance(screen, PuzzleScreen)
        screen.give(puzzle)
        await it.until(lambda: "Draw trumps" in it.text)
        plays = it.app.screen.query_one("#plays", OptionList)
        plays.highlighted = plays.get_option_index(str(wrong))
        await it.press("enter")
        await it.until(lambda: "lets it go" in it.text)
        assert "keeps the goal" in it.text
        await it.press("z")
        await it.until(lambda: "You lead." in it.text)
        await it.press("q")
        await it.until(lambda: isinstance(it.app.screen, LearnScreen))
