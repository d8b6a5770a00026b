"""Tables kept in files: building one, opening one, and what it says of itself.

A file holds the table of one kind. Its levels stand one after another behind a header that says
where each lies and gives its checksum. Files are mapped, so processes share the memory.
"""

from __future__ import annotations

import mmap
import os
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from germanwhist.engine import _kernel
from germanwhist.engine.conversion import kernel_objective, objective_of
from germanwhist.engine.processors import processor_count
from germanwhist.engine.table_build import BuildProgress, build_level, table_positions
from germanwhist.errors import EngineError
from germanwhist.rules import Objective

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path
    from typing import BinaryIO

__all__ = ["TableInfo", "build_table_file", "open_table", "table_info"]


@dataclass(frozen=True, slots=True, kw_only=True)
class TableInfo:
    """What a table file says of itself.

    Args:
        path: the file.
        objective: the kind of hands that it is for.
        has_trump: whether it is for hands with trumps.
        tricks: the most tricks that it covers.
        positions: how many positions it holds.
        size: bytes of the file.
        version: version of the format.
        checksums: of each level, from one trick up.
    """

    path: Path
    objective: Objective
    has_trump: bool
    tricks: int
    positions: int
    size: int
    version: int
    checksums: tuple[int, ...]


def open_table(path: Path, *, is_verified: bool = True) -> _kernel.Table:
    """Map a table file.

    Args:
        path: the file.
        is_verified: whether every level is compared with its checksum, which reads the whole
            file; the header and the sizes always are.

    Raises:
        EngineError: the file is missing (code `no_table`) or cannot be read (`table_unreadable`),
            is no table (`not_a_table`), of another version (`bad_table_version`), cut short
            (`short_table`) or damaged (`damaged_table`).
    """
    with _naming(path):
        return _kernel.Table.of_file(_mapped(path), is_verified=is_verified)


def table_info(path: Path) -> TableInfo:
    """Check a table file, every level of it, and tell what it holds.

    Raises:
        EngineError: as `open_table` does.
    """
    with _naming(path):
        file = _mapped(path)
        _kernel.Table.of_file(file, is_verified=True)
        header = _kernel.TableHeader.read(file)
    return TableInfo(
        path=path,
        objective=objective_of(header.objective),
        has_trump=header.has_trump,
        tricks=len(header.levels),
        positions=table_positions(len(header.levels), has_trump=header.has_trump),
        size=len(file),
        version=_kernel.TABLE_FORMAT_VERSION,
        checksums=tuple(level.checksum for level in header.levels),
    )


def build_table_file(  # noqa: PLR0913  # a kind of table and how to build it, by name
    path: Path,
    *,
    tricks: int,
    objective: Objective = Objective.HIGH,
    has_trump: bool = True,
    threads: int | None = None,
    progress: Callable[[BuildProgress], None] | None = None,
) -> TableInfo:
    """Build a table and keep it in a file.

    Works in a file beside it whose name ends in `.part`, and renames that when it is complete and
    checked. When it was interrupted, the next call goes on after the last complete level. A file
    that holds the table already is left as it is.

    Args:
        path: the file to make; another file there is replaced.
        tricks: the most tricks to cover, 1 to 13; 13 takes 2.5 gigabytes.
        objective: the kind of hands.
        has_trump: whether the hands have trumps.
        threads: how many build; all processors when None.
        progress: called about twenty times a second for each processor.

    Returns:
        What the new file holds.

    Raises:
        EngineError: there is no such number of tricks (code `bad_levels`), the file cannot be
            written (`table_unwritable`), or what was written does not match its checksum.
    """
    if tricks not in range(1, 14):
        raise EngineError(
            f"no such number of tricks: {tricks!r} (expected 1 to 13)", code="bad_levels"
        )
    empty = _kernel.Table(kernel_objective(objective), has_trump=has_trump)
    if _is_built(path, empty, tricks):
        return table_info(path)
    part = path.with_name(path.name + ".part")
    try:
        with part.open("r+b" if part.exists() else "w+b") as file:
            _complete(file, _resumable(part, empty), tricks, threads or processor_count(), progress)
        open_table(part)
        part.replace(path)
    except OSError as error:
        raise EngineError(f"{part}: {error.strerror}", code="table_unwritable") from error
    return table_info(path)


def _complete(
    file: BinaryIO,
    begun: tuple[_kernel.Table, list[_kernel.LevelEntry]],
    tricks: int,
    threads: int,
    progress: Callable[[BuildProgress], None] | None,
) -> None:
    """Add the levels that a file lacks, each on disk before the header tells of it."""
    table, entries = begun
    _write_header(file, table, entries[:tricks])
    while table.levels < tricks:
        offset = file.seek(_kernel.TableHeader(table, entries).end)
        file.truncate()
        for piece in build_level(table, threads=threads, progress=progress):
            file.write(piece)
        size = file.tell() - offset
        file.flush()
        level = memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))[offset:]
        entries.append(_kernel.LevelEntry(offset, size, _kernel.checksum(level)))
        _write_header(file, table, entries)
        table = table.with_level(level)


def _write_header(file: BinaryIO, table: _kernel.Table, entries: list[_kernel.LevelEntry]) -> None:
    os.fsync(file.fileno())
    header = _kernel.TableHeader(table, entries)
    file.seek(0)
    file.write(header.to_bytes())
    file.truncate(header.end)
    file.flush()
    os.fsync(file.fileno())


def _resumable(part: Path, empty: _kernel.Table) -> tuple[_kernel.Table, list[_kernel.LevelEntry]]:
    """The levels that an interrupted build of the same kind has left, if they are sound."""
    try:
        file = _mapped(part)
        table = _kernel.Table.of_file(file, is_verified=True)
    except EngineError:
        return empty, []
    is_same_kind = (table.objective, table.has_trump) == (empty.objective, empty.has_trump)
    return (table, _kernel.TableHeader.read(file).levels) if is_same_kind else (empty, [])


def _is_built(path: Path, kind: _kernel.Table, tricks: int) -> bool:
    """Whether a file holds the wanted table already."""
    try:
        table = open_table(path)
    except EngineError:
        return False
    found = (table.objective, table.has_trump, table.levels)
    return found == (kind.objective, kind.has_trump, tricks)


def _mapped(path: Path) -> mmap.mmap | bytes:
    try:
        with path.open("rb") as file:
            if os.fstat(file.fileno()).st_size == 0:  # which cannot be mapped
                return b""
            return mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
    except FileNotFoundError:
        raise EngineError("no such table file", code="no_table") from None
    except OSError as error:
        raise EngineError(str(error.strerror), code="table_unreadable") from error


@contextmanager
def _naming(path: Path) -> Iterator[None]:
    """Put the name of the file before what is wrong with it."""
    try:
        yield
    except EngineError as error:
        raise EngineError(f"{path}: {error}", code=error.code) from None
