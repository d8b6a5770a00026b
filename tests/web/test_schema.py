"""The OpenAPI description is true, and no request that it allows, or does not, makes a 500."""

from __future__ import annotations

import multiprocessing
from typing import TYPE_CHECKING, Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    positive_data_acceptance,
    response_schema_conformance,
    status_code_conformance,
)

from germanwhist.notation import Record, format_record
from germanwhist.testing.strategies import hands, rule_sets
from tests.web import server_to_kill

if TYPE_CHECKING:
    from collections.abc import Iterator

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    positive_data_acceptance,
]
# What the description names as formats, since no pattern can say it.
FORMATS = {
    "germanwhist-rules": rule_sets().map(str),
    "germanwhist-record": hands().map(Record.of).map(format_record),
    "germanwhist-name": st.text("abcdefghijklmnopqrstuvwxyzé", min_size=1, max_size=12),
}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A running server in a process of its own."""
    processes = multiprocessing.get_context("forkserver")
    processes.set_forkserver_preload([server_to_kill.__name__])
    receiver, sender = processes.Pipe(duplex=False)
    process = processes.Process(
        target=server_to_kill.main, args=(tmp_path_factory.mktemp("server"), sender)
    )
    process.start()
    yield receiver.recv().rstrip("/")
    process.terminate()
    process.join()
    process.close()
    receiver.close()
    sender.close()


@pytest.mark.thorough
def test_every_operation_answers_as_described(address: str) -> None:
    """Schemathesis makes requests of every shape for each operation; all answers fit.

    What the description allows is accepted, or there is no such table, hand or key.
    """
    for name, texts in FORMATS.items():
        schemathesis.openapi.format(name, texts)
    schema = schemathesis.openapi.from_url(f"{address}/api/schema/openapi.json")
    operations = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
    assert len(operations) >= 12
    for operation in operations:

        @settings(
            max_examples=8,
            derandomize=True,
            database=None,
            deadline=None,
            phases=[Phase.explicit, Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy())
        def answers_as_described(case: Case[Any]) -> None:
            case.call_and_validate(checks=CHECKS, timeout=60)

        answers_as_described()


def test_description_closes_the_bodies_that_the_server_closes(address: str) -> None:
    """A member that is not described is refused, and the description says so."""
    schema = httpx.get(f"{address}/api/schema/openapi.json", timeout=60).json()
    named = {part["title"]: part for part in schema["components"]["schemas"].values()}
    for name in (
        "KeyWish",
        "NewTable",
        "TakeSeat",
        "ReviewWish",
        "Again",
        "RecordAgain",
        "DayWish",
    ):
        assert named[name]["additionalProperties"] is False
    assert named["ComputerOpponent"]["properties"]["level"]["enum"] == ["lowest"]
    assert named["NewTable"]["properties"]["rules"]["format"] == "germanwhist-rules"
    both = {"table": "t", "record": "r"}
    for wish in ({}, both):  # one of them, says the description, and so does the server
        assert sum(set(one["required"]) <= set(wish) for one in named["ReviewWish"]["oneOf"]) != 1
        assert httpx.post(f"{address}/api/review", json=wish, timeout=60).status_code == 422
    wrong = {"opponent": {"kind": "person"}, "nam": "x"}
    answer = httpx.post(f"{address}/api/tables", json=wrong, timeout=60)
    assert answer.status_code == 400


def test_description_names_every_address_and_no_hidden_one(address: str) -> None:
    """What stands under /api is described, each operation with a summary and its problems."""
    schema = httpx.get(f"{address}/api/schema/openapi.json", timeout=60).json()
    assert {
        "/api/tables",
        "/api/tables/{table}",
        "/api/key",
        "/api/tables/{table}/invitation",
        "/api/tables/{table}/seat",
        "/api/tables/{table}/again",
        "/api/tables/{table}/record",
        "/api/levels",
        "/api/rules",
        "/api/rules/fault",
        "/api/pages/{language}",
        "/api/pages/{language}/{name}",
        "/api/statistics",
        "/api/deals",
        "/api/day",
        "/health/live",
        "/health/ready",
    } <= set(schema["paths"])
    for operations in schema["paths"].values():
        for operation in operations.values():
            assert operation["summary"]
