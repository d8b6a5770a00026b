"""What may be typed, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from germanwhist.cards import Card, Suit
from germanwhist.terminal.plain.words import Command, commands, near_word, word_for

if TYPE_CHECKING:
    from germanwhist.terminal.plain.dialogue import Dialogue

__all__ = ["explain_all", "explain_unread", "typed_card"]


def typed_card(dialogue: Dialogue) -> str:
    """An example of how a card is typed: the queen of hearts."""
    letters = dialogue.letters
    return f"{letters.courts[2]}{letters.suits[Suit.HEARTS]}"


def explain_all(dialogue: Dialogue) -> None:
    """Say how a card is typed, and what each command is for."""
    texts, suits = dialogue.texts, dialogue.letters.keys()
    dialogue.say(texts("plain-cards", typed=typed_card(dialogue), card=Card("QH"), suits=suits))
    for command in commands(texts):
        word, help_ = word_for(command, texts), texts(f"plain-{command}.help")
        dialogue.say(texts("labelled", label=word, text=help_))


def explain_unread(dialogue: Dialogue, line: str) -> None:
    """Say that a line was not understood; an empty one tells the last announcement again."""
    texts = dialogue.texts
    if not line:
        dialogue.repeat()
        return
    word, near = line.split(maxsplit=1)[0][:40], near_word(line, texts)
    if near is not None:
        dialogue.say(texts("plain-unknown-near", word=word, near=near))
    else:
        help_ = word_for(Command.HELP, texts)
        dialogue.say(texts("plain-unknown", word=word, help=help_))
