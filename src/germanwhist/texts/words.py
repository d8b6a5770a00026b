"""Names for what the rules and the service only give codes for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from germanwhist.cards import Rank
from germanwhist.rules import RuleSet

if TYPE_CHECKING:
    from germanwhist.texts.texts import Texts

__all__ = ["level_name", "option_value", "rules_name"]

_STANDARD: Final = RuleSet().options()


def level_name(texts: Texts, level: str) -> str:
    """The name of a computer level; its code, for a player that has no name yet.

    Example:
        >>> from germanwhist.texts import load_texts
        >>> level_name(load_texts("en"), "counting"), level_name(load_texts("en"), "my-own-bot")
        ('Margit', 'my-own-bot')
    """
    message = f"level-{level}"
    return texts(message) if texts.has(message) else level


def option_value(texts: Texts, option: str, value: str) -> str:
    """One value of an option, in words.

    Args:
        texts: the language.
        option: a field of `RuleSet`.
        value: its value as `RuleSet.options` gives it.

    Example:
        >>> from germanwhist.texts import load_texts
        >>> texts = load_texts("en")
        >>> option_value(texts, "match", "target=10"), option_value(texts, "trumps", "none_on=AT")
        ('first to 10', 'none on A, 10')
    """
    kind, _, detail = value.partition("=")
    if detail.isdigit():
        return texts(f"option-{option}-{kind}", number=int(detail))
    if detail:
        ranks = ", ".join("10" if letter == Rank.TEN.letter else letter for letter in detail)
        return texts(f"option-{option}-{kind}", ranks=ranks)
    if option == "stake":
        return texts("option-stake-number", number=int(value))
    return texts(f"option-{option}-{value}")


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
        option_value(texts, option, value)
        for option, value in rules.options().items()
        if value != _STANDARD[option]
    ]
    return ", ".join(changed)
