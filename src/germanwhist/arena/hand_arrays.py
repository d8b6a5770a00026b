"""Generated hands as arrays: what `germanwhist generate` writes, read for learning and counting."""

from __future__ import annotations

import importlib.util
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from germanwhist.arena.dataset import EXACT_TAG
from germanwhist.cards import Card
from germanwhist.errors import NotationError
from germanwhist.notation import load_records
from germanwhist.rules import Deal, Hand, Objective, RuleSet, Seat

if TYPE_CHECKING:
    import os

    from numpy.typing import NDArray

    from germanwhist.notation import Record

__all__ = ["HandArrays", "arrays_of", "load_hands"]

_NO_TRUMP: Final = -1


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class HandArrays:
    """Generated hands, one row each, all by the same rules and between the same players.

    Cards are numbers from 0 to 51 as in `Card.index`, seats 0 for north and 1 for south.

    Args:
        ruleset: the rules in force.
        players: north's and south's names.
        dealer: `(n,)` of int8, the seat that dealt.
        deal: `(n, pack)` of uint8, the whole pack in the order of the deal, as `Deal.cards`.
        plays: `(n, pack)` of uint8, the cards played, in order, both stages.
        trump: `(n,)` of int8, the trump suit; -1 without trumps.
        is_low: `(n,)` of bool, whether the hand was played for few tricks.
        stage_two_leader: `(n,)` of int8, the seat that led to the first trick of stage two.
        exact_tricks: `(n,)` of int8, the tricks of stage two that this seat makes when both play
            best.
        counted: `(n, 2)` of int16, counted tricks or points at the end, north's first.
        points: `(n, 2)` of int32, what the hand scored, north's first, stake included.

    Example:
        >>> from germanwhist.arena import Contestant, DataPlan, arrays_of, generate_hands
        >>> plan = DataPlan(
        ...     players=(Contestant("greedy"), Contestant("random")), ruleset=RuleSet(pack=28))
        >>> hands = arrays_of([made.record for made in generate_hands(plan, start=0, stop=20)])
        >>> len(hands), hands.deal.shape, hands.players
        (20, (20, 28), ('greedy', 'random'))
        >>> hands.hand(3).result.points == tuple(hands.points[3].tolist())
        True
    """

    ruleset: RuleSet
    players: tuple[str | None, str | None]
    dealer: NDArray[np.int8]
    deal: NDArray[np.uint8]
    plays: NDArray[np.uint8]
    trump: NDArray[np.int8]
    is_low: NDArray[np.bool_]
    stage_two_leader: NDArray[np.int8]
    exact_tricks: NDArray[np.int8]
    counted: NDArray[np.int16]
    points: NDArray[np.int32]

    def __len__(self) -> int:
        return len(self.dealer)

    def hand(self, row: int, *, plays: int | None = None) -> Hand:
        """A hand of a row, played out or after its first plays; `Hand.view` shows it to a seat.

        Args:
            row: which, from 0.
            plays: how many plays are made; None for all.
        """
        cards = tuple(map(Card.from_index, self.deal[row].tolist()))
        made = map(Card.from_index, self.plays[row, :plays].tolist())
        return Hand.replay(self.ruleset, Deal(cards, Seat(int(self.dealer[row]))), plays=made)


def load_hands(path: str | os.PathLike[str]) -> HandArrays:
    """Read a file that `germanwhist generate` has written.

    Args:
        path: ends in `.parquet` for a table, which needs the extra `data`; or in `.gwr`, `.json`
            or `.jsonl` for records. The same hands give the same arrays from each.

    Raises:
        NotationError: another kind of file, or one that `generate` has not written (code
            `not_generated`); a fault in a record.
        OSError: the file cannot be read.

    Source: own; documentation page "Generated hands".
    """
    if Path(path).suffix == ".parquet":
        return _of_table(path)
    return arrays_of(list(load_records(path)), source=str(path))


def arrays_of(records: list[Record], *, source: str = "") -> HandArrays:
    """The arrays of generated hands.

    Args:
        records: as `generate_hands` makes them, at least one.
        source: the name of their file, for errors.

    Raises:
        NotationError: not one rule set and pair of players, or a hand without its exact value or
            not played out (code `not_generated`); one of which a card is not known.
    """
    if not records:
        raise NotationError("found no hands (expected one)", code="not_generated", source=source)
    first = records[0]
    for record in records:
        is_like_first = (record.ruleset, record.north, record.south) == (
            first.ruleset,
            first.north,
            first.south,
        )
        if not (is_like_first and record.is_played_out and EXACT_TAG in dict(record.tags)):
            raise record.fault(
                f"not a generated hand (expected one that was played out, with the tag {EXACT_TAG},"
                " the rules and the players of the first)",
                code="not_generated",
                part="ruleset",
            )
    hands = [record.hand() for record in records]
    per_stage = first.ruleset.cards_per_hand
    results = [hand.result for hand in hands]
    return HandArrays(
        ruleset=first.ruleset,
        players=(first.north, first.south),
        dealer=np.array([record.deal.dealer for record in records], np.int8),
        deal=np.array([[card.index for card in hand.deal.cards] for hand in hands], np.uint8),
        plays=np.array([[card.index for card in record.plays] for record in records], np.uint8),
        trump=np.array(
            [_NO_TRUMP if hand.trump is None else hand.trump for hand in hands], np.int8
        ),
        is_low=np.array([hand.objective is Objective.LOW for hand in hands], np.bool_),
        stage_two_leader=np.array([hand.tricks[per_stage].leader for hand in hands], np.int8),
        exact_tricks=np.array([dict(record.tags)[EXACT_TAG] for record in records], np.int8),
        counted=np.array([hand.counted for hand in hands], np.int16),
        points=np.array([result.points for result in results if result is not None], np.int32),
    )


def _of_table(path: str | os.PathLike[str]) -> HandArrays:
    if importlib.util.find_spec("pyarrow") is None:
        raise NotationError(
            "Parquet needs pyarrow (expected the extra: pip install 'germanwhist[data]')",
            code="no_pyarrow",
            source=str(path),
        )
    from germanwhist.arena.parquet import read_parquet  # noqa: PLC0415 - an extra, and slow

    about, columns = read_parquet(Path(path))
    pairs: dict[str, NDArray[Any]] = {
        name: np.stack([columns[f"{name}_north"], columns[f"{name}_south"]], axis=1)
        for name in ("counted", "points")
    }
    names = ("dealer", "deal", "plays", "trump", "is_low", "stage_two_leader", "exact_tricks")
    return HandArrays(
        ruleset=RuleSet.parse(about["rules"]),
        players=(about["north"], about["south"]),
        **{name: columns[name] for name in names},
        **pairs,
    )
