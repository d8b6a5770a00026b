"""The memory trainer line by line: each empty line brings the next trick."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from germanwhist.cards import Card, CardSet
from germanwhist.errors import GermanWhistError
from germanwhist.school.memory import MEMORY_PACKS, Grade, places, recall
from germanwhist.terminal.memory.due import hand_of
from germanwhist.terminal.memory.kept import keep_try, new_task
from germanwhist.terminal.memory.telling import cards_in_letters, marks_in_words, trick_in_words
from germanwhist.terminal.plain.words import Asked, Command, read_line, word_for
from germanwhist.texts import level_name

if TYPE_CHECKING:
    from collections.abc import Callable

    from germanwhist.rules import View
    from germanwhist.school.memory import Recall
    from germanwhist.terminal.plain.lines import Lines
    from germanwhist.terminal.session import Session
    from germanwhist.terminal.table.scene import Scene

__all__ = ["ask_at_table", "ask_or_not", "train_memory"]


async def train_memory(
    session: Session, lines: Lines, *, say: Callable[[str], None], words: tuple[str, ...] = ()
) -> None:
    """Let one stage one pass by, ask what the opponent holds, and tell what came of it.

    Args:
        session: whose try it is.
        lines: what is typed.
        say: shows a line.
        words: the number of a grade, from 1, and of cards in the pack, in any order; trumps and 28
            cards where they are not named.
    """
    texts, letters = session.look.texts, session.look.letters
    wished = _wished(words)
    if wished is None:
        packs = " | ".join(str(pack) for pack in MEMORY_PACKS)
        say(texts("memory-plain-unknown", count=len(Grade), packs=packs))
        return
    grade, pack = wished
    task = new_task(grade, pack)
    name = level_name(texts, task.level)
    about = texts(f"memory-grade-{grade}.about")
    say(texts("labelled", label=texts(f"memory-grade-{grade}"), text=about) + ".")
    say(texts("memory-plain-begin", quit=word_for(Command.QUIT, texts)))
    for view in task.views[::2]:
        if view.tricks:
            say(trick_in_words(view, texts, name=name))
        for line in _standing(session, view):
            say(line)
        if view.stage == 1 and not await _goes_on(session, lines):
            return
    say(f"{texts('memory-ask', name=name)} {texts('memory-plain-how')}")
    say(texts("memory-told-hand", cards=cards_in_letters(task.view.holding, letters)))
    marks = await _marks(session, lines, places(task.view, grade), say)
    if marks is not None:
        found = recall(task.view, marks, grade=grade)
        for line in marks_in_words(found, texts, name=name):
            say(line)
        await _keep(session, found, say, pack=pack)


async def ask_at_table(
    session: Session, lines: Lines, scene: Scene, *, say: Callable[[str], None]
) -> None:
    """Ask what the opponent holds when stage two begins, and tell what came of it.

    Args:
        session: whose try it is.
        lines: what is typed.
        scene: the table at that moment.
        say: shows a line.
    """
    texts, name, view = session.look.texts, scene.opponent_name, scene.view
    skip = texts("memory-plain-skip", quit=word_for(Command.QUIT, texts))
    say(f"{texts('memory-ask', name=name)} {texts('memory-plain-how')} {skip}")
    marks = await _marks(session, lines, places(view, Grade.EVERYTHING), say)
    if marks is not None:
        found = recall(view, marks)
        for line in marks_in_words(found, texts, name=name):
            say(line)
        await _keep(session, found, say, pack=view.ruleset.pack, table_hand=hand_of(scene))


def ask_or_not(session: Session) -> str:
    """Turn the question at the table on, or off again; what to say of it."""
    asks = not session.settings.asks_memory
    session.change(replace(session.settings, asks_memory=asks))
    return session.look.texts("memory-plain-asks" if asks else "memory-plain-asks-not")


async def _keep(
    session: Session,
    found: Recall,
    say: Callable[[str], None],
    *,
    pack: int,
    table_hand: str | None = None,
) -> None:
    """Keep what came of the marks, or say why it cannot be kept."""
    try:
        await keep_try(session, found, pack=pack, table_hand=table_hand)
    except GermanWhistError as error:
        say(session.look.texts("storage-failed", reason=str(error)))


def _wished(words: tuple[str, ...]) -> tuple[Grade, int] | None:
    """The grade and the pack that are named; None where a word names neither."""
    grades = {str(number): grade for number, grade in enumerate(Grade, 1)}
    packs = {str(pack): pack for pack in MEMORY_PACKS}
    named = [grades[word] for word in words if word in grades]
    sizes = [packs[word] for word in words if word in packs]
    if len(named) > 1 or len(sizes) > 1 or len(named) + len(sizes) < len(words):
        return None
    return (named or [Grade.TRUMPS])[0], (sizes or [MEMORY_PACKS[0]])[0]


def _standing(session: Session, view: View) -> list[str]:
    """Trumps and hand at the beginning, and the upcard before each trick."""
    texts = session.look.texts
    lines = []
    if not view.tricks:
        if view.trump is not None:
            lines.append(texts("memory-told-trumps", suit=view.trump))
        held = cards_in_letters(view.holding, session.look.letters)
        lines.append(texts("memory-told-hand", cards=held))
    if view.upcard is not None:
        lines.append(texts("memory-told-upcard", card=view.upcard, count=view.stock_left - 1))
    return lines


async def _goes_on(session: Session, lines: Lines) -> bool:
    """Wait for a line; whether it does not ask to leave."""
    line = await lines.next()
    if line is None:
        return False
    asked = read_line(line, session.look.texts, session.look.letters)
    return not (isinstance(asked, Asked) and asked.command is Command.QUIT)


async def _marks(
    session: Session, lines: Lines, open_places: CardSet, say: Callable[[str], None]
) -> CardSet | None:
    """The cards of one line, once all of them can be read; None when the person leaves."""
    texts, letters = session.look.texts, session.look.letters
    while (line := await lines.next()) is not None:
        asked = read_line(line, texts, letters)
        if isinstance(asked, Asked) and asked.command is Command.QUIT:
            return None
        parts = line.replace(",", " ").split()
        read = [letters.card(part) for part in parts]
        cards = [asked] if isinstance(asked, Card) else [card for card in read if card is not None]
        wrong = next((p for p, card in zip(parts, read, strict=True) if card is None), None)
        beside = next((card for card in cards if card not in open_places), None)
        if wrong is not None and not isinstance(asked, Card):
            say(texts("memory-plain-unread", word=wrong))
        elif beside is not None:
            say(texts("memory-plain-beside", card=beside))
        else:
            return CardSet(cards)
    return None
