"""Settings: kept, read again, and never a reason for a game not to start."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from germanwhist.terminal.background import is_dark_by_answer, is_dark_by_environment
from germanwhist.terminal.settings import Settings, Speed, load_settings, save_settings

if TYPE_CHECKING:
    from pathlib import Path


def test_settings_are_read_as_they_were_written(tmp_path: Path) -> None:
    """Every field comes back."""
    settings = Settings(language="fr", speed=Speed.FAST, has_guard=True, rules="match20 stake=2")
    save_settings(tmp_path / "deep" / "settings.json", settings)
    assert load_settings(tmp_path / "deep" / "settings.json") == settings
    assert [file.name for file in (tmp_path / "deep").iterdir()] == ["settings.json"]


@pytest.mark.parametrize("text", ["", "{", "[]", '{"speed": "warp"}', "\x00\xff"])
def test_damaged_settings_give_the_defaults(tmp_path: Path, text: str) -> None:
    """A broken file is no reason not to play."""
    file = tmp_path / "settings.json"
    file.write_text(text, encoding="latin-1")
    assert load_settings(file) == Settings()


def test_settings_of_a_later_version_keep_what_is_known(tmp_path: Path) -> None:
    """Fields that this version does not know are passed over."""
    file = tmp_path / "settings.json"
    file.write_text('{"has_guard": true, "from_the_future": 1}', encoding="utf-8")
    assert load_settings(file) == Settings(has_guard=True)


def test_settings_that_cannot_be_written_are_no_error(tmp_path: Path) -> None:
    """They hold until the program ends."""
    (tmp_path / "file").touch()
    save_settings(tmp_path / "file" / "settings.json", Settings())


@pytest.mark.parametrize(
    ("answer", "is_dark"),
    [
        (b"\x1b]11;rgb:0000/0000/0000\x1b\\\x1b[?62;c", True),
        (b"\x1b]11;rgb:ffff/ffff/ffff\x07\x1b[?1;2c", False),
        (b"\x1b]11;rgb:fd/f6/e3\x1b\\", False),
        (b"\x1b]11;rgb:1e1e/1e1e/2e2e\x07", True),
        (b"\x1b[?1;2c", None),
        (b"", None),
        (b"\x1b]11;rgb:zz/00/00\x07", None),
    ],
)
def test_background_is_read_from_the_terminals_answer(
    *, answer: bytes, is_dark: bool | None
) -> None:
    """Four or two digits a colour, both endings, or no answer."""
    assert is_dark_by_answer(answer) is is_dark


@pytest.mark.parametrize(
    ("value", "is_dark"), [("15;0", True), ("0;15", False), ("0;default;7", False), ("", True)]
)
def test_background_is_read_from_the_environment(*, value: str, is_dark: bool) -> None:
    """The last number of COLORFGBG; dark when there is none."""
    assert is_dark_by_environment({"COLORFGBG": value}) is is_dark
