"""Hypothesis profiles, chosen by the environment variable `HYPOTHESIS_PROFILE`.

The default is quick and the same on every run and machine, so a red test is red for everyone.
`HYPOTHESIS_PROFILE=thorough` looks for new examples: many more of them, other ones each time.
"""

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "default",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=30,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile(
    "thorough",
    settings.get_profile("default"),
    derandomize=False,
    print_blob=True,
    max_examples=1_000,
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))
