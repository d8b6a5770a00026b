"""German Whist: rules, notation, engine and players for the two-player whist game.

The names below are the public API; nothing else is promised to stay.

Example:
    >>> hand = Hand.start(RuleSet(), Deal.shuffled(7, Seat.NORTH))
    >>> while not hand.is_over:
    ...     hand = hand.play(hand.legal_plays().highest())
    >>> sum(hand.counted)
    13
"""

from germanwhist.cards import Card, CardSet, Rank, Suit
from germanwhist.errors import (
    EngineError,
    GermanWhistError,
    IllegalPlayError,
    InvalidDealError,
    NotationError,
    ProtocolError,
    RuleSetError,
    StorageError,
)
from germanwhist.notation import Position, format_position, parse_position
from germanwhist.rules import (
    PRESETS,
    Counting,
    Deal,
    Draw,
    Ending,
    EndKind,
    Fault,
    FirstDealer,
    FirstStageFollow,
    Hand,
    HandResult,
    HandScore,
    Match,
    MatchLength,
    Objective,
    ObjectiveRule,
    RandomSource,
    RuleSet,
    Seat,
    SeededSource,
    Standing,
    TargetTie,
    Trick,
    TrumpRule,
    View,
    cut_for_dealer,
    dealer_by_cut,
)

__all__ = [
    "PRESETS",
    "Card",
    "CardSet",
    "Counting",
    "Deal",
    "Draw",
    "EndKind",
    "Ending",
    "EngineError",
    "Fault",
    "FirstDealer",
    "FirstStageFollow",
    "GermanWhistError",
    "Hand",
    "HandResult",
    "HandScore",
    "IllegalPlayError",
    "InvalidDealError",
    "Match",
    "MatchLength",
    "NotationError",
    "Objective",
    "ObjectiveRule",
    "Position",
    "ProtocolError",
    "RandomSource",
    "Rank",
    "RuleSet",
    "RuleSetError",
    "Seat",
    "SeededSource",
    "Standing",
    "StorageError",
    "Suit",
    "TargetTie",
    "Trick",
    "TrumpRule",
    "View",
    "cut_for_dealer",
    "dealer_by_cut",
    "format_position",
    "parse_position",
]
