"""Logging what should not have happened: once, with the way to it, and without its words."""

from __future__ import annotations

import logging
import traceback
from typing import TYPE_CHECKING, Final

from germanwhist.errors import GermanWhistError

if TYPE_CHECKING:
    import asyncio

__all__ = ["log_unexpected", "log_unheard"]

_LOG: Final = logging.getLogger(__name__)


def log_unexpected(log: logging.Logger, error: BaseException, where: str) -> None:
    """Log an error with its kind and its traceback.

    Neither the error's own words nor the values of variables are logged: they may name hidden
    cards.

    Args:
        log: the logger.
        error: the error.
        where: what was being done, in general terms.
    """
    frames = traceback.extract_tb(error.__traceback__)
    way = "".join(
        f'\n  File "{frame.filename}", line {frame.lineno}, in {frame.name}' for frame in frames
    )
    log.error("unexpected %s in %s%s", type(error).__name__, where, way)


def log_unheard(task: asyncio.Task[object]) -> None:
    """Log the error of a request whose sender went away before it ended."""
    if task.cancelled():
        return
    error = task.exception()
    if error is not None and not isinstance(error, GermanWhistError):
        log_unexpected(_LOG, error, "a request that nobody waits for")
