"""The page of the commands describes each command and option, and nothing that is not there."""

from __future__ import annotations

import re
from pathlib import Path

import click
import pytest

from germanwhist.cli import main
from germanwhist.cli.commands import COMMANDS

PAGE = Path(__file__).resolve().parents[2] / "docs" / "reference" / "cli.md"
SECTION = re.compile(r"^## (germanwhist.*)\n((?:(?!^## ).*\n)*)", flags=re.MULTILINE)
SECTIONS = dict(SECTION.findall(PAGE.read_text(encoding="utf-8")))


def _flags(command: click.Command) -> set[str]:
    options = [param for param in command.params if isinstance(param, click.Option)]
    flags = {flag for option in options if not option.hidden for flag in option.opts}
    parts = (
        command.commands.values()
        if isinstance(command, click.Group) and command.name in COMMANDS
        else ()
    )
    return flags.union(*map(_flags, parts))


def _documented(section: str) -> set[str]:
    """The options in the first cells of the section's table."""
    rows = re.findall(r"^\| (`-.*?) \|", section, flags=re.MULTILINE)
    return {flag for row in rows for flag in re.findall(r"`(-[\w-]+)`", row)}


def test_the_page_has_a_section_for_each_command_in_order() -> None:
    """The program first, then the commands as the help lists them."""
    assert list(SECTIONS) == ["germanwhist", *(f"germanwhist {name}" for name in COMMANDS)]


@pytest.mark.parametrize("name", COMMANDS)
def test_a_section_describes_the_options_that_there_are(name: str) -> None:
    """All of them, and no other."""
    command = main.get_command(click.Context(main), name)
    assert command is not None
    assert _documented(SECTIONS[f"germanwhist {name}"]) == _flags(command)


def test_the_program_has_its_own_options() -> None:
    """Version and help."""
    assert _documented(SECTIONS["germanwhist"]) == _flags(main) | {"--help", "-h"}
