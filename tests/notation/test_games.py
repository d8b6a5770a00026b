"""Games of other programs become records: what is known is checked, what is not is said."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from germanwhist import (
    CardSet,
    NotationError,
    Record,
    RuleSet,
    Seat,
    Verifier,
    format_record,
    parse_record,
    read_games,
)
from germanwhist.notation.game_row import COLUMNS
from tests.notation.samples import SMALL, random_records
from tests.notation.test_specification import PAGE
from tests.notation.test_unknown_cards import PARTIAL

if TYPE_CHECKING:
    from collections.abc import Iterable

SMALL_RULES = RuleSet.preset("small")
PLAYS = "9S TS 8S AS 8C JC KS JS TH 9H TD 8D 8H JH AH KH AD JD 9D QD AC QC"
GAME = {
    "dealer": "south",
    "north_cards": "9S 9D AD 8D 8C 9H AS",
    "south_cards": "TH KH TS KS TD QD 8S",
    "upcard": "JC",
    "plays": PLAYS,
    "end": "claim south 2 forced",
    "north": "Ann",
    "south": "Ben",
}


def games_of(records: Iterable[Record]) -> list[dict[str, Any]]:
    """The games as another program would keep them: hands, first upcard, plays, result unsaid."""
    return [
        {
            "dealer": record.deal.dealer.label,
            "north_cards": str(record.deal.holding(Seat.NORTH)),
            "south_cards": str(record.deal.holding(Seat.SOUTH)),
            "upcard": str(record.deal.first_upcard),
            "plays": " ".join(map(str, record.plays)),
            "rules": str(record.ruleset),
            "match": record.match_id,
            "hand": record.hand_number,
        }
        for record in records
    ]


def csv_of(games: list[dict[str, Any]], delimiter: str = ",") -> str:
    """The games as CSV."""
    lines = [delimiter.join(games[0])]
    lines += [delimiter.join(str(text) for text in game.values()) for game in games]
    return "\n".join(lines) + "\n"


def read(text: str, **options: Any) -> list[Record]:
    """All games of a text."""
    return list(read_games(text.splitlines(keepends=True), **options))


def test_the_sample_becomes_the_record_worked_out_by_hand() -> None:
    """Same known cards, plays, end, counts and points."""
    (record,) = read(json.dumps(GAME), ruleset=SMALL_RULES)
    right = parse_record(PARTIAL)
    assert record.plays == right.plays
    assert record.partial_hand() is not None
    for seat in Seat:
        assert record.deal.holding(seat) == right.deal.holding(seat)
    assert record.deal.stock == right.deal.stock
    assert (record.counted, record.points, record.ending) == (
        right.counted,
        right.points,
        right.ending,
    )
    assert (record.north, record.south) == ("Ann", "Ben")


@pytest.mark.parametrize("form", ["json", ",", ";", "\t"])
@pytest.mark.thorough
def test_an_archive_of_hundreds_is_imported_and_verified(form: str) -> None:
    """Every preset; the counts and points are those of the hands as they were played."""
    originals = list(random_records(240 if form == "json" else 60))
    games = games_of(originals)
    text = "\n".join(map(json.dumps, games)) if form == "json" else csv_of(games, form)
    records = read(text)
    verifier = Verifier()
    assert len(records) == len(originals)
    for record, original in zip(records, originals, strict=True):
        assert verifier.check(record) == ()
        assert (record.counted, record.points) == (original.counted, original.points)
        assert parse_record(format_record(record)) == record


def test_more_can_be_said_than_has_to_be() -> None:
    """A stock, lists of cards, other spellings, further tags; null and empty say nothing."""
    whole = parse_record(SMALL)
    game = GAME | {
        "stock": [str(card) for card in whole.deal.stock],
        "plays": PLAYS.replace("TS", "10s").split(),
        "upcard": None,
        "date": "2026-03-01",
        "hand": 1,
        "Place": "at home",
        "match": "",
    }
    (record,) = read(json.dumps(game), ruleset=SMALL_RULES)
    assert record.partial_hand() is None
    assert record.deal.stock == whole.deal.stock
    assert record.plays == whole.plays
    assert (record.date, record.hand_number, record.match_id) == (whole.date, 1, None)
    assert record.tags == (("Place", "at home"),)


def test_a_hand_need_not_be_known() -> None:
    """Nor the plays that were not made."""
    game = {"dealer": "south", "north_cards": GAME["north_cards"], "upcard": "JC", "plays": "9S TS"}
    (record,) = read(json.dumps(game), ruleset=SMALL_RULES)
    assert record.deal.holding(Seat.SOUTH) == CardSet()
    assert record.counted is None
    assert not record.is_over


@pytest.mark.parametrize(
    ("change", "code", "found"),
    [
        ({"plays": "9S TH"}, "must_follow", "plays: play 2, TH, is refused"),
        ({"plays": "TS 9S"}, "card_not_held", "plays: play 1, TS, is refused"),
        ({"plays": "9S 1S"}, "bad_card", "plays: found '1S' (expected a card"),
        ({"upcard": "AS"}, "bad_deal", "found AS in the deal (expected each card of a pack of 28"),
        ({"upcard": "2S"}, "bad_deal", "found 2S in the deal"),
        ({"upcard": ""}, "no_upcard", "found no upcard"),
        ({"upcard": "JC KC"}, "bad_deal", "upcard: found 2 cards (expected 1 at most)"),
        ({"stock": "KC"}, "bad_deal", "upcard: found JC (expected KC, the first of the stock)"),
        ({"dealer": ""}, "no_tag", "found no dealer"),
        ({"dealer": "east"}, "bad_value", "dealer: found 'east' (expected north or south)"),
        ({"north_cards": "AS.KH"}, "bad_holding", "north_cards: not a holding"),
        ({"north_cards": "AKQJT98.K..."}, "bad_holding", "north_cards: "),
        ({"rules": "pack=30"}, "bad_option", "rules: "),
        ({"date": "1.3.2026"}, "bad_value", "date: found '1.3.2026' (expected a day"),
        ({"hand": "0"}, "bad_value", "hand: found '0'"),
        ({"end": "played"}, "bad_end", "end: found 'played' after 22 of 28 plays"),
        ({"end": "claim south 9 accepted"}, "claim_out_of_range", "claim of 9 tricks is refused"),
        ({"plays": 7.5}, "bad_form", "plays: found a float"),
        ({"colour": "red"}, "bad_columns", "found the column 'colour' (expected dealer"),
        ({"north": "\udc80"}, "bad_json", "not JSON in UTF-8"),
    ],
)
def test_a_fault_names_its_line_and_column(change: dict[str, Any], code: str, found: str) -> None:
    """And the games around it are kept, if wanted."""
    bad = json.dumps(GAME | change)
    text = f"{json.dumps(GAME)}\n\n{bad}\n{json.dumps(GAME)}\n"
    with pytest.raises(NotationError) as caught:
        read(text, ruleset=SMALL_RULES, source="games.jsonl")
    assert str(caught.value).startswith("games.jsonl:3: ")
    assert found in str(caught.value)
    assert "\n" not in str(caught.value)
    assert caught.value.code == code
    faults: list[NotationError] = []
    assert len(read(text, ruleset=SMALL_RULES, on_error=faults.append)) == 2
    assert [(fault.line, fault.code) for fault in faults] == [(3, code)]


@pytest.mark.parametrize(
    "line", ["{", "{]", '{"a": NaN}', '{"\udc80": 1}', "[1]", "12", "{" * 9999]
)
def test_what_is_no_json_is_one_line(line: str) -> None:
    """Whatever stands there, below a game."""
    faults: list[NotationError] = []
    text = f"{json.dumps(GAME)}\n{line}\n{json.dumps(GAME)}"
    assert len(read(text, ruleset=SMALL_RULES, on_error=faults.append)) == 2
    assert [(fault.line, fault.code) for fault in faults] == [(2, "bad_json")]
    assert len(str(faults[0])) < 400


def test_rows_of_csv_keep_their_line_numbers() -> None:
    """Also below a field that is spread over lines, and past a row of another length."""
    games = games_of(list(random_records(4)))
    lines = csv_of(games).splitlines()
    text = "\n".join([f"{lines[0]},Note", f'{lines[1]},"two\nlines"', lines[2], f"{lines[3]},x"])
    faults: list[NotationError] = []
    records = read(text, on_error=faults.append)
    assert [record.tags for record in records] == [(("Note", "two\nlines"),), (("Note", "x"),)]
    assert [(fault.line, fault.code) for fault in faults] == [(4, "bad_csv")]
    assert str(faults[0]) == "4: found 8 fields (expected 9)"


@pytest.mark.parametrize("header", ["plays,north_cards", "dealer,dealer", "dealer,speed", "north"])
def test_a_first_line_that_names_no_columns_ends_it(header: str) -> None:
    """Nothing below it can be read."""
    with pytest.raises(NotationError) as caught:
        read(f"{header}\nnorth,south\n", on_error=lambda _: None)
    assert (caught.value.code, caught.value.line) == ("bad_columns", 1)


def test_quotation_marks_that_never_close_are_a_fault() -> None:
    """Not a field of the rest of the file, and no traceback."""
    faults: list[NotationError] = []
    assert read('dealer,north\nsouth,"Ann\n', on_error=faults.append) == []
    assert [fault.code for fault in faults] == ["bad_csv"]


def test_nothing_gives_nothing() -> None:
    """An empty file has no games."""
    assert read("") == read("\n \n") == []


def test_the_page_describes_every_column() -> None:
    """In the table of the page on notation."""
    assert [name for name in COLUMNS if f"`{name}`" not in PAGE] == []
