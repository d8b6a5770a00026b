"""Pictures of the table at chosen moments, as text to be compared and as the README's picture.

A change of looks that is meant renews them: `python -m tests.terminal.pictures`.
"""

from __future__ import annotations

import asyncio
import re
import tempfile
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from germanwhist import PRESETS, RuleSet, Seat, Suit
from tests.terminal.running import QUICK, running

if TYPE_CHECKING:
    from germanwhist.terminal.settings import Settings
    from germanwhist.terminal.table.scene import Scene
    from tests.terminal.running import Running

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "tests" / "golden" / "terminal"
README_PICTURE = ROOT / "docs" / "images" / "terminal.svg"
NAMED = RuleSet.parse("match10 first_dealer=seat")


@dataclass(frozen=True, slots=True)
class Picture:
    """A moment of a match, and the window it is seen in.

    Args:
        plays: how many cards the person has played; None for a finished hand.
        size: columns and lines.
        rules: the rules.
        settings: what the person has chosen.
        last_keys: keys pressed before the picture is taken.
    """

    plays: int | None
    size: tuple[int, int] = (80, 24)
    rules: RuleSet = NAMED
    settings: Settings = QUICK
    last_keys: tuple[str, ...] = ()


PICTURES = {
    "lead": Picture(0),
    "follow": Picture(4),
    "follow-fr": Picture(4, settings=replace(QUICK, language="fr")),
    "wide": Picture(9, size=(120, 40)),
    "stage-two": Picture(16, settings=replace(QUICK, has_memory_aid=True)),
    "claim-fr": Picture(
        20, size=(100, 30), settings=replace(QUICK, language="fr"), last_keys=("r", "left")
    ),
    "result": Picture(None),
    "result-small-fr": Picture(
        None, rules=PRESETS["small"], settings=replace(QUICK, language="fr"), size=(100, 32)
    ),
}


async def taken(picture: Picture, folder: Path) -> str:
    """The picture as text, one line for each line of the window."""
    async with running(
        folder, settings=picture.settings, size=picture.size, match=("counter", picture.rules)
    ) as it:
        await _go_to(it, picture)
        await it.until(lambda: len(it.lines) == picture.size[1])
        return "".join(f"{line.rstrip()}\n" for line in it.lines)


async def _go_to(it: Running, picture: Picture) -> None:
    scene = await it.to_turn()
    while not scene.is_over and len(scene.view.played_by(Seat.SOUTH)) != picture.plays:
        scene = await it.play()
    await it.press(*picture.last_keys)


async def _readme_picture(folder: Path) -> str:
    """The table when a suit must be followed, as SVG; it loads nothing from elsewhere."""
    settings = replace(QUICK, has_memory_aid=True)
    async with running(folder, settings=settings, size=(100, 32), match=("counter", NAMED)) as it:
        scene = await it.to_turn()
        while not _shows_much(scene):
            await it.press("up")
            scene = await it.play()
        svg = it.app.export_screenshot(title="German Whist")
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)
    return svg.replace("Fira Code", "DejaVu Sans Mono, Menlo, Consolas")


def _shows_much(scene: Scene) -> bool:
    """Whether all four suits are held, some cards may be played and others not."""
    suits = {card.suit for card in scene.holding}
    return len(scene.tricks) > 5 and len(suits) == len(Suit) and 1 < len(scene.legal) < 5


def _renew() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    README_PICTURE.parent.mkdir(parents=True, exist_ok=True)
    for name, picture in PICTURES.items():
        with tempfile.TemporaryDirectory() as folder:
            text = asyncio.run(taken(picture, Path(folder)))
        (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")
    with tempfile.TemporaryDirectory() as folder:
        README_PICTURE.write_text(asyncio.run(_readme_picture(Path(folder))), encoding="utf-8")


if __name__ == "__main__":
    _renew()
