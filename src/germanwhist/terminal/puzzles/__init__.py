"""Puzzles of both stages in a terminal."""
