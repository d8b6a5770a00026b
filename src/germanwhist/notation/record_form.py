"""The shape of a record in JSON: the types from which its schema is made."""

from __future__ import annotations

import datetime as dt  # noqa: TC003 - msgspec reads the annotations when it runs
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, json

from germanwhist.notation.json_values import CARD_PATTERN, CardName, SeatName
from germanwhist.notation.record import MOST
from germanwhist.notation.tags import UNKNOWN, VERSION
from germanwhist.rules import PACKS, STUDY_PACKS, RuleSet

__all__ = [
    "ClaimForm",
    "CommentForm",
    "CutForm",
    "DealForm",
    "EndForm",
    "PlayedForm",
    "ReceiptForm",
    "RecordForm",
    "ResignedForm",
    "UnfinishedForm",
    "VersionForm",
    "record_schema",
]

_UNKNOWN_PATTERN = UNKNOWN.replace("?", r"\?")
DealtName = Annotated[
    str, Meta(extra_json_schema={"pattern": f"^({CARD_PATTERN[1:-1]}|{_UNKNOWN_PATTERN})$"})
]
Count = Annotated[int, Meta(ge=0, le=MOST)]
Counts = Annotated[tuple[Count, Count], Meta(description="North's number first.")]
Rules = Annotated[
    dict[str, str],
    Meta(
        description="The rule set: options that are not named have their standard value.",
        extra_json_schema={"propertyNames": {"enum": list(RuleSet().options())}},
    ),
]
Cards = Annotated[
    tuple[DealtName, ...],
    Meta(
        description="The whole pack from top to bottom: 52 or 28 cards, or 16, 12 or 8 for study. "
        "The first half was dealt one card at a time, the non-dealer first; the rest is the stock. "
        f"{UNKNOWN} stands for a card that is not known; each known card is there once.",
        extra_json_schema={
            "if": {"not": {"contains": {"const": UNKNOWN}}},
            "then": {"uniqueItems": True},
            "anyOf": [{"minItems": pack, "maxItems": pack} for pack in (*PACKS, *STUDY_PACKS)],
        },
    ),
]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="32 bytes as hexadecimal digits.")]
Plays = Annotated[
    tuple[CardName, ...],
    Meta(
        description="The cards played, in order; each pair is a trick.",
        extra_json_schema={"maxItems": 52},
    ),
]
Tags = Annotated[
    dict[str, str],
    Meta(
        description="Further tags.",
        extra_json_schema={"propertyNames": {"pattern": "^[A-Z][A-Za-z0-9]*$"}},
    ),
]


class _Form(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What all parts share: nothing unknown is let in, nothing empty is written."""


class DealForm(_Form, frozen=True):
    """The cards as dealt, and the dealer."""

    dealer: SeatName
    cards: Cards


class CommentForm(_Form, frozen=True):
    """Words about a moment of the hand: `after` that many plays."""

    after: Annotated[int, Meta(ge=0, le=52)]
    text: str


class PlayedForm(_Form, frozen=True, tag="played", tag_field="kind"):
    """Every card was played."""


class UnfinishedForm(_Form, frozen=True, tag="unfinished", tag_field="kind"):
    """The hand can go on."""


class ClaimForm(_Form, frozen=True, tag="claim", tag_field="kind"):
    """A claim of so many of the remaining tricks stood: forced, or accepted by the opponent."""

    seat: SeatName
    tricks: Annotated[int, Meta(ge=0, le=99)]
    basis: Literal["forced", "accepted"]


class ResignedForm(_Form, frozen=True, tag="resigned", tag_field="kind"):
    """A seat gave the hand up."""

    seat: SeatName


EndForm = PlayedForm | UnfinishedForm | ClaimForm | ResignedForm


class VersionForm(Struct, frozen=True):
    """Only the version, to tell a record of a later format from a faulty one."""

    germanwhist: int


class CutForm(_Form, frozen=True):
    """A seat's cut, with the promise that fixed it; null when it did not come in time."""

    promise: Hash
    cut: (
        Annotated[str, Meta(pattern="^[0-9a-f]{32}$", description="16 bytes, likewise.")] | None
    ) = None


class ReceiptForm(_Form, frozen=True, kw_only=True):
    """What proves that nobody chose the cards; a seat without a cut is null."""

    seal: Hash
    secret: Hash
    north: CutForm | None = None
    south: CutForm | None = None


class RecordForm(_Form, frozen=True, kw_only=True):
    """One hand of German Whist."""

    germanwhist: Annotated[Literal[1], Meta(description="The version of the format.")]
    rules: Rules
    north: str | None = None
    south: str | None = None
    date: dt.date | None = None
    match: Annotated[str | None, Meta(description="The identity of the match.")] = None
    hand: Annotated[
        Annotated[int, Meta(ge=1, le=MOST)] | None,
        Meta(description="The number of the hand in its match."),
    ] = None
    cuts: Annotated[
        tuple[tuple[CardName, CardName], ...],
        Meta(description="The pairs cut for the first deal, north's card first."),
    ] = ()
    points_before: Counts | None = None
    counted: Counts | None = None
    points: Counts | None = None
    receipt: ReceiptForm | None = None
    tags: Tags = {}
    deal: DealForm
    plays: Plays = ()
    comments: tuple[CommentForm, ...] = ()
    end: EndForm
    match_resigned: SeatName | None = None


def record_schema() -> dict[str, Any]:
    """The JSON Schema of a record, as shipped in `record.schema.json`.

    Example:
        >>> record_schema()["title"]
        'Record of one hand of German Whist'

    Source: own.
    """
    schema = json.schema(RecordForm)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"urn:germanwhist:record:{VERSION}",
        "title": "Record of one hand of German Whist",
        **schema,
    }
