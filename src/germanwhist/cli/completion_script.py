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
    """Print a script that lets a shell complete commands, options, levels, rules and files.

    Write it to a file that the shell reads; every new shell then completes:

    \b
    germanwhist completion bash > ~/.local/share/bash-completion/completions/germanwhist
    germanwhist completion zsh > ~/.zfunc/_germanwhist
    germanwhist completion fish > ~/.config/fish/completions/germanwhist.fish

    For zsh the folder must be one of those in its fpath.
    """  # noqa: D301 - click needs the character itself
    program = context.find_root()
    kind = cast("type[ShellComplete]", get_completion_class(shell))
    click.echo(kind(program.command, {}, "germanwhist", _VARIABLE).source())
