"""The engine: the Python face of the compiled kernel, and the only part that imports it.

Stage two is solved exactly: `solve` gives the value of a position and of every legal play,
`solve_many` the values of many positions at once. Both look small positions up in
`SolvedTables`, built in memory when they are first needed, or read from files made by
`build_table_file`.

Stage one hides cards: `Worlds` holds every world that fits a view, and `SearchPlayer` plays by
searching over them. `Networks` are a learned policy and critic, the same on every machine;
`PolicyPlayer` plays by the policy alone, `SelfPlay` deals the hands it learned from, and
`measure_strength` says how strong it is.
"""

from germanwhist.engine.advice import Advice, CardAdvice
from germanwhist.engine.bench import KernelFigures, measure_kernel
from germanwhist.engine.contrast import Contrast, contrast
from germanwhist.engine.networks import Networks, PolicyPlayer, default_networks
from germanwhist.engine.search import SearchMethod, SearchPlayer
from germanwhist.engine.self_play import Observations, Outcomes, SelfPlay, WorldInputs
from germanwhist.engine.solver import PlayValue, Solution, solve, solve_many
from germanwhist.engine.strength import Strength, measure_strength
from germanwhist.engine.table_build import BuildProgress, table_positions
from germanwhist.engine.table_file import TableInfo, build_table_file, table_info
from germanwhist.engine.tables import SolvedTables
from germanwhist.engine.weighing import Weighing
from germanwhist.engine.worlds import World, Worlds, WorldWeights

__all__ = [
    "Advice",
    "BuildProgress",
    "CardAdvice",
    "Contrast",
    "KernelFigures",
    "Networks",
    "Observations",
    "Outcomes",
    "PlayValue",
    "PolicyPlayer",
    "SearchMethod",
    "SearchPlayer",
    "SelfPlay",
    "Solution",
    "SolvedTables",
    "Strength",
    "TableInfo",
    "Weighing",
    "World",
    "WorldInputs",
    "WorldWeights",
    "Worlds",
    "build_table_file",
    "contrast",
    "default_networks",
    "measure_kernel",
    "measure_strength",
    "solve",
    "solve_many",
    "table_info",
    "table_positions",
]
