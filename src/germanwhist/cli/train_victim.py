"""The victim of a best response: the weights of the player that `train --against` names."""

from __future__ import annotations

from contextlib import closing
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from germanwhist.arena import Contestant, run_tasks
from germanwhist.arena.recorded import recorded_hands, rows_of
from germanwhist.cli.progress import progress_bar
from germanwhist.engine import Networks
from germanwhist.engine.networks import shipped_weights
from germanwhist.errors import GermanWhistError
from germanwhist.notation import load_records, write_json_records
from germanwhist.rules import RuleSet
from germanwhist.training import imitate

if TYPE_CHECKING:
    from germanwhist.notation import Record
    from germanwhist.training import Settings

__all__ = ["victim_weights", "weights_of"]

_RECORDED: Final = "recorded.jsonl"
_IMITATION: Final = "imitation.weights"
_SHIPPED: Final = ("policy", "shipped")
_BLOCK: Final = 10  # hands between two times that the file grows


def weights_of(name: str) -> bytes:
    """The shipped weights, or those of a file.

    Args:
        name: `policy` or `shipped`, or a file's.

    Raises:
        EngineError: the file cannot be read or is not sound.
    """
    if name in _SHIPPED:
        return shipped_weights()
    Networks.read(Path(name))  # names the file where it is not sound
    return Path(name).read_bytes()


def victim_weights(settings: Settings, folder: Path, *, recorded: int, workers: int) -> bytes:
    """The weights of a run's victim.

    `policy` is the shipped network, a name that ends in `.weights` a file; any other player is
    imitated by a network that learns from its recorded plays. Both are kept in the folder, and a
    recording that was interrupted goes on where it stopped.

    Args:
        settings: of the run.
        folder: of the run.
        recorded: hands to record where they are needed.
        workers: processes that record them.

    Raises:
        click.UsageError: there is no such player.
        EngineError: a weights file is not sound.
    """
    if settings.victim == "policy" or settings.victim.endswith(".weights"):
        return weights_of(settings.victim)
    player = Contestant(settings.victim)
    try:
        player.identity()
    except GermanWhistError as error:
        raise click.UsageError(f"{error}; or policy, or a weights file") from None
    _record(player, settings, folder / _RECORDED, hands=recorded, workers=workers)
    rows = [row for hand in load_records(folder / _RECORDED) for row in rows_of(hand)]
    found = imitate(rows, start=shipped_weights(), seed=settings.seed)
    click.echo(
        f"{settings.victim} imitated from {found.plays:,} plays: of others it was seen to make, "
        f"the network's best card is the one played in {found.agreement:.1%} "
        f"(before: {found.before:.1%})",
        err=True,
    )
    (folder / _IMITATION).write_bytes(found.weights)
    return found.weights


def _record(
    player: Contestant, settings: Settings, file: Path, *, hands: int, workers: int
) -> None:
    """Let a player play itself until the file has so many hands."""
    content = file.read_bytes() if file.exists() else b""
    whole = content[: content.rfind(b"\n") + 1]  # a hand that was cut off is played again
    if whole != content:
        file.write_bytes(whole)
    done = whole.count(b"\n")
    blocks = ((start, min(start + _BLOCK, hands)) for start in range(done, hands, _BLOCK))
    play = partial(_block, player, RuleSet.parse(settings.rules), settings.seed)
    with (
        progress_bar("recording", hands) as progress,
        closing(run_tasks(play, blocks, workers=workers)) as made,
    ):
        progress.at(done)
        for played in made:
            with file.open("a", encoding="utf-8") as stream:
                write_json_records(played, stream)
            progress.next_part(len(played))


def _block(
    player: Contestant, ruleset: RuleSet, seed: int, numbers: tuple[int, int]
) -> list[Record]:
    start, stop = numbers
    return recorded_hands(player, ruleset, seed=seed, start=start, stop=stop)
