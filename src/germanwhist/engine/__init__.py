"""The engine: the Python face of the compiled kernel, and the only part that imports it.

Stage two is solved exactly: `solve` gives the value of a position and of every legal play,
`solve_many` the values of many positions at once. Both look small positions up in `Tables`, built
in memory when they are first needed, or read from files made by `build_table_file`.

Stage one hides cards: `Worlds` holds every layout that fits a view, and `SearchPlayer` plays by
searching over them.
"""

from germanwhist.engine.advice import Advice, CardAdvice
from germanwhist.engine.reasons import Reason, ReasonCode, reasons_for
from germanwhist.engine.search import SearchMethod, SearchPlayer
from germanwhist.engine.solver import PlayValue, Solution, solve, solve_many
from germanwhist.engine.table_build import BuildProgress
from germanwhist.engine.table_file import TableInfo, build_table_file, table_info
from germanwhist.engine.tables import Tables
from germanwhist.engine.worlds import World, Worlds

__all__ = [
    "Advice",
    "BuildProgress",
    "CardAdvice",
    "PlayValue",
    "Reason",
    "ReasonCode",
    "SearchMethod",
    "SearchPlayer",
    "Solution",
    "TableInfo",
    "Tables",
    "World",
    "Worlds",
    "build_table_file",
    "reasons_for",
    "solve",
    "solve_many",
    "table_info",
]
