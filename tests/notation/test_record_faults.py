"""Faults in the text of a record: each names its place, what was found, and what was expected."""

from __future__ import annotations

import pytest

from germanwhist import Deal, NotationError, Record, RuleSet, format_record, parse_record
from tests.notation.samples import SMALL, SMALL_LINES

# What is changed in the sample, the code, line and column, what was found, what was expected.
FAULTS = [
    # the version
    ('"1"]\n[R', '"2"]\n[R', "future_version", 1, 15, "version 2", "version 1: a newer"),
    ('"1"]\n[R', '"0"]\n[R', "bad_version", 1, 1, "[GermanWhist", '[GermanWhist "1"]'),
    ('"1"]\n[R', '"one"]\n[R', "bad_version", 1, 1, '"one"', '[GermanWhist "1"]'),
    ("[GermanWhist", "[Germanwhist", "no_record", 1, 1, "[Germanwhist", "at the beginning"),
    # tags
    ('"Ann"', "Ann", "bad_tag", 3, 8, "'Ann]'", '[Name "value"]'),
    ('"Ann"]', '"Ann"', "bad_tag", 3, 13, "the end of the line", '[Name "value"]'),
    ('"Ann"', '"A"nn"', "bad_tag", 3, 11, "'nn\"]'", '[Name "value"]'),
    ('"Ann"', '"A\\nn\\x"', "bad_tag", 3, 13, "'\\\\x\"]'", "\\\\ for a quote"),
    ('"Ann"', '"A\tnn"', "bad_tag", 3, 10, "'\\tnn\"]'", '[Name "value"]'),
    ('"Ann"', '"A\udcffn"', "bad_tag", 3, 10, "a byte ff that is not UTF-8", "[Name"),
    ("[North", "[north", "bad_tag", 3, 2, "north", '[Name "value"]'),
    ("[South", "[North", "repeated_tag", 4, 1, "a second North tag", "one"),
    ('[Rules "pack=28"]\n', "", "no_tag", 13, 1, "no Rules tag", "one"),
    ('[Dealer "south"]\n', "", "no_tag", 13, 1, "no Dealer tag", "one"),
    # values
    ("pack=28", "pack=27", "bad_option", 2, 9, "'27'", "52, 28, 16, 12 or 8"),
    ("pack=28", "objective=by_colour counting=weighted", "options_clash", 2, 9, "weighted", "sec"),
    ("pack=28", "tiny", "unknown_preset", 2, 9, "'tiny'", "standard"),
    ("2026-03-01", "2026-3-1", "bad_value", 5, 8, "'2026-3-1'", "2026-03-01"),
    ("2026-03-01", "2026-02-30", "bad_value", 5, 8, "'2026-02-30'", "2026-03-01"),
    ("2026-03-01", "20260301", "bad_value", 5, 8, "'20260301'", "2026-03-01"),
    ('[Hand "1"]', '[Hand "0"]', "bad_value", 7, 8, "'0'", "from 1"),
    ('[Hand "1"]', '[Hand "01"]', "bad_value", 7, 8, "'01'", "from 1"),
    ('[Hand "1"]', '[Hand "１"]', "bad_value", 7, 8, "'１'", "from 1"),
    ("9S-9H TC-KD", "9S-9H TC", "bad_value", 8, 8, "'9S-9H TC'", "pairs of cards"),
    ("9S-9H TC-KD", "9S-9H TC-KX", "bad_value", 8, 8, "KX", "pairs of cards"),
    ('"south"]', '"South"]', "bad_value", 9, 10, "'South'", "north or south"),
    ('"3-4"', '"3:4"', "bad_value", 11, 11, "'3:4'", "9-4"),
    ('"3-4"', '"03-4"', "bad_value", 11, 11, "'03-4'", "9-4"),
    ('"0-1"', '"0--1"', "bad_value", 12, 10, "'0--1'", "9-4"),
    # the deal
    ("AS TS", "AX TS", "bad_card", 15, 1, "'AX'", "card 1 of the deal"),
    ("AS TS", "as TS", "bad_card", 15, 1, "'as'", "card 1 of the deal"),
    ("KH 8D", "KH  10D", "bad_card", 16, 5, "'10D'", "card 9 of the deal"),
    ("KH 8D", "KH AS", "bad_deal", 16, 4, "'AS'", "of 28 once; the first stands at 15:1"),
    ("KH 8D", "KH 2D", "bad_deal", 16, 4, "'2D'", "each card of a pack of 28 once"),
    ("QS 9C\n", "QS\n", "bad_card", 21, 1, "'1.'", "card 28 of the deal"),
    ("QS 9C\n", "QS 9C AS\n", "bad_number", 18, 22, "'AS'", "1. or a line"),
    ("JC JH", "JC {a} JH", "bad_comment", 17, 4, "'{a}'", "after the deal"),
    # the plays
    ("1. 9S", "2. 9S", "bad_number", 21, 1, "'2.'", "1. or a line that begins with end"),
    ("1. 9S", "1 9S", "bad_number", 21, 1, "'1'", "1. or a line that begins with end"),
    ("3. 8C JC", "4. 8C JC", "bad_number", 22, 11, "'4.'", "3. or a line"),
    ("3. 8C JC", "3. 8C", "bad_card", 22, 18, "'4.'", "a card such as QD"),
    ("3. 8C JC", "3. 8C JC KC", "bad_number", 22, 20, "'KC'", "4. or a line"),
    ("3. 8C JC", "3. 8C 1C", "bad_card", 22, 17, "'1C'", "a card such as QD"),
    ("AC QC\n", "AC QC  12.\n", "bad_card", 26, 1, "'end claim", "a card such as QD after 12."),
    # comments
    ("8S AS", "{so} 8S AS", "bad_comment", 22, 4, "'{so}'", "after a play"),
    ("enough.}", "enough.", "bad_number", 21, 10, "'{'", "opens and closes on one line"),
    ("{The ten", "The ten", "bad_number", 21, 10, "'The'", "2. or a line"),
    ("{The ten", "{The {ten", "bad_number", 21, 10, "'{'", "opens and closes"),
    ("is enough", "is \\enough", "bad_number", 21, 10, "'{'", "opens and closes"),
    ("is enough", "is\nenough", "bad_number", 21, 10, "'{'", "opens and closes"),
    # the end
    ("end claim south 2 forced", "end", "bad_end", 26, 1, "after 22 of 28", "end unfinished"),
    ("south 2 forced", "south two forced", "bad_end", 26, 1, "south two", "end claim SEAT"),
    ("south 2 forced", "south 2", "bad_end", 26, 1, "south 2", "end claim SEAT"),
    ("end claim south 2 forced", "end played", "bad_end", 26, 1, "22 of 28", "end unfinished"),
    ("forced", "forced, match resigned east", "bad_end", 26, 1, "22 of 28", "match resigned SEAT"),
    (
        "end claim south 2 forced",
        "end unfinished, match resigned north",
        "bad_end",
        26,
        1,
        "end unfinished, match",
        "when the hand is over",
    ),
    ("end claim south 2 forced\n", "", "no_end", 26, 1, "nothing more", "begins with end"),
    ("end claim", "END claim", "bad_number", 26, 1, "'END'", "12. or a line that begins with end"),
]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: f"{fault[0]!r} to {fault[1]!r}")
def test_a_fault_names_its_place(fault: tuple[str, str, str, int, int, str, str]) -> None:
    """One change in the sample; line and column are counted by hand."""
    old, new, code, line, column, found, expected = fault
    assert SMALL.count(old) >= 1
    with pytest.raises(NotationError) as caught:
        parse_record(SMALL.replace(old, new, 1))
    error = caught.value
    before, _, after = error.message.partition("(expected ")
    assert (error.code, error.line, error.column) == (code, line, column), str(error)
    assert found in before
    assert expected in after
    assert str(error).startswith(f"{line}:{column}: ")


