"""What is said where the library of an adapter is not installed."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("library", "module", "extra"),
    [
        ("gymnasium", "gymnasium", "gymnasium"),
        ("gymnasium", "vector", "gymnasium"),
        ("gymnasium", "puffer", "gymnasium"),
        ("pettingzoo", "germanwhist_v0", "pettingzoo"),
        ("pyspiel", "openspiel", "openspiel"),
    ],
)
@pytest.mark.thorough
def test_a_missing_library_is_told_in_one_line(library: str, module: str, extra: str) -> None:
    """The last line of what Python says names what to install, and nothing is told before it."""
    program = f"import sys; sys.modules[{library!r}] = None; import germanwhist.envs.{module}"
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    last = done.stderr.splitlines()[-1]
    assert last == (
        f"ModuleNotFoundError: no module '{library}' (pip install \"germanwhist[{extra}]\")"
    )
    assert done.stderr.count("ModuleNotFoundError") == 1
