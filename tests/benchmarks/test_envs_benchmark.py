"""The benchmark of the environments: its figures' names, not its figures."""

from __future__ import annotations

from importlib.util import find_spec

from benchmarks.envs import run


def test_every_library_that_is_installed_has_its_figures() -> None:
    """Our game under each library, and the batch under none; peers only where they are."""
    figures = run(steps=30)
    own = {
        None: "batch",
        "pettingzoo": "pettingzoo_germanwhist_v0",
        "gymnasium": "gymnasium_germanwhist",
        "pyspiel": "openspiel_python_german_whist",
    }
    for library, name in own.items():
        is_there = library is None or find_spec(library) is not None
        assert (f"{name}_steps_per_s" in figures) is is_there
    assert all(name.endswith("_steps_per_s") and figure > 0 for name, figure in figures.items())
