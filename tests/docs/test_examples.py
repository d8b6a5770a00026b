"""Every example in the README and on the documentation pages runs and prints what it says."""

from __future__ import annotations

import doctest
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CONSOLE = re.compile(r"^```console\n(.*?)^```$", flags=re.MULTILINE | re.DOTALL)
FENCE = re.compile(r"^```(?:python|pycon)\n(.*?)^```$", flags=re.MULTILINE | re.DOTALL)


def _documents() -> list[Path]:
    pages = [path for path in (ROOT / "docs").rglob("*.md") if "_build" not in path.parts]
    readme = ROOT / "README.md"
    return sorted([*pages, readme] if readme.exists() else pages)


def _examples(text: str) -> str:
    """The fenced examples of a page, each on its own lines so that faults are found in place."""
    lines = [""] * (text.count("\n") + 1)
    for found in FENCE.finditer(text):
        if ">>>" in found[1]:
            first = text.count("\n", 0, found.start(1))
            for offset, line in enumerate(_shown(found[1])):
                lines[first + offset] = line
    return "\n".join(lines)


def _shown(block: str) -> list[str]:
    """The lines of one example; blank lines in what it prints are marked as doctest asks."""
    lines = block.splitlines()
    return [
        line or ("" if following.startswith(">>>") else "<BLANKLINE>")
        for line, following in zip(lines, [*lines[1:], ">>>"], strict=True)
    ]


def _printed(command: str, folder: Path) -> str:
    """What a shell prints for a command, with this interpreter's programs found first."""
    shell = shutil.which("bash")
    if shell is None:
        pytest.skip("needs bash, which is not installed")
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))
    done = subprocess.run(  # noqa: S603 - the commands are those of our own pages
        [shell, "-c", command],
        cwd=folder,
        env={**os.environ, "PATH": path, "COLUMNS": "80"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        check=False,
    )
    return done.stdout


WITH_COMMANDS = [path for path in _documents() if CONSOLE.search(path.read_text("utf-8"))]
WITH_EXAMPLES = [path for path in _documents() if ">>>" in _examples(path.read_text("utf-8"))]


@pytest.mark.parametrize("path", WITH_EXAMPLES, ids=lambda path: str(path.relative_to(ROOT)))
def test_examples_on_the_page_run(path: Path) -> None:
    """The examples of a page, run from top to bottom in one session, print what is shown."""
    text = _examples(path.read_text("utf-8"))
    session = doctest.DocTestParser().get_doctest(text, {}, path.name, str(path), 0)
    report: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(session, out=report.append)
    assert report == []


@pytest.mark.parametrize("path", WITH_COMMANDS, ids=lambda path: str(path.relative_to(ROOT)))
def test_commands_on_the_page_print_what_is_shown(path: Path, tmp_path: Path) -> None:
    """The commands of a page, run from top to bottom in one folder, print what is shown."""
    for block in CONSOLE.findall(path.read_text("utf-8")):
        for example in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, shown = example.partition("\n")
            assert _printed(command, tmp_path) == shown, command


def test_python_on_the_pages_is_always_an_example() -> None:
    """Python code is shown as a session, so that nothing on a page is left unchecked."""
    unchecked = [
        str(path.relative_to(ROOT))
        for path in _documents()
        for found in FENCE.finditer(path.read_text("utf-8"))
        if ">>>" not in found[1]
    ]
    assert unchecked == []
