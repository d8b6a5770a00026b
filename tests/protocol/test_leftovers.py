"""Nothing of a program is left, however it or whoever started it ends."""

from __future__ import annotations

import os
import select
import shlex
import signal
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from germanwhist import Deal, Hand, ProtocolError, RuleSet, Seat
from germanwhist.protocol import EngineClient, ExternalPlayer
from tests.protocol.programs import program

if TYPE_CHECKING:
    from pathlib import Path

VIEW = Hand.start(RuleSet(), Deal.shuffled(1, Seat.NORTH)).view(Seat.SOUTH)
# A program with a helper in a session of its own, and one that lost its parent; both hold on to
# all streams and ignore what asks them to end.
HELPERS = """
def helper():
    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT, signal.SIGPIPE):
        signal.signal(number, signal.SIG_IGN)
    os.setsid()
    print(os.getpid(), file=open(HEARD, "a"), flush=True)
    while True:
        signal.pause()
if os.fork() == 0:
    helper()
if os.fork() == 0:
    if os.fork() == 0:
        helper()
    os._exit(0)
while not os.path.exists(HEARD) or len(open(HEARD).read().split()) < 2:
    time.sleep(0.01)
print(os.getpid(), file=open(HEARD, "a"), flush=True)
"""


def with_helpers(folder: Path, body: str) -> tuple[tuple[str, ...], Path]:
    """A program that starts helpers, and the file that tells the numbers of all three."""
    heard = folder / "heard"
    return program(folder, f"HEARD = {str(heard)!r}\n{HELPERS}{body}"), heard


def assert_gone(heard: Path) -> None:
    """All three processes end by themselves, without waiting for them being a matter of luck."""
    pids = [int(word) for word in heard.read_text("utf-8").split()]
    assert len(pids) == 3
    for pid in pids:
        try:
            handle = os.pidfd_open(pid)
        except ProcessLookupError:
            continue
        try:
            assert select.select([handle], [], [], 20)[0] == [handle], f"{pid} is still there"
        finally:
            os.close(handle)


@pytest.mark.parametrize(
    "body",
    ["hello()\nwait_for('quit')", "hello()\nwhile True: signal.pause()", "hello()\nos._exit(3)"],
    ids=["polite", "stubborn", "ends"],
)
async def test_helpers_that_left_the_group_end_with_the_program(tmp_path: Path, body: str) -> None:
    """Whether it goes when it is asked, has to be ended, or ends by itself."""
    command, heard = with_helpers(tmp_path, body)
    engine = await EngineClient.start(command)
    if "_exit" in body:
        with pytest.raises(ProtocolError, match="ended with code 3"):
            await engine.choose(VIEW)
    await engine.close()
    assert_gone(heard)


async def test_helpers_end_when_the_program_does_not_say_hello(tmp_path: Path) -> None:
    """As when it starts and nothing comes."""
    command, heard = with_helpers(tmp_path, "while True: signal.pause()")
    with pytest.raises(ProtocolError, match="no answer"):
        await EngineClient.start(command, patience=5)
    assert_gone(heard)


def test_closing_says_nothing_on_standard_error(tmp_path: Path) -> None:
    """No complaint about a loop that is closed, in a process that plays and ends."""
    command, heard = with_helpers(tmp_path, "hello()\nwhile True: signal.pause()")
    script = f"from germanwhist.protocol import ExternalPlayer as E; E({command!r}).close()"
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=120, check=True
    )
    assert done.stderr == ""
    assert_gone(heard)


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
@pytest.mark.thorough
def test_a_killed_arena_leaves_nothing(
    tmp_path: Path, number: signal.Signals, workers: int
) -> None:
    """Neither the processes that play nor the programs, which think and hear nothing."""
    command, heard = with_helpers(tmp_path, "hello()\nwait_for('go')\nwhile True: pass")
    players = (f"cmd:{shlex.join(command)}", "lowest")
    processes = ("--workers", str(workers))
    arena = subprocess.Popen(  # noqa: S603 - our own program
        [sys.executable, "-m", "germanwhist", "arena", *players, "--deals", "1", *processes],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    # The first program only says its name; the second plays.
    while not heard.exists() or len(heard.read_text("utf-8").split()) < 6:
        assert arena.poll() is None, arena.communicate()
        signal.sigtimedwait([], 0.02)
    heard.write_text(" ".join(heard.read_text("utf-8").split()[3:6]), "utf-8")
    arena.send_signal(number)
    # Whoever plays holds the streams too: they close when all are gone.
    _, errors = arena.communicate(timeout=60)
    assert b"Traceback" not in errors
    assert number is signal.SIGKILL or errors == b""  # Python itself clears up after a kill
    assert arena.returncode == (143 if number is signal.SIGTERM else -signal.SIGKILL)
    assert_gone(heard)


def test_a_program_is_measured_with_what_it_starts(tmp_path: Path) -> None:
    """A fifth of a second of work in a child counts, and a sleep does not."""
    body = """
hello()
wait_for("go")
if os.fork() == 0:
    while time.process_time() < 0.2:
        pass
    os._exit(0)
os.wait()
time.sleep(0.05)
say("play 2C")
wait_for("quit")
"""
    with ExternalPlayer(program(tmp_path, body)) as player:
        before = player.processor_time()
        player.choose(VIEW)
        assert player.processor_time() - before > 0.15
