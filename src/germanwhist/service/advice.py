"""What a hint says: the strongest advice there is, in about half a second of an idle machine.

There is no limit of time: a hint of a busy machine is as good as any other, and takes longer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from germanwhist.engine import SearchMethod, SearchPlayer
from germanwhist.engine.processors import processor_count
from germanwhist.rules import Deal, Hand, RuleSet

if TYPE_CHECKING:
    from germanwhist.engine import Advice
    from germanwhist.rules import View

__all__ = ["advise", "prepare_engine"]

_WORLDS: Final = 1_000


def prepare_engine() -> None:
    """Build what the engine needs for its first answer: about a second, once in a process."""
    deal = Deal.shuffled(1)
    advise(Hand.start(RuleSet(), deal).view(deal.dealer.opponent))


def advise(view: View) -> Advice:
    """Every legal card with its expected points.

    Args:
        view: what the seat to play knows.
    """
    player = SearchPlayer(SearchMethod.LEARNED, _WORLDS, further=1, threads=processor_count())
    return player.advise(view)
