"""The reference pages name everything that is public, and nothing else."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

import germanwhist

REFERENCE = Path(__file__).resolve().parents[2] / "docs" / "reference"
SECTION = re.compile(r"^```\{eval-rst\}\n\.\. py:currentmodule:: ([\w.]+)\n(.*?)^```$", re.M | re.S)
DIRECTIVE = re.compile(
    r"^\.\. (?:auto(?:class|function|exception)|py:data):: (\w+)(?:\(\.\.\.\))?$", re.M
)


@pytest.mark.parametrize(
    "module",
    [
        "germanwhist",
        "germanwhist.arena",
        "germanwhist.engine",
        "germanwhist.envs",
        "germanwhist.honest",
        "germanwhist.players",
        "germanwhist.protocol",
        "germanwhist.review",
        "germanwhist.school",
        "germanwhist.school.decisions",
        "germanwhist.school.puzzles",
        "germanwhist.testing.conformance",
        "germanwhist.testing.strategies",
    ],
)
def test_every_public_name_has_its_place_in_the_reference(module: str) -> None:
    """Each name that a public module exports is documented once, at home."""
    documented = [
        name
        for page in sorted(REFERENCE.glob("*.md"))
        for owner, directives in SECTION.findall(page.read_text(encoding="utf-8"))
        if owner == module
        for name in DIRECTIVE.findall(directives)
    ]
    exported = set(import_module(module).__all__)
    if module == "germanwhist":
        exported -= {*germanwhist._HOMES["germanwhist.engine"]}
        exported -= {*germanwhist._HOMES["germanwhist.players"]}
        exported -= {*germanwhist._HOMES["germanwhist.review"]}
    assert sorted(documented) == sorted(exported)
