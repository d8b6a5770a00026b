"""What the client's tests take for messages of the server is what the server sends."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import msgspec
import pytest

from germanwhist.web.messages import Message, encode

FAKE: Final = Path(__file__).parents[2] / "client/tests/fake"
RECORDED: Final = (FAKE / "hand.jsonl").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("line", RECORDED, ids=range(1, len(RECORDED) + 1))
def test_recorded_messages_are_messages_of_the_server(line: str) -> None:
    """The server's own types read them, and would write each the same: no field more or less."""
    read = msgspec.json.decode(line, type=Message)
    assert json.loads(encode(read)) == json.loads(line)
