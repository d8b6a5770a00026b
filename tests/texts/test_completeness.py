"""Nothing is without a text: every language says everything that can happen."""

import re
from dataclasses import fields
from enum import StrEnum
from pathlib import Path

import pytest

import germanwhist
from germanwhist import PRESETS, Fault, RuleSet, RuleSetError
from germanwhist.service import Refusal, Setup
from germanwhist.texts import (
    LANGUAGES,
    Texts,
    load_texts,
    option_choices,
    option_value,
    rules_pages,
)
from tests.texts.messages import is_form, patterns, samples, variables

OTHERS = [language for language in LANGUAGES if language != "en"]


def fault_of(options: dict[str, str]) -> str | None:
    """The code with which these options are refused, if they are."""
    try:
        RuleSet.from_options(options)
    except RuleSetError as error:
        return error.code
    return None


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_exactly_the_english_messages(language: str) -> None:
    """A message missing in one language, or left over, is a fault."""
    english = {name for name in patterns("en") if not is_form(name)}
    other = {name for name in patterns(language) if not is_form(name)}
    assert other == english


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_asks_for_no_other_arguments_than_english(language: str) -> None:
    """A translation may leave an argument out, but names none that is not given."""
    english = patterns("en")
    for name, pattern in patterns(language).items():
        if not is_form(name):
            assert variables(pattern) <= variables(english[name]), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_formatted(language: str) -> None:
    """With all its arguments each message gives a sentence, without a warning."""
    texts = Texts(language)
    spoken = {name: p for name, p in patterns(language).items() if not is_form(name)}
    for name, pattern in spoken.items():
        arguments = samples(patterns("en")[name]) | samples(pattern)
        assert texts(name, **arguments) not in ("", name), name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", [*Fault, *Refusal])
def test_every_refusal_is_explained(language: str, code: str) -> None:
    """Each code of the rules and of the service has its sentence."""
    assert f"refused-{code}" in patterns(language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("option", list(RuleSet().options()))
def test_every_option_and_value_has_a_name_and_help(language: str, option: str) -> None:
    """What can be chosen is explained; a bare number needs no help of its own."""
    texts = load_texts(language)
    assert texts.has(f"option-{option}")
    assert texts.has(f"option-{option}.help")
    for choice in option_choices(texts, option):
        assert choice.name
        assert choice.help or choice.kind == "number"


@pytest.mark.parametrize("option", list(RuleSet().options()))
def test_the_standard_value_is_offered_first_and_each_value_exists(option: str) -> None:
    """Every value offered is one of the rules: it is accepted, or clashes with another option."""
    choices = option_choices(load_texts("en"), option)
    values = [choice.value(choice.example or "") for choice in choices]
    assert values[0] == RuleSet().options()[option]
    for value in values:
        assert fault_of({option: value}) in (None, "options_clash")


@pytest.mark.parametrize(
    ("option", "members"),
    [(f.name, type(getattr(RuleSet(), f.name))) for f in fields(RuleSet)],
)
def test_every_value_of_the_rules_is_offered(option: str, members: type) -> None:
    """No value of an enumerated option is without a text."""
    if issubclass(members, StrEnum):
        kinds = [choice.kind for choice in option_choices(load_texts("en"), option)]
        assert kinds == [member.value for member in members]


@pytest.mark.parametrize("preset", PRESETS)
def test_every_rule_set_is_put_into_words(preset: str) -> None:
    """Each option of each preset has words in each language, whatever its value."""
    for option, value in PRESETS[preset].options().items():
        for language in LANGUAGES:
            assert option_value(load_texts(language), option, value=value)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", [*PRESETS, "own"])
def test_every_preset_has_a_name_and_help(language: str, preset: str) -> None:
    """Presets are offered by name with a line of help."""
    assert {f"preset-{preset}", f"preset-{preset}.help"} <= patterns(language).keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", Setup().levels)
def test_every_level_has_a_name_and_a_character(language: str, level: str) -> None:
    """Each computer player that may be chosen can be introduced."""
    expected = {f"level-{level}", f"level-{level}.about", f"level-{level}.short"}
    assert expected <= patterns(language).keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_named_in_every_language(language: str) -> None:
    """The choice of language can be written anywhere."""
    assert {f"language-{other}" for other in LANGUAGES} <= patterns(language).keys()


def test_every_message_named_in_the_code_exists() -> None:
    """A text asked for by a literal name is there; names put together are tested above."""
    package = Path(germanwhist.__file__).parent
    named = {
        name
        for file in package.rglob("*.py")
        for name in re.findall(r'\btexts\(\s*"([a-z][\w.-]*)"', file.read_text(encoding="utf-8"))
    }
    assert len(named) > 50
    assert named <= patterns("en").keys()


def test_rules_pages_are_the_same_in_every_language() -> None:
    """Each language has the same pages in the same order, each with a heading."""
    names = [page.name for page in rules_pages("en")]
    assert names
    for language in LANGUAGES:
        assert [page.name for page in rules_pages(language)] == names
        assert all(page.text.startswith(f"# {page.title}\n") for page in rules_pages(language))


def test_texts_are_read_once() -> None:
    """Asking for a language again costs nothing."""
    assert load_texts("fr") is load_texts("fr")
