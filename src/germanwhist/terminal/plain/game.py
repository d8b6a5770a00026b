"""Playing line by line: says what happens, and does what is typed."""

from __future__ import annotations

from contextlib import aclosing
from typing import TYPE_CHECKING, Final

from germanwhist.cards import Card
from germanwhist.errors import GermanWhistError
from germanwhist.service import Phase, RefusedError
from germanwhist.service.requests import NextHand, Play, Replace
from germanwhist.terminal.memory.due import hand_of, is_memory_due
from germanwhist.terminal.plain.arrivals import Arrivals
from germanwhist.terminal.plain.asking import Asking
from germanwhist.terminal.plain.beginning import deal, first_place, welcome, wished
from germanwhist.terminal.plain.deals import checked_deal
from germanwhist.terminal.plain.help import explain_all, explain_unread
from germanwhist.terminal.plain.looking_back import look_back
from germanwhist.terminal.plain.memory import ask_at_table
from germanwhist.terminal.plain.reading import (
    read_hand,
    read_known,
    read_last_trick,
    read_score,
    read_table,
)
from germanwhist.terminal.plain.school import SCHOOL, learn, to_today
from germanwhist.terminal.plain.telling import tell
from germanwhist.terminal.plain.words import Asked, Command, word_for
from germanwhist.terminal.table.scene import Scene
from germanwhist.terminal.table.sentences import hint_in_words, refused

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterable

    from germanwhist.rules import RuleSet, Seat
    from germanwhist.service import TableView
    from germanwhist.service.requests import Request
    from germanwhist.terminal.plain.dialogue import Dialogue

__all__ = ["PlainGame"]

_READINGS: Final[dict[str, Callable[[Scene], Iterable[str]]]] = {
    Command.TABLE: read_table,
    Command.HAND: read_hand,
    Command.LAST: read_last_trick,
    Command.SCORE: read_score,
    Command.KNOWN: read_known,
}
_ASIDE: Final = (*SCHOOL, Command.REVIEW, Command.RECORD, Command.STATISTICS, Command.PROGRESS)
_ELSEWHERE: Final = (Command.NEW, Command.DAY, Command.QUIT)
_CHANGED: Final = ("claim_unproven", "stale")  # refusals after which the table is another
_WIDE: Final = 10_000  # a line is as long as it has to be


