"""Numbers that one address or connection may not pass."""

from __future__ import annotations

from germanwhist.web.guards.limits import Allowance
from germanwhist.web.running.connections import Connections


def test_a_long_rest_gives_no_more_than_a_burst() -> None:
    """A quiet hour is not saved up for a storm."""
    times = iter([0.0, 3600.0, 3600.0, 3600.0, 3601.0, 3601.0])
    allowance = Allowance(1.0, burst=2, clock=lambda: next(times))
    assert [allowance.take() for _ in range(5)] == [True, True, False, True, False]


def test_an_address_has_as_many_connections_as_it_may() -> None:
    """Not one more; others are not hindered, and one that is closed may be opened again."""
    connections = Connections(2)
    assert [connections.take("a") for _ in range(3)] == [True, True, False]
    assert connections.take("b")
    connections.give_back("a")
    assert [connections.take("a") for _ in range(2)] == [True, False]
