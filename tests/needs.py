"""What a test needs that a machine may lack: it is skipped then, and says why.

Where `GERMANWHIST_NO_SKIPS` is 1, as in CI, everything must be there and nothing is skipped.
"""

from __future__ import annotations

import os
from importlib import import_module
from typing import Any

import pytest


def library(name: str, *, extra: str) -> Any:
    """An optional library; without it the tests of the calling module are skipped.

    Args:
        name: the name to import.
        extra: the extra of this package that brings it.
    """
    if os.environ.get("GERMANWHIST_NO_SKIPS") == "1":
        return import_module(name)
    return pytest.importorskip(name, reason=f"needs {name}, of the extra `{extra}`")
