"""Honest deals: cards that neither the server nor a player can choose, as anybody can check.

Before a hand the server seals a secret: it tells its SHA-256. Each seat promises a cut, random
bits of its own device, in the same way, and opens it when all are promised. The pack follows from
the secret, the cuts and the number of the hand. After the hand the secret is opened, and with it
the `Receipt` is whole. The reference page "Honest deals" says every byte.
"""

from germanwhist.honest.checking import Row, misfits
from germanwhist.honest.making import new_cut, new_secret, promise_of, seal_of
from germanwhist.honest.receipt import HonestDeal, Receipt, SeatCut

__all__ = [
    "HonestDeal",
    "Receipt",
    "Row",
    "SeatCut",
    "misfits",
    "new_cut",
    "new_secret",
    "promise_of",
    "seal_of",
]
