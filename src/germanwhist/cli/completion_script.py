"""`germanwhist completion`: what a shell needs to complete our commands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

import click
from click.shell_completion import get_completion_class

if TYPE_CHECKING:
    from click.shell_completion import ShellComplete

__all__ = ["command"]

_SHELLS: Final = ("bash", "zsh", "fish")
_VARIABLE: Final = "_GERMANWHIST_COMPLETE"  # where click looks for what a shell asks


@click.command("completion")
@click.argument("shell", type=click.Choice(_SHELLS))
@click.pass_context
def command(context: click.Context, *, shell: str) -> None:
    """Print what makes a shell complete commands, options, levels, rules and files.

    bash: germanwhist completion bash > ~/.local/share/bash-completion/completions/germanwhist

    zsh: germanwhist completion zsh > a folder of your fpath/_germanwhist

    fish: germanwhist completion fish > ~/.config/fish/completions/germanwhist.fish

    A new shell then has it.
    """
    program = context.find_root()
    kind = cast("type[ShellComplete]", get_completion_class(shell))
    click.echo(kind(program.command, {}, "germanwhist", _VARIABLE).source())
