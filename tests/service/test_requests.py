import asyncio

import pytest

from germanwhist import PRESETS, Card, Fault, RuleSet, Seat, StorageError
from germanwhist.service import (
    EventStore,
    Phase,
    Refusal,
    RefusedError,
    SeatKind,
    Tables,
    computer,
    person,
)
from germanwhist.service.requests import NextHand, Play, Resign, ResignMatch, Undo
from tests.service.memory_store import MemoryStore
from tests.service.tables_for_tests import (
    NAMED_DEALER,
    TWO_PEOPLE,
    WITH_COMPUTER,
    ask,
    my_turn,
    play_match,
    play_plays,
    seeded,
    tables_on,
)


@pytest.mark.parametrize("preset", PRESETS)
async def test_match_against_a_computer_runs_to_its_end(preset: str) -> None:
    """Every preset is played out, and the seat is never shown an older state after a newer."""
    async with tables_on() as tables:
        table = await tables.create(RuleSet.preset(preset), WITH_COMPUTER)
        seen = await play_match(tables, table, Seat.SOUTH)
    assert seen[-1].phase is Phase.MATCH_OVER
    assert [view.seq for view in seen] == sorted(view.seq for view in seen)
    assert len(seen[-1].results) >= 1


async def test_event_is_kept_before_it_is_answered() -> None:
    """What a request returned is in the store, under the number that it returned."""
    store = MemoryStore()
    async with tables_on(store) as tables:
        table = await tables.create(NAMED_DEALER, TWO_PEOPLE)
        view = await play_plays(tables, table, 3)
        assert len(await store.read(table)) == view.seq


async def test_request_that_cannot_be_kept_changes_nothing() -> None:
    """When the store fails, the play is refused and can be made again later."""
    store = MemoryStore()
    async with tables_on(store) as tables:
        table = await tables.create(NAMED_DEALER, TWO_PEOPLE)
        before = await tables.view(table, Seat.SOUTH)
        assert before.view is not None
        card = before.view.legal_plays().lowest()
        store.fault = StorageError("the disk is full", code="disk_full")
        with pytest.raises(StorageError, match="disk is full"):
            await ask(tables, table, Seat.SOUTH, Play(seq=before.seq, card=card))
        store.fault = None
        assert await tables.view(table, Seat.SOUTH) == before
        after = await ask(tables, table, Seat.SOUTH, Play(seq=before.seq, card=card))
        assert after.seq == before.seq + 1


@pytest.mark.parametrize("looks", [True, False], ids=["by a look", "by the next request"])
async def test_opponent_sees_a_card_whose_writing_seemed_to_fail(looks: bool) -> None:  # noqa: FBT001
    """The connection broke after the write, so nobody was told that it was there."""
    store = MemoryStore()
    async with tables_on(store, look_every=0.01 if looks else 1e9) as tables:
        table = await tables.create(NAMED_DEALER, TWO_PEOPLE)
        async with tables.subscribe(table, Seat.NORTH) as views:
            before = await anext(views)
            store.fault = StorageError("the server closed the connection", code="unavailable")
            store.is_late = True
            with pytest.raises(StorageError, match="closed the connection"):
                await play_plays(tables, table, 1)
            store.fault = None
            if not looks:
                await tables.view(table, Seat.SOUTH)
            assert (await anext(views)).seq == before.seq + 1


async def test_repeated_and_late_requests_are_harmless() -> None:
    """The same play twice, or any request at an older number, is refused as stale."""
    async with tables_on() as tables:
        table = await tables.create(NAMED_DEALER, TWO_PEOPLE)
        view = await tables.view(table, Seat.SOUTH)
        assert view.view is not None
        first, second = list(view.view.legal_plays())[:2]
        after = await ask(tables, table, Seat.SOUTH, Play(seq=view.seq, card=first))
        for request in (
            ask(tables, table, Seat.SOUTH, Play(seq=view.seq, card=first)),
            ask(tables, table, Seat.SOUTH, Play(seq=view.seq, card=second)),
            ask(tables, table, Seat.SOUTH, Undo(seq=view.seq)),
            ask(tables, table, Seat.SOUTH, ResignMatch(seq=view.seq)),
            ask(tables, table, Seat.SOUTH, NextHand(seq=view.seq + 7)),
        ):
            with pytest.raises(RefusedError) as caught:
                await request
            assert caught.value.code == Refusal.STALE
        assert await tables.view(table, Seat.SOUTH) == after


async def test_double_tap_plays_one_card() -> None:
    """Two plays at once with the same number: one is carried out, the other is stale."""
    async with tables_on() as tables:
        table = await tables.create(NAMED_DEALER, TWO_PEOPLE)
        view = await tables.view(table, Seat.SOUTH)
        assert view.view is not None
        first, second = list(view.view.legal_plays())[:2]
        outcomes = await asyncio.gather(
            ask(tables, table, Seat.SOUTH, Play(seq=view.seq, card=first)),
            ask(tables, table, Seat.SOUTH, Play(seq=view.seq, card=second)),
            return_exceptions=True,
        )
        assert sum(isinstance(outcome, RefusedError) for outcome in outcomes) == 1
        after = await tables.view(table, Seat.SOUTH)
    assert after.seq == view.seq + 1


