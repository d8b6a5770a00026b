"""The finished hands of a table as records."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from germanwhist.notation import ClaimBasis, Record
from germanwhist.rules import Seat

if TYPE_CHECKING:
    from germanwhist.service.state import TableState
    from germanwhist.service.table_values import HandNote

__all__ = ["ABSENT_TAG", "DEAL_TAG", "LEVEL_TAGS", "PLAYER_TAGS", "PRACTICE_TAG", "records_of"]

PRACTICE_TAG: Final = "Practice"
ABSENT_TAG: Final = "Absent"  # the loser stayed away; it is scored as a resignation
LEVEL_TAGS: Final = ("NorthLevel", "SouthLevel")  # the computer level that played there
PLAYER_TAGS: Final = ("NorthPlayer", "SouthPlayer")  # with the version, and a seed by the receipt
DEAL_TAG: Final = "Deal"  # what a deal was whose cards were known beforehand
_ID_SHOWN: Final = 8  # characters: enough to tell matches apart, too few to find the table by


def records_of(state: TableState) -> tuple[Record, ...]:
    """The finished hands of a table, in order. A hand in play is not among them: it is secret.

    Computer players have their level in a tag, and no name: what they are called is a matter of
    whoever shows the record.
    """
    match = state.match
    if match is None:
        return ()
    names = [None if who is None else who.name for who in state.seats]
    levels = tuple(
        (tag, who.level)
        for tag, who in zip(LEVEL_TAGS, state.seats, strict=True)
        if who is not None and who.level is not None
    )
    records = []
    before = (0, 0)
    for number, (hand, note) in enumerate(zip(match.hands, state.notes, strict=True), 1):
        if hand.result is None:
            break
        is_last = number == len(match.hands)
        basis = ClaimBasis.ACCEPTED if note.is_claim_accepted else ClaimBasis.FORCED
        records.append(
            replace(
                Record.of(hand, claim_basis=basis),
                north=names[Seat.NORTH],
                south=names[Seat.SOUTH],
                date=dt.datetime.fromtimestamp(note.dealt_at, dt.UTC).date(),
                match_id=state.table[:_ID_SHOWN],
                hand_number=number,
                cuts=match.cuts if number == 1 else (),
                points_before=before,
                receipt=None if note.sealed is None else note.sealed.receipt,
                match_resigned=match.resigned if is_last else None,
                tags=(*levels, *_players(note), *_kind(state), *_tags(note)),
            )
        )
        points = hand.result.points
        before = (before[0] + points[0], before[1] + points[1])
    return tuple(records)


def _players(note: HandNote) -> tuple[tuple[str, str], ...]:
    if note.sealed is None:
        return ()
    named = zip(PLAYER_TAGS, note.players, strict=True)
    return tuple((tag, player) for tag, player in named if player is not None)


def _kind(state: TableState) -> tuple[tuple[str, str], ...]:
    if state.day is not None:
        return ((DEAL_TAG, "day"),)
    if state.same is not None:
        return ((DEAL_TAG, "same"),)
    return () if state.replay is None else ((DEAL_TAG, "again"),)


def _tags(note: HandNote) -> tuple[tuple[str, str], ...]:
    said = ((PRACTICE_TAG, note.is_practice), (ABSENT_TAG, note.is_forfeited))
    return tuple((tag, "yes") for tag, is_so in said if is_so)
