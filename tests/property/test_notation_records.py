"""Records of any hand under any rules come back; damaged text never does harm."""

from __future__ import annotations

import io
import json
from dataclasses import replace
from typing import TYPE_CHECKING

import jsonschema
from hypothesis import given
from hypothesis import strategies as st

from germanwhist import (
    CardSet,
    ClaimBasis,
    Comment,
    NotationError,
    Record,
    Seat,
    Verifier,
    format_record,
    load_records,
    parse_record,
    read_json_records,
    read_records,
    record_from_json,
    record_schema,
    record_to_json,
    write_json_records,
    write_records,
)
from germanwhist.notation import record_lines
from germanwhist.testing.strategies import hands

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    import pytest
    from hypothesis.strategies import DrawFn

TEXT = st.text(max_size=20)
CARDS = st.sampled_from(list(CardSet.full()))
COUNTS = st.tuples(st.integers(0, 10**6), st.integers(0, 10**6))
NAMES = st.from_regex(r"X[A-Za-z0-9]{0,8}", fullmatch=True)
VALIDATOR = jsonschema.Draft202012Validator(record_schema())


@st.composite
def records(draw: DrawFn) -> Record:
    """Any record that can be: any hand, and anything around it."""
    hand = draw(hands())
    record = Record.of(hand, claim_basis=draw(st.sampled_from(ClaimBasis)))
    moments = st.integers(0, len(hand.plays))
    comments = draw(st.lists(st.builds(Comment, moments, TEXT), max_size=3))
    return replace(
        record,
        match_resigned=draw(st.none() | st.sampled_from(Seat)) if record.is_over else None,
        comments=tuple(sorted(comments, key=lambda comment: comment.after)),
        north=draw(st.none() | TEXT),
        south=draw(st.none() | TEXT),
        date=draw(st.none() | st.dates()),
        match_id=draw(st.none() | TEXT),
        hand_number=draw(st.none() | st.integers(1, 10**6)),
        cuts=tuple(draw(st.lists(st.tuples(CARDS, CARDS), max_size=3))),
        points_before=draw(st.none() | COUNTS),
        counted=draw(st.just(record.counted) | COUNTS),
        tags=tuple(draw(st.dictionaries(NAMES, TEXT, max_size=3)).items()),
    )


@given(records())
def test_text_brings_a_record_back(record: Record) -> None:
    """Record to text to record, and the text again letter by letter."""
    text = format_record(record)
    assert parse_record(text) == record
    assert format_record(parse_record(text)) == text
    assert list(read_records(io.StringIO(text, newline=None))) == [record]


@given(records())
def test_json_brings_a_record_back_and_fits_the_schema(record: Record) -> None:
    """Record to JSON text to record."""
    value = record_to_json(record)
    VALIDATOR.validate(value)
    assert record_from_json(json.loads(json.dumps(value))) == record
    stream = io.StringIO()
    write_json_records([record], stream)
    assert list(read_json_records(stream.getvalue().split("\n"))) == [record]


@given(records())
def test_the_hand_of_a_record_is_the_hand_that_was_kept(record: Record) -> None:
    """Plays, claims and resignations replay to the end, and their result is true."""
    hand = parse_record(format_record(record)).hand()
    assert hand.plays == record.plays
    assert hand.ending == record.ending
    assert hand.is_over == record.is_over


@given(records())
def test_the_place_of_every_play_is_where_its_card_stands(record: Record) -> None:
    """In both forms, line and column point at the card."""
    stream = io.StringIO()
    write_json_records([record], stream)
    for text, read, width in (
        (format_record(record), read_records, 0),
        (stream.getvalue(), read_json_records, 1),
    ):
        lines = text.split("\n")
        (back,) = read(lines)
        assert back.origin is not None
        for index, card in enumerate(back.plays):
            line, column = back.origin.place("plays", index)
            assert lines[line - 1][column - 1 + width :].startswith(str(card))


