"""`python -m germanwhist` is the same as `germanwhist`."""

from germanwhist.cli import main

main(prog_name="germanwhist")
