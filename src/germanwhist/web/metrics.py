"""Figures for Prometheus, beside those of the HTTP requests."""

from __future__ import annotations

from typing import Final

from prometheus_client import Counter, Gauge

__all__ = ["SOCKETS", "count_request"]

SOCKETS: Final = Gauge("germanwhist_sockets", "Sockets that are open.")
_REQUESTS: Final = Counter(
    "germanwhist_table_requests", "Requests to tables that were carried out.", ["request"]
)


def count_request(name: str) -> None:
    """Count a request that was carried out.

    Args:
        name: the type of the message.
    """
    _REQUESTS.labels(name).inc()
