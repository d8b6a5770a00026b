"""Modules that need an extra are left alone where its library is not installed."""

from __future__ import annotations

import ast
import re
import sys
from fnmatch import fnmatch
from functools import cache
from importlib.metadata import packages_distributions, requires
from pathlib import Path
from typing import TYPE_CHECKING

from conftest import MODULES_BY_LIBRARY

if TYPE_CHECKING:
    from collections.abc import Iterator

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


@cache
def imports(path: Path) -> frozenset[str]:
    """The modules that a module imports as it is imported itself, and their packages."""
    found = set()
    body = ast.parse(path.read_text(encoding="utf-8")).body
    tried = [inner for node in body if isinstance(node, ast.Try) for inner in node.body]
    for node in (*body, *tried):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    parts = [name.split(".") for name in found]
    return frozenset(".".join(names[:end]) for names in parts for end in range(1, len(names) + 1))


@cache
def own_path(module: str) -> Path | None:
    """The file of a module of the package; None for other modules, and for what is in one."""
    place = ROOT / "src" / module.replace(".", "/")
    return next(
        (path for path in (place.with_suffix(".py"), place / "__init__.py") if path.is_file()), None
    )


def libraries(path: Path) -> frozenset[str]:
    """What is imported from outside with a module: by itself, and by what it imports."""
    seen, waiting, found = {path}, [path], set()
    while waiting:
        for module in imports(waiting.pop()):
            own = own_path(module)
            if own is None:
                found.add(module.partition(".")[0])
            elif own not in seen:
                seen.add(own)
                waiting.append(own)
    return frozenset(found)


def is_optional(library: str) -> bool:
    """Whether a fresh clone may lack it."""
    if library in sys.stdlib_module_names or library == "germanwhist":
        return False
    return not {plain(name) for name in DISTRIBUTIONS.get(library, ())} & ALWAYS_THERE


def optional_libraries() -> Iterator[tuple[str, str]]:
    """Each module of the package with each library that it needs and a clone may lack."""
    for path in sorted((ROOT / "src").rglob("*.py")):
        for library in sorted(libraries(path)):
            if is_optional(library):
                yield path.relative_to(ROOT).as_posix(), library


def test_no_module_is_collected_without_its_library() -> None:
    """Whoever tests with no more than the extra `dev` is told of no import that fails.

    And each library in the list is imported by some module.
    """
    found = list(optional_libraries())
    assert {library for _, library in found} == set(MODULES_BY_LIBRARY)
    forgotten = [
        (module, library)
        for module, library in found
        if not any(fnmatch(module, pattern) for pattern in MODULES_BY_LIBRARY[library])
    ]
    assert forgotten == []
