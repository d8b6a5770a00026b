"""The files of the built page, without a browser."""

from __future__ import annotations

import gzip
import re
from typing import TYPE_CHECKING, Final

from germanwhist.web.running.settings import STATIC_FILES
from tests import needs

if TYPE_CHECKING:
    from pathlib import Path

TABLE_BUDGET: Final = 60_000  # bytes of JavaScript, gzipped
TYPEFACE_BUDGET: Final = 60_000  # bytes, which are packed already
_ASSETS: Final = STATIC_FILES / "assets"


def with_imports(names: set[str]) -> set[str]:
    """Scripts, and every script that they import at once."""
    found: set[str] = set()
    waiting = set(names)
    while waiting:
        name = waiting.pop()
        found.add(name)
        text = (_ASSETS / name).read_text(encoding="utf-8")
        waiting |= set(re.findall(r"(?:from|import) ?\"\./([\w-]+\.js)\"", text)) - found
    return found


def script(name: str) -> str:
    """The built script of a name, which has a hash added."""
    (path,) = _ASSETS.glob(f"{name}-*.js")
    return path.name


def test_table_needs_at_most_sixty_kilobytes_of_script() -> None:
    """What a browser loads from an empty cache to the first card, in one language."""
    page: Path = needs.file(STATIC_FILES / "index.html", from_="make client")
    entries = set(re.findall(r"/assets/([\w-]+\.js)", page.read_text(encoding="utf-8")))
    scripts = with_imports(entries | {script("TablePage"), script("texts-en")})
    sizes = {name: len(gzip.compress((_ASSETS / name).read_bytes())) for name in scripts}
    assert any(name.startswith("Table-") for name in scripts)
    assert sum(sizes.values()) <= TABLE_BUDGET, sizes


def test_styles_are_written_for_the_browsers_that_are_supported() -> None:
    """Rules stand side by side, since older browsers know none inside others; names are theirs."""
    needs.file(STATIC_FILES / "index.html", from_="make client")
    styles = list(_ASSETS.glob("*.css"))
    assert any("user-select:none" in path.read_text(encoding="utf-8") for path in styles)
    for path in styles:
        text = path.read_text(encoding="utf-8")
        assert "&" not in text, path.name
        assert len(re.findall(r"(?<!-webkit-)user-select:none", text)) == len(
            re.findall(r"-webkit-user-select:none", text)
        )
        for rule in re.findall(r"\{([^{}]*)\{", re.sub(r"@(media|keyframes)[^{]*\{", "", text)):
            assert rule.strip() == "", f"{path.name}: {rule[:80]}"


def test_page_has_no_script_or_style_of_its_own() -> None:
    """The policy sent with it forbids both; a page that had one would not work."""
    page = needs.file(STATIC_FILES / "index.html", from_="make client").read_text(encoding="utf-8")
    assert not re.search(r"<script(?![^>]* src=)", page)
    assert "<style" not in page
    assert not re.search(r"\sstyle=|\son\w+=", page)


def test_typeface_is_small_asked_for_at_once_and_has_its_licence_beside_it() -> None:
    """Two files, of which the page names the one that every text needs."""
    page = needs.file(STATIC_FILES / "index.html", from_="make client").read_text(encoding="utf-8")
    faces = {path.name: path.stat().st_size for path in _ASSETS.glob("*.woff2")}
    assert len(faces) == 2
    assert sum(faces.values()) <= TYPEFACE_BUDGET, faces
    (named,) = re.findall(r'rel="preload"\s+href="\./assets/(\S+)"\s+as="font"', page)
    assert named in faces
    licence = (_ASSETS / "figtree-licence.txt").read_text(encoding="utf-8")
    assert "SIL Open Font License" in licence
