"""Journeys that every value of the package survives."""

from __future__ import annotations

import pickle
from typing import Any, TypeVar

import germanwhist

Value = TypeVar("Value")


def evaluated(text: str) -> Any:
    """What a repr stands for, with the public names in reach."""
    return eval(text, vars(germanwhist).copy())  # noqa: S307 - the package's own repr


def pickled(value: Value, protocol: int | None = None) -> Value:
    """The value after a journey through a pickle."""
    return pickle.loads(pickle.dumps(value, protocol))  # type: ignore[no-any-return] # noqa: S301 - our own
