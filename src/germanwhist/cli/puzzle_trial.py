"""Trying a puzzle with cards from standard input."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from germanwhist.cards import Card
from germanwhist.cli.puzzle_text import goal_of
from germanwhist.errors import NotationError
from germanwhist.school import explain, explain_cards
from germanwhist.school.puzzles import Trial
from germanwhist.texts import load_texts, reason_in_words

if TYPE_CHECKING:
    from collections.abc import Iterable

    from germanwhist.cards import CardSet, Suit
    from germanwhist.school import Reason
    from germanwhist.school.decisions import Decision
    from germanwhist.school.puzzles import Puzzle

__all__ = ["try_decision", "try_puzzle"]


def try_puzzle(puzzle: Puzzle) -> bool:
    """Play a puzzle of stage two; whether the goal is made."""
    trial = Trial(puzzle)
    click.echo(f"{_sentence(goal_of(puzzle))}; {_trumps(puzzle.position.trump)}. You lead.")
    while not trial.is_over:
        click.echo(f"you {trial.own}  opponent {trial.opponent}")
        card = _ask(trial.legal_plays())
        before = trial.position
        replies = trial.play(card)
        if trial.is_failed:
            explained = explain_cards(before, other=card)
            reasons = _in_words(explained.reasons)
            click.echo(f"Not {card}: {explained.best} keeps the goal. {reasons}")
            return False
        if replies:
            click.echo(f"opponent: {' '.join(map(str, replies))}")
    click.echo(f"Solved: {trial.tricks} tricks.")
    return True


def try_decision(decision: Decision) -> bool:
    """Answer a puzzle of stage one; whether the card is right."""
    view = decision.view
    low = "" if view.objective.sign > 0 else ", few tricks win"
    click.echo(f"{_sentence(goal_of(decision))}; {_trumps(view.trump)}{low}.")
    for trick in view.tricks:
        click.echo(f"{trick.number}. {trick.lead} {trick.follow}  upcard {trick.upcard}")
    led = "you lead" if view.led is None else f"led {view.led}"
    click.echo(f"you {view.holding}  upcard {view.upcard}  {led}")
    card = _ask(view.legal_plays())
    if card in decision.solution:
        click.echo(f"Solved: {card}.")
        return True
    explained = explain(view, decision.advice, against=card)
    lost = f"{card} gives away {decision.given_away[card]:.1f} tricks"
    click.echo(f"Not {card}: {explained.best} is best; {lost}. {_in_words(explained.reasons)}")
    return False


def _ask(legal: CardSet) -> Card:
    """The next card, asked for until it is a legal one."""
    while True:
        text = click.prompt("card", prompt_suffix=": ")
        try:
            card = Card(text)
        except NotationError as error:
            click.echo(str(error))
            continue
        if card in legal:
            return card
        click.echo(f"{card} may not be played (expected one of {legal})")


def _in_words(reasons: Iterable[Reason]) -> str:
    texts = load_texts("en")
    return " ".join(reason_in_words(texts, reason) for reason in reasons)


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def _trumps(trump: Suit | None) -> str:
    return "no trumps" if trump is None else f"trump {trump.letter}"
