"""Tests of how people find each other over HTTP."""
