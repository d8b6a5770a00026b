"""What a server's engine needs for its first answer, built by importing this.

The process that servers are copied from imports it, and all copies have it: a hint, a claim or a
review costs the tests one and a half seconds of a processor less.
"""

from __future__ import annotations

from germanwhist.engine import SearchMethod, SearchPlayer
from germanwhist.rules import Deal, Hand, RuleSet

__all__: list[str] = []

_DEAL = Deal.shuffled(1)
SearchPlayer(SearchMethod.MONTE_CARLO, 1).advise(
    Hand.start(RuleSet(), _DEAL).view(_DEAL.dealer.opponent)
)
