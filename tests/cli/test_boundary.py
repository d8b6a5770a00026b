"""Interrupts, closed pipes and what the system refuses."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
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


def shell(folder: Path, command: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """What a shell makes of a command, `$G` being our program."""
    return subprocess.run(  # noqa: S603 - our own program
        ["bash", "-c", command],  # noqa: S607 - the system's shell
        cwd=folder,
        env={**os.environ, "G": f"{sys.executable} -m germanwhist", **environment},
        capture_output=True,
        check=False,
        timeout=120,
    )


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("$G deal >&-", b"germanwhist: standard output: bad file descriptor\n"),
        ("$G --help >&-", b"germanwhist: standard output: bad file descriptor\n"),
        ("$G verify - <&- >/dev/null", b"germanwhist: standard input: bad file descriptor\n"),
        ("$G convert - x.json <&-", b"germanwhist: standard input: bad file descriptor\n"),
        ("$G nonsense 2>&-", b""),
        ("$G --help >/dev/full", b"germanwhist: standard output: no space left on device\n"),
        ("$G deal --help >/dev/full", b"germanwhist: standard output: no space left on device\n"),
        ("$G --version >/dev/full", b"germanwhist: standard output: no space left on device\n"),
    ],
)
@pytest.mark.thorough
def test_a_stream_that_takes_or_gives_nothing_is_named(
    tmp_path: Path, command: str, said: bytes
) -> None:
    """Closed before we start, or on a full disk; the exit code is that of bad input."""
    done = shell(tmp_path, command)
    assert (done.returncode, done.stderr) == (2, said)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", ["--help", "deal --help", "--version", "review one.gwr"])
def test_every_command_ends_quietly_when_nobody_reads(tmp_path: Path, command: str) -> None:
    """With the code of its signal."""
    shell(tmp_path, "$G deal > one.gwr")
    done = shell(tmp_path, f"set -o pipefail; (sleep 0.01; $G {command}) | true")
    assert (done.returncode, done.stderr) == (141, b"")


@pytest.mark.parametrize("encoding", ["cp1252", "ascii", "utf-16"])
@pytest.mark.thorough
def test_records_are_utf_8_whatever_the_system_says(tmp_path: Path, encoding: str) -> None:
    """On standard output too; prose goes without what the encoding does not have."""
    name = "Zoé ☃"
    text = shell(tmp_path, "$G deal --seed 1").stdout.decode()
    record = text.replace("[Dealer", f'[North "{name}"]\n[Dealer')
    (tmp_path / "zoe.gwr").write_text(record, encoding="utf-8")
    copied = shell(tmp_path, "$G convert zoe.gwr - --to gwr", PYTHONIOENCODING=encoding)
    assert copied.stdout.decode("utf-8") == record
    told = shell(tmp_path, "$G review zoe.gwr; $G verify zoe.gwr", PYTHONIOENCODING=encoding)
    assert (told.returncode, told.stderr) == (0, b"")


@pytest.mark.parametrize(
    ("command", "name"),
    [
        ("convert one.gwr a.json", "a.json"),
        ("generate a.jsonl --hands 1 --workers 1", "a.jsonl"),
        ("generate a.parquet --hands 1 --workers 1", "a.parquet"),
        ("arena lowest eager --deals 1 --workers 1 --records a.gwr", "a.gwr"),
        ("arena lowest eager --deals 1 --workers 1 --resume a.journal", "a.journal"),
    ],
)
@pytest.mark.thorough
def test_a_full_disk_names_the_file(tmp_path: Path, command: str, name: str) -> None:
    """And not the standard output, which is well; nothing half-written is left."""
    if name.endswith("parquet"):
        pytest.importorskip("pyarrow", reason="needs pyarrow, the extra data")
    shell(tmp_path, "$G deal > one.gwr")
    done = shell(tmp_path, f"ulimit -f 0; $G {command} | cat; exit ${{PIPESTATUS[0]}}")
    assert done.returncode == 2
    (line,) = done.stderr.decode().splitlines()
    assert line.startswith(f"germanwhist: {name}: file too large")
    assert {path.name for path in tmp_path.iterdir()} <= {"one.gwr", "a.journal"}
