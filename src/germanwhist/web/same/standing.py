"""What the addresses of challenges have in common."""

from germanwhist.school.same import SAME_DAYS, Challenge
from germanwhist.service import SameHand
from germanwhist.storage import SameStanding
from germanwhist.web.backend import Backend
from germanwhist.web.problems import ConflictError, ForbiddenError

__all__ = ["hand_of", "refuse_after", "standing_for"]


def hand_of(challenge: Challenge, number: int, *, of: str) -> SameHand:
    """What the table of a deal is opened with.

    Args:
        challenge: what is played.
        number: which deal, from 1.
        of: the id of the challenge.
    """
    return SameHand(challenge=of, number=number, secret=challenge.secret, level=challenge.level)


async def standing_for(backend: Backend, key: str | None, challenge: str) -> SameStanding:
    """A challenge as the client may know it.

    Raises:
        ForbiddenError: it is none of the client's.
    """
    found = None if key is None else await backend.same_cards.of(challenge, key)
    if found is None:
        raise ForbiddenError("no_challenge", "no such challenge belongs to this client")
    return found


def refuse_after(ends_at: float, backend: Backend) -> None:
    """Refuse what comes after the time of a challenge.

    Raises:
        ConflictError: it is over.
    """
    if backend.now > ends_at:
        raise ConflictError("same_over", f"more than {SAME_DAYS} days have passed")
