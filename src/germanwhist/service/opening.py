"""Opening a table: its first event, taking its seats, and the cards that are dealt at it.

Pure functions of the state: nothing here waits or writes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from germanwhist.errors import RuleSetError
from germanwhist.honest import new_secret
from germanwhist.rules import (
    PACKS,
    Deal,
    FirstDealer,
    Hand,
    Match,
    Seat,
    cut_for_dealer,
)
from germanwhist.school.day import DAY_RULES, day_deal
from germanwhist.school.same import SAME_SEAT, same_deal
from germanwhist.service.dealing import dealt
from germanwhist.service.opening_events import Created, Cut, Dealt, Sealed, Seated
from germanwhist.service.refusal import Refusal, RefusedError
from germanwhist.service.requests.cut import CutPromised
from germanwhist.service.requests.play import Played
from germanwhist.service.sealing import NOBODY, Texts
from germanwhist.service.table_values import Replay, SameHand

if TYPE_CHECKING:
    import datetime as dt

    from germanwhist.rules import RandomSource, RuleSet
    from germanwhist.service.event import Event, Events
    from germanwhist.service.seats import Occupant
    from germanwhist.service.state import TableState

__all__ = ["day_opening", "opening", "same_opening", "seat_all", "sit"]


def opening(  # noqa: PLR0913 - what a table may be opened for
    rules: RuleSet,
    *,
    first_dealer: Seat,
    replay: Replay | None = None,
    previous: str | None = None,
    is_rated: bool = False,
    day: dt.date | None = None,
) -> Created:
    """The first event of a table.

    Args:
        rules: the rule set.
        first_dealer: who deals first; looked at only where the rules name a dealer.
        replay: the hand whose deal is played again, if any.
        previous: the table whose match went before, if any.
        is_rated: whether the match counts for ratings.
        day: the day whose hand it is, if it is the hand of a day.

    Raises:
        RuleSetError: the pack is one for study (code `bad_option`).
    """
    if rules.pack not in PACKS:
        packs = " or ".join(map(str, PACKS))
        raise RuleSetError(
            f"bad pack: '{rules.pack}' (expected {packs} at a table)",
            code="bad_option",
            options=("pack",),
        )
    is_named = rules.first_dealer is FirstDealer.SEAT
    return Created(
        rules=rules.options(),
        first_dealer=first_dealer if is_named else None,
        replay=replay,
        previous=previous,
        is_rated=is_rated,
        day=day,
    )


def day_opening(day: dt.date, *, is_practice: bool) -> Created:
    """The first event of a table for the hand of a day.

    Args:
        day: the day.
        is_practice: whether its deal is taken as a known one, so that it is practice.
    """
    deal = day_deal(day)
    known = Replay(table=None, hand=1, cards=deal.cards) if is_practice else None
    return opening(DAY_RULES, first_dealer=deal.dealer, replay=known, day=day)


def same_opening(same: SameHand, rules: RuleSet) -> Created:
    """The first event of a table for one of the deals of a challenge.

    Args:
        same: which deal of theirs.
        rules: of the one hand, as `germanwhist.school.same.one_hand` makes them.
    """
    begun = opening(rules, first_dealer=SAME_SEAT.opponent)
    return msgspec.structs.replace(begun, same=same)


def seat_all(
    state: TableState,
    seats: tuple[Occupant | None, Occupant | None],
    source: RandomSource | None,
    *,
    promises: Texts = NOBODY,
    cutters: tuple[bool, bool] = (False, False),
) -> Events:
    """Fill the seats of a new table; the first hand is dealt when both are taken.

    Where a seat takes part in the deals they are sealed, and the first hand waits for the cuts.

    Args:
        state: the table.
        seats: who sits there, north first.
        source: random numbers; None for the system's. A source of one's own deals by itself.
        promises: of the seats' cuts.
        cutters: which seats take part and will promise later.
    """
    is_known = any(known is not None for known in (state.replay, state.day, state.same))
    takes_part = [False, False]
    if source is None and not is_known:
        takes_part = [bool(promises[seat]) or cutters[seat] for seat in Seat]
    events: list[Event] = [Sealed(secret=new_secret())] if any(takes_part) else []
    for seat, occupant in zip(Seat, seats, strict=True):
        if occupant is not None:
            promise = promises[seat] if takes_part[seat] else None
            events += _seated(seat, occupant, promise=promise, has_cut=takes_part[seat])
    is_dealt = not any(takes_part) and None not in seats
    return (*events, *_first_deal(state, source)) if is_dealt else tuple(events)


def sit(
    state: TableState,
    seat: Seat,
    occupant: Occupant,
    *,
    source: RandomSource | None,
    promise: str | None = None,
) -> Events:
    """Take an empty seat; the first hand is dealt when both are taken, and its cuts have come.

    Args:
        state: the table.
        seat: the seat.
        occupant: who takes it.
        source: random numbers; None for the system's.
        promise: of the seat's cut, if it takes part in the deals.
    """
    if state.occupant(seat) is not None:
        raise RefusedError(f"the seat {seat.label} is taken", code=Refusal.SEAT_TAKEN)
    is_sealed = state.sealing is not None
    given = promise if is_sealed else None
    seated = _seated(seat, occupant, promise=given, has_cut=given is not None)
    is_dealt = state.occupant(seat.opponent) is not None and not is_sealed
    return (*seated, *_first_deal(state, source)) if is_dealt else seated


def _seated(seat: Seat, occupant: Occupant, *, promise: str | None, has_cut: bool) -> Events:
    seated = Seated(
        seat=seat,
        kind=occupant.kind,
        name=occupant.name,
        level=occupant.level,
        has_cut=has_cut,
    )
    return (seated,) if promise is None else (CutPromised(seat=seat, promise=promise), seated)


def _first_deal(state: TableState, source: RandomSource | None) -> Events:
    if state.replay is not None and state.match is not None:
        return _dealt_again(state.rules, state.match.dealer, state.replay)
    if state.day is not None:
        deal = day_deal(state.day)
        return (Dealt(dealer=deal.dealer, cards=deal.cards),)
    if state.same is not None:
        same = state.same
        deal = same_deal(same.secret, same.number, pack=state.rules.pack)
        return (Dealt(dealer=deal.dealer, cards=deal.cards),)
    if state.match is not None:
        return (dealt(state, state.match, source),)
    cuts = cut_for_dealer(source, pack=state.rules.pack)
    match = Match.start(state.rules, cuts=cuts)
    return (Cut(cuts=cuts), dealt(state, match, source))


def _dealt_again(rules: RuleSet, dealer: Seat, replay: Replay) -> Events:
    """A known deal, and the plays up to the point from which it is played again."""
    hand = Hand.start(rules, Deal(replay.cards, dealer))
    events: list[Event] = [Dealt(dealer=dealer, cards=replay.cards)]
    for card in replay.plays:
        if hand.to_play is not None:
            events.append(Played(seat=hand.to_play, card=card))
        hand = hand.play(card)
    return tuple(events)
