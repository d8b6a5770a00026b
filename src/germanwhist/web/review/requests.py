"""What a client asks to have reviewed."""

from typing import Annotated

from msgspec import UNSET, Meta, UnsetType

from germanwhist.web.requests import Body, HandNumber, Record

__all__ = ["ReviewWish"]


class ReviewWish(Body, frozen=True, kw_only=True):
    """A hand to be reviewed: one of an own table, or one of a record.

    Args:
        table: the table's id.
        record: one or more hands as text.
        hand: the number of the hand at the table, or in the text, from 1.
    """

    table: Annotated[str, Meta(max_length=32)] | UnsetType = UNSET
    record: Record | UnsetType = UNSET
    hand: HandNumber = 1
