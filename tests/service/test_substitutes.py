"""A computer in a person's place: what the other one may then not do, since nobody can unsee."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest

from germanwhist import RuleSet, Seat, View
from germanwhist.engine import Advice, CardAdvice
from germanwhist.service import Refusal, RefusedError, Tables
from germanwhist.service.requests import Claim, ComeBack, Hint, Leave, NextHand, Replace, Undo
from tests.service.tables_for_tests import (
    LOWEST,
    NAMED_DEALER,
    TWO_PEOPLE,
    ask,
    my_turn,
    play_lowest,
    play_plays,
    tables_on,
)

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from germanwhist import Position


def highest(view: View) -> Advice:
    """Advice to play the highest card."""
    return Advice(
        (CardAdvice(card=view.legal_plays().highest(), points=1.0, standard_error=0.0, tries=0),),
        is_exact=True,
    )


def never(_position: Position, *, is_leader: bool, tricks: int) -> bool:  # noqa: ARG001
    """A judge to whom nothing is forced."""
    return False


@asynccontextmanager
async def substituted(plays: int) -> AsyncIterator[tuple[Tables, str]]:
    """Two people, so many plays in; north has left, and a computer plays for north."""
    async with tables_on(advise=highest, judge=never, absent_after=1e9) as tables:
        table = await tables.create(NAMED_DEALER, TWO_PEOPLE)
        view = await play_plays(tables, table, plays)
        left = await ask(tables, table, Seat.NORTH, Leave(seq=view.seq))
        await ask(tables, table, Seat.SOUTH, Replace(seq=left.seq, level=LOWEST))
        yield tables, table


async def test_what_was_seen_against_a_substitute_cannot_be_taken_back() -> None:
    """South plays on against the computer, and cannot go back to before north left.

    Otherwise south would know every upcard to come, and north would come back to that hand.
    """
    async with substituted(4) as (tables, table):
        view = await my_turn(tables, table)
        for _ in range(3):
            await play_lowest(tables, table, view)
            view = await my_turn(tables, table)
            assert not view.may(Undo)
            with pytest.raises(RefusedError) as caught:
                await ask(tables, table, Seat.SOUTH, Undo(seq=view.seq))
            assert caught.value.code == Refusal.SUBSTITUTE_PLAYS


async def test_no_hint_in_a_hand_to_which_a_person_may_come_back() -> None:
    """Advice in it would be advice against a person."""
    async with substituted(4) as (tables, table):
        view = await my_turn(tables, table)
        assert not view.may(Hint)
        with pytest.raises(RefusedError) as caught:
            await ask(tables, table, Seat.SOUTH, Hint(seq=view.seq))
        assert caught.value.code == Refusal.SUBSTITUTE_PLAYS


async def test_every_hand_that_a_substitute_has_a_part_in_is_practice() -> None:
    """Also the hand that is dealt while it sits there, and also when the person is back."""
    async with tables_on(absent_after=1e9) as tables:
        table = await tables.create(RuleSet.parse("first_dealer=seat match=hands=3"), TWO_PEOPLE)
        view = await play_plays(tables, table, 52)
        assert not view.results[0].is_practice
        left = await ask(tables, table, Seat.NORTH, Leave(seq=view.seq))
        taken = await ask(tables, table, Seat.SOUTH, Replace(seq=left.seq, level=LOWEST))
        dealt = await ask(tables, table, Seat.SOUTH, NextHand(seq=taken.seq))
        assert dealt.is_practice
        await my_turn(tables, table)
        back = await ask(tables, table, Seat.NORTH, ComeBack())
        assert back.is_practice
        view = await tables.view(table, Seat.SOUTH)
        while view.may(NextHand) is False:
            view = await play_lowest(tables, table, view)
        third = await ask(tables, table, Seat.SOUTH, NextHand(seq=view.seq))
    assert [report.is_practice for report in third.results] == [False, True]
    assert not third.is_practice


async def test_unproven_claim_against_a_substitute_is_refused_at_once() -> None:
    """It cannot answer an offer."""
    async with substituted(26) as (tables, table):
        view = await my_turn(tables, table)
        with pytest.raises(RefusedError) as caught:
            await ask(tables, table, Seat.SOUTH, Claim(seq=view.seq, tricks=12))
        assert caught.value.code == Refusal.CLAIM_UNPROVEN
