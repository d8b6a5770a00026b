"""The rules of German Whist, and the one place where they stand.

Everything here is an immutable value: a `RuleSet` says which game is played, a `Deal` holds the
cards as dealt, a `Hand` is one deal being played, a `View` is what one seat knows of it, and a
`Match` is a row of hands with a score. Nothing imports more than the standard library.
"""

from germanwhist.rules.deal import Deal
from germanwhist.rules.hand import Fault, Hand
from germanwhist.rules.match import Match, is_decided, standing_after
from germanwhist.rules.option_values import OPTION_VALUES
from germanwhist.rules.options import (
    Counting,
    FirstDealer,
    FirstStageFollow,
    HandScore,
    MatchLength,
    Objective,
    ObjectiveRule,
    TargetTie,
    TrumpRule,
)
from germanwhist.rules.partial_deal import PartialDeal
from germanwhist.rules.partial_hand import PartialHand
from germanwhist.rules.ruleset import PACKS, PRESETS, STUDY_PACKS, RuleSet
from germanwhist.rules.scoring import (
    Ending,
    EndKind,
    HandResult,
    count_tricks,
    hand_winner,
    score_hand,
)
from germanwhist.rules.seat import Seat
from germanwhist.rules.seeds import SEED_LIMIT, derived_seed, derived_source
from germanwhist.rules.shuffle import (
    ByteSource,
    RandomSource,
    SeededSource,
    cut_for_dealer,
    dealer_by_cut,
    shuffled,
    shuffled_pack,
)
from germanwhist.rules.trick import Trick, does_follower_win, legal_plays
from germanwhist.rules.view import Draw, Standing, View

__all__ = [
    "OPTION_VALUES",
    "PACKS",
    "PRESETS",
    "SEED_LIMIT",
    "STUDY_PACKS",
    "ByteSource",
    "Counting",
    "Deal",
    "Draw",
    "EndKind",
    "Ending",
    "Fault",
    "FirstDealer",
    "FirstStageFollow",
    "Hand",
    "HandResult",
    "HandScore",
    "Match",
    "MatchLength",
    "Objective",
    "ObjectiveRule",
    "PartialDeal",
    "PartialHand",
    "RandomSource",
    "RuleSet",
    "Seat",
    "SeededSource",
    "Standing",
    "TargetTie",
    "Trick",
    "TrumpRule",
    "View",
    "count_tricks",
    "cut_for_dealer",
    "dealer_by_cut",
    "derived_seed",
    "derived_source",
    "does_follower_win",
    "hand_winner",
    "is_decided",
    "legal_plays",
    "score_hand",
    "shuffled",
    "shuffled_pack",
    "standing_after",
]
