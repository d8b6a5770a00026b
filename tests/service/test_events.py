import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from germanwhist import Card, Seat, StorageError
from germanwhist.service import events as happened
from germanwhist.service.seats import SeatKind

CARDS = st.integers(0, 51).map(Card.from_index)
SEATS = st.sampled_from(Seat)
PACKS = st.permutations([Card.from_index(i) for i in range(52)]).map(tuple)
TRICKS = st.integers(0, 13)
EVENTS = st.one_of(
    st.builds(happened.Created, rules=st.just({"pack": "28"}), first_dealer=st.none() | SEATS),
    st.builds(
        happened.Created,
        rules=st.just({}),
        replay=st.builds(
            happened.Replay,
            table=st.none() | st.text(),
            hand=TRICKS,
            cards=PACKS,
            plays=st.lists(CARDS).map(tuple),
        ),
        previous=st.none() | st.text(),
    ),
    st.builds(
        happened.Seated,
        seat=SEATS,
        kind=st.sampled_from(SeatKind),
        name=st.none() | st.text(),
        level=st.none() | st.text(),
    ),
    st.builds(happened.Cut, cuts=st.lists(st.tuples(CARDS, CARDS)).map(tuple)),
    st.builds(happened.Dealt, dealer=SEATS, cards=PACKS),
    st.builds(happened.Played, seat=SEATS, card=CARDS),
    st.builds(happened.Claimed, seat=SEATS, tricks=TRICKS, is_accepted=st.booleans()),
    st.builds(happened.ClaimOffered, seat=SEATS, tricks=TRICKS),
    st.builds(happened.ClaimRefused, seat=SEATS, tricks=TRICKS),
    st.builds(happened.Undone, seat=SEATS, plays=TRICKS),
    st.builds(happened.Resigned, seat=SEATS, scope=st.sampled_from(happened.Scope)),
    st.builds(happened.Failed, seat=SEATS, kind=st.sampled_from(happened.FailureKind)),
    st.builds(happened.RematchOffered, seat=SEATS, table=st.text()),
    st.builds(happened.Replaced, seat=SEATS, level=st.text()),
    *(
        st.builds(kind, seat=SEATS)
        for kind in (
            happened.UndoOffered,
            happened.UndoRefused,
            happened.Hinted,
            happened.Forfeited,
            happened.RematchAccepted,
            happened.Left,
            happened.Returned,
        )
    ),
)


@given(EVENTS)
def test_every_event_is_read_back_as_it_was_written(event: happened.Event) -> None:
    """JSON on disk loses nothing of any kind of event."""
    assert happened.decode_event(happened.encode_event(event)) == event


def test_every_kind_of_event_is_covered_by_the_round_trip() -> None:
    """A new kind must be added to the strategies above."""
    kinds = set(happened.Event.__args__)
    source = {strategy.__name__ for strategy in kinds}
    text = repr(EVENTS)
    assert {name for name in source if name not in text} == set()


def test_written_event_names_its_kind_and_version() -> None:
    """The form on disk, worked out by hand: a promise to later versions."""
    event = happened.Dealt(dealer=Seat.NORTH, cards=(Card("2C"), Card("TD")))
    written = msgspec.json.decode(happened.encode_event(event))
    assert written == {"type": "dealt", "v": 1, "dealer": 0, "cards": ["2C", "TD"]}


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
        happened.decode_event(data)
    assert caught.value.code == code
    assert "\n" not in str(caught.value)
