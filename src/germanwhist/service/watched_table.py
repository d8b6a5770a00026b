"""What somebody sees who watches a table from no seat: what both seats have shown.

A type of its own, with no place for a hand: whoever is given a `WatchedTable` cannot be told a
card that only one of the two knows. Nor is it a help to their memory: of the finished tricks it has
the last one alone, until the hand is over.
"""

# msgspec reads the annotations of the structs below when they are made, so they are not postponed.

from typing import Literal

from germanwhist.notation import CardName, SeatName
from germanwhist.rules import Seat, Trick, View
from germanwhist.service.hand_report import HandReport
from germanwhist.service.occupant_view import Seats
from germanwhist.service.requests.watching import Watched
from germanwhist.service.state import TableState
from germanwhist.service.table_values import Phase
from germanwhist.service.table_view import table_view
from germanwhist.service.wire import VERSION, Shown

__all__ = ["WatchedHand", "WatchedTable", "WatchedTrick", "watched_table"]


class WatchedTrick(Shown, frozen=True, kw_only=True):
    """A finished trick.

    Args:
        stage: 1 or 2.
        leader: who led.
        lead: the card led.
        follow: the card that followed.
        winner: who won it.
        upcard: the open card that the winner took; null in stage two.
    """

    stage: int
    leader: SeatName
    lead: CardName
    follow: CardName
    winner: SeatName
    upcard: CardName | None


class WatchedHand(Shown, frozen=True, kw_only=True):
    """The hand in play, or the last one; pairs are north's first.

    Args:
        dealer: who dealt.
        trump: the letter of the trump suit; null without trumps.
        objective: `high` or `low`.
        stage: 1 or 2.
        upcard: the open card of the stock; null when it is out.
        stock_left: cards in the stock, the open one among them.
        leader: who leads, or led, the trick in hand.
        led: the card on the table; null before the lead.
        to_play: whose turn it is; null when the hand is over.
        finished: how many tricks are finished.
        tricks: the last one of them, as the two at the table see it; all, once the hand is over.
        counted: counted tricks or points so far.
        is_over: whether it is over.
        cards: the whole pack in the order of the deal, once it is over; null before.
    """

    dealer: SeatName
    trump: str | None
    objective: str
    stage: int
    upcard: CardName | None
    stock_left: int
    leader: SeatName
    led: CardName | None
    to_play: SeatName | None
    finished: int
    tricks: tuple[WatchedTrick, ...]
    counted: tuple[int, int]
    is_over: bool
    cards: tuple[CardName, ...] | None


class WatchedTable(Shown, frozen=True, kw_only=True, tag_field="type", tag="watched"):
    """A table as those see it who watch.

    Args:
        seq: the number of the last event.
        seats: who sits there.
        rules: every option of the rule set as text.
        preset: the preset's name, if the rules are one.
        phase: where the table is.
        hand: the hand in play or the last one; null before the first deal.
        results: the finished hands of the match.
        points: points of the finished hands, north first.
        target: the points to reach now; null without a target.
        match_winner: who won the match, once it is over.
        is_rated: whether the match counts for ratings.
    """

    v: Literal[2] = VERSION
    seq: int
    seats: Seats
    rules: dict[str, str]
    preset: str | None
    phase: Phase
    hand: WatchedHand | None
    results: tuple[HandReport, ...]
    points: tuple[int, int]
    target: int | None
    match_winner: Literal["north", "south", "draw"] | None
    is_rated: bool


def watched_table(
    state: TableState, *, link: int, present: tuple[bool, bool]
) -> WatchedTable | None:
    """What those who watch may see; None where nobody may with this link.

    Args:
        state: the table.
        link: the number of the link that they have.
        present: whether the person of each seat is connected now, north first.
    """
    watched = state.fact(Watched)
    if watched is None or watched.link != link:
        return None
    view = state.view(Seat.NORTH)
    told = table_view(state, Seat.NORTH, present=present)
    return WatchedTable(
        seq=state.seq,
        seats=told.seats,
        rules=told.options,
        preset=told.preset,
        phase=told.phase,
        hand=None if view is None else _hand(view),
        results=told.results,
        points=told.points,
        target=told.target,
        match_winner=told.match_winner,
        is_rated=told.is_rated,
    )


def _hand(view: View) -> WatchedHand:
    tricks = tuple(_trick(trick, stage=stage) for trick, stage in _staged(view))
    return WatchedHand(
        dealer=view.dealer.label,
        trump=None if view.trump is None else view.trump.letter,
        objective=view.objective.value,
        stage=view.stage,
        upcard=None if view.upcard is None else str(view.upcard),
        stock_left=view.stock_left,
        leader=view.leader.label,
        led=None if view.led is None else str(view.led),
        to_play=None if view.to_play is None else view.to_play.label,
        finished=len(tricks),
        tricks=tricks if view.is_over else tricks[-1:],
        counted=view.counted,
        is_over=view.is_over,
        cards=None if view.deal is None else tuple(map(str, view.deal.cards)),
    )


def _staged(view: View) -> list[tuple[Trick, int]]:
    first = view.ruleset.cards_per_hand  # as many tricks as cards make stage one
    return [(trick, 1 if number < first else 2) for number, trick in enumerate(view.tricks)]


def _trick(trick: Trick, *, stage: int) -> WatchedTrick:
    return WatchedTrick(
        stage=stage,
        leader=trick.leader.label,
        lead=str(trick.lead),
        follow=str(trick.follow),
        winner=trick.winner.label,
        upcard=None if trick.upcard is None else str(trick.upcard),
    )
