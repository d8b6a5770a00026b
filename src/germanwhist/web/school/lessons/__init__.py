"""Lessons, and the answers to their questions."""
