"""Invitations that clients come with."""

from __future__ import annotations

from typing import TypeVar

from germanwhist.web.problems import ForbiddenError

__all__ = ["known"]

_Invitation = TypeVar("_Invitation")


def known(found: _Invitation | None) -> _Invitation:
    """An invitation, if there is one of the secret that a client came with.

    Raises:
        ForbiddenError: there is none (code `bad_invite`).
    """
    if found is None:
        raise ForbiddenError("bad_invite", "there is no such invitation")
    return found
