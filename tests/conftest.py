"""Hypothesis profiles, and what becomes of tests that lack something.

The profile is chosen by the environment variable `HYPOTHESIS_PROFILE`. The default is quick and the
same on every run and machine, so a red test is red for everyone. `HYPOTHESIS_PROFILE=thorough`
looks for new examples: many more of them, other ones each time.

Programs that tests start must be able to be interrupted, also where the tests themselves run in the
background of a shell, which has them ignore Ctrl-C and hand that on.

Tests that need what a machine lacks are skipped and say so ("needs ..."). With
`GERMANWHIST_NO_SKIPS=1`, as in CI, they fail instead.
"""

from __future__ import annotations

import os
import re
import signal
from typing import TYPE_CHECKING, TypeVar

import pytest
from hypothesis import HealthCheck, settings

from benchmarks.postgresql import NOT_INSTALLED, cluster, new_database, programs

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator
    from pathlib import Path

settings.register_profile(
    "default",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=30,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile(
    "thorough",
    settings.get_profile("default"),
    derandomize=False,
    print_blob=True,
    max_examples=1_000,
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

_FIRST = ("longest", "thorough")  # the marks of tests, those that a run begins with first

AnyReport = TypeVar("AnyReport", pytest.TestReport, pytest.CollectReport)


def _insisted(report: AnyReport) -> AnyReport:
    """The report; a skip for want of something is a failure where everything must be there."""
    may_lack = os.environ.get("GERMANWHIST_NO_SKIPS") != "1"
    if may_lack or not report.skipped or hasattr(report, "wasxfail"):
        return report
    reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
    if re.search(r"\bneeds?\b", reason):
        report.outcome = "failed"
        report.longrepr = f"{report.nodeid}: not skipped, GERMANWHIST_NO_SKIPS is 1. {reason}"
    return report


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes long, so that no worker is left with it when the others are done."""
    items.sort(key=lambda item: [not item.get_closest_marker(mark) for mark in _FIRST])


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Look at how a test came out."""
    return _insisted((yield))


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Look at how a module was read, which it is not when it needs a library in vain."""
    return _insisted((yield))


@pytest.fixture(scope="session")
def postgresql_cluster() -> Iterator[Path]:
    """A PostgreSQL server of its own."""
    pytest.importorskip("psycopg", reason="needs psycopg, the extra postgresql")
    if programs() is None:
        pytest.skip(NOT_INSTALLED)
    with cluster() as folder:
        yield folder


@pytest.fixture
def postgresql(postgresql_cluster: Path) -> str:
    """The address of a new, empty database of PostgreSQL."""
    return new_database(postgresql_cluster)
