"""What the client takes for messages of the server is what the server sends."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import msgspec
import pytest

from germanwhist.notation import ViewJson
from germanwhist.service import TableView
from germanwhist.service.table_view import FACTS
from germanwhist.web.review.routes import ReviewMessage
from germanwhist.web.table.messages import Message
from germanwhist.web.typescript import client_types

CLIENT: Final = Path(__file__).parents[2] / "client"
FAKE: Final = CLIENT / "tests/fake"
RECORDED: Final = (FAKE / "hand.jsonl").read_text(encoding="utf-8").splitlines()


def test_types_of_the_client_are_those_of_the_server() -> None:
    """They are written from the server's; `make fix` writes them anew."""
    assert (CLIENT / "src/wire/server.ts").read_text(encoding="utf-8") == client_types()


@pytest.mark.parametrize("line", RECORDED, ids=range(1, len(RECORDED) + 1))
def test_recorded_messages_are_messages_of_the_server(line: str) -> None:
    """The server's own types read them, and would write each the same: no field more or less.

    A table may tell of more facts by now, of which there were none.
    """
    read = msgspec.json.decode(line, type=Message)
    none = {fact.field: None for fact in FACTS} if isinstance(read, TableView) else {}
    assert json.loads(msgspec.json.encode(read)) == none | json.loads(line)


@pytest.mark.parametrize(
    ("file", "kind"),
    [(FAKE / "review.json", ReviewMessage), (CLIENT / "src/pages/tour/hand.json", list[ViewJson])],
    ids=["review", "tour"],
)
def test_other_fixtures_are_what_the_server_sends(file: Path, kind: type) -> None:
    """The review and the views of the tour: no field more or less, none of another type."""
    text = file.read_bytes()
    read: object = msgspec.json.decode(text, type=kind)
    assert json.loads(msgspec.json.encode(read)) == json.loads(text)
