"""The program as a whole: its help, its version, its commands."""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import version
from typing import TYPE_CHECKING

import click
import pytest

from germanwhist.cli import main
from germanwhist.cli.commands import COMMANDS

if TYPE_CHECKING:
    from tests.cli.conftest import Run


def test_the_version_is_that_of_the_package(run: Run) -> None:
    """One line, for people and scripts."""
    assert run("--version").out == f"germanwhist {version('germanwhist')}\n"


def test_the_version_loads_no_command() -> None:
    """A quick answer does not wait for what it does not need."""
    script = (
        "import sys; from germanwhist.cli import main\n"
        "try: main(['--version'])\n"
        "finally: print([m for m in sys.modules if m.startswith('germanwhist.cli.')])"
    )
    ended = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", script], capture_output=True, check=True
    )
    assert not [module for module in COMMANDS.values() if repr(module) in ended.stdout.decode()]


def test_without_a_command_the_help_is_shown(run: Run) -> None:
    """Whoever types the name alone is told what there is."""
    outcome = run()
    assert outcome.code == 0
    assert all(f"\n  {name} " in outcome.out for name in COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_for_itself_and_its_options(run: Run, name: str) -> None:
    """Loading works, and nothing is left unexplained."""
    assert run(name, "--help").code == 0
    command = main.get_command(click.Context(main), name)
    assert command is not None
    assert command.name == name
    assert command.help
    options = [param for param in command.params if isinstance(param, click.Option)]
    assert [option.name for option in options if not option.help and not option.hidden] == []


@pytest.mark.parametrize("arguments", [("dael",), ("deal", "--speed"), ("deal", "extra")])
def test_wrong_usage_is_told_in_one_line(run: Run, arguments: tuple[str, ...]) -> None:
    """The word at fault, and where help is."""
    line = run(*arguments).refused()
    assert arguments[-1] in line
    assert line.endswith("--help)")
