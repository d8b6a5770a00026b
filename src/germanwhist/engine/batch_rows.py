"""What callers give to a batch: rows, seeds, actions and buffers, checked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from germanwhist.errors import EngineError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import ArrayLike, NDArray

    from germanwhist.engine.batch_step import BatchStep

__all__ = ["as_plays", "as_rows", "as_seeds", "checked_choice", "taken_over"]

_CARDS: Final = 52


def checked_choice(what: str, value: object, choices: tuple[str, ...]) -> None:
    """Refuse a name that is not among the choices.

    Raises:
        EngineError: it is not (code `bad_limit`).
    """
    if value not in choices:
        raise EngineError(
            f"bad {what}: {value!r} (expected one of {', '.join(choices)})", code="bad_limit"
        )


def as_rows(rows: ArrayLike | None, hands: int) -> NDArray[np.intp]:
    """The numbers of the rows meant by numbers, a mask, or None for all.

    Example:
        >>> as_rows([True, False, True], 3).tolist(), as_rows(None, 2).tolist()
        ([0, 2], [0, 1])

    Raises:
        EngineError: there are no such rows (code `bad_limit`).
    """
    if rows is None:
        return np.arange(hands)
    given = np.asarray(rows)
    if given.dtype == np.bool_ and given.shape == (hands,):
        return given.nonzero()[0]
    is_whole = np.issubdtype(given.dtype, np.integer) or given.size == 0
    if given.ndim == 1 and is_whole and ((given >= 0) & (given < hands)).all():
        return given.astype(np.intp)
    raise EngineError(
        f"no such rows: {rows!r} (expected numbers from 0 to {hands - 1}, or a mask of {hands})",
        code="bad_limit",
    )


def as_seeds(
    seed: int | Sequence[int] | None, *, rows: int, is_whole: bool
) -> int | list[int] | None:
    """One seed for a whole batch, or one for each row.

    Raises:
        EngineError: not as many seeds as rows (code `bad_limit`).
    """
    if seed is None:
        return None
    if isinstance(seed, (int, np.integer)):
        if is_whole:
            return int(seed)
        seed = [int(seed)]
    seeds = [int(number) for number in seed]
    if len(seeds) != rows:
        raise EngineError(
            f"{len(seeds)} seeds for {rows} rows (expected one for each)", code="bad_limit"
        )
    return seeds


def as_plays(actions: ArrayLike, *, is_checked: bool) -> NDArray[np.uint8]:
    """The actions as the kernel takes them; what would not fit must not be cut down to fit.

    Args:
        actions: card indices.
        is_checked: whether numbers above 51 are to be refused here already.

    Raises:
        EngineError: they are no card indices (code `illegal_play`).
    """
    plays = np.ascontiguousarray(actions)
    if plays.dtype == np.uint8 and not is_checked:
        return plays
    is_whole = np.issubdtype(plays.dtype, np.integer)
    if not is_whole or plays.ndim != 1 or ((plays < 0) | (plays >= _CARDS)).any():
        raise EngineError(
            f"not actions: {actions!r} (expected card indices from 0 to 51)", code="illegal_play"
        )
    return plays.astype(np.uint8, copy=False)


def taken_over(buffers: BatchStep, fresh: BatchStep) -> dict[str, NDArray[Any]]:
    """The buffers by name, as NumPy arrays over the same memory.

    Args:
        buffers: arrays of any library.
        fresh: arrays of the shapes and types that they must have.

    Raises:
        EngineError: one has another shape or type, has gaps, cannot be written or lies elsewhere
            than in main memory (code `bad_buffer`).
    """
    taken = {}
    for name, wanted in fresh._asdict().items():
        given = getattr(buffers, name)
        try:
            array = given if isinstance(given, np.ndarray) else np.from_dlpack(given)
        except (AttributeError, BufferError, RuntimeError, TypeError, ValueError) as error:
            raise EngineError(
                f"bad buffer {name}: {error} (expected memory that can be shared)",
                code="bad_buffer",
            ) from None
        is_usable = array.flags.c_contiguous and array.flags.writeable
        if not is_usable or (array.shape, array.dtype) != (wanted.shape, wanted.dtype):
            raise EngineError(
                f"bad buffer {name}: {array.shape} of {array.dtype} (expected {wanted.shape} of "
                f"{wanted.dtype}, without gaps, to be written)",
                code="bad_buffer",
            )
        taken[name] = array
    return taken
