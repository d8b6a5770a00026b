"""What a server says of own mistakes and of progress."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from germanwhist.cards import Card
from germanwhist.engine import Advice, CardAdvice
from germanwhist.notation import CardName, SeatName, ViewJson, view_to_json
from germanwhist.school import explain, reason_to_json
from germanwhist.school.forms import ReasonJson  # noqa: TC001 - msgspec reads annotations
from germanwhist.school.mistakes import MistakeKind  # noqa: TC001
from germanwhist.school.practice import Answered, Reviewed
from germanwhist.school.terms import points_per_trick

if TYPE_CHECKING:
    from germanwhist.rules import View
    from germanwhist.school.mistakes import Waiting
    from germanwhist.school.practice import KeptMistake

__all__ = [
    "MistakeAnswer",
    "MistakesMessage",
    "answer_message",
    "is_as_good",
    "question_message",
]

_AS_GOOD: Final = 0.1  # tricks: less than the search can tell apart


class MistakeQuestion(msgspec.Struct, frozen=True, kw_only=True):
    """A position in which the client has made a mistake. What it played is not told.

    Args:
        id: what the mistake is called.
        lesson: the id of the lesson that it is a question of; null for a hand of one's own.
        level: the computer level opposite; null for a person.
        reviewed_at: when the hand was reviewed, or the question answered, in seconds since
            1970-01-01 UTC.
        trick: the trick of the hand, from 1.
        cost: tricks that the play gave away.
        tries: how often it was asked before.
        me: the client's seat.
        rules: every option of the rule set as text.
        preset: the preset's name, if the rules are one.
        view: what the seat knew.
    """

    id: str
    lesson: str | None
    level: str | None
    reviewed_at: float
    trick: int
    cost: float
    tries: int
    me: SeatName
    rules: dict[str, str]
    preset: str | None
    view: ViewJson


class MistakesMessage(msgspec.Struct, frozen=True, kw_only=True):
    """The client's own mistakes.

    Args:
        due: how many are to be asked today.
        later: how many others come back later.
        known: how many are known.
        question: the next one; null where none is due.
    """

    due: int
    later: int
    known: int
    question: MistakeQuestion | None


class JudgedCard(msgspec.Struct, frozen=True, kw_only=True):
    """A card that might have been played.

    Args:
        card: the card.
        behind: tricks that it gives away against the best one.
    """

    card: CardName
    behind: float


class MistakeAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """What is better, and why.

    Args:
        is_right: whether a card as good as the best was found.
        best: the best card.
        played: the card of the hand.
        kind: what was wrong with that one.
        cards: every legal card, the best first.
        reasons: why the best is better than the one chosen, or where that was right, than the one
            of the hand.
        days: after how many days it comes back; null where it is known now.
    """

    is_right: bool
    best: CardName
    played: CardName
    kind: MistakeKind
    cards: list[JudgedCard]
    reasons: list[ReasonJson]
    days: int | None


def question_message(waiting: Waiting, view: View) -> MistakeQuestion:
    """A question as a message; it holds what the seat knew and nothing more."""
    source = waiting.source
    return MistakeQuestion(
        id=waiting.id,
        lesson=source.lesson if isinstance(source, Answered) else None,
        level=source.level if isinstance(source, Reviewed) else None,
        reviewed_at=waiting.reviewed_at,
        trick=waiting.mistake.trick,
        cost=waiting.mistake.cost,
        tries=waiting.tries,
        me=view.seat.label,
        rules=view.ruleset.options(),
        preset=view.ruleset.preset_name,
        view=view_to_json(view),
    )


def is_as_good(mistake: KeptMistake, card: str, view: View) -> bool:
    """Whether a card is as good as the best one, as far as that can be told."""
    points = {name: points for name, points, _ in mistake.cards}
    behind = max(points.values()) - points.get(card, float("-inf"))
    return behind / points_per_trick(view) <= _AS_GOOD


def answer_message(  # noqa: PLR0913 - one for each thing that is told
    mistake: KeptMistake,
    view: View,
    *,
    played: Card,
    chosen: str | None,
    is_right: bool,
    days: int | None,
) -> MistakeAnswer:
    """What is better, and why.

    Args:
        mistake: the mistake.
        view: what the seat knew.
        played: the card of the hand.
        chosen: the card chosen now; None for none.
        is_right: whether that was as good as the best.
        days: after how many days it comes back; None where it is known now.
    """
    advised = tuple(
        CardAdvice(card=Card(name), points=points, standard_error=error, tries=0)
        for name, points, error in mistake.cards
    )
    worse = played if is_right or chosen is None else Card(chosen)
    explained = explain(view, Advice(advised, is_exact=mistake.is_exact), against=worse)
    best = max(entry.points for entry in advised)
    each = points_per_trick(view)
    return MistakeAnswer(
        is_right=is_right,
        best=str(explained.best),
        played=str(played),
        kind=mistake.kind,
        cards=[
            JudgedCard(card=str(entry.card), behind=(best - entry.points) / each)
            for entry in advised
        ],
        reasons=[reason_to_json(reason) for reason in explained.reasons],
        days=days,
    )
