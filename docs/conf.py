# ruff: noqa: INP001 - Sphinx reads this file by its path; it is in no package
"""The documentation site: `sphinx-build -W --keep-going -n docs docs/_build/html`.

Everything the site shows is built from this repository; it loads no font, script or picture from
elsewhere.
"""

from __future__ import annotations

from importlib.metadata import version as version_of
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sphinx.application import Sphinx

project = "germanwhist"
author = "The germanwhist authors"
version = release = version_of("germanwhist")
language = "en"

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
exclude_patterns = ["_build"]
nitpicky = True

myst_heading_anchors = 3

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {"members": True, "show-inheritance": True}
napoleon_numpy_docstring = False
napoleon_use_rtype = False

html_theme = "furo"
html_title = "German Whist"
html_copy_source = False
html_show_sourcelink = False


def _language_of_page(
    _app: Sphinx, page: str, _template: str, context: dict[str, Any], _doctree: object
) -> None:
    """Mark the French pages as French, for screen readers, hyphenation and search engines."""
    if page.startswith("regles/"):
        context["language"] = "fr"


def setup(app: Sphinx) -> None:
    """Register what this file adds to Sphinx."""
    app.connect("html-page-context", _language_of_page)
