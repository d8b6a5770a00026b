"""Honest deals at a table: the order of the steps, who may be late, and what stays secret."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from germanwhist import RuleSet, Seat, StorageError, Verifier
from germanwhist.honest import misfits, new_cut, promise_of
from germanwhist.service import (
    CutOpened,
    Dealt,
    Device,
    Phase,
    RefusedError,
    RematchView,
    Sealed,
    StoredEvent,
    TableView,
    computer,
    person,
)
from germanwhist.service.folding import fold
from germanwhist.service.requests import (
    Leave,
    NextHand,
    OpenCut,
    Play,
    PromiseCut,
    Rematch,
    Replace,
    Resign,
    ResignMatch,
)
from tests.service.memory_store import MemoryStore
from tests.service.tables_for_tests import LOWEST, TWO_PEOPLE, LowestCard, my_turn, tables_on

if TYPE_CHECKING:
    from contextlib import AbstractAsyncContextManager

    from germanwhist import Card
    from germanwhist.service import Tables

N, S = Seat.NORTH, Seat.SOUTH
MATCH = RuleSet.parse("match=target=100")


def sealed_tables(
    store: MemoryStore | None = None, **parts: Any
) -> AbstractAsyncContextManager[Tables]:
    """Tables with sealed deals: there are no random numbers from elsewhere."""
    seeded = {"make_seeded_player": lambda _level, _seed: LowestCard()}
    return tables_on(store, source=None, **{**seeded, **parts})


async def cut_all(tables: Tables, table: str, devices: dict[Seat, Device]) -> None:
    """Let the devices answer until none has anything to say."""
    is_quiet = False
    while not is_quiet:
        is_quiet = True
        for seat, device in devices.items():
            request = device.answer(await tables.view(table, seat))
            if request is not None:
                is_quiet = False
                await tables.ask(table, seat, request)


async def two_people(tables: Tables, rules: RuleSet = MATCH) -> tuple[str, dict[Seat, Device]]:
    """A table of two people who have promised, and opened nothing yet."""
    devices = {seat: Device() for seat in Seat}
    promises = devices[N].promise(N), devices[S].promise(S)
    return await tables.create(rules, TWO_PEOPLE, promises=promises), devices


async def test_two_people_play_honest_hands_whose_records_verify() -> None:
    """The first hand and the next, each with a seal, two cuts and a secret of its own."""
    async with sealed_tables() as tables:
        table, devices = await two_people(tables)
        before = await tables.view(table, S)
        assert (before.phase, before.view, before.seal) == (Phase.WAITING, None, None)
        assert before.next_seal is not None
        await cut_all(tables, table, devices)
        for hand in (1, 2):
            view = await tables.view(table, S)
            assert view.seal is not None
            assert view.view is not None
            assert (view.seal.hand, view.seal.secret) == (hand, None)
            assert all(cut is not None and cut.value for cut in view.seal.cuts)
            await tables.ask(table, S, Resign(seq=view.seq))
            over = await tables.view(table, N)
            assert over.seal is not None
            assert over.seal.secret is not None
            if hand == 1:
                assert view.seal.seal == before.next_seal.seal
                await tables.ask(table, N, NextHand(seq=over.seq))  # cut already: dealt at once
        records = await tables.records(table)
        verifier = Verifier()
        assert [verifier.check(record) for record in records] == [(), ()]
        assert records[0].receipt is not None
        assert records[0].cuts
        assert misfits(records[0].receipt, records[1].whole_deal().cards, hand=2)


async def test_against_a_computer_the_first_cut_deals() -> None:
    """The computer has none; level, version and seed are in the record."""
    seeds = []

    def make(level: str, seed: int) -> LowestCard:
        seeds.append((level, seed))
        return LowestCard()

    async with sealed_tables(make_seeded_player=make, levels=(LOWEST, "novice")) as tables:
        device = Device()
        seats = (computer("novice"), person("Ann"))
        table = await tables.create(MATCH, seats, promises=(None, device.promise(S)))
        await cut_all(tables, table, {S: device})
        view = await my_turn(tables, table)
        await tables.ask(table, S, Play(seq=view.seq, card=_lowest(view)))
        await tables.ask(table, S, Resign(seq=(await my_turn(tables, table)).seq))
        (record,) = await tables.records(table)
        assert record.receipt is not None
        assert record.receipt.cuts[N] is None
        assert ("NorthPlayer", "novice@1") in record.tags
        assert set(seeds) == {("novice", record.receipt.deal(1).seed(N))}
        assert Verifier().check(record) == ()


def _lowest(view: TableView) -> Card:
    assert view.view is not None
    return view.view.legal_plays().lowest()


async def test_cuts_follow_the_rules_of_the_deal() -> None:
    """A late, a second, another or an early cut is refused, and so is a new promise after one."""
    async with sealed_tables() as tables:
        north, south = Device(), Device()
        table = await tables.create(MATCH, (None, person("Ann")), promises=(None, south.promise(S)))
        with pytest.raises(RefusedError) as early:
            await tables.ask(table, S, OpenCut(seq=0, cut="0" * 32, promise="0" * 64))
        assert early.value.code == "waiting"
        await tables.sit(table, N, person("Bob"), promise=north.promise(N))
        with pytest.raises(RefusedError) as broken:
            await tables.ask(table, S, OpenCut(seq=0, cut=new_cut(), promise="0" * 64))
        assert broken.value.code == "promise_broken"
        # North has lost its cut, and promises another; then South opens, and promises are fixed.
        await tables.ask(table, N, PromiseCut(seq=0, promise=north.promise(N)))
        opened = south.answer(await tables.view(table, S))
        assert isinstance(opened, OpenCut)
        await tables.ask(table, S, opened)
        chosen = new_cut()  # by whoever has seen South's
        with pytest.raises(RefusedError) as late:
            await tables.ask(table, N, PromiseCut(seq=0, promise=promise_of(chosen, N)))
        assert late.value.code == "cut_open"
        with pytest.raises(RefusedError) as chosen_late:
            await tables.ask(table, N, OpenCut(seq=0, cut=chosen, promise="0" * 64))
        assert chosen_late.value.code == "promise_broken"
        with pytest.raises(RefusedError) as again:
            await tables.ask(table, S, opened)
        assert again.value.code == "cut_open"
        await cut_all(tables, table, {N: north, S: south})
        assert (await tables.view(table, S)).phase is Phase.PLAYING


async def test_a_cut_that_does_not_come_is_waited_for_and_told() -> None:
    """With one cut the cards come after the limit; with none nothing is dealt."""
    now = 1_000_000.0
    store = MemoryStore()
    async with sealed_tables(store, clock=lambda: now) as tables:
        table, devices = await two_people(tables)
        now += 3600
        assert (await tables.view(table, S)).phase is Phase.WAITING
        await cut_all(tables, table, {S: devices[S]})
        now += 9.9
        assert (await tables.view(table, S)).phase is Phase.WAITING
    # A process that is started in the middle of it goes on.
    async with sealed_tables(store, clock=lambda: now, cut_limit=0.0) as tables:
        async with tables.subscribe(table, S) as views:
            async for view in views:
                if view.phase is Phase.PLAYING:
                    break
        assert view.seal is not None
        cut = view.seal.cuts[N]
        assert cut is not None
        assert cut.is_late
        await tables.ask(table, S, Resign(seq=view.seq))
        (record,) = await tables.records(table)
        assert Verifier().check(record) == ()


async def test_events_of_the_next_deal_make_no_request_late() -> None:
    """Whoever plays while the other device cuts is not refused; a repeat still is."""
    async with sealed_tables() as tables:
        table, devices = await two_people(tables)
        await cut_all(tables, table, devices)
        view = await tables.view(table, S)
        assert view.view is not None
        seat = view.view.to_play
        assert seat is not None
        seen = await tables.view(table, seat)
        # All cuts for the second hand are open by now; this seat acts on what it saw before.
        dealt = next(e.seq for e in await _events(tables, table) if isinstance(e.event, Dealt))
        assert dealt < seen.seq
        play = Play(seq=dealt, card=_lowest(seen))
        await tables.ask(table, seat, play)
        with pytest.raises(RefusedError) as late:
            await tables.ask(table, seat, play)
        assert late.value.code == "stale"


async def _events(tables: Tables, table: str) -> list[StoredEvent]:
    store = tables._store
    return list(await store.read(table, after=0))


async def test_a_seat_that_is_replaced_or_left_holds_nobody_up() -> None:
    """The next hand waits for a person's cut, and no more once a computer plays there."""
    async with sealed_tables(absent_after=0.0, make_player=lambda _: LowestCard()) as tables:
        table, devices = await two_people(tables)
        await cut_all(tables, table, devices)
        view = await tables.view(table, S)
        await tables.ask(table, S, Resign(seq=view.seq))
        # For the second hand both have cut during the first; for the third only South does.
        view = await tables.view(table, S)
        await tables.ask(table, S, NextHand(seq=view.seq))
        await cut_all(tables, table, {S: devices[S]})
        view = await tables.view(table, S)
        await tables.ask(table, S, Resign(seq=view.seq))
        view = await tables.view(table, S)
        await tables.ask(table, S, NextHand(seq=view.seq))
        view = await tables.view(table, S)
        assert view.phase is Phase.HAND_OVER
        assert view.abilities["next"] == "dealing"
        await tables.ask(table, N, Leave())
        view = await tables.view(table, S)
        await tables.ask(table, S, Replace(seq=view.seq, level=LOWEST))
        view = await tables.view(table, S)
        assert view.phase is Phase.PLAYING
        assert view.seal is not None


