"""What a finished hand teaches, in sentences; for the screen and for lines."""

from __future__ import annotations

import asyncio
from threading import Event
from typing import TYPE_CHECKING, Final

from germanwhist.engine.processors import processor_count
from germanwhist.review import review_hand
from germanwhist.school import explain_mistakes
from germanwhist.texts import reason_in_words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from germanwhist.notation import Record
    from germanwhist.review import HandReview, PlayReview
    from germanwhist.rules import Seat
    from germanwhist.texts import Texts

__all__ = ["reviewed", "told_review"]

_WORLDS: Final = 100  # a first look; what seems a mistake is looked at again by the judge itself


class _LeftError(Exception):
    """Nobody waits for the review any more."""


async def reviewed(record: Record, on_play: Callable[[int, int], None]) -> HandReview:
    """Review a finished hand while everything else goes on; a cancelled one ends at the next play.

    Args:
        record: a hand all of whose cards are known.
        on_play: told the plays reviewed and the plays in all, after each.
    """
    loop, is_left = asyncio.get_running_loop(), Event()

    def tell(done: int, total: int) -> None:
        if is_left.is_set():
            raise _LeftError
        loop.call_soon_threadsafe(on_play, done, total)

    hand, threads = record.hand(), processor_count()
    try:
        return await asyncio.to_thread(
            review_hand, hand, worlds=_WORLDS, threads=threads, on_play=tell
        )
    finally:
        is_left.set()


def told_review(
    texts: Texts, record: Record, review: HandReview, *, me: Seat, name: str
) -> Iterator[str]:
    """A reviewed hand: its result, both sides, and each mistake with why the best card was better.

    Args:
        texts: the language.
        record: the hand.
        review: its review.
        me: the reader's seat.
        name: what the opponent is called.
    """
    result = _result(texts, review, me=me, name=name)
    yield texts("look-back-hand", number=record.hand_number or 1, result=result)
    for seat in (me, me.opponent):
        side = review.sides[seat]
        yield texts(
            "look-back-side",
            who="you" if seat is me else "them",
            name=name,
            mistakes=side.mistakes,
            cost=round(side.cost, 1),
            luck=round(side.luck, 1) + 0.0,
        )
    plays = {play.number: play for play in review.plays}
    for number, explained in explain_mistakes(review).items():
        play = plays[number]
        reader = None if play.seat is me else name
        why = [reason_in_words(texts, reason, name=reader) for reason in explained.reasons]
        yield " ".join([_mistake(texts, review, play, me=me, name=name), *why])


def _result(texts: Texts, review: HandReview, *, me: Seat, name: str) -> str:
    result = review.hand.result
    if result is None:
        return texts("review-unfinished", name=name)
    outcome = "even" if result.winner is None else "won" if result.winner is me else "lost"
    yours, theirs = result.counted[me], result.counted[me.opponent]
    return texts(f"review-{outcome}", name=name, yours=yours, theirs=theirs)


def _mistake(texts: Texts, review: HandReview, play: PlayReview, *, me: Seat, name: str) -> str:
    """Who played what, in which trick of which stage, what it cost, and what was better."""
    per_stage = review.hand.ruleset.cards_per_hand
    moment = texts(
        "moment-led" if play.number % 2 else "moment-followed",
        trick=play.trick if play.stage == 1 else play.trick - per_stage,
        who="you" if play.seat is me else "them",
        name=name,
        card=play.card,
    )
    points = round(play.cost, 1)
    cost = texts("verdict-mistake", points=points, count=points)
    better = texts("verdict-better", card=play.cards[0].card)
    stage = texts("stage-one" if play.stage == 1 else "stage-two")
    return f"{stage}. {moment}. {cost}. {better}"
