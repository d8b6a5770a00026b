"""The arena: duplicate matches between players, and what may be concluded from them.

Every deal is played twice with the seats changed. A match is a set of numbered deals; playing a
range of them is a pure function of the range, so any number of processes, on one machine or many,
gives the same result. A player that crashes, plays illegally or takes too long forfeits the hand,
which is counted and reported.
"""

from germanwhist.arena.contestants import Contestant
from germanwhist.arena.match import MatchPlan, play_deals
from germanwhist.arena.outcomes import DealOutcome, ForfeitKind, HandOutcome
from germanwhist.arena.run import run_match
from germanwhist.arena.statistics import MatchSummary, Mean, summarise

__all__ = [
    "Contestant",
    "DealOutcome",
    "ForfeitKind",
    "HandOutcome",
    "MatchPlan",
    "MatchSummary",
    "Mean",
    "play_deals",
    "run_match",
    "summarise",
]
