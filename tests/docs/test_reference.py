"""The reference pages name everything that is public, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import germanwhist

REFERENCE = Path(__file__).resolve().parents[2] / "docs" / "reference"
DIRECTIVE = re.compile(
    r"^\.\. (?:auto(?:class|function|exception)|py:data):: (\w+)(?:\(\.\.\.\))?$",
    flags=re.MULTILINE,
)


def test_every_public_name_has_its_place_in_the_reference() -> None:
    """Each name of the public API is documented once."""
    documented = [
        name
        for page in sorted(REFERENCE.glob("*.md"))
        for name in DIRECTIVE.findall(page.read_text(encoding="utf-8"))
    ]
    assert sorted(documented) == sorted(germanwhist.__all__)
