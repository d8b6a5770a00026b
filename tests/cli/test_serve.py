"""`germanwhist serve`: what it refuses before anything listens."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.cli.conftest import Run


@pytest.mark.parametrize("host", ["", " ", "\t"])
def test_host_without_a_name_is_refused(run: Run, host: str) -> None:
    """It would listen to everybody, and print an address that leads nowhere."""
    assert "expected an address of this machine" in run("serve", "--host", host).refused()
