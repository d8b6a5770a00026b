"""The program `germanwhist`: a group of commands that are loaded when they are called."""

from __future__ import annotations

import signal
import sys
import threading
from importlib import import_module
from typing import TYPE_CHECKING, Any, NoReturn

import click

from germanwhist.cli.boundary import (
    BAD_INPUT,
    INTERRUPTED,
    TERMINATED,
    exit_with,
    known_errors,
    one_line,
)
from germanwhist.cli.commands import COMMANDS
from germanwhist.cli.helpful_group import HelpfulGroup
from germanwhist.cli.streams import prepare_streams

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["main"]

PROGRAM = "germanwhist"


class LazyGroup(HelpfulGroup):
    """A group that imports a command's module only to run it or to show its help."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's signature
        """The names of the commands, in their order."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        """The command with this name; None when there is none."""
        if cmd_name not in COMMANDS:
            return None
        command = import_module(COMMANDS[cmd_name]).command
        return command if isinstance(command, click.Command) else None

    def make_context(self, *args: Any, **settings: Any) -> click.Context:
        """Read the arguments, which may print help; its known errors turned into lines."""
        with known_errors():
            return super().make_context(*args, **settings)

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command, its known errors turned into lines."""
        with known_errors():
            return super().invoke(ctx)

    # The program always ends with an exit code, whatever click's mode.
    def main(  # type: ignore[override]
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        **extra: Any,
    ) -> NoReturn:
        """Run the program and end it with its exit code.

        Args:
            args: the arguments; those of the process when None.
            prog_name: what the program calls itself.
            extra: settings of the click context.
        """
        extra["standalone_mode"] = False
        program = prog_name or PROGRAM
        prepare_streams()
        _end_in_order()
        try:
            code = super().main(args, program, **extra)
        except click.Abort:
            code = INTERRUPTED
        except click.ClickException as error:
            click.echo(one_line(error, program), err=True)
            code = BAD_INPUT
        exit_with(code)


def _end_in_order() -> None:
    """Let a request to end unwind the program, so that no half-written file is left."""
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(TERMINATED))


@click.group(
    PROGRAM,
    cls=LazyGroup,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(package_name="germanwhist", message="%(prog)s %(version)s")
@click.pass_context
def main(context: click.Context) -> None:
    """German Whist: the whist game for two, its rules, records and players.

    Exit codes: 0 done; 1 something was found or a check failed; 2 wrong usage or bad input, told
    in one line; 130 interrupted; 141 the reader of a pipe went away; 143 asked to end.
    """
    if context.invoked_subcommand is None:
        click.echo(context.get_help())
