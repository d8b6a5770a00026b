"""The example program of the interface's page plays a hand against the real server."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from tests.web.running.test_server_process import serve_command

PROGRAM = Path(__file__).parents[2] / "examples" / "table_program.py"


@pytest.mark.thorough
async def test_the_example_plays_a_hand_to_its_end(tmp_path: Path) -> None:
    """It prints both players' points: a hand of seven tricks scores an odd number for one."""
    async with serve_command(tmp_path) as (_, address):
        program = await asyncio.create_subprocess_exec(
            *(sys.executable, str(PROGRAM), address),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        out, err = await program.communicate()
    assert err == b""
    points = sorted(map(int, out.split()))
    assert points[0] == 0
    assert points[1] % 2 == 1
