"""What was played: the client's own results, and whether the deals are fair."""

from typing import Final

import msgspec
from litestar import Router, get

from germanwhist.notation import CardName
from germanwhist.service import DealStatistics, Place
from germanwhist.storage import FinishedHand, FinishedMatch
from germanwhist.web.backend import CurrentBackend
from germanwhist.web.keys.client_key import ClientKey

__all__ = ["STATISTICS_ROUTES"]

_RECENT: Final = 500  # hands listed one by one


class _Tally(msgspec.Struct, kw_only=True):
    rules: str
    level: str | None
    practice: bool
    won: int = 0
    lost: int = 0
    drawn: int = 0

    def count(self, *, is_won: bool | None) -> None:
        """Count one result."""
        if is_won is None:
            self.drawn += 1
        elif is_won:
            self.won += 1
        else:
            self.lost += 1


class HandTally(_Tally, kw_only=True):
    """Hands of one rule set against one level (null: a person); pairs are one's own value first."""

    counted: tuple[int, int] = (0, 0)
    points: tuple[int, int] = (0, 0)


class MatchTally(_Tally, kw_only=True):
    """Matches of one rule set against one level (null: a person)."""


class HandLine(msgspec.Struct, frozen=True, kw_only=True):
    """One finished hand; pairs are one's own value first; mistakes are null before a review."""

    table: str
    hand: int
    at: float
    rules: str
    level: str | None
    practice: bool
    counted: tuple[int, int]
    points: tuple[int, int]
    won: bool | None
    mistakes: int | None


class StatisticsMessage(msgspec.Struct, frozen=True, kw_only=True):
    """The client's results; hands one by one are the newest, newest first."""

    hands: list[HandTally]
    matches: list[MatchTally]
    recent: list[HandLine]


class PlaceMessage(msgspec.Struct, frozen=True, kw_only=True):
    """How often each card was dealt to a place; see `germanwhist.service.PlaceCounts`."""

    place: Place
    deals: int
    counts: list[int]
    expected: float
    chi_square: float
    degrees: int
    p: float


class PackMessage(msgspec.Struct, frozen=True, kw_only=True):
    """The deals of one pack, over all finished hands of all players."""

    pack: int
    deals: int
    cards: list[CardName]
    places: list[PlaceMessage]


@get("/statistics", summary="The client's results")
async def statistics(key: ClientKey, backend: CurrentBackend) -> StatisticsMessage:
    """Hands and matches by rule set and level, practice apart, and the newest hands."""
    hands = () if key is None else await backend.statistics.hands(key)
    matches = () if key is None else await backend.statistics.matches(key)
    return StatisticsMessage(
        hands=_hand_tallies(hands),
        matches=_match_tallies(matches),
        recent=[_line(hand) for hand in hands[:_RECENT]],
    )


@get("/deals", summary="Whether the deals are fair")
async def deals(backend: CurrentBackend) -> list[PackMessage]:
    """Where each card has gone over all finished hands of all players."""
    packs = await backend.deal_book.packs()
    return [_pack(pack, counts) for pack, counts in packs.items() if counts.deals]


def _hand_tallies(hands: tuple[FinishedHand, ...]) -> list[HandTally]:
    tallies: dict[tuple[str, str | None, bool], HandTally] = {}
    for hand in hands:
        key = (hand.rules, hand.level, hand.is_practice)
        if key not in tallies:
            tallies[key] = HandTally(rules=hand.rules, level=hand.level, practice=hand.is_practice)
        tally = tallies[key]
        tally.count(is_won=hand.is_won)
        tally.counted = _sum(tally.counted, hand.counted)
        tally.points = _sum(tally.points, hand.points)
    return list(tallies.values())


def _sum(first: tuple[int, int], second: tuple[int, int]) -> tuple[int, int]:
    return first[0] + second[0], first[1] + second[1]


def _match_tallies(matches: tuple[FinishedMatch, ...]) -> list[MatchTally]:
    tallies: dict[tuple[str, str | None, bool], MatchTally] = {}
    for match in matches:
        key = (match.rules, match.level, match.is_practice)
        if key not in tallies:
            tallies[key] = MatchTally(
                rules=match.rules, level=match.level, practice=match.is_practice
            )
        tallies[key].count(is_won=match.is_won)
    return list(tallies.values())


def _line(hand: FinishedHand) -> HandLine:
    return HandLine(
        table=hand.table,
        hand=hand.number,
        at=hand.at,
        rules=hand.rules,
        level=hand.level,
        practice=hand.is_practice,
        counted=hand.counted,
        points=hand.points,
        won=hand.is_won,
        mistakes=hand.mistakes,
    )


def _pack(pack: int, counts: DealStatistics) -> PackMessage:
    return PackMessage(
        pack=pack,
        deals=counts.deals,
        cards=[str(card) for card in counts.cards],
        places=[
            PlaceMessage(
                place=place.place,
                deals=place.deals,
                counts=list(place.counts),
                expected=place.expected,
                chi_square=place.chi_square,
                degrees=place.degrees,
                p=place.p,
            )
            for place in counts.places()
        ],
    )


STATISTICS_ROUTES: Final = Router(path="/", route_handlers=[statistics, deals], tags=["statistics"])
