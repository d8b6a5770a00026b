"""Which match is played line by line: the one that is open, or another that was asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from germanwhist.errors import GermanWhistError
from germanwhist.rules import RuleSet
from germanwhist.terminal.plain.help import typed_card
from germanwhist.terminal.plain.words import Asked, Command, word_for
from germanwhist.texts import find_level, level_name, rules_name

if TYPE_CHECKING:
    from germanwhist.rules import Seat
    from germanwhist.terminal.plain.dialogue import Dialogue

__all__ = ["deal", "first_place", "welcome", "wished"]


def welcome(dialogue: Dialogue) -> None:
    """Say how to type a card, and how to ask for help."""
    texts, help_ = dialogue.texts, word_for(Command.HELP, dialogue.texts)
    dialogue.say(texts("plain-welcome", card=typed_card(dialogue), help=help_))


async def first_place(
    dialogue: Dialogue, level: str | None, rules: RuleSet | None
) -> tuple[str, Seat] | None:
    """The table and seat to play at first; None when the person leaves.

    Args:
        dialogue: with the person, who chooses where a match is open and another is asked for.
        level: the opponent of a match to begin, or None.
        rules: its rules, or None.
    """
    session, texts = dialogue.session, dialogue.texts
    is_asked = level is not None or rules is not None
    wish = (level or session.level, rules or session.rules)
    scene = await session.last_open()
    if scene is None:
        return await deal(dialogue, *wish)
    place, name = (scene.table.id, scene.me), scene.opponent_name
    new, next_ = word_for(Command.NEW, texts), word_for(Command.NEXT, texts)
    if not is_asked:
        dialogue.say(texts("plain-goes-on", name=name, new=new))
        return place
    yours, theirs = scene.table.points[scene.me], scene.table.points[scene.them]
    dialogue.note(
        texts("plain-waiting", name=name, yours=yours, theirs=theirs, next=next_, new=new)
    )
    while (typed := await dialogue.next()) is not None:
        match typed.asked:
            case Asked(Command.NEXT, _):
                return place
            case Asked(Command.NEW, words):
                chosen = wished(dialogue, words) if words else wish
                if chosen is not None:
                    return await deal(dialogue, *chosen)
            case _:
                dialogue.repeat()
    return None


async def deal(dialogue: Dialogue, level: str, rules: RuleSet) -> tuple[str, Seat]:
    """Begin a match, and say against whom and by which rules."""
    texts = dialogue.texts
    name, played = level_name(texts, level), rules_name(texts, rules)
    dialogue.say(texts("plain-against", name=name, rules=played))
    return await dialogue.session.create(level, rules)


def wished(dialogue: Dialogue, words: tuple[str, ...]) -> tuple[str, RuleSet] | None:
    """The level and rules that are named, the others as they were; None when refused."""
    session = dialogue.session
    named = find_level(words[0], session.levels) if words else None
    rest = words[1:] if named is not None else words
    try:
        return named or session.level, RuleSet.parse(" ".join(rest)) if rest else session.rules
    except GermanWhistError as error:
        levels = ", ".join(level_name(dialogue.texts, level) for level in session.levels)
        dialogue.say(f"{error}. {dialogue.texts('plain-levels', levels=levels)}")
        return None
