"""A tournament's results as plain data, for JSON and for whoever prints them."""

from __future__ import annotations

import platform
from dataclasses import asdict
from importlib.metadata import version
from typing import TYPE_CHECKING, Any

from germanwhist.arena.elo import elo_difference

if TYPE_CHECKING:
    from collections.abc import Sequence

    from germanwhist.arena.sides import ForfeitReason, PlayerSummary
    from germanwhist.arena.statistics import MatchSummary, Mean
    from germanwhist.arena.tournament import Results

__all__ = ["report"]


def report(results: Results, identities: Sequence[str]) -> dict[str, Any]:
    """What a tournament has come to, as a JSON object.

    Two players make a match, with the keys `margin`, `standard_error`, `interval95`, `deals` and
    `players`, all from the side of the first. More make a table: `players` with their ratings,
    and `matches` with an object of the first kind for each pair.

    Args:
        results: the results.
        identities: what each player calls itself.
    """
    tournament = results.tournament
    about = {
        "rules": str(tournament.ruleset),
        "seed": tournament.seed,
        "seconds": tournament.limits.play,
        "hand_seconds": tournament.limits.hand,
        "clock": tournament.limits.clock.value,
        "given": len(tournament.given),
        "versions": {"germanwhist": version("germanwhist"), "python": platform.python_version()},
    }
    matches = []
    for (first, second), tally in zip(tournament.pairs, results.tallies, strict=True):
        summary = tally.summary()
        names = [(tournament.players[place].text, identities[place]) for place in (first, second)]
        matches.append(_match(summary, names))
    if len(tournament.players) == 2:
        return matches[0] | _elo(results) | _sequential(results) | _test(results) | about
    players = [
        {"player": contestant.text, "name": identity} | _mean("rating", rating)
        for contestant, identity, rating in zip(
            tournament.players, identities, results.ratings(), strict=True
        )
    ]
    deals = min(len(tally) for tally in results.tallies)
    return {"players": players, "deals": deals, "matches": matches} | about


def _match(summary: MatchSummary, names: Sequence[tuple[str, str]]) -> dict[str, Any]:
    return {
        **_mean("margin", summary.margin),
        "deals": summary.deals,
        "hands": 2 * summary.deals,
        "plain": _mean("margin", summary.plain_margin),
        "points": _mean("mean", summary.points),
        "draws": summary.draws,
        "players": [
            _player(text, name, side)
            for (text, name), side in zip(names, summary.players, strict=True)
        ],
    }


def _mean(name: str, mean: Mean) -> dict[str, Any]:
    return {
        name: mean.value,
        "standard_error": mean.standard_error,
        "interval95": None if mean.interval95 is None else list(mean.interval95),
    }


def _player(text: str, name: str, side: PlayerSummary) -> dict[str, Any]:
    return {
        "player": text,
        "name": name,
        "wins": side.wins,
        "seconds": side.seconds,
        "seconds99": side.seconds99,
        "longest": side.longest,
        "processor": side.processor,
        "hand": side.hand,
        "longest_hand": side.longest_hand,
        "forfeits": {kind.value: number for kind, number in side.forfeits.items()},
        "reasons": [_reason(reason) for reason in side.reasons],
    }


def _reason(reason: ForfeitReason) -> dict[str, Any]:
    return {
        "kind": reason.example.kind.value,
        "hands": reason.hands,
        "detail": reason.example.detail,
        "deal": reason.deal,
        "play": reason.example.play,
    }


def _elo(results: Results) -> dict[str, Any]:
    """The difference between the two on the scale of ratings."""
    deals = results.tallies[0].figures.values()
    difference = elo_difference([(2 + deal.wins - deal.losses) / 4 for deal in deals])
    interval = [difference.low, difference.high]
    return {"elo": {"difference": difference.value, "interval95": interval}}


def _test(results: Results) -> dict[str, Any]:
    """Which of two hypotheses is believed."""
    if results.test is None:
        return {}
    verdict = results.test.verdict
    asked = asdict(results.test.hypotheses)
    return {"test": {**asked, "verdict": None if verdict is None else verdict.value}}


def _sequential(results: Results) -> dict[str, Any]:
    """The interval that holds although the match may have ended early."""
    if results.sequence is None:
        return {}
    return {
        "sequential": {
            "decided": results.is_decided,
            "interval95": list(results.sequence.interval),
        }
    }
