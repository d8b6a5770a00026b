"""How much of the machine may be used."""

from __future__ import annotations

import os

__all__ = ["processor_count"]


def processor_count() -> int:
    """Processors that this process may use, at least 1."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
