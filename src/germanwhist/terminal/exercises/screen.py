"""An exercise at the table: the cards as they lie, and beside them what is asked and told."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from textual.containers import VerticalScroll

from germanwhist.cards import Suit
from germanwhist.errors import GermanWhistError
from germanwhist.terminal.exercises.exercise import Asks
from germanwhist.terminal.exercises.scripted import scripted_scene
from germanwhist.terminal.exercises.telling import why_not
from germanwhist.terminal.screens.prose import Prose
from germanwhist.terminal.screens.session_screen import SessionScreen
from germanwhist.terminal.table.centre import Centre
from germanwhist.terminal.table.cloth import Cloth
from germanwhist.terminal.table.cursor import Cursor
from germanwhist.terminal.table.hand import Hand, hand_order
from germanwhist.terminal.table.opponent import Opponent

if TYPE_CHECKING:
    from collections.abc import Awaitable

    from textual import events
    from textual.app import ComposeResult

    from germanwhist.cards import Card
    from germanwhist.terminal.exercises.exercise import Exercise, Moment
    from germanwhist.terminal.session import Session
    from germanwhist.terminal.table.scene import Scene

__all__ = ["ExerciseScreen"]

_STEPS = {"left": -1, "right": 1}
_MOST_DIGITS = 2
_LAMP = "●"


class ExerciseScreen(SessionScreen[None]):
    """Asks one thing after the other.

    Args:
        session: language, letters and settings.
        exercise: what is asked.
    """

    AUTO_FOCUS = ""

    def __init__(self, session: Session, exercise: Exercise) -> None:
        super().__init__(session)
        self._look = session.look
        self._exercise = exercise
        self._cursor = Cursor()
        self._moment: Moment | None = None
        self._number = ""
        self._lifted: Card | None = None
        self._sought: Suit | None = None
        self._is_waiting = False

    def compose(self) -> ComposeResult:
        """The title, the table, the words, the hand, the keys."""
        yield Prose(id="exercise-title", classes="panel-title")
        yield Opponent()
        yield Centre()
        with VerticalScroll(id="exercise-body", can_focus=False):
            yield Prose(id="exercise-said")
        yield Hand()
        yield Prose(id="exercise-keys", classes="quiet")

    def on_mount(self) -> None:
        """Begin."""
        self._wait_for(self._exercise.begin())

    def _wait_for(self, moment: Awaitable[Moment | None]) -> None:
        """Show the moment that comes; keys do nothing until then."""
        self._is_waiting = True
        self.run_worker(self._come(moment), exclusive=True)

    async def _come(self, moment: Awaitable[Moment | None]) -> None:
        try:
            found = await moment
        except GermanWhistError as error:
            self.complain(error)
            return
        finally:
            self._is_waiting = False
        if found is None:
            self.dismiss()
            return
        self._moment, self._number, self._lifted = found, "", None
        self._show()

    def _show(self, *, refusal: str = "") -> None:
        """Show the moment as it is, with what is being typed."""
        moment, texts = self._moment, self._texts
        if moment is None:
            return
        self.set_class(moment.view is None, "-words")
        self.set_class(moment.is_answer, "-told")
        said = list(moment.said)
        if moment.asks is not Asks.NOTHING:
            said[-1] = f"{_LAMP} {said[-1]}"
        if moment.asks is Asks.NUMBER:
            number = f"{self._number}▏"
            said.append(texts("labelled", label=texts("coach-numbers"), text=number))
        if refusal:
            said.append(f"▲ {refusal}")
        self.say("exercise-title", moment.title)
        self.say("exercise-said", "\n".join(said))
        self.say("exercise-keys", self._keys(moment))
        scene = self._scene(moment)
        if scene is not None:
            for part in self.query(Cloth):
                part.show(scene)

    def _keys(self, moment: Moment) -> str:
        texts = self._texts
        if moment.asks is Asks.NOTHING:
            return texts("exercise-keys-nothing", further=moment.further or texts("tour-next"))
        keys = texts(f"exercise-keys-{moment.asks.value}")
        return f"{keys} · {texts('exercise-keys-leave-out')}" if moment.can_leave_out else keys

    def _scene(self, moment: Moment) -> Scene | None:
        if moment.view is None:
            return None
        scene = scripted_scene(moment.view, self._look, level=moment.level)
        self._cursor.settle(hand_order(scene), scene.legal)
        asks_card = moment.asks is Asks.CARD
        cursor = self._cursor.card if asks_card else None
        return replace(scene, cursor=cursor, lifted=self._lifted)

    def on_key(self, event: events.Key) -> None:
        """Do what a key means at this moment."""
        moment, key = self._moment, event.key.lower()
        sought, self._sought = self._sought, None
        if moment is None or self._is_waiting:
            return
        event.stop()
        if moment.asks is Asks.CARD and self._seek(key, sought):
            return
        if key in ("enter", "space"):
            self._enter(moment)
        elif key in ("escape", "q"):
            self.dismiss()
        elif key in ("pagedown", "pageup"):
            body = self.query_one("#exercise-body", VerticalScroll)
            (body.scroll_page_down if key == "pagedown" else body.scroll_page_up)(animate=False)
        elif key == "w" and moment.asks is not Asks.NOTHING:
            self._wait_for(self._exercise.answer(None))
        elif key == "x" and moment.can_leave_out:
            self._wait_for(self._exercise.leave_out())
        elif moment.asks is Asks.NUMBER:
            self._type(key)

    def _seek(self, key: str, sought: Suit | None) -> bool:
        """Move to another card; whether the key was one for that."""
        wanted = self._look.letters.wanted(key, sought)
        if wanted is not None:
            self._sought = wanted if isinstance(wanted, Suit) else None
            self._show(refusal=self._cursor.seek(wanted, self._texts))
            return True
        if key in _STEPS:
            self._cursor.step(_STEPS[key])
        elif key in ("up", "down"):
            self._cursor.to_next_legal()
        elif key in ("home", "end"):
            self._cursor.to_end(is_last=key == "end")
        else:
            return False
        self._lifted = None
        self._show()
        return True

    def _type(self, key: str) -> None:
        """Write the number that is asked for."""
        if key == "backspace":
            self._number = self._number[:-1]
        elif len(key) == 1 and key.isascii() and key.isdigit():
            self._number = (self._number + key)[-_MOST_DIGITS:]
        self._show()

    def _enter(self, moment: Moment) -> None:
        """Answer, or go on."""
        if moment.asks is Asks.NOTHING:
            self._wait_for(self._exercise.go_on())
        elif moment.asks is Asks.NUMBER and self._number:
            self._wait_for(self._exercise.answer(int(self._number)))
        elif moment.asks is Asks.CARD:
            self._play(moment)

    def _play(self, moment: Moment) -> None:
        """Play the chosen card; lift it first where there is a guard."""
        card = self._cursor.card
        if card is None or moment.view is None:
            return
        refusal = why_not(self._texts, moment.view, card)
        if refusal is not None:
            self._show(refusal=refusal)
        elif self._session.settings.has_guard and self._lifted != card:
            self._lifted = card
            self._show()
        else:
            self._wait_for(self._exercise.answer(card))

    def on_hand_picked(self, event: Hand.Picked) -> None:
        """Play the card that was clicked."""
        moment = self._moment
        if moment is not None and moment.asks is Asks.CARD and self._cursor.to_card(event.card):
            self._play(moment)
