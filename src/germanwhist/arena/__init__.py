"""The arena: duplicate matches between players, and what may be concluded from them.

Every deal is played twice with the seats changed. A match is a set of numbered deals; playing a
range of them is a pure function of the range, so any number of processes, on one machine or many,
gives the same result. A player that crashes, plays illegally or takes too long forfeits the hand,
which is counted and reported.
"""

from germanwhist.arena.best_response import BestResponse
from germanwhist.arena.clock import Clock, TimeLimits
from germanwhist.arena.contestants import Contestant
from germanwhist.arena.dataset import DataPlan, GeneratedHand, generate_hands
from germanwhist.arena.elo import EloDifference, elo_difference
from germanwhist.arena.hand_arrays import HandArrays, arrays_of, load_hands
from germanwhist.arena.hypotheses import Hypotheses, MarginTest, Verdict
from germanwhist.arena.journal import Journal
from germanwhist.arena.judgement import (
    JudgedPosition,
    JudgementScore,
    build_positions,
    load_positions,
    score_judgement,
)
from germanwhist.arena.match import MatchPlan, play_deals
from germanwhist.arena.outcomes import DealOutcome, Forfeit, ForfeitKind, HandOutcome
from germanwhist.arena.ratings import PairResult, rate
from germanwhist.arena.report import report
from germanwhist.arena.run import Block, BlockResult, play_block, run_tasks
from germanwhist.arena.sequential import ConfidenceSequence
from germanwhist.arena.sides import ForfeitReason, PlayerSummary
from germanwhist.arena.statistics import (
    DealFigures,
    MatchSummary,
    Mean,
    Tally,
    adjusted,
)
from germanwhist.arena.tournament import Results, Tournament

__all__ = [
    "BestResponse",
    "Block",
    "BlockResult",
    "Clock",
    "ConfidenceSequence",
    "Contestant",
    "DataPlan",
    "DealFigures",
    "DealOutcome",
    "EloDifference",
    "Forfeit",
    "ForfeitKind",
    "ForfeitReason",
    "GeneratedHand",
    "HandArrays",
    "HandOutcome",
    "Hypotheses",
    "Journal",
    "JudgedPosition",
    "JudgementScore",
    "MarginTest",
    "MatchPlan",
    "MatchSummary",
    "Mean",
    "PairResult",
    "PlayerSummary",
    "Results",
    "Tally",
    "TimeLimits",
    "Tournament",
    "Verdict",
    "adjusted",
    "arrays_of",
    "build_positions",
    "elo_difference",
    "generate_hands",
    "load_hands",
    "load_positions",
    "play_block",
    "play_deals",
    "rate",
    "report",
    "run_tasks",
    "score_judgement",
]
