# ruff: noqa: INP001 - Sphinx reads this file by its path; it is in no package
"""The documentation site: `sphinx-build -W --keep-going -n docs docs/_build/html`.

Everything the site shows is built from this repository; it loads no font, script or picture from
elsewhere.
"""

from __future__ import annotations

import sys
from importlib.metadata import version as version_of
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sphinx.ext.napoleon.docstring import GoogleDocstring
from sphinx.util.docstrings import prepare_docstring

if TYPE_CHECKING:
    from sphinx.application import Sphinx

project = "germanwhist"
author = "The germanwhist authors"
version = release = version_of("germanwhist")
language = "en"

sys.path.insert(0, str(Path(__file__).parent))  # for the extension beside this file
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon", "wire_tables"]
exclude_patterns = ["_build"]
default_role = "code"  # docstrings mark code with single backticks
nitpicky = True
# Other libraries are named but not linked: their indexes would have to be fetched.
nitpick_ignore_regex = [
    (
        "py:.*",
        r"(asyncio|collections\.abc|datetime|dt|gymnasium|hypothesis|np|os|pettingzoo|typing)\..*",
    ),
    (
        "py:.*",
        (
            r"ArrayLike|Autoreset|AutoresetMode|BatchOpponent|NDArray|ObservationForm|ObservedHand|Path|Result"
            r"|SearchStrategy|Task|Times"
        ),
    ),
    # What the package uses inside, which the reference does not name.
    (
        "py:.*",
        (
            r"germanwhist\.(arena\.kept\.KeptPrograms|engine\.observation\.ObservedHand"
            r"|envs\.openspiel_observer\._Watched|protocol\.guarded\.GuardedProgram)|Texts"
        ),
    ),
    ("py:.*", r"ReasonJson|ReviewJson"),
    # The facts that are kept of what somebody did to learn.
    (
        "py:.*",
        r"(Answered|KeptMistake|Practice|Question|Reviewed|Tried|germanwhist\.school\.practice\..*)",
    ),
    ("py:class", "Some"),  # a kind of puzzle
]

myst_heading_anchors = 3

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {"members": True}
napoleon_numpy_docstring = False
napoleon_use_rtype = False

html_theme = "furo"
html_title = "German Whist"
html_copy_source = False
html_show_copyright = False
html_show_sourcelink = False


def _language_of_page(
    _app: Sphinx, page: str, _template: str, context: dict[str, Any], _doctree: object
) -> None:
    """Mark the French pages as French, for screen readers, hyphenation and search engines."""
    if page.startswith("regles/"):
        context["language"] = "fr"


def _read_property(
    app: Sphinx, what: str, _name: str, thing: object, _options: object, lines: list[str]
) -> None:
    """Read the docstring of a property as sentences.

    Napoleon has taken its first line for `type: description`, as it does for plain attributes.
    """
    if what == "property":
        lines[:] = GoogleDocstring(prepare_docstring(thing.__doc__ or ""), app.config).lines()


def setup(app: Sphinx) -> None:
    """Register what this file adds to Sphinx."""
    app.connect("autodoc-process-docstring", _read_property, priority=600)
    app.connect("html-page-context", _language_of_page)
