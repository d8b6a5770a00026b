"""Puzzles over HTTP: which is next, and what comes of the cards that are played."""

from typing import Annotated, TypeAlias

from litestar import Controller, get, post
from litestar.params import FromQuery, JSONBody, PathParameter

from germanwhist.cards import Card
from germanwhist.school.decisions import all_puzzles
from germanwhist.school.puzzles import (
    Theme,
    Trial,
    find_puzzle,
    first_rating,
    next_puzzle,
)
from germanwhist.service import Row
from germanwhist.web.backend import CurrentBackend
from germanwhist.web.keys.client_key import ClientKey
from germanwhist.web.problems import NotFoundError
from germanwhist.web.school.puzzles.messages import (
    NextPuzzle,
    PuzzleMessage,
    PuzzlesMessage,
    puzzle_message,
    puzzles_message,
)
from germanwhist.web.school.puzzles.requests import PuzzlePlays
from germanwhist.web.school.puzzles.tries import keep_try, puzzle_progress

__all__ = ["PuzzleRoutes"]

_PuzzleId: TypeAlias = Annotated[str, PathParameter(max_length=16)]


class PuzzleRoutes(Controller):
    """Puzzles: those of both stages, and playing at those of stage two."""

    path = "/puzzles"
    tags = ("school",)
    opt = {"budget": "school"}  # noqa: RUF012 - so Litestar wants it

    @get(summary="The puzzles, and the client's tries")
    async def look(self, key: ClientKey, backend: CurrentBackend) -> PuzzlesMessage:
        """The client's rating, and the themes with what was solved at the first try."""
        return puzzles_message(await puzzle_progress(backend, key))

    @get("/next", summary="A puzzle to try")
    async def next(
        self,
        key: ClientKey,
        backend: CurrentBackend,
        theme: FromQuery[Theme | None] = None,
    ) -> NextPuzzle:
        """One that the client has not tried, about as hard as the client is strong."""
        progress = await puzzle_progress(backend, key)
        ratings = await backend.puzzle_ratings.all()
        found = next_puzzle(all_puzzles(), progress, theme=theme, ratings=ratings)
        if found is None:
            return NextPuzzle(id=None)
        return NextPuzzle(id=found.id, stage=1 if found.theme.stage == 1 else 2)

    @post("/{puzzle:str}", summary="Play at a puzzle", status_code=200)
    async def play(
        self,
        puzzle: _PuzzleId,
        data: JSONBody[PuzzlePlays],
        key: ClientKey,
        backend: CurrentBackend,
    ) -> PuzzleMessage:
        """What the puzzle is after the client's own plays, each answered by best defence.

        The first try of a client with a key is rated and kept when it ends.
        """
        found = find_puzzle(puzzle)
        if found is None:
            raise NotFoundError("no_such_puzzle", f"no such puzzle: {puzzle!r}")
        trial = Trial.of(found, map(Card, data.plays))
        if trial is None:
            raise NotFoundError("no_such_play", "these plays are not legal there")
        is_over = trial.is_solved or trial.wrong is not None or data.gives_up
        ratings = await backend.puzzle_ratings.all()
        rating = ratings.get(found.id, first_rating(found))
        rated = None
        if is_over:
            is_from_memory = data.from_memory and not data.looked
            rated = await keep_try(
                backend,
                key,
                puzzle=found,
                is_solved=trial.is_solved,
                is_from_memory=is_from_memory,
            )
        is_hidden = data.from_memory and not data.looked and bool(data.plays) and not is_over
        return await backend.tables.thinking.run(
            lambda: puzzle_message(
                trial, rating=rating, is_hidden=is_hidden, is_over=is_over, rated=rated
            ),
            Row.QUICK,
        )
