"""Modules that need an extra are left alone where its library is not installed."""

from __future__ import annotations

import ast
import re
import sys
from fnmatch import fnmatch
from importlib.metadata import packages_distributions, requires
from pathlib import Path

import pytest

from conftest import MODULES_BY_LIBRARY

ROOT = Path(__file__).parents[1]
DISTRIBUTIONS = packages_distributions()


def plain(name: str) -> str:
    """A distribution's name as all spell it."""
    return re.sub(r"[-_.]+", "-", name).lower()


# What the package needs itself, and what the tests do.
ALWAYS_THERE = {
    plain(requirement)
    for text in requires("germanwhist") or ()
    for requirement in re.findall(r"^[\w.-]+", text)
    if "extra ==" not in text or re.search(r"extra == .dev.", text)
}


def libraries(path: Path) -> set[str]:
    """What a module imports as it is imported itself."""
    found = set()
    body = ast.parse(path.read_text(encoding="utf-8")).body
    tried = [inner for node in body if isinstance(node, ast.Try) for inner in node.body]
    for node in (*body, *tried):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add((node.module or "").partition(".")[0])
    return found


def is_optional(library: str) -> bool:
    """Whether a fresh clone may lack it."""
    if library in sys.stdlib_module_names or library == "germanwhist":
        return False
    return not {plain(name) for name in DISTRIBUTIONS.get(library, ())} & ALWAYS_THERE


MODULES = [
    (path.relative_to(ROOT).as_posix(), library)
    for path in sorted((ROOT / "src").rglob("*.py"))
    for library in sorted(libraries(path))
    if is_optional(library)
]


def test_the_list_of_optional_modules_has_no_line_too_many() -> None:
    """Each library in it is imported by some module."""
    assert {library for _, library in MODULES} == set(MODULES_BY_LIBRARY)


@pytest.mark.parametrize(("module", "library"), MODULES)
def test_module_is_not_collected_without_its_library(module: str, library: str) -> None:
    """Whoever tests with no more than the extra `dev` is told of no import that fails."""
    assert any(fnmatch(module, pattern) for pattern in MODULES_BY_LIBRARY.get(library, ()))
