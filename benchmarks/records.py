"""Records: written, read as text and as JSON, and replayed, all the same hands one after the other.

The issue is reading: it should be far quicker than replaying what was read, whatever the machine.
"""

from __future__ import annotations

import io
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING

from germanwhist import (
    PRESETS,
    Deal,
    Hand,
    Record,
    Seat,
    Verifier,
    read_json_records,
    read_records,
    write_json_records,
    write_records,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

__all__ = ["run"]


def run(*, hands: int = 3_000, seed: int = 1) -> dict[str, float]:
    """Keep and read so many hands over all presets.

    Args:
        hands: how many hands.
        seed: of the deals and of the plays.

    Returns:
        Hands a second: written as text, read from it, written as JSON, read from it, verified.

    Raises:
        AssertionError: what was read is not what was written, or has faults.
    """
    records = [_record(seed + number) for number in range(hands)]
    text, json_text = io.StringIO(), io.StringIO()
    figures = {
        "texts_written_per_s": hands / _seconds(lambda: write_records(records, text)),
        "json_written_per_s": hands / _seconds(lambda: write_json_records(records, json_text)),
    }
    lines, json_lines = text.getvalue().splitlines(), json_text.getvalue().splitlines()
    figures["texts_read_per_s"] = hands / _seconds(lambda: _count(read_records(lines)))
    figures["json_read_per_s"] = hands / _seconds(lambda: _count(read_json_records(json_lines)))
    verifier = Verifier()
    figures["verified_per_s"] = hands / _seconds(lambda: _count(map(verifier.check, records)))
    if not list(read_records(lines)) == list(read_json_records(json_lines)) == records:
        raise AssertionError("what was read is not what was written")
    if any(map(Verifier().check, records)):
        raise AssertionError("a random hand has faults")
    return figures


def _record(seed: int) -> Record:
    presets = list(PRESETS.values())
    ruleset = presets[seed % len(presets)]
    rng = Random(seed)  # noqa: S311 - the plays of a benchmark are no secret
    hand = Hand.start(ruleset, Deal.shuffled(seed, Seat(seed % 2), pack=ruleset.pack))
    while not hand.is_over:
        hand = hand.play(rng.choice(list(hand.legal_plays())))
    return Record.of(hand)


def _count(values: Iterable[object]) -> int:
    return sum(1 for _ in values)


def _seconds(work: Callable[[], object]) -> float:
    began = perf_counter()
    work()
    return perf_counter() - began