async def test_known_deals_and_seats_without_a_cut_are_not_sealed() -> None:
    """A deal played again, random numbers of one's own, and programs that promise nothing."""
    async with sealed_tables() as tables:
        table, devices = await two_people(tables)
        await cut_all(tables, table, devices)
        view = await tables.view(table, S)
        await tables.ask(table, S, Resign(seq=view.seq))
        again = await tables.again(table, S)
        await tables.sit(again, S, person("Bob"), promise=devices[S].promise(S))
        view = await tables.view(again, S)
        assert (view.phase, view.seal, view.next_seal) == (Phase.PLAYING, None, None)
        await tables.ask(again, S, Resign(seq=view.seq))
        (record,) = await tables.records(again)
        assert record.receipt is None
        assert ("Deal", "again") in record.tags
        plain = await tables.view(await tables.create(MATCH, TWO_PEOPLE), S)
        assert (plain.phase, plain.next_seal) == (Phase.PLAYING, None)
        with pytest.raises(RefusedError) as refused:
            await tables.ask(plain.id, S, PromiseCut(seq=0, promise="0" * 64))
        assert refused.value.code == "not_sealed"
    async with tables_on() as tables:
        table, _ = await two_people(tables)
        assert (await tables.view(table, S)).phase is Phase.PLAYING


