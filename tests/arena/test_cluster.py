"""Playing on a Ray cluster of several processes, one of which is killed in the middle."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from germanwhist.arena import Contestant, Results, Tournament, play_block, run_tasks
from tests.arena.contestants import HERE, Killing

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from germanwhist.arena import BlockResult

cluster = pytest.importorskip("germanwhist.arena.cluster", reason="needs Ray, the extra ray")
TOURNAMENT = Tournament(players=(Contestant(f"{HERE}:Killing"), Contestant("random")), seed=3)


def figures(played: Iterable[BlockResult]) -> list[object]:
    """Everything a match has come to, the times apart."""
    results = Results(TOURNAMENT)
    for one in played:
        results.add(one)
    return list(results.tallies[0].figures.items())


@pytest.mark.thorough
# What Ray itself warns of is not ours to mend.
@pytest.mark.filterwarnings("ignore")
def test_a_cluster_comes_to_the_same_although_a_process_is_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The killed deal is played again; the result is that of one process that nobody kills."""
    marker = tmp_path / "killed"
    monkeypatch.setenv(Killing.MARKER, str(marker))
    there = figures(cluster.run_on_ray(play_block, TOURNAMENT.blocks(8)))
    assert marker.exists()
    assert there == figures(run_tasks(play_block, TOURNAMENT.blocks(8), workers=1))
