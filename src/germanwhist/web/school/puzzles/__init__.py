"""Puzzles of stage two: the cards are open, and the best play can be found."""
