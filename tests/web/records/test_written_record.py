"""Records as people are given them."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING

import pytest

from germanwhist import Deal, Record, RuleSet, Seat, format_record, parse_record
from germanwhist.web.records.written import attachment, file_name, level_of, named
from tests.web.servers import browsing, play_match, serving, settings_for

if TYPE_CHECKING:
    from pathlib import Path

    from tests.web.servers import JSON

SMALL = RuleSet.preset("small")
DEAL = Deal.shuffled(1, pack=28)


def record_of(north: str | None, south: str | None, *tags: tuple[str, str]) -> Record:
    """A record with nothing but players."""
    return Record(
        ruleset=SMALL, deal=DEAL, north=north, south=south, tags=tags, date=dt.date(2026, 11, 30)
    )


@pytest.mark.parametrize(
    ("record", "levels", "names"),
    [
        # Tables write this.
        (record_of(None, "Ann", ("NorthLevel", "novice")), ("novice", None), ("Pip", "Ann")),
        (record_of("Zoe", None, ("SouthLevel", "master@2")), (None, "master@2"), ("Zoe", "Aurel")),
        # A computer that plays for a person who left, and what was given out before.
        (record_of("Zoe", "Ann", ("NorthLevel", "casual")), ("casual", None), ("Zoe", "Ann")),
        (record_of("Pip", "Ann", ("NorthLevel", "novice")), ("novice", None), ("Pip", "Ann")),
        # Older ones: the level stood for the name.
        (record_of("novice", "Ann"), ("novice", None), ("Pip", "Ann")),
        (record_of("Ann", "counter@1"), (None, "counter@1"), ("Ann", "Margit")),
        # Two people, one of whom has chosen such a name, against a level without a name.
        (record_of("my-bot", "expert", ("NorthLevel", "my-bot")), ("my-bot", None), None),
        (record_of(None, None), (None, None), (None, None)),
    ],
)
def test_everybody_has_a_name_and_computers_their_level(
    record: Record, levels: tuple[str | None, ...], names: tuple[str | None, ...] | None
) -> None:
    """Whoever wrote the record, and also after it was written and read again."""
    given = named(parse_record(format_record(record)))
    assert tuple(level_of(record, seat) for seat in Seat) == levels
    assert (given.north, given.south) == (names or (record.north, record.south))


@pytest.mark.parametrize(
    ("players", "name"),
    [
        (("Pip", "Ann"), "Pip-Ann-2026-11-30.gwr"),
        (("../a:b\\c", "Zoé Ōno"), "a-b-c-Zoé-Ōno-2026-11-30.gwr"),
        (("Zoe\N{COMBINING ACUTE ACCENT}", "علی\N{ZERO WIDTH NON-JOINER}رضا"),
         "Zoé-علی-رضا-2026-11-30.gwr"),
        ((None, "?"), "2026-11-30.gwr"),
    ],
)  # fmt: skip
def test_file_is_named_after_the_players_and_the_day(
    players: tuple[str | None, str | None], name: str
) -> None:
    """As the browser client names what it saves: letters and digits of any script."""
    assert file_name(record_of(*players)) == name


def test_file_of_nobody_on_no_day_is_still_one_of_the_game() -> None:
    """A name is needed in any case."""
    assert file_name(Record(ruleset=SMALL, deal=DEAL)) == "german-whist.gwr"


def test_file_name_goes_through_a_header_of_ascii() -> None:
    """Programs that know no other names get one with underscores."""
    assert attachment("Pip-Ann.gwr") == 'attachment; filename="Pip-Ann.gwr"'
    assert (
        attachment("Zoé.gwr") == "attachment; filename=\"Zo_.gwr\"; filename*=UTF-8''Zo%C3%A9.gwr"
    )


async def test_record_and_review_of_a_table_name_players_alike(tmp_path: Path) -> None:
    """The computer by the name that people see, its level apart; the file after both."""
    async with serving(settings_for(tmp_path)) as address, browsing(address) as ann:
        against: JSON = {"kind": "computer", "level": "lowest"}
        table = (await ann.open_table(against, rules="small", name="Zoé"))["id"]
        async with ann.socket(table) as socket:
            await play_match(socket)
        answer = await ann.get(f"/api/tables/{table}/record")
        review = (await ann.post("/api/review", {"table": table, "hand": 1})).json()
        opened = (await ann.post("/api/review", {"record": answer.text})).json()
        older = answer.text.replace('[NorthLevel "lowest"]\n', "").replace("lowest", "novice")
        before = (await ann.post("/api/review", {"record": older})).json()
    record = parse_record(answer.text)
    assert record.tags == (("NorthLevel", "lowest"),)
    for known in (review, opened):
        assert known["players"] == {"north": "lowest", "south": "Zoé"}
        assert known["levels"] == {"north": "lowest", "south": None}
    assert before["players"] == {"north": "Pip", "south": "Zoé"}
    assert before["levels"] == {"north": "novice", "south": None}
    header = answer.headers["content-disposition"]
    assert header.endswith(f"filename*=UTF-8''lowest-Zo%C3%A9-{record.date}.gwr")
