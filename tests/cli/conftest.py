"""How the tests call the program: in this process, or as a process of its own."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

import pytest
from click.testing import CliRunner

from germanwhist.cli import main

if TYPE_CHECKING:
    from pathlib import Path


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a run of the program gave."""

    code: int
    out: str
    err: str

    def refused(self) -> str:
        """The one line that refuses bad input; nothing else may have been said."""
        assert self.code == 2, (self.out, self.err)
        assert "Traceback" not in self.err
        assert self.err.count("\n") == 1, self.err
        return self.err.rstrip("\n")


class Run(Protocol):
    """Calls the program with arguments, in this process."""

    def __call__(self, *arguments: object, text: str | bytes | None = None) -> Outcome:
        """Run to the end.

        Args:
            arguments: the arguments of the command line.
            text: what stands on standard input.
        """
        ...


class Start(Protocol):
    """Starts the program as a process, its three streams being pipes."""

    def __call__(self, *arguments: object) -> subprocess.Popen[bytes]:
        """Start it; the test ends it."""
        ...


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """The program, called in an empty folder."""
    monkeypatch.chdir(tmp_path)

    def call(*arguments: object, text: str | bytes | None = None) -> Outcome:
        result = CliRunner().invoke(main, [str(argument) for argument in arguments], input=text)
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return Outcome(result.exit_code, result.stdout, result.stderr)

    return call


@pytest.fixture
def start(tmp_path: Path) -> Start:
    """The program, started in an empty folder."""

    def call(*arguments: object) -> subprocess.Popen[bytes]:
        return subprocess.Popen(  # noqa: S603 - our own program
            [sys.executable, "-m", "germanwhist", *map(str, arguments)],
            cwd=tmp_path,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )

    return call
