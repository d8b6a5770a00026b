"""What a server says of puzzles."""

from typing import Literal

import msgspec

from germanwhist.notation import CardName, SuitLetter
from germanwhist.ratings import Rating
from germanwhist.school import LineTrick, best_line, explain_cards, reason_to_json
from germanwhist.school.decisions import all_puzzles
from germanwhist.school.forms import ReasonJson
from germanwhist.school.puzzles import (
    PuzzleProgress,
    Theme,
    Trial,
    number_of_puzzle,
)

__all__ = ["NextPuzzle", "PuzzleMessage", "PuzzlesMessage", "puzzle_message", "puzzles_message"]

_COURSE = 50  # tries in the course of a rating


class ThemeLine(msgspec.Struct, frozen=True, kw_only=True):
    """The puzzles of one theme: how many there are, were tried, and were solved at first."""

    theme: str
    stage: Literal[1, 2]
    count: int
    tried: int
    solved: int


class PuzzlesMessage(msgspec.Struct, frozen=True, kw_only=True):
    """The puzzles there are, and how the client has done.

    Args:
        rating: of the client.
        error: its standard error.
        provisional: whether too few puzzles were tried for it to say much.
        tried: how many puzzles the client has tried.
        course: the ratings after the last tries, the oldest first.
        themes: all themes, those of stage two first.
    """

    rating: int
    error: int
    provisional: bool
    tried: int
    course: list[int]
    themes: list[ThemeLine]


class NextPuzzle(msgspec.Struct, frozen=True, kw_only=True):
    """The puzzle to try now; null where all were tried.

    Args:
        id: its id.
        stage: whether it is a decision of stage one, or stage two played to its end.
    """

    id: str | None
    stage: Literal[1, 2] = 2


class PuzzleTrick(msgspec.Struct, frozen=True, kw_only=True):
    """A trick of a puzzle; `own_lead` and `own` say whether the client led it, and took it."""

    lead: CardName
    follow: CardName
    own_lead: bool
    own: bool


class PuzzleAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """What a try that is over is told.

    Args:
        best: the card that kept the goal; null where it was made.
        reasons: why that card is better than the one played.
        line: all tricks of best play from the moment at which the goal was let go, or from the
            first trick.
    """

    best: CardName | None
    reasons: list[ReasonJson]
    line: list[PuzzleTrick]


class RatedTry(msgspec.Struct, frozen=True, kw_only=True):
    """The client's rating before and after a first try.

    Args:
        before: before it.
        after: after it.
        provisional: whether too few puzzles were tried for it to say much.
    """

    before: int
    after: int
    provisional: bool


class PuzzleMessage(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle after some plays.

    Args:
        id: its id.
        number: its number among all, from the easiest on.
        theme: its idea.
        rating: how hard it is.
        objective: whether so many tricks are to be made at least, or at most.
        goal: how many.
        tricks: how many are played in all.
        pack: the number of cards of the pack that it is from.
        trump: the trump suit.
        hand: the client's cards.
        opponent: the other hand; null where it is hidden.
        opponent_count: how many cards it has.
        led: the card that the opponent has led.
        legal: the cards that may be played.
        line: the tricks so far.
        outcome: whether the goal was made or let go; null while neither is.
        wrong: the card that let it go.
        answer: what there is to learn once it is over.
        rated: the client's rating, where this was a first try and has ended now.
    """

    id: str
    number: int
    theme: str
    rating: int
    objective: Literal["high", "low"]
    goal: int
    tricks: int
    pack: Literal[28, 52]
    trump: SuitLetter | None
    hand: list[CardName]
    opponent: list[CardName] | None
    opponent_count: int
    led: CardName | None
    legal: list[CardName]
    line: list[PuzzleTrick]
    outcome: Literal["solved", "failed"] | None
    wrong: CardName | None
    answer: PuzzleAnswer | None
    rated: RatedTry | None


def puzzles_message(progress: PuzzleProgress) -> PuzzlesMessage:
    """All puzzles and somebody's tries, as a message."""
    themes = {puzzle.id: puzzle.theme for puzzle in all_puzzles()}
    known = [one for one in progress.tries if one.puzzle in themes]
    lines = []
    for theme in Theme:
        tries = [one for one in known if themes[one.puzzle] is theme]
        lines.append(
            ThemeLine(
                theme=theme.value,
                stage=1 if theme.stage == 1 else 2,
                count=sum(other is theme for other in themes.values()),
                tried=len(tries),
                solved=sum(one.is_solved for one in tries),
            )
        )
    return PuzzlesMessage(
        rating=round(progress.rating.value),
        error=round(progress.rating.deviation),
        provisional=progress.is_provisional,
        tried=len(progress.tries),
        course=[round(one.rating) for one in progress.tries[-_COURSE:]],
        themes=lines,
    )


def puzzle_message(
    trial: Trial, *, rating: Rating, is_hidden: bool, is_over: bool, rated: RatedTry | None
) -> PuzzleMessage:
    """A puzzle after some plays, as a message.

    Args:
        trial: the plays.
        rating: the puzzle's.
        is_hidden: whether the other hand is not to be seen.
        is_over: whether the try has ended, solved or not; then everything is told.
        rated: the client's rating, where it has just changed.
    """
    puzzle, position = trial.puzzle, trial.position
    is_solved = trial.is_solved
    return PuzzleMessage(
        id=puzzle.id,
        number=number_of_puzzle(puzzle),
        theme=puzzle.theme.value,
        rating=round(rating.value),
        objective=position.objective.value,
        goal=puzzle.goal,
        tricks=puzzle.position.tricks,
        pack=28 if puzzle.pack == 28 else 52,
        trump=None if position.trump is None else position.trump.letter,
        hand=[str(card) for card in trial.own],
        opponent=None if is_hidden else [str(card) for card in trial.opponent],
        opponent_count=len(trial.opponent),
        led=None if position.led is None else str(position.led),
        legal=[] if is_over else [str(card) for card in trial.legal_plays()],
        line=[_trick(trick) for trick in trial.line],
        outcome=None if not is_over else "solved" if is_solved else "failed",
        wrong=None if trial.wrong is None else str(trial.wrong),
        answer=_answer(trial) if is_over else None,
        rated=rated,
    )


def _answer(trial: Trial) -> PuzzleAnswer:
    if trial.wrong is None:
        start = trial.puzzle.position
        return PuzzleAnswer(
            best=None if trial.is_solved else str(trial.puzzle.solution[0]),
            reasons=[],
            line=[_trick(trick) for trick in best_line(start, trial.puzzle.solution[0])],
        )
    explained = explain_cards(trial.before_wrong, other=trial.wrong)
    return PuzzleAnswer(
        best=str(explained.best),
        reasons=[reason_to_json(reason) for reason in explained.reasons],
        line=[_trick(trick) for trick in explained.line],
    )


def _trick(trick: LineTrick) -> PuzzleTrick:
    return PuzzleTrick(
        lead=str(trick.lead),
        follow=str(trick.follow),
        own_lead=trick.is_own_lead,
        own=trick.is_own,
    )
