"""Tests of watching over HTTP."""
