"""Interrupts, closed pipes and what the system refuses."""

from __future__ import annotations

import errno
import os
import signal
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.cli.conftest import Run, Start

FULL = Path("/dev/full")


def test_an_interrupt_ends_a_command_at_once_and_cleanly(start: Start) -> None:
    """Ctrl-C gives the exit code of its signal and no traceback."""
    with start("deal", "--count", 10**9) as process:
        assert process.stdout is not None
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert err.strip() == b""


def test_a_reader_that_goes_away_is_no_error(start: Start) -> None:
    """`germanwhist deal --count 1000000 | head` says nothing."""
    with start("deal", "--count", 10**9) as process:
        assert process.stdout is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr is not None
        err = process.stderr.read()
    assert process.returncode == 141
    assert err == b""


@pytest.mark.skipif(not FULL.exists(), reason="this system has no /dev/full")
def test_a_full_disk_is_told_in_one_line(run: Run) -> None:
    """Nothing is lost in silence."""
    Path("one.gwr").write_text(run("deal", "--count", 500).out, encoding="utf-8")
    line = run("convert", "one.gwr", FULL, "--to", "json").refused()
    assert "no space left" in line


def test_a_file_that_is_not_there_is_named(run: Run) -> None:
    """The line has the name and the reason."""
    for arguments in (("verify", "no.gwr"), ("convert", "no.gwr", "a.json")):
        outcome = run(*arguments)
        assert outcome.code == 2
        assert outcome.err == "germanwhist: no.gwr: no such file or directory\n"
    assert list(Path().iterdir()) == []


def test_a_folder_is_no_file(run: Run) -> None:
    """Neither to read nor to write."""
    Path("folder.gwr").mkdir()
    Path("one.gwr").write_text(run("deal").out, encoding="utf-8")
    assert "folder.gwr: is a directory" in run("verify", "folder.gwr").err
    assert "folder.gwr: is a directory" in run("convert", "folder.gwr", "a.json").refused()
    assert "folder.gwr: is a directory" in run("convert", "one.gwr", "folder.gwr").refused()


def test_a_file_that_may_not_be_read_is_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """The system's reason, in one line."""

    def refuse(path: Path, *_: object) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))

    monkeypatch.setattr(Path, "open", refuse)
    assert "secret.gwr: permission denied" in run("convert", "secret.gwr", "-", "--json").refused()


def test_a_binary_file_is_told_as_such(run: Run) -> None:
    """No pages of rubbish."""
    Path("picture.gwr").write_bytes(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR")
    assert "picture.gwr: found a binary file" in run("convert", "picture.gwr", "a.json").refused()
    outcome = run("verify", "picture.gwr")
    assert (outcome.code, outcome.err.count("\n")) == (2, 1)
