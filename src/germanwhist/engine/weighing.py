"""How the weighed search trusts worlds that explain the opponent's plays, and compares cards."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf

from germanwhist.engine.limits import check_whole, refuse

__all__ = ["Weighing"]

_MOST_DRAWN = 100


@dataclass(frozen=True, slots=True, kw_only=True)
class Weighing:
    """How `SearchMethod.WEIGHED` weighs worlds, and what the policy has to say in its choice.

    The defaults are those of the newest `master`.

    Args:
        temperature: of the policy that stands for the opponent; 1 for the policy as trained, above
            1 for an opponent less sure of itself.
        drawn: so many worlds are drawn and weighed for each that is judged, from 1 to 100.
        is_softened: whether a world counts by the square root of its weight: less is believed,
            and more worlds have a say.
        prior: by how many counted tricks a card is put back where cards are compared, for each
            nat (a factor of 2.72 in probability) by which the policy likes it less than its best
            one; 0 to compare points alone. The points of an advice do not have it in them.

    Raises:
        EngineError: a number that cannot be (code `bad_limit`).

    Example:
        >>> Weighing(drawn=2).drawn
        2

    Source: policy inference, Rebstock, Solinas and Buro 2019; a search held to a policy, Grill
    and others 2020.
    """

    temperature: float = 2
    drawn: int = 1
    is_softened: bool = True
    prior: float = 0.025

    def __post_init__(self) -> None:
        if not 0 < self.temperature < inf:
            refuse("temperature", self.temperature, "above 0")
        what = "number of worlds drawn for each that is judged"
        check_whole(what, self.drawn, 1, _MOST_DRAWN)
        if not 0 <= self.prior < inf:
            refuse("prior in tricks a nat", self.prior, "0 or more, and finite")
