"""Settings from a file, the environment and options: what comes later counts."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING

import msgspec
import pytest

from germanwhist.errors import SettingsError
from germanwhist.web.running.server_settings import ServerSettings, gather_settings
from germanwhist.web.running.settings import Settings

if TYPE_CHECKING:
    from pathlib import Path


def test_the_later_word_counts_and_its_origin_is_told(tmp_path: Path) -> None:
    """A file, then the environment, then options."""
    file = tmp_path / "whist.toml"
    file.write_text('host = "10.0.0.1"\nport = 1\nsockets = 7\norigins = ["http://a.b"]\n', "utf-8")
    environment = {
        "GERMANWHIST_PORT": "2",
        "GERMANWHIST_SOCKETS": "8",
        "GERMANWHIST_OPEN_METRICS": "true",
        "GERMANWHIST_ORIGINS": "https://c.d  https://e.f",
        "GERMANWHIST_DATA": "/of/another/part",
    }
    told = gather_settings(file, environment=environment, options={"port": 3})
    assert told.settings == ServerSettings(
        host="10.0.0.1",
        port=3,
        sockets=8,
        origins=("https://c.d", "https://e.f"),
        open_metrics=True,
    )
    assert told.sources["host"] == str(file)
    assert told.sources["port"] == "--port"
    assert told.sources["sockets"] == "GERMANWHIST_SOCKETS"
    assert told.sources["patience"] == "default"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("port = 65536", "bad port: 65536 (expected a whole number, 0 to 65535)"),
        ('port = "8000"', "bad port: '8000' (expected a whole number, 0 to 65535)"),
        ("sockets = 0", "bad sockets: 0 (expected a whole number, 1 or more)"),
        ("heartbeat = 0", "bad heartbeat: 0 (expected a number above 0)"),
        ('host = " "', "bad host: ' ' (expected an address of this machine, or 0.0.0.0 for all)"),
        ('origins = ["whist.example"]', "(expected addresses such as https://whist.example)"),
        (
            'proxies = ["10.0.0.300"]',
            "(expected addresses or networks such as ",
        ),
        ("keep_people_days = 7", "(expected a number of days, 30 or more, or 0 for ever)"),
        ('log_level = "loud"', "bad log_level: 'loud' (expected debug, info, warning or error)"),
        ("prot = 8000", "no such setting: 'prot' (expected one of host, port, "),
        ("port =", "not TOML: "),
    ],
)
def test_what_cannot_be_is_told_with_its_place(tmp_path: Path, text: str, fault: str) -> None:
    """One line: the file, the value, and what was expected."""
    file = tmp_path / "whist.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(SettingsError) as caught:
        gather_settings(file, environment={})
    assert str(caught.value).startswith(f"{file}: ")
    assert fault in str(caught.value)


def test_a_bad_value_of_the_environment_is_told_by_its_variable() -> None:
    """Where a number is a text."""
    with pytest.raises(SettingsError, match=r"^GERMANWHIST_PORT: bad port: 'x' \(expected a whole"):
        gather_settings(None, environment={"GERMANWHIST_PORT": "x"})


def test_what_is_shown_is_a_settings_file_that_says_the_same_without_a_password() -> None:
    """So that nobody who looks over a shoulder learns one."""
    url = "postgresql+psycopg://ann:secret@db/whist"
    told = gather_settings(None, environment={}, options={"database": url, "port": 9})
    assert "secret" not in str(told)
    shown = tomllib.loads(str(told))
    assert shown.pop("database") == "postgresql+psycopg://ann:***@db/whist"
    assert shown["port"] == 9
    assert "port = 9  # --port" in str(told).splitlines()
    assert gather_settings(None, environment={}).settings == ServerSettings()


def test_the_defaults_are_those_of_the_server() -> None:
    """Of every setting, in its one other place."""
    assert ServerSettings().settings() == Settings()
    assert {field.name for field in msgspec.structs.fields(ServerSettings)} <= {
        *Settings.__dataclass_fields__,
        "open_metrics",
        "log_level",
        "keep_unfinished_days",
        "keep_finished_days",
        "keep_people_days",
    }
