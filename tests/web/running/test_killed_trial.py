"""The program that lets things go wrong leaves nothing behind when it is itself killed."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from uuid import uuid4

import pytest

pytestmark = [
    pytest.mark.thorough,
    pytest.mark.skipif(sys.platform != "linux", reason="processes are found in /proc"),
]
NAME = "OF_THIS_TRIAL"
ENOUGH = 12  # processes: the program, two rounds, their servers, PostgreSQL with its own


def living(value: str) -> list[str]:
    """What those processes run whose environment has the value."""
    found = []
    for place in Path("/proc").glob("[0-9]*"):
        try:
            if f"{NAME}={value}".encode() in (place / "environ").read_bytes():
                found.append((place / "cmdline").read_text().replace("\0", " "))
        except OSError:  # it has ended
            continue
    return found


@pytest.mark.usefixtures("postgresql")
async def test_nothing_is_left_behind() -> None:
    """Neither a server of the game nor one of the database."""
    value = str(uuid4())
    options = ("--at-once", "2", "--processes", "1", "--processes", "2", "--kind", "kill")
    program = subprocess.Popen(  # noqa: S603 - our own program
        (sys.executable, "-m", "tests.web.faults", *options),
        env={**os.environ, NAME: value},
        stderr=subprocess.DEVNULL,
    )
    try:
        async with asyncio.timeout(100):
            while len(living(value)) < ENOUGH:
                await asyncio.sleep(0.1)
    finally:
        program.kill()
        program.wait()
    async with asyncio.timeout(100):
        while living(value):
            await asyncio.sleep(0.1)
