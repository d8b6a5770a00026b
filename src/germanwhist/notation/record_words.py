"""The deal, the plays and the comments of a record, read from its words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from germanwhist.cards import CardSet
from germanwhist.errors import InvalidDealError
from germanwhist.notation.escapes import unescape
from germanwhist.notation.record import Comment
from germanwhist.notation.tags import CARD_BY_NAME, UNKNOWN
from germanwhist.rules import Deal, PartialDeal

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from germanwhist.cards import Card
    from germanwhist.errors import NotationError
    from germanwhist.notation.text_origin import TextOrigin
    from germanwhist.rules import Seat

__all__ = [
    "A_DEALT_CARD",
    "NO_UPCARD",
    "BadWord",
    "deal_of",
    "first_misfit",
    "read_comments",
    "read_deal",
    "read_plays",
    "split_comments",
]

_NUMBERS: Final = [f"{number}." for number in range(1, 27)]
_BRACES: Final = frozenset("{}")
_A_CARD: Final = "a card such as QD"
A_DEALT_CARD: Final = f"such as QD, or {UNKNOWN} when it is not known"
NO_UPCARD: Final = "the first upcard, which makes trumps and is always known"


class BadWord(Exception):  # noqa: N818 - not an error for a caller: it does not know its place
    """A word or comment out of place, by its number.

    Args:
        index: which word after the tags, or which comment, from 0.
        expected: what should stand there.
        code: the kind of fault; `bad_comment` makes the index that of a comment.
        twin: the number of an earlier word that is the same; either of the two may be the slip.
    """

    def __init__(self, index: int, expected: str, code: str, twin: int | None = None) -> None:
        super().__init__(index, expected, code, twin)
        self.index = index
        self.expected = expected
        self.code = code
        self.twin = twin

    def error(self, origin: TextOrigin) -> NotationError:
        """The error, with the place."""
        if self.code == "bad_comment":
            return origin.comment_error(self.index, expected=self.expected)
        expected = self.expected
        if self.twin is not None:
            line, column = origin.place_of_word(self.twin)
            expected += f"; the first stands at {line}:{column}"
        return origin.word_error(self.index, code=self.code, expected=expected)


def split_comments(tokens: Iterable[str]) -> tuple[list[str], list[tuple[int, str]]]:
    """Part comments from words, up to the first brace that is in no comment.

    Behind such a brace nothing can be right any more, and to look for a comment at each of the
    braces there would take a time that grows with the square of the text.

    Args:
        tokens: words, and comments with their braces.

    Returns:
        The words, and the comments with the number of words before each.
    """
    words: list[str] = []
    comments: list[tuple[int, str]] = []
    for token in tokens:
        if len(token) > 1 and token[0] == "{":
            comments.append((len(words), token))
        else:
            words.append(token)
            if token in _BRACES:
                break
    return words, comments


def read_comments(found: list[tuple[int, str]], pack: int) -> tuple[Comment, ...]:
    """The comments, each with the number of plays before it.

    Args:
        found: the comments with the number of words before each; the words are right.
        pack: the number of cards in the deal.

    Raises:
        BadWord: a comment stands in the deal, or between a number and its card.
    """
    comments: list[Comment] = []
    for words, token in found:
        trick, within = divmod(words - pack, 3)
        if trick < 0 or within == 1:
            raise BadWord(len(comments), "comments after the deal and after a play", "bad_comment")
        comments.append(Comment(2 * trick + within // 2, unescape(token[1:-1])))
    return tuple(comments)


def read_deal(words: list[str], pack: int, dealer: Seat) -> Deal | PartialDeal:
    """The deal that the first words name, perhaps with cards that are not known.

    Raises:
        BadWord: the first word that is no card, or not another card of the pack.
    """
    names = words[:pack]
    cards = tuple(map(CARD_BY_NAME.get, names))
    for index, card in enumerate(cards):
        if card is None and names[index] != UNKNOWN:
            expected = f"card {index + 1} of the deal, {A_DEALT_CARD}"
            raise BadWord(index, expected, "bad_card")
    if len(cards) < pack:
        raise BadWord(len(cards), f"card {len(cards) + 1} of the {pack} of the deal", "bad_deal")
    try:
        return deal_of(cards, dealer)
    except InvalidDealError as error:
        if error.code == "no_upcard":
            raise BadWord(pack // 2, NO_UPCARD, error.code) from None
        index = first_misfit(cards)
        twin = names.index(names[index])
        expected = f"each card of a pack of {pack} once"
        raise BadWord(index, expected, "bad_deal", twin if twin < index else None) from None


def deal_of(cards: tuple[Card | None, ...], dealer: Seat) -> Deal | PartialDeal:
    """A deal of these cards, None standing for those that are not known.

    Raises:
        InvalidDealError: as `Deal` and `PartialDeal` do.
    """
    known = tuple([card for card in cards if card is not None])
    return Deal(known, dealer) if len(known) == len(cards) else PartialDeal(cards, dealer)


def first_misfit(cards: Sequence[Card | None]) -> int:
    """Which card of a deal stood before, or is not in a pack of this size.

    Args:
        cards: as many as a pack has, None where the card is not known, but not one of each.
    """
    left = CardSet.full(len(cards) // 4)
    for index, card in enumerate(cards):
        if card is not None:
            if card not in left:
                return index
            left = left.remove(card)
    raise AssertionError(cards)


def read_plays(words: list[str], pack: int) -> tuple[Card, ...]:
    """The plays, trick by trick, each trick behind its number.

    Args:
        words: all words after the tags.
        pack: the number of cards in the deal; the plays follow it.

    Raises:
        BadWord: the first word that is neither the next number nor a card in its turn, or one
            too many.
    """
    names = words[pack:]
    numbers = names[::3]
    is_sound = len(numbers) <= pack // 2 and len(names) % 3 != 1
    if is_sound and numbers == _NUMBERS[: len(numbers)]:
        del names[::3]
        try:
            return tuple([CARD_BY_NAME[name] for name in names])
        except KeyError:
            pass  # named below
    raise _first_misplaced(words[pack:], pack)


def _first_misplaced(words: list[str], pack: int) -> BadWord:
    for index, word in enumerate(words):
        trick, within = divmod(index, 3)
        place = pack + index
        if trick == pack // 2:
            return BadWord(place, "a line that begins with end: all tricks are played", "bad_end")
        if within == 0 and word != _NUMBERS[trick]:
            expected = f"{_NUMBERS[trick]} or a line that begins with end"
            return BadWord(place, expected, "bad_number")
        if within and word not in CARD_BY_NAME:
            return BadWord(place, _A_CARD, "bad_card")
    return BadWord(pack + len(words), f"{_A_CARD} after {words[-1]}", "bad_card")
