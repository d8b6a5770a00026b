import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from germanwhist import Card, Seat, StorageError
from germanwhist.service import (
    Claimed,
    ClaimOffered,
    ClaimRefused,
    ClockInterrupted,
    ClockKind,
    ClockShifted,
    ClockStopped,
    Created,
    Cut,
    CutOpened,
    CutPromised,
    Dealt,
    Event,
    Failed,
    FailureKind,
    HandAsked,
    Played,
    RematchOffered,
    Replaced,
    Replay,
    Resigned,
    Scope,
    Sealed,
    Seated,
    Undone,
)
from germanwhist.service.events import EVENTS as KINDS
from germanwhist.service.events import decode_event, encode_event
from germanwhist.service.requests.phrase import Muted, Phrase, Said
from germanwhist.service.seats import SeatKind

CARDS = st.integers(0, 51).map(Card.from_index)
SEATS = st.sampled_from(Seat)
PACKS = st.permutations([Card.from_index(i) for i in range(52)]).map(tuple)
TRICKS = st.integers(0, 13)
EVENTS = st.one_of(
    st.builds(Created, rules=st.just({"pack": "28"}), first_dealer=st.none() | SEATS),
    st.builds(
        Created,
        rules=st.just({}),
        replay=st.builds(
            Replay,
            table=st.none() | st.text(),
            hand=TRICKS,
            cards=PACKS,
            plays=st.lists(CARDS).map(tuple),
        ),
        previous=st.none() | st.text(),
    ),
    st.builds(
        Seated,
        seat=SEATS,
        kind=st.sampled_from(SeatKind),
        name=st.none() | st.text(),
        level=st.none() | st.text(),
    ),
    st.builds(Cut, cuts=st.lists(st.tuples(CARDS, CARDS)).map(tuple)),
    st.builds(Dealt, dealer=SEATS, cards=PACKS),
    st.builds(Sealed, secret=st.text()),
    st.builds(CutPromised, seat=SEATS, promise=st.text()),
    st.builds(CutOpened, seat=SEATS, cut=st.text(), promise=st.text()),
    st.builds(HandAsked, seat=SEATS),
    st.builds(Played, seat=SEATS, card=CARDS),
    st.builds(Claimed, seat=SEATS, tricks=TRICKS, is_accepted=st.booleans()),
    st.builds(ClaimOffered, seat=SEATS, tricks=TRICKS),
    st.builds(ClaimRefused, seat=SEATS, tricks=TRICKS),
    st.builds(Undone, seat=SEATS, plays=TRICKS),
    st.builds(Resigned, seat=SEATS, scope=st.sampled_from(Scope)),
    st.builds(Failed, seat=SEATS, kind=st.sampled_from(FailureKind)),
    st.builds(RematchOffered, seat=SEATS, table=st.text()),
    st.builds(Replaced, seat=SEATS, level=st.text()),
    st.builds(Created, rules=st.just({}), clock=st.sampled_from(ClockKind)),
    st.builds(ClockStopped, seat=SEATS, since=st.floats(0, 2e9)),
    st.builds(ClockShifted, by=st.floats(-1e6, 1e6)),
    st.builds(ClockInterrupted),
    st.builds(Said, seat=SEATS, phrase=st.sampled_from(Phrase)),
    st.builds(Muted, seat=SEATS, is_on=st.booleans()),
    # The other kinds say no more than whose they are.
    *(st.builds(kind, seat=SEATS) for kind in KINDS if kind.__struct_fields__[1:] == ("seat",)),
)


@given(EVENTS)
def test_every_event_is_read_back_as_it_was_written(event: Event) -> None:
    """JSON on disk loses nothing of any kind of event."""
    assert decode_event(encode_event(event)) == event


def test_every_kind_of_event_is_covered_by_the_round_trip() -> None:
    """A new kind must be added to the strategies above."""
    kinds = set(KINDS)
    source = {strategy.__name__ for strategy in kinds}
    text = repr(EVENTS)
    assert {name for name in source if name not in text} == set()


def test_written_event_names_its_kind_and_version() -> None:
    """The form on disk, worked out by hand: a promise to later versions."""
    event = Dealt(dealer=Seat.NORTH, cards=(Card("2C"), Card("TD")))
    written = msgspec.json.decode(encode_event(event))
    cards = {"dealer": 0, "cards": ["2C", "TD"]}
    unsealed = {"is_sealed": False, "next_secret": None, "players": [None, None]}
    assert written == {"type": "dealt", "v": 1, **cards, **unsealed}


def test_deals_of_older_versions_are_read() -> None:
    """They had no seal, and say nothing of it."""
    older = '{"type":"dealt","v":1,"dealer":0,"cards":["2C"]}'
    assert decode_event(older) == Dealt(dealer=Seat.NORTH, cards=(Card("2C"),))


@pytest.mark.parametrize(
    ("data", "code"),
    [
        ("", "bad_event"),
        ('{"type":"played","v":1,"seat":1,"card":"QD"', "bad_event"),
        ('{"type":"played","v":1,"seat":2,"card":"QD"}', "bad_event"),
        ('{"type":"played","v":1,"seat":1,"card":"XX"}', "bad_event"),
        ('{"type":"played","v":1,"seat":1,"card":7}', "bad_event"),
        ('{"type":"unheard_of","v":1}', "bad_event"),
        ('{"type":"unheard_of","v":2}', "newer_event"),
    ],
)
def test_reading_anything_else_says_what_it_is(data: str, code: str) -> None:
    """A damaged event and one of a later version are told apart, in one line each."""
    with pytest.raises(StorageError) as caught:
        decode_event(data)
    assert caught.value.code == code
    assert "\n" not in str(caught.value)
