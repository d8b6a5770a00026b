"""Views as JSON: what a page or another program is told of a hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypedDict

if TYPE_CHECKING:
    from germanwhist.cards import Card
    from germanwhist.rules import Deal, Ending, Trick, View

__all__ = ["ViewJson", "view_to_json"]

SeatName = Literal["north", "south"]


class TrickJson(TypedDict):
    """A finished trick."""

    number: int
    stage: int
    leader: SeatName
    lead: str
    follow: str
    winner: SeatName
    upcard: str | None


class DrawJson(TypedDict):
    """A hidden card that the viewing seat drew."""

    trick: int
    card: str


class EndingJson(TypedDict):
    """A claim or resignation."""

    kind: str
    seat: SeatName
    tricks: int


class DealJson(TypedDict):
    """The whole pack in the order of the deal, once the hand is over."""

    dealer: SeatName
    cards: list[str]


class ViewJson(TypedDict):
    """A view: cards as `QD`, seats as `north` and `south`, pairs with north's number first."""

    seat: SeatName
    dealer: SeatName
    trump: str | None
    objective: str
    stage: int
    trick: int
    holding: list[str]
    legal: list[str]
    upcard: str | None
    stock_left: int
    leader: SeatName
    led: str | None
    to_play: SeatName | None
    tricks: list[TrickJson]
    drawn: list[DrawJson]
    opponent_count: int
    sure: list[str]
    counted: list[int]
    over: bool
    ending: EndingJson | None
    deal: DealJson | None


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