async def test_a_rematch_is_sealed_too() -> None:
    """Its devices promise at the new table."""
    async with sealed_tables() as tables:
        table, devices = await two_people(tables)
        await cut_all(tables, table, devices)
        view = await tables.view(table, S)
        await tables.ask(table, S, ResignMatch(seq=view.seq))
        for seat in Seat:
            view = await tables.view(table, seat)
            await tables.ask(table, seat, Rematch(seq=view.seq))
        wish = (await tables.view(table, S)).fact(RematchView)
        assert wish is not None
        assert wish.table is not None
        await cut_all(tables, wish.table, devices)
        view = await tables.view(wish.table, S)
        assert view.phase is Phase.PLAYING
        assert view.seal is not None
        assert all(cut is not None and cut.value for cut in view.seal.cuts)


async def test_nothing_secret_leaves_before_the_end_of_a_hand() -> None:
    """No view of either seat, at any moment, has a secret or seed of a hand that is not over."""
    store = MemoryStore()
    seen: list[tuple[int, str]] = []
    async with sealed_tables(store) as tables:
        table, devices = await two_people(tables, RuleSet.parse("match10 pack=28"))
        for _ in range(3):
            await cut_all(tables, table, devices)
            view = await tables.view(table, S)
            for _ in range(28):
                assert view.view is not None
                seat = view.view.to_play
                assert seat is not None
                mine = await tables.view(table, seat)
                await tables.ask(table, seat, Play(seq=mine.seq, card=_lowest(mine)))
                view = await tables.view(table, S)
                seen += [(view.seq, repr(await tables.view(table, one))) for one in Seat]
            if view.phase is Phase.MATCH_OVER:
                break
            await tables.ask(table, S, NextHand(seq=view.seq))
        events = await store.read(table, after=0)
        secrets = [e.event.secret for e in events if isinstance(e.event, Sealed)]
        secrets += [e.event.next_secret or "" for e in events if isinstance(e.event, Dealt)]
        ends = [record.receipt.secret for record in await tables.records(table) if record.receipt]
        assert len(ends) >= 2
        assert secrets[: len(ends)] == ends
        for text in (secret for secret in secrets if secret not in ends):
            assert not any(text in shown for _, shown in seen)
        dealt = [e.seq for e in events if isinstance(e.event, Dealt)]
        for number, secret in enumerate(ends):
            over = dealt[number] + 28
            early = [seq for seq, shown in seen if secret in shown and seq < over]
            assert not early


async def test_stored_cuts_must_fit_their_promises() -> None:
    """A database that was changed by hand is found out when it is read."""
    store = MemoryStore()
    async with sealed_tables(store) as tables:
        table, devices = await two_people(tables)
        await cut_all(tables, table, devices)
    events = list(await store.read(table, after=0))
    forged = [
        replace(e, event=CutOpened(seat=e.event.seat, cut=new_cut(), promise=e.event.promise))
        if isinstance(e.event, CutOpened)
        else e
        for e in events
    ]
    with pytest.raises(StorageError, match="fits its promise"):
        fold(table, forged)
