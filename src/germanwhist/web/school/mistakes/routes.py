"""Own mistakes: asked again until they are known, and how they become fewer."""

from typing import Annotated, Final, TypeAlias

from litestar import Controller, delete, get, post
from litestar.params import JSONBody, PathParameter

from germanwhist.cards import Card
from germanwhist.review import HandReview
from germanwhist.rules import View
from germanwhist.school.mistakes import (
    Schedule,
    Waiting,
    asked_of,
    has_reviewed,
    judge_retry,
    moment_of,
    reviewed_fact,
    wrong_card,
)
from germanwhist.school.practice import Answered, LeftOut, Retried
from germanwhist.service import RefusedError, Row
from germanwhist.web.backend import Backend, CurrentBackend
from germanwhist.web.keys.client_key import ClientKey
from germanwhist.web.problems import NotFoundError, UnprocessableError
from germanwhist.web.school.mistakes.messages import (
    MistakeAnswer,
    MistakesMessage,
    answer_message,
    question_message,
)
from germanwhist.web.school.requests import CardTry

__all__ = ["MistakeRoutes", "keep_mistakes"]

_DAY: Final = 86_400  # seconds

_MistakeId: TypeAlias = Annotated[str, PathParameter(max_length=64)]


class MistakeRoutes(Controller):
    """The client's own mistakes."""

    path = "/mistakes"
    tags = ("school",)
    opt = {"budget": "school"}  # noqa: RUF012 - so Litestar wants it

    @get(summary="The client's own mistakes")
    async def mine(self, key: ClientKey, backend: CurrentBackend) -> MistakesMessage:
        """How many are due, and the position of the next one, as it was seen."""
        schedule = await _schedule(backend, key)
        question = None
        for waiting in schedule.due:
            seen = await _seen(backend, key or "", waiting)
            if seen is not None:
                question = question_message(waiting, seen[0])
                break
        return MistakesMessage(
            due=len(schedule.due) if question is not None else 0,
            later=len(schedule.later),
            known=schedule.known,
            question=question,
        )

    @post("/{mistake:str}", summary="Try a mistake again", status_code=200)
    async def retry(
        self,
        mistake: _MistakeId,
        data: JSONBody[CardTry],
        key: ClientKey,
        backend: CurrentBackend,
    ) -> MistakeAnswer:
        """Whether a card is as good as the best, what is better and why; and when it comes back."""
        own, waiting = await _due(backend, key, mistake)
        seen = await _seen(backend, own, waiting)
        if seen is None:
            raise _no_such_mistake()
        view, played = seen
        if data.card is not None and Card(data.card) not in view.legal_plays():
            raise UnprocessableError("not_legal", f"{data.card} may not be played")
        chosen = None if data.card is None else Card(data.card)
        retry = await backend.tables.thinking.run(
            lambda: judge_retry(waiting.mistake, view, played=played, chosen=chosen), Row.SEARCH
        )
        now = backend.now
        await backend.practice.add(own, Retried(mistake=mistake, is_right=retry.is_right), at=now)
        after = (await _schedule(backend, own)).find(mistake)
        days = None if after is None else max(1, round((after.due - now) / _DAY))
        return answer_message(waiting.mistake, retry, played=played, days=days)

    @delete("/{mistake:str}", summary="Leave a mistake out")
    async def leave_out(self, mistake: _MistakeId, key: ClientKey, backend: CurrentBackend) -> None:
        """Never ask it again."""
        own, _ = await _due(backend, key, mistake)
        now = backend.now
        await backend.practice.add(own, LeftOut(mistake=mistake), at=now)


async def keep_mistakes(
    backend: Backend, key: str, review: HandReview, *, of: tuple[str, int], level: str | None
) -> None:
    """Keep one's own mistakes of a hand that is reviewed for the first time.

    Args:
        backend: where.
        key: whose.
        review: of the hand.
        of: the table it was played at, and its number there.
        level: the computer level opposite; None for a person.
    """
    seats = await backend.keys.seats(of[0], key)
    table, hand = of
    kept = [dated.practice for dated in await backend.practice.of(key)]
    is_known = has_reviewed(kept, table=table, hand=hand)
    if len(seats) != 1 or is_known:  # of two at one screen nobody can tell who it was
        return
    fact = await backend.tables.thinking.run(
        lambda: reviewed_fact(review, seats[0], table=table, hand=hand, level=level), Row.SEARCH
    )
    await backend.practice.add(key, fact, at=backend.now)


async def _schedule(backend: Backend, key: str | None) -> Schedule:
    kept = await backend.practice.of(key)
    now = backend.now
    return Schedule.of([(dated.at, dated.practice) for dated in kept], now=now)


async def _due(backend: Backend, key: str | None, mistake: str) -> tuple[str, Waiting]:
    """The client's key, and the mistake that it may be asked now."""
    if key is not None:
        for waiting in (await _schedule(backend, key)).due:
            if waiting.id == mistake:
                return key, waiting
    raise _no_such_mistake()


async def _seen(backend: Backend, key: str, waiting: Waiting) -> tuple[View, Card] | None:
    """What the client's seat knew, and what it played; None where the hand is gone."""
    source = waiting.source
    if isinstance(source, Answered):
        question = asked_of(source)
        if question is None:
            return None
        return question.hand.view(question.seat), wrong_card(source, question)
    table, number = source.table, source.hand
    seats = await backend.keys.seats(table, key)
    try:
        records = await backend.tables.records(table)
    except RefusedError:
        return None
    if len(seats) != 1 or number > len(records):
        return None
    return moment_of(records[number - 1].hand(), waiting.mistake.number)


def _no_such_mistake() -> NotFoundError:
    return NotFoundError("no_mistake", "no such mistake is due")
