"""Puzzles of stage one: which card is best at a moment."""
