import asyncio
from dataclasses import replace

import pytest

from germanwhist import PRESETS, Card, RuleSet, Seat, StorageError
from germanwhist.service import Created, Dealt, Phase, Played, Seated, StoredEvent, fold, person
from tests.service.memory_store import MemoryStore
from tests.service.tables_for_tests import TWO_PEOPLE, WITH_COMPUTER, play_match, tables_on


def events_of_match(rules: RuleSet) -> tuple[str, tuple[StoredEvent, ...]]:
    """The events of a whole match against a computer."""

    async def play() -> tuple[str, tuple[StoredEvent, ...]]:
        store = MemoryStore()
        async with tables_on(store) as tables:
            table = await tables.create(rules, WITH_COMPUTER)
            await play_match(tables, table, Seat.SOUTH)
        return table, await store.read(table)

    return asyncio.run(play())


@pytest.mark.parametrize("preset", PRESETS)
def test_state_is_what_its_events_say_however_they_are_cut(preset: str) -> None:
    """Reading all events, or some and later the rest, gives the same state."""
    table, events = events_of_match(RuleSet.preset(preset))
    whole = fold(table, events)
    assert whole is not None
    assert whole.phase is Phase.MATCH_OVER
    for cut in range(0, len(events) + 1, 13):
        assert fold(table, events[cut:], fold(table, events[:cut])) == whole


def test_no_events_are_no_table() -> None:
    """A table begins with its first event."""
    assert fold("t", ()) is None


def opened(*events: object) -> list[StoredEvent]:
    """Events in a row after the opening of a standard table."""
    first = Created(rules=RuleSet().options())
    return [StoredEvent(i, 0.0, event) for i, event in enumerate((first, *events), 1)]  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "events",
    [
        [StoredEvent(1, 0.0, Played(seat=Seat.NORTH, card=Card("2C")))],
        [*opened(), *opened()],
        [replace(stored, seq=stored.seq + 1) for stored in opened()],
        opened(Played(seat=Seat.NORTH, card=Card("2C"))),
        opened(Dealt(dealer=Seat.NORTH, cards=())),
    ],
    ids=["no opening", "two openings", "a gap", "a card before the deal", "a deal before the cut"],
)
def test_impossible_events_are_named_not_guessed_at(events: list[StoredEvent]) -> None:
    """What cannot have happened is a damaged store, said in one line."""
    with pytest.raises(StorageError) as caught:
        fold("t", events)
    assert caught.value.code == "bad_events"
    assert "\n" not in str(caught.value)


def test_table_waits_until_both_seats_are_taken() -> None:
    """Nothing is dealt to one person alone."""
    seated = Seated(seat=Seat.SOUTH, kind=person().kind, name="Ann")
    state = fold("t", opened(seated))
    assert state is not None
    assert (state.phase, state.hand, state.seats[Seat.NORTH]) == (Phase.WAITING, None, None)


async def test_first_dealer_is_who_the_rules_name() -> None:
    """Where the rules name a dealer nothing is cut; otherwise the higher card deals."""
    async with tables_on() as tables:
        named = await tables.create(
            RuleSet.parse("first_dealer=seat"), TWO_PEOPLE, first_dealer=Seat.SOUTH
        )
        cut = await tables.create(RuleSet(), TWO_PEOPLE, first_dealer=Seat.SOUTH)
        by_name = await tables.view(named, Seat.SOUTH)
        by_cut = await tables.view(cut, Seat.SOUTH)
    assert by_name.view is not None
    assert by_cut.view is not None
    assert (by_name.cuts, by_name.view.dealer) == ((), Seat.SOUTH)
    north, south = map(Card, by_cut.cuts[-1])
    assert by_cut.view.dealer is (Seat.NORTH if north.rank > south.rank else Seat.SOUTH)
