"""What is said: what to do now, and what has just happened."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, NamedTuple

from germanwhist.cards import Card
from germanwhist.rules import Seat
from germanwhist.texts import reason_in_words

if TYPE_CHECKING:
    from germanwhist.cards import Suit
    from germanwhist.engine import Advice
    from germanwhist.rules import Trick
    from germanwhist.school import Counsel
    from germanwhist.terminal.table.scene import Scene
    from germanwhist.texts import Texts

__all__ = [
    "Sentence",
    "hint_in_words",
    "prompt",
    "purpose",
    "refused",
    "told",
    "trick_in_words",
]


class Sentence(NamedTuple):
    """A sentence whose first part is strong."""

    strong: str
    rest: str


def prompt(scene: Scene) -> Sentence:
    """What to do now."""
    texts, view = scene.look.texts, scene.view
    opponent = scene.table.opponent
    if opponent is not None and opponent.has_failed:
        return _said(scene, "say-failed")
    if scene.lifted is not None:
        confirm = texts("say-confirm", card=scene.lifted)
        return Sentence(confirm, texts("say-confirm.rest"))
    if not view.is_to_play:
        return _said(scene, "say-thinking")
    return _said(scene, _lead(scene)) if view.led is None else _follow(scene, view.led.suit)


def _lead(scene: Scene) -> str:
    if scene.stage == 2 and scene.is_low:
        return "say-lead-low"
    is_first = len(scene.view.tricks) == scene.view.ruleset.cards_per_hand
    return "say-lead-stage-two" if is_first else "say-lead"


def _follow(scene: Scene, suit: Suit) -> Sentence:
    texts, view = scene.look.texts, scene.view
    if not view.ruleset.must_follow(view.stage):
        return _said(scene, "say-follow-free")
    message = "say-follow" if view.holding.suit(suit) else "say-void"
    return Sentence(texts(message, suit=suit), texts(f"{message}.rest", suit=suit))


def _said(scene: Scene, message: str) -> Sentence:
    name, texts = scene.opponent_name, scene.look.texts
    return Sentence(texts(message, name=name), texts(f"{message}.rest", name=name))


def told(scene: Scene) -> str:
    """What has happened last."""
    view = scene.view
    if not view.tricks:
        return _dealt(scene)
    last = view.tricks[-1]
    is_stage_two_new = len(view.tricks) == view.ruleset.cards_per_hand and not scene.is_resting
    if is_stage_two_new:
        return scene.look.texts("told-stage-two-low" if scene.is_low else "told-stage-two")
    return _taken(scene, last)


def _dealt(scene: Scene) -> str:
    texts, name, table = scene.look.texts, scene.opponent_name, scene.table
    is_mine = scene.view.dealer is scene.me
    if scene.is_low:
        return texts("low-hand-about")
    if table.cuts and not table.results:
        north, south = map(Card, table.cuts[-1])
        yours, theirs = (north, south) if scene.me is Seat.NORTH else (south, north)
        dealer = "you" if is_mine else "them"
        return texts("told-cut", yours=yours, theirs=theirs, name=name, dealer=dealer)
    return texts("told-dealt-you" if is_mine else "told-dealt-them", name=name)


def _taken(scene: Scene, trick: Trick) -> str:
    texts, name = scene.look.texts, scene.opponent_name
    is_mine = trick.winner is scene.me
    if trick.upcard is None:
        message = "told-trick-you" if is_mine else "told-trick-them"
        return texts(message, card=trick.card_of(trick.winner), name=name)
    if is_mine:
        return texts("told-won-you", card=trick.upcard, name=name)
    drawn = next(draw.card for draw in scene.view.drawn if draw.trick == trick.number)
    return texts("told-won-them", card=trick.upcard, name=name, drawn=drawn)


def trick_in_words(scene: Scene, trick: Trick) -> str:
    """A finished trick: who led what, and who played what to it."""
    is_mine = trick.leader is scene.me
    return scene.look.texts(
        "last-trick-led" if is_mine else "last-trick-followed",
        name=scene.opponent_name,
        card=trick.lead,
        other=trick.follow,
    )


def purpose(scene: Scene) -> str:
    """What the tricks of this stage are for."""
    rules, texts = scene.view.ruleset, scene.look.texts
    worth = rules.trick_worth(scene.stage)
    if scene.stage == 1:
        if not worth:
            return texts("purpose-one")
        is_weighted = rules.trick_worth(2) != worth
        return texts("purpose-one-weighted" if is_weighted else "purpose-one-counts")
    if scene.is_low:
        return texts("purpose-two-low")
    return texts("purpose-two-weighted" if worth > 1 else "purpose-two")


def refused(scene: Scene, code: str, card: Card | None = None) -> str:
    """Why a request was refused.

    Args:
        scene: the table at that moment.
        code: a `Fault` or a `Refusal`.
        card: the card that was to be played, if it was one.
    """
    texts, led = scene.look.texts, scene.view.led
    message = f"refused-{code}"
    if not texts.has(message):
        message = "refused-cannot_now"
    if card is None:
        return texts(message, name=scene.opponent_name)
    suit = card.suit if led is None else led.suit
    return texts(message, name=scene.opponent_name, card=card, suit=suit)


def hint_in_words(texts: Texts, counsel: Counsel, *, width: int, lines: int) -> str:
    """The best card and why, in as many whole sentences as there is room for.

    The points of the best card and the next are told where all fits with them.

    Args:
        texts: the language.
        counsel: what to play, and why.
        width: the characters of a line.
        lines: how many lines there are.
    """
    best, reasons = counsel.advice.best, counsel.explanation.reasons
    why = [reason_in_words(texts, reason) for reason in reasons]
    whole = " ".join([_figures(texts, counsel.advice), *why])
    if len(wrap(whole, width)) <= lines:
        return whole
    said = texts("told-hint-best", card=best)
    for sentence in why:
        longer = f"{said} {sentence}"
        if len(wrap(longer, width)) > lines:
            break
        said = longer
    return said


def _figures(texts: Texts, advice: Advice) -> str:
    """The best card and the one after it, with the points expected of each."""
    best = advice.cards[0]
    if len(advice.cards) == 1:
        return texts("told-hint-best", card=best.card)
    second = advice.cards[1]
    return texts(
        "told-hint", card=best.card, points=best.points, other=second.card, less=second.points
    )
