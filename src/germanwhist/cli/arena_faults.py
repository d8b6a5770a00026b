"""Why players forfeited hands, as text for people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

__all__ = ["faults_text"]

_MOST: Final = 5  # reasons of one player
_WHAT: Final = {"illegal": "played an illegal card", "crash": "failed", "time": "was too slow"}


def faults_text(matches: Sequence[Mapping[str, Any]]) -> list[str]:
    """Every forfeit of these matches with its reason; no line when there is none.

    Args:
        matches: the objects of matches in a report.
    """
    lines = [
        line
        for match in matches
        for player, other in (match["players"], match["players"][::-1])
        for line in _lines(match, player, other)
    ]
    return ["", *lines] if lines else []


def _lines(
    match: Mapping[str, Any], player: Mapping[str, Any], other: Mapping[str, Any]
) -> Iterator[str]:
    number = sum(player["forfeits"].values())
    if not number:
        return
    who = f"{player['player']} against {other['player']}"
    if number == match["hands"]:
        yield f"{who}: it played no hand to its end, so this says nothing of how well it plays"
    for reason in player["reasons"][:_MOST]:
        place = f"deal {reason['deal']}"
        if reason["play"]:
            place += f", play {reason['play']}"
        hands = "1 hand" if reason["hands"] == 1 else f"{reason['hands']} hands"
        first = place if reason["hands"] == 1 else f"first in {place}"
        yield f"{who}: {_WHAT[reason['kind']]} in {hands} ({first}): {reason['detail']}"
    left = player["reasons"][_MOST:]
    if left:
        hands = sum(reason["hands"] for reason in left)
        yield f"{who}: for {len(left)} other reasons in {hands} hands; --json tells all"
