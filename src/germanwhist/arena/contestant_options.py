"""The options in a contestant's text."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import unquote

from germanwhist.errors import EngineError

__all__ = ["parted", "value_of"]


def parted(text: str) -> tuple[str, dict[str, str]]:
    """The text of a player without its options, and the options.

    They stand behind `?`; in a command line behind a blank and `?`, since such a sign may be part
    of a word there. Percent signs with two digits stand for a character, as in addresses.

    Args:
        text: the text of a contestant.

    Raises:
        EngineError: an option without a name or value, or one that stands twice (code
            `unknown_player`).

    Example:
        >>> parted("cmd:./bot --deep ?threads=2&style=cool%20head")
        ('cmd:./bot --deep', {'threads': '2', 'style': 'cool head'})
        >>> parted("master@1")
        ('master@1', {})
    """
    body, found, query = text.rpartition(" ?" if text.startswith("cmd:") else "?")
    if not found or (text.startswith("cmd:") and "=" not in query):
        return text, {}
    options: dict[str, str] = {}
    for part in query.split("&"):
        name, sign, value = part.partition("=")
        if not name or not sign or name in options:
            raise EngineError(
                f"no such player: {text!r}: {part!r} (expected options such as ?name=value, each "
                "once)",
                code="unknown_player",
            )
        options[name] = unquote(value)
    return body.rstrip(), options


def value_of(text: str) -> Any:
    """The value of an option for Python: a number, `true`, `false` or `null`, or a text.

    Args:
        text: the value's text.

    Example:
        >>> [value_of(text) for text in ("2", "0.5", "true", "cool", "[1]")]
        [2, 0.5, True, 'cool', '[1]']
    """
    try:
        value = json.loads(text)
    except ValueError:
        return text
    return text if isinstance(value, list | dict | str) else value
