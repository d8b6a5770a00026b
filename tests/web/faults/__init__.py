"""Servers that are killed, frozen and misled while people play at them, and what they lose."""
