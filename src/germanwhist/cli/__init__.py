"""The commands: each in its own file, loaded only when it is called.

A command takes its arguments, calls the library, and prints. Errors and exit codes are made in
one place, `boundary`; a new command is one file and one line in `commands`.
"""

from germanwhist.cli.group import main

__all__ = ["main"]
