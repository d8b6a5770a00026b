"""What there is to choose from: levels, rules, and the pages that explain them."""

from functools import cache
from typing import Annotated, Final

import msgspec
from litestar import Router, get
from litestar.params import PathParameter, QueryParameter

from germanwhist.errors import RuleSetError
from germanwhist.rules import OPTION_VALUES, PRESETS, RuleSet
from germanwhist.texts import LANGUAGES, RulesPage, rules_pages
from germanwhist.web.backend import CurrentBackend
from germanwhist.web.catalogue.pages import page_html
from germanwhist.web.problems import NotFoundError

__all__ = ["CATALOGUE_ROUTES"]


class LevelMessage(msgspec.Struct, frozen=True, kw_only=True):
    """A computer level that may be chosen."""

    name: str


class OptionMessage(msgspec.Struct, frozen=True, kw_only=True):
    """An option of the rules; capitals in a value stand for what is to be filled in."""

    name: str
    values: list[str]


class PresetMessage(msgspec.Struct, frozen=True, kw_only=True):
    """A rule set with a name.

    Args:
        name: its name.
        rules: the options that differ from the standard game, as text.
        options: every option as text.
    """

    name: str
    rules: str
    options: dict[str, str]


class RulesMessage(msgspec.Struct, frozen=True, kw_only=True):
    """The options and presets, in the order in which to show them."""

    options: list[OptionMessage]
    presets: list[PresetMessage]


class RulesFault(msgspec.Struct, frozen=True, kw_only=True):
    """Why a rule set cannot be played.

    Args:
        code: of the refusal.
        options: those at fault: one for a bad value, two for a contradiction.
    """

    code: str
    options: list[str]


class PageTitle(msgspec.Struct, frozen=True, kw_only=True):
    """A page that can be read."""

    name: str
    title: str


class Page(msgspec.Struct, frozen=True, kw_only=True):
    """A page as HTML, without its heading."""

    name: str
    title: str
    html: str


@get("/levels", summary="The computer levels, weakest first")
async def levels(backend: CurrentBackend) -> list[LevelMessage]:
    """The levels that `POST /api/tables` takes."""
    return [LevelMessage(name=name) for name in backend.tables.levels]


@get("/rules", summary="The options and presets of the rules")
async def rules() -> RulesMessage:
    """What a rule set may be made of; the rules pages say what it means."""
    return RulesMessage(
        options=[
            OptionMessage(name=name, values=list(values)) for name, values in OPTION_VALUES.items()
        ],
        presets=[
            PresetMessage(name=name, rules=str(preset), options=preset.options())
            for name, preset in PRESETS.items()
        ],
    )


@get("/rules/fault", summary="What is wrong with a rule set")
async def rules_fault(
    rules: Annotated[str, QueryParameter(max_length=500)],
) -> RulesFault | None:
    """The fault for which no table could be opened with these rules; null where there is none."""
    try:
        RuleSet.parse(rules)
    except RuleSetError as error:
        return RulesFault(code=error.code, options=list(error.options))
    return None


@get("/pages/{language:str}", summary="The rules pages of a language")
async def pages(language: Annotated[str, PathParameter(max_length=20)]) -> list[PageTitle]:
    """The pages in reading order."""
    return [PageTitle(name=page.name, title=page.title) for page in _pages_of(language)]


@get("/pages/{language:str}/{name:str}", summary="A rules page")
async def page(
    language: Annotated[str, PathParameter(max_length=20)],
    name: Annotated[str, PathParameter(max_length=40)],
) -> Page:
    """One page as HTML."""
    for found in _pages_of(language):
        if found.name == name:
            return _rendered(found)
    raise NotFoundError("no_page", f"no such page: {name[:40]!r}")


def _pages_of(language: str) -> tuple[RulesPage, ...]:
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise NotFoundError("unknown_language", f"no such language (expected one of {known})")
    return rules_pages(language)


@cache
def _rendered(page: RulesPage) -> Page:
    return Page(name=page.name, title=page.title, html=page_html(page.text))


CATALOGUE_ROUTES: Final = Router(
    path="/", route_handlers=[levels, rules, rules_fault, pages, page], tags=["catalogue"]
)
