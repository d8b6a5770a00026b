"""Which languages there are, and which one a person wants."""

from __future__ import annotations

import os
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from germanwhist.errors import NotationError

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["DEFAULT_LANGUAGE", "LANGUAGES", "LOCALES", "negotiate_language"]

LOCALES: Final = files("germanwhist") / "locales"
DEFAULT_LANGUAGE: Final = "en"
# A language is a folder: adding one is adding a folder.
LANGUAGES: Final = tuple(sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir()))

_VARIABLES: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")  # as gettext looks them up


def negotiate_language(
    explicit: str | None = None, environment: Mapping[str, str] | None = None
) -> str:
    """The language to speak.

    Args:
        explicit: what the person has chosen, such as `fr` or `fr-CA`; it must be one we speak.
        environment: where to look otherwise; None for the environment of the process. The first
            language named there that we speak is taken, English if there is none.

    Returns:
        One of `LANGUAGES`.

    Raises:
        NotationError: the explicit language is not one of them (code `unknown_language`).

    Example:
        >>> negotiate_language("fr-CA"), negotiate_language(None, {"LANG": "fr_FR.UTF-8"})
        ('fr', 'fr')
        >>> negotiate_language(None, {"LANGUAGE": "xx:fr", "LANG": "en_GB"})
        'fr'
        >>> negotiate_language(None, {})
        'en'

    Source: own; the order of the variables is gettext's.
    """
    if explicit is not None:
        language = _base(explicit)
        if language not in LANGUAGES:
            raise NotationError(
                f"no such language: {explicit!r} (expected one of {', '.join(LANGUAGES)})",
                code="unknown_language",
            )
        return language
    environment = os.environ if environment is None else environment
    wanted = ":".join(environment.get(name, "") for name in _VARIABLES).split(":")
    return next((_base(tag) for tag in wanted if _base(tag) in LANGUAGES), DEFAULT_LANGUAGE)


def _base(tag: str) -> str:
    """The language of a tag, without its country, writing system or encoding."""
    return tag.replace("_", "-").partition("-")[0].partition(".")[0].lower()
