"""Finished hands reviewed, kept and counted, line by line."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from germanwhist.terminal.counting import tallies
from germanwhist.terminal.learn.progress import find_progress
from germanwhist.terminal.looking_back import reviewed, told_review
from germanwhist.terminal.plain.words import Command
from germanwhist.texts import level_name

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from germanwhist.terminal.session import Session
    from germanwhist.terminal.table.scene import Scene

__all__ = ["look_back"]


async def look_back(command: str, session: Session, scene: Scene) -> AsyncIterator[str]:
    """The lines of a command that looks back; none for any other.

    Args:
        command: what was typed.
        session: the tables.
        scene: the table it was typed at.

    Raises:
        GermanWhistError: the hands cannot be read.
        OSError: a record cannot be written.
    """
    match command:
        case Command.REVIEW:
            async for line in _review(session, scene):
                yield line
        case Command.RECORD:
            file = await session.export(scene.table.id, Path.cwd())
            texts = session.look.texts
            yield (
                texts("history-no-hands") if file is None else texts("history-kept", file=file.name)
            )
        case Command.STATISTICS:
            async for line in _count(session):
                yield line
        case Command.PROGRESS:
            for paragraph in await find_progress(session):
                for line in paragraph.splitlines():
                    yield line


async def _review(session: Session, scene: Scene) -> AsyncIterator[str]:
    """The hand of this match that was finished last."""
    texts = session.look.texts
    records = await session.tables.records(scene.table.id)
    if not records:
        yield texts("history-no-hands")
        return
    yield texts("review-working")
    review = await reviewed(records[-1], lambda _done, _total: None)
    name, table = scene.opponent_name, scene.table
    await session.keep_mistakes(
        review, scene.me, of=(table.id, len(records)), level=table.opponent_level
    )
    for line in told_review(texts, records[-1], review, me=scene.me, name=name):
        yield line


async def _count(session: Session) -> AsyncIterator[str]:
    """One line for each opponent."""
    texts = session.look.texts
    counted = tallies(await session.finished_matches(), session.levels)
    if not counted:
        yield texts("history-none")
    for level, matches, won, hands, yours, theirs in counted:
        yield texts(
            "plain-tally",
            name=level_name(texts, level),
            matches=matches,
            won=won,
            hands=hands,
            yours=yours,
            theirs=theirs,
        )
