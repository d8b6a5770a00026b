"""Tests of how people meet."""
