"""Players: everybody who is shown a view and answers with a card.

`Player` is the protocol. The simple computer players here are written from the view alone, in
plain Python, to be read; the levels that search are the engine's.
"""

from germanwhist.players.capabilities import Adviser, Cancellable, Closeable, Timed
from germanwhist.players.counting import CountingPlayer
from germanwhist.players.greedy import GreedyPlayer
from germanwhist.players.legal_random import RandomPlayer
from germanwhist.players.levels import LEVEL_NAMES, LEVELS, Level, make_level
from germanwhist.players.player import Player
from germanwhist.players.playing import play_out
from germanwhist.players.registry import PLAYER_NAMES, make_player

__all__ = [
    "LEVELS",
    "LEVEL_NAMES",
    "PLAYER_NAMES",
    "Adviser",
    "Cancellable",
    "Closeable",
    "CountingPlayer",
    "GreedyPlayer",
    "Level",
    "Player",
    "RandomPlayer",
    "Timed",
    "make_level",
    "make_player",
    "play_out",
]
