"""Everything there is to learn, with the best thing to do now chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from textual.widgets import OptionList
from textual.widgets.option_list import Option

from germanwhist.errors import GermanWhistError
from germanwhist.school.lessons import done_lessons, next_lesson, shipped_lessons
from germanwhist.terminal.exercises.lesson import LessonExercise
from germanwhist.terminal.exercises.mistake import MistakeExercise
from germanwhist.terminal.exercises.screen import ExerciseScreen
from germanwhist.terminal.learn.day_screen import DayScreen
from germanwhist.terminal.learn.progress_screen import ProgressScreen
from germanwhist.terminal.learn.today import find_today
from germanwhist.terminal.memory.screen import MemoryScreen
from germanwhist.terminal.puzzles.screen import PuzzleScreen
from germanwhist.terminal.screens.prose import Prose
from germanwhist.terminal.screens.session_screen import SessionScreen

if TYPE_CHECKING:
    from textual.app import ComposeResult

    from germanwhist.school.lessons import Lesson
    from germanwhist.terminal.session import Session
    from germanwhist.texts import Texts

__all__ = ["LearnScreen"]

_DONE: Final = "✓"
_OPEN: Final = "○"


class LearnScreen(SessionScreen[None]):
    """The school.

    Args:
        session: whose progress it shows.
    """

    BINDINGS: ClassVar = [("escape,q", "dismiss")]

    def compose(self) -> ComposeResult:
        """A heading, the list, the keys."""
        texts = self._texts
        yield Prose(texts("learn-title"), classes="panel-title")
        yield OptionList(id="learn-list")
        yield Prose(texts("learn-keys"), id="learn-keys", classes="quiet")

    async def on_screen_resume(self) -> None:
        """Show how far everything is now."""
        choices = self.query_one("#learn-list", OptionList)
        try:
            options, best = await _options(self._session)
        except GermanWhistError as error:
            self.complain(error)
            return
        choices.clear_options()
        choices.add_options(options)
        choices.highlighted = next(
            place for place, option in enumerate(options) if option.id == best
        )
        choices.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Go there."""
        match event.option.id or "":
            case "day":
                self.app.push_screen(DayScreen(self._session))
            case "mistakes":
                exercise = MistakeExercise(self._session)
                self.app.push_screen(ExerciseScreen(self._session, exercise))
            case "puzzles":
                self.app.push_screen(PuzzleScreen(self._session))
            case "memory":
                self.app.push_screen(MemoryScreen(self._session))
            case "progress":
                self.app.push_screen(ProgressScreen(self._session))
            case lesson:
                found = next(one for one in shipped_lessons() if one.id == lesson)
                exercise_of = LessonExercise(self._session, found)
                self.app.push_screen(ExerciseScreen(self._session, exercise_of))


async def _options(session: Session) -> tuple[list[Option], str]:
    """The list, and which of it is the best thing to do now."""
    texts, lessons = session.look.texts, shipped_lessons()
    today, schedule = await find_today(session, with_par=False), await session.schedule()
    done = done_lessons(lessons, await session.practised())
    following = next_lesson(lessons, done)
    if today.tricks is None:
        standing = texts("learn-day-waits" if today.table is None else "learn-day-going")
    else:
        standing = texts("day-tricks", count=today.tricks)
    due = texts("mistakes-due", count=len(schedule.due))
    options = [
        Option(f"{texts('day-title')} · {standing}", id="day"),
        Option(f"{texts('mistakes-title')} · {due}", id="mistakes"),
        Option(texts("puzzles-title"), id="puzzles"),
        Option(texts("memory-title"), id="memory"),
        Option(texts("progress-title"), id="progress"),
    ]
    chapter = None
    for number, lesson in enumerate(lessons, start=1):
        if lesson.chapter is not chapter:
            chapter = lesson.chapter
            options += [
                Option("", disabled=True),
                Option(texts(f"chapter-{chapter}"), disabled=True),
            ]
        options.append(_lesson(texts, lesson, number=number, is_done=lesson in done))
    is_new = not done and today.table is None
    if is_new and following is not None:
        best = following.id
    elif today.tricks is None:
        best = "day"
    elif schedule.due:
        best = "mistakes"
    else:
        best = "puzzles" if following is None else following.id
    return options, best


def _lesson(texts: Texts, lesson: Lesson, *, number: int, is_done: bool) -> Option:
    mark = _DONE if is_done else _OPEN
    return Option(f"{mark} {number}. {texts(f'lesson-{lesson.id}')}", id=lesson.id)
