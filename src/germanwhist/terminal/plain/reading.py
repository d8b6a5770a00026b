"""How things stand: the table, the hand by suit, the last trick, the score, the known cards."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from germanwhist.terminal.plain.telling import tell_turn, tell_where
from germanwhist.terminal.table.bar import match_length
from germanwhist.terminal.table.sentences import trick_in_words
from germanwhist.terminal.table.sorting import sorted_cards

if TYPE_CHECKING:
    from collections.abc import Iterator

    from germanwhist.cards import CardSet
    from germanwhist.terminal.table.scene import Scene

__all__ = ["read_hand", "read_known", "read_last_trick", "read_score", "read_table"]


def read_table(scene: Scene) -> Iterator[str]:
    """Trick, trumps, upcard, stock, the card led, and whose turn it is."""
    texts, view = scene.look.texts, scene.view
    if scene.is_over:
        yield texts("spoken-over")
        return
    yield from tell_where(scene)
    if scene.stock_left:
        yield texts("spoken-stock", count=scene.stock_left - 1)
    else:
        yield texts("spoken-stock-out")
    if view.led is not None and view.leader is scene.me:
        yield texts("spoken-you-led", card=view.led)
    if scene.is_my_turn:
        yield from tell_turn(scene)
    else:
        yield texts("home-turn-them", name=scene.opponent_name)


def read_hand(scene: Scene) -> Iterator[str]:
    """One's own cards, suit by suit."""
    yield scene.look.texts("spoken-cards", count=len(scene.view.holding))
    yield from _by_suit(scene, scene.view.holding)


def _by_suit(scene: Scene, cards: CardSet) -> Iterator[str]:
    texts = scene.look.texts
    ordered = sorted_cards(cards, scene.view.trump, scene.look.settings)
    for suit, of_suit in groupby(ordered, key=lambda card: card.suit):
        held = [texts("card-rank", rank=card.rank.letter) for card in of_suit]
        yield texts("spoken-suit", suit=suit, count=len(held), ranks=", ".join(held))


def read_last_trick(scene: Scene) -> Iterator[str]:
    """Both cards, who took what, and the card drawn."""
    texts = scene.look.texts
    if not scene.view.tricks:
        yield texts("last-trick-none")
        return
    trick = scene.view.tricks[-1]
    yield trick_in_words(scene, trick)
    yield texts(
        "spoken-taken",
        who="you" if trick.winner is scene.me else "them",
        name=scene.opponent_name,
        takes="trick" if trick.upcard is None else "card",
        other="" if trick.upcard is None else trick.upcard,
    )
    for draw in scene.view.drawn:
        if draw.trick == trick.number:
            yield texts("spoken-drawn", drawn=draw.card)


def read_score(scene: Scene) -> Iterator[str]:
    """The tricks of each stage, and the match."""
    texts, view, name = scene.look.texts, scene.view, scene.opponent_name
    for stage in (1, 2):
        winners = [trick.winner for trick in view.tricks if trick.stage == stage]
        if winners:
            yours = winners.count(scene.me)
            theirs = len(winners) - yours
            yield texts("plain-tricks", stage=stage, yours=yours, theirs=theirs, name=name)
    if not view.tricks:
        yield texts("last-trick-none")
    if view.ruleset.trick_worth(1) != view.ruleset.trick_worth(2) > 1:
        yours, theirs = view.counted[scene.me], view.counted[scene.them]
        yield texts("spoken-counted", yours=yours, theirs=theirs, name=name)
    yours, theirs = scene.table.points[scene.me], scene.table.points[scene.them]
    length = match_length(scene)
    yield texts("spoken-match", yours=yours, theirs=theirs, name=name, length=length)


def read_known(scene: Scene) -> Iterator[str]:
    """The cards that the opponent surely holds."""
    texts, view, name = scene.look.texts, scene.view, scene.opponent_name
    known = view.sure_cards
    if not known:
        yield texts("spoken-known-none", name=name)
        return
    is_all = len(known) == view.opponent_count
    yield texts("spoken-known-all" if is_all else "spoken-known", name=name)
    yield from _by_suit(scene, known)
