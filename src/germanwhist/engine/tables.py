"""The tables that exact solving looks positions up in."""

from __future__ import annotations

import threading
from functools import cache
from typing import TYPE_CHECKING, Final

from germanwhist.engine.conversion import kernel_objective
from germanwhist.engine.table_build import build_table
from germanwhist.engine.table_file import open_table
from germanwhist.errors import EngineError

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from germanwhist.engine import _kernel
    from germanwhist.rules import Objective

__all__ = ["SolvedTables", "default_tables"]

_DEFAULT_LEVELS: Final = 9


class SolvedTables:
    """The tables for high and low hands, with and without trumps.

    A kind for which no file is given is built in memory when it is first needed: with 9 levels
    that takes about half a second on two processors and 8 megabytes. Threads may share one object.

    Args:
        levels: tricks that the tables built in memory cover, 1 to 13; more make solving faster
            and the first solve slower.
        files: table files to use instead, at most one of each kind; they are checked and mapped
            at once.

    Raises:
        EngineError: a file is missing, cut short, damaged, of a later version or no table file;
            two files are of the same kind; or there is no such number of levels.

    Example:
        >>> from germanwhist.rules import Objective
        >>> SolvedTables(levels=3).levels(Objective.HIGH, has_trump=True)
        3

    Source: own; retrograde analysis by one trick of look-ahead.
    """

    __slots__ = ("_by_kind", "_levels", "_lock")

    def __init__(self, *, levels: int = _DEFAULT_LEVELS, files: Iterable[Path] = ()) -> None:
        if levels not in range(1, 14):
            raise EngineError(
                f"no such number of levels: {levels!r} (expected 1 to 13)", code="bad_levels"
            )
        self._levels = levels
        self._lock = threading.Lock()
        self._by_kind: dict[tuple[_kernel.Objective, bool], _kernel.Table] = {}
        for file in files:
            table = open_table(file)
            kind = (table.objective, table.has_trump)
            if kind in self._by_kind:
                raise EngineError(
                    f"{file}: a second table of its kind (expected one of each kind)",
                    code="table_given_twice",
                )
            self._by_kind[kind] = table

    def levels(self, objective: Objective, *, has_trump: bool) -> int:
        """Tricks that the table of a kind covers; a table not built yet is built."""
        return self.kernel_table(objective, has_trump=has_trump).levels

    def kernel_table(self, objective: Objective, *, has_trump: bool) -> _kernel.Table:
        """The kernel's table of a kind; a table not built yet is built."""
        kind = (kernel_objective(objective), has_trump)
        with self._lock:
            if kind not in self._by_kind:
                self._by_kind[kind] = build_table(kind[0], has_trump=has_trump, levels=self._levels)
            return self._by_kind[kind]


@cache
def default_tables() -> SolvedTables:
    """The tables of this process that are used where none are named."""
    return SolvedTables()
