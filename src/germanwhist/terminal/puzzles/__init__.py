"""Puzzles of stage two in a terminal."""
