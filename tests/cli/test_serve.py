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


def test_settings_are_shown_with_their_origins(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is served."""
    monkeypatch.setenv("GERMANWHIST_TABLES_AN_HOUR", "5")
    shown = run("serve", "--show-settings", "--port", "0").out.splitlines()
    assert "tables_an_hour = 5  # GERMANWHIST_TABLES_AN_HOUR" in shown
    assert "port = 0  # --port" in shown
    assert "sockets = 2000  # default" in shown


def test_settings_file_that_is_not_there_is_refused(run: Run) -> None:
    """In one line."""
    assert "does not exist" in run("serve", "--settings", "nowhere.toml").refused()
