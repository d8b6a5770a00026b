"""Playing a card with a coach, who asks once more before one that clearly costs."""

from typing import Annotated

import msgspec

from germanwhist.cards import Card
from germanwhist.errors import EngineError
from germanwhist.rules import Fault, View
from germanwhist.school import Counsel
from germanwhist.service.events import Hinted, Played
from germanwhist.service.refusal import Refusal, RefusedError
from germanwhist.service.requests.moment import Moment
from germanwhist.service.requests.request import Code, Events, Request, Thought
from germanwhist.service.setup import Setup
from germanwhist.service.thinking import Row, Thinking

__all__ = ["Coached"]


class Coached(Request, frozen=True, kw_only=True, tag="coached"):
    """Play a card, unless it clearly costs so many tricks; then be told why, and play none.

    The hand is practice from then on.
    """

    card: Card
    tricks: Annotated[float, msgspec.Meta(ge=0.05, le=13)]
    needs_thought = True

    @classmethod
    def why_not_now(cls, moment: Moment) -> Code | None:
        """Only in a game against a computer, and on one's own turn."""
        is_mine = moment.state.to_play is moment.seat
        return (
            moment.why_no_hand()
            or moment.why_not_private()
            or (None if is_mine else Fault.NOT_YOUR_TURN)
        )

    def why_not(self, moment: Moment) -> Code | None:
        """Nor a card that the rules do not allow."""
        hand = moment.state.hand
        code = self.why_not_now(moment)
        return code if hand is None or code else hand.why_illegal(self.card, moment.seat)

    async def think(self, moment: Moment, setup: Setup, thinking: Thinking) -> Counsel | None:
        """Why the card costs too much; None when it does not.

        Raises:
            RefusedError: no advice can be had (code `no_advice`), or too much is asked for at once
                (code `busy`).
        """
        view = moment.state.view(moment.seat)
        if view is None:
            raise RefusedError("nothing is dealt", code=Refusal.NO_HAND)
        try:
            return await thinking.run(
                lambda: self._warning(view, setup), Row.SEARCH, may_be_refused=True
            )
        except EngineError as error:
            raise RefusedError(f"no advice: {error.code}", code=Refusal.NO_ADVICE) from error

    def events(self, moment: Moment, setup: Setup, thought: Thought) -> Events:  # noqa: ARG002
        """The hand is practice, and the card lies on the table if it may."""
        hinted = () if moment.state.is_practice and thought is None else (Hinted(seat=moment.seat),)
        played = (Played(seat=moment.seat, card=self.card),) if thought is None else ()
        return (*hinted, *played)

    def _warning(self, view: View, setup: Setup) -> Counsel | None:
        if len(view.legal_plays()) == 1:
            return None
        counsel = Counsel.against(view, setup.advise(view), card=self.card)
        return counsel if counsel.is_clear and counsel.cost >= self.tricks else None
