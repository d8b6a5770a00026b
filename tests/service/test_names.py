"""What people may be called, and why a name is refused."""

import pytest

from germanwhist import Seat
from germanwhist.notation import format_record, parse_record
from germanwhist.service import RefusedError, person
from germanwhist.service.names import checked_name
from germanwhist.service.requests import Resign
from tests.service.tables_for_tests import NAMED_DEALER, ask, tables_on

FAMILY = "\N{MAN}\u200d\N{WOMAN}\u200d\N{GIRL}"
CODER = "Zoé \N{WOMAN}\u200d\N{PERSONAL COMPUTER}"
PERSIAN = "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"  # a word with a non-joiner inside
HEBREW = "\u05d3\u05e0\u05d4\u200f (2)"  # a mark keeps the bracket at its side
SCOTLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"


@pytest.mark.parametrize("name", ["Ann", CODER, FAMILY, PERSIAN, HEBREW, SCOTLAND, "\u2764\ufe0f"])
def test_names_of_every_script_and_joined_emoji_stay_as_they_are(name: str) -> None:
    """What joins or turns characters inside the name is part of it."""
    assert checked_name(name) == name


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ann \t Lee\n", "Ann Lee"),
        ("\u202eAnn\u202c", "Ann"),  # an override would turn the sentence around it
        ("\u2068Ann\u2069", "Ann"),
        ("A\u200bn\ufeffn\u00ad", "Ann"),
        ("Zoe\u0301", "Zoé"),
        ("\u200dAnn\u200d", "Ann"),
        ("", None),
        ("   ", None),
        (None, None),
    ],
)
def test_what_reaches_beyond_a_name_or_shows_nothing_is_left_out(
    typed: str | None, shown: str | None
) -> None:
    """People paste such characters without knowing, so nothing is refused for them."""
    assert checked_name(typed) == shown


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("x" * 41, "name_too_long"),
        ("x" + "\u0301" * 130, "name_too_long"),
        ("Ann\x07", "name_unshowable"),
        ("Ann\ue000", "name_unshowable"),
        ("\u200d\u200d", "name_invisible"),
        ("\u3164", "name_invisible"),
        ("\u202e\u202c", "name_invisible"),
        ("\u0301", "name_invisible"),
    ],
)
def test_each_refusal_of_a_name_names_its_own_cause(typed: str, code: str) -> None:
    """Too long, not to be shown, or nothing to be seen."""
    with pytest.raises(RefusedError) as caught:
        checked_name(typed)
    assert caught.value.code == code
    assert caught.value.args[0].isprintable()


@pytest.mark.parametrize("name", ["x" * 40, FAMILY * 13, "e\u0308\u0323" * 40])
def test_length_is_counted_in_characters_that_are_seen(name: str) -> None:
    """A joined emoji is as long as the pictures it is made of, a marked letter is one."""
    assert checked_name(name) is not None


async def test_such_names_go_through_records() -> None:
    """A record of the table is read back with the same names."""
    async with tables_on() as tables:
        table = await tables.create(NAMED_DEALER, (person(CODER), person(PERSIAN)))
        view = await tables.view(table, Seat.SOUTH)
        await ask(tables, table, Seat.SOUTH, Resign(seq=view.seq))
        (record,) = await tables.records(table)
    read = parse_record(format_record(record))
    assert (read.north, read.south) == (CODER, PERSIAN)
