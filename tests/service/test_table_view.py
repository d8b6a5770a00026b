import msgspec
import pytest

from germanwhist import RuleSet, Seat
from germanwhist.service import Phase, TableView
from tests.service.tables_for_tests import WITH_COMPUTER, play_match, tables_on


@pytest.mark.parametrize("rules", ["pack=28", "match10 pack=28", "high_low pack=28"])
async def test_a_table_that_was_sent_is_read_back_whole(rules: str) -> None:
    """A program gets the very view and rules that the server has, at every moment."""
    async with tables_on() as tables:
        table = await tables.create(RuleSet.parse(rules), WITH_COMPUTER)
        seen = await play_match(tables, table, Seat.SOUTH)
    for sent in seen:
        read = msgspec.json.decode(msgspec.json.encode(sent), type=TableView)
        assert read == sent
        assert (read.view, read.rules, read.seat) == (sent.view, sent.rules, Seat.SOUTH)
    assert seen[-1].phase is Phase.MATCH_OVER
