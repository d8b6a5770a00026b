"""A way through a lesson: one question after the other, and those that were missed once more."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from germanwhist.cards import Card
from germanwhist.school.lessons.judging import Judgement, judge_card, judge_number, judge_play
from germanwhist.school.lessons.lesson import HowMany, PlayOut, Show, WhichCard
from germanwhist.school.practice import Answered

if TYPE_CHECKING:
    from germanwhist.rules import Hand
    from germanwhist.school.lessons.lesson import Lesson, Question

__all__ = ["Walk", "answered_fact"]

Answer: TypeAlias = Card | int | None


class Walk:
    """A way through a lesson. It changes while it is gone.

    Args:
        lesson: the lesson.

    Example:
        >>> from germanwhist.school.lessons import shipped_lessons
        >>> walk = Walk(next(lesson for lesson in shipped_lessons() if lesson.id == "price"))
        >>> walk.judge(Card("AH")).is_right, walk.judge(Card("4H")).is_right
        (False, True)
        >>> walk.go_on()
        >>> walk.number, walk.left, walk.found
        (2, (2, 3, 4, 1), {1: False})
    """

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.left = tuple(range(1, len(lesson.questions) + 1))
        self.found: dict[int, bool] = {}
        self._cards: list[Card] = []
        self._is_missed = False
        self._hand: Hand | None = None

    @property
    def number(self) -> int | None:
        """The number of the question that is asked, from 1; None at the end."""
        return self.left[0] if self.left else None

    @property
    def question(self) -> Question | None:
        """The question that is asked; None at the end."""
        return self.lesson.questions[self.left[0] - 1] if self.left else None

    @property
    def hand(self) -> Hand:
        """The hand as it stands, where a question is asked."""
        assert self.question is not None  # noqa: S101 - nobody looks at a hand after the end
        return self.question.hand if self._hand is None else self._hand

    @property
    def made(self) -> int:
        """The tricks made since the question was asked."""
        question = self.question
        if question is None:
            return 0
        seat = question.seat
        return self.hand.counted[seat] - question.hand.counted[seat]

    @property
    def is_missed(self) -> bool:
        """Whether a wrong answer was given to the question; it is then asked again at the end."""
        return self._is_missed

    def judge(self, answer: Answer) -> Judgement:
        """Judge an answer. A hand that is played out goes on after it.

        Args:
            answer: a card or a number, as the question asks; None for whoever wants to be shown.

        Raises:
            IllegalPlayError: the card may not be played (its usual codes).
            ValueError: the question asks for nothing, or for something else.
        """
        question = self.question
        card = answer if isinstance(answer, Card) else None
        is_shown = answer is None
        if isinstance(question, HowMany) and card is None:
            judged = judge_number(question, None if is_shown else _number(answer))
        elif isinstance(question, WhichCard) and (is_shown or card is not None):
            judged = judge_card(question, card)
        elif isinstance(question, PlayOut) and (is_shown or card is not None):
            cards = self._cards if card is None else [*self._cards, card]
            judged = judge_play(question, cards, is_shown=is_shown)
            self._play_on(judged)
        else:
            raise ValueError(f"{answer!r} is no answer (expected what the question asks for)")
        self._is_missed = self._is_missed or judged.is_right is False
        return judged

    def _play_on(self, judged: Judgement) -> None:
        """Go on with the right card, whichever was given."""
        if judged.best is not None:
            self._cards.append(judged.best)
        self._hand = judged.hand

    @property
    def is_made(self) -> bool:
        """Whether a hand that is played out has reached its goal, or its end."""
        question = self.question
        if not isinstance(question, PlayOut):
            return True
        return self.made >= question.goal or self.hand.to_play is None

    def go_on(self) -> None:
        """Go to the next question; one that was missed for the first time comes back."""
        number, question = self.number, self.question
        if number is None:
            return
        is_new = number not in self.found
        comes_back = is_new and self._is_missed
        if is_new and not isinstance(question, Show):
            self.found[number] = not self._is_missed
        self.left = (*self.left[1:], *((number,) if comes_back else ()))
        self._cards, self._hand, self._is_missed = [], None, False


def answered_fact(lesson: Lesson, number: int, *, judged: Judgement) -> Answered | None:
    """What is kept of an answer; None while a hand is played out and nothing is decided.

    Args:
        lesson: the lesson.
        number: of the question, from 1.
        judged: the judged answer.
    """
    if judged.is_right is None:
        return None
    is_wrong_card = isinstance(lesson.questions[number - 1], WhichCard) and not judged.is_right
    card = str(judged.card) if is_wrong_card and judged.card is not None else None
    return Answered(lesson=lesson.id, question=number, is_right=judged.is_right, card=card)


def _number(answer: Answer) -> int:
    assert isinstance(answer, int)  # noqa: S101 - cards and None were looked at before
    return answer
