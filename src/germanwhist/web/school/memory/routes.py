"""Memory: stage one passes by, then the opponent's cards are marked."""

import re
from typing import Annotated, Final, TypeAlias

from litestar import Controller, Response, get, post
from litestar.params import JSONBody, PathParameter

from germanwhist.cards import Card, CardSet
from germanwhist.rules import Seat
from germanwhist.school.memory import Grade, MemoryTask, deal_memory, recall
from germanwhist.school.practice import Marked
from germanwhist.service import RefusedError, Row, computer, person
from germanwhist.web.backend import Backend, CurrentBackend
from germanwhist.web.keys.client_key import ClientKey, Request, needed_key, new_secret
from germanwhist.web.keys.table_keys import TableKeys
from germanwhist.web.problems import ConflictError, NotFoundError
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

_WHY_A_KEY: Final = "tries are kept with a key"
_DEAL: Final = re.compile(rf"({'|'.join(Grade)})-(28|52)-([A-Za-z0-9_-]{{22}})")

_DealId: TypeAlias = Annotated[str, PathParameter(max_length=64)]


class MemoryRoutes(Controller):
    """Tasks for the memory, and what came of them."""

    path = "/memory"
    tags = ("school",)
    opt = {"budget": "school"}  # noqa: RUF012 - so Litestar wants it

    @post(summary="Deal a memory task", status_code=200)
    async def deal(self, data: JSONBody[MemoryWish], backend: CurrentBackend) -> MemoryDeal:
        """A stage one as one seat saw it, card by card; what is asked is not told."""
        deal = f"{data.grade}-{data.pack}-{new_secret()}"
        return deal_message(deal, await _task(backend, deal))

    @get(summary="The client's tries to remember")
    async def tries(self, key: ClientKey, backend: CurrentBackend) -> MemoryMessage:
        """The best try of each grade, and the latest ones."""
        return memory_message(await backend.practice.of(key))

    @post("/{deal:str}/marks", summary="Judge marks", status_code=200)
    async def mark(
        self, deal: _DealId, data: JSONBody[Marks], key: ClientKey, backend: CurrentBackend
    ) -> RecallMessage:
        """What of the marks is right; the first try at a deal is kept."""
        key = needed_key(key, _WHY_A_KEY)
        task = await _task(backend, deal)
        found = recall(task.view, _cards(data.marks), grade=task.grade)
        fact = Marked.of(found, deal=deal, pack=task.hand.ruleset.pack, pace=data.pace)
        return recall_message(found, before=await _keep(backend, key, fact))

    @post("/table", summary="Judge marks made at a table", status_code=200)
    async def mark_at_table(
        self, data: JSONBody[TableMarks], key: ClientKey, backend: CurrentBackend
    ) -> RecallMessage:
        """What of the marks is right in the hand that is played at an own table, in stage two."""
        key = needed_key(key, _WHY_A_KEY)
        seat = await backend.seat(data.table, key)
        table = await backend.tables.view(data.table, seat)
        if table.why_untold is not None:
            raise RefusedError("this hand counts, and nothing is told", code=table.why_untold)
        view = table.view
        if view is None or view.is_over or view.opponent_holding is None:
            raise ConflictError("no_stage_two", "no hand of this table is in stage two")
        found = recall(view, _cards(data.marks))
        hand = f"{data.table}-{view.standing.hands + 1}"
        fact = Marked.of(found, deal=hand, pack=view.ruleset.pack, pace="table")
        return recall_message(found, before=await _keep(backend, key, fact))

    @post("/{deal:str}/stage-two", summary="Play on after a memory task")
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
        raise NotFoundError("no_deal", "there is no such memory task")
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
        await backend.practice.add(key, fact, at=backend.now)
    return max((one.span for one in alike if one.deal != fact.deal), default=None)


def _cards(marks: list[str]) -> CardSet:
    return CardSet(map(Card, marks))
