"""A pytest plugin: the tests use the kernel module that the environment names.

`ctest --preset sanitize` runs tests of the engine so, with a module that was built with
sanitizers: `GERMANWHIST_KERNEL=<file> pytest -p tests.engine.kernel_under_test ...`
"""

from __future__ import annotations

import os
import sys
from importlib.machinery import ExtensionFileLoader
from importlib.util import module_from_spec, spec_from_loader
from typing import Final

NAME: Final = "germanwhist.engine._kernel"


def load_kernel(path: str) -> None:
    """Put the module where the package will look for it, before the package does."""
    loader = ExtensionFileLoader(NAME, path)
    spec = spec_from_loader(NAME, loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    sys.modules[NAME] = module


# When doctests are collected no file is named, and a second time there is nothing to do.
if "GERMANWHIST_KERNEL" in os.environ and NAME not in sys.modules:
    load_kernel(os.environ["GERMANWHIST_KERNEL"])
