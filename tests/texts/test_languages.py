"""Which language is spoken."""

import pytest

from germanwhist import NotationError
from germanwhist.texts import LANGUAGES, negotiate_language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_CA@variant"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "en_US.UTF-8", "LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_MESSAGES": "fr_BE", "LANG": "en_US"}, "fr"),
        ({"LANGUAGE": "de:fr:en", "LANG": "en_US"}, "fr"),
    ],
)
def test_language_follows_the_environment(environment: dict[str, str], language: str) -> None:
    """The variables count in gettext's order; a language we lack is passed over."""
    assert negotiate_language(None, environment) == language


def test_explicit_language_wins_over_the_environment() -> None:
    """Who asks for English in a French environment gets English."""
    assert negotiate_language("en", {"LANG": "fr_FR"}) == "en"


def test_unknown_explicit_language_is_refused_with_the_known_ones() -> None:
    """The error names the value and what was expected."""
    with pytest.raises(NotationError, match=r"'tlh' \(expected one of en, fr\)") as caught:
        negotiate_language("tlh")
    assert caught.value.code == "unknown_language"


def test_english_and_french_are_spoken() -> None:
    """The two languages promised from the first day."""
    assert set(LANGUAGES) >= {"en", "fr"}
