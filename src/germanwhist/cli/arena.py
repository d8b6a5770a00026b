"""`germanwhist arena`: matches between players, each deal played twice."""

from __future__ import annotations

import contextlib
import importlib.util
import json
import secrets
from collections import deque
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from germanwhist.arena import (
    Clock,
    Contestant,
    Hypotheses,
    Journal,
    Results,
    TimeLimits,
    Tournament,
    report,
    run_tasks,
)
from germanwhist.arena.contestants import KINDS, record_names
from germanwhist.arena.journal import seed_of_journal
from germanwhist.cli.arena_course import Course, Runner
from germanwhist.cli.arena_text import tournament_text
from germanwhist.cli.boundary import INTERRUPTED
from germanwhist.cli.options import SECONDS, json_option, rules_option
from germanwhist.cli.progress import progress_bar
from germanwhist.cli.sources import new_file
from germanwhist.engine.processors import processor_count
from germanwhist.errors import GermanWhistError, NotationError
from germanwhist.notation import Format, format_of, load_records

if TYPE_CHECKING:
    from germanwhist.rules import RuleSet

__all__ = ["command"]

_FEWEST: Final = 2
_DEALS: Final = 100
_SEED_BITS: Final = 53  # what every reader of JSON keeps exactly


@click.command("arena", epilog=f"PLAYER is one of: {', '.join(KINDS)}.")
@click.argument("players", nargs=-1, required=True, metavar="PLAYER PLAYER...")
@rules_option
@click.option(
    "--deals",
    type=click.IntRange(min=1),
    help="Deals of each match, each played twice, 100 without it; the most where a match may end "
    "early.",
)
@click.option(
    "--deals-from",
    "given_path",
    metavar="FILE",
    help="Play the deals of the records in FILE (.gwr or .jsonl), in order; all without --deals.",
)
@click.option(
    "--seed",
    type=click.IntRange(min=0),
    help="The same seed gives the same result on any number of workers; without it a new one.",
)
@click.option(
    "--workers", type=click.IntRange(min=1), help="Processes; without it one for each processor."
)
@click.option(
    "--cluster",
    metavar="ray[://ADDRESS]",
    help="Play on a Ray cluster, on all its machines; needs the extra ray.",
)
@click.option(
    "--seconds",
    type=SECONDS,
    help="The most time for one play; a player that takes longer forfeits the hand.",
)
@click.option(
    "--hand-seconds", type=SECONDS, help="The most time for all plays of a hand together."
)
@click.option(
    "--clock",
    type=click.Choice([clock.value for clock in Clock]),
    default=Clock.WALL.value,
    show_default=True,
    help="What the limits are measured by: the time that passes, or that of the processors.",
)
@click.option(
    "--until-significant",
    "until_decided",
    is_flag=True,
    help="Stop as soon as it is sure who is better, being wrong in 5 matches of 100 at most.",
)
@click.option(
    "--test",
    "tested",
    metavar="H0,H1",
    help="Stop as soon as it is sure that the margin is at most H0, or at least H1: --test 0,0.3.",
)
@click.option("--alpha", type=float, help="How often H1 may be believed wrongly; 0.05 without it.")
@click.option("--beta", type=float, help="How often H0 may be believed wrongly; 0.05 without it.")
@click.option("--records", metavar="FILE", help="Keep every hand in FILE (.gwr or .jsonl).")
@click.option(
    "--resume",
    metavar="FILE",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Keep what was played in FILE, and go on from there when it exists.",
)
@json_option
@click.pass_context
def command(  # noqa: PLR0913 - click hands over each option by name
    context: click.Context,
    *,
    players: tuple[str, ...],
    ruleset: RuleSet,
    deals: int | None,
    given_path: str | None,
    seed: int | None,
    workers: int | None,
    cluster: str | None,
    seconds: float | None,
    hand_seconds: float | None,
    clock: str,
    until_decided: bool,
    tested: str | None,
    alpha: float | None,
    beta: float | None,
    records: str | None,
    resume: Path | None,
    is_json: bool,
) -> None:
    """Let players play matches against each other, each deal twice with the seats changed.

    Two players play a match, told from the side of the first; more play a round robin on the same
    deals, and are rated. A crash, an illegal play or one that takes too long forfeits the hand and
    is counted. Ctrl-C ends the match and tells what has been played.
    """
    if len(players) < _FEWEST:
        raise click.UsageError(f"one player: {players[0]!r} (expected at least two)", context)
    for option in ("--until-significant",) * until_decided + ("--test",) * (tested is not None):
        if len(players) > _FEWEST:
            raise click.UsageError(f"{option} is for a match of two players", context)
    if until_decided and tested is not None:
        raise click.UsageError("--until-significant and --test exclude each other", context)
    seed = _seed(resume) if seed is None else seed
    contestants = tuple(map(Contestant, players))
    try:
        identities = [contestant.identity() for contestant in contestants]
    except GermanWhistError as error:
        raise click.UsageError(str(error), context) from None
    tournament = Tournament(
        players=contestants,
        ruleset=ruleset,
        seed=seed,
        limits=TimeLimits(play=seconds, hand=hand_seconds, clock=Clock(clock)),
        names=record_names(players, identities),
        given=()
        if given_path is None
        else tuple(record.whole_deal() for record in load_records(given_path)),
    )
    deals = _number_of_deals(deals, tournament, given_path, context)
    try:
        hypotheses = _hypotheses(tested, alpha, beta)
        results = Results(tournament, until_decided=until_decided, hypotheses=hypotheses)
    except (GermanWhistError, ValueError) as error:
        raise click.UsageError(f"--test: {error}", context) from None
    runner = _runner(workers, cluster, context)
    written = None if records is None else _format(records, context)
    journal = None if resume is None else Journal(resume, tournament)
    with contextlib.ExitStack() as stack:
        if journal is not None:
            stack.callback(journal.close)
        total = deals * len(tournament.pairs)
        progress = stack.enter_context(progress_bar("playing", total))
        course = Course(
            results,
            deals,
            journal=journal,
            progress=progress,
            table=lambda: tournament_text(report(results, identities)),
        )
        hands = course.hands(runner)
        if written is None or records is None:
            deque(hands, maxlen=0)
        else:
            written.write(hands, stack.enter_context(new_file(records)))
    value = report(results, identities)
    click.echo(json.dumps(value) if is_json else tournament_text(value))
    if course.is_interrupted:
        context.exit(INTERRUPTED)


