"""Views as JSON: what a page or another program is told of a hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, TypedDict

from msgspec import Meta, json

from germanwhist.notation.json_values import (
    CardName,
    SeatName,
    SuitLetter,
)

if TYPE_CHECKING:
    from germanwhist.cards import Card
    from germanwhist.rules import Deal, Ending, Trick, View

__all__ = ["DealJson", "ViewJson", "view_schema", "view_to_json"]

# For the schema alone: reading compares every member with what follows from the others.
_Stage = Annotated[int, Meta(extra_json_schema={"minimum": 1, "maximum": 2})]
_TrickNumber = Annotated[int, Meta(extra_json_schema={"minimum": 1, "maximum": 26})]
_Tricks = Annotated[int, Meta(extra_json_schema={"minimum": 0, "maximum": 26})]
_Held = Annotated[int, Meta(extra_json_schema={"minimum": 0, "maximum": 13})]
_Counted = Annotated[int, Meta(extra_json_schema={"minimum": 0, "maximum": 99})]
_Cards = Annotated[list[CardName], Meta(extra_json_schema={"maxItems": 13, "uniqueItems": True})]
_Pair = Annotated[list[_Counted], Meta(extra_json_schema={"minItems": 2, "maxItems": 2})]


class TrickJson(TypedDict):
    """A finished trick."""

    number: _TrickNumber
    stage: _Stage
    leader: SeatName
    lead: CardName
    follow: CardName
    winner: SeatName
    upcard: CardName | None


class DrawJson(TypedDict):
    """A hidden card that the viewing seat drew."""

    trick: _TrickNumber
    card: CardName


class EndingJson(TypedDict):
    """A claim or resignation."""

    kind: Annotated[str, Meta(extra_json_schema={"enum": ["claim", "resignation"]})]
    seat: SeatName
    tricks: _Tricks


class DealJson(TypedDict):
    """The whole pack in the order of the deal, once the hand is over."""

    dealer: SeatName
    cards: Annotated[list[CardName], Meta(extra_json_schema={"maxItems": 52, "uniqueItems": True})]


class ViewJson(TypedDict):
    """A view: cards as `QD`, seats as `north` and `south`, pairs with north's number first."""

    seat: SeatName
    dealer: SeatName
    trump: SuitLetter | None
    objective: Annotated[str, Meta(extra_json_schema={"enum": ["high", "low"]})]
    stage: _Stage
    trick: _TrickNumber
    holding: _Cards
    legal: _Cards
    upcard: CardName | None
    stock_left: _Tricks
    leader: SeatName
    led: CardName | None
    to_play: SeatName | None
    tricks: Annotated[list[TrickJson], Meta(extra_json_schema={"maxItems": 26})]
    drawn: Annotated[list[DrawJson], Meta(extra_json_schema={"maxItems": 13})]
    opponent_count: _Held
    sure: _Cards
    counted: _Pair
    over: bool
    ending: EndingJson | None
    deal: DealJson | None


def view_schema() -> dict[str, Any]:
    """The JSON Schema of a view, as shipped in `view.schema.json`.

    Example:
        >>> view_schema()["title"]
        'View of one seat in a hand of German Whist'

    Source: own.
    """
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "urn:germanwhist:view:1",
        "title": "View of one seat in a hand of German Whist",
        **json.schema(ViewJson),
    }


def view_to_json(view: View) -> ViewJson:
    """A view as a JSON object; it holds what the view holds and nothing more.

    `trick` is the number of the trick in hand, or of the last one when all are played.
    `stock_left` counts the upcard. `sure` are the cards surely in the opponent's hand.

    Example:
        >>> from germanwhist import Deal, Hand, RuleSet, Seat
        >>> view = Hand.start(RuleSet(), Deal.shuffled(1, Seat.NORTH)).view(Seat.SOUTH)
        >>> value = view_to_json(view)
        >>> value["seat"], value["to_play"], value["trick"], value["stock_left"], value["deal"]
        ('south', 'south', 1, 26, None)

    Source: own; documentation page "Notation".
    """
    return {
        "seat": view.seat.label,
        "dealer": view.dealer.label,
        "trump": None if view.trump is None else view.trump.letter,
        "objective": view.objective.value,
        "stage": view.stage,
        "trick": min(len(view.tricks) + 1, 2 * view.ruleset.cards_per_hand),
        "holding": [str(card) for card in view.holding],
        "legal": [str(card) for card in view.legal_plays()],
        "upcard": _card(view.upcard),
        "stock_left": view.stock_left,
        "leader": view.leader.label,
        "led": _card(view.led),
        "to_play": None if view.to_play is None else view.to_play.label,
        "tricks": [_trick(trick) for trick in view.tricks],
        "drawn": [{"trick": draw.trick, "card": str(draw.card)} for draw in view.drawn],
        "opponent_count": view.opponent_count,
        "sure": [str(card) for card in view.sure_cards],
        "counted": list(view.counted),
        "over": view.is_over,
        "ending": None if view.ending is None else _ending(view.ending),
        "deal": None if view.deal is None else _deal(view.deal),
    }


def _card(card: Card | None) -> str | None:
    return None if card is None else str(card)


def _trick(trick: Trick) -> TrickJson:
    return {
        "number": trick.number,
        "stage": trick.stage,
        "leader": trick.leader.label,
        "lead": str(trick.lead),
        "follow": str(trick.follow),
        "winner": trick.winner.label,
        "upcard": _card(trick.upcard),
    }


def _ending(ending: Ending) -> EndingJson:
    return {"kind": ending.kind.value, "seat": ending.seat.label, "tricks": ending.tricks}


def _deal(deal: Deal) -> DealJson:
    return {"dealer": deal.dealer.label, "cards": [str(card) for card in deal.cards]}
