"""What people did to learn is kept for each of them, in order."""

from pathlib import Path

import pytest

from germanwhist.errors import StorageError
from germanwhist.school.practice import Answered, Practice, Reviewed, decode_practice
from germanwhist.storage import Database, DatedPractice, PracticeLog


def answered(question: int) -> Answered:
    """An answer to a question of one lesson."""
    return Answered(lesson="price", question=question, is_right=question % 2 == 1)


async def test_each_key_has_its_own_in_order(tmp_path: Path) -> None:
    """What was added is there after the database was closed, in order, for its key alone."""
    place = tmp_path / "tables.db"
    async with await Database.open(place) as database:
        log = PracticeLog(database)
        await log.add("ann", answered(1), at=10.0)
        await log.add("bob", answered(3), at=11.5)
        await log.add("ann", answered(2), at=9.0)
    async with await Database.open(place) as database:
        log = PracticeLog(database)
        kept = await log.of("ann")
        assert kept == (DatedPractice(10.0, answered(1)), DatedPractice(9.0, answered(2)))
        assert await log.of("eve") == await log.of(None) == ()


async def test_what_is_done_once_counts_once(tmp_path: Path) -> None:
    """Two requests at one moment may both find a hand not reviewed yet; the first one counts."""
    first = Reviewed(table="t", hand=1, level="club", mistakes=())
    other = Reviewed(table="t", hand=2, level="club", mistakes=())
    done: list[Practice] = [first, answered(1), first, other, answered(1)]
    async with await Database.open(tmp_path / "tables.db") as database:
        log = PracticeLog(database)
        for at, practice in enumerate(done):
            await log.add("ann", practice, at=float(at))
        assert [(dated.at, dated.practice) for dated in await log.of("ann")] == [
            (0.0, first),
            (1.0, answered(1)),
            (3.0, other),
            (4.0, answered(1)),
        ]


async def test_the_oldest_make_room(tmp_path: Path) -> None:
    """Of one key so many are kept, and another key's are not touched."""
    async with await Database.open(tmp_path / "tables.db") as database:
        log = PracticeLog(database, most=3)
        await log.add("bob", answered(9), at=0.0)
        for question in range(1, 6):
            await log.add("ann", answered(question), at=float(question))
        assert [dated.at for dated in await log.of("ann")] == [3.0, 4.0, 5.0]
        assert len(await log.of("bob")) == 1


def test_what_is_no_practice_is_refused() -> None:
    """Damaged or foreign data is named, not guessed at."""
    for data in ("", "{}", '{"type":"answered","v":1}', '{"type":"danced","v":1}'):
        with pytest.raises(StorageError, match="not a practice") as caught:
            decode_practice(data)
        assert caught.value.code == "bad_practice"
