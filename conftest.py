"""What pytest must know before it looks for tests: modules of extras that are not installed."""

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("torch") else ["src/germanwhist/training/*"]
