"""What a server says of own mistakes and of progress."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from germanwhist.notation import CardName, SeatName, ViewJson, view_to_json
from germanwhist.school import reason_to_json
from germanwhist.school.forms import ReasonJson  # noqa: TC001 - msgspec reads annotations
from germanwhist.school.mistakes import MistakeKind  # noqa: TC001
from germanwhist.school.practice import Answered, Reviewed

if TYPE_CHECKING:
    from germanwhist.cards import Card
    from germanwhist.rules import View
    from germanwhist.school.mistakes import Retry, Waiting
    from germanwhist.school.practice import KeptMistake

__all__ = [
    "MistakeAnswer",
    "MistakesMessage",
    "answer_message",
    "question_message",
]


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


def answer_message(
    mistake: KeptMistake, retry: Retry, *, played: Card, days: int | None
) -> MistakeAnswer:
    """What is better, and why.

    Args:
        mistake: the mistake.
        retry: what came of the try.
        played: the card of the hand.
        days: after how many days it comes back; None where it is known now.
    """
    return MistakeAnswer(
        is_right=retry.is_right,
        best=str(retry.explanation.best),
        played=str(played),
        kind=mistake.kind,
        cards=[JudgedCard(card=str(card), behind=behind) for card, behind in retry.behind.items()],
        reasons=[reason_to_json(reason) for reason in retry.explanation.reasons],
        days=days,
    )
