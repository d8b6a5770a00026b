"""Puzzles over HTTP: which is next, and what comes of the cards that are played."""

from http import HTTPStatus
from typing import Annotated, Any, Final, TypeAlias

from litestar import Controller, Request, get, post
from litestar.params import FromQuery, JSONBody, PathParameter

from germanwhist.cards import Card
from germanwhist.school.puzzles import (
    PuzzleProgress,
    Theme,
    Trial,
    find_puzzle,
    first_rating,
    first_try,
    next_puzzle,
    shipped_puzzles,
)
from germanwhist.school.rating import Rating
from germanwhist.service import Row
from germanwhist.web.backend import Backend, CurrentBackend, key_of
from germanwhist.web.problems import PROBLEMS, ProblemError
from germanwhist.web.puzzle_messages import (
    NextPuzzle,
    PuzzleMessage,
    PuzzlesMessage,
    RatedTry,
    puzzle_message,
    puzzles_message,
)
from germanwhist.web.requests import PuzzlePlays

__all__ = ["PuzzleRoutes"]

_Request: TypeAlias = Request[Any, Any, Any]
_PuzzleId: TypeAlias = Annotated[str, PathParameter(max_length=16)]
_NOT_FOUND: Final = HTTPStatus.NOT_FOUND


class PuzzleRoutes(Controller):
    """Puzzles of stage two."""

    path = "/puzzles"
    tags = ("school",)
    opt = {"budget": "school"}  # noqa: RUF012 - so Litestar wants it

    @get(summary="The puzzles, and the client's tries", responses=PROBLEMS)
    async def look(self, request: _Request, backend: CurrentBackend) -> PuzzlesMessage:
        """The client's rating, and the themes with what was solved at the first try."""
        return puzzles_message(await _progress(backend, key_of(request)))

    @get("/next", summary="A puzzle to try", responses=PROBLEMS)
    async def next(
        self,
        request: _Request,
        backend: CurrentBackend,
        theme: FromQuery[Theme | None] = None,
    ) -> NextPuzzle:
        """One that the client has not tried, about as hard as the client is strong."""
        progress = await _progress(backend, key_of(request))
        ratings = await backend.puzzle_ratings.all()
        found = next_puzzle(shipped_puzzles(), progress, theme=theme, ratings=ratings)
        return NextPuzzle(id=None if found is None else found.id)

    @post("/{puzzle:str}", summary="Play at a puzzle", status_code=200, responses=PROBLEMS)
    async def play(
        self,
        puzzle: _PuzzleId,
        data: JSONBody[PuzzlePlays],
        request: _Request,
        backend: CurrentBackend,
    ) -> PuzzleMessage:
        """What the puzzle is after the client's own plays, each answered by best defence.

        The first try of a client with a key is rated and kept when it ends.
        """
        found = find_puzzle(puzzle)
        if found is None:
            raise ProblemError(_NOT_FOUND, "no_such_puzzle", f"no such puzzle: {puzzle!r}")
        trial = Trial.of(found, map(Card, data.plays))
        if trial is None:
            raise ProblemError(_NOT_FOUND, "no_such_play", "these plays are not legal there")
        is_over = trial.is_solved or trial.wrong is not None or data.gives_up
        ratings = await backend.puzzle_ratings.all()
        rating = ratings.get(found.id, first_rating(found))
        rated = None
        if is_over:
            is_from_memory = data.from_memory and not data.looked
            rated = await _keep(
                backend,
                key_of(request),
                trial=trial,
                puzzle=rating,
                is_from_memory=is_from_memory,
            )
        is_hidden = data.from_memory and not data.looked and bool(data.plays) and not is_over
        return await backend.tables.thinking.run(
            lambda: puzzle_message(
                trial, rating=rating, is_hidden=is_hidden, is_over=is_over, rated=rated
            ),
            Row.QUICK,
        )


async def _keep(
    backend: Backend, key: str | None, *, trial: Trial, puzzle: Rating, is_from_memory: bool
) -> RatedTry | None:
    """Keep a first try that has ended; None where it was none."""
    progress = await _progress(backend, key)
    if key is None or progress.has_tried(trial.puzzle):
        return None
    tried, of_puzzle = first_try(progress, trial, puzzle=puzzle, is_from_memory=is_from_memory)
    await backend.practice.add(key, tried, at=backend.settings.setup.clock())
    await backend.puzzle_ratings.keep(trial.puzzle.id, of_puzzle)
    return RatedTry(
        before=round(progress.rating.value),
        after=round(tried.rating),
        provisional=PuzzleProgress((*progress.tries, tried)).is_provisional,
    )


async def _progress(backend: Backend, key: str | None) -> PuzzleProgress:
    kept = () if key is None else await backend.practice.of(key)
    return PuzzleProgress.of(dated.practice for dated in kept)
