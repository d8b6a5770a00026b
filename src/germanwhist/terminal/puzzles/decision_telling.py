"""A puzzle of stage one in words and letters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from germanwhist.rules import Objective
from germanwhist.school import explain
from germanwhist.school.decisions import natural_card
from germanwhist.terminal.memory.telling import cards_in_letters
from germanwhist.texts import reason_in_words

if TYPE_CHECKING:
    from germanwhist.cards import Card
    from germanwhist.school.decisions import Decision
    from germanwhist.terminal.letters import Letters
    from germanwhist.texts import Texts

__all__ = ["answer_in_words", "decision_in_words", "question_in_words"]

_SMALL_PACK = 28


def question_in_words(decision: Decision, texts: Texts) -> str:
    """What is asked, what is trumps, and what is unusual about the hand."""
    view = decision.view
    trump = view.trump
    trumps = texts("no-trumps") if trump is None else texts("memory-told-trumps", suit=trump)
    parts = [
        f"{texts(f'theme-{decision.theme}')}. {texts(f'decision-{decision.goal}')}",
        f"{trumps.rstrip('.')}.",
    ]
    if view.objective is Objective.LOW:
        parts.append(texts("low-hand-about"))
    if view.ruleset.pack == _SMALL_PACK:
        parts.append(texts("decision-small"))
    return " ".join(parts)


def decision_in_words(decision: Decision, texts: Texts, letters: Letters) -> list[str]:
    """What the seat knows: its cards, those it knows of the opponent, the upcard, and the trick."""
    view = decision.view
    lines = [texts("memory-told-hand", cards=cards_in_letters(view.holding, letters))]
    if view.sure_cards:
        known = cards_in_letters(view.sure_cards, letters)
        lines.append(texts("puzzle-told-sure", cards=known))
    if view.upcard is not None:
        under = view.stock_left - 1
        lines.append(texts("memory-told-upcard", card=view.upcard, count=under))
    trick = len(view.tricks) + 1
    if view.led is None:
        lines.append(texts("decision-lead", trick=trick))
    else:
        lines.append(texts("decision-follow", trick=trick, card=view.led))
    return lines


def answer_in_words(
    decision: Decision, card: Card, texts: Texts, *, rating: tuple[int, int] | None
) -> list[str]:
    """What came of a card: whether it is right, what it gives away, why, and the rating."""
    view, solution = decision.view, decision.solution
    is_right = card in solution
    worse = natural_card(view, solution[0]) if is_right else card
    explained = explain(view, decision.advice, against=worse)
    lines = [texts("coach-best") if is_right else texts("coach-best-is", card=solution[0])]
    lines[0] = lines[0].rstrip(".") + "."
    if not is_right:
        tricks = round(decision.given_away[card], 1)
        lines.insert(0, texts("coach-gives-away", tricks=tricks).rstrip(".") + ".")
    lines.append(" ".join(reason_in_words(texts, reason) for reason in explained.reasons))
    if rating is not None:
        before, after = rating
        lines.append(texts("puzzle-told-rated", before=str(before), after=str(after)))
    return lines
