"""The checked-in types of the kernel are those that it has."""

from __future__ import annotations

import ast
from pathlib import Path

import germanwhist.engine
from germanwhist.engine import _kernel

STUB = ast.parse((Path(germanwhist.engine.__file__).parent / "_kernel.pyi").read_text())


def names_of(body: list[ast.stmt]) -> set[str]:
    """The names that a body of the stub defines, but for those of Python and names of types."""
    names = set()
    for node in body:
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
            names.add(node.name)
        elif isinstance(node, ast.Assign):
            names.update(target.id for target in node.targets if isinstance(target, ast.Name))
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            is_alias = ast.unparse(node.annotation) == "TypeAlias"
            names.update(() if is_alias else {node.target.id})
    return {name for name in names if not name.startswith("_")}


def test_the_stub_names_what_the_module_has() -> None:
    """Functions, classes and constants; Buffer is a protocol for the stub alone."""
    public = {name for name in vars(_kernel) if not name.startswith("_")}
    assert names_of(STUB.body) - {"Buffer"} == public


def test_the_stub_names_what_each_class_has() -> None:
    """Methods, properties and values of enumerations."""
    for node in STUB.body:
        if isinstance(node, ast.ClassDef):
            members = vars(getattr(_kernel, node.name))
            public = {name for name in members if not name.startswith("_")}
            assert names_of(node.body) == public, node.name


def test_functions_have_the_parameters_of_the_stub() -> None:
    """The kernel's own signature lists the same names in the same order."""
    for node in STUB.body:
        if isinstance(node, ast.FunctionDef):
            signature = getattr(_kernel, node.name).__doc__.splitlines()[0]
            parameters = [arg.arg for arg in (*node.args.args, *node.args.kwonlyargs)]
            places = [signature.find(f"{name}:") for name in parameters]
            assert -1 not in places, signature
            assert places == sorted(places), signature
