"""What is common to the requests that ask the engine for advice."""

from germanwhist.errors import EngineError
from germanwhist.rules import Fault, Seat, View
from germanwhist.school import Counsel
from germanwhist.service.event import Event
from germanwhist.service.refusal import Refusal, RefusedError
from germanwhist.service.requests.moment import Moment
from germanwhist.service.requests.request import Code, Request
from germanwhist.service.setup import Setup
from germanwhist.service.state import TableState
from germanwhist.service.thinking import Row, Thinking

__all__ = ["Advised", "Hinted"]


class Hinted(Event, frozen=True, kw_only=True, tag="hinted"):
    """A seat was given advice."""

    seat: Seat

    def after(self, state: TableState) -> TableState:
        """The hand is practice."""
        return state.as_practice()


class Advised(Request, frozen=True, kw_only=True):
    """A request that takes advice, from what the seat knows."""

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

    async def think(self, moment: Moment, setup: Setup, thinking: Thinking) -> Counsel | None:
        """The advice and its reasons; None when there is nothing to say.

        Raises:
            RefusedError: no advice can be had (code `no_advice`), or too much is asked for at once
                (code `busy`).
        """
        view = moment.state.view(moment.seat)
        if view is None:
            raise RefusedError("nothing is dealt", code=Refusal.NO_HAND)
        try:
            return await thinking.run(
                lambda: self.counsel(view, setup), Row.SEARCH, may_be_refused=True
            )
        except EngineError as error:
            raise RefusedError(f"no advice: {error.code}", code=Refusal.NO_ADVICE) from error

    def counsel(self, view: View, setup: Setup) -> Counsel | None:
        """The advice, from the engine, in a thread that may take its time.

        Raises:
            EngineError: the engine cannot advise in these rules.
        """
        return Counsel.of(view, setup.advise(view))
