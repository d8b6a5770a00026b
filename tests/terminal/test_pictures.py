"""The table looks as it was meant to; see `tests.terminal.pictures` for how to renew a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.selection import first_of
from tests.terminal.pictures import FOLDER, PICTURES, README_PICTURE, taken

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("name", first_of([*PICTURES], quick=3))
async def test_table_looks_as_it_was_kept(name: str, tmp_path: Path) -> None:
    """Character by character, and no line longer than the window."""
    seen = await taken(PICTURES[name], tmp_path)
    width, height = PICTURES[name].size
    assert seen.count("\n") == height
    assert max(map(len, seen.splitlines())) <= width
    assert seen == (FOLDER / f"{name}.txt").read_text(encoding="utf-8"), f"\n{seen}"


def test_picture_of_the_readme_loads_nothing() -> None:
    """No address in it but the name of the format."""
    svg = README_PICTURE.read_text(encoding="utf-8")
    assert "url(" not in svg.replace("url(#", "")
    assert "http" not in svg.replace("http://www.w3.org/", "").replace(
        "https://www.textualize.io", ""
    )
