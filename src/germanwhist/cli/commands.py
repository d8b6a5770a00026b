"""Which commands there are, in the order in which the help lists them."""

from __future__ import annotations

from typing import Final

__all__ = ["COMMANDS"]

COMMANDS: Final = {
    "play": "germanwhist.cli.play",
    "learn": "germanwhist.cli.learn",
    "serve": "germanwhist.cli.serve",
    "backup": "germanwhist.cli.backup",
    "restore": "germanwhist.cli.restore",
    "prune": "germanwhist.cli.prune",
    "ratings": "germanwhist.cli.ratings",
    "deal": "germanwhist.cli.deal",
    "convert": "germanwhist.cli.convert",
    "import": "germanwhist.cli.import_games",
    "verify": "germanwhist.cli.verify",
    "review": "germanwhist.cli.review",
    "solve": "germanwhist.cli.solve",
    "tables": "germanwhist.cli.tables",
    "puzzles": "germanwhist.cli.puzzles",
    "school": "germanwhist.cli.school",
    "arena": "germanwhist.cli.arena",
    "engine": "germanwhist.cli.engine",
    "generate": "germanwhist.cli.generate",
    "judgement": "germanwhist.cli.judgement",
    "train": "germanwhist.cli.train",
    "bench": "germanwhist.cli.bench",
    "completion": "germanwhist.cli.completion_script",
    "manual": "germanwhist.cli.manual",
}
"""The module of each command; it has the command under the name `command`."""
