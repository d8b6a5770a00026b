import pytest

from germanwhist import Fault, Objective, Position, RuleSet, Seat, parse_position
from germanwhist.service import OfferKind, Refusal, RefusedError, Tables, TableView
from germanwhist.service.claims import can_force
from germanwhist.service.requests import Answer, Claim, Undo
from tests.service.tables_for_tests import (
    NAMED_DEALER,
    TWO_PEOPLE,
    WITH_COMPUTER,
    ask,
    my_turn,
    play_lowest,
    play_plays,
    tables_on,
)


class Judge:
    """Says what the test wants, and remembers what it was asked."""

    def __init__(self, *, verdict: bool) -> None:
        self.verdict = verdict
        self.asked: list[tuple[Position, bool, int]] = []

    def __call__(self, position: Position, *, is_leader: bool, tricks: int) -> bool:
        """The verdict."""
        self.asked.append((position, is_leader, tricks))
        return self.verdict


async def stage_two(tables: Tables) -> str:
    """A table of two people at the first lead of stage two."""
    table = await tables.create(NAMED_DEALER, TWO_PEOPLE)
    await play_plays(tables, table, 26)
    return table


async def test_forced_claim_stands_at_once() -> None:
    """Exact analysis says yes: the hand ends with that many tricks, without being asked."""
    judge = Judge(verdict=True)
    async with tables_on(judge=judge) as tables:
        table = await stage_two(tables)
        before = await tables.view(table, Seat.SOUTH)
        after = await ask(tables, table, Seat.SOUTH, Claim(seq=before.seq, tricks=9))
    assert after.results[0].ended == "claim"
    assert after.results[0].counted == (4, 9)
    assert after.points == (0, 5)


async def test_judge_is_shown_the_position_and_who_claims() -> None:
    """Both holdings, the trump, the led card, and whether the claimer leads this trick."""
    judge = Judge(verdict=False)
    async with tables_on(judge=judge) as tables:
        table = await stage_two(tables)
        view = await play_plays(tables, table, 1)
        assert view.view is not None
        leader = view.view.leader
        await ask(tables, table, leader.opponent, Claim(seq=view.seq, tricks=3))
        views = {seat: (await tables.view(table, seat)).view for seat in Seat}
    position, is_leader, tricks = judge.asked[0]
    assert (is_leader, tricks) == (False, 3)
    assert (position.led, position.objective) == (view.view.led, Objective.HIGH)
    assert (position.leader, position.follower) == (
        views[leader].holding,  # type: ignore[union-attr]
        views[leader.opponent].holding,  # type: ignore[union-attr]
    )


async def test_unproven_claim_is_offered_to_a_person_who_may_accept() -> None:
    """The opponent agrees, and the hand ends as claimed."""
    async with tables_on(judge=Judge(verdict=False)) as tables:
        table = await stage_two(tables)
        view = await tables.view(table, Seat.SOUTH)
        offered = await ask(tables, table, Seat.SOUTH, Claim(seq=view.seq, tricks=13))
        assert offered.offer is not None
        assert (offered.offer.kind, offered.offer.tricks) == (OfferKind.CLAIM, 13)
        assert (offered.may(Claim), offered.may(Answer)) == (False, False)
        after = await ask(tables, table, Seat.NORTH, Answer(seq=offered.seq, accept=True))
        record = (await tables.records(table))[0]
    assert after.results[0].counted == (0, 13)
    assert record.claim_basis == "accepted"


async def test_refused_claim_costs_nothing() -> None:
    """The opponent refuses, and play goes on where it was."""
    async with tables_on(judge=Judge(verdict=False)) as tables:
        table = await stage_two(tables)
        view = await tables.view(table, Seat.SOUTH)
        offered = await ask(tables, table, Seat.SOUTH, Claim(seq=view.seq, tricks=13))
        await ask(tables, table, Seat.NORTH, Answer(seq=offered.seq, accept=False))
        after = await tables.view(table, Seat.SOUTH)
    assert (after.view, after.offer, after.is_practice) == (view.view, None, False)


async def stage_two_against_computer(tables: Tables) -> tuple[str, TableView]:
    """A table against a computer at the first own turn of stage two, and that turn."""
    table = await tables.create(NAMED_DEALER, WITH_COMPUTER)
    view = await my_turn(tables, table)
    while view.view is not None and view.view.stage == 1:
        await play_lowest(tables, table, view)
        view = await my_turn(tables, table)
    return table, view


async def test_claim_in_vain_is_the_last_of_a_counted_hand() -> None:
    """Asked 12, 11, 10, the judge answers once: what can be forced is not to be found out."""
    judge = Judge(verdict=False)
    async with tables_on(judge=judge) as tables:
        table, view = await stage_two_against_computer(tables)
        with pytest.raises(RefusedError) as caught:
            await ask(tables, table, Seat.SOUTH, Claim(seq=view.seq, tricks=12))
        assert caught.value.code == Refusal.CLAIM_UNPROVEN
        after = await my_turn(tables, table)
        assert (after.view, after.is_practice, after.may(Claim)) == (view.view, False, False)
        judge.verdict = True
        for tricks in (11, 10):
            with pytest.raises(RefusedError) as caught:
                await ask(tables, table, Seat.SOUTH, Claim(seq=after.seq, tricks=tricks))
            assert caught.value.code == Refusal.CLAIM_USED
        await play_lowest(tables, table, after)
        later = await my_turn(tables, table)
        assert not later.may(Claim)
    assert [asked[2] for asked in judge.asked] == [12]


