"""Lessons, own mistakes and the hand of the day in a terminal, on screens and line by line."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace
from io import BytesIO
from typing import TYPE_CHECKING

import pytest
from textual.widgets import OptionList

from germanwhist import Card
from germanwhist.school.day import DAY_SEAT, day_deal
from germanwhist.school.lessons import PlayOut, judge_play, shipped_lessons
from germanwhist.school.mistakes import HandMistakes, MistakeKind
from germanwhist.school.practice import Answered, Retried, Reviewed
from germanwhist.terminal.exercises.exercise import Asks
from germanwhist.terminal.exercises.lesson import LessonExercise
from germanwhist.terminal.exercises.mistake import MistakeExercise
from germanwhist.terminal.exercises.screen import ExerciseScreen
from germanwhist.terminal.learn.day_screen import DayScreen
from germanwhist.terminal.learn.progress import progress_in_words
from germanwhist.terminal.learn.progress_screen import ProgressScreen
from germanwhist.terminal.learn.screen import LearnScreen
from germanwhist.terminal.learn.today import Today, day_in_words
from germanwhist.terminal.plain.dialogue import Dialogue
from germanwhist.terminal.plain.exercise import do_exercise
from germanwhist.terminal.plain.lines import Lines
from germanwhist.terminal.plain.school import take_lesson, to_today
from germanwhist.texts import load_texts
from tests.terminal.running import QUICK, running

if TYPE_CHECKING:
    from pathlib import Path

    from germanwhist.school.lessons import Lesson
    from germanwhist.terminal.exercises.exercise import Moment

DAY = 86_400.0
NOON = dt.datetime(2026, 12, 1, 12, tzinfo=dt.UTC).timestamp()


def lesson(name: str) -> Lesson:
    """The lesson of this id."""
    return next(one for one in shipped_lessons() if one.id == name)


async def test_newcomer_takes_the_first_lesson_at_the_table(tmp_path: Path) -> None:
    """Learn offers it first; a wrong card is answered with what it gives away, and asked again."""
    async with running(tmp_path, settings=QUICK) as it:
        await it.app.push_screen(LearnScreen(it.session))
        choices = it.app.screen.query_one("#learn-list", OptionList)
        await it.until(lambda: choices.highlighted is not None)
        await it.press("enter")
        await it.until(lambda: "A hand has two halves" in it.text)
        await it.press("enter")
        await it.until(lambda: "Bruno leads the queen of hearts" in it.text)
        await it.press("c", "k", "enter")
        await it.until(lambda: "You hold hearts" in it.text)
        await it.press("h", "3", "enter")
        await it.until(lambda: "Gives away 1.2 tricks" in it.text)
        assert "3 of hearts: gives away 1.2 tricks (your card)" in it.text
        await it.press("enter", "w")
        await it.until(lambda: "A 6 is not worth a king" in it.text)
        await it.press("enter")
        await it.until(lambda: "How many tricks can you be sure of?" in it.text)
        await it.press("9", "backspace", "4", "enter")
        await it.until(lambda: "Right: 4" in it.text)
        await it.press("enter")
        await it.until(lambda: "Question 2 of 4" in it.text)
        await it.press("h", "a", "enter")
        await it.until(lambda: "The best card" in it.text)
        await it.press("enter")
        await it.until(lambda: "Question 3 of 4" in it.text)
        await it.press("s", "4", "enter")
        await it.until(lambda: "The best card" in it.text)
        await it.press("enter")
        await it.until(lambda: "1 of 3 at the first try" in it.text)
        kept = await it.session.practised()
        await it.press("q")
        await it.until(lambda: isinstance(it.app.screen, LearnScreen))
        await it.until(lambda: "✓ 1." in str(choices.get_option("first").prompt))
    answers = [(one.question, one.is_right) for one in kept if isinstance(one, Answered)]
    assert answers == [(2, False), (3, False), (4, True), (2, True), (3, True)]


async def test_lesson_is_taken_line_by_line(tmp_path: Path) -> None:
    """Each question tells the table; what is no answer is told how to answer; then the next one."""
    typed = "\nks\nah\n\nhint\n\n3\n\n4s\n\nquit\n"
    told: list[str] = []
    async with running(tmp_path, settings=QUICK) as it:
        dialogue = Dialogue(it.session, Lines(BytesIO(typed.encode())), told.append)
        await take_lesson(dialogue, ("1",))
        await take_lesson(dialogue, ("99",))
    assert told[0] == "Two halves of a hand · Question 1 of 4."
    assert any(line.startswith("You hold 13 cards. Diamonds, 2: jack, 9.") for line in told)
    assert "King of spades is not in your hand." in told
    assert "It is 4." in told
    assert told[-1] == f"There is no such lesson: type a number from 1 to {len(shipped_lessons())}."


async def test_hand_is_played_out_trick_by_trick(tmp_path: Path) -> None:
    """Cards that keep the goal lead to it; between them the tricks are told."""
    of, number, question = next(
        (one, number, question)
        for one in shipped_lessons()
        for number, question in enumerate(one.questions, start=1)
        if isinstance(question, PlayOut) and question.goal > 1
    )
    async with running(tmp_path, settings=QUICK) as it:
        exercise = LessonExercise(it.session, of)
        moment: Moment | None = await exercise.begin()
        for _ in range(number - 1):
            if moment is not None and moment.asks is not Asks.NOTHING:
                await exercise.answer(None)
            moment = await exercise.go_on()
        cards: list[Card] = []
        while True:
            best = judge_play(question, cards, is_shown=True).best
            assert best is not None
            told = await exercise.answer(best)
            cards.append(best)
            if told.is_answer:
                break
            assert any("the trick is" in line for line in told.said)
    assert told.said[0] == "Made it."


async def test_mistakes_of_lessons_and_hands_come_back(tmp_path: Path) -> None:
    """A failed question is asked on the next day, a mistake of a reviewed hand at once."""
    now = [NOON]
    async with running(tmp_path, settings=QUICK, wall=lambda: now[0]) as it:
        exercise = LessonExercise(it.session, lesson("price"))
        await exercise.begin()
        await exercise.answer(Card("AH"))
        told: list[str] = []
        dialogue = Dialogue(it.session, Lines(BytesIO(b"\n4h\n\n")), told.append)
        await do_exercise(dialogue, MistakeExercise(it.session))
        assert "Done for today." in told
        now[0] += DAY
        await do_exercise(dialogue, MistakeExercise(it.session))
        kept = await it.session.practised()
    assert any(
        "A question of the lesson “The price of winning”" in line and "gave away 1.2 tricks" in line
        for line in told
    )
    assert "The best card." in told
    assert any(line.startswith("Comes back in ") for line in told)
    assert [one.is_right for one in kept if isinstance(one, Retried)] == [True]


@pytest.mark.thorough
async def test_reviewed_hand_gives_its_mistakes(tmp_path: Path) -> None:
    """Whoever always plays the lowest card makes mistakes, and a review keeps them once."""
    async with running(tmp_path, settings=replace(QUICK, rules="small match=hand")) as it:
        await it.press("enter")
        await it.play_hand()
        await it.press("e")
        await it.until(lambda: "mistake" in it.text and "/" not in it.text.splitlines()[-1])
        await it.until(lambda: not it.app.screen.query_one("#progress").display)
        (fact,) = [one for one in await it.session.practised() if isinstance(one, Reviewed)]
        assert fact.mistakes
        await it.app.push_screen(ExerciseScreen(it.session, MistakeExercise(it.session)))
        await it.until(lambda: "What is better?" in it.text)
        due = len((await it.session.schedule()).due)
        await it.press("x")
        await it.until(lambda: f"{due} due today" not in it.text)


async def test_hand_of_the_day_is_begun_once(tmp_path: Path) -> None:
    """Its table has the cards of the day, and leads to the same table again."""
    deal = day_deal(dt.date(2026, 12, 1))
    async with running(tmp_path, settings=QUICK, wall=lambda: NOON) as it:
        it.session.school.pars.close()
        await it.app.push_screen(DayScreen(it.session))
        await it.until(lambda: "One try counts" in it.text)
        await it.press("enter")
        scene = await it.to_turn()
        assert scene.view.holding == deal.holding(DAY_SEAT)
        table = scene.table.id
        await it.press("q")
        await it.until(lambda: "Your try has begun" in it.text)
        await it.press("enter")
        await it.until(lambda: it.is_at_table)
        assert it.scene.table.id == table


async def test_days_that_are_over_are_practice(tmp_path: Path) -> None:
    """By the arrows on the screen, by their date line by line; none is older than two weeks."""
    deal = day_deal(dt.date(2026, 11, 30))
    async with running(tmp_path, settings=QUICK, wall=lambda: NOON) as it:
        it.session.school.pars.close()
        await it.app.push_screen(DayScreen(it.session))
        await it.until(lambda: "Tuesday, December 1" in it.text)
        await it.press("left")
        await it.until(lambda: "You did not play this one." in it.text)
        assert "Monday, November 30, 2026" in it.text
        await it.press("enter")
        scene = await it.to_turn()
        assert (scene.view.holding, scene.table.is_practice) == (deal.holding(DAY_SEAT), True)
        await it.press("q")
        await it.until(lambda: isinstance(it.app.screen, DayScreen))
        await it.press("right", "right")
        await it.until(lambda: "One try counts" in it.text)
        told: list[str] = []
        dialogue = Dialogue(it.session, Lines(BytesIO()), told.append)
        place = await to_today(dialogue, ("2026-11-18",), is_again=False)
        assert place is not None
        view = await it.session.tables.view(*place)
        assert view.is_practice
        for word in ("2026-11-17", "2026-12-02", "x"):
            assert await to_today(dialogue, (word,), is_again=False) is None
    assert told[-1] == "There is a hand for each day from 2026-11-18 to 2026-12-01."


def test_result_of_the_day_is_told_against_par() -> None:
    """Nine tricks are one above a par of eight; without par the result is told alone."""
    course = (True,) * 9 + (False,) * 4
    day = dt.date(2026, 12, 1)
    today = Today(day=day, par=8, table="t", course=course, tricks=9, row=2)
    first, second, row = day_in_words(today, load_texts("en"))
    assert first == "You beat Ilse 9–4, one trick above par."
    assert second.count("yours") == 9
    assert row == "2 days in a row."
    assert day_in_words(replace(today, par=None), load_texts("en"))[0] == "You beat Ilse 9–4."


def test_progress_is_told_by_kind_with_what_to_practise_next() -> None:
    """Two dear tricks in the first and the last of four hands, one between: 1.5 a hand."""
    dear = MistakeKind.TOO_DEAR
    hands = [
        HandMistakes(at=at, counts={dear: count}, costs={dear: 0.5 * count})
        for at, count in enumerate((2, 1, 1, 2))
    ]
    whole, kinds, following = progress_in_words(hands, [dear], load_texts("en"))
    assert whole == "Mistakes a hand over 4 hands: from 2 to 1.5."
    assert kinds == "Won too dear: from 2 to 1.5 a hand"
    assert following.splitlines()[:2] == [
        "What to practise next",
        "Your mistakes: 1 of those due is of the kind “Won too dear”.",
    ]
    assert progress_in_words(hands[:1], [], load_texts("en"))[0].startswith("One hand is reviewed.")


async def test_progress_has_a_screen(tmp_path: Path) -> None:
    """Under Learn; and back again."""
    async with running(tmp_path, settings=QUICK) as it:
        await it.app.push_screen(LearnScreen(it.session))
        choices = it.app.screen.query_one("#learn-list", OptionList)
        await it.until(lambda: choices.highlighted is not None)
        choices.highlighted = choices.get_option_index("progress")
        await it.press("enter")
        await it.until(lambda: isinstance(it.app.screen, ProgressScreen))
        await it.until(lambda: "Review 3 of your own hands" in it.text)
        await it.press("q")
        await it.until(lambda: isinstance(it.app.screen, LearnScreen))
