"""Generated hands as a Parquet file; importing this needs pyarrow, the extra `data`."""

from __future__ import annotations

from importlib.metadata import version
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

import pyarrow as pa
import pyarrow.parquet as pq

from germanwhist.errors import NotationError
from germanwhist.rules import Objective, Seat

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from numpy.typing import NDArray

    from germanwhist.arena.dataset import DataPlan, GeneratedHand

__all__ = ["COLUMNS", "read_parquet", "write_parquet"]

_ROWS: Final = 10_000  # in a row group

COLUMNS: Final = {
    "hand": pa.int64(),
    "dealer": pa.int8(),
    "deal": pa.list_(pa.uint8()),
    "plays": pa.list_(pa.uint8()),
    "trump": pa.int8(),
    "is_low": pa.bool_(),
    "stage_two_leader": pa.int8(),
    "exact_tricks": pa.int8(),
    "counted_north": pa.int16(),
    "counted_south": pa.int16(),
    "points_north": pa.int32(),
    "points_south": pa.int32(),
}
"""The columns and their types; the documentation's page "Generated hands" says what they mean."""


def write_parquet(hands: Iterable[GeneratedHand], path: Path, plan: DataPlan) -> None:
    """Write hands to a file: the same hands, the same bytes, with one version of pyarrow.

    Args:
        hands: in order; each is asked for when it is needed.
        path: the file to make.
        plan: what determined the hands; it stands in the file's metadata.
    """
    about = {
        "germanwhist": version("germanwhist"),
        "rules": str(plan.ruleset),
        "seed": str(plan.seed),
        "north": plan.players[Seat.NORTH].text,
        "south": plan.players[Seat.SOUTH].text,
    }
    schema = pa.schema(list(COLUMNS.items()), metadata=about)
    rows = map(_row, hands)
    with pq.ParquetWriter(path, schema, compression="zstd") as writer:
        for group in _groups(rows):
            writer.write_table(pa.Table.from_pylist(group, schema=schema))


def read_parquet(path: Path) -> tuple[dict[str, str], dict[str, NDArray[Any]]]:
    """The metadata and the columns of a file that `write_parquet` has made.

    Args:
        path: the file.

    Returns:
        What determined the hands, and an array for each column, two-dimensional where it has
        lists.

    Raises:
        NotationError: another file (code `not_generated`).
        OSError: the file cannot be read.
    """
    try:
        table = pq.read_table(path)
    except pa.ArrowInvalid as error:
        raise _not_generated(path, str(error).partition("\n")[0]) from None
    about = {
        key.decode("utf-8"): value.decode("utf-8")
        for key, value in (table.schema.metadata or {}).items()
    }
    if (
        "germanwhist" not in about
        or dict(zip(table.column_names, table.schema.types, strict=True)) != COLUMNS
    ):
        raise _not_generated(path, "a table with other columns")
    columns: dict[str, NDArray[Any]] = {}
    for name, kind in COLUMNS.items():
        column = table.column(name).combine_chunks()
        if pa.types.is_list(kind):
            columns[name] = column.flatten().to_numpy(zero_copy_only=False).reshape(len(table), -1)
        else:
            columns[name] = column.to_numpy(zero_copy_only=False)
    return about, columns


def _not_generated(path: Path, found: str) -> NotationError:
    return NotationError(
        f"found {found} (expected a table of germanwhist generate)",
        code="not_generated",
        source=str(path),
    )


def _groups(rows: Iterator[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    while group := list(islice(rows, _ROWS)):
        yield group


def _row(generated: GeneratedHand) -> dict[str, Any]:
    record = generated.record
    hand = record.hand()
    counted = hand.counted
    points = (0, 0) if hand.result is None else hand.result.points
    return {
        "hand": generated.number,
        "dealer": int(record.deal.dealer),
        "deal": [card.index for card in hand.deal.cards],
        "plays": [card.index for card in record.plays],
        "trump": -1 if hand.trump is None else int(hand.trump),
        "is_low": hand.objective is Objective.LOW,
        "stage_two_leader": int(generated.leader),
        "exact_tricks": generated.exact_tricks,
        "counted_north": counted[Seat.NORTH],
        "counted_south": counted[Seat.SOUTH],
        "points_north": points[Seat.NORTH],
        "points_south": points[Seat.SOUTH],
    }
