"""The results of hands and matches, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from germanwhist.rules import EndKind
from germanwhist.service import Phase

if TYPE_CHECKING:
    from germanwhist.service import HandReport
    from germanwhist.terminal.table.scene import Scene

__all__ = ["hand_in_words", "match_in_words"]


def hand_in_words(scene: Scene) -> tuple[str, ...]:
    """How the last hand ended and what it scored; empty when the match was given up."""
    reports = scene.table.results
    if not reports or scene.view.deal is None or scene.table.resigned is not None:
        return ()
    return (*_ending(scene), _score(scene, reports[-1]))


def _ending(scene: Scene) -> tuple[str, ...]:
    ending = scene.view.ending
    if ending is None:
        return ()
    kind = "claimed" if ending.kind is EndKind.CLAIM else "resigned"
    side = "you" if ending.seat is scene.me else "them"
    message = f"result-{kind}-{side}"
    return (scene.look.texts(message, name=scene.opponent_name, tricks=ending.tricks),)


def _score(scene: Scene, report: HandReport) -> str:
    texts, name = scene.look.texts, scene.opponent_name
    yours, theirs = report.counted[scene.me], report.counted[scene.them]
    points, other = report.points[scene.me], report.points[scene.them]
    low = "-low" if scene.is_low else ""
    do_both_score = bool(points and other)
    if report.winner is None:
        message = "result-even-both" if do_both_score else "result-even"
    elif do_both_score:
        message = f"result-both{'' if report.winner == scene.me.label else '-lost'}{low}"
    else:
        message = f"result-{'won' if report.winner == scene.me.label else 'lost'}{low}"
    scored = points if report.winner == scene.me.label or do_both_score else other
    return texts(message, name=name, yours=yours, theirs=theirs, points=scored, other=other)


def match_in_words(scene: Scene) -> tuple[str, ...]:
    """Who won the match; empty while it goes on, or when a single hand was all there was."""
    table, texts, name = scene.table, scene.look.texts, scene.opponent_name
    if table.phase is not Phase.MATCH_OVER:
        return ()
    if table.resigned is not None:
        side = "you" if table.resigned == scene.me.label else "them"
        return (texts(f"match-resigned-{side}", name=name),)
    practice = (texts("match-practice"),) if table.is_practice else ()
    if table.rules.match.hands == 1:
        return practice
    yours, theirs = table.points[scene.me], table.points[scene.them]
    if table.match_winner == "draw":
        message = "match-draw"
    else:
        message = "match-won" if table.match_winner == scene.me.label else "match-lost"
    return (texts(message, name=name, yours=yours, theirs=theirs), *practice)
