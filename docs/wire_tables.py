# ruff: noqa: INP001 - Sphinx reads this file by its path; it is in no package
"""Tables of the web interface's page that follow from the types of the messages.

`{requests}` lists what a seat can ask, `{facts}` what a table tells of single kinds of requests;
each line is the docstring of its type, so a new request adds no line to the page.
"""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, Any

from docutils import nodes
from docutils.parsers.rst import Directive
from docutils.statemachine import StringList

from germanwhist.service.requests import REQUESTS
from germanwhist.service.table_view import FACTS
from germanwhist.web.table.requests import Ping

if TYPE_CHECKING:
    from collections.abc import Iterable

    import msgspec
    from sphinx.application import Sphinx


class _Requests(Directive):
    """What a client sends: the name, what it has beside `seq`, what it means."""

    def run(self) -> list[nodes.Node]:
        """The table."""
        rows = ((kind.__struct_config__.tag, _fields(kind), _meaning(kind)) for kind in _asked())
        return _table(self, ("`type`", "further fields", ""), rows)


class _Facts(Directive):
    """What a table tells beside what all requests share."""

    def run(self) -> list[nodes.Node]:
        """The table."""
        rows = ((f"`{kind.field}`", f"null, or: {_whole(kind)}") for kind in FACTS)
        return _table(self, ("field", ""), rows)


def _asked() -> Iterable[Any]:
    return (*REQUESTS, Ping)


def _fields(kind: type[msgspec.Struct]) -> str:
    return ", ".join(f"`{name}`" for name in kind.__struct_fields__ if name != "seq")


def _meaning(kind: Any) -> str:
    if "seq" not in kind.__struct_fields__ or kind.__struct_defaults__:
        return f"{_whole(kind)} Needs no `seq`."
    return _whole(kind) if kind.needs_newest else f"{_whole(kind)} Is never late."


def _whole(kind: type) -> str:
    """A docstring as one paragraph, what it says of the fields at its end."""
    text, _, fields = inspect.cleandoc(kind.__doc__ or "").partition("\n\nArgs:\n")
    told = []
    for line in inspect.cleandoc(fields).splitlines():
        name, colon, about = line.partition(": ")
        is_field = bool(colon) and not line.startswith(" ")
        told += [f"`{name}`: {about}" if is_field else line.strip()]
    return " ".join([*text.split(), *told])


def _table(
    directive: Directive, head: tuple[str, ...], rows: Iterable[tuple[str, ...]]
) -> list[nodes.Node]:
    lines = [head, tuple("---" for _ in head), *rows]
    text = StringList([f"| {' | '.join(line)} |" for line in lines], source=__name__)
    holder = nodes.Element()
    directive.state.nested_parse(text, directive.content_offset, holder)
    return holder.children


def setup(app: Sphinx) -> dict[str, bool]:
    """Register the two directives."""
    app.add_directive("requests", _Requests)
    app.add_directive("facts", _Facts)
    return {"parallel_read_safe": True}
