"""Same cards: two people play the same deals, each in their own time."""
