"""The one wrapper around Fluent: messages and their arguments in, sentences out."""

from __future__ import annotations

import re
import unicodedata
import warnings
from functools import cache
from typing import TYPE_CHECKING, Any, Final, TypeAlias, final

from fluent.runtime import FluentBundle, FluentResource

from germanwhist.cards import Card, Suit
from germanwhist.texts.languages import DEFAULT_LANGUAGE, LOCALES, negotiate_language

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fluent.runtime.resolver import Pattern
    from fluent.syntax.ast import Resource

__all__ = ["Argument", "MissingTextWarning", "Texts", "load_texts"]

Argument: TypeAlias = str | float | Card | Suit

_PLAIN: Final = "plain"
_VOWELS: Final = tuple("aeiouhæœ")
_LIKE_YVES: Final = re.compile("y[^aeiouy]")
_NEGATIVE: Final = re.compile(r"(?<!\w)-(?=\d)")  # numbers come with a hyphen for their sign
_MINUS: Final = "\N{MINUS SIGN}"


class MissingTextWarning(ResourceWarning):
    """A message is missing, or was not given what it names.

    Python hides it, so that a missing text never stops a game; tests make it an error.
    """


@final
class Texts:
    """The messages of one language, and English for any that it lacks.

    Cards and suits are given as such and put into words by the language's own files, with the
    articles that its grammar needs; so are names after a preposition. A message that exists
    nowhere is answered with its own name, and with a `MissingTextWarning`.

    Args:
        language: one of `LANGUAGES`.

    Example:
        >>> refused = "refused-must_follow"
        >>> load_texts("en")(refused, suit=Suit.DIAMONDS, card=Card("KH"))
        'You hold diamonds, so the king of hearts must wait.'
        >>> load_texts("fr")(refused, suit=Suit.DIAMONDS, card=Card("AH")).replace(chr(160), " ")
        'Vous avez du carreau : l’as de cœur attendra.'
        >>> load_texts("en")("say-lead.rest")
        'Any card may be led.'

    Source: own.
    """

    __slots__ = ("_bundles", "language")
    language: str
    _bundles: tuple[FluentBundle, ...]

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundles = tuple(_bundle(name) for name in dict.fromkeys((language, DEFAULT_LANGUAGE)))

    def __call__(self, message: str, **arguments: Argument) -> str:
        """The sentence of a message.

        Args:
            message: a message such as `say-lead`, or an attribute of one, such as `say-lead.rest`.
            arguments: what its placeables name.
        """
        for bundle in self._bundles:
            text = _format(bundle, message, arguments)
            if text is not None:
                return text
        warnings.warn(f"no text for {message}", MissingTextWarning, stacklevel=2)
        return message

    def has(self, message: str) -> bool:
        """Whether some language has the message, or the attribute of a message."""
        return any(_pattern(bundle, message) is not None for bundle in self._bundles)


def load_texts(language: str | None = None) -> Texts:
    """The texts of a language; each language is read once.

    Args:
        language: such as `fr`; None to go by the environment.

    Raises:
        NotationError: we do not speak it (code `unknown_language`).
    """
    return _loaded(negotiate_language(language))


@cache
def _loaded(language: str) -> Texts:
    return Texts(language)


@cache
def _bundle(language: str) -> FluentBundle:
    """Read a language's folder; the functions CARD, SUIT and NAME look their forms up in it."""

    def card(code: str, *, form: str = _PLAIN) -> str:
        return _form("card", form, rank=str(code)[0], suit=str(code)[1])

    def suit(code: str, *, form: str = _PLAIN) -> str:
        return _form("suit", form, suit=str(code))

    def name(text: str, *, form: str = _PLAIN) -> str:
        return _form("name", form, name=str(text), sound=_sound(str(text)))

    def _form(kind: str, form: str, **arguments: Argument) -> str:
        text = _format(bundle, f"{kind}-{form}", arguments)
        if text is None:
            raise LookupError(f"{language} has no {kind}-{form}")
        return text

    # Isolation marks are for mixed writing directions; a terminal would show them.
    functions: dict[str, Any] = {"CARD": card, "SUIT": suit, "NAME": name}
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    for resource in _resources(language):
        bundle.add_resource(resource)
    return bundle


def _sound(name: str) -> str:
    """Whether a name begins like a vowel: "vowel" or "other". Its h is silent, as in most names."""
    letters = unicodedata.normalize("NFD", name).casefold()
    has_vowel = letters.startswith(_VOWELS) or _LIKE_YVES.match(letters) is not None
    return "vowel" if has_vowel else "other"


def _pattern(bundle: FluentBundle, message: str) -> Pattern | None:
    """What stands behind a message, or behind an attribute of one."""
    name, _, attribute = message.partition(".")
    if not bundle.has_message(name):
        return None
    found = bundle.get_message(name)
    return found.attributes.get(attribute) if attribute else found.value


def _format(bundle: FluentBundle, message: str, arguments: Mapping[str, Argument]) -> str | None:
    pattern = _pattern(bundle, message)
    if pattern is None:
        return None
    text, faults = bundle.format_pattern(pattern, {k: _plain(v) for k, v in arguments.items()})
    for fault in faults:
        warnings.warn(f"text {message}: {fault}", MissingTextWarning, stacklevel=3)
    return _NEGATIVE.sub(_MINUS, str(text))


def _plain(argument: Argument) -> str | float:
    """An argument as the files of a language name it: a card as QD, a suit as D."""
    if isinstance(argument, Suit):
        return argument.letter
    return str(argument) if isinstance(argument, Card) else argument


@cache
def _resources(language: str) -> tuple[Resource, ...]:
    """The parsed files of a language, in the order of their names."""
    folder = LOCALES / language
    files = sorted(folder.iterdir(), key=lambda file: file.name)
    return tuple(
        FluentResource(file.read_text(encoding="utf-8"))
        for file in files
        if file.name.endswith(".ftl")
    )
