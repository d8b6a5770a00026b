"""The engine: the Python face of the compiled kernel, and the only part that imports it.

Stage two is solved exactly: `solve` gives the value of a position and of every legal play,
`solve_many` the values of many positions at once. Both look small positions up in `Tables`, built
in memory when they are first needed, or read from files made by `build_table_file`.
"""

from germanwhist.engine.solver import PlayValue, Solution, solve, solve_many
from germanwhist.engine.table_build import BuildProgress
from germanwhist.engine.table_file import TableInfo, build_table_file, table_info
from germanwhist.engine.tables import Tables

__all__ = [
    "BuildProgress",
    "PlayValue",
    "Solution",
    "TableInfo",
    "Tables",
    "build_table_file",
    "solve",
    "solve_many",
    "table_info",
]
