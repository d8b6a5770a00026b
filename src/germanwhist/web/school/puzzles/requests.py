"""What a client plays at a puzzle."""

from typing import Annotated

import msgspec
from msgspec import Meta

from germanwhist.notation import CardName
from germanwhist.web.requests import Body

__all__ = ["PuzzlePlays"]


class PuzzlePlays(Body, frozen=True, kw_only=True):
    """The client's own plays at a puzzle, from the first one on.

    Args:
        plays: the cards in their order.
        from_memory: whether the other hand is hidden once a card is played.
        looked: whether it was looked at again.
        gives_up: whether the answer is asked for.
    """

    plays: Annotated[list[CardName], Meta(max_length=13)] = msgspec.field(default_factory=list)
    from_memory: bool = False
    looked: bool = False
    gives_up: bool = False
