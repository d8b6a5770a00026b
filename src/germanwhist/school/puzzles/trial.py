"""Trying a puzzle: one's own cards against best defence, until the goal is made or gone."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from germanwhist.engine import solve
from germanwhist.rules import Objective, does_follower_win, legal_plays
from germanwhist.school.line import LineTrick, after, best_reply

if TYPE_CHECKING:
    from collections.abc import Iterable

    from germanwhist.cards import Card, CardSet
    from germanwhist.notation import Position
    from germanwhist.school.puzzles.puzzle import Puzzle

__all__ = ["Trial"]


@final
class Trial:
    """A puzzle being tried, card by card.

    `line` has the tricks so far; `wrong` is the card that let the goal go, and `before_wrong` the
    position in which it was played.

    Args:
        puzzle: the puzzle.

    Example:
        >>> from germanwhist import Card
        >>> from germanwhist.school.puzzles import parse_puzzle
        >>> trial = Trial(parse_puzzle("N:.Q3.2./.J2.5.; 2; throw_in; 1100; 2D5D 2H3H QHJH"))
        >>> trial.play(Card("2D"))
        (Card('5D'), Card('2H'))
        >>> trial.is_failed, trial.is_over
        (False, False)
    """

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.position: Position = puzzle.position
        self.tricks = 0
        self.line: tuple[LineTrick, ...] = ()
        self.wrong: Card | None = None
        self.before_wrong = puzzle.position
        self._leads = True

    @classmethod
    def of(cls, puzzle: Puzzle, plays: Iterable[Card]) -> Trial | None:
        """The puzzle after some own plays; None where one of them cannot have been made.

        Args:
            puzzle: the puzzle.
            plays: the cards of the one who tries, in their order; none follows the end.
        """
        trial = cls(puzzle)
        for card in plays:
            is_ended = trial.is_solved or trial.wrong is not None
            if is_ended or card not in trial.legal_plays():
                return None
            trial.play(card)
        return trial

    @property
    def own(self) -> CardSet:
        """The cards of the one who solves."""
        return self.position.leader if self._leads else self.position.follower

    @property
    def opponent(self) -> CardSet:
        """The opponent's cards, the one on the table left out."""
        return self.position.follower if self._leads else self.position.leader

    @property
    def is_over(self) -> bool:
        """Whether no card is left."""
        return not self.position.tricks

    @property
    def is_solved(self) -> bool:
        """Whether the goal is made, whatever comes."""
        if self.wrong is not None:
            return False
        goal, left = self.puzzle.goal, self.position.tricks
        is_high = self.position.objective is Objective.HIGH
        return self.tricks >= goal if is_high else self.tricks + left <= goal

    @property
    def is_failed(self) -> bool:
        """Whether the goal can no longer be reached against best defence."""
        coming = solve(self.position).leader_tricks
        own = coming if self._leads else self.position.tricks - coming
        sign = self.position.objective.sign
        return sign * (self.tricks + own) < sign * self.puzzle.goal

    def legal_plays(self) -> CardSet:
        """The cards that may be played now."""
        return legal_plays(self.own, self.position.led)

    def play(self, card: Card) -> tuple[Card, ...]:
        """Play a card, and what the opponent plays after it until it is one's turn again.

        Args:
            card: one of `legal_plays()`.

        Returns:
            The opponent's cards, none to two.
        """
        before = self.position
        self._play(card, is_own=True)
        if self.wrong is None and self.is_failed:
            self.wrong, self.before_wrong = card, before
        replies = []
        while self.position.tricks and self._leads is not self.position.to_play_is_leader:
            replies.append(best_reply(self.position))
            self._play(replies[-1], is_own=False)
        return tuple(replies)

    def _play(self, card: Card, *, is_own: bool) -> None:
        led, trump = self.position.led, self.position.trump
        self.position = after(self.position, card)
        if led is not None:
            is_own_lead = not is_own
            self._leads = does_follower_win(led, card, trump=trump) is is_own
            self.tricks += self._leads
            trick = LineTrick(lead=led, follow=card, is_own_lead=is_own_lead, is_own=self._leads)
            self.line = (*self.line, trick)
