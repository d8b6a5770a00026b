"""Which commands there are, in the order in which the help lists them."""

from __future__ import annotations

from typing import Final

__all__ = ["COMMANDS"]

COMMANDS: Final = {
    "deal": "germanwhist.cli.deal",
    "convert": "germanwhist.cli.convert",
    "verify": "germanwhist.cli.verify",
    "train": "germanwhist.cli.train",
}
"""The module of each command; it has the command under the name `command`."""
