"""A question of a lesson that was answered with a wrong card, as a mistake to be asked again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from germanwhist.cards import Card
from germanwhist.school.lessons import WhichCard, shipped_lessons
from germanwhist.school.mistake_kind import kind_of
from germanwhist.school.practice import KeptMistake
from germanwhist.school.terms import points_per_trick

if TYPE_CHECKING:
    from germanwhist.school.practice import Answered

__all__ = ["asked_of", "lesson_mistake", "wrong_card"]


def asked_of(fact: Answered) -> WhichCard | None:
    """The question that was answered; None where it asks for no card, or is there no more."""
    for lesson in shipped_lessons():
        if lesson.id == fact.lesson and fact.question <= len(lesson.questions):
            question = lesson.questions[fact.question - 1]
            return question if isinstance(question, WhichCard) else None
    return None


def wrong_card(fact: Answered, question: WhichCard) -> Card:
    """The card that was answered; the worst one for somebody who wanted to be shown."""
    given = None if fact.card is None else Card(fact.card)
    is_known = given is not None and given in question.hand.legal_plays()
    return given if given is not None and is_known else question.worths[-1].card


def lesson_mistake(fact: Answered) -> KeptMistake | None:
    """The mistake of a wrong answer; None where no card was asked for, or the answer was right.

    Args:
        fact: the answer.

    Example:
        >>> from germanwhist.school.practice import Answered
        >>> wrong = Answered(lesson="price", question=1, is_right=False, card="AH")
        >>> mistake = lesson_mistake(wrong)
        >>> mistake.kind.value, round(mistake.cost, 1)
        ('too_dear', 1.2)
    """
    question = None if fact.is_right else asked_of(fact)
    if question is None:
        return None
    view = question.hand.view(question.seat)
    each = view.objective.sign * points_per_trick(view)
    tricks = {worth.card: worth.tricks for worth in question.worths}
    card = wrong_card(fact, question)
    best = question.worths[0]
    return KeptMistake(
        number=len(view.plays) + 1,
        trick=len(view.tricks) + 1,
        kind=kind_of(view, card, better=best.card),
        theme=None,
        cost=abs(best.tricks - tricks[card]),
        cards=tuple((str(w.card), each * w.tricks, abs(each) * w.error) for w in question.worths),
        is_exact=view.stage == 2,
    )
