"""What has happened at the table since it was told last: one paragraph, in order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from germanwhist.cards import Card
from germanwhist.rules import Seat
from germanwhist.service import Phase
from germanwhist.terminal.table.results import hand_in_words, match_in_words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from germanwhist.rules import Trick
    from germanwhist.terminal.table.scene import Scene

__all__ = ["tell", "tell_turn", "tell_where"]


def tell(before: Scene | None, after: Scene) -> str:
    """Everything that has come about between two moments, and what is to be done now.

    Args:
        before: the moment told last; None when nothing has been told yet.
        after: the moment to be told.
    """
    hand = [*_hand(before, after)]
    is_new = before is None or not _is_same(before, after)
    is_ended = after.is_over and (is_new or (before is not None and not before.is_over))
    results = [*hand_in_words(after), *match_in_words(after)] if is_ended else []
    is_begun = is_new and not after.view.tricks and after.view.led is None
    is_led_told = is_begun and not after.is_over
    turn = [] if is_led_told or _is_turn_told(before, after) else tell_turn(after)
    return " ".join([*hand, *results, *turn])


def _is_turn_told(before: Scene | None, after: Scene) -> bool:
    """Whether it was the person's turn already, at the same point of the same hand."""
    if before is None or not before.is_my_turn or not _is_same(before, after):
        return False
    return _plays(before) == _plays(after)


def _is_same(before: Scene, after: Scene) -> bool:
    """Whether two moments belong to the same hand."""
    return before.table.id == after.table.id and _number(before) == _number(after)


def _number(scene: Scene) -> int:
    return len(scene.table.results) + (scene.table.phase is Phase.PLAYING)


def _plays(scene: Scene) -> int:
    return 2 * len(scene.view.tricks) + (scene.view.led is not None)


def _hand(before: Scene | None, after: Scene) -> Iterator[str]:
    if before is None or not _is_same(before, after):
        if not after.is_over:
            has_played = after.view.tricks or (after.view.led and after.view.leader is after.me)
            yield from tell_where(after) if has_played else _beginning(after)
    elif _plays(after) < _plays(before):
        yield from _undone(before, after)
    else:
        yield from _tricks(before, after)


def _beginning(scene: Scene) -> Iterator[str]:
    """The cut, the dealer, trumps, the upcard, and the first card led."""
    texts, name, table = scene.look.texts, scene.opponent_name, scene.table
    who = "you" if scene.view.dealer is scene.me else "them"
    if table.cuts and not table.results:
        north, south = map(Card, table.cuts[-1])
        yours, theirs = (north, south) if scene.me is Seat.NORTH else (south, north)
        yield texts("told-cut", yours=yours, theirs=theirs, name=name, dealer=who)
        yield texts("spoken-first", who=who, name=name)
    else:
        yield texts("spoken-dealt", who=who, name=name)
    yield from _trumps(scene)
    yield from _upcard(scene, "spoken-upcard")
    yield from _led(scene)


def _trumps(scene: Scene) -> Iterator[str]:
    texts, trump = scene.look.texts, scene.view.trump
    yield texts("spoken-no-trumps") if trump is None else texts("spoken-trumps", suit=trump)
    if scene.is_low:
        yield texts("low-hand-about")


def _upcard(scene: Scene, message: str) -> Iterator[str]:
    if scene.view.upcard is not None:
        yield scene.look.texts(message, card=scene.view.upcard)


def _led(scene: Scene) -> Iterator[str]:
    """The card that lies led, if the other side has led one."""
    if scene.view.led is not None and scene.view.leader is scene.them:
        yield scene.look.texts("spoken-led", name=scene.opponent_name, card=scene.view.led)


def _tricks(before: Scene, after: Scene) -> Iterator[str]:
    texts, view = after.look.texts, after.view
    news = view.tricks[len(before.view.tricks) :]
    for trick in news:
        is_lead_told = trick is news[0] and before.view.led is not None
        yield from _trick(after, trick, is_lead_told=is_lead_told)
    if news and not after.is_over:
        yield from _upcard(after, "spoken-new-upcard")
        if any(trick.number == view.ruleset.cards_per_hand for trick in news):
            yield texts("spoken-stage-two-low" if after.is_low else "spoken-stage-two")
    if view.led is not None and (news or before.view.led is None):
        if view.leader is after.me:
            yield texts("spoken-own", card=view.led, takes="no")
        else:
            yield from _led(after)


def _trick(scene: Scene, trick: Trick, *, is_lead_told: bool) -> Iterator[str]:
    """One trick: both cards, who takes what, and the card drawn unseen."""
    texts, name, me = scene.look.texts, scene.opponent_name, scene.me
    if not is_lead_told:
        if trick.leader is me:
            yield texts("spoken-own", card=trick.lead, takes="no")
        else:
            yield texts("spoken-led", name=name, card=trick.lead)
    takes = "trick" if trick.upcard is None else "card"
    other = "" if trick.upcard is None else trick.upcard
    has_follower_won = trick.winner is not trick.leader
    followed = "spoken-theirs" if trick.leader is me else "spoken-own"
    verb = takes if has_follower_won else "no"
    yield texts(followed, name=name, card=trick.follow, takes=verb, other=other)
    if not has_follower_won:
        who = "you" if trick.winner is me else "them"
        yield texts("spoken-taken", who=who, name=name, takes=takes, other=other)
    for draw in scene.view.drawn:
        if draw.trick == trick.number:
            yield texts("spoken-drawn", drawn=draw.card)


def _undone(before: Scene, after: Scene) -> Iterator[str]:
    """A card taken back, and what lies on the table now."""
    yield after.look.texts("spoken-undone", who="you", name=after.opponent_name)
    if before.view.upcard != after.view.upcard:
        yield from _upcard(after, "spoken-upcard")
    yield from _led(after)


def tell_where(scene: Scene) -> Iterator[str]:
    """Where the hand stands, for somebody who comes to it."""
    total = scene.view.ruleset.cards_per_hand
    number = len(scene.view.tricks) % total + 1
    yield scene.look.texts("spoken-where", stage=scene.stage, number=number, total=total)
    yield from _trumps(scene)
    yield from _upcard(scene, "spoken-upcard")
    yield from _led(scene)


def tell_turn(scene: Scene) -> list[str]:
    """What the person is to do now; nothing while it is not their turn."""
    texts, view = scene.look.texts, scene.view
    if not scene.is_my_turn:
        return []
    if view.led is None:
        return [texts("spoken-lead")]
    suit, legal = view.led.suit, scene.legal
    count = len(view.holding.suit(suit))
    if len(legal) == 1:
        return [texts("spoken-follow-only", card=legal.lowest())]
    if not count:
        return [texts("spoken-void", suit=suit)]
    if len(legal) == len(view.holding) > count:
        return [texts("spoken-free")]
    return [texts("spoken-follow", count=count, suit=suit)]
