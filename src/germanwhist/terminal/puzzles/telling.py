"""A puzzle in words and letters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from germanwhist.cards import CardSet
from germanwhist.school import explain_cards
from germanwhist.terminal.memory.telling import cards_in_letters
from germanwhist.texts import reason_in_words

if TYPE_CHECKING:
    from collections.abc import Iterable

    from germanwhist.cards import Card
    from germanwhist.school.puzzles import Trial
    from germanwhist.terminal.letters import Letters
    from germanwhist.texts import Texts

__all__ = ["end_in_words", "goal_in_words", "hands_in_words", "replies_in_words"]


def goal_in_words(trial: Trial, texts: Texts) -> str:
    """The goal, and what is trumps."""
    position = trial.puzzle.position
    goal = texts(
        f"puzzle-goal-{position.objective.value}",
        goal=trial.puzzle.goal,
        tricks=position.tricks,
    )
    trump = position.trump
    trumps = texts("no-trumps") if trump is None else texts("memory-told-trumps", suit=trump)
    return f"{texts(f'theme-{trial.puzzle.theme}')}. {goal}. {trumps.rstrip('.')}."


def hands_in_words(trial: Trial, texts: Texts, letters: Letters) -> list[str]:
    """Both hands, how the tricks stand, and the card that is led."""
    yours, lost = trial.tricks, len(trial.line) - trial.tricks
    lines = [
        texts("puzzle-told-theirs", cards=cards_in_letters(trial.opponent, letters)),
        texts("memory-told-hand", cards=cards_in_letters(trial.own, letters)),
    ]
    if trial.line:
        lines.insert(0, f"{texts('puzzle-so-far', yours=yours, theirs=lost)}.")
    led = trial.position.led
    lines.append(texts("puzzle-you-lead") if led is None else texts("puzzle-led", card=led))
    return lines


def replies_in_words(replies: Iterable[Card], texts: Texts, letters: Letters) -> str:
    """What the opponent has played."""
    cards = " ".join(cards_in_letters(CardSet([card]), letters) for card in replies)
    return texts("puzzle-told-replies", cards=cards)


def end_in_words(trial: Trial, texts: Texts, *, rating: tuple[int, int] | None) -> list[str]:
    """How a try has ended: the reason where the goal was let go, and the rating."""
    if trial.wrong is None:
        told = "puzzle-solved" if trial.is_solved else "puzzle-gone"
        lines = [texts(told).rstrip(".") + "."]
        if not trial.is_solved:
            lines.append(texts("puzzle-told-answer", card=trial.puzzle.solution[0]))
    else:
        explained = explain_cards(trial.before_wrong, other=trial.wrong)
        reasons = " ".join(reason_in_words(texts, reason) for reason in explained.reasons)
        lines = [
            texts("puzzle-wrong", card=trial.wrong),
            texts("puzzle-told-answer", card=explained.best),
            reasons,
        ]
    if rating is not None:
        before, after = rating
        lines.append(texts("puzzle-told-rated", before=str(before), after=str(after)))
    return lines