def test_the_message_is_one_short_line_whatever_was_found() -> None:
    """Long and unprintable text is cut and escaped."""
    for rubbish in ("x" * 100_000, "\x1b[31m\x07", "{" * 5000, "\u202e\u2028"):
        with pytest.raises(NotationError) as caught:
            parse_record(SMALL.replace("KH 8D", f"KH {rubbish} 8D"))
        assert len(str(caught.value)) < 250
        assert str(caught.value).isprintable()


def test_the_tables_of_a_played_out_hand_allow_nothing_after_them() -> None:
    """After the last trick only the end may follow."""
    lines = [line for line in SMALL_LINES if not line.startswith("end")]
    text = "".join(lines).rstrip() + "  12. KD KC\n13. TC QH  14. 9C QS\n15. AS\nend played\n"
    with pytest.raises(NotationError) as caught:
        parse_record(text)
    assert (caught.value.code, caught.value.line, caught.value.column) == ("bad_end", 26, 1)


def test_a_hand_without_an_end_of_lines_is_refused_in_time() -> None:
    """Ten thousand lines are no hand, and are not gathered without limit."""
    text = format_record(Record(ruleset=RuleSet(), deal=Deal.shuffled(1)))
    with pytest.raises(NotationError) as caught:
        parse_record(text.replace("end", "\n" * 10_000 + "end"))
    assert caught.value.code == "too_long"


def test_exactly_one_record_is_asked_for() -> None:
    """None and two are refused."""
    for text in ("", "\n\n", SMALL + SMALL):
        with pytest.raises(NotationError) as caught:
            parse_record(text)
        assert caught.value.code == "not_one"


def test_a_file_of_another_kind_is_no_record() -> None:
    """The first line says so already."""
    with pytest.raises(NotationError) as caught:
        parse_record("# Read me\n\nThis is a page.\n")
    assert (caught.value.code, caught.value.line) == ("no_record", 1)
