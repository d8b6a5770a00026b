"""A player of German Whist in forty lines: takes good upcards cheaply and lets poor ones go.

It speaks the engine protocol and needs nothing but Python. From this folder:

    germanwhist arena "cmd:python3 careful.py" random
"""

import json
import sys

RANKS = "23456789TJQKA"


def choose(view):
    """The card to play, from what the seat knows."""
    upcard, led, trump = view["upcard"], view["led"], view["trump"]

    def strength(card):
        return card[1] == trump, RANKS.index(card[0])

    def wins(card):
        return RANKS.index(card[0]) > RANKS.index(led[0]) if card[1] == led[1] else card[1] == trump

    is_good = upcard is None or upcard[1] == trump or RANKS.index(upcard[0]) > 6
    is_wanted = is_good == (view["objective"] == "high")
    if led is None:
        return (max if is_wanted else min)(view["legal"], key=strength)
    winners = [card for card in view["legal"] if wins(card)]
    return min(winners if winners and is_wanted else view["legal"], key=strength)


for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "germanwhist":
        # It remembers nothing, so it may stay for many hands: version 2.
        print(f"name Careful\nready {min(2, int(rest))}", flush=True)
    elif word == "view":
        seen = json.loads(rest)
    elif word == "go":
        print("play", choose(seen), flush=True)
    elif word == "quit":
        break
