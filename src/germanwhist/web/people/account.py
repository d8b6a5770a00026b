"""Who is signed in at a client, and what is kept of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from germanwhist.school.practice import Answered, Tried
from germanwhist.web.keys.client_key import Request, browser_key_of
from germanwhist.web.people.messages import AccountMessage, KeptMessage, person_message
from germanwhist.web.people.origin import why_no_passkeys
from germanwhist.web.problems import ConflictError, ForbiddenError, UnauthorizedError

if TYPE_CHECKING:
    from germanwhist.storage import Person
    from germanwhist.web.backend import Backend

__all__ = [
    "account_at",
    "is_signed_in",
    "own_key",
    "person_at",
    "refuse_signed_in",
    "signed_in",
]


def own_key(request: Request) -> str:
    """The client's own key, whoever is signed in there.

    Raises:
        UnauthorizedError: it has none (code `no_key`).
    """
    key = browser_key_of(request)
    if key is None:
        raise UnauthorizedError("no_key", "people are known by a key; see POST /api/key")
    return key


async def person_at(request: Request) -> Person | None:
    """Who is signed in; None for a guest."""
    backend: Backend = request.app.state.backend
    key = browser_key_of(request)
    return None if key is None else await backend.people.at(key)


async def signed_in(request: Request) -> Person:
    """Who is signed in.

    Raises:
        ForbiddenError: nobody (code `guest`).
    """
    person = await person_at(request)
    if person is None:
        raise ForbiddenError("guest", "nobody is signed in here")
    return person


async def refuse_signed_in(request: Request) -> None:
    """Let guests alone pass.

    Raises:
        ConflictError: somebody is signed in (code `signed_in`).
    """
    if await person_at(request) is not None:
        raise is_signed_in()


def is_signed_in() -> ConflictError:
    """Somebody is signed in where a guest was expected."""
    return ConflictError("signed_in", "somebody is signed in here already")


async def account_at(request: Request, key: str | None) -> AccountMessage:
    """Who a client with this key of its own is, and what is kept."""
    backend: Backend = request.app.state.backend
    person = None if key is None else await backend.people.at(key)
    return AccountMessage(
        person=None if person is None else person_message(person),
        kept=await _kept(backend, key if person is None else person.id),
        store="server" if backend.database.path is None else "file",
        no_passkeys=why_no_passkeys(request),
    )


async def _kept(backend: Backend, key: str | None) -> KeptMessage:
    if key is None:
        return KeptMessage(hands=0, matches=0, lessons=0, puzzles=0, days=0)
    facts = [dated.practice for dated in await backend.practice.of(key)]
    return KeptMessage(
        hands=len(await backend.statistics.hands(key)),
        matches=len(await backend.statistics.matches(key)),
        lessons=len({fact.lesson for fact in facts if isinstance(fact, Answered)}),
        puzzles=len({fact.puzzle for fact in facts if isinstance(fact, Tried)}),
        days=len(await backend.days.of(key)),
    )
