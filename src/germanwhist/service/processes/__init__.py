"""Several processes with the same tables: what they tell each other, and who does what.

An event is written by whichever process is asked; the numbers of events decide who was first.
`Others` carries short news between processes: that a table has moved on, and who watches where.
News may be lost. Nothing is decided by them alone: events are read from the store, and a look at
the store every few seconds finds what no news has told.
"""

from germanwhist.service.processes.elsewhere import Elsewhere
from germanwhist.service.processes.news import (
    Changed,
    Gone,
    Moved,
    News,
    Seen,
    decode_news,
    encode_news,
)
from germanwhist.service.processes.others import Nobody, Others

__all__ = [
    "Changed",
    "Elsewhere",
    "Gone",
    "Moved",
    "News",
    "Nobody",
    "Others",
    "Seen",
    "decode_news",
    "encode_news",
]
