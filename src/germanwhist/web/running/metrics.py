"""Figures for Prometheus, beside those of the HTTP requests.

`deploy/grafana.json` shows each of them.
"""

from __future__ import annotations

import time
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Final

from prometheus_client import Counter, Gauge, Histogram

from germanwhist.service import Row

if TYPE_CHECKING:
    from collections.abc import Iterator

    from germanwhist.service import Tables

__all__ = ["LIMITED", "SOCKETS", "STORAGE_ERRORS", "request_timed", "watch_tables"]

SOCKETS: Final = Gauge("germanwhist_sockets", "Sockets that are open.")
LIMITED: Final = Counter("germanwhist_limited", "Requests that a limit has refused.", ["limit"])
STORAGE_ERRORS: Final = Counter(
    "germanwhist_storage_errors", "Times that the database could not do what it should."
)
_TABLES: Final = Gauge("germanwhist_tables", "Tables that are in memory, since somebody is there.")
_WAITING: Final = Gauge("germanwhist_thinking_waiting", "Thoughts that wait for a turn.", ["row"])
_REQUESTS: Final = Histogram(
    "germanwhist_table_request_seconds",
    "Time from a request to a table until it was carried out and on disk.",
    ["request"],
    buckets=(0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10),
)


@contextmanager
def request_timed(name: str) -> Iterator[None]:
    """Count a request that is carried out in this context, and how long it took.

    Args:
        name: the type of the message.
    """
    begin = time.perf_counter()
    yield
    _REQUESTS.labels(name).observe(time.perf_counter() - begin)


def watch_tables(tables: Tables) -> None:
    """Have the figures of tables and of what thinks for them asked for when they are wanted."""
    _TABLES.set_function(lambda: len(tables.in_use))
    for row in Row:
        _WAITING.labels(row.value).set_function(partial(tables.thinking.waiting, row))
