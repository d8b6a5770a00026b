"""Asking a client's device for something, and taking its answer once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from germanwhist.storage import Ceremony
from germanwhist.web.people.account import own_key
from germanwhist.web.people.origin import origin_of, why_no_passkeys
from germanwhist.web.people.passkeys import new_challenge, signed_challenge
from germanwhist.web.problems import ConflictError, ForbiddenError

if TYPE_CHECKING:
    from litestar import Request

    from germanwhist.storage import CeremonyKind
    from germanwhist.web.backend import Backend

__all__ = ["begin", "end"]


async def begin(
    request: Request[Any, Any, Any], kind: CeremonyKind, *, person: str | None
) -> Ceremony:
    """Keep a question to the device of a client, which needs a key.

    Args:
        request: the client's.
        kind: what the answer will be for.
        person: who is to get a passkey; None where one is to be used.

    Raises:
        UnauthorizedError: it has no key (code `no_key`).
        ConflictError: no passkey can be made or used here (code `no_passkeys`).
    """
    backend: Backend = request.app.state.backend
    key = own_key(request)
    _refuse_where_none_are(request)
    ceremony = Ceremony(
        challenge=new_challenge(), kind=kind, person=person, origin=origin_of(request)
    )
    await backend.ceremonies.begin(ceremony, key=key, now=backend.now)
    return ceremony


async def end(
    request: Request[Any, Any, Any], kind: CeremonyKind, answer: dict[str, Any]
) -> Ceremony:
    """Take the question that a device's answer is to, which can be answered no more.

    Args:
        request: the client's.
        kind: what the answer is for.
        answer: in WebAuthn's JSON form; nothing of it is checked but the question.

    Raises:
        ForbiddenError: this client has asked no such thing, or too long ago, or from another
            address (code `bad_passkey`), or as for `begin`.
    """
    backend: Backend = request.app.state.backend
    key = own_key(request)
    _refuse_where_none_are(request)
    ceremony = await backend.ceremonies.end(
        signed_challenge(answer), kind, key=key, now=backend.now
    )
    if ceremony is None or ceremony.origin != origin_of(request):
        raise ForbiddenError("bad_passkey", "this client has asked for no such answer")
    return ceremony


def _refuse_where_none_are(request: Request[Any, Any, Any]) -> None:
    why_not = why_no_passkeys(request)
    if why_not is not None:
        raise ConflictError("no_passkeys", f"no passkeys here: {why_not}")
