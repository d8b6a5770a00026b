"""Watching a table by a link, from no seat."""
