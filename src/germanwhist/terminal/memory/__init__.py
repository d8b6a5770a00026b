"""The memory trainer in a terminal: on a screen of its own, and line by line."""
