"""How much of what costs most an address, and a person there, may ask for in an hour."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, final

from germanwhist.web.guards.limits import Allowance

if TYPE_CHECKING:
    from germanwhist.web.running.settings import Settings

__all__ = ["Budget", "Budgets"]

Budget: TypeAlias = Literal["tables", "records", "reviews", "school"]

_REMEMBERED: Final = 100_000  # addresses and people; whoever asked longest ago is forgotten first


@final
class Budgets:
    """What each address, and each person there, has left.

    Behind one address there may be a whole school, so one person has a share of what it has.

    Args:
        settings: how much there is.
    """

    def __init__(self, settings: Settings) -> None:
        self._an_hour: dict[Budget, int] = {
            "tables": settings.tables_an_hour,
            "records": settings.records_an_hour,
            "reviews": settings.reviews_an_hour,
            "school": settings.school_an_hour,
        }
        self._share = settings.share_of_a_person
        self._left: OrderedDict[tuple[Budget, str, str], Allowance] = OrderedDict()

    def spend(self, budget: Budget, address: str, person: str | None) -> float:
        """Use up one request of an address and of a person, if both have one.

        Returns:
            Seconds until there is one; 0 when it was used now.
        """
        whole = self._an_hour[budget]
        asked = [self._allowance(budget, address, "", whole)]
        if person is not None:
            asked.append(self._allowance(budget, "", person, max(1, whole * self._share)))
        wait = max(allowance.wait for allowance in asked)
        if wait == 0:
            for allowance in asked:
                allowance.take()
        return wait

    def _allowance(self, budget: Budget, address: str, person: str, an_hour: float) -> Allowance:
        name = (budget, address, person)
        if name not in self._left:
            self._left[name] = Allowance(an_hour / 3600, burst=an_hour)
            if len(self._left) > _REMEMBERED:
                self._left.popitem(last=False)
        self._left.move_to_end(name)
        return self._left[name]