class PlainGame:
    """Matches of one person, told and played line by line.

    Args:
        dialogue: with the person.
    """

    def __init__(self, dialogue: Dialogue) -> None:
        self._dialogue = dialogue
        self._session = dialogue.session
        self._texts = dialogue.texts
        self._say = dialogue.say
        self._told: Scene | None = None
        self._asking = Asking(dialogue)
        self._wish: tuple[str, RuleSet] | None = None  # another match, to be begun next
        self._place: tuple[str, Seat] | None = None  # another table, to go to next
        self._remembered = ""  # the hand that was asked about when stage two began

    async def run(self, level: str | None = None, rules: RuleSet | None = None) -> None:
        """Play until the person leaves or there is nothing more to read.

        Args:
            level: the opponent of a match to begin, or None.
            rules: its rules, or None.
        """
        welcome(self._dialogue)
        place = await first_place(self._dialogue, level, rules)
        while place is not None:
            place = await self._play_at(*place)
        self._say(self._texts("plain-bye"))

    async def _play_at(self, table: str, seat: Seat) -> tuple[str, Seat] | None:
        """Play one match; returns where to go on, or None to leave."""
        async with (
            self._session.watch(table, seat) as views,
            aclosing(self._settled(views)) as moments,
            aclosing(Arrivals(self._dialogue.lines, moments)) as arrivals,
        ):
            while (scene := await arrivals.moment()) is not None:
                self._announce(scene)
                await self._ask_memory(scene)
                if await self._obey(scene, arrivals):
                    break
        wish, self._wish = self._wish, None
        place, self._place = self._place, None
        return place if wish is None else await deal(self._dialogue, *wish)

    async def _ask_memory(self, scene: Scene) -> None:
        """Ask what the opponent holds as stage two begins, once a hand, where that is wished."""
        if is_memory_due(scene) and hand_of(scene) != self._remembered:
            self._remembered = hand_of(scene)
            await ask_at_table(self._dialogue, scene)
            self._dialogue.back_at_table()

    async def _settled(self, views: AsyncIterator[TableView]) -> AsyncGenerator[Scene, None]:
        """The moments at which the person may do something."""
        async for view in views:
            scene = self._scene(view)
            opponent = view.opponent
            has_failed = opponent is not None and opponent.has_failed
            if scene is not None and (scene.is_my_turn or scene.is_over or has_failed):
                yield scene

    def _scene(self, table: TableView) -> Scene | None:
        if table.view is None:
            return None
        return Scene(table=table, view=table.view, look=self._session.look)

    def _announce(self, scene: Scene) -> None:
        """Say what has happened, and at the end of a hand what can be done."""
        told = [tell(self._told, scene)]
        self._told = scene
        texts = self._texts
        opponent = scene.table.opponent
        words = {"next": word_for(Command.NEXT, texts), "quit": word_for(Command.QUIT, texts)}
        if opponent is not None and opponent.has_failed:
            told.append(texts("plain-failed", name=scene.opponent_name, **words))
        elif scene.is_over:
            is_done = scene.table.phase is Phase.MATCH_OVER
            told += checked_deal(scene)
            told.append(texts("plain-after-match" if is_done else "plain-after-hand", **words))
        self._dialogue.note(" ".join(part for part in told if part))

    async def _obey(self, scene: Scene, arrivals: Arrivals) -> bool:
        """Take lines until one changes the table; whether the person leaves it.

        What another process does at the table meanwhile is said at once.
        """
        while (line := await arrivals.either()) is not None:
            sure, self._asking.once = self._asking.once, None
            if isinstance(line, Scene):
                if line.table.seq != scene.table.seq:
                    self._announce(line)
                scene = line
                continue
            asked = self._dialogue.read(line)
            if asked is None:
                explain_unread(self._dialogue, line)
                continue
            if isinstance(asked, Card):
                request: Request | None = Play(seq=scene.table.seq, card=asked)
            elif asked.command in _ELSEWHERE:
                if await self._leaves(asked, is_sure=sure == asked):
                    return True
                continue
            elif asked.command in _ASIDE:
                await self._go_aside(asked, scene)
                continue
            else:
                request = self._request(scene, asked, is_sure=sure == asked)
                if self._wish is not None:
                    return True
            if request is not None and await self._ask(scene, request):
                return False
        return True

    async def _go_aside(self, asked: Asked, scene: Scene) -> None:
        """Do what leaves the table as it is, and takes a while."""
        try:
            if asked.command in SCHOOL:
                await learn(self._dialogue, asked)
                self._dialogue.back_at_table()
                return
            async for line in look_back(asked.command, self._session, scene):
                self._say(line)
        except (GermanWhistError, OSError) as error:
            self._say(self._dialogue.failure(error))

    async def _leaves(self, asked: Asked, *, is_sure: bool) -> bool:
        """Whether the person goes to another table, or away."""
        if asked.command is Command.NEW:
            self._wish = wished(self._dialogue, asked.words)
            return self._wish is not None
        if asked.command is Command.DAY:
            self._place = await self._find_today(asked, is_sure=is_sure)
            return self._place is not None
        return True

    async def _find_today(self, asked: Asked, *, is_sure: bool) -> tuple[str, Seat] | None:
        """The table of the hand of a day; asks once before one that was played is played again."""
        self._asking.once = asked
        try:
            return await to_today(self._dialogue, asked.words, is_again=is_sure)
        except GermanWhistError as error:
            self._say(self._dialogue.failure(error))
            return None

    def _request(self, scene: Scene, asked: Asked, *, is_sure: bool) -> Request | None:
        """The request that a command makes of the table; None for one that only reads."""
        match asked.command:
            case Command.NEXT:
                return self._next(scene)
            case Command.REPEAT:
                self._dialogue.repeat()
            case Command.HELP:
                explain_all(self._dialogue)
            case reading if reading in _READINGS:
                self._say(" ".join(_READINGS[reading](scene)))
            case _:
                return self._asking.request(scene, asked, is_sure=is_sure)
        return None

    def _next(self, scene: Scene) -> Request | None:
        seq, table = scene.table.seq, scene.table
        if table.may(Replace):
            return Replace(seq=seq, level=self._session.stand_in(table))
        if table.phase is Phase.MATCH_OVER:
            self._wish = (self._session.same_level(table), table.rules)
            return None
        return NextHand(seq=seq)

    async def _ask(self, scene: Scene, request: Request) -> bool:
        """Ask the table for something; whether it has changed."""
        card = request.card if isinstance(request, Play) else None
        try:
            counsel = await self._session.tables.ask(scene.table.id, scene.me, request)
        except RefusedError as error:
            self._dialogue.note(refused(scene, error.code, card))
            return error.code in _CHANGED
        except GermanWhistError as error:
            self._dialogue.note(self._dialogue.failure(error))
            return False
        if counsel is not None:
            self._dialogue.note(hint_in_words(self._texts, counsel, width=_WIDE, lines=1))
        return True
