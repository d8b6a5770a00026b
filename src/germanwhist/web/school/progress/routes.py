"""How somebody's play changes."""

from typing import Any

from litestar import Request, get

from germanwhist.school.mistakes import Schedule, hands_with_mistakes
from germanwhist.web.backend import CurrentBackend, key_of
from germanwhist.web.problems import PROBLEMS
from germanwhist.web.school.progress.messages import ProgressMessage, progress_message

__all__ = ["progress"]


@get(
    "/progress",
    summary="The client's progress",
    responses=PROBLEMS,
    tags=["school"],
    opt={"budget": "school"},
)
async def progress(request: Request[Any, Any, Any], backend: CurrentBackend) -> ProgressMessage:
    """Mistakes of each reviewed hand by kind, skills, and what to practise next."""
    key = key_of(request)
    kept = () if key is None else await backend.practice.of(key)
    now = backend.settings.setup.clock()
    done = [(one.at, one.practice) for one in kept]
    due = Schedule.of(done, now=now).due
    return progress_message(hands_with_mistakes(done), [one.mistake.kind for one in due])
