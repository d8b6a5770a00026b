"""A group of commands whose help is whole, and that knows what a misspelt command was to be."""

from __future__ import annotations

from difflib import get_close_matches

import click

__all__ = ["HelpfulGroup", "first_sentence"]


class HelpfulGroup(click.Group):
    """A group that lists its commands with whole sentences."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that is named; for an unknown one, the name that is most like it."""
        name = args[0]
        names = self.list_commands(ctx)
        near = [] if name in names else get_close_matches(name, names, n=1)
        if near and not name.startswith("-"):
            ctx.fail(f"No such command {name!r}. Did you mean {near[0]!r}?")
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands with the first sentence of their help, whole."""
        rows = []
        for name in self.list_commands(ctx):
            command = self.get_command(ctx, name)
            if command is not None and not command.hidden:
                rows.append((name, first_sentence(command.help or "")))
        with formatter.section("Commands"):
            formatter.write_dl(rows)


def first_sentence(text: str) -> str:
    """The first sentence of a help text, in one line.

    Example:
        >>> first_sentence("Serve tables. Until Ctrl-C.")
        'Serve tables.'
    """
    paragraph = " ".join(text.partition("\n\n")[0].split())
    sentence, stop, _ = paragraph.partition(". ")
    return sentence + stop.strip()
