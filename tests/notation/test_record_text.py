"""The text of a record: what it may look like, and what is written."""

from __future__ import annotations

import io
from dataclasses import replace

import pytest

from germanwhist import (
    Card,
    ClaimBasis,
    Comment,
    Deal,
    Hand,
    Record,
    RuleSet,
    Seat,
    format_record,
    parse_record,
    read_records,
    write_records,
)
from tests.notation.samples import SMALL, random_hand
from tests.rules.builders import play, played_out, stage_two, start

BARE = Record(ruleset=RuleSet(), deal=Deal.shuffled(1))


def test_the_written_sample_is_written_again_letter_by_letter() -> None:
    """Text to record to text gives the same bytes."""
    assert format_record(parse_record(SMALL)) == SMALL


@pytest.mark.parametrize(
    "text",
    [
        "",
        "plain",
        'quote " and backslash \\',
        "{braces} } {",
        "two\nlines\r\nand a tab\t",
        "\x00\x07\x7f\x85\u2028\u2029",
        "♥ ñ 漢字 😀",
        "\\n \\u0007",
        "end played",
        '[GermanWhist "1"]',
        " blanks ",
    ],
)
def test_any_text_may_be_a_name_a_tag_or_a_comment(text: str) -> None:
    """Text comes back as it was, and never breaks the lines around it."""
    record = replace(
        BARE, north=text, match_id=text, tags=(("Event", text),), comments=(Comment(0, text),)
    )
    written = format_record(record)
    assert parse_record(written) == record
    assert written.splitlines() == written.split("\n")[:-1]


def test_quotes_and_braces_are_escaped_only_where_they_end_something() -> None:
    """A quote is plain in a comment, a brace is plain in a value."""
    record = replace(BARE, north='a"{b}', comments=(Comment(0, 'a"{b}'),))
    text = format_record(record)
    assert '[North "a\\"{b}"]' in text
    assert '{a"\\{b\\}}' in text


@pytest.mark.parametrize(
    ("record", "end"),
    [
        (BARE, "end unfinished"),
        (Record.of(played_out(start())), "end played"),
        (Record.of(stage_two().claim(Seat.NORTH, 7)), "end claim north 7 forced"),
        (
            Record.of(stage_two().claim(Seat.SOUTH, 0), claim_basis=ClaimBasis.ACCEPTED),
            "end claim south 0 accepted",
        ),
        (Record.of(start().resign(Seat.NORTH)), "end resigned north"),
        (
            replace(Record.of(start().resign(Seat.SOUTH)), match_resigned=Seat.SOUTH),
            "end resigned south, match resigned south",
        ),
        (
            replace(Record.of(played_out(start())), match_resigned=Seat.NORTH),
            "end played, match resigned north",
        ),
    ],
)
def test_every_end_is_written_and_read(record: Record, end: str) -> None:
    """Played out, unfinished, claimed, resigned, and the match given up."""
    text = format_record(record)
    assert text.splitlines()[-1] == end
    assert parse_record(text) == record


@pytest.mark.parametrize("plays", [0, 1, 2, 9, 10, 11, 25, 26, 27, 51, 52])
def test_a_hand_may_stop_anywhere(plays: int) -> None:
    """A lead without its answer, the end of a line, the end of a stage."""
    hand = random_hand(RuleSet(), 5)
    record = Record.of(Hand.replay(hand.ruleset, hand.deal, plays=hand.plays[:plays]))
    text = format_record(record)
    assert parse_record(text) == record
    assert format_record(parse_record(text)) == text


def test_stage_two_begins_a_new_line() -> None:
    """Five tricks on a line, and the fourteenth first on its own."""
    plays = format_record(Record.of(random_hand(RuleSet(), 2))).split("\n\n")[2].splitlines()
    starts = [int(line.split(".")[0]) for line in plays]
    assert starts == [1, 6, 11, 14, 19, 24]


