"""Tests of the school."""
