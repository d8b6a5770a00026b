"""The clocks of a server: what standstills and a store that does not answer do to them."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

import pytest

from germanwhist import StorageError
from germanwhist.service.clocks.times import Times


class _Time:
    """A time of day and one that only grows, both set by hand."""

    def __init__(self) -> None:
        self.now = 1_000_000.0
        self.grown = 50.0

    def passes(self, seconds: float) -> None:
        """Let time go by."""
        self.now += seconds
        self.grown += seconds


def test_outage_counts_from_what_was_asked_first_though_something_else_failed_first() -> None:
    """A question hung for five seconds; another one, asked after three, failed at once."""
    when = _Time()
    times = Times(lambda: when.now, lambda: when.grown)
    with times.storing():
        pass
    began = times.read().running
    with suppress(StorageError), times.storing():
        when.passes(3)
        with suppress(StorageError), times.reaching():
            raise StorageError("no answer", code="unavailable")
        when.passes(2)
        raise StorageError("no answer", code="unavailable")
    when.passes(0.5)
    with times.storing():
        pass
    assert times.read().running == pytest.approx(began)


@pytest.mark.parametrize("silent", [0.0, 0.75, 100.0])
def test_outage_counts_from_the_last_answer_or_a_second_before_the_question(
    silent: float,
) -> None:
    """What is asked first may fail some time after the store did; nobody can know how long."""
    when = _Time()
    times = Times(lambda: when.now, lambda: when.grown)
    with times.storing():
        pass
    began = times.read().running
    when.passes(silent)
    with suppress(StorageError), times.reaching():
        raise StorageError("no answer", code="unavailable")
    when.passes(5)
    with times.reaching():
        pass
    assert times.read().running == pytest.approx(began + max(0.0, silent - 1))
    assert times.without_store(since=when.now - 5) == pytest.approx(5)


async def test_server_that_stood_still_charges_nobody_for_it() -> None:
    """Nothing in the loop could run for 0.8 s, of which a beat may be late by 0.5 at most."""
    times = Times(clock=time.time, steady=time.monotonic)
    times.watch()
    await asyncio.sleep(0)
    before, began = times.read(), time.monotonic()
    time.sleep(0.8)
    stood_still = time.monotonic() - began
    assert times.read().running - before.running < stood_still - 0.4
    times.close()
