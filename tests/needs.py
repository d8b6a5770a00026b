"""What a test needs that a machine may lack: it is skipped then, and says why.

Where `GERMANWHIST_NO_SKIPS` is 1, as in CI, such a skip is a failure; see `tests/conftest.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from pathlib import Path


def library(name: str, *, extra: str) -> Any:
    """An optional library; without it the tests of the calling module are skipped.

    Args:
        name: the name to import.
        extra: the extra of this package that brings it.
    """
    return pytest.importorskip(name, reason=f"needs {name}, of the extra `{extra}`")


def file(path: Path, *, from_: str) -> Path:
    """A file that must be there; without it the calling test is skipped.

    Args:
        path: the file.
        from_: what brings it.
    """
    if not path.exists():
        pytest.skip(f"needs {path}, from {from_}")
    return path