@st.composite
def damages(draw: DrawFn) -> Callable[[str], str]:
    """A change of a text: characters or lines lost, put in, doubled, changed or swapped."""
    where = draw(st.floats(0, 1, exclude_max=True))
    size = draw(st.integers(1, 30))
    junk = draw(
        st.text(max_size=6)
        | st.sampled_from(
            ["[", "]", "{", "}", "end", "end\n", "\\", '"', "\0", "\n", "\r", "1.", "AS"]
        )
        | st.sampled_from(['[GermanWhist "2"]', "\ufeff", "\u2028", "{" * 50, "[" * 50])
    )
    kind = draw(st.sampled_from(["lose", "put in", "change", "double", "lose lines", "swap lines"]))

    def damage(text: str) -> str:
        start = int(where * len(text))
        part = text[start : start + size]
        lines = text.split("\n")
        line = int(where * len(lines))
        match kind:
            case "lose":
                return text[:start] + text[start + size :]
            case "put in":
                return text[:start] + junk + text[start:]
            case "change":
                return text[:start] + junk + text[start + len(junk) :]
            case "double":
                return text[:start] + part + part + text[start + size :]
            case "lose lines":
                return "\n".join([*lines[:line], *lines[line + 1 + size // 10 :]])
            case _:
                return "\n".join(
                    [*lines[:line], *reversed(lines[line : line + 2]), *lines[line + 2 :]]
                )

    return damage


def _bytes_lines(text: str) -> Iterator[str]:
    data = text.encode("utf-8", "surrogatepass")
    return record_lines(io.BufferedReader(io.BytesIO(data)))


def _is_kept(read: Iterable[Record], good: list[Record]) -> bool:
    """Whether the good records are all there, in order."""
    there = iter(read)
    return all(any(record == wanted for record in there) for wanted in good)


@given(records(), records(), records(), st.lists(damages(), min_size=1, max_size=4))
def test_damaged_text_costs_its_own_hand_only(
    before: Record, bad: Record, after: Record, changes: list[Callable[[str], str]]
) -> None:
    """The reader never crashes, tells each fault with its place, and keeps the neighbours."""
    text = format_record(bad)
    for change in changes:
        text = change(text)
    faults: list[NotationError] = []
    # Nothing stands between damage and neighbour but a line break, as in a file.
    whole = format_record(before) + "\n" + text + "\n" + format_record(after)
    read = list(read_records(_bytes_lines(whole), source="a.gwr", on_error=faults.append))
    assert _is_kept(read, [before, after])
    for fault in faults:
        assert fault.line >= 1
        assert fault.column >= 1
        assert "expected" in fault.message
        assert str(fault).isprintable()
    for record in read:
        Verifier().check(record)


@given(records(), records(), records(), st.lists(damages(), min_size=1, max_size=4))
def test_damaged_json_costs_its_own_hand_only(
    before: Record, bad: Record, after: Record, changes: list[Callable[[str], str]]
) -> None:
    """The same for JSON Lines."""
    stream = io.StringIO()
    write_json_records([before, bad, after], stream)
    first, middle, last, _ = stream.getvalue().split("\n")
    for change in changes:
        middle = change(middle)
    faults: list[NotationError] = []
    whole = "\n".join([first, middle, last])
    read = list(read_json_records(_bytes_lines(whole), source="a.json", on_error=faults.append))
    assert _is_kept(read, [before, after])
    assert all(fault.line >= 1 and fault.column >= 1 for fault in faults)
    assert all(str(fault).isprintable() for fault in faults)


def _refusal(read: Callable[[], object]) -> str | None:
    """What an error of the package says; None when there is none."""
    try:
        read()
    except NotationError as error:
        return str(error)
    return None


@given(st.text() | st.binary().map(lambda data: data.decode("utf-8", "surrogateescape")))
def test_any_text_is_read_without_a_crash(text: str) -> None:
    """Nothing but errors of the package comes out, strictly and past faults."""
    for read in (read_records, read_json_records):
        list(read(text.split("\n"), on_error=lambda _: None))
    refusal = _refusal(lambda: parse_record('[GermanWhist "1"]\n' + text))
    assert refusal is not None
    assert refusal.isprintable()


JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | TEXT,
    lambda values: st.lists(values) | st.dictionaries(TEXT, values),
)


@given(JSON_VALUES)
def test_any_json_value_is_refused_in_one_line(value: object) -> None:
    """Nothing but errors of the package comes out."""
    refusal = _refusal(lambda: record_from_json(value))
    assert refusal is not None
    assert refusal.isprintable()


@given(st.lists(records(), max_size=2))
def test_files_bring_records_back(
    tmp_path_factory: pytest.TempPathFactory, kept: list[Record]
) -> None:
    """Text and JSON Lines, by the ending of the name."""
    folder = tmp_path_factory.mktemp("records")
    for name, write in (("a.gwr", write_records), ("a.jsonl", write_json_records)):
        with (folder / name).open("w", encoding="utf-8", newline="\n") as stream:
            assert write(kept, stream) == len(kept)
        assert list(load_records(folder / name)) == kept
