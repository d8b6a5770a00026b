"""The course of a tournament: where its deals come from, and who is told of them."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Generator, Iterable
from typing import TYPE_CHECKING, TypeAlias, final

from germanwhist.arena import Block, BlockResult, play_block

if TYPE_CHECKING:
    from collections.abc import Iterator

    from germanwhist.arena import Journal, Results
    from germanwhist.cli.progress import Progress
    from germanwhist.notation import Record

__all__ = ["Course", "Runner"]

Runner: TypeAlias = Callable[
    [Callable[[Block], BlockResult], Iterable[Block]], Generator[BlockResult, None, None]
]
"""Calls a function with each block, here or elsewhere, and gives the results in order."""


@final
class Course:
    """A tournament as it is played, with what happens after each deal.

    Args:
        results: where deals are counted.
        deals: deals of each match.
        journal: what was played before, and where deals are written as they are played.
        progress: told how many deals are done, and the figure so far.
        table: the results so far in words, for whoever watches.
    """

    def __init__(
        self,
        results: Results,
        deals: int,
        *,
        journal: Journal | None,
        progress: Progress,
        table: Callable[[], str],
    ) -> None:
        self._results = results
        self._deals = deals
        self._journal = journal
        self._progress = progress
        self._table = table
        self.is_interrupted = False

    def hands(self, run: Runner) -> Iterator[Record]:
        """The record of each hand that counts, in order, as it is played.

        Args:
            run: plays blocks of deals, here or elsewhere.
        """
        try:
            before = () if self._journal is None else self._journal.done
            for played in before:
                yield from self._counted(played, is_new=False)
            done = [tally.figures.keys() for tally in self._results.tallies]
            blocks = self._results.tournament.blocks(self._deals, done)
            stream = run(play_block, blocks)
            with contextlib.closing(stream):
                for played in stream:
                    if self._results.is_decided:
                        break
                    yield from self._counted(played, is_new=True)
        except KeyboardInterrupt:
            self.is_interrupted = True

    def _counted(self, played: BlockResult, *, is_new: bool) -> Iterator[Record]:
        outcomes = [o for o in played.outcomes if o.number < self._deals]
        counted = self._results.add(BlockResult(played.match, tuple(outcomes)))
        if is_new and self._journal is not None:
            self._journal.add(played.match, counted)
        self._progress.next_part(len(counted))
        self._progress.say(self._results.running_figure())
        self._progress.show(self._table)
        for outcome in counted:
            for hand in outcome.hands:
                yield hand.record
