"""Same cards: people play the same deals, each in their own time."""
