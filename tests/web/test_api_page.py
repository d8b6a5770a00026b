"""The page of the web interface names everything that there is."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from germanwhist import Fault
from germanwhist.service import HandReport, OccupantView, Refusal, TableView
from germanwhist.service.table_view import FACTS
from germanwhist.web import Settings, create_app
from germanwhist.web.table import messages

if TYPE_CHECKING:
    import msgspec

PAGE = (Path(__file__).parents[2] / "docs" / "reference" / "api.md").read_text(encoding="utf-8")
NAMED = set(re.findall(r"`([^`\n]+)`", PAGE))


def fields(struct: type[msgspec.Struct]) -> set[str]:
    """The JSON names of a message's fields."""
    return set(struct.__struct_encode_fields__)


def test_every_message_and_field_that_is_told_is_described() -> None:
    """What a client sends is a table that is made from the types themselves."""
    assert "{requests}" in PAGE
    facts = {kind.field for kind in FACTS}
    assert "{facts}" in PAGE
    for told in (TableView, messages.RefusedMessage, messages.AdviceMessage):
        assert told.__struct_config__.tag in NAMED
        assert fields(told) <= NAMED | facts
    for part in (OccupantView, HandReport):
        assert fields(part) <= NAMED


def test_every_refusal_of_a_socket_is_described() -> None:
    """All codes of rules and tables that a client may be told."""
    names = {Refusal.NAME_TOO_LONG, Refusal.NAME_UNSHOWABLE, Refusal.NAME_INVISIBLE}
    of_http_alone = {Refusal.UNKNOWN_TABLE, Refusal.SEAT_TAKEN, *names}
    told = {str(code) for code in (*Fault, *Refusal) if code not in of_http_alone}
    assert told <= NAMED


def test_every_address_is_described() -> None:
    """Each path of the OpenAPI description stands on the page."""
    paths = create_app(Settings()).openapi_schema.paths or {}
    for path in paths:
        shown = path.replace("{table}", "{id}").replace("/{name}", "")
        assert shown in PAGE, path


def test_every_operation_may_answer_with_a_problem() -> None:
    """No route says it by itself, so none can forget it."""
    expected = {"400", "403", "404", "409", "429", "503"}
    for path, item in (create_app(Settings()).openapi_schema.paths or {}).items():
        for operation in filter(None, (item.get, item.post, item.delete, item.put, item.patch)):
            assert expected <= set(operation.responses or {}), path
