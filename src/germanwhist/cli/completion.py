"""What a shell offers while a command is typed: levels, rules, and options.

Files and choices are completed by click; this is what only the game knows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from click.shell_completion import CompletionItem

from germanwhist.cli.levels import LEVEL_CODES
from germanwhist.rules import PRESETS, RuleSet
from germanwhist.texts import level_name, load_texts, option_choices

if TYPE_CHECKING:
    import click

__all__ = ["complete_levels", "complete_rules"]


def complete_levels(
    _context: click.Context, _parameter: click.Parameter, typed: str
) -> list[CompletionItem]:
    """The levels, with how each plays."""
    texts = load_texts("en")
    return [
        CompletionItem(code, help=f"{level_name(texts, code)}: {texts(f'level-{code}.short')}")
        for code in LEVEL_CODES
        if code.startswith(typed.lower())
    ]


def complete_rules(
    _context: click.Context, _parameter: click.Parameter, typed: str
) -> list[CompletionItem]:
    """The presets, then the options, then the values of the option that is being typed."""
    texts = load_texts("en")
    before, _, word = typed.rpartition(" ")
    kept = f"{before} " if before else ""
    option, is_valued, _value = word.partition("=")
    if is_valued:
        if option not in RuleSet().options():
            return []
        values = [
            (f"{option}={choice.value(choice.example or '')}", choice.name)
            for choice in option_choices(texts, option)
        ]
    else:
        presets = [] if before else [(name, texts(f"preset-{name}")) for name in PRESETS]
        options = [(f"{name}=", texts(f"option-{name}")) for name in RuleSet().options()]
        values = [*presets, *options]
    return [
        CompletionItem(kept + text, help=said) for text, said in values if text.startswith(word)
    ]
