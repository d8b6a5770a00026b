"""Puzzles of stage one over HTTP: a moment as its seat saw it, and what came of a card."""

from typing import Annotated, TypeAlias

from litestar import Controller, get, post
from litestar.params import JSONBody, PathParameter

from germanwhist.cards import Card
from germanwhist.school.decisions import Decision, find_decision
from germanwhist.school.puzzles import first_rating
from germanwhist.service import Row
from germanwhist.web.backend import CurrentBackend
from germanwhist.web.keys.client_key import ClientKey
from germanwhist.web.problems import NotFoundError, UnprocessableError
from germanwhist.web.school.decisions.messages import (
    DecisionAnswer,
    DecisionMessage,
    decision_answer,
    decision_message,
)
from germanwhist.web.school.puzzles.tries import keep_try
from germanwhist.web.school.requests import CardTry

__all__ = ["DecisionRoutes"]

_Id: TypeAlias = Annotated[str, PathParameter(max_length=16)]


class DecisionRoutes(Controller):
    """Puzzles of stage one by their ids."""

    path = "/decisions"
    tags = ("school",)
    opt = {"budget": "school"}  # noqa: RUF012 - so Litestar wants it

    @get("/{puzzle:str}", summary="A puzzle of stage one")
    async def show(self, puzzle: _Id, backend: CurrentBackend) -> DecisionMessage:
        """The moment as its seat saw it; the answer is not told."""
        found = _decision(puzzle)
        ratings = await backend.puzzle_ratings.all()
        return decision_message(found, ratings.get(found.id, first_rating(found)))

    @post("/{puzzle:str}", summary="Answer a puzzle of stage one", status_code=200)
    async def answer(
        self,
        puzzle: _Id,
        data: JSONBody[CardTry],
        key: ClientKey,
        backend: CurrentBackend,
    ) -> DecisionAnswer:
        """Whether a card is right, what the others give away, and why.

        The first try of a client with a key is rated and kept.
        """
        found = _decision(puzzle)
        card = None if data.card is None else Card(data.card)
        if card is not None and card not in found.view.legal_plays():
            raise UnprocessableError("not_legal", f"{card} may not be played")
        is_solved = card in found.solution
        rated = await keep_try(backend, key, puzzle=found, is_solved=is_solved)
        return await backend.tables.thinking.run(
            lambda: decision_answer(found, card, rated=rated), Row.QUICK
        )


def _decision(wanted: str) -> Decision:
    found = find_decision(wanted)
    if found is None:
        raise NotFoundError("no_such_puzzle", f"no such puzzle: {wanted[:40]!r}")
    return found
