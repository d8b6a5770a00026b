"""What every request is: a message, the question whether it may be asked, and what follows."""

# msgspec reads the annotations of the structs below when they are made, so they are not postponed.

from typing import Annotated, ClassVar, TypeAlias

import msgspec

from germanwhist.rules import Fault
from germanwhist.school import Counsel
from germanwhist.service.event import Event
from germanwhist.service.refusal import Refusal, RefusedError
from germanwhist.service.requests.moment import Moment
from germanwhist.service.setup import Setup
from germanwhist.service.thinking import Thinking

__all__ = ["Code", "Events", "Request", "Thought"]

Code: TypeAlias = Refusal | Fault
Events: TypeAlias = tuple[Event, ...]
Thought: TypeAlias = Counsel | bool | None


class Request(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True
):
    """What a seat asks of its table: the message that the socket decodes, and its meaning.

    A kind of request is one subclass in a file of its own, listed in `REQUESTS`. It says when it
    may be asked (`why_not_now`, which is also what the browser and the terminal show), and which
    events it leads to. Nothing here waits for a lock or writes.

    Args:
        seq: the number of the last event that the sender has seen.
    """

    seq: Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]

    # Whether a person must hold the seat and have seen the last event.
    needs_seat: ClassVar[bool] = True
    # Whether whatever has happened at the table since makes the request late.
    needs_newest: ClassVar[bool] = True
    # Whether `think` has to be awaited before the events can be told.
    needs_thought: ClassVar[bool] = False

    @classmethod
    def name(cls) -> str:
        """The name of this kind of request in messages, such as `play`."""
        return str(cls.__struct_config__.tag)

    @classmethod
    def why_not_now(cls, moment: Moment) -> Code | None:
        """Why nothing of this kind may be asked now; None when it may."""
        raise NotImplementedError

    def why_not(self, moment: Moment) -> Code | None:
        """Why this very request is refused; None when it is not."""
        return self.why_not_now(moment)

    async def think(self, moment: Moment, setup: Setup, thinking: Thinking) -> Thought:
        """What must be found out first, off the event loop and without the table's lock.

        Args:
            moment: the table as it was when the request came.
            setup: judge and adviser.
            thinking: gives everybody a turn at the processors.
        """
        raise NotImplementedError

    def events(self, moment: Moment) -> Events:
        """What happens when it is granted, where the table as it is now says it all."""
        raise NotImplementedError

    def granted(self, moment: Moment, setup: Setup, thought: Thought) -> Events:  # noqa: ARG002
        """What happens when it is granted.

        Args:
            moment: the table as it is now.
            setup: levels and random numbers.
            thought: what `think` found out; None for requests that need no thought.
        """
        return self.events(moment)

    def why_in_vain(self, events: Events) -> Code | None:  # noqa: ARG002
        """What the sender is told of events that are not what it asked for; None for nothing."""
        return None

    def refuse_unless_allowed(self, moment: Moment) -> None:
        """Raise a refusal when the request may not be made now.

        Raises:
            RefusedError: it is late or repeated (code `stale`), or came after the time of a seat
                was up (`time_up`), nobody asks from there (`not_seated`), or as `why_not` says.
        """
        if self.needs_seat:
            is_late = not moment.state.moved <= self.seq <= moment.state.seq
            if self.needs_newest and is_late:
                is_over = moment.state.has_run_out_since(self.seq)
                raise RefusedError(
                    f"a request at {self.seq}: the table is at {moment.state.seq}",
                    code=Refusal.TIME_UP if is_over else Refusal.STALE,
                )
            if not moment.is_held_by_person:
                raise RefusedError("no person holds this seat", code=Refusal.NOT_SEATED)
        code = self.why_not(moment)
        if code is not None:
            raise RefusedError(f"{self} is refused: {code}", code=code)
