"""`germanwhist play` for the browser; `tests/terminal` has what it does in a terminal."""

from __future__ import annotations

import webbrowser
from typing import TYPE_CHECKING, Final

import pytest
from click.testing import CliRunner

from germanwhist.cli import main
from germanwhist.web.running import announcement

if TYPE_CHECKING:
    from pathlib import Path

ADDRESS: Final = "http://127.0.0.1:8000/"


@pytest.fixture(autouse=True)
def running(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that is running already, so that none is started."""

    def address(_database: Path | None) -> str:
        return ADDRESS

    monkeypatch.setattr(announcement, "running_server", address)


@pytest.mark.parametrize(
    ("options", "choices"),
    [
        ([], ""),
        (["--level", "expert"], "#/home/level=expert"),
        (["--rules", "pack=28"], "#/home/rules=small"),
        (
            ["--language", "fr", "--rules", "small match=hands=2", "--level", "casual"],
            "#/home/level=casual/rules=match=hands=2%20pack=28/language=fr",
        ),
    ],
)
def test_choices_go_to_the_page_in_its_address(
    options: list[str], choices: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the part of it that no server is sent; the browser is opened there."""
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    run = CliRunner().invoke(main, ["play", *options])
    assert (run.exit_code, run.stdout) == (0, f"{ADDRESS}{choices}\n")
    assert opened == [ADDRESS + choices]


def test_browser_is_only_opened_when_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the address is printed, with the choices in it."""
    monkeypatch.setattr(webbrowser, "open", pytest.fail)
    run = CliRunner().invoke(main, ["play", "--no-browser", "--level", "novice"])
    assert run.stdout == f"{ADDRESS}#/home/level=novice\n"
