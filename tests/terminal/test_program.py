"""The program in a real terminal: how it begins, ends, is killed, and comes back."""

from __future__ import annotations

import fcntl
import os
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner

from germanwhist import SeededSource
from germanwhist.cli import main
from tests.terminal.emulator import Emulator

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

pty = pytest.importorskip("pty", reason="this system has no pseudo-terminals")

_PATIENCE = 60.0  # seconds, for a machine that is busy with other things
_ENTERED = b"\x1b[?1049h"  # to the alternate screen
_LEFT = b"\x1b[?1049l"  # back from the alternate screen


@dataclass
class Terminal:
    """A program and the terminal it runs in.

    Args:
        process: the program.
        descriptor: our end of its terminal.
        seen: what it has written since the last look.
    """

    process: subprocess.Popen[bytes]
    descriptor: int
    seen: bytes = field(default=b"")
    _all: bytes = field(default=b"")

    def until(self, text: str) -> None:
        """Read what the program writes until a text stands on the screen."""
        self._read_until(lambda: any(text in line for line in self._shown().lines), text)

    def until_written(self, text: str) -> None:
        """Read until a text has been written since the last look."""
        self._read_until(lambda: text.encode() in self.seen, text)

    def until_it_takes_keys(self) -> None:
        """Wait until the terminal gives keys to the program instead of showing them."""
        self._read_until(lambda: not termios.tcgetattr(self.descriptor)[3] & termios.ECHO, "keys")

    def _read_until(self, is_so: Callable[[], bool], text: str) -> None:
        end = time.monotonic() + _PATIENCE
        while not is_so():
            if time.monotonic() > end:
                raise AssertionError(f"{text!r} never came; seen: {self.seen[-2000:]!r}")
            self._read()
        self.seen = b""

    def _shown(self) -> Emulator:
        """The screen of the program, after what has come whole."""
        _, entered, written = self._all.rpartition(_ENTERED)
        screen = Emulator()
        if entered:
            screen.feed(written.rpartition(b"\x1b[")[0].decode(errors="ignore"))
        return screen

    def _read(self) -> None:
        ready, _, _ = select.select([self.descriptor], [], [], 0.1)
        if ready:
            try:
                data = os.read(self.descriptor, 65536)
                self.seen += data
                self._all += data
            except OSError:  # the program has closed its end
                time.sleep(0.01)

    def press(self, keys: bytes) -> None:
        """Type."""
        os.write(self.descriptor, keys)

    def ended(self) -> int:
        """Wait for the end; the exit code, with what was written last in `seen`."""
        end = time.monotonic() + _PATIENCE
        while self.process.poll() is None and time.monotonic() < end:
            self._read()
        self._read()
        return self.process.wait(timeout=1)


@contextmanager
def started(folder: Path, *arguments: str) -> Iterator[Terminal]:
    """Start `germanwhist play --terminal` in a terminal of 80 columns and 24 lines.

    Args:
        folder: where it keeps tables and settings.
        arguments: further arguments.
    """
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    environment = os.environ | {
        "HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder / "config"),
        "GERMANWHIST_DATA": str(folder / "data"),
        "TERM": "xterm-256color",
        "COLORFGBG": "15;0",
    }
    process = subprocess.Popen(  # noqa: S603 - our own program
        [sys.executable, "-m", "germanwhist", "play", "--terminal", *arguments],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment,
        start_new_session=True,
    )
    os.close(theirs)
    try:
        yield Terminal(process, ours)
    finally:
        if process.poll() is None:
            process.kill()
        process.wait()
        os.close(ours)


NEW_MATCH = ("--level", "novice", "--rules", "small first_dealer=seat", "--language", "en")


@pytest.mark.thorough
def test_match_whose_program_is_killed_is_offered_again(tmp_path: Path) -> None:
    """Even a program that is given no time to end loses nothing."""
    with started(tmp_path, *NEW_MATCH) as it:
        it.until("You lead.")
        it.press(b"\r")
        it.until("trick 2")
        it.process.send_signal(signal.SIGKILL)
        assert it.ended() == -signal.SIGKILL
    with started(tmp_path, "--language", "en") as it:
        it.until("Go on with Pip")
        it.press(b"\r")
        it.until("Stage one")
        it.press(b"\x03")
        assert it.ended() == 130


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
@pytest.mark.thorough
def test_signal_ends_the_program_and_gives_the_terminal_back(
    tmp_path: Path, number: signal.Signals
) -> None:
    """The exit code says which signal, and the screen is as it was before."""
    with started(tmp_path, *NEW_MATCH) as it:
        it.until("You lead.")
        it.process.send_signal(number)
        assert it.ended() == 128 + number
        assert _LEFT in it.seen


