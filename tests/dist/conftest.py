"""The two distributions in `dist/`, and the wheel installed in a fresh environment."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

from tests.browser.conftest import browser

__all__ = ["Installed", "browser"]

ROOT: Final = Path(__file__).parents[2]
_PATTERNS: Final = {"wheel": "*.whl", "sdist": "*.tar.gz"}


@dataclass(frozen=True, slots=True)
class Installed:
    """An environment that holds the package and what it requires, and nothing of the source tree.

    Args:
        folder: where it is; its programs are run from there.
    """

    folder: Path

    def start(self, *command: str) -> subprocess.Popen[str]:
        """Start a program of the environment.

        Args:
            command: its name and its arguments.
        """
        name, *arguments = command
        return subprocess.Popen(  # noqa: S603 - our own program
            [self.folder / "bin" / name, *arguments],
            cwd=self.folder,
            env=_environment(),
            stdout=subprocess.PIPE,
            text=True,
        )

    def run(self, *command: str) -> str:
        """What a program of the environment prints; it must succeed."""
        program = self.start(*command)
        printed, _ = program.communicate()
        assert program.returncode == 0, command
        return printed


def _environment() -> dict[str, str]:
    """The present one without what leads back to the source tree."""
    return {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}


def distribution(kind: str) -> Path:
    """The one file of a kind in `dist/`."""
    (found,) = (ROOT / "dist").glob(_PATTERNS[kind])
    return found


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """The wheel, which is built from the source distribution, with what it requires."""
    folder = tmp_path_factory.mktemp("installed")
    constraints = str(ROOT / "constraints.txt")
    wheel = str(distribution("wheel"))
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)  # noqa: S603 - Python's own
    subprocess.run(  # noqa: S603 - the environment's own pip
        [folder / "bin/python", "-m", "pip", "install", "-q", "-c", constraints, wheel],
        cwd=folder,
        env=_environment(),
        check=True,
    )
    return Installed(folder)
