"""The rules pages against the package: the same in every language, and true."""

from __future__ import annotations

import re
from dataclasses import fields
from enum import StrEnum
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from germanwhist import PACKS, PRESETS, STUDY_PACKS, RuleSet, RuleSetError

if TYPE_CHECKING:
    from tests.docs.pages import Page

OPTIONS = tuple(field.name for field in fields(RuleSet))
PLACEHOLDERS = {"N": "3", "RANKS": "AK", "RANGS": "AK"}
VALUES_OF_OTHER_OPTIONS = {
    "stake": ("1", "N"),
    "match": ("hand", "hands=N", "target=N"),
    "trumps": ("upcard", "none", "none_on="),
    "pack": tuple(map(str, (*PACKS, *STUDY_PACKS))),
}


def _values(option: str) -> tuple[str, ...]:
    """Every value of an option, as its page must write it."""
    standard = getattr(RuleSet(), option)
    if isinstance(standard, StrEnum):
        return tuple(type(standard))
    return VALUES_OF_OTHER_OPTIONS[option]


def test_every_language_has_every_page() -> None:
    """A page that exists in one language exists in all of them."""
    rules = [
        folder.joinpath("rules") for folder in files("germanwhist").joinpath("locales").iterdir()
    ]
    names = {tuple(sorted(page.name for page in folder.iterdir())) for folder in rules}
    assert len(names) == 1


def test_page_has_the_same_headings_in_every_language(page: Page) -> None:
    """The pages of two languages have the same headings, level by level and number by number."""
    english = (files("germanwhist") / "locales/en/rules" / page.name).read_text(encoding="utf-8")
    pattern = re.compile(r"^(#+) (\d+\.\d+)?", flags=re.MULTILINE)
    assert pattern.findall(page.text) == pattern.findall(english)


def test_page_is_plain_markdown(page: Page) -> None:
    """Three readers share these pages, so they use CommonMark and tables only."""
    assert not re.search(r"^:::|^```|\{\w+\}`|<\w+", page.text, flags=re.MULTILINE)


def test_french_signs_are_not_parted_from_their_word(page: Page) -> None:
    """In French a non-breaking space stands before `: ; ! ?` and inside quotation marks."""
    if page.language == "fr":
        assert not re.search(r" [:;!?»]|« |'", page.prose)


def test_every_option_has_its_section_in_order(variants: Page) -> None:
    """Each option of a rule set has a section, in the order in which the package lists them."""
    sections = [re.findall(r"`(\w+)`", heading) for heading in variants.headings]
    assert [names[0] for names in sections if names] == list(OPTIONS)


@pytest.mark.parametrize("option", OPTIONS)
def test_every_value_of_an_option_is_explained(variants: Page, option: str) -> None:
    """Each value stands in the table of its option, the standard one first."""
    number = OPTIONS.index(option) + 1
    first_table = variants.tables(f"2.{number} ")[0]
    written = [row[0].strip("`") for row in first_table[1:]]
    for expected, found in zip(_values(option), written, strict=True):
        assert found.startswith(f"{option}={expected}")


def test_options_in_the_text_are_real(page: Page) -> None:
    """What a page shows as typed is understood; a lone half of a pair may only clash."""
    for span in page.code_spans:
        if "=" not in span:
            continue
        typed = re.sub(r"\b(N|RANKS|RANGS)\b", lambda found: PLACEHOLDERS[found[0]], span)
        assert _refusal(typed) in (None, "options_clash"), span


def _refusal(typed: str) -> str | None:
    try:
        RuleSet.parse(typed)
    except RuleSetError as error:
        return error.code
    return None


def test_presets_are_listed_as_they_are(variants: Page) -> None:
    """The table of presets names each one, with the options that make it."""
    (table,) = variants.tables("2.12 ")
    listed = {row[0].strip("`"): RuleSet.parse(row[1].strip("`")) for row in _typed(table[1:])}
    assert listed == PRESETS


def _typed(rows: tuple[tuple[str, ...], ...]) -> list[tuple[str, str]]:
    return [(row[0], row[1] if "`" in row[1] else "standard") for row in rows]


def test_refused_combinations_are_refused(variants: Page) -> None:
    """Each combination that the page calls refused raises an error that names both options."""
    refused = (
        "objective=by_colour counting=all_tricks",
        "objective=by_colour counting=weighted",
        "trumps=none_on=7 pack=28",
        "target_tie=extend hand_score=per_trick",
        "target_tie=extend match=target=20",
    )
    (table,) = variants.tables("2.11 ")
    named = " ".join(row[0] for row in table)
    for typed in refused:
        with pytest.raises(RuleSetError) as caught:
            RuleSet.parse(typed)
        assert caught.value.code == "options_clash"
        assert typed.split("=")[0] in named


def test_sources_in_the_code_name_real_headings() -> None:
    """A docstring that cites a rules page cites words that stand in a heading."""
    root = Path(str(files("germanwhist")))
    headings = " ".join(
        line.casefold()
        for path in sorted(root.glob("locales/en/rules/*.md"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if line.startswith("#")
    )
    cited = {
        title
        for path in root.rglob("*.py")
        for title in re.findall(r'rules page "([^"]+)"', path.read_text(encoding="utf-8"))
    }
    assert {title for title in cited if title.casefold() not in headings} == set()
