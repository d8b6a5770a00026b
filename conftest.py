"""What pytest must know before it looks for tests: modules of extras that are not installed."""

from importlib.util import find_spec

MODULES_BY_LIBRARY = {
    "torch": ["src/germanwhist/training/*", "src/germanwhist/cli/train_victim.py"],
    "ray": ["src/germanwhist/arena/cluster.py"],
    "pyarrow": ["src/germanwhist/arena/parquet.py"],
    "gymnasium": [
        "src/germanwhist/envs/gymnasium.py",
        "src/germanwhist/envs/spaces.py",
        "src/germanwhist/envs/germanwhist_v0.py",
        "src/germanwhist/envs/puffer.py",
        "src/germanwhist/envs/vector.py",
    ],
    "pettingzoo": ["src/germanwhist/envs/germanwhist_v0.py"],
    "pyspiel": ["src/germanwhist/envs/openspiel*"],
}

collect_ignore_glob = [
    pattern
    for library, patterns in MODULES_BY_LIBRARY.items()
    if not find_spec(library)
    for pattern in patterns
]
