"""What a typed line asks for: a card, or a command with what belongs to it."""

from __future__ import annotations

import unicodedata
from difflib import get_close_matches
from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from germanwhist.cards import Card, Rank, Suit
from germanwhist.service.requests import REQUESTS
from germanwhist.texts import DEFAULT_LANGUAGE, load_texts

if TYPE_CHECKING:
    from collections.abc import Mapping

    from germanwhist.terminal.letters import Letters
    from germanwhist.texts import Texts

__all__ = ["Asked", "Command", "commands", "near_word", "read_line", "word_for"]


class Command(StrEnum):
    """What can be asked for beside a card and the requests that are said by their name alone."""

    TABLE = "table"
    HAND = "hand"
    LAST = "last"
    SCORE = "score"
    KNOWN = "known"
    REPEAT = "repeat"
    CLAIM = "claim"
    NEXT = "next"
    RESIGN = "resign"
    NEW = "new"
    LESSON = "lesson"
    DAY = "day"
    MISTAKES = "mistakes"
    MEMORY = "memory"
    PUZZLE = "puzzle"
    REVIEW = "review"
    RECORD = "record"
    STATISTICS = "statistics"
    PROGRESS = "progress"
    HELP = "help"
    QUIT = "quit"


class Asked(NamedTuple):
    """A command, or the name of a request, and the words after it."""

    command: str
    words: tuple[str, ...] = ()


def read_line(line: str, texts: Texts, letters: Letters) -> Card | Asked | None:
    """What a line asks for; None when it is neither a card nor a command.

    Args:
        line: as it was typed: `QD`, `10 h`, `queen of diamonds`, `claim 5`.
        texts: the language; the English commands are understood in each.
        letters: the letters of cards.

    Example:
        >>> from germanwhist.terminal.letters import Letters
        >>> texts = load_texts("en")
        >>> read_line("queen of Hearts", texts, Letters()), read_line("qh", texts, Letters())
        (Card('QH'), Card('QH'))
        >>> read_line("claim 3", texts, Letters())
        Asked(command=<Command.CLAIM: 'claim'>, words=('3',))
    """
    words = _plain(line).split()
    if not words:
        return None
    card = letters.card("".join(words)) or _names(texts.language).get(" ".join(words))
    if card is not None:
        return card
    command = _commands(texts.language).get(words[0])
    return None if command is None else Asked(command, tuple(line.split()[1:]))


def commands(texts: Texts) -> tuple[str, ...]:
    """All that can be asked for, in the order in which it is explained.

    A request that says everything by its name has a word as soon as there is a text for it, such
    as `plain-hint`.
    """
    fixed: list[str] = list(Command)
    named = [request.name() for request in REQUESTS]
    simple = [name for name in named if name not in fixed and texts.has(f"plain-{name}")]
    place = fixed.index(Command.CLAIM)
    return (*fixed[:place], *simple, *fixed[place:])


def near_word(line: str, texts: Texts) -> str | None:
    """A command that is written much like the first word of a line."""
    words = _plain(line).split()
    near = get_close_matches(words[0], _commands(texts.language), n=1) if words else []
    return near[0] if near else None


def word_for(command: str, texts: Texts) -> str:
    """The word to type for a command."""
    return texts(f"plain-{command}").split()[0]


def _plain(text: str) -> str:
    """Small letters without accents, and no signs but those of suits."""
    signs = {suit.sign: suit.letter for suit in Suit}
    spelled = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe").replace("’", "'"))
    return "".join(
        signs.get(character, character)
        for character in spelled
        if not unicodedata.combining(character)
    )


@cache
def _commands(language: str) -> Mapping[str, str]:
    """Every word that stands for a command."""
    words = {
        _plain(word): command
        for name in dict.fromkeys((DEFAULT_LANGUAGE, language))
        for command in commands(load_texts(name))
        for word in load_texts(name)(f"plain-{command}").split()
    }
    return words | {"?": Command.HELP}


@cache
def _names(language: str) -> Mapping[str, Card]:
    """The cards by their names, with an article and without."""
    texts = load_texts(language)
    return {
        _plain(texts(f"card-{form}", rank=card.rank.letter, suit=card.suit.letter)): card
        for suit in Suit
        for rank in Rank
        for card in [Card.of(suit, rank)]
        for form in ("plain", "the", "title")
    }
