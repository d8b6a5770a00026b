"""What a server says of puzzles of stage one."""

from typing import Literal

import msgspec

from germanwhist.cards import Card
from germanwhist.notation import CardName, SeatName, ViewJson, view_to_json
from germanwhist.ratings import Rating
from germanwhist.school import explain, reason_to_json
from germanwhist.school.decisions import Decision, natural_card, number_of_decision
from germanwhist.school.forms import ReasonJson
from germanwhist.web.school.mistakes.messages import JudgedCard
from germanwhist.web.school.puzzles.messages import RatedTry

__all__ = ["DecisionAnswer", "DecisionMessage", "decision_answer", "decision_message"]


class DecisionMessage(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle of stage one, without its answer.

    Args:
        id: its id.
        number: its number among all puzzles, after those of stage two.
        theme: its idea.
        goal: what is asked.
        rating: how hard it is.
        me: the seat whose turn it is.
        rules: every option of the rule set as text.
        preset: the preset's name, if the rules are one.
        view: what the seat knows.
    """

    id: str
    number: int
    theme: str
    goal: Literal["win_or_let_go", "which_card", "which_lead"]
    rating: int
    me: SeatName
    rules: dict[str, str]
    preset: str | None
    view: ViewJson


class DecisionAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """What is best in a puzzle of stage one, and why.

    Args:
        is_right: whether the card is one of the right ones.
        best: the best card.
        cards: every legal card, the best first.
        reasons: why the best is better than the card, or where that is right or there was none,
            than the natural one.
        rated: the client's rating, where this was a first try.
    """

    is_right: bool
    best: CardName
    cards: list[JudgedCard]
    reasons: list[ReasonJson]
    rated: RatedTry | None


def decision_message(decision: Decision, rating: Rating) -> DecisionMessage:
    """A puzzle of stage one as a message; it holds what the seat knew and nothing more."""
    view = decision.view
    return DecisionMessage(
        id=decision.id,
        number=number_of_decision(decision),
        theme=decision.theme.value,
        goal=decision.goal.value,
        rating=round(rating.value),
        me=view.seat.label,
        rules=view.ruleset.options(),
        preset=view.ruleset.preset_name,
        view=view_to_json(view),
    )


def decision_answer(
    decision: Decision, card: Card | None, *, rated: RatedTry | None
) -> DecisionAnswer:
    """What came of an answer.

    Args:
        decision: the puzzle.
        card: the card chosen; None for whoever wants to be shown.
        rated: the client's rating, where it has just changed.
    """
    view, solution = decision.view, decision.solution
    is_right = card in solution
    worse = natural_card(view, solution[0]) if card is None or is_right else card
    explained = explain(view, decision.advice, against=worse)
    return DecisionAnswer(
        is_right=is_right,
        best=str(card if card is not None and is_right else solution[0]),
        cards=[
            JudgedCard(card=str(other), behind=tricks)
            for other, tricks in decision.given_away.items()
        ],
        reasons=[reason_to_json(reason) for reason in explained.reasons],
        rated=rated,
    )
