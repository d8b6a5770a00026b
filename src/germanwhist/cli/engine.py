"""`germanwhist engine`: a player that speaks the engine protocol."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from germanwhist.cli.streams import formats_output, protocol_lines
from germanwhist.errors import GermanWhistError
from germanwhist.players import LEVEL_NAMES, PLAYER_NAMES, make_player
from germanwhist.protocol import EngineOption, serve
from germanwhist.protocol.lines import MOST

if TYPE_CHECKING:
    from collections.abc import Mapping

    from germanwhist.players import Player

__all__ = ["command"]


@click.command("engine")
@click.option(
    "--level",
    metavar="LEVEL",
    help=f"Play as this level: {', '.join(LEVEL_NAMES)}; master unless told.",
)
@click.option("--player", metavar="PLAYER", help=f"Any player instead: {', '.join(PLAYER_NAMES)}.")
@click.option(
    "--seed",
    type=click.IntRange(0, MOST),
    default=0,
    show_default=True,
    help="Seed of its random numbers.",
)
@click.option(
    "--threads",
    type=click.IntRange(1, 256),
    default=1,
    show_default=True,
    help="The most threads for one decision.",
)
@click.pass_context
def command(
    context: click.Context, *, level: str | None, player: str | None, seed: int, threads: int
) -> None:
    """Play as an engine: read the lines of the engine protocol and answer them.

    The protocol is spoken on standard input and output until "quit" or the end of the input. The
    documentation's page "Engine protocol" describes it.
    """
    if level is not None and player is not None:
        raise click.UsageError("--level and --player exclude each other", context)
    name = player or f"level:{level or 'master'}"
    try:
        make_player(name, seed=seed)
    except GermanWhistError as error:
        raise click.BadParameter(str(error), context) from None
    options = (
        EngineOption(name="player", kind="text", default=name),
        EngineOption(name="seed", kind="whole", default=str(seed)),
        EngineOption(name="threads", kind="whole", default=str(threads), least=1, most=256),
    )
    serve(
        f"germanwhist {name}",
        _made,
        options=options,
        source=protocol_lines(sys.stdin),
        target=formats_output(),
    )


def _made(values: Mapping[str, str]) -> Player:
    return make_player(values["player"], seed=int(values["seed"]), threads=int(values["threads"]))
