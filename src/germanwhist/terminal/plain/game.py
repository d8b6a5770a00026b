"""Playing line by line: says what happens, and does what is typed."""

from __future__ import annotations

from contextlib import aclosing
from typing import TYPE_CHECKING, Final

from germanwhist.cards import Card, Suit
from germanwhist.errors import GermanWhistError
from germanwhist.rules import RuleSet
from germanwhist.service import Phase, RefusedError
from germanwhist.service.requests import NextHand, Play, Replace
from germanwhist.terminal.memory.due import hand_of, is_memory_due
from germanwhist.terminal.plain.arrivals import Arrivals
from germanwhist.terminal.plain.asking import Asking
from germanwhist.terminal.plain.deals import checked_deal
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
from germanwhist.terminal.plain.words import (
    Asked,
    Command,
    commands,
    near_word,
    read_line,
    word_for,
)
from germanwhist.terminal.table.scene import Scene
from germanwhist.terminal.table.sentences import hint_in_words, refused
from germanwhist.texts import find_level, level_name, rules_name

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterable

    from germanwhist.rules import Seat
    from germanwhist.service import TableView
    from germanwhist.service.requests import Request
    from germanwhist.terminal.plain.lines import Lines
    from germanwhist.terminal.session import Session

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
        session: the tables and settings.
        lines: what is typed.
        say: shows a line.
    """

    def __init__(self, session: Session, lines: Lines, say: Callable[[str], None]) -> None:
        self._session = session
        self._lines = lines
        self._say = say
        self._texts = session.look.texts
        self._letters = session.look.letters
        self._told: Scene | None = None
        self._last = ""
        self._asking = Asking(self._texts, say)
        self._wish: tuple[str, RuleSet] | None = None  # another match, to be begun next
        self._place: tuple[str, Seat] | None = None  # another table, to go to next
        self._remembered = ""  # the hand that was asked about when stage two began

    async def run(self, level: str | None = None, rules: RuleSet | None = None) -> None:
        """Play until the person leaves or there is nothing more to read.

        Args:
            level: the opponent of a match to begin, or None.
            rules: its rules, or None.
        """
        texts = self._texts
        card = f"{self._letters.courts[2]}{self._letters.suits[Suit.HEARTS]}"
        self._say(texts("plain-welcome", card=card, help=word_for(Command.HELP, texts)))
        place = await self._begin(level, rules)
        while place is not None:
            place = await self._play_at(*place)
        self._say(texts("plain-bye"))

    async def _begin(self, level: str | None, rules: RuleSet | None) -> tuple[str, Seat] | None:
        """The match to play first: the one that is open, or the one asked for."""
        is_asked = level is not None or rules is not None
        wish = (level or self._session.level, rules or self._session.rules)
        scene = await self._session.last_open()
        if scene is None:
            return await self._deal(*wish)
        texts, place = self._texts, (scene.table.id, scene.me)
        new = word_for(Command.NEW, texts)
        if not is_asked:
            self._say(texts("plain-goes-on", name=scene.opponent_name, new=new))
            return place
        yours, theirs = scene.table.points[scene.me], scene.table.points[scene.them]
        self._note(
            texts(
                "plain-waiting",
                name=scene.opponent_name,
                yours=yours,
                theirs=theirs,
                next=word_for(Command.NEXT, texts),
                new=new,
            )
        )
        while (line := await self._lines.next()) is not None:
            match read_line(line, texts, self._letters):
                case Asked(Command.NEXT, _):
                    return place
                case Asked(Command.NEW, words):
                    chosen = self._wished(words) if words else wish
                    if chosen is not None:
                        return await self._deal(*chosen)
                case Asked(Command.QUIT, _):
                    return None
                case _:
                    self._say(self._last)
        return None

    async def _deal(self, level: str, rules: RuleSet) -> tuple[str, Seat]:
        self._say(
            self._texts(
                "plain-against",
                name=level_name(self._texts, level),
                rules=rules_name(self._texts, rules),
            )
        )
        return await self._session.create(level, rules)

    async def _play_at(self, table: str, seat: Seat) -> tuple[str, Seat] | None:
        """Play one match; returns where to go on, or None to leave."""
        async with (
            self._session.watch(table, seat) as views,
            aclosing(self._settled(views)) as moments,
            aclosing(Arrivals(self._lines, moments)) as arrivals,
        ):
            while (scene := await arrivals.moment()) is not None:
                self._announce(scene)
                await self._ask_memory(scene)
                if await self._obey(scene, arrivals):
                    break
        wish, self._wish = self._wish, None
        place, self._place = self._place, None
        return place if wish is None else await self._deal(*wish)

    async def _ask_memory(self, scene: Scene) -> None:
        """Ask what the opponent holds as stage two begins, once a hand, where that is wished."""
        if is_memory_due(scene) and hand_of(scene) != self._remembered:
            self._remembered = hand_of(scene)
            await ask_at_table(self._session, self._lines, scene, say=self._say)
            self._back_at_table()

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
        self._note(" ".join(part for part in told if part))

    def _note(self, line: str) -> None:
        """Say a line that can be asked for again."""
        if line:
            self._last = line
            self._say(line)

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
            asked = read_line(line, self._texts, self._letters)
            if asked is None:
                self._explain(line)
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
                await learn(asked, self._session, self._lines, say=self._say)
                self._back_at_table()
                return
            async for line in look_back(asked.command, self._session, scene):
                self._say(line)
        except (GermanWhistError, OSError) as error:
            self._say(self._texts("storage-failed", reason=str(error)))

    def _back_at_table(self) -> None:
        self._say(f"{self._texts('memory-plain-back')} {self._last}")

    async def _leaves(self, asked: Asked, *, is_sure: bool) -> bool:
        """Whether the person goes to another table, or away."""
        if asked.command is Command.NEW:
            self._wish = self._wished(asked.words)
            return self._wish is not None
        if asked.command is Command.DAY:
            self._place = await self._find_today(asked, is_sure=is_sure)
            return self._place is not None
        return True

    async def _find_today(self, asked: Asked, *, is_sure: bool) -> tuple[str, Seat] | None:
        """The table of the hand of a day; asks once before one that was played is played again."""
        self._asking.once = asked
        try:
            return await to_today(self._session, say=self._say, is_again=is_sure, words=asked.words)
        except GermanWhistError as error:
            self._say(self._texts("storage-failed", reason=str(error)))
            return None

    def _request(self, scene: Scene, asked: Asked, *, is_sure: bool) -> Request | None:
        """The request that a command makes of the table; None for one that only reads."""
        match asked.command:
            case Command.NEXT:
                return self._next(scene)
            case Command.REPEAT:
                self._say(self._last)
            case Command.HELP:
                self._help()
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
            opponent = table.opponent
            level = None if opponent is None else opponent.level
            is_known = level in self._session.levels
            self._wish = (level if is_known and level else self._session.level, table.rules)
            return None
        return NextHand(seq=seq)

    async def _ask(self, scene: Scene, request: Request) -> bool:
        """Ask the table for something; whether it has changed."""
        card = request.card if isinstance(request, Play) else None
        try:
            counsel = await self._session.tables.ask(scene.table.id, scene.me, request)
        except RefusedError as error:
            self._note(refused(scene, error.code, card))
            return error.code in _CHANGED
        except GermanWhistError as error:
            self._note(self._texts("storage-failed", reason=str(error)))
            return False
        if counsel is not None:
            self._note(hint_in_words(self._texts, counsel, width=_WIDE, lines=1))
        return True

    def _wished(self, words: tuple[str, ...]) -> tuple[str, RuleSet] | None:
        """The level and rules that are named, the others as they were; None when refused."""
        level, rules = self._session.level, self._session.rules
        named = find_level(words[0], self._session.levels) if words else None
        rest = words[1:] if named is not None else words
        try:
            return named or level, RuleSet.parse(" ".join(rest)) if rest else rules
        except GermanWhistError as error:
            levels = ", ".join(level_name(self._texts, level) for level in self._session.levels)
            self._say(f"{error}. {self._texts('plain-levels', levels=levels)}")
            return None

    def _explain(self, line: str) -> None:
        """Say that a line was not understood; an empty one tells the last announcement again."""
        if not line:
            self._say(self._last)
            return
        word, near = line.split(maxsplit=1)[0][:40], near_word(line, self._texts)
        if near is not None:
            self._say(self._texts("plain-unknown-near", word=word, near=near))
        else:
            help_ = word_for(Command.HELP, self._texts)
            self._say(self._texts("plain-unknown", word=word, help=help_))

    def _help(self) -> None:
        texts, letters = self._texts, self._letters
        card = f"{letters.courts[2]}{letters.suits[Suit.HEARTS]}"
        self._say(texts("plain-cards", typed=card, card=Card("QH"), suits=letters.keys()))
        for command in commands(texts):
            word, help_ = word_for(command, texts), texts(f"plain-{command}.help")
            self._say(texts("labelled", label=word, text=help_))
