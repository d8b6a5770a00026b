"""The engine protocol: a player as a program of its own, in any language, on lines of text.

`EngineClient` talks to such a program and survives whatever it does; `ExternalPlayer` is the same
as a plain `Player`. `serve` is the other side: it lets any player of this package, or of yours,
speak the protocol. `FunctionPlayer` makes a player of a function that takes an observation and
returns a card. The specification is the documentation's page "Engine protocol".
"""

from germanwhist.protocol.client import EngineAnswer, EngineClient
from germanwhist.protocol.external import ExternalPlayer
from germanwhist.protocol.function import FunctionPlayer
from germanwhist.protocol.lines import PROTOCOL_VERSION, CardEstimate, EngineOption
from germanwhist.protocol.server import serve

__all__ = [
    "PROTOCOL_VERSION",
    "CardEstimate",
    "EngineAnswer",
    "EngineClient",
    "EngineOption",
    "ExternalPlayer",
    "FunctionPlayer",
    "serve",
]
