"""The public interface: complete, documented, and light to import."""

from __future__ import annotations

import ast
import importlib
import inspect
import subprocess
import sys
import tomllib
from enum import Enum
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import germanwhist
from germanwhist import rules
from germanwhist import testing as testing_package

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from types import ModuleType

LOADED_WHEN_USED: dict[str, str] = germanwhist._LOADED_WHEN_USED
SOURCE = Path(germanwhist.__file__).parent
DOCUMENTED_PACKAGES = (
    *("cards", "rules", "notation", "engine", "players", "protocol", "arena", "envs"),
    *("review", "school", "texts"),
)
_POSITIONAL = inspect.Parameter.POSITIONAL_OR_KEYWORD
CLASSES = [
    value for name in germanwhist.__all__ if inspect.isclass(value := getattr(germanwhist, name))
]
OWN_EXAMPLE = [
    value
    for name in germanwhist.__all__
    if getattr(value := getattr(germanwhist, name), "__module__", "").startswith(
        ("germanwhist.rules", "germanwhist.cards")
    )
    and not (inspect.isclass(value) and issubclass(value, Enum))
    and not getattr(value, "_is_protocol", False)
]


def test_all_names_exist_once() -> None:
    """What `__all__` promises is there."""
    assert len(germanwhist.__all__) == len(set(germanwhist.__all__))
    assert [name for name in germanwhist.__all__ if not hasattr(germanwhist, name)] == []


@pytest.mark.parametrize("module", [germanwhist, rules])
def test_all_names_are_sorted(module: object) -> None:
    """Constants, then classes, then functions, each by the alphabet."""
    names: list[str] = module.__all__  # type: ignore[attr-defined]
    assert names == sorted(names, key=lambda name: (_kind(name), name))


def _kind(name: str) -> int:
    if name.isupper():
        return 0
    return 1 if name[0].isupper() else 2


def test_nothing_public_is_missing_from_all() -> None:
    """A name without an underscore that is no submodule is either promised or not there."""
    here = {
        name
        for name, value in vars(germanwhist).items()
        if not name.startswith("_") and not inspect.ismodule(value)
    }
    helpers = {"import_module", "TYPE_CHECKING", "Any", "Final", "annotations"}
    assert here - helpers == set(germanwhist.__all__) - set(LOADED_WHEN_USED)


@pytest.mark.parametrize("name", LOADED_WHEN_USED)
def test_names_of_the_engine_are_those_of_their_modules(name: str) -> None:
    """What is loaded when it is first used is the same object as in its own package."""
    home = importlib.import_module(LOADED_WHEN_USED[name])
    assert getattr(germanwhist, name) is getattr(home, name)
    assert name in dir(germanwhist)


def test_an_unknown_name_is_an_attribute_error() -> None:
    """Loading on demand does not hide a misspelled name."""
    with pytest.raises(AttributeError, match="no attribute 'sovle'"):
        germanwhist.sovle  # noqa: B018


@pytest.mark.parametrize("name", germanwhist.__all__)
def test_every_public_name_is_documented(name: str) -> None:
    """Classes and functions carry their own docstring, not an inherited one."""
    value = getattr(germanwhist, name)
    if inspect.isclass(value) or inspect.isfunction(value):
        assert value.__doc__


@pytest.mark.parametrize("kind", CLASSES, ids=lambda kind: kind.__name__)
def test_every_public_method_is_documented(kind: type) -> None:
    """Methods and properties that a class defines itself say what they do."""
    undocumented = [
        name
        for name, member in vars(kind).items()
        if not name.startswith("_")
        and (inspect.isroutine(member) or isinstance(member, property))
        and not inspect.getdoc(getattr(kind, name) if inspect.isroutine(member) else member)
    ]
    assert undocumented == []


@pytest.mark.parametrize("value", OWN_EXAMPLE, ids=lambda value: getattr(value, "__name__", "-"))
def test_values_and_functions_of_the_rules_show_an_example(value: object) -> None:
    """A doctest that runs; enumerations and errors explain themselves."""
    assert ">>>" in (inspect.getdoc(value) or "")


@pytest.mark.parametrize("package", DOCUMENTED_PACKAGES)
def test_arguments_after_the_second_have_names(package: str) -> None:
    """Of functions, methods and values alike; a row that is unpacked (a named tuple) has places."""
    module = importlib.import_module(f"germanwhist.{package}")
    too_many = [
        name
        for name, function in _public_callables(module)
        if sum(
            parameter.kind in (inspect.Parameter.POSITIONAL_ONLY, _POSITIONAL)
            for parameter in inspect.signature(function).parameters.values()
        )
        > 2
    ]
    assert too_many == []


def _public_callables(module: ModuleType) -> Iterator[tuple[str, Callable[..., object]]]:
    """The functions, classes and methods that a package promises, each with its name."""
    for name in module.__all__:
        value = getattr(module, name)
        if inspect.isfunction(value):
            yield name, value
        elif inspect.isclass(value) and value.__module__.startswith("germanwhist"):
            if not issubclass(value, (Enum, tuple, dict, BaseException)):
                yield name, value
            yield from _methods(value)


def _methods(kind: type) -> Iterator[tuple[str, Callable[..., object]]]:
    """The public methods that a class defines itself, as they are called."""
    for name, member in vars(kind).items():
        if name.startswith("_"):
            continue
        if isinstance(member, (classmethod, staticmethod)):
            yield f"{kind.__name__}.{name}", getattr(kind, name)
        elif inspect.isfunction(member):
            yield f"{kind.__name__}.{name}", partial(member, None)


@pytest.mark.parametrize("kind", CLASSES, ids=lambda kind: kind.__name__)
def test_values_have_no_room_for_more(kind: type) -> None:
    """Frozen values are slotted: a misspelled attribute is an error."""
    parameters = getattr(kind, "__dataclass_params__", None)
    if parameters is not None:
        assert parameters.frozen
        assert "__slots__" in vars(kind)


def test_version_is_that_of_the_project() -> None:
    """One place says it: the project's description."""
    project = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text("utf-8"))
    assert germanwhist.__version__ == project["project"]["version"]


def test_import_is_light() -> None:
    """Importing the package loads nothing of other people's but the JSON library."""
    program = (
        "import sys; before = set(sys.modules); import germanwhist;"
        "print(*{name.partition('.')[0] for name in set(sys.modules) - before})"
    )
    run = subprocess.run(  # noqa: S603 - our own program in our own interpreter
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    foreign = set(run.stdout.split()) - set(sys.stdlib_module_names)
    assert foreign <= {"germanwhist", "msgspec", "typing_extensions"}


@pytest.mark.parametrize(
    "path",
    [
        SOURCE / "errors.py",
        *sorted((SOURCE / "cards").glob("*.py")),
        *sorted((SOURCE / "rules").glob("*.py")),
    ],
    ids=lambda path: f"{path.parent.name}-{path.stem}",
)
def test_rules_import_the_standard_library_and_themselves_only(path: Path) -> None:
    """No third party; nothing that reads, writes, waits or asks the time."""
    allowed = {
        *("__future__", "collections", "dataclasses", "enum", "functools", "hashlib", "random"),
        *("types", "typing", "germanwhist"),
    }
    imported = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            imported |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            imported.add((node.module or "").partition(".")[0])
    assert imported <= allowed


def test_testing_package_is_documented() -> None:
    """Its docstring is its page: both modules and what needs Hypothesis."""
    page = inspect.getdoc(testing_package) or ""
    for word in ("rule_sets", "deals", "hands", "views", "positions", "check_player", "Hypothesis"):
        assert word in page