async def test_illegal_play_is_refused_with_the_code_of_the_rules() -> None:
    """Turn, holding and duty to follow are the rules' business; the table passes their code on."""
    async with tables_on() as tables:
        table = await tables.create(NAMED_DEALER, TWO_PEOPLE)
        view = await tables.view(table, Seat.SOUTH)
        north = await tables.view(table, Seat.NORTH)
        assert view.view is not None
        assert north.view is not None
        foreign = north.view.holding.lowest()
        for seat, card, code in (
            (Seat.NORTH, foreign, Fault.NOT_YOUR_TURN),
            (Seat.SOUTH, foreign, Fault.CARD_NOT_HELD),
        ):
            with pytest.raises(RefusedError) as caught:
                await ask(tables, table, seat, Play(seq=view.seq, card=card))
            assert caught.value.code == code


async def test_request_before_the_other_seat_is_taken_is_refused() -> None:
    """A table of one waits; the first hand is dealt when the second sits down."""
    async with tables_on() as tables:
        table = await tables.create(RuleSet(), (None, person("Ann")))
        with pytest.raises(RefusedError) as caught:
            await ask(tables, table, Seat.SOUTH, Play(seq=2, card=Card("2C")))
        assert caught.value.code == Refusal.WAITING
        await tables.sit(table, Seat.NORTH, person("Bob"))
        view = await tables.view(table, Seat.NORTH)
        assert view.phase is Phase.PLAYING
        with pytest.raises(RefusedError) as caught:
            await tables.sit(table, Seat.NORTH, person("Carl"))
        assert caught.value.code == Refusal.SEAT_TAKEN


async def test_nobody_plays_for_a_computer_or_an_empty_seat() -> None:
    """A request from a seat without a person is refused."""
    async with tables_on() as tables:
        table = await tables.create(NAMED_DEALER, WITH_COMPUTER)
        view = await tables.view(table, Seat.NORTH)
        with pytest.raises(RefusedError) as caught:
            await ask(tables, table, Seat.NORTH, ResignMatch(seq=view.seq))
        assert caught.value.code == Refusal.NOT_SEATED


async def test_unknown_table_level_and_name_are_refused() -> None:
    """Each refusal of a newcomer has its code."""
    async with tables_on() as tables:
        waiting = await tables.create(RuleSet(), (None, person("  Ann \t of  here ")))
        view = await tables.view(waiting, Seat.SOUTH)
        assert view.occupant is not None
        assert view.occupant.name == "Ann of here"
        for request, code in (
            (tables.view("no such table", Seat.SOUTH), Refusal.UNKNOWN_TABLE),
            (tables.create(RuleSet(), (computer("best"), None)), Refusal.UNKNOWN_LEVEL),
            (tables.sit(waiting, Seat.NORTH, person("x" * 41)), Refusal.NAME_TOO_LONG),
            (tables.sit(waiting, Seat.NORTH, person("a\x00b")), Refusal.NAME_UNSHOWABLE),
        ):
            with pytest.raises(RefusedError) as caught:
                await request
            assert caught.value.code == code


async def test_either_seat_may_have_the_next_hand_dealt() -> None:
    """Not only the host can start again, and asking twice deals once."""
    rules = RuleSet.parse("first_dealer=seat match=hands=2")
    async with tables_on() as tables:
        table = await tables.create(rules, TWO_PEOPLE)
        view = await play_plays(tables, table, 52)
        assert view.phase is Phase.HAND_OVER
        dealt = await ask(tables, table, Seat.NORTH, NextHand(seq=view.seq))
        with pytest.raises(RefusedError) as caught:
            await ask(tables, table, Seat.SOUTH, NextHand(seq=view.seq))
        assert caught.value.code == Refusal.STALE
        with pytest.raises(RefusedError) as caught:
            await ask(tables, table, Seat.SOUTH, NextHand(seq=dealt.seq))
        assert caught.value.code == Refusal.HAND_IN_PLAY
    assert dealt.view is not None
    assert (dealt.view.dealer, dealt.view.tricks) == (Seat.SOUTH, ())


async def test_resigned_hand_goes_to_the_opponent_and_the_match_goes_on() -> None:
    """All 13 tricks fall to the other side."""
    async with tables_on() as tables:
        table = await tables.create(RuleSet.parse("first_dealer=seat match=hands=2"), TWO_PEOPLE)
        view = await tables.view(table, Seat.SOUTH)
        after = await ask(tables, table, Seat.SOUTH, Resign(seq=view.seq))
    assert (after.points, after.phase) == ((13, 0), Phase.HAND_OVER)


