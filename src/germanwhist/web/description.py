"""The OpenAPI description, made when it is first asked for, and what it says beyond the types."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPIType, Schema
from msgspec import Struct

from germanwhist.web.requests import all_bodies
from germanwhist.web.review.requests import ReviewWish

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from litestar import Request
    from litestar.openapi.spec import OpenAPI

__all__ = ["Description"]

# Texts with a grammar of their own, which the documentation tells.
_FORMATS: Final = {
    "rules": "germanwhist-rules",
    "record": "germanwhist-record",
    "name": "germanwhist-name",
}


class Description(JsonRenderPlugin):
    """Describes the interface in JSON; it takes time to make, which no start of a server waits for.

    Args:
        path: where it is found.
        levels: the computer levels that may be chosen.
    """

    def __init__(self, *, path: str, levels: Sequence[str]) -> None:
        super().__init__(path=path)
        self._levels = levels

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The description as JSON.

        Args:
            request: asks for it.
            openapi_schema: what the types say alone, which is not enough.
        """
        del openapi_schema
        description = request.app.openapi_schema
        _complete(description, self._levels)
        return self.render_json(request, description.to_schema())


def _complete(description: OpenAPI, levels: Sequence[str]) -> None:
    """Say of each body that it has no other members, which texts it takes, and what excludes what.

    Args:
        description: the description made from the types; it is changed in place.
        levels: the computer levels that may be chosen.
    """
    bodies = all_bodies()
    for schema in description.components.schemas.values():
        body = bodies.get(schema.title or "")
        if body is None:
            continue
        # The server refuses others, so that a misspelt one is not taken for none.
        schema.additional_properties = False
        for name, member in (schema.properties or {}).items():
            if isinstance(member, Schema) and _begins_at_zero(body, name):
                member.minimum = 0  # Litestar takes the least number for none where it is 0
            for text in _texts(member):
                text.format = _FORMATS.get(name, text.format)  # type: ignore[assignment]  # Litestar knows common formats
                if name == "level":
                    text.enum = list(levels)
        if body is ReviewWish:
            schema.one_of = [Schema(required=["table"]), Schema(required=["record"])]


def _begins_at_zero(body: type[Struct], name: str) -> bool:
    _, schemas = msgspec.json.schema_components([body], ref_template="{name}")
    member = schemas[body.__name__]["properties"][name]
    return any(part.get("minimum") == 0 for part in [member, *member.get("anyOf", ())])


def _texts(member: Any) -> Iterable[Schema]:
    """The schema of a member, or those of its alternatives, that are of texts."""
    for schema in [member, *(getattr(member, "one_of", None) or ())]:
        if isinstance(schema, Schema) and schema.type is OpenAPIType.STRING:
            yield schema
