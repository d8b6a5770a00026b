"""What the six levels give away in a hand, skill by skill: the scale on which a person is placed.

`python -m benchmarks.skills` lets each level play hands against itself under the standard rules,
reviews them as a person's hands are reviewed, and tells the mean cost of their mistakes; a quarter
of an hour of one processor. With `--write` it becomes `germanwhist/school/skills/levels.toml`.
"""

from __future__ import annotations

from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import TYPE_CHECKING, Final

import click

import germanwhist.school.skills
from germanwhist.players import LEVEL_NAMES, make_level, play_out
from germanwhist.review import review_hand
from germanwhist.rules import Deal, Hand, RuleSet, Seat, derived_seed
from germanwhist.school.mistakes import find_mistakes
from germanwhist.school.skills.skill import Skill, cost_of_skill

if TYPE_CHECKING:
    from germanwhist.school.mistakes import MistakeKind

__all__ = ["costs_of_level"]

_FILE: Final = Path(germanwhist.school.skills.__file__).with_name("levels.toml")
_HEAD: Final = """\
# Tricks that each level gives away in a hand of the standard rules, against itself, by skill, and
# their standard errors. Written by `python -m benchmarks.skills --write`, which reviewed
# {hands} hands of each.
"""


def costs_of_level(level: str, *, hands: int) -> list[dict[MistakeKind, float]]:
    """Tricks that a level gave away, by kind, in each hand of each side.

    Args:
        level: its name.
        hands: how many are played; each counts for both sides.
    """
    found = []
    for number in range(hands):
        deal = Deal.shuffled(derived_seed(number, "skills"), Seat(number % 2))
        players = {seat: make_level(level, seed=2 * number + seat) for seat in Seat}
        review = review_hand(play_out(Hand.start(RuleSet(), deal), players))
        for seat in Seat:
            costs: dict[MistakeKind, float] = {}
            for mistake in find_mistakes(review, seat):
                costs[mistake.kind] = costs.get(mistake.kind, 0.0) + mistake.cost
            found.append(costs)
    return found


@click.command()
@click.option("--hands", default=24, show_default=True, help="Played by each level.")
@click.option("--write", is_flag=True, help="Keep what was found.")
def main(*, hands: int, write: bool) -> None:
    """Measure the levels."""
    parts = [_HEAD.format(hands=2 * hands)]
    for level in LEVEL_NAMES:
        costs = costs_of_level(level, hands=hands)
        lines = [f"\n[{level}]"]
        for skill in Skill:
            each = [cost_of_skill(skill, one) for one in costs]
            error = stdev(each) / sqrt(len(each))
            lines.append(f"{skill} = [{mean(each):.3f}, {error:.3f}]")
        parts.append("\n".join(lines) + "\n")
        click.echo(parts[-1])
    if write:
        _FILE.write_text("".join(parts), "utf-8")


if __name__ == "__main__":
    main()
