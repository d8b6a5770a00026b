"""What the distributions hold, and that the wheel works away from the source tree.

`make dist` builds the wheel from the source distribution and runs this file, which the other tests
leave aside.
"""

from __future__ import annotations

import json
import tarfile
import zipfile
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

import germanwhist
from tests.browser import visitors
from tests.dist.conftest import ROOT, Installed, distribution

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.async_api import Browser

PACKAGE = ROOT / "src/germanwhist"
STATIC = PACKAGE / "web/static"


def _package_files() -> set[str]:
    """Every file of the package as an installed environment must hold it."""
    return {
        f"germanwhist/{path.relative_to(PACKAGE).as_posix()}"
        for path in PACKAGE.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and path.suffix != ".so"
    }


def test_wheel_holds_the_package_the_kernel_and_the_client_alone() -> None:
    """Every file below `src/`, built ones included; of others only the kernel and the metadata."""
    with zipfile.ZipFile(distribution("wheel")) as wheel:
        names = {name for name in wheel.namelist() if ".dist-info/" not in name}
    assert "germanwhist/web/static/index.html" in names
    assert _package_files() - names == set()
    (kernel,) = names - _package_files()
    assert kernel.startswith("germanwhist/engine/_kernel.")


def test_sdist_holds_sources_and_the_built_client() -> None:
    """Whoever has it can build, test and serve; nothing that was installed or cached is inside."""
    with tarfile.open(distribution("sdist")) as sdist:
        names = {member.name.partition("/")[2] for member in sdist if member.isfile()}
    wanted = {f"src/{name}" for name in _package_files()} | {
        *("pyproject.toml", "CMakeLists.txt", "Makefile", "LICENSE", "README.md"),
        *("kernel/bindings/module.cpp", "kernel/include/germanwhist/cards.hpp"),
        *("client/package.json", "client/src/main.tsx", "tests/conftest.py"),
    }
    assert wanted - names == set()
    tops = {name.partition("/")[0] for name in names}
    assert tops & {"build", "dist", ".git", ".venv", ".pytest_cache", ".hypothesis"} == set()
    assert [
        name for name in names if "node_modules" in name or name.endswith((".so", ".pyc"))
    ] == []


def test_installed_package_lies_outside_the_tree(installed: Installed) -> None:
    """It is imported from its environment and says the version of the distribution."""
    printed = installed.run(
        "python", "-c", "import germanwhist; print(germanwhist.__version__, germanwhist.__file__)"
    )
    version, file = printed.split()
    assert version == germanwhist.__version__
    assert file.startswith(str(installed.folder))
    assert installed.run("germanwhist", "--version").split()[-1] == version


def test_installed_package_solves(installed: Installed) -> None:
    """The leader makes both tricks with ace and king of a suit the follower has as well."""
    solution = json.loads(installed.run("germanwhist", "solve", "--json", "S:AK.../QJ..."))
    assert solution["leader_tricks"] == 2


def test_installed_package_runs_an_arena(installed: Installed) -> None:
    """Two players of the strong kinds play, with the networks and the exact tables they need."""
    match = ("arena", "novice", "greedy", "--rules", "small", "--deals", "2", "--json")
    assert json.loads(installed.run("germanwhist", *match))


@pytest.mark.asyncio(loop_scope="session")
async def test_installed_package_serves_a_hand(installed: Installed, browser: Browser) -> None:
    """A hand is played in a browser, with the client that was installed."""
    with _serving(installed) as address:
        visitor = await visitors.arrive(browser, address, settings={"rules": "small"})
        tab = await visitor.open()
        await tab.deal()
        await tab.play_hand()
        assert sum(await tab.counts()) == 7
        await visitor.leave()
        assert visitor.troubles == []


@contextmanager
def _serving(installed: Installed) -> Iterator[str]:
    """The installed server; its address."""
    with installed.start(
        "germanwhist", "serve", "--port", "0", "--database", "tables.db"
    ) as server:
        try:
            assert server.stdout is not None
            yield server.stdout.readline().strip().rstrip("/")
        finally:
            server.terminate()
