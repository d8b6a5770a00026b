"""`germanwhist manual`: the manual page, made from the help of every command."""

from __future__ import annotations

from importlib.metadata import version
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["command"]


@click.command("manual")
@click.pass_context
def command(context: click.Context) -> None:
    """Print the manual page, made from the help of every command.

    Read it with: germanwhist manual | man -l -

    Keep it with: germanwhist manual > ~/.local/share/man/man1/germanwhist.1
    """
    click.echo("\n".join(_page(context.find_root())))


def _page(root: click.Context) -> Iterator[str]:
    program = root.command
    yield f'.TH GERMANWHIST 1 "" "germanwhist {version("germanwhist")}" "User Commands"'
    yield ".ad l"  # long lists of values cannot be spread
    yield ".SH NAME"
    yield "germanwhist \\- German Whist: the game for two, its rules, records and players"
    yield ".SH SYNOPSIS"
    yield ".B germanwhist"
    yield ".I COMMAND"
    yield "[OPTIONS] [ARGUMENTS]"
    yield ".SH DESCRIPTION"
    yield from _paragraphs(program.help or "")
    yield ".SH COMMANDS"
    if isinstance(program, click.Group):
        for name in program.list_commands(root):
            found = program.get_command(root, name)
            if found is not None:
                yield from _command(found, root, name)


def _command(found: click.Command, parent: click.Context, name: str) -> Iterator[str]:
    """One command: how it is called, what it does, its options; those of a group one by one."""
    context = click.Context(found, parent=parent, info_name=name)
    yield f".SS {_plain(context.command_path)}"
    yield f".B {_plain(context.command_path)}"
    yield _plain(" ".join(found.collect_usage_pieces(context)))
    yield ".PP"
    yield from _paragraphs(found.help or "")
    for parameter in found.get_params(context):
        record = parameter.get_help_record(context)
        if record is not None:
            yield ".TP"
            yield f".B {_plain(record[0])}"
            yield _plain(record[1]) or "."
    if isinstance(found, click.Group):
        for part in found.list_commands(context):
            inner = found.get_command(context, part)
            if inner is not None:
                yield from _command(inner, context, part)


def _paragraphs(text: str) -> Iterator[str]:
    for paragraph in text.split("\n\n"):
        first, *lines = paragraph.splitlines() or [""]
        if first.strip() == "\b":  # click's mark of lines that stay as they are
            yield from (".nf", *(_plain(line.strip()) for line in lines), ".fi")
        else:
            yield _plain(" ".join(paragraph.split()))
        yield ".PP"


def _plain(text: str) -> str:
    """A line that the formatter takes as nothing but words."""
    escaped = text.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{escaped}" if escaped.startswith((".", "'")) else escaped
