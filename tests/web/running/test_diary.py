"""The diary of a trial tells what came before a play that somebody was charged too much for."""

from __future__ import annotations

from tests.web.faults.diary import Diary


def test_diary_tells_what_came_before_a_play_at_its_table() -> None:
    """What befell all, and what people did there, until somebody knew of the play."""
    diary = Diary()
    diary.note("kill begins")
    diary.note("south plays 7H", table="here", seq=6)
    diary.note("north sees", table="elsewhere", seq=7)
    diary.note("south sees", table="here", seq=8)
    diary.note("kill is over")
    told = [line.split(" s: ")[1] for line in diary.until("here", 7)]
    assert told == ["kill begins", "south plays 7H, 6", "south sees, 8"]
    assert diary.until("nowhere", 7) == []
