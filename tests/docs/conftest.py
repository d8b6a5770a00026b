"""The rules pages, one fixture for each that the tests of the documentation read."""

from __future__ import annotations

import pytest

from tests.docs.pages import LANGUAGES, PAGES, Page, read_page


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    """Each language in turn."""
    return str(request.param)


@pytest.fixture(params=PAGES)
def page(request: pytest.FixtureRequest, language: str) -> Page:
    """Each page in each language."""
    return read_page(language, request.param)


@pytest.fixture
def game(language: str) -> Page:
    """The page of the standard game."""
    return read_page(language, "01-game.md")


@pytest.fixture
def variants(language: str) -> Page:
    """The page of the options."""
    return read_page(language, "02-variants.md")


@pytest.fixture
def examples(language: str) -> Page:
    """The page of worked examples."""
    return read_page(language, "05-examples.md")


@pytest.fixture
def tips(language: str) -> Page:
    """The page of tips for beginners."""
    return read_page(language, "06-tips.md")
