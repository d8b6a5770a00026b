"""A match on disk: every deal is written as it is played, and a match can go on from there."""

from __future__ import annotations

import hashlib
from importlib.metadata import version
from typing import TYPE_CHECKING, Any, Final, final

import msgspec

from germanwhist.arena.match import outcome_of
from germanwhist.arena.outcomes import DealOutcome, Forfeit, ForfeitKind, HandOutcome, Times
from germanwhist.arena.run import BlockResult
from germanwhist.errors import NotationError, StorageError
from germanwhist.notation import record_from_json, record_to_json
from germanwhist.rules import Seat

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

    from germanwhist.arena.tournament import Tournament
    from germanwhist.rules import Deal

__all__ = ["Journal", "seed_of_journal"]

_FORMAT: Final = 2  # 1 had other deals for a seed
_DIGITS: Final = 6  # of a second


class _Head(msgspec.Struct, forbid_unknown_fields=True):
    """The first line: what was played."""

    arena: int
    version: str
    players: list[str]
    rules: dict[str, str]
    seed: int
    seconds: float | None
    hand_seconds: float | None
    clock: str
    given: str


class _ForfeitLine(msgspec.Struct, forbid_unknown_fields=True):
    player: int
    kind: str
    detail: str
    play: int


class _HandLine(msgspec.Struct, forbid_unknown_fields=True):
    first: str
    record: dict[str, Any]
    seconds: tuple[list[float], list[float]]
    processor: tuple[list[float], list[float]]
    forfeit: _ForfeitLine | None


class _DealLine(msgspec.Struct, forbid_unknown_fields=True):
    match: int
    deal: int
    hands: tuple[_HandLine, _HandLine]


@final
class Journal:
    """The file of a tournament: JSON Lines, the first for the players, one for each deal.

    A line that was cut off when the computer stopped is left out; its deal is played again.

    Args:
        path: the file; it is made when it is not there.
        tournament: what is played.

    Raises:
        StorageError: the file is that of another tournament, or of another version of this
            package, which may play otherwise (code `other_match`).
        NotationError: a line of the file is damaged.
        OSError: the file cannot be read or written.
    """

    def __init__(self, path: Path, tournament: Tournament) -> None:
        self._path = path
        self._head = _head_of(tournament)
        self._matches = len(tournament.pairs)
        text = path.read_bytes() if path.exists() else b""
        whole = text[: text.rfind(b"\n") + 1]
        self.done = tuple(self._read(whole.splitlines()))
        self._stream = path.open("ab", buffering=0)
        self._stream.truncate(len(whole))
        if not whole:
            self._write(self._head)

    def _read(self, lines: Sequence[bytes]) -> Iterable[BlockResult]:
        """What has been played before."""
        for number, line in enumerate(lines, 1):
            try:
                if number == 1:
                    self._check(msgspec.json.decode(line, type=_Head))
                else:
                    yield self._played(msgspec.json.decode(line, type=_DealLine))
            except (msgspec.DecodeError, ValueError) as error:
                reason = error.message if isinstance(error, NotationError) else str(error)
                raise NotationError(
                    f"damaged: {reason} (expected a line of a match)",
                    code="bad_journal",
                    source=str(self._path),
                    line=number,
                ) from None

    def _check(self, found: _Head) -> None:
        for field in msgspec.structs.fields(_Head):
            there, wanted = getattr(found, field.name), getattr(self._head, field.name)
            if there != wanted:
                raise StorageError(
                    f"{self._path}: a match with {field.name} {there!r} (expected {wanted!r})",
                    code="other_match",
                )

    def _played(self, line: _DealLine) -> BlockResult:
        if not 0 <= line.match < self._matches:
            raise ValueError(f"match {line.match}")
        first, second = (_hand_of(hand) for hand in line.hands)
        return BlockResult(line.match, (DealOutcome(line.deal, (first, second)),))

    def add(self, match: int, outcomes: Iterable[DealOutcome]) -> None:
        """Write deals of a match to the file at once.

        Args:
            match: the number of the match.
            outcomes: its deals.
        """
        for outcome in outcomes:
            first, second = (_line_of(hand) for hand in outcome.hands)
            self._write(_DealLine(match, outcome.number, (first, second)))

    def _write(self, line: msgspec.Struct) -> None:
        try:
            self._stream.write(msgspec.json.encode(line) + b"\n")
        except OSError as error:  # the system does not say which file it was
            raise OSError(error.errno, error.strerror, str(self._path)) from None

    def close(self) -> None:
        """Close the file."""
        self._stream.close()


def seed_of_journal(path: Path) -> int | None:
    """The seed of the match in a journal; None when there is no such file, or no match in it.

    Args:
        path: the file.
    """
    try:
        with path.open("rb") as stream:
            return msgspec.json.decode(stream.readline(), type=_Head).seed
    except (FileNotFoundError, msgspec.DecodeError):  # whoever opens it will say what is wrong
        return None


def _head_of(tournament: Tournament) -> _Head:
    return _Head(
        arena=_FORMAT,
        version=version("germanwhist"),
        players=[contestant.text for contestant in tournament.players],
        rules=tournament.ruleset.options(),
        seed=tournament.seed,
        seconds=tournament.limits.play,
        hand_seconds=tournament.limits.hand,
        clock=tournament.limits.clock.value,
        given=_digest(tournament.given),
    )


def _digest(deals: Sequence[Deal]) -> str:
    """What stands for deals that were given; empty for none."""
    if not deals:
        return ""
    text = "\n".join(f"{deal.dealer.label} {' '.join(map(str, deal.cards))}" for deal in deals)
    return hashlib.sha256(text.encode()).hexdigest()


def _line_of(hand: HandOutcome) -> _HandLine:
    forfeit = hand.forfeit
    return _HandLine(
        first=hand.first_seat.label,
        record=record_to_json(hand.record),
        seconds=_rounded(hand.seconds),
        processor=_rounded(hand.processor),
        forfeit=None
        if forfeit is None
        else _ForfeitLine(forfeit.player, forfeit.kind, forfeit.detail, forfeit.play),
    )


def _rounded(times: Times) -> tuple[list[float], list[float]]:
    first, second = ([round(taken, _DIGITS) for taken in side] for side in times)
    return first, second


def _hand_of(line: _HandLine) -> HandOutcome:
    record = record_from_json(line.record)
    forfeit = line.forfeit
    return outcome_of(
        record.hand(),
        record,
        first_seat=Seat.parse(line.first),
        seconds=(tuple(line.seconds[0]), tuple(line.seconds[1])),
        processor=(tuple(line.processor[0]), tuple(line.processor[1])),
        forfeit=None
        if forfeit is None
        else Forfeit(
            player=forfeit.player,
            kind=ForfeitKind(forfeit.kind),
            detail=forfeit.detail,
            play=forfeit.play,
        ),
    )
