"""Records as values."""

from __future__ import annotations

import datetime as dt
import pickle
from dataclasses import replace
from typing import Any

import pytest

from germanwhist import (
    Card,
    ClaimBasis,
    Comment,
    Deal,
    Ending,
    EndKind,
    Hand,
    IllegalPlayError,
    NotationError,
    Record,
    RuleSet,
    Seat,
    parse_record,
)
from tests.notation.samples import SMALL
from tests.rules.builders import cards, stage_two

BARE = Record(ruleset=RuleSet(), deal=Deal.shuffled(1))


def test_a_record_of_a_hand_replays_to_that_hand() -> None:
    """A hand that was kept comes back as it stood."""
    hand = stage_two().claim(Seat.SOUTH, 4)
    record = Record.of(hand, claim_basis=ClaimBasis.ACCEPTED)
    assert record.hand() == hand
    assert record.claim_basis is ClaimBasis.ACCEPTED


def test_the_hand_of_the_written_sample_is_the_one_played_on_paper() -> None:
    """Holdings, trump and result are those worked out by hand."""
    hand = parse_record(SMALL).hand()
    assert str(hand.holding(Seat.NORTH)) == "Q.Q..K"
    assert str(hand.holding(Seat.SOUTH)) == "..K.T9"
    assert hand.trump is Card("JC").suit
    assert hand.result is not None
    assert hand.result.counted == (3, 4)


def test_every_part_of_the_written_sample_has_its_field() -> None:
    """Nothing that was written is lost."""
    record = parse_record(SMALL)
    assert (record.player(Seat.NORTH), record.player(Seat.SOUTH)) == ("Ann", "Ben")
    assert record.date == dt.date(2026, 3, 1)
    assert (record.match_id, record.hand_number) == ("kitchen", 1)
    assert record.cuts == (cards("9S 9H"), cards("TC KD"))
    assert record.deal.dealer is Seat.SOUTH
    assert (record.points_before, record.counted, record.points) == ((0, 0), (3, 4), (0, 1))
    assert record.tags == (("Place", "at home"),)
    assert record.comments == (
        Comment(0, "A short game."),
        Comment(2, "The ten is enough."),
        Comment(2, "South takes the jack of trumps."),
    )
    assert record.ending == Ending(kind=EndKind.CLAIM, seat=Seat.SOUTH, tricks=2)
    assert record.claim_basis is ClaimBasis.FORCED


def test_replaying_shows_every_moment() -> None:
    """One hand before the first play, one after each, one after the resignation."""
    record = Record.of(stage_two().resign(Seat.NORTH))
    moments = list(record.replay())
    assert [len(moment.plays) for moment in moments] == [*range(27), 26]
    assert [moment.is_over for moment in moments[-2:]] == [False, True]


def test_an_illegal_play_is_found_on_replaying() -> None:
    """A record may hold what the rules refuse, and the hand says so."""
    record = replace(BARE, plays=cards("2C 2C"))
    with pytest.raises(IllegalPlayError):
        record.hand()


def test_where_a_record_was_read_is_not_part_of_its_value() -> None:
    """The same hand from two places is the same record."""
    record = parse_record(SMALL)
    assert record == replace(record, origin=None)
    assert record == parse_record("\n\n" + SMALL)


def test_a_fault_of_a_record_made_in_memory_has_no_place() -> None:
    """Without a text there is nothing to point at."""
    fault = BARE.fault("wrong", code="wrong", part="plays", index=3)
    assert (fault.source, fault.line, fault.column) == ("", 0, 0)


def test_a_record_survives_pickling() -> None:
    """Records cross process borders, with their places."""
    record = parse_record(SMALL)
    copy = pickle.loads(pickle.dumps(record))  # noqa: S301 - our own bytes
    assert copy == record
    assert copy.origin == record.origin


@pytest.mark.parametrize(
    ("changes", "found"),
    [
        ({"ruleset": RuleSet.preset("small")}, "a deal of 52 cards"),
        ({"ruleset": RuleSet.for_study(20), "deal": Deal.shuffled(1, pack=20)}, "20 cards"),
        ({"plays": cards("2C 3C") * 27}, "54 plays"),
        ({"claim_basis": ClaimBasis.FORCED}, "claim basis forced"),
        ({"ending": Ending(kind=EndKind.CLAIM, seat=Seat.NORTH, tricks=1)}, "claim basis None"),
        ({"match_resigned": Seat.NORTH}, "unfinished hand"),
        ({"comments": (Comment(1, "too late"),)}, "comments after [1]"),
        ({"comments": (Comment(-1, "too early"),)}, "comments after [-1]"),
        ({"plays": cards("2C 3C"), "comments": (Comment(2, ""), Comment(1, ""))}, "[2, 1]"),
        ({"tags": (("event", "x"),)}, "'event'"),
        ({"tags": (("Dealer", "north"),)}, "'Dealer'"),
        ({"tags": (("GermanWhist", "1"),)}, "'GermanWhist'"),
        ({"tags": (("Event", "x"), ("Event", "y"))}, "'Event'"),
        ({"north": "\ud800"}, "half a surrogate pair"),
        ({"comments": (Comment(0, "\udcff"),)}, "half a surrogate pair"),
        ({"hand_number": 0}, "hand number 0"),
        ({"points": (-1, 0)}, "count -1"),
        ({"hand_number": 10**9}, "from 1 to 999999999"),
        ({"counted": (0, 10**9)}, "from 0 to 999999999"),
    ],
)
def test_parts_that_do_not_fit_are_refused(changes: dict[str, Any], found: str) -> None:
    """Each refusal names what was found and what was expected."""
    with pytest.raises(NotationError) as caught:
        replace(BARE, **changes)
    assert caught.value.code == "bad_record"
    assert found in str(caught.value)
    assert "expected" in str(caught.value)


def test_a_match_may_be_resigned_with_the_hand_or_after_it() -> None:
    """Both are records, and the hand is over in both."""
    resigned = Hand.start(BARE.ruleset, BARE.whole_deal()).resign(Seat.SOUTH)
    assert replace(Record.of(resigned), match_resigned=Seat.SOUTH).is_over
    claimed = stage_two().claim(Seat.SOUTH, 4)
    assert replace(Record.of(claimed), match_resigned=Seat.NORTH).is_over
