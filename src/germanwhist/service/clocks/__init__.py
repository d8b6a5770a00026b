"""The clock of a table: how long each seat may take, and what happens when its time is up.

The clock is part of a table's state, so it follows from the events and their times alone. Every
turn has a head start, the same for everybody, in which the cards move and the network is slow: a
client is asked nothing, and can lie about nothing. What stops the clock is an event as well: a lost
connection, a server that was not there, a time of day that jumped.
"""

from germanwhist.service.clocks.clock import HEAD_START, STAND, Clock
from germanwhist.service.clocks.kinds import CLOCKS, ClockKind, ClockRule

__all__ = ["CLOCKS", "HEAD_START", "STAND", "Clock", "ClockKind", "ClockRule"]
