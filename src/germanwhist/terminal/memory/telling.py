"""A memory task in words: each trick that passes by, and what came of the marks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from germanwhist.cards import Suit
from germanwhist.school.memory import Where
from germanwhist.terminal.drawing.faces import rank_label

if TYPE_CHECKING:
    from collections.abc import Iterable

    from germanwhist.cards import Card, CardSet
    from germanwhist.rules import Trick, View
    from germanwhist.school.memory import Recall
    from germanwhist.terminal.letters import Letters
    from germanwhist.texts import Texts

__all__ = ["SUITS", "cards_in_letters", "marks_in_words", "trick_in_words", "where_seen"]

SUITS: Final = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
"""From the top of the page down."""


def cards_in_letters(cards: CardSet, letters: Letters) -> str:
    """A hand suit by suit, such as `♠ A J  ♦ 9`."""
    parts = []
    for suit in SUITS:
        held = sorted(cards.suit(suit), key=lambda card: -card.rank)
        if held:
            parts.append(" ".join((suit.sign, *(rank_label(c, letters.courts) for c in held))))
    return "  ".join(parts)


def trick_in_words(view: View, texts: Texts, *, name: str) -> str:
    """The last trick, who took the upcard, and the card that was drawn.

    Args:
        view: what the seat knew after the trick.
        texts: the language.
        name: what the opponent is called.
    """
    trick = view.tricks[-1]
    leader = "you" if trick.leader is view.seat else "them"
    played = texts(
        "memory-told-trick", leader=leader, lead=trick.lead, other=trick.follow, name=name
    )
    return f"{played} {_draws(view, trick, texts, name=name)}"


def _draws(view: View, trick: Trick, texts: Texts, *, name: str) -> str:
    if trick.upcard is None:
        return ""
    if trick.winner is view.seat:
        return texts("memory-told-yours", card=trick.upcard, name=name)
    return texts("memory-told-theirs", card=trick.upcard, drawn=view.drawn[-1].card, name=name)


def where_seen(found: Recall, texts: Texts, *, name: str) -> Iterable[tuple[tuple[Card, ...], str]]:
    """The missed and wrong cards with where they were to be seen, by trick; those never seen last.

    Args:
        found: the judged marks.
        texts: the language.
        name: what the opponent is called.
    """
    seen = [one for one in found.seen if one.where is not Where.UNSEEN]
    for one in sorted(seen, key=lambda each: each.trick or 0):
        yield (one.card,), texts(f"memory-seen-{one.where}", trick=one.trick or 0, name=name)
    unseen = tuple(one.card for one in found.seen if one.where is Where.UNSEEN)
    if unseen:
        yield unseen, texts("memory-seen-unseen", count=len(unseen))


def marks_in_words(found: Recall, texts: Texts, *, name: str) -> list[str]:
    """What came of the marks, line by line: the counts, the sums, and where cards were seen.

    Args:
        found: the judged marks.
        texts: the language.
        name: what the opponent is called.
    """
    lines = [texts("memory-score", right=len(found.right), asked=found.asked) + "."]
    for total in found.sums:
        values = {"cards": total.cards, "played": total.played, "own": total.own}
        lines.append(
            texts("memory-sum", suit=total.suit, left=total.left, found=total.found, **values)
        )
    for cards, where in where_seen(found, texts, name=name):
        named = [texts("memory-told-card", card=card) for card in cards]
        lines.append(texts("labelled", label=", ".join(named), text=where))
    return lines
