"""Being advised."""

from germanwhist.service.requests.advised import Advised, Hinted
from germanwhist.service.requests.moment import Moment
from germanwhist.service.requests.request import Events

__all__ = ["Hint"]


class Hint(Advised, frozen=True, kw_only=True, tag="hint"):
    """Be advised what to play, which only a computer opposite allows; the hand is practice then."""

    def events(self, moment: Moment) -> Events:
        """The hand is practice."""
        return (Hinted(seat=moment.seat),)
