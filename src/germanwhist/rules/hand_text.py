"""A hand as a small table of text, for people who look at one in a Python session."""

from __future__ import annotations

from typing import TYPE_CHECKING

from germanwhist.rules.seat import Seat

if TYPE_CHECKING:
    from germanwhist.cards import CardSet
    from germanwhist.rules.in_play import InPlay

__all__ = ["draw_hand"]


def draw_hand(hand: InPlay, holdings: tuple[CardSet, CardSet]) -> str:
    """A hand in ten lines at most: the rules, whose turn it is, and every card.

    Args:
        hand: the hand, or a view of it.
        holdings: what each seat holds, north first.

    Example:
        >>> from germanwhist import Card, Deal, Hand, RuleSet
        >>> hand = Hand.start(RuleSet.preset("small"), Deal.shuffled(1895, Seat.SOUTH, pack=28))
        >>> print(hand.play(Card("AH")).play(Card("JH")).play(Card("JC")))
        rules    pack=28, high hand
        trumps   clubs
        turn     south follows, trick 2 of 14, stage one
        stock    AC, then 11 more
        table    north leads JC
        north    9.Q98..Q8
        south    AT.KT.98.K
        tricks   AH JH
        counted  0 north, 0 south
    """
    trick = len(hand.tricks) + 1
    stage = "one" if hand.stage == 1 else "two"
    total = 2 * hand.ruleset.cards_per_hand
    trumps = "none" if hand.trump is None else hand.trump.name.lower()
    counted = hand.counted
    lines = [
        ("rules", f"{hand.ruleset}, {hand.objective} hand"),
        ("trumps", trumps),
        ("turn", "the hand is over"),
    ]
    if hand.to_play is not None:
        does = "leads" if hand.led is None else "follows"
        turn = f"{hand.to_play.label} {does}, trick {trick} of {total}, stage {stage}"
        lines[-1] = ("turn", turn)
    if hand.upcard is not None:
        lines.append(("stock", f"{hand.upcard}, then {hand.stock_left - 1} more"))
    if hand.led is not None:
        lines.append(("table", f"{hand.leader.label} leads {hand.led}"))
    lines += [(seat.label, str(holdings[seat])) for seat in Seat]
    lines.append(("tricks", ", ".join(f"{t.lead} {t.follow}" for t in hand.tricks) or "none"))
    lines.append(("counted", f"{counted[0]} north, {counted[1]} south"))
    return "\n".join(f"{name:8} {text}" for name, text in lines)
