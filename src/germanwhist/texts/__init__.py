"""Everything said to people, in their language.

The sentences stand in Fluent files, one folder for each language under `germanwhist/locales`,
which the browser client reads too. `Texts` turns a message and its arguments into a sentence;
the longer rules pages are Markdown beside them. Rules, engine and service return codes, and a
user interface looks up what they are called.
"""

from germanwhist.texts.dates import day_in_full, day_said
from germanwhist.texts.languages import DEFAULT_LANGUAGE, LANGUAGES, negotiate_language
from germanwhist.texts.pages import RulesPage, rules_pages
from germanwhist.texts.reasons import reason_in_words
from germanwhist.texts.texts import MissingTextWarning, Texts, load_texts
from germanwhist.texts.words import (
    OptionChoice,
    find_level,
    level_name,
    option_choices,
    option_value,
    rules_name,
)

__all__ = [
    "DEFAULT_LANGUAGE",
    "LANGUAGES",
    "MissingTextWarning",
    "OptionChoice",
    "RulesPage",
    "Texts",
    "day_in_full",
    "day_said",
    "find_level",
    "level_name",
    "load_texts",
    "negotiate_language",
    "option_choices",
    "option_value",
    "reason_in_words",
    "rules_name",
    "rules_pages",
]
