import threading

import pytest

from germanwhist import Card, Seat, View
from germanwhist.service import Phase, RefusedError, Tables, TableView, computer, person
from germanwhist.service.requests import Replace, TakeMatch
from tests.service.memory_store import MemoryStore
from tests.service.tables_for_tests import (
    NAMED_DEALER,
    WITH_COMPUTER,
    LowestCard,
    ask,
    my_turn,
    play_lowest,
    tables_on,
)


class Crashing:
    """Raises an error that names a card, as a careless player would."""

    def choose(self, view: View) -> Card:
        """Fail."""
        raise ValueError(f"I hold {view.holding.lowest()}")


class Cheating:
    """Plays a card that it does not hold."""

    def choose(self, view: View) -> Card:
        """A card of somebody else's."""
        return view.unseen.lowest()


class Hanging:
    """Answers when the test lets it."""

    def __init__(self) -> None:
        self.released = threading.Event()

    def choose(self, view: View) -> Card:
        """Wait, then play on."""
        self.released.wait()
        return view.legal_plays().lowest()


async def failed(tables: Tables, table: str) -> TableView:
    """Lead a card, and wait until the computer has failed."""
    view = await my_turn(tables, table)
    await play_lowest(tables, table, view)
    async with tables.subscribe(table, Seat.SOUTH) as views:
        async for shown in views:
            if shown.opponent is not None and shown.opponent.has_failed:
                return shown
    raise AssertionError("the table closed before the computer failed")


@pytest.mark.parametrize("player", [Crashing, Cheating])
async def test_computer_that_fails_is_reported_and_can_be_replaced(
    player: type[Crashing | Cheating], caplog: pytest.LogCaptureFixture
) -> None:
    """The table says so and waits; the same or another level takes the seat and plays on."""
    levels = {"bad": player, "lowest": LowestCard}
    store = MemoryStore()
    async with tables_on(
        store, make_player=lambda level: levels[level](), levels=tuple(levels)
    ) as tables:
        table = await tables.create(NAMED_DEALER, (computer("bad"), person("Ann")))
        stuck = await failed(tables, table)
        assert (stuck.phase, stuck.may(Replace), stuck.may(TakeMatch)) == (
            Phase.PLAYING,
            True,
            False,
        )
        # An error's text may name hidden cards, so the log has only its kind.
        assert "hold" not in caplog.text
        await ask(tables, table, Seat.SOUTH, Replace(seq=stuck.seq, level="lowest"))
        after = await my_turn(tables, table)
    assert after.opponent is not None
    assert (after.opponent.level, after.opponent.has_failed) == ("lowest", False)
    assert (after.opponent.is_replaced, after.is_practice) == (False, True)


async def test_computer_that_does_not_answer_fails_in_time() -> None:
    """The table goes on after the limit; the late answer is thrown away."""
    hanging = Hanging()
    async with tables_on(make_player=lambda _level: hanging, think_limit=0.05) as tables:
        table = await tables.create(NAMED_DEALER, WITH_COMPUTER)
        stuck = await failed(tables, table)
        hanging.released.set()
        assert (await tables.view(table, Seat.SOUTH)).seq == stuck.seq


async def test_failure_is_kept_like_any_event() -> None:
    """After a restart the computer has still failed, and nobody plays for it by surprise."""
    store = MemoryStore()
    async with tables_on(store, make_player=lambda _level: Crashing()) as tables:
        table = await tables.create(NAMED_DEALER, WITH_COMPUTER)
        stuck = await failed(tables, table)
    async with tables_on(store) as tables:
        assert (await tables.view(table, Seat.SOUTH)).seq == stuck.seq


async def test_computer_cannot_be_replaced_while_it_works() -> None:
    """A working computer keeps its seat."""
    async with tables_on() as tables:
        table = await tables.create(NAMED_DEALER, WITH_COMPUTER)
        view = await my_turn(tables, table)
        with pytest.raises(RefusedError) as caught:
            await ask(tables, table, Seat.SOUTH, Replace(seq=view.seq, level="lowest"))
        assert caught.value.code == "opponent_present"


async def test_computer_plays_on_after_a_restart() -> None:
    """A server stopped while the computer thought: the next visit lets it go on."""
    hanging = Hanging()
    store = MemoryStore()
    async with tables_on(store, make_player=lambda _level: hanging) as tables:
        table = await tables.create(NAMED_DEALER, WITH_COMPUTER)
        view = await my_turn(tables, table)
        await play_lowest(tables, table, view)
    hanging.released.set()
    async with tables_on(store) as tables:
        assert (await my_turn(tables, table)).seq > view.seq


async def test_computer_is_given_its_own_view_and_nothing_else() -> None:
    """What the player sees is the view of its seat, at every decision."""
    seen: list[View] = []

    class Watching(LowestCard):
        def choose(self, view: View) -> Card:
            seen.append(view)
            return super().choose(view)

    async with tables_on(make_player=lambda _level: Watching()) as tables:
        table = await tables.create(NAMED_DEALER, WITH_COMPUTER)
        for _ in range(5):
            await play_lowest(tables, table, await my_turn(tables, table))
        await my_turn(tables, table)
    assert len(seen) >= 5
    assert all((view.seat, view.deal) == (Seat.NORTH, None) for view in seen)
