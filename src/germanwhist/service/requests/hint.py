"""Being advised."""

from germanwhist.errors import EngineError
from germanwhist.rules import Fault
from germanwhist.school import Counsel
from germanwhist.service.events import Hinted
from germanwhist.service.refusal import Refusal, RefusedError
from germanwhist.service.requests.moment import Moment
from germanwhist.service.requests.request import Code, Events, Request, Thought
from germanwhist.service.setup import Setup
from germanwhist.service.thinking import Row, Thinking

__all__ = ["Hint"]


class Hint(Request, frozen=True, kw_only=True, tag="hint"):
    """Be advised what to play; the hand is practice from then on."""

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

    async def think(self, moment: Moment, setup: Setup, thinking: Thinking) -> Counsel:
        """The advice and its reasons, from what the seat knows.

        Raises:
            RefusedError: no advice can be had (code `no_advice`), or too much is asked for at once
                (code `busy`).
        """
        view = moment.state.view(moment.seat)
        if view is None:
            raise RefusedError("nothing is dealt", code=Refusal.NO_HAND)
        try:
            return await thinking.run(
                lambda: Counsel.of(view, setup.advise(view)), Row.SEARCH, may_be_refused=True
            )
        except EngineError as error:
            raise RefusedError(f"no advice: {error.code}", code=Refusal.NO_ADVICE) from error

    def events(self, moment: Moment, setup: Setup, thought: Thought) -> Events:  # noqa: ARG002
        """The hand is practice."""
        return (Hinted(seat=moment.seat),)