def test_comments_stand_where_they_belong() -> None:
    """Before the first lead, after a lead, after a trick, several in a row, at the end."""
    hand = play(start(north="2C", south="3C"), "2C 3C")
    comments = (Comment(0, "a"), Comment(1, "b"), Comment(2, "c"), Comment(2, "d"))
    record = replace(Record.of(hand), comments=comments)
    text = format_record(record)
    assert "{a}\n1. 2C {b}\n3C {c} {d}\n" in text
    assert parse_record(text) == record


def test_blanks_and_line_breaks_between_words_do_not_matter() -> None:
    """The words of the deal and the plays may stand on any lines."""
    head, deal, plays, end = SMALL.split("\n\n")
    crowded = f"{head}\n{deal} {plays}".replace("\n1.", " 1.") + f"\n{end}"
    spread = f"{head}\n\n\n{deal.replace(' ', chr(10))}\n\t{plays}\n\n\n{end}"
    assert parse_record(crowded) == parse_record(spread) == parse_record(SMALL)


def test_lines_may_end_as_on_other_systems() -> None:
    """A carriage return before the line feed is no part of anything."""
    assert parse_record(SMALL.replace("\n", "\r\n")) == parse_record(SMALL)


def test_a_last_line_without_a_line_break_is_whole() -> None:
    """Editors differ in how they end a file."""
    assert parse_record(SMALL.rstrip("\n")) == parse_record(SMALL)


def test_tags_may_have_any_order_and_a_preset_may_be_named() -> None:
    """What people write by hand is read; what is written is always the same."""
    lines = SMALL.split("\n")
    lines[1:13] = reversed(lines[1:13])
    mixed = "\n".join(lines).replace('"pack=28"', '"small"')
    assert parse_record(mixed) == parse_record(SMALL)
    assert format_record(parse_record(mixed)) == SMALL


def test_tags_of_other_programs_are_kept_in_their_order() -> None:
    """Nothing is thrown away for being unknown."""
    record = replace(BARE, tags=(("Zebra", "1"), ("Alpha", ""), ("X9", "3")))
    assert parse_record(format_record(record)).tags == record.tags


def test_many_hands_stand_in_one_file_parted_by_a_blank_line() -> None:
    """What was written comes back in order, and is written again letter by letter."""
    records = [Record.of(random_hand(RuleSet(), seed)) for seed in range(4)]
    stream = io.StringIO()
    assert write_records(records, stream) == 4
    text = stream.getvalue()
    assert text.count("\n\n[GermanWhist") == 3
    back = list(read_records(io.StringIO(text)))
    assert back == records
    again = io.StringIO()
    write_records(back, again)
    assert again.getvalue() == text


def test_a_record_knows_where_its_parts_stand() -> None:
    """Lines and columns counted by hand in the sample, which begins on line 3."""
    (record,) = read_records(("\n\n" + SMALL).split("\n"), source="k.gwr")
    origin = record.origin
    assert origin is not None
    assert origin.source == "k.gwr"
    assert origin.place("ruleset") == (4, 9)
    assert origin.place("dealer") == (11, 10)
    assert origin.place("points") == (14, 10)
    assert origin.place("deal", 0) == (17, 1)
    assert origin.place("deal", 8) == (18, 4)
    assert origin.place("plays", 0) == (23, 4)
    assert origin.place("plays", 1) == (23, 7)
    assert origin.place("plays", 2) == (24, 4)
    assert origin.place("plays", 21) == (26, 39)
    assert origin.place("comments", 1) == (23, 10)
    assert origin.place("ending") == (28, 1)
    assert record.plays[21] == Card("QC")


def test_a_part_that_was_not_written_stands_at_the_beginning() -> None:
    """A fault about a missing tag points at its hand."""
    (record,) = read_records(format_record(BARE).split("\n"))
    assert record.origin is not None
    assert record.origin.place("points") == (1, 1)