def test_leaving_says_that_the_match_is_kept(tmp_path: Path) -> None:
    """In the language that was asked for, with the command to go on."""
    with started(tmp_path, *NEW_MATCH[:-1], "fr") as it:
        it.until("attaquer.")
        it.press(b"q")
        it.until("Continuer avec Pip")
        it.press(b"q")
        assert it.ended() == 0
        assert "La partie est gardée." in it.seen.decode()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--level", "nobody"), "no such level: 'nobody' (expected one of novice (Pip), "),
        (("--database", "/proc/none/tables.db"), "/proc/none/tables.db"),
    ],
)
def test_bad_input_is_one_line_in_the_terminal(
    tmp_path: Path, arguments: tuple[str, str], message: str
) -> None:
    """No application is begun, and no traceback shown."""
    with started(tmp_path, *arguments) as it:
        assert it.ended() == 2
        assert message in it.seen.decode()
        assert b"Traceback" not in it.seen
        assert b"\x1b[?1049h" not in it.seen


@pytest.mark.parametrize(
    ("language", "message"),
    [("en", "play --terminal needs a terminal"), ("fr", "play --terminal demande un terminal")],
)
def test_without_a_terminal_one_line_says_so(language: str, message: str) -> None:
    """Exit code 2, nothing on standard output."""
    run = CliRunner().invoke(main, ["play", "--terminal", "--language", language])
    assert run.exit_code == 2
    assert run.stdout == ""
    assert message in run.stderr
    assert run.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--terminal", "--rules", "pack=40"), "bad pack: '40'"),
        (("--terminal", "--language", "tlh"), "'tlh' is not one of"),
        (("--level", "nobody"), "no such level: 'nobody' (expected one of novice (Pip),"),
        (("--rules", "pack=40"), "bad pack: '40'"),
    ],
)
def test_wrong_usage_is_one_line(arguments: tuple[str, ...], message: str) -> None:
    """Place, value and what was expected."""
    run = CliRunner().invoke(main, ["play", *arguments])
    assert run.exit_code == 2
    assert message in run.stderr
    assert run.stderr.count("\n") == 1


def test_no_byte_ends_the_program(tmp_path: Path) -> None:
    """A Latin-1 keyboard, noise, and broken sequences: the table stays, and keys work after it."""
    noise = SeededSource(5)
    with started(tmp_path, *NEW_MATCH) as it:
        it.until("You lead.")
        it.press("é".encode("latin-1"))
        # Neither Ctrl-C nor Ctrl-Z, which have a meaning, and no letter, which may have one.
        it.press(bytes(127 + noise.randrange(129) for _ in range(800)))
        it.press(b"\x1b[\xff\xfe;;;M\x1b[<999;999;999M\x1b]52;c;\xff\x07\x1b\x1b\x1b")
        it.press(b"m")
        it.until("Back to the table")
        it.press(b"\x03")
        assert it.ended() == 130
        assert b"Traceback" not in it.seen


def test_ctrl_l_writes_the_screen_anew(tmp_path: Path) -> None:
    """All of it, though nothing has changed."""
    with started(tmp_path, *NEW_MATCH) as it:
        it.until("You lead.")
        it.press(b"\x0c")
        it.until_written("You lead.")
        it.press(b"\x03")
        assert it.ended() == 130


def test_ctrl_z_suspends_and_comes_back(tmp_path: Path) -> None:
    """The shell gets its screen back; brought to the foreground, the table is there again."""
    with started(tmp_path, *NEW_MATCH) as it:
        it.until("You lead.")
        it.press(b"\x1a")
        it.until_written("\x1b[?1049l")
        _, status = os.waitpid(it.process.pid, os.WUNTRACED)
        assert os.WIFSTOPPED(status)
        it.process.send_signal(signal.SIGCONT)
        it.until_written("You lead.")
        it.until_it_takes_keys()  # a moment after the screen is drawn
        it.press(b"m")
        it.until("Back to the table")
        it.press(b"\x03")
        assert it.ended() == 130
