"""What pytest must know before it looks for tests: modules of extras that are not installed."""

from importlib.util import find_spec

_MODULES_BY_LIBRARY = {
    "torch": ["src/germanwhist/training/*"],
    "gymnasium": ["src/germanwhist/envs/gymnasium.py", "src/germanwhist/envs/spaces.py"],
    "pettingzoo": ["src/germanwhist/envs/germanwhist_v0.py"],
    "pyspiel": ["src/germanwhist/envs/openspiel*"],
}

collect_ignore_glob = [
    pattern
    for library, patterns in _MODULES_BY_LIBRARY.items()
    if not find_spec(library)
    for pattern in patterns
]
