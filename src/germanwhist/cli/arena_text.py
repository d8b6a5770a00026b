"""The results of a tournament as text for people."""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING, Any

from germanwhist.cli.arena_faults import faults_text

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

__all__ = ["tournament_text"]

_SHORTEST = 8  # characters of a column


def _deals(count: int) -> str:
    """So many deals, in words."""
    return f"{count} deal" if count == 1 else f"{count} deals"


def tournament_text(report: Mapping[str, Any]) -> str:
    """A match or a round robin, several lines.

    Args:
        report: what `germanwhist.arena.report` made of it.
    """
    return _table_text(report) if "matches" in report else _match_text(report)


def _match_text(report: Mapping[str, Any]) -> str:
    first, second = report["players"]
    head = (
        f"{first['player']} against {second['player']}, rules {report['rules']}, "
        f"{_deals(report['deals'])} played twice, seed {report['seed']}"
    )
    lines = [
        head,
        "",
        _mean_line("margin", report, "margin", "luck of the stock taken out"),
        _mean_line("plain margin", report["plain"], "margin", "as played"),
        _mean_line("points", report["points"], "mean", "less the opponent's"),
    ]
    lines.append(_elo_line(report["elo"]))
    if "test" in report:
        lines.append(_test_line(report["test"]))
    if "sequential" in report:
        lines.append(_sequential_line(report["sequential"], first, second))
    lines += ["", *_players(report), *faults_text([report])]
    return "\n".join(lines)


def _mean_line(name: str, mean: Mapping[str, Any], key: str, remark: str) -> str:
    error = "one deal tells no error"
    if mean["interval95"] is not None:
        low, high = mean["interval95"]
        error = f"standard error {mean['standard_error']:.3f}  95 % {low:+.3f} to {high:+.3f}"
    return f"{name:<13} {mean[key]:+7.3f}  {error}  {remark}"


def _elo_line(elo: Mapping[str, Any]) -> str:
    low, high = elo["interval95"]
    ends = "any" if low is None else f"{low:+.0f}", "any" if high is None else f"{high:+.0f}"
    return f"{'Elo':<13} {elo['difference']:+7.0f}  95 % {ends[0]} to {ends[1]}  from hands won"


def _test_line(test: Mapping[str, Any]) -> str:
    found = {
        None: "not decided",
        "H0": f"H0 is believed: the plain margin is at most {test['h0']:g}",
        "H1": f"H1 is believed: the plain margin is at least {test['h1']:g}",
    }[test["verdict"]]
    asked = f"H0 {test['h0']:g}, H1 {test['h1']:g}, alpha {test['alpha']:g}, beta {test['beta']:g}"
    return f"{found} ({asked})"


def _sequential_line(
    sequential: Mapping[str, Any], first: Mapping[str, Any], second: Mapping[str, Any]
) -> str:
    low, high = sequential["interval95"]
    if not sequential["decided"]:
        found = "not decided"
    else:
        found = f"{(first if low > 0 else second)['player']} is better"
    return f"{found}: the plain margin is in {low:+.3f} to {high:+.3f} whenever one stops (95 %)"


def _players(report: Mapping[str, Any]) -> Sequence[str]:
    rows = [["player", "wins", "draws", "ms a play", "processor", "99 %", "longest", "forfeits"]]
    rows += [
        [
            _named(player),
            str(player["wins"]),
            str(report["draws"]),
            f"{1000 * player['seconds']:.2f}",
            f"{1000 * player['processor']:.2f}",
            f"{1000 * player['seconds99']:.2f}",
            f"{1000 * player['longest']:.2f}",
            str(sum(player["forfeits"].values())),
        ]
        for player in report["players"]
    ]
    return _columns(rows)


def _named(player: Mapping[str, Any]) -> str:
    text, name = player["player"], player["name"]
    return text if name == text else f"{text} ({name})"


def _table_text(report: Mapping[str, Any]) -> str:
    players = report["players"]
    margins: dict[tuple[str, str], str] = {}
    seconds: dict[str, list[float]] = {player["player"]: [] for player in players}
    for match in report["matches"]:
        for player in match["players"]:
            seconds[player["player"]].append(player["seconds"])
        first, second = (player["player"] for player in match["players"])
        error = match["standard_error"]
        doubt = "" if error is None else f" ±{error:.2f}"
        margin = round(match["margin"], 2) + 0.0  # no -0.00
        margins[first, second] = f"{margin:+.2f}{doubt}"
        margins[second, first] = f"{0.0 - margin:+.2f}{doubt}"
    ranked = sorted(players, key=lambda player: -player["rating"])
    names = [player["player"] for player in ranked]
    against = (f"against {place}" for place in range(1, len(names) + 1))
    rows = [["", "rating", "95 %", "ms a play", *against]]
    for place, player in enumerate(ranked, 1):
        interval = player["interval95"]
        found = [margins.get((player["player"], other), "") for other in names]
        rows.append(
            [
                f"{place} {_named(player)}",
                f"{player['rating']:+.0f}",
                "" if interval is None else f"{interval[0]:+.0f}..{interval[1]:+.0f}",
                f"{1000 * fmean(seconds[player['player']]):.2f}",
                *found,
            ]
        )
    head = (
        f"rules {report['rules']}, {report['deals']} deals a match, each played twice, seed "
        f"{report['seed']}"
    )
    note = "margins of the row against the column, luck of the stock taken out, ± standard error"
    return "\n".join([head, "", *_columns(rows), "", note, *faults_text(report["matches"])])


def _columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows with aligned columns, the first to the left and the others to the right."""
    widths = [max(_SHORTEST, *map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for first, *others in rows:
        cells = [first.ljust(widths[0])]
        cells += [cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True)]
        lines.append("  ".join(cells).rstrip())
    return lines
