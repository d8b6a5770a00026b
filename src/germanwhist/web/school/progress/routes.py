"""How somebody's play changes."""

from litestar import get

from germanwhist.school.mistakes import Schedule, hands_with_mistakes
from germanwhist.web.backend import CurrentBackend
from germanwhist.web.keys.client_key import ClientKey
from germanwhist.web.school.progress.messages import ProgressMessage, progress_message

__all__ = ["progress"]


@get("/progress", summary="The client's progress", tags=["school"], opt={"budget": "school"})
async def progress(key: ClientKey, backend: CurrentBackend) -> ProgressMessage:
    """Mistakes of each reviewed hand by kind, skills, and what to practise next."""
    kept = await backend.practice.of(key)
    now = backend.now
    done = [(one.at, one.practice) for one in kept]
    due = Schedule.of(done, now=now).due
    return progress_message(hands_with_mistakes(done), [one.mistake.kind for one in due])