async def test_resigned_match_is_the_opponents_whatever_the_points() -> None:
    """The hand in play ends with the match, so that everything is open."""
    async with tables_on() as tables:
        table = await tables.create(RuleSet.parse("first_dealer=seat match=hands=9"), TWO_PEOPLE)
        view = await tables.view(table, Seat.NORTH)
        ahead = await ask(tables, table, Seat.NORTH, Resign(seq=view.seq))
        dealt = await ask(tables, table, Seat.NORTH, NextHand(seq=ahead.seq))
        # Whoever is 13 points ahead may give up too; here south is, and does.
        after = await ask(tables, table, Seat.SOUTH, ResignMatch(seq=dealt.seq))
        assert ahead.points == (0, 13)
        assert (after.phase, after.match_winner, after.resigned) == (
            Phase.MATCH_OVER,
            "north",
            "south",
        )
        assert after.view is not None
        assert after.view.deal is not None
        with pytest.raises(RefusedError) as caught:
            await ask(tables, table, Seat.NORTH, NextHand(seq=after.seq))
        assert caught.value.code == Refusal.MATCH_OVER


async def test_table_may_be_dropped_from_memory_at_any_time() -> None:
    """Other `Tables` on the same store find everything as it was."""
    store = MemoryStore()
    async with tables_on(store) as tables:
        table = await tables.create(NAMED_DEALER, TWO_PEOPLE)
        before = await play_plays(tables, table, 31)
    async with tables_on(store) as tables:
        assert await tables.view(table, Seat.SOUTH) == before


async def test_two_processes_at_one_table_never_write_the_same_number() -> None:
    """The slower one is told that it is stale, and then sees what the faster one wrote."""
    store = MemoryStore()
    async with tables_on(store) as here, tables_on(store) as there:
        table = await here.create(NAMED_DEALER, TWO_PEOPLE)
        async with here.subscribe(table, Seat.SOUTH) as views:
            view = await anext(views)
            assert view.view is not None
            first, second = list(view.view.legal_plays())[:2]
            await there.ask(table, Seat.SOUTH, Play(seq=view.seq, card=second))
            with pytest.raises(RefusedError) as caught:
                await here.ask(table, Seat.SOUTH, Play(seq=view.seq, card=first))
            assert caught.value.code == Refusal.STALE
            after = await anext(views)
    assert after.view is not None
    assert (after.view.led, after.seq) == (second, view.seq + 1)


async def test_slow_watcher_misses_views_but_never_the_newest() -> None:
    """A watcher that does not read costs no more than a short queue."""
    async with tables_on() as tables:
        table = await tables.create(RuleSet.parse("first_dealer=seat match=hands=3"), TWO_PEOPLE)
        async with tables.subscribe(table, Seat.SOUTH) as views:
            for _ in range(3):
                last = await play_plays(tables, table, 52)
                if last.may(NextHand):
                    last = await ask(tables, table, Seat.SOUTH, NextHand(seq=last.seq))
            seen = [await anext(views)]
            while seen[-1].seq < last.seq:
                seen.append(await anext(views))
    assert len(seen) <= 64


async def test_unfinished_tables_are_listed_the_last_used_first() -> None:
    """A table is listed until its match is over."""
    now = iter(range(1_000))
    async with tables_on(clock=lambda: float(next(now))) as tables:
        old = await tables.create(NAMED_DEALER, TWO_PEOPLE)
        new = await tables.create(NAMED_DEALER, TWO_PEOPLE)
        assert [summary.table for summary in await tables.unfinished()] == [new, old]
        await play_plays(tables, old, 1)
        assert [summary.table for summary in await tables.unfinished()] == [old, new]
        await play_plays(tables, old, 51)
        assert [summary.table for summary in await tables.unfinished()] == [new]


def test_table_ids_are_128_random_bits() -> None:
    """Nobody guesses a table: 22 characters of 6 bits, none like another."""

    async def ids() -> set[str]:
        async with tables_on() as tables:
            return {await tables.create(RuleSet(), (None, None)) for _ in range(50)}

    found = asyncio.run(ids())
    assert len(found) == 50
    assert {len(table) for table in found} == {22}


def test_memory_store_is_an_event_store() -> None:
    """The tests' store keeps the protocol that the product's store keeps."""
    store: EventStore = MemoryStore()
    assert Tables(store, seeded()).levels == ("lowest",)
    assert SeatKind("person") is SeatKind.PERSON


async def test_closing_ends_every_subscription() -> None:
    """A server that stops leaves no watcher waiting."""
    async with tables_on() as tables:
        table = await tables.create(NAMED_DEALER, WITH_COMPUTER)
        await my_turn(tables, table)
        async with tables.subscribe(table, Seat.SOUTH) as views:
            await anext(views)
            await tables.aclose()
            assert [view async for view in views] == []
