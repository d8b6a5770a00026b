"""Tables in files: built whole or in several goes, and refused when they are not right."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest

from germanwhist import EngineError, Objective, parse_position
from germanwhist.engine import (
    BuildProgress,
    SolvedTables,
    TableInfo,
    build_table_file,
    solve,
    table_info,
)

if TYPE_CHECKING:
    from pathlib import Path

HEADER_SIZE = 4096


@pytest.fixture(scope="module")
def sound_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A table of five tricks."""
    path = tmp_path_factory.mktemp("tables") / "high.gwt"
    build_table_file(path, tricks=5)
    return path


def test_a_file_tells_what_it_holds(sound_file: Path) -> None:
    """Positions are those of the first five levels, counted elsewhere."""
    info = table_info(sound_file)
    assert (info.objective, info.has_trump, info.tricks) == (Objective.HIGH, True, 5)
    assert info.positions == 8 + 66 + 460 + 2_870 + 16_884
    assert info.size == sound_file.stat().st_size
    assert len(info.checksums) == 5


def test_a_file_serves_the_solver(sound_file: Path) -> None:
    """Values from a mapped file are those of a table in memory."""
    tables = SolvedTables(levels=1, files=[sound_file])
    assert tables.levels(Objective.HIGH, has_trump=True) == 5
    position = parse_position("H:AQJT.Q98../75.AT73.J.")
    assert solve(position, tables=tables) == solve(position)


def test_two_files_of_one_kind_are_refused(sound_file: Path) -> None:
    """Which of them to use would be a guess."""
    with pytest.raises(EngineError, match="a second table of its kind"):
        SolvedTables(files=[sound_file, sound_file])


def test_an_interrupted_build_goes_on_after_its_last_whole_level(
    tmp_path: Path, sound_file: Path
) -> None:
    """Ctrl-C in level 4 leaves three levels, which are not built again."""
    path = tmp_path / "high.gwt"

    def interrupt(progress: BuildProgress) -> None:
        if progress.level == 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        build_table_file(path, tricks=5, progress=interrupt)
    assert not path.exists()
    assert len(table_info(tmp_path / "high.gwt.part").checksums) == 3
    levels: list[int] = []
    build_table_file(path, tricks=5, progress=lambda progress: levels.append(progress.level))
    assert levels == [4, 5]
    assert path.read_bytes() == sound_file.read_bytes()
    assert not (tmp_path / "high.gwt.part").exists()


@pytest.mark.parametrize("rubbish", [b"", b"GWTABLE\n", b"something else" * 1000])
def test_a_part_that_is_no_table_is_begun_anew(
    tmp_path: Path, sound_file: Path, rubbish: bytes
) -> None:
    """Half a header after a power cut must not spoil the table."""
    (tmp_path / "high.gwt.part").write_bytes(rubbish)
    build_table_file(tmp_path / "high.gwt", tricks=5)
    assert (tmp_path / "high.gwt").read_bytes() == sound_file.read_bytes()


def test_a_part_of_another_kind_is_begun_anew(tmp_path: Path, sound_file: Path) -> None:
    """Levels of a low table are of no use for a high one."""
    low = build_table_file(tmp_path / "low.gwt", tricks=3, objective=Objective.LOW)
    low.path.rename(tmp_path / "high.gwt.part")
    build_table_file(tmp_path / "high.gwt", tricks=5)
    assert (tmp_path / "high.gwt").read_bytes() == sound_file.read_bytes()


def test_a_part_with_more_levels_than_wanted_is_cut(tmp_path: Path, sound_file: Path) -> None:
    """Three tricks were asked for, five are there."""
    shutil.copy(sound_file, tmp_path / "high.gwt.part")
    assert build_table_file(tmp_path / "high.gwt", tricks=3).tricks == 3
    assert (
        build_table_file(tmp_path / "other.gwt", tricks=3).size
        == table_info(tmp_path / "high.gwt").size
    )


def test_a_finished_file_is_left_as_it_is(sound_file: Path) -> None:
    """Building again costs no time."""
    levels: list[int] = []
    build_table_file(sound_file, tricks=5, progress=lambda progress: levels.append(progress.level))
    assert levels == []


def refusal(path: Path) -> tuple[str, str]:
    """Code and message of what is wrong with a file, the same by every way in."""
    with pytest.raises(EngineError) as first:
        table_info(path)
    with pytest.raises(EngineError) as second:
        SolvedTables(files=[path])
    assert str(first.value) == str(second.value)
    assert str(path) in str(first.value)
    assert "\n" not in str(first.value)
    return first.value.code, str(first.value)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    """One line that names it."""
    code, message = refusal(tmp_path / "none.gwt")
    assert code == "no_table"
    assert message.endswith("none.gwt: no such table file")


def test_a_folder_is_refused(tmp_path: Path) -> None:
    """What the system says about it, in one line."""
    assert refusal(tmp_path)[0] == "table_unreadable"


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04", b"x" * 10_000])
def test_another_kind_of_file_is_refused(tmp_path: Path, content: bytes) -> None:
    """Also an empty one, which could not be mapped."""
    path = tmp_path / "other.zip"
    path.write_bytes(content)
    assert refusal(path)[0] == "not_a_table"


@pytest.mark.parametrize("size", [8, HEADER_SIZE - 1, HEADER_SIZE, -1])
def test_a_short_file_is_refused(tmp_path: Path, sound_file: Path, size: int) -> None:
    """Cut within the header, after it, or by a single byte."""
    path = tmp_path / "short.gwt"
    path.write_bytes(sound_file.read_bytes()[:size])
    assert refusal(path)[0] == "short_table"


@pytest.mark.parametrize("place", [13, 20, HEADER_SIZE - 1, HEADER_SIZE, -30])
def test_a_damaged_file_is_refused(tmp_path: Path, sound_file: Path, place: int) -> None:
    """One bit, in the header, its checksum, the first level or the last."""
    content = bytearray(sound_file.read_bytes())
    content[place] ^= 1
    path = tmp_path / "damaged.gwt"
    path.write_bytes(content)
    assert refusal(path)[0] == "damaged_table"


def test_a_file_of_a_later_version_is_refused(tmp_path: Path, sound_file: Path) -> None:
    """The message names both versions."""
    content = bytearray(sound_file.read_bytes())
    content[8] = 7
    path = tmp_path / "later.gwt"
    path.write_bytes(content)
    code, message = refusal(path)
    assert code == "bad_table_version"
    assert message.endswith("table file of version 7 (expected 1)")


@pytest.mark.parametrize("tricks", [0, 14])
def test_impossible_numbers_of_tricks_are_refused(tmp_path: Path, tricks: int) -> None:
    """Before any file is touched."""
    with pytest.raises(EngineError, match="expected 1 to 13"):
        build_table_file(tmp_path / "high.gwt", tricks=tricks)
    assert list(tmp_path.iterdir()) == []


def test_a_place_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    """One line that names the file."""
    with pytest.raises(EngineError, match="No such file or directory") as raised:
        build_table_file(tmp_path / "no" / "high.gwt", tricks=2)
    assert raised.value.code == "table_unwritable"


def test_info_is_a_value(sound_file: Path) -> None:
    """It compares and can be shown."""
    assert table_info(sound_file) == table_info(sound_file)
    assert isinstance(table_info(sound_file), TableInfo)
