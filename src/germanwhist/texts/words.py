"""Names for what the rules and the service only give codes for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from germanwhist.cards import Rank
from germanwhist.rules import OPTION_VALUES, RuleSet
from germanwhist.texts.languages import LANGUAGES
from germanwhist.texts.texts import load_texts

if TYPE_CHECKING:
    from collections.abc import Iterable

    from germanwhist.texts.texts import Texts

__all__ = [
    "OptionChoice",
    "find_level",
    "level_name",
    "option_choices",
    "option_value",
    "rules_name",
]

_BARE: Final = "number"  # the kind of an option that is just a number
_STANDARD: Final = RuleSet().options()


def level_name(texts: Texts, level: str) -> str:
    """The name of a computer level; its code, for a player that has no name yet.

    Example:
        >>> from germanwhist.texts import load_texts
        >>> level_name(load_texts("en"), "counter"), level_name(load_texts("en"), "my-own-bot")
        ('Margit', 'my-own-bot')
    """
    message = f"level-{level}"
    return texts(message) if texts.has(message) else level


def find_level(text: str, levels: Iterable[str]) -> str | None:
    """The level that a person means by its code or its name; None for neither.

    Example:
        >>> find_level("Pip", ["novice", "expert"]), find_level("EXPERT", ["novice", "expert"])
        ('novice', 'expert')
        >>> find_level("Nobody", ["novice", "expert"]) is None
        True
    """
    wanted = text.strip().casefold()
    for level in levels:
        names = {level_name(load_texts(language), level) for language in LANGUAGES}
        if wanted in {name.casefold() for name in (level, *names)}:
            return level
    return None


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionChoice:
    """One kind of value that an option can have, as it is offered.

    Args:
        option: a field of `RuleSet`.
        kind: the value as text, or what stands before the = of one with a detail.
        name: what it is called.
        help: what it means; empty where the option's own help says it.
        example: the number or ranks to begin with; None for a value without detail.
    """

    option: str
    kind: str
    name: str
    help: str
    example: str | None

    def value(self, detail: str) -> str:
        """The option's value with this number or these ranks."""
        if self.example is None:
            return self.kind
        return detail if self.kind == _BARE else f"{self.kind}={detail}"

    def detail(self, value: str) -> str | None:
        """What a value of this kind has as its number or ranks; None for other kinds."""
        kind, _, detail = value.partition("=")
        if self.kind == _BARE:
            return value
        return detail if kind == self.kind else None


def option_choices(texts: Texts, option: str) -> tuple[OptionChoice, ...]:
    """The kinds of value of an option, the standard one first, with the texts of each.

    Example:
        >>> from germanwhist.texts import load_texts
        >>> [choice.kind for choice in option_choices(load_texts("en"), "match")]
        ['hand', 'hands', 'target']
    """
    kinds = (value.partition("=")[0] for value in OPTION_VALUES[option])
    return tuple(_choice(texts, option, _BARE if kind == "N" else kind) for kind in kinds)


def _choice(texts: Texts, option: str, kind: str) -> OptionChoice:
    message = f"option-{option}-{kind}"

    def part(name: str) -> str | None:
        return texts(f"{message}.{name}") if texts.has(f"{message}.{name}") else None

    example = part("example")
    name = part("name") or (texts(message) if example is None else texts(f"option-{option}"))
    return OptionChoice(
        option=option, kind=kind, name=name, help=part("help") or "", example=example
    )


def option_value(texts: Texts, option: str, *, value: str) -> str:
    """One value of an option, in words.

    Args:
        texts: the language.
        option: a field of `RuleSet`.
        value: its value as `RuleSet.options` gives it.

    Example:
        >>> from germanwhist.texts import load_texts
        >>> texts = load_texts("en")
        >>> option_value(texts, "pack", value="8")
        '8 cards'
        >>> option_value(texts, "match", value="target=10")
        'first to 10'
        >>> option_value(texts, "trumps", value="none_on=AT")
        'none on A, 10'
    """
    if option == "pack":  # the packs for study have a name, though no form offers them
        return texts("pack-cards", number=int(value))
    choices = [c for c in option_choices(texts, option) if c.detail(value) is not None]
    if not choices:
        return value
    message, detail = f"option-{option}-{choices[0].kind}", choices[0].detail(value) or ""
    if detail.isdigit():
        return texts(message, number=int(detail))
    ranks = ", ".join("10" if letter == Rank.TEN.letter else letter for letter in detail)
    return texts(message, ranks=ranks)


def rules_name(texts: Texts, rules: RuleSet) -> str:
    """What a rule set is called: its preset, or what it changes in the standard game.

    Example:
        >>> from germanwhist.texts import load_texts
        >>> rules_name(load_texts("en"), RuleSet.preset("small"))
        'Small pack, 28 cards'
        >>> rules_name(load_texts("en"), RuleSet.parse("match10 trumps=none"))
        'first to 10, no trumps'
    """
    if rules.preset_name is not None:
        return texts(f"preset-{rules.preset_name}")
    changed = [
        option_value(texts, option, value=value)
        for option, value in rules.options().items()
        if value != _STANDARD[option]
    ]
    return ", ".join(changed)
