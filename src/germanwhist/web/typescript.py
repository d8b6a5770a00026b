"""The types of the browser's client, written from those of the server.

`python -m germanwhist.web.typescript` prints the file `client/src/wire/server.ts`.
"""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING, Any, Final

import msgspec

from germanwhist.cards import Card
from germanwhist.notation import CARD_PATTERN
from germanwhist.service import TableView
from germanwhist.service.requests import REQUESTS
from germanwhist.service.table_view import FACTS
from germanwhist.service.watched_table import WatchedTable
from germanwhist.service.wire import wire_name
from germanwhist.web.catalogue.routes import LevelMessage, Page, RulesFault, RulesMessage
from germanwhist.web.day.messages import DayGlance, DayMessage
from germanwhist.web.day.requests import DayWish
from germanwhist.web.keys.requests import KeyWish
from germanwhist.web.keys.routes import KeyMessage
from germanwhist.web.meeting.messages import EndedMessage, MeetingMessage, SearchMade, SearchMessage
from germanwhist.web.meeting.rating_messages import RatingsMessage, SeatRatings
from germanwhist.web.meeting.requests import SearchWish
from germanwhist.web.people.messages import (
    AccountMessage,
    CodesMessage,
    JoinedMessage,
    OptionsMessage,
)
from germanwhist.web.people.requests import (
    CodeUse,
    NameWish,
    PasskeyMade,
    PasskeyUse,
    PasskeyWish,
)
from germanwhist.web.problem_answers import Problem
from germanwhist.web.review.requests import ReviewWish
from germanwhist.web.review.routes import ReviewMessage
from germanwhist.web.running.reach import ReachMessage
from germanwhist.web.same.comparison import SameBetter, SameComparison
from germanwhist.web.same.messages import (
    SameInvitationMessage,
    SameMade,
    SameMessage,
)
from germanwhist.web.same.requests import SameGuest, SameWish
from germanwhist.web.school.decisions.messages import DecisionAnswer, DecisionMessage
from germanwhist.web.school.learn import LearnMessage
from germanwhist.web.school.lessons.messages import JudgedMessage, LessonMessage
from germanwhist.web.school.lessons.requests import LessonAnswer
from germanwhist.web.school.memory.messages import MemoryDeal, MemoryMessage, RecallMessage
from germanwhist.web.school.memory.requests import Marks, MemoryWish, StageTwoWish, TableMarks
from germanwhist.web.school.mistakes.messages import MistakeAnswer, MistakesMessage
from germanwhist.web.school.progress.messages import ProgressMessage
from germanwhist.web.school.puzzles.messages import NextPuzzle, PuzzleMessage, PuzzlesMessage
from germanwhist.web.school.puzzles.requests import PuzzlePlays
from germanwhist.web.statistics.routes import PackMessage, StatisticsMessage
from germanwhist.web.table.messages import InvitationMessage, Message, TakenSeat
from germanwhist.web.table.requests import Again, NewTable, Ping, RecordAgain, TakeSeat
from germanwhist.web.watching.routes import WatchLink

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

__all__ = ["client_types"]

_SAID: Final = (
    *(Message, TableView, TakenSeat, InvitationMessage, KeyMessage, Problem),
    *(LevelMessage, RulesMessage, RulesFault, Page, ReviewMessage, ReachMessage),
    *(LearnMessage, LessonMessage, JudgedMessage),
    *(MemoryDeal, MemoryMessage, RecallMessage),
    *(MistakeAnswer, MistakesMessage, ProgressMessage),
    *(StatisticsMessage, PackMessage, DayMessage, DayGlance),
    *(PuzzlesMessage, NextPuzzle, PuzzleMessage),
    *(SameMade, SameMessage, SameInvitationMessage, SameComparison, SameBetter),
    *(DecisionMessage, DecisionAnswer),
    *(WatchedTable, WatchLink),
    *(MeetingMessage, RatingsMessage, SeatRatings, SearchMade, SearchMessage, EndedMessage),
    *(AccountMessage, OptionsMessage, JoinedMessage, CodesMessage),
)
_ASKED: Final = (
    *(*REQUESTS, Ping, KeyWish, NewTable, TakeSeat, Again, RecordAgain, ReviewWish),
    LessonAnswer,
    *(SameWish, SameGuest),
    *(DayWish, PuzzlePlays, MemoryWish, Marks, TableMarks, StageTwoWish),
    SearchWish,
    *(PasskeyWish, PasskeyMade, PasskeyUse, CodeUse, NameWish),
)
_HEAD: Final = """\
/**
 * What the server says and is asked. Written by `python -m germanwhist.web.typescript` from its own
 * types (`make fix`); not to be changed by hand.
 */

export type Rank = "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "T" | "J" | "Q" | "K" | "A";
export type Suit = "C" | "D" | "H" | "S";
/** A card as rank and suit, such as `QD`; the ten is `T`. */
export type CardCode = `${Rank}${Suit}`;
"""
_ARGUMENT: Final = re.compile(r"^ {4}(\w+): ((?:.*\n?(?: {5,}.*\n?)*))", re.MULTILINE)


