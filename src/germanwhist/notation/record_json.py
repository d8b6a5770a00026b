"""Records as JSON values: the same content as the text, member by member."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

import msgspec

from germanwhist.errors import GermanWhistError, InvalidDealError, NotationError
from germanwhist.notation.json_origin import Path, path_text
from germanwhist.notation.messages import cleaned, shown
from germanwhist.notation.receipt_json import receipt_form, receipt_of
from germanwhist.notation.record import ClaimBasis, Comment, Origin, Record
from germanwhist.notation.record_form import (
    ClaimForm,
    CommentForm,
    DealForm,
    EndForm,
    PlayedForm,
    RecordForm,
    ResignedForm,
    UnfinishedForm,
)
from germanwhist.notation.record_words import A_DEALT_CARD, NO_UPCARD, deal_of, first_misfit
from germanwhist.notation.tags import CARD_BY_NAME, UNKNOWN, VERSION
from germanwhist.rules import Deal, Ending, EndKind, PartialDeal, RuleSet, Seat

if TYPE_CHECKING:
    from germanwhist.cards import Card

__all__ = ["BadPart", "form_of", "record_from_json", "record_of", "record_to_json", "shape_fault"]

_PLACE: Final = " - at `$"
_STEP: Final = re.compile(r"\.(\w+)|\[(\d{1,9})\]")

# A file of many hands names few rule sets, so each is read once.
_rule_set: Final = lru_cache(maxsize=256)(lambda options: RuleSet.from_options(dict(options)))


class BadPart(Exception):  # noqa: N818 - not an error for a caller: it does not know its place
    """A part of a JSON record that is not what it should be.

    Args:
        path: the way to the part.
        message: what was found and what was expected.
        code: the kind of fault.
    """

    def __init__(self, path: Path, message: str, code: str) -> None:
        super().__init__(path, message, code)
        self.path = path
        self.message = cleaned(f"{path_text(path)}: {message}" if path else message)
        self.code = code


def record_to_json(record: Record) -> dict[str, Any]:
    """A record as a JSON object, of plain dictionaries, lists, strings and numbers.

    Example:
        >>> from germanwhist import Deal, RuleSet
        >>> value = record_to_json(Record(ruleset=RuleSet(), deal=Deal.shuffled(1), north="Ann"))
        >>> value["germanwhist"], value["north"], value["end"], len(value["deal"]["cards"])
        (1, 'Ann', {'kind': 'unfinished'}, 52)

    Source: own; documentation page "Notation".
    """
    value: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(form_of(record)))
    return value


def record_from_json(value: object) -> Record:
    """Read a record from a JSON object, as `json.loads` gives it.

    Args:
        value: the object.

    Raises:
        NotationError: not a record; the message names the member at fault. The code is
            `future_version` for a record of a later format.

    Example:
        >>> from germanwhist import Deal, RuleSet
        >>> record = Record(ruleset=RuleSet(), deal=Deal.shuffled(1))
        >>> record_from_json(record_to_json(record)) == record
        True
        >>> record_from_json({"germanwhist": 1})
        Traceback (most recent call last):
        germanwhist.errors.NotationError: object missing required field `rules`
    """
    try:
        return record_of(msgspec.convert(value, RecordForm), None)
    except msgspec.ValidationError as error:
        version = None
        if isinstance(value, dict):
            version = value.get("germanwhist")
        bad = shape_fault(error, version)
    except BadPart as error:
        bad = error
    raise NotationError(bad.message, code=bad.code) from None


def shape_fault(error: msgspec.ValidationError, version: object) -> BadPart:
    """What is wrong with a value of another shape than a record's.

    Args:
        error: what msgspec found.
        version: the version that the value gives, if it does.
    """
    if isinstance(version, int) and version > VERSION:
        return BadPart(
            ("germanwhist",),
            f"found version {version} of the record format (expected version {VERSION}: a newer "
            "germanwhist is needed)",
            "future_version",
        )
    text = str(error)
    # The words before the place may quote any text, also text that looks like a place.
    message, separator, place = text.rpartition(_PLACE)
    is_placed = bool(separator) and place.endswith("`")
    steps = _STEP.findall(place) if is_placed else []
    path = tuple(int(number) if number else name for name, number in steps)
    message = message if is_placed else text
    return BadPart(path, message[0].lower() + message[1:], "bad_form")


def form_of(record: Record) -> RecordForm:
    """The parts of a record in the shape of its JSON."""
    resigned = record.match_resigned
    return RecordForm(
        germanwhist=VERSION,
        rules=record.ruleset.options(),
        north=record.north,
        south=record.south,
        date=record.date,
        match=record.match_id,
        hand=record.hand_number,
        cuts=tuple((str(north), str(south)) for north, south in record.cuts),
        points_before=record.points_before,
        counted=record.counted,
        points=record.points,
        receipt=None if record.receipt is None else receipt_form(record.receipt),
        tags=dict(record.tags),
        deal=DealForm(
            dealer=record.deal.dealer.label,
            cards=tuple(UNKNOWN if card is None else str(card) for card in record.deal.cards),
        ),
        plays=tuple(map(str, record.plays)),
        comments=tuple(CommentForm(after=c.after, text=c.text) for c in record.comments),
        end=_end_form(record),
        match_resigned=None if resigned is None else resigned.label,
    )


def _end_form(record: Record) -> EndForm:
    ending = record.ending
    if ending is None:
        return PlayedForm() if record.is_played_out else UnfinishedForm()
    if record.claim_basis is None:
        return ResignedForm(seat=ending.seat.label)
    return ClaimForm(seat=ending.seat.label, tricks=ending.tricks, basis=record.claim_basis.value)


def record_of(form: RecordForm, origin: Origin | None) -> Record:
    """The record that has these parts.

    Args:
        form: the parts.
        origin: where they were read.

    Raises:
        BadPart: a part that is no card, no rule set, no whole pack, or does not fit the others.
    """
    ruleset = _ruleset(form.rules)
    deal = _deal(form.deal, ruleset.pack)
    plays = _cards(form.plays, ("plays",))
    is_whole = isinstance(form.end, PlayedForm | UnfinishedForm)
    if is_whole and isinstance(form.end, PlayedForm) is not (len(plays) == ruleset.pack):
        raise BadPart(
            ("end",),
            f"found {len(plays)} plays (expected {ruleset.pack} exactly when the kind is played)",
            "bad_end",
        )
    ending, basis = _ending(form.end)
    try:
        return Record(
            ruleset=ruleset,
            deal=deal,
            plays=plays,
            ending=ending,
            claim_basis=basis,
            match_resigned=Seat.parse(form.match_resigned) if form.match_resigned else None,
            comments=tuple(Comment(comment.after, comment.text) for comment in form.comments),
            north=form.north,
            south=form.south,
            date=form.date,
            match_id=form.match,
            hand_number=form.hand,
            cuts=tuple(_cut(pair, index) for index, pair in enumerate(form.cuts)),
            points_before=form.points_before,
            counted=form.counted,
            points=form.points,
            receipt=None if form.receipt is None else receipt_of(form.receipt),
            tags=tuple(form.tags.items()),
            origin=origin,
        )
    except NotationError as error:
        raise BadPart((), error.message, error.code) from None


def _ruleset(options: dict[str, str]) -> RuleSet:
    try:
        return _rule_set(tuple(options.items()))
    except GermanWhistError as error:
        raise BadPart(("rules",), str(error), error.code) from None


def _cards(names: tuple[str, ...], path: Path) -> tuple[Card, ...]:
    try:
        return tuple([CARD_BY_NAME[name] for name in names])
    except KeyError:
        index = next(index for index, name in enumerate(names) if name not in CARD_BY_NAME)
        raise BadPart(
            (*path, index), f"found {shown(names[index])} (expected a card such as QD)", "bad_card"
        ) from None


def _cut(pair: tuple[str, str], index: int) -> tuple[Card, Card]:
    north, south = _cards(pair, ("cuts", index))
    return north, south


def _deal(form: DealForm, pack: int) -> Deal | PartialDeal:
    path: Path = ("deal", "cards")
    names = form.cards
    for index, name in enumerate(names):
        if name not in CARD_BY_NAME and name != UNKNOWN:
            raise BadPart(
                (*path, index), f"found {shown(name)} (expected a card {A_DEALT_CARD})", "bad_card"
            )
    cards = tuple(map(CARD_BY_NAME.get, names))
    if len(cards) != pack:
        raise BadPart(path, f"found {len(cards)} cards (expected {pack})", "bad_deal")
    try:
        return deal_of(cards, Seat.parse(form.dealer))
    except InvalidDealError as error:
        is_misfit = error.code != "no_upcard"
        index = first_misfit(cards) if is_misfit else pack // 2
        expected = f"each card of a pack of {pack} once" if is_misfit else NO_UPCARD
        message = f"found {names[index]} (expected {expected})"
        raise BadPart((*path, index), message, "bad_deal" if is_misfit else error.code) from None


def _ending(form: EndForm) -> tuple[Ending | None, ClaimBasis | None]:
    match form:
        case ClaimForm(seat=seat, tricks=tricks, basis=basis):
            return Ending(kind=EndKind.CLAIM, seat=Seat.parse(seat), tricks=tricks), ClaimBasis(
                basis
            )
        case ResignedForm(seat=seat):
            return Ending(kind=EndKind.RESIGNATION, seat=Seat.parse(seat)), None
        case _:
            return None, None
