"""What may count for ratings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from germanwhist.rules import RuleSet
from germanwhist.web.keys.client_key import key_of
from germanwhist.web.problems import ConflictError

if TYPE_CHECKING:
    from litestar import Request

    from germanwhist.web.backend import Backend

__all__ = ["refuse_uncounted", "refuse_unrated"]

_RULES: Final = RuleSet.preset("match10")


def refuse_unrated(rules: RuleSet) -> None:
    """Let pass the rules of a match that may count.

    Raises:
        ConflictError: they are others (code `unrated_rules`).
    """
    if rules != _RULES:
        raise ConflictError("unrated_rules", f"only {_RULES} counts for ratings")


async def refuse_uncounted(
    request: Request[Any, Any, Any], rules: RuleSet, *, is_level: bool
) -> None:
    """Let pass a match against a level that may count.

    Raises:
        ConflictError: it is not against a level (code `unrated_opponent`), has other rules, or the
            client has not finished the last one (code `rated_open`).
    """
    refuse_unrated(rules)
    if not is_level:
        raise ConflictError("unrated_opponent", "people are paired for a match that counts")
    backend: Backend = request.app.state.backend
    key = key_of(request)
    if key is not None and await backend.ratings.has_open_match(key):
        raise ConflictError("rated_open", "a match against a level that counts is not over")
