"""The keys of the table."""

from __future__ import annotations

from typing import Final

from germanwhist.cards import Rank, Suit

__all__ = ["KEYS", "rank_of_key", "suit_of_key"]

# Textual's names of keys, and the actions of the screen; letters count in either case.
KEYS: Final = {
    "left": "step(-1)",
    "right": "step(1)",
    "up": "next_legal",
    "down": "next_legal",
    "home": "end(False)",
    "end": "end(True)",
    "enter": "play",
    "space": "play",
    "i": "hint",
    "l": "last",
    "u": "undo",
    "r": "claim",
    "n": "next",
    "m": "menu",
    "f1": "help",
    "question_mark": "help",
    "escape": "escape",
    "q": "leave",
}

_SUITS: Final = {suit.letter.lower(): suit for suit in Suit}
_RANKS: Final = {rank.letter.lower(): rank for rank in Rank} | {"1": Rank.TEN, "0": Rank.TEN}


def suit_of_key(key: str) -> Suit | None:
    """The suit that a letter asks for.

    Example:
        >>> suit_of_key("h"), suit_of_key("x")
        (Suit.HEARTS, None)
    """
    return _SUITS.get(key)


def rank_of_key(key: str) -> Rank | None:
    """The rank that a letter or digit asks for; 1 and 0 are both ten.

    Example:
        >>> rank_of_key("q"), rank_of_key("1")
        (Rank.QUEEN, Rank.TEN)
    """
    return _RANKS.get(key)
