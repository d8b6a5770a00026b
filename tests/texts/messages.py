"""What the Fluent files hold, read with Fluent's own parser and without our wrapper."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import germanwhist
from germanwhist import Card, Suit

if TYPE_CHECKING:
    from collections.abc import Iterator

LOCALES = Path(germanwhist.__file__).parent / "locales"

_SAMPLES: dict[str, str | int | Card | Suit] = {
    "card": Card("QD"),
    "lead": Card("9D"),
    "drawn": Card("AH"),
    "other": Card("TC"),
    "best": Card("2H"),
    "yours": Card("KS"),
    "theirs": Card("2C"),
    "suit": Suit.HEARTS,
    "rank": "K",
    "name": "Margit",
    "dealer": "you",
    "kind": "tricks",
    "first": "one",
    "second": "other",
    "value": "0",
    "option": "stake",
    "ranks": "A, K",
    "reason": "the disk is full",
}


def entries(language: str) -> Iterator[ast.Message]:
    """Every message of a language; a file that does not parse is an error."""
    for file in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                yield entry


@cache
def patterns(language: str) -> dict[str, ast.Pattern]:
    """Every message and attribute of a language by its name."""
    found: dict[str, ast.Pattern] = {}
    for entry in entries(language):
        named = {entry.id.name: entry.value}
        named |= {f"{entry.id.name}.{part.id.name}": part.value for part in entry.attributes}
        for name, pattern in named.items():
            assert name not in found, f"{name} stands twice in {language}"
            if pattern is not None:
                found[name] = pattern
    return found


def is_form(name: str) -> bool:
    """Whether a message is a form of a card, a suit or a name, which languages add freely."""
    return name.startswith(("card-", "suit-", "name-"))


class _Finder(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.carded: set[str] = set()
        self.texts: list[str] = []

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        """Note which variables are cards."""
        for argument in node.arguments.positional:
            if isinstance(argument, ast.VariableReference) and node.id.name == "CARD":
                self.carded.add(argument.id.name)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """Note the name of a variable."""
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        """Note a piece of text."""
        self.texts.append(node.value)


def _searched(pattern: ast.Pattern) -> _Finder:
    finder = _Finder()
    finder.visit(pattern)
    return finder


def variables(pattern: ast.Pattern) -> set[str]:
    """The names of the arguments that a message asks for."""
    return _searched(pattern).variables


def samples(pattern: ast.Pattern) -> dict[str, str | int | Card | Suit]:
    """A fitting argument for every variable of a message: numbers unless named above."""
    found = _searched(pattern)
    return {
        name: _SAMPLES[name] if name in found.carded or name not in ("yours", "theirs") else 5
        for name in found.variables
        if name in _SAMPLES
    } | {name: 5 for name in found.variables if name not in _SAMPLES}


def texts_of(pattern: ast.Pattern) -> str:
    """The literal text of a message, placeables replaced by a letter."""
    return "x".join(_searched(pattern).texts)
