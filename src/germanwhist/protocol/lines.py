"""The lines of the protocol that carry more than a word, written and read side by side."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from germanwhist.cards import Card
from germanwhist.errors import NotationError, ProtocolError, RuleSetError
from germanwhist.notation import view_to_json
from germanwhist.rules import RuleSet, Seat, Standing

if TYPE_CHECKING:
    from germanwhist.rules import View

__all__ = [
    "PROTOCOL_VERSION",
    "CardEstimate",
    "EngineOption",
    "Limits",
    "advice_line",
    "bad_line",
    "go_line",
    "hand_lines",
    "option_line",
    "read_advice",
    "read_card",
    "read_go",
    "read_hand",
    "read_option",
    "read_standing",
    "view_line",
]

PROTOCOL_VERSION: Final = 1
_SHOWN: Final = 60  # characters of a bad line


@dataclass(frozen=True, slots=True)
class EngineOption:
    """Something about an engine that can be set.

    Args:
        name: one word.
        kind: `whole` for a whole number from 0 on, `text` for anything on one line.
        default: its value when it is not set.
    """

    name: str
    kind: str
    default: str


@dataclass(frozen=True, slots=True)
class CardEstimate:
    """What an engine expects of a card.

    Args:
        card: the card.
        points: expected points of the hand, less the opponent's.
        standard_error: of the points; 0 when they are exact.
    """

    card: Card
    points: float
    standard_error: float


@dataclass(frozen=True, slots=True)
class Limits:
    """What an answer may take, and what is to come with it.

    Args:
        seconds: the most time; None for no limit.
        wants_advice: whether the engine should also say what it thinks of each card.
    """

    seconds: float | None = None
    wants_advice: bool = False


def bad_line(line: str, expected: str) -> ProtocolError:
    """The error of a line that is not as the protocol says."""
    shown = line if len(line) <= _SHOWN else line[:_SHOWN] + "..."
    return ProtocolError(f"not the protocol: {shown!r} (expected {expected})", code="bad_line")


def option_line(option: EngineOption) -> str:
    """An engine's line about an option."""
    return f"option {option.name} {option.kind} {option.default}".rstrip()


def read_option(rest: str) -> EngineOption:
    """Read what follows the word `option`."""
    name, _, after = rest.partition(" ")
    kind, _, default = after.partition(" ")
    if not name or kind not in ("whole", "text"):
        raise bad_line(f"option {rest}", "option NAME whole|text DEFAULT")
    return EngineOption(name, kind, default)


def hand_lines(view: View) -> list[str]:
    """What a program is told when a hand begins: its seat, the rules, and the match if any."""
    lines = [f"hand {view.seat.label} {view.ruleset}"]
    standing = view.standing
    if standing != Standing():
        numbers = (*standing.points, standing.hands, standing.target)
        lines.append(" ".join(["match", *(str(n) for n in numbers if n is not None)]))
    return lines


def read_hand(rest: str) -> tuple[Seat, RuleSet]:
    """Read what follows the word `hand`."""
    seat, _, rules = rest.partition(" ")
    try:
        return Seat.parse(seat), RuleSet.parse(rules)
    except (NotationError, RuleSetError) as error:
        raise bad_line(f"hand {rest}", f"hand SEAT RULES: {error}") from None


def read_standing(rest: str) -> Standing:
    """Read what follows the word `match`."""
    words = rest.split()
    if len(words) not in (3, 4) or not all(word.isascii() and word.isdigit() for word in words):
        raise bad_line(f"match {rest}", "match NORTH SOUTH HANDS [TARGET]")
    north, south, hands, *target = map(int, words)
    return Standing((north, south), hands, target[0] if target else None)


def view_line(view: View) -> str:
    """What a seat knows, on one line."""
    return "view " + json.dumps(view_to_json(view), separators=(",", ":"))


def go_line(limits: Limits) -> str:
    """The question for a card."""
    seconds = "" if limits.seconds is None else f" seconds {limits.seconds:g}"
    return f"go{seconds}{' advice' if limits.wants_advice else ''}"


def read_go(rest: str) -> Limits:
    """Read what follows the word `go`; words that mean nothing are passed over."""
    words = rest.split()
    seconds = None
    if "seconds" in words[:-1]:
        text = words[words.index("seconds") + 1]
        try:
            seconds = float(text)
        except ValueError:
            seconds = -1.0
        if not 0 < seconds < float("inf"):
            raise bad_line(f"go {rest}", "a number of seconds above 0")
    return Limits(seconds, "advice" in words)


def read_card(text: str, line: str) -> Card:
    """Read a card in an engine's line."""
    try:
        return Card(text)
    except NotationError as error:
        raise bad_line(line, f"a card such as QD: {error}") from None


def advice_line(estimate: CardEstimate) -> str:
    """An engine's line about a card."""
    return f"advice {estimate.card} {estimate.points:.4f} {estimate.standard_error:.4f}"


def read_advice(rest: str) -> CardEstimate:
    """Read what follows the word `advice`."""
    words = rest.split()
    line = f"advice {rest}"
    if len(words) not in (2, 3):
        raise bad_line(line, "advice CARD POINTS [ERROR]")
    try:
        points, error = float(words[1]), float(words[2]) if len(words) == 3 else 0.0
    except ValueError:
        raise bad_line(line, "numbers after the card") from None
    return CardEstimate(read_card(words[0], line), points, error)
