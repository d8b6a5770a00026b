"""What the client is told of the hand of a day."""

import msgspec

__all__ = ["DayGlance", "DayLine", "DayMessage", "DayResult"]


class DayLine(msgspec.Struct, frozen=True, kw_only=True):
    """One day of the client; null for what there is not."""

    date: str
    tricks: int | None
    par: int | None


class DayResult(msgspec.Struct, frozen=True, kw_only=True):
    """How the client's counted try has ended.

    Args:
        counted: tricks of stage two, one's own first.
        course: who took them in their order: whether it was the client.
    """

    counted: tuple[int, int]
    course: list[bool]


class DayMessage(msgspec.Struct, frozen=True, kw_only=True):
    """The hand of a day, as far as the client may know it; no card is told.

    Args:
        date: the day.
        today: the day that has begun, at 0:00 UTC.
        level: the opponent's level.
        par_level: the level that makes par.
        par: the tricks it makes from the client's seat; null while that is being worked out.
        table: where the client has begun its counted try; null before.
        result: how that try has ended; null before its end.
        players: how many people have finished theirs.
        spread: how many of them made 0 tricks, 1, and so on; empty before the client's own end.
        days: the last two weeks, the newest day first.
        streak: days played in a row, of which one at a time may be missed.
        longest: the longest row.
    """

    date: str
    today: str
    level: str
    par_level: str
    par: int | None
    table: str | None
    result: DayResult | None
    players: int
    spread: list[int]
    days: list[DayLine]
    streak: int
    longest: int


class DayGlance(msgspec.Struct, frozen=True, kw_only=True):
    """The hand of today in a few words.

    Args:
        date: the day.
        level: the opponent's level.
        par: the tricks of the strongest level; null while nobody has asked for it.
        is_begun: whether the client has begun its counted try.
        tricks: what the client made in it; null before its end.
    """

    date: str
    level: str
    par: int | None
    is_begun: bool
    tricks: int | None
