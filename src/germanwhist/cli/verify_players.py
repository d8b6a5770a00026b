"""Whether the computers of a record played as their level and version does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from germanwhist.errors import EngineError
from germanwhist.players import make_level
from germanwhist.rules import Seat

if TYPE_CHECKING:
    from collections.abc import Iterator

    from germanwhist.errors import NotationError
    from germanwhist.notation import Record

__all__ = ["named_players", "player_faults"]

_TAGS: Final = ("NorthPlayer", "SouthPlayer")


def named_players(record: Record) -> dict[Seat, str]:
    """The level and version of each computer whose random numbers follow from the receipt.

    None where help was taken or a computer played in a person's place: who played a card there is
    not told.
    """
    tags = dict(record.tags)
    if record.receipt is None or record.hand_number is None or tags.get("Practice") == "yes":
        return {}
    return {seat: tags[tag] for seat, tag in zip(Seat, _TAGS, strict=True) if tag in tags}


def player_faults(record: Record) -> Iterator[NotationError]:
    """The cards that a computer of this level, version and seed would not have played.

    Each is asked again with the view of its seat alone. The plays must be legal.

    Args:
        record: the record.
    """
    receipt = record.receipt
    for seat, level in named_players(record).items():
        if receipt is None or record.hand_number is None:
            return
        try:
            player = make_level(level, seed=receipt.deal(record.hand_number).seed(seat))
        except EngineError as error:
            yield record.fault(str(error), code="unknown_player", part="plays")
            continue
        moments = list(record.replay())
        for number, card in enumerate(record.plays):
            if moments[number].to_play is not seat:
                continue
            expected = player.choose(moments[number].view(seat))
            if expected is not card:
                yield record.fault(
                    f"play {number + 1}, {card}, is not that of {level} (expected {expected})",
                    code="wrong_player",
                    part="plays",
                    index=number,
                )
