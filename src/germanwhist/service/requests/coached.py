"""Playing a card with a coach, who asks once more before one that clearly costs."""

from typing import Annotated

import msgspec

from germanwhist.cards import Card
from germanwhist.rules import View
from germanwhist.school import Counsel
from germanwhist.service.requests.advised import Advised, Hinted
from germanwhist.service.requests.moment import Moment
from germanwhist.service.requests.play import Played
from germanwhist.service.requests.request import Code, Events, Thought
from germanwhist.service.setup import Setup

__all__ = ["Coached"]


class Coached(Advised, frozen=True, kw_only=True, tag="coached"):
    """Play a card, unless it clearly costs so many tricks: then none, and `advice` says why.

    Only against a computer; the hand is practice from then on.
    """

    card: Card
    tricks: Annotated[float, msgspec.Meta(ge=0.05, le=13)]

    def why_not(self, moment: Moment) -> Code | None:
        """Nor a card that the rules do not allow."""
        hand = moment.state.hand
        code = self.why_not_now(moment)
        return code if hand is None or code else hand.why_illegal(self.card, moment.seat)

    def granted(self, moment: Moment, setup: Setup, thought: Thought) -> Events:  # noqa: ARG002
        """The hand is practice, and the card lies on the table if it may."""
        hinted = () if moment.state.is_practice and thought is None else (Hinted(seat=moment.seat),)
        played = (Played(seat=moment.seat, card=self.card),) if thought is None else ()
        return (*hinted, *played)

    def counsel(self, view: View, setup: Setup) -> Counsel | None:
        """Why the card costs too much; None when it does not."""
        if len(view.legal_plays()) == 1:
            return None
        counsel = Counsel.against(view, setup.advise(view), card=self.card)
        return counsel if counsel.is_clear and counsel.cost >= self.tricks else None