def client_types() -> str:
    """The whole file, the same for the same types."""
    asked, said = _interfaces(_ASKED, is_asked=True), _interfaces(_SAID, is_asked=False)
    interfaces = (said | {name: text for name, text in asked.items() if name not in said}).values()
    requests = " | ".join(request.__name__ for request in REQUESTS)
    unions = (
        _alias("ServerMessage", _union(Message), "Every message of a table's socket."),
        _alias("SeatRequest", requests, "Everything that a seat may ask for."),
    )
    names = ", ".join(_literal(request.name()) for request in REQUESTS)
    kinds = f"/** Their names. */\nexport const REQUESTS = [{names}] as const;\n"
    fields = ", ".join(f"{kind.field}: null" for kind in FACTS)
    about = "/** The facts of a table that has none. */"
    facts = f"{about}\nexport const NO_FACTS = {{ {fields} }} as const;\n"
    return "\n".join((_HEAD, *interfaces, *unions, kinds, facts))


def _union(alias: Any) -> str:
    return " | ".join(member.__name__ for member in alias.__args__)


def _interfaces(types: Iterable[Any], *, is_asked: bool) -> dict[str, str]:
    _, schemas = msgspec.json.schema_components(
        types, ref_template="{name}", schema_hook=_schema_of_others
    )
    return {name: _interface(name, schema, is_asked=is_asked) for name, schema in schemas.items()}


def _schema_of_others(kind: type) -> dict[str, Any]:
    """The schema of what msgspec does not know: a card."""
    if kind is Card:
        return {"type": "string", "pattern": CARD_PATTERN}
    raise NotImplementedError


def _interface(name: str, schema: Mapping[str, Any], *, is_asked: bool) -> str:
    text, arguments = _documentation(schema.get("description", ""))
    if "enum" in schema:
        return _alias(name, _type(schema), text)
    required = schema.get("required", ())
    lines = [_comment(text), f"export interface {name} {{"]
    for member, part in schema["properties"].items():
        # What has a default is always said, and need not be asked for.
        is_there = member in required or (not is_asked and "default" in part)
        comment = _comment(arguments.get(member, ""), indent="  ")
        lines += [*filter(None, [comment])]
        lines += [f"  readonly {member}{'' if is_there else '?'}: {_type(part)};"]
    return "\n".join((*filter(None, lines), "}", ""))


def _alias(name: str, meaning: str, about: str) -> str:
    return f"{_comment(about)}\nexport type {name} = {meaning};\n"


def _type(schema: Mapping[str, Any]) -> str:  # noqa: PLR0911 - one answer for each kind
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(_type(part) for part in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(_literal(value) for value in schema["enum"])
    if schema.get("pattern") == CARD_PATTERN:
        return "CardCode"
    match schema.get("type"):
        case "array":
            return _array(schema)
        case "object":
            return _record(schema)
        case "integer" if (schema.get("minimum"), schema.get("maximum")) == (1, 2):
            return "1 | 2"
        case "integer" | "number":
            return "number"
        case kind:
            return str(kind)


def _literal(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _array(schema: Mapping[str, Any]) -> str:
    if "prefixItems" in schema:
        return f"readonly [{', '.join(_type(part) for part in schema['prefixItems'])}]"
    item = _type(schema["items"])
    if schema.get("minItems") == schema.get("maxItems") == 2:
        return f"readonly [{item}, {item}]"
    return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"


def _record(schema: Mapping[str, Any]) -> str:
    keys = _type(schema["propertyNames"]) if "propertyNames" in schema else "string"
    value = _type(schema["additionalProperties"]) if "additionalProperties" in schema else "unknown"
    return f"Readonly<Record<{keys}, {value}>>"


def _documentation(docstring: str) -> tuple[str, dict[str, str]]:
    """What a docstring says of the whole, and of each member."""
    text, _, arguments = docstring.partition("\n\nArgs:\n")
    found = {name: " ".join(about.split()) for name, about in _ARGUMENT.findall(arguments)}
    return text, found | {wire_name(name): about for name, about in found.items()}


def _comment(text: str, *, indent: str = "") -> str:
    if not text:
        return ""
    lines = text.strip().splitlines()
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */"
    body = "\n".join(f"{indent} * {line}".rstrip() for line in lines)
    return f"{indent}/**\n{body}\n{indent} */"


if __name__ == "__main__":
    sys.stdout.write(client_types())
