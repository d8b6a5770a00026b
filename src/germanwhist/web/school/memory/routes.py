"""Memory: stage one passes by, then the opponent's cards are marked."""

import re
from http import HTTPStatus
from typing import Annotated, Final, TypeAlias

from litestar import Controller, Response, get, post
from litestar.params import JSONBody, PathParameter

from germanwhist.cards import Card, CardSet
from germanwhist.rules import Seat
from germanwhist.school.memory import Grade, MemoryTask, deal_memory, recall
from germanwhist.school.practice import Marked
from germanwhist.service import RefusedError, Row, computer, person
from germanwhist.web.backend import Backend, CurrentBackend, Request, key_of, new_secret
from germanwhist.web.keys.table_keys import TableKeys
from germanwhist.web.problems import PROBLEMS, ProblemError
from germanwhist.web.school.memory.messages import (
    MemoryDeal,
    MemoryMessage,
    RecallMessage,
    deal_message,
    memory_message,
    recall_message,
)
from germanwhist.web.school.memory.requests import Marks, MemoryWish, StageTwoWish, TableMarks
from germanwhist.web.table.messages import TakenSeat

__all__ = ["MemoryRoutes"]

_DEAL: Final = re.compile(rf"({'|'.join(Grade)})-(28|52)-([A-Za-z0-9_-]{{22}})")

_DealId: TypeAlias = Annotated[str, PathParameter(max_length=64)]


class MemoryRoutes(Controller):
    """Tasks for the memory, and what came of them."""

    path = "/memory"
    tags = ("school",)
    opt = {"budget": "school"}  # noqa: RUF012 - so Litestar wants it

    @post(summary="Deal a memory task", status_code=200, responses=PROBLEMS)
    async def deal(self, data: JSONBody[MemoryWish], backend: CurrentBackend) -> MemoryDeal:
        """A stage one as one seat saw it, card by card; what is asked is not told."""
        deal = f"{data.grade}-{data.pack}-{new_secret()}"
        return deal_message(deal, await _task(backend, deal))

    @get(summary="The client's tries to remember", responses=PROBLEMS)
    async def tries(self, request: Request, backend: CurrentBackend) -> MemoryMessage:
        """The best try of each grade, and the latest ones."""
        key = key_of(request)
        return memory_message(() if key is None else await backend.practice.of(key))

    @post("/{deal:str}/marks", summary="Judge marks", status_code=200, responses=PROBLEMS)
    async def mark(
        self, deal: _DealId, data: JSONBody[Marks], request: Request, backend: CurrentBackend
    ) -> RecallMessage:
        """What of the marks is right; the first try at a deal is kept."""
        key = _own_key(request)
        task = await _task(backend, deal)
        found = recall(task.view, _cards(data.marks), grade=task.grade)
        fact = Marked(
            deal=deal,
            grade=task.grade,
            pack=task.hand.ruleset.pack,
            pace=data.pace,
            right=len(found.right),
            missed=len(found.missed),
            wrong=len(found.wrong),
        )
        return recall_message(found, before=await _keep(backend, key, fact))

    @post("/table", summary="Judge marks made at a table", status_code=200, responses=PROBLEMS)
    async def mark_at_table(
        self, data: JSONBody[TableMarks], request: Request, backend: CurrentBackend
    ) -> RecallMessage:
        """What of the marks is right in the hand that is played at an own table, in stage two."""
        key = _own_key(request)
        seat = await backend.seat(data.table, key)
        table = await backend.tables.view(data.table, seat)
        if table.why_untold is not None:
            raise RefusedError("this hand counts, and nothing is told", code=table.why_untold)
        view = table.view
        if view is None or view.is_over or view.opponent_holding is None:
            raise ProblemError(
                HTTPStatus.CONFLICT, "no_stage_two", "no hand of this table is in stage two"
            )
        found = recall(view, _cards(data.marks))
        fact = Marked(
            deal=f"{data.table}-{view.standing.hands + 1}",
            grade=found.grade,
            pack=view.ruleset.pack,
            pace="table",
            right=len(found.right),
            missed=len(found.missed),
            wrong=len(found.wrong),
        )
        return recall_message(found, before=await _keep(backend, key, fact))

    @post("/{deal:str}/stage-two", summary="Play on after a memory task", responses=PROBLEMS)
    async def play_on(
        self,
        deal: _DealId,
        data: JSONBody[StageTwoWish],
        request: Request,
        backend: CurrentBackend,
    ) -> Response[TakenSeat]:
        """Open a table at which the stage two of a task is played, as practice."""
        task = await _task(backend, deal)
        keys = TableKeys(request, task.seat)
        mine, beside = person(data.name), computer(task.level)
        table = await backend.tables.replay(
            task.hand,
            (mine, beside) if task.seat is Seat.NORTH else (beside, mine),
            plays=len(task.hand.plays),
            keys=keys.kept,
        )
        return keys.answer(TakenSeat(id=table, seat=task.seat.label))


async def _task(backend: Backend, deal: str) -> MemoryTask:
    """The task of an id, dealt anew: nothing is kept between two requests."""
    found = _DEAL.fullmatch(deal)
    if found is None:
        raise ProblemError(HTTPStatus.NOT_FOUND, "no_deal", "there is no such memory task")
    grade, pack, secret = found.groups()
    seed = int.from_bytes(secret.encode())
    return await backend.tables.thinking.run(
        lambda: deal_memory(seed, grade=Grade(grade), pack=int(pack)),
        Row.QUICK,
        may_be_refused=True,
    )


async def _keep(backend: Backend, key: str, fact: Marked) -> int | None:
    """Keep the first try at a deal; the best span at its grade before, if there was one."""
    kept = [dated.practice for dated in await backend.practice.of(key)]
    tries = [practice for practice in kept if isinstance(practice, Marked)]
    alike = [one for one in tries if (one.grade, one.pack) == (fact.grade, fact.pack)]
    if all(one.deal != fact.deal for one in tries):
        await backend.practice.add(key, fact, at=backend.settings.setup.clock())
    return max((one.span for one in alike if one.deal != fact.deal), default=None)


def _own_key(request: Request) -> str:
    key = key_of(request)
    if key is None:
        raise ProblemError(
            HTTPStatus.UNAUTHORIZED, "no_key", "tries are kept with a key; see POST /api/key"
        )
    return key


def _cards(marks: list[str]) -> CardSet:
    return CardSet(map(Card, marks))
