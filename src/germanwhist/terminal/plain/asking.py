"""What a typed command asks of the table, and what is asked about once more before it is done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from germanwhist.service.requests import REQUESTS, Claim, Resign, ResignMatch
from germanwhist.terminal.plain.words import Asked, Command, word_for

if TYPE_CHECKING:
    from germanwhist.service.requests import Request
    from germanwhist.terminal.plain.dialogue import Dialogue
    from germanwhist.terminal.table.scene import Scene

__all__ = ["Asking"]

# The commands that are the name of a request, and say all of it.
_NAMED: Final = {kind.name(): kind for kind in REQUESTS}


class Asking:
    """Makes requests of commands.

    Args:
        dialogue: with the person who commands.
    """

    def __init__(self, dialogue: Dialogue) -> None:
        self._texts = dialogue.texts
        self._say = dialogue.say
        self.once: Asked | None = None  # what has been asked about once

    def request(self, scene: Scene, asked: Asked, *, is_sure: bool) -> Request | None:
        """The request that a command is; None where more has to be said first.

        Args:
            scene: the table as it is.
            asked: the command.
            is_sure: whether it was typed once more when it had been asked about.
        """
        if asked.command == Command.CLAIM:
            return self._claim(scene, asked)
        if asked.command == Command.RESIGN:
            return self._resign(scene, asked, is_sure=is_sure)
        if self._is_practice_agreed(scene, asked, is_sure=is_sure):
            return _NAMED[asked.command](seq=scene.table.seq)
        return None

    def _claim(self, scene: Scene, asked: Asked) -> Request | None:
        number = asked.words[0] if asked.words else ""
        is_number = number.isascii() and number.isdigit()
        if scene.table.may(Claim) and not is_number:
            word, left = word_for(Command.CLAIM, self._texts), scene.view.tricks_left
            least = 0 if scene.is_low else 1
            self._say(self._texts("plain-claim-how", word=word, least=least, left=left))
            return None
        return Claim(seq=scene.table.seq, tricks=int(number[:4]) if is_number else 0)

    def _resign(self, scene: Scene, asked: Asked, *, is_sure: bool) -> Request | None:
        kind = ResignMatch if asked.words else Resign
        if is_sure or not scene.table.may(kind):
            return kind(seq=scene.table.seq)
        scope = "match" if asked.words else "hand"
        low = "-low" if scope == "hand" and scene.is_low else ""
        question = f"menu-resign-{scope}-sure{low}"
        self._ask_once_more(asked, self._texts(question, name=scene.opponent_name))
        return None

    def _is_practice_agreed(self, scene: Scene, asked: Asked, *, is_sure: bool) -> bool:
        """Whether a hand that counts may become practice; asks about it the first time."""
        question, kind = f"practice-{asked.command}", _NAMED[asked.command]
        is_asked = self._texts.has(question) and scene.table.may(kind)
        if is_sure or scene.table.is_practice or not is_asked:
            return True
        self._ask_once_more(asked, self._texts(question))
        return False

    def _ask_once_more(self, asked: Asked, question: str) -> None:
        self.once = asked
        word = " ".join([word_for(asked.command, self._texts), *asked.words])
        self._say(f"{question} {self._texts('plain-once-more', word=word)}")
