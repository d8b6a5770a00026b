"""What shells and manuals are told of the commands."""

from __future__ import annotations

import shutil
import subprocess
from typing import TYPE_CHECKING

import pytest

from germanwhist import PRESETS
from germanwhist.cli.commands import COMMANDS
from germanwhist.cli.levels import LEVEL_CODES
from germanwhist.players import LEVEL_NAMES

if TYPE_CHECKING:
    from tests.cli.conftest import Run


def _offered(run: Run, monkeypatch: pytest.MonkeyPatch, line: str) -> list[str]:
    """What bash is offered at the end of a line."""
    monkeypatch.setenv("_GERMANWHIST_COMPLETE", "bash_complete")
    monkeypatch.setenv("COMP_WORDS", line)
    monkeypatch.setenv("COMP_CWORD", str(len(line.split(" ")) - 1))
    return [item.partition(",")[2] for item in run().out.splitlines()]


def test_levels_of_the_commands_are_those_of_the_players() -> None:
    """In the same order, the weakest first."""
    assert LEVEL_CODES == LEVEL_NAMES


def test_levels_rules_and_commands_are_completed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Levels by their codes; presets, options, and the values of an option."""
    assert _offered(run, monkeypatch, "germanwhist play --level ") == list(LEVEL_CODES)
    rules = _offered(run, monkeypatch, "germanwhist deal --rules ")
    assert rules[: len(PRESETS)] == list(PRESETS)
    assert "stake=" in rules
    assert _offered(run, monkeypatch, "germanwhist deal --rules pack=") == ["pack=52", "pack=28"]
    assert _offered(run, monkeypatch, "germanwhist pl") == ["play"]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_each_shell_has_its_script(run: Run, shell: str) -> None:
    """It asks the program by the variable that the program hears."""
    outcome = run("completion", shell)
    assert outcome.code == 0
    assert "_GERMANWHIST_COMPLETE" in outcome.out


def test_an_unknown_shell_is_refused(run: Run) -> None:
    """With those that are known."""
    assert "'bash', 'zsh', 'fish'" in run("completion", "tcsh").refused()


def test_the_manual_has_every_command(run: Run) -> None:
    """Each with its usage; the formatter finds no fault with it."""
    page = run("manual").out
    assert all(f".SS germanwhist {name}\n" in page for name in COMMANDS)
    formatter = shutil.which("groff")
    if formatter is not None:
        ended = subprocess.run(  # noqa: S603 - the formatter that was found
            [formatter, "-man", "-Tutf8"],
            input=page.encode(),
            capture_output=True,
            check=True,
        )
        assert b"error" not in ended.stderr


@pytest.mark.parametrize(
    ("typed", "meant"), [("dael", "deal"), ("plya", "play"), ("sovle", "solve")]
)
def test_a_mistyped_command_is_guessed(run: Run, typed: str, meant: str) -> None:
    """In the one line that refuses it."""
    assert f"Did you mean '{meant}'?" in run(typed).refused()


def test_the_list_of_commands_has_whole_sentences(run: Run) -> None:
    """None is cut off."""
    assert "..." not in run("--help").out.partition("Commands:")[2]


@pytest.mark.parametrize("name", ["expert", "Ilse", "ILSE"])
def test_a_level_is_taken_by_either_name(
    run: Run, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """The code is what the browser is given."""
    monkeypatch.setattr(
        "germanwhist.web.running.announcement.running_server", lambda _: "http://x/"
    )
    outcome = run("play", "--no-browser", "--level", name)
    assert outcome.out == "http://x/#/home/level=expert\n"
