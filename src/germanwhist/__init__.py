"""German Whist: rules, notation, engine and players for the two-player whist game.

The names below are the public API; nothing else is promised to stay. Those of the
notation, the engine and the players are loaded when they are first used, so that importing the
package stays quick.

Example:
    >>> hand = Hand.start(RuleSet(), Deal.shuffled(7, Seat.NORTH))
    >>> while not hand.is_over:
    ...     hand = hand.play(hand.legal_plays().highest())
    >>> sum(hand.counted)
    13
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from germanwhist.cards import Card, CardSet, Rank, Suit
from germanwhist.errors import (
    EngineError,
    GermanWhistError,
    IllegalPlayError,
    InvalidDealError,
    NotationError,
    ProtocolError,
    RuleSetError,
    SettingsError,
    StorageError,
)
from germanwhist.rules import (
    PACKS,
    PRESETS,
    STUDY_PACKS,
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
    PartialDeal,
    PartialHand,
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

if TYPE_CHECKING:
    from germanwhist.engine import Advice, Solution, World, Worlds, solve, solve_many
    from germanwhist.notation import (
        ClaimBasis,
        Comment,
        Origin,
        Position,
        Record,
        Verifier,
        ViewJson,
        format_position,
        format_record,
        load_records,
        parse_position,
        parse_record,
        read_games,
        read_json_records,
        read_records,
        record_from_json,
        record_schema,
        record_to_json,
        view_from_json,
        view_schema,
        view_to_json,
        write_json_records,
        write_records,
    )
    from germanwhist.players import Player, make_player, play_out
    from germanwhist.review import HandReview, review_hand

    __version__: str

__all__ = [
    "PACKS",
    "PRESETS",
    "STUDY_PACKS",
    "Advice",
    "Card",
    "CardSet",
    "ClaimBasis",
    "Comment",
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
    "HandReview",
    "HandScore",
    "IllegalPlayError",
    "InvalidDealError",
    "Match",
    "MatchLength",
    "NotationError",
    "Objective",
    "ObjectiveRule",
    "Origin",
    "PartialDeal",
    "PartialHand",
    "Player",
    "Position",
    "ProtocolError",
    "RandomSource",
    "Rank",
    "Record",
    "RuleSet",
    "RuleSetError",
    "Seat",
    "SeededSource",
    "SettingsError",
    "Solution",
    "Standing",
    "StorageError",
    "Suit",
    "TargetTie",
    "Trick",
    "TrumpRule",
    "Verifier",
    "View",
    "ViewJson",
    "World",
    "Worlds",
    "cut_for_dealer",
    "dealer_by_cut",
    "format_position",
    "format_record",
    "load_records",
    "make_player",
    "parse_position",
    "parse_record",
    "play_out",
    "read_games",
    "read_json_records",
    "read_records",
    "record_from_json",
    "record_schema",
    "record_to_json",
    "review_hand",
    "solve",
    "solve_many",
    "view_from_json",
    "view_schema",
    "view_to_json",
    "write_json_records",
    "write_records",
]

_HOMES: Final = {
    "germanwhist.engine": ("Advice", "Solution", "World", "Worlds", "solve", "solve_many"),
    "germanwhist.notation": (
        "ClaimBasis",
        "Comment",
        "Origin",
        "Position",
        "Record",
        "Verifier",
        "ViewJson",
        "format_position",
        "format_record",
        "load_records",
        "parse_position",
        "parse_record",
        "read_games",
        "read_json_records",
        "read_records",
        "record_from_json",
        "record_schema",
        "record_to_json",
        "view_from_json",
        "view_schema",
        "view_to_json",
        "write_json_records",
        "write_records",
    ),
    "germanwhist.players": ("Player", "make_player", "play_out"),
    "germanwhist.review": ("HandReview", "review_hand"),
}
_LOADED_WHEN_USED: Final = {name: home for home, names in _HOMES.items() for name in names}


def __getattr__(name: str) -> Any:
    """Load what is not needed for the rules when it is asked for."""
    if name == "__version__":
        from importlib.metadata import version  # noqa: PLC0415 - slow to load

        return version("germanwhist")
    if name not in _LOADED_WHEN_USED:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_LOADED_WHEN_USED[name]), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
