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
from germanwhist.terminal.plain.words import Command, word_for
from germanwhist.texts import level_name

if TYPE_CHECKING:
    from germanwhist.rules import View
    from germanwhist.school.memory import Recall
    from germanwhist.terminal.plain.dialogue import Dialogue
    from germanwhist.terminal.session import Session
    from germanwhist.terminal.table.scene import Scene

__all__ = ["ask_at_table", "ask_or_not", "train_memory"]


async def train_memory(dialogue: Dialogue, words: tuple[str, ...] = ()) -> None:
    """Let one stage one pass by, ask what the opponent holds, and tell what came of it.

    Args:
        dialogue: with the person, whose try it is.
        words: the number of a grade, from 1, and of cards in the pack, in any order; trumps and 28
            cards where they are not named.
    """
    texts, letters, say = dialogue.texts, dialogue.letters, dialogue.say
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
        dialogue.tell(_standing(dialogue, view))
        if view.stage == 1 and await dialogue.next() is None:
            return
    say(f"{texts('memory-ask', name=name)} {texts('memory-plain-how')}")
    say(texts("memory-told-hand", cards=cards_in_letters(task.view.holding, letters)))
    marks = await _marks(dialogue, places(task.view, grade))
    if marks is not None:
        found = recall(task.view, marks, grade=grade)
        dialogue.tell(marks_in_words(found, texts, name=name))
        await _keep(dialogue, found, pack=pack)


async def ask_at_table(dialogue: Dialogue, scene: Scene) -> None:
    """Ask what the opponent holds when stage two begins, and tell what came of it.

    Args:
        dialogue: with the person, whose try it is.
        scene: the table at that moment.
    """
    texts, name, view = dialogue.texts, scene.opponent_name, scene.view
    skip = texts("memory-plain-skip", quit=word_for(Command.QUIT, texts))
    dialogue.say(f"{texts('memory-ask', name=name)} {texts('memory-plain-how')} {skip}")
    marks = await _marks(dialogue, places(view, Grade.EVERYTHING))
    if marks is not None:
        found = recall(view, marks)
        dialogue.tell(marks_in_words(found, texts, name=name))
        await _keep(dialogue, found, pack=view.ruleset.pack, table_hand=hand_of(scene))


def ask_or_not(session: Session) -> str:
    """Turn the question at the table on, or off again; what to say of it."""
    asks = not session.settings.asks_memory
    session.change(replace(session.settings, asks_memory=asks))
    return session.look.texts("memory-plain-asks" if asks else "memory-plain-asks-not")


async def _keep(
    dialogue: Dialogue, found: Recall, *, pack: int, table_hand: str | None = None
) -> None:
    """Keep what came of the marks, or say why it cannot be kept."""
    try:
        await keep_try(dialogue.session, found, pack=pack, table_hand=table_hand)
    except GermanWhistError as error:
        dialogue.say(dialogue.failure(error))


def _wished(words: tuple[str, ...]) -> tuple[Grade, int] | None:
    """The grade and the pack that are named; None where a word names neither."""
    grades = {str(number): grade for number, grade in enumerate(Grade, 1)}
    packs = {str(pack): pack for pack in MEMORY_PACKS}
    named = [grades[word] for word in words if word in grades]
    sizes = [packs[word] for word in words if word in packs]
    if len(named) > 1 or len(sizes) > 1 or len(named) + len(sizes) < len(words):
        return None
    return (named or [Grade.TRUMPS])[0], (sizes or [MEMORY_PACKS[0]])[0]


def _standing(dialogue: Dialogue, view: View) -> list[str]:
    """Trumps and hand at the beginning, and the upcard before each trick."""
    texts = dialogue.texts
    lines = []
    if not view.tricks:
        if view.trump is not None:
            lines.append(texts("memory-told-trumps", suit=view.trump))
        held = cards_in_letters(view.holding, dialogue.letters)
        lines.append(texts("memory-told-hand", cards=held))
    if view.upcard is not None:
        lines.append(texts("memory-told-upcard", card=view.upcard, count=view.stock_left - 1))
    return lines


async def _marks(dialogue: Dialogue, open_places: CardSet) -> CardSet | None:
    """The cards of one line, once all of them can be read; None when the person leaves."""
    texts, say = dialogue.texts, dialogue.say
    while (typed := await dialogue.next()) is not None:
        asked, parts = typed.asked, typed.line.replace(",", " ").split()
        read = [dialogue.letters.card(part) for part in parts]
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
