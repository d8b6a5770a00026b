"""Trying a puzzle: one's own cards against best defence, until the goal is made or gone."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from germanwhist.engine import solve
from germanwhist.rules import does_follower_win, legal_plays
from germanwhist.school.line import after, best_reply

if TYPE_CHECKING:
    from germanwhist.cards import Card, CardSet
    from germanwhist.notation import Position
    from germanwhist.school.puzzles.puzzle import Puzzle

__all__ = ["Trial"]


@final
class Trial:
    """A puzzle being tried, card by card.

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
        self._leads = True

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
        self._play(card, is_own=True)
        replies = []
        while self.position.tricks and self._leads is not self.position.to_play_is_leader:
            replies.append(best_reply(self.position))
            self._play(replies[-1], is_own=False)
        return tuple(replies)

    def _play(self, card: Card, *, is_own: bool) -> None:
        led, trump = self.position.led, self.position.trump
        self.position = after(self.position, card)
        if led is not None:
            self._leads = does_follower_win(led, card, trump=trump) is is_own
            self.tricks += self._leads