def _number_of_deals(
    asked: int | None, tournament: Tournament, path: str | None, context: click.Context
) -> int:
    """As many as were asked for, or as there are."""
    there = len(tournament.given)
    if path is None:
        return _DEALS if asked is None else asked
    if there == 0 or (asked or 0) > there:
        wanted = "one or more" if asked is None else f"{asked} or more"
        raise click.UsageError(f"{path}: {there} deals (expected {wanted})", context)
    return asked or there


def _hypotheses(text: str | None, alpha: float | None, beta: float | None) -> Hypotheses | None:
    """What is to be decided."""
    if text is None:
        if alpha is not None or beta is not None:
            raise ValueError("--alpha and --beta belong to it (expected --test H0,H1 with them)")
        return None
    h0, _, h1 = text.partition(",")
    try:
        margins = {"h0": float(h0), "h1": float(h1)}
    except ValueError:
        raise ValueError(f"{text!r} (expected two margins such as 0,0.3)") from None
    rates = {"alpha": alpha, "beta": beta}
    given = {name: rate for name, rate in rates.items() if rate is not None}
    return Hypotheses(**margins, **given)


def _seed(resume: Path | None) -> int:
    """The seed of a match that goes on, or one that no player can guess."""
    found = None if resume is None else seed_of_journal(resume)
    return secrets.randbits(_SEED_BITS) if found is None else found


def _runner(workers: int | None, cluster: str | None, context: click.Context) -> Runner:
    """What plays: processes of this machine, or a cluster."""
    if cluster is None:
        return partial(run_tasks, workers=workers or processor_count())
    if workers is not None:
        raise click.UsageError("--workers and --cluster exclude each other", context)
    kind, separator, _ = cluster.partition("://")
    if kind != "ray":
        raise click.UsageError(f"no such cluster: {cluster!r} (expected ray[://ADDRESS])", context)
    if importlib.util.find_spec("ray") is None:
        raise click.ClickException(
            "--cluster needs Ray (expected the extra: pip install 'germanwhist[ray]')"
        )
    from germanwhist.arena.cluster import run_on_ray  # noqa: PLC0415 - an extra, and slow

    return partial(run_on_ray, address=cluster if separator else None)


def _format(path: str, context: click.Context) -> Format:
    """The format of the records, by the ending of their file."""
    try:
        return format_of(path)
    except NotationError as error:
        raise click.UsageError(f"--records: {error}", context) from None
