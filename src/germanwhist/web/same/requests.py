"""What a client asks of challenges."""

from typing import Literal

from germanwhist.web.requests import Body, Code, Name, Rules, Secret

__all__ = ["SameClosing", "SameGuest", "SamePlay", "SameWish"]


class SameWish(Body, frozen=True, kw_only=True):
    """Deals that the client and others shall play, each against the same level.

    Args:
        level: one of `GET /api/levels`.
        deals: how many.
        people: how many may play, the client among them: 2, or up to 8 with the same link.
        rules: a preset, options, or both; each deal is one hand.
        name: what the client's player is called.
    """

    level: Code
    deals: Literal[4, 8, 16] = 8
    people: Literal[2, 8] = 2
    rules: Rules = "standard"
    name: Name | None = None


class SamePlay(Body, frozen=True, kw_only=True):
    """A deal to be begun, or gone on with: an object without members."""


class SameClosing(Body, frozen=True, kw_only=True):
    """A challenge to which nobody else shall come: an object without members."""


class SameGuest(Body, frozen=True, kw_only=True):
    """Somebody who takes an invitation to play the same cards.

    Args:
        invite: the invitation's secret.
        name: what they are called.
    """

    invite: Secret
    name: Name | None = None
