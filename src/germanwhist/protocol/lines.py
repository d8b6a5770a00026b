"""The lines of the protocol that carry more than a word, written and read side by side."""

from __future__ import annotations

import json
from dataclasses import dataclass
from math import isfinite
from typing import TYPE_CHECKING, Final

from germanwhist.cards import Card
from germanwhist.errors import NotationError, ProtocolError, RuleSetError
from germanwhist.notation import view_to_json
from germanwhist.rules import RuleSet, Seat, Standing

if TYPE_CHECKING:
    from germanwhist.rules import View

__all__ = [
    "MOST",
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
    "read_version",
    "read_whole",
    "view_line",
]

PROTOCOL_VERSION: Final = 2
MOST: Final = 2**31 - 1
"""The largest whole number on a line, points apart."""
MOST_POINTS: Final = 2**53 - 1
"""The most points of a match."""
_SHOWN: Final = 60  # characters of a bad line


@dataclass(frozen=True, slots=True, kw_only=True)
class EngineOption:
    """Something about an engine that can be set.

    Args:
        name: one word.
        kind: `whole` for a whole number, `text` for anything on one line.
        default: its value when it is not set.
        least: the smallest whole number.
        most: the largest whole number.
    """

    name: str
    kind: str
    default: str
    least: int = 0
    most: int = MOST

    @property
    def expected(self) -> str:
        """What a value should be, for an error."""
        return "one line" if self.kind == "text" else f"{self.least} to {self.most}"

    def takes(self, value: str) -> bool:
        """Whether the option can be set to this.

        Args:
            value: as it stands on the line.
        """
        if self.kind == "text":
            return "\n" not in value and "\r" not in value
        try:
            read_whole(value, value, least=self.least, most=self.most)
        except ProtocolError:
            return False
        return True


@dataclass(frozen=True, slots=True, kw_only=True)
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


def read_whole(text: str, line: str, *, least: int = 0, most: int = MOST) -> int:
    """Read a whole number.

    Args:
        text: the number.
        line: where it stands, for the error.
        least: the smallest that may be.
        most: the largest.
    """
    digits = text.lstrip("0") or "0"
    is_number = text.isascii() and text.isdigit() and len(digits) <= len(str(most))
    if not is_number or not least <= int(digits) <= most:
        raise bad_line(line, f"a whole number from {least} to {most}")
    return int(digits)


def read_version(text: str, line: str) -> int:
    """Read the number of a version of the protocol, from 1."""
    return read_whole(text, line, least=1)


def option_line(option: EngineOption, *, version: int = PROTOCOL_VERSION) -> str:
    """An engine's line about an option; the range of a number came with version 2."""
    line = f"option {option.name} {option.kind} {option.default}".rstrip()
    has_range = version > 1 and option.kind == "whole"
    return f"{line} {option.least} {option.most}" if has_range else line


def read_option(rest: str) -> EngineOption:
    """Read what follows the word `option`."""
    name, _, after = rest.partition(" ")
    kind, _, default = after.partition(" ")
    line = f"option {rest}"
    if not name or kind not in ("whole", "text"):
        raise bad_line(line, "option NAME text DEFAULT or option NAME whole DEFAULT [LEAST MOST]")
    words = default.split(" ")
    if kind == "text" or len(words) != 3:
        return EngineOption(name=name, kind=kind, default=default)
    least, most = (read_whole(word, line) for word in words[1:])
    return EngineOption(name=name, kind=kind, default=words[0], least=least, most=most)


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
    line = f"match {rest}"
    if len(words) not in (3, 4):
        raise bad_line(line, "match NORTH SOUTH HANDS [TARGET]")
    north, south, hands, *target = (read_whole(word, line, most=MOST_POINTS) for word in words)
    return Standing(points=(north, south), hands=hands, target=target[0] if target else None)


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
    if not (isfinite(points) and isfinite(error)):
        raise bad_line(line, "finite numbers after the card")
    return CardEstimate(card=read_card(words[0], line), points=points, standard_error=error)
