"""The kernel's own tests, in C++."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PATH = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
DOCTEST_FOLDERS = ("/usr/include", "/usr/local/include", "/opt/homebrew/include")


def run(program: str, *arguments: str) -> None:
    """Run a program in the project's folder and show what it said when it fails."""
    found = shutil.which(program, path=PATH)
    if found is None:
        pytest.skip(f"the C++ tests need {program} on the path")
    done = subprocess.run(  # noqa: S603 - our own build
        [found, *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{program} {arguments}\n{done.stdout}\n{done.stderr}"


def test_the_tests_in_cpp_pass() -> None:
    """Built with the preset `tests`, and kept, so that a second run is quick."""
    if not any(Path(folder, "doctest", "doctest.h").exists() for folder in DOCTEST_FOLDERS):
        pytest.skip("the C++ tests need doctest (Debian: apt-get install doctest-dev)")
    run("cmake", "--preset", "tests")
    run("cmake", "--build", "--preset", "tests", "--parallel", "2")
    run("ctest", "--preset", "tests")


def test_what_has_several_threads_is_under_the_thread_sanitizer() -> None:
    """That sanitizer is given these files alone; where one thread is at work, nothing can race."""
    folder = ROOT / "kernel/tests"
    listed = re.search(
        r"set\(threaded_tests\n(.*?)\)", (folder / "CMakeLists.txt").read_text(), re.S
    )
    assert listed is not None
    several = re.compile(r"std::j?thread|std::async|\.threads = ")
    found = {file.name for file in folder.glob("*.cpp") if several.search(file.read_text())}
    assert found == set(listed[1].split())