async def test_claims_are_free_in_practice_against_a_computer() -> None:
    """After an undo the hand counts for nothing, so asking again does no harm."""
    judge = Judge(verdict=False)
    async with tables_on(judge=judge) as tables:
        table, view = await stage_two_against_computer(tables)
        view = await ask(tables, table, Seat.SOUTH, Undo(seq=view.seq))
        view = await my_turn(tables, table)
        while view.view is not None and view.view.stage == 1:
            await play_lowest(tables, table, view)
            view = await my_turn(tables, table)
        assert view.view is not None
        for tricks in (view.view.tricks_left, 3):
            view = await my_turn(tables, table)
            with pytest.raises(RefusedError) as caught:
                await ask(tables, table, Seat.SOUTH, Claim(seq=view.seq, tricks=tricks))
            assert caught.value.code == Refusal.CLAIM_UNPROVEN
        judge.verdict = True
        view = await my_turn(tables, table)
        after = await ask(tables, table, Seat.SOUTH, Claim(seq=view.seq, tricks=1))
    assert after.results[0].ended == "claim"


@pytest.mark.parametrize("is_played_on", [True, False])
async def test_claim_offered_to_a_person_is_the_last_too(*, is_played_on: bool) -> None:
    """Being asked says that it cannot be forced, whether it is refused or passed over."""
    async with tables_on(judge=Judge(verdict=False)) as tables:
        table = await stage_two(tables)
        view = await tables.view(table, Seat.SOUTH)
        offered = await ask(tables, table, Seat.SOUTH, Claim(seq=view.seq, tricks=13))
        if is_played_on:
            await play_plays(tables, table, 1)
        else:
            await ask(tables, table, Seat.NORTH, Answer(seq=offered.seq, accept=False))
        view = await tables.view(table, Seat.SOUTH)
        with pytest.raises(RefusedError) as caught:
            await ask(tables, table, Seat.SOUTH, Claim(seq=view.seq, tricks=9))
        assert caught.value.code == Refusal.CLAIM_USED
        assert (await tables.view(table, Seat.NORTH)).may(Claim)  # the other one still may


@pytest.mark.parametrize(("rules", "tricks"), [("objective=high", 0), ("low", 13)])
async def test_claim_that_gives_everything_away_is_none(rules: str, tricks: int) -> None:
    """No trick in a high hand, every trick in a low one: that would be to resign."""
    judge = Judge(verdict=True)
    is_low = rules == "low"
    options = "objective=by_colour" if is_low else rules
    async with tables_on(judge=judge) as tables:
        for _ in range(40):
            table = await tables.create(RuleSet.parse(f"first_dealer=seat {options}"), TWO_PEOPLE)
            view = await tables.view(table, Seat.SOUTH)
            assert view.view is not None
            if (view.view.objective is Objective.LOW) is is_low:
                break
        view = await play_plays(tables, table, 26)
        with pytest.raises(RefusedError) as caught:
            await ask(tables, table, Seat.SOUTH, Claim(seq=view.seq, tricks=tricks))
        assert caught.value.code == Refusal.CLAIM_OF_NOTHING
    assert judge.asked == []


async def test_claim_is_refused_in_stage_one_and_out_of_range() -> None:
    """The rules' own codes, before any analysis."""
    judge = Judge(verdict=True)
    async with tables_on(judge=judge) as tables:
        table = await tables.create(NAMED_DEALER, TWO_PEOPLE)
        view = await play_plays(tables, table, 25)
        with pytest.raises(RefusedError) as caught:
            await ask(tables, table, Seat.SOUTH, Claim(seq=view.seq, tricks=5))
        assert caught.value.code == Fault.CLAIM_IN_STAGE_ONE
        view = await play_plays(tables, table, 1)
        for tricks in (-1, 14):
            with pytest.raises(RefusedError) as caught:
                await ask(tables, table, Seat.SOUTH, Claim(seq=view.seq, tricks=tricks))
            assert caught.value.code == Fault.CLAIM_OUT_OF_RANGE
    assert judge.asked == []


async def test_late_claim_is_not_analysed() -> None:
    """A claim made at an older number is stale, whatever it says."""
    judge = Judge(verdict=True)
    async with tables_on(judge=judge) as tables:
        table = await stage_two(tables)
        view = await tables.view(table, Seat.SOUTH)
        await play_plays(tables, table, 1)
        with pytest.raises(RefusedError) as caught:
            await ask(tables, table, Seat.SOUTH, Claim(seq=view.seq, tricks=5))
        assert caught.value.code == Refusal.STALE
    assert judge.asked == []


def test_claim_in_a_low_hand_is_of_at_most_so_many_tricks() -> None:
    """Without trumps ♠A ♠2 lead against ♠K ♥3: the two first, and the leader makes no trick."""
    position = parse_position("N:A2.../K.3.. low")
    of_leader, of_follower = (
        [can_force(position, is_leader=is_leader, tricks=tricks) for tricks in range(3)]
        for is_leader in (True, False)
    )
    assert of_leader == [True, True, True]
    assert of_follower == [False, False, True]
