"""Nothing that one browser is sent, over whole games, holds a card that its seat may not know."""

from __future__ import annotations

import json
import re
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from germanwhist import PRESETS, Card, Hand, Match, RuleSet, Seat
from germanwhist.service import StoredEvent, fold
from germanwhist.storage import Database, SqlEventStore
from tests.web.servers import Browser, Socket, browsing, serving, settings_for

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

CARD_CODE = re.compile(r"(?<![A-Za-z0-9_-])(?:10|[2-9TJQKA])[CDHS♣♦♥♠](?![A-Za-z0-9_-])")
HOLDING = re.compile(r"[AKQJT2-9]*\.[AKQJT2-9]*\.[AKQJT2-9]*\.[AKQJT2-9]*")
LARGEST_COUNT = 10_000  # no honest number is larger; sets of cards as numbers would be


def known_cards(hand: Hand, seat: Seat) -> set[Card]:
    """The cards that a seat has held or seen by now, told from the deal and the plays alone."""
    if hand.is_over:
        return set(hand.deal.cards)
    known = set(hand.deal.holding(seat)) | set(hand.plays)
    stock = hand.deal.stock
    for trick in hand.tricks[: hand.ruleset.cards_per_hand]:
        known.add(stock[2 * (trick.number - 1)])
        if trick.winner is not seat:
            known.add(stock[2 * trick.number - 1])
    if len(hand.tricks) < hand.ruleset.cards_per_hand:
        known.add(stock[2 * len(hand.tricks)])
    else:
        return set(hand.deal.cards)
    return known


def numbers_in(value: object) -> Iterator[float]:
    """Every number in a JSON value."""
    if isinstance(value, bool):
        return
    if isinstance(value, int | float):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from numbers_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from numbers_in(part)


def number_lists_in(value: object) -> Iterator[list[Any]]:
    """Every list of numbers in a JSON value: what cards as indices would look like."""
    if isinstance(value, list):
        if value and all(isinstance(part, int) and not isinstance(part, bool) for part in value):
            yield value
        for part in value:
            yield from number_lists_in(part)
    elif isinstance(value, dict):
        for part in value.values():
            yield from number_lists_in(part)


def matches_of(events: tuple[StoredEvent, ...]) -> dict[int, Match]:
    """The match after each number of events, from the cut on."""
    state = None
    matches = {}
    for stored in events:
        state = fold("t", [stored], state)
        if state is not None and state.match is not None:
            matches[stored.seq] = state.match
    return matches


def check(text: str, matches: dict[int, Match], latest: int) -> int:
    """Look for hidden cards in what was sent; gives the number of the table's newest event."""
    if text.startswith("[GermanWhist"):
        # A record holds every card of its hands; they must all be over.
        assert text.count("[GermanWhist") <= len(matches[latest].results)
        return latest
    try:
        body = json.loads(text)
    except ValueError:
        body = text
        assert not text.startswith(("{", "["))
    for part in body if isinstance(body, list) else [body]:
        if isinstance(part, dict) and part.get("type") == "table":
            part.pop("cuts")  # cut from another pack, before the deal
            latest = part["seq"]
        assert all(abs(number) <= LARGEST_COUNT for number in numbers_in(part))
        assert all(len(numbers) == 2 for numbers in number_lists_in(part))
        check_text(json.dumps(part, ensure_ascii=False), matches[latest].hands[-1])
    return latest


def check_text(text: str, hand: Hand) -> None:
    """No card in a text that south does not know at this moment of a hand."""
    told = {Card(code) for code in CARD_CODE.findall(text)}
    assert told <= known_cards(hand, Seat.SOUTH)
    assert not HOLDING.search(text)


async def play_noisily(ann: Browser, socket: Socket, rng: Random) -> None:
    """Play a match, and meanwhile ask for everything one may ask for, and more."""
    pack = [str(Card.from_index(index)) for index in range(52)]
    asked = 0
    while True:
        table = await socket.read()
        if table["type"] != "table":
            continue
        seq = table["seq"]
        if table["abilities"]["play"] is None:
            if rng.random() < 0.3:
                for request in (
                    {"type": "play", "card": rng.choice(pack), "seq": seq - 1},
                    {"type": "claim", "tricks": 13, "seq": seq + 1},
                    {"type": "answer", "accept": True, "seq": seq},
                ):
                    await socket.send(request)
                    assert (await socket.read_until("refused"))["code"]
                await ann.get(f"/api/tables/{table['id']}")
                await ann.get("/api/tables")
                await ann.get(f"/api/tables/{table['id']}/record")
            wish = rng.choice(["undo", "hint"])
            if table["abilities"][wish] is None and rng.random() < 0.15 and asked < 4:
                asked += 1
                await socket.send({"type": wish, "seq": seq})
                continue
            card = rng.choice(table["view"]["legal"])
            await socket.send({"type": "play", "card": card, "seq": seq})
        elif table["abilities"]["next"] is None:
            await socket.send({"type": "next", "seq": seq})
        elif table["phase"] == "match_over":
            return


@pytest.mark.parametrize("preset", PRESETS)
async def test_no_byte_sent_to_a_browser_holds_a_hidden_card(preset: str, tmp_path: Path) -> None:
    """Bodies, headers and socket messages of a whole match, in every form a card may take."""
    rng = Random(preset)
    is_long = RuleSet.preset(preset).match.target is not None
    rules = f"{preset} match=hands=2" if is_long else preset
    async with serving(settings_for(tmp_path)) as address, browsing(address) as ann:
        taken = await ann.open_table(rules=rules)
        async with ann.socket(taken["id"]) as socket:
            await play_noisily(ann, socket, rng)
    async with await Database.open(tmp_path / "tables.db") as database:
        events = await SqlEventStore(database).read(taken["id"])
    matches = matches_of(events)
    latest = 6  # created, two seats, cut, dealt, and perhaps the computer's lead
    for text in ann.received[1:]:
        headers, _, body = text.partition("\n")
        for part in (headers, body) if headers.startswith("Headers(") else (text,):
            latest = check(part, matches, latest)
    assert len(ann.received) > 30


def test_the_search_finds_cards_in_every_form() -> None:
    """The search itself is tested: planted cards are found, ordinary words are not."""
    assert set(CARD_CODE.findall('["QD","10H",♦ 2♣ as TH, K♠]')) == {"QD", "10H", "2♣", "TH", "K♠"}
    assert CARD_CODE.findall("id ABQDx SHA-2C5 table") == []
    assert HOLDING.search("x AKQ.J93.T87.6542 y")
    assert list(number_lists_in({"a": [[1, 2], {"b": [3]}]})) == [[1, 2], [3]]
    assert list(numbers_in({"a": [1, {"b": 2.5}, True]})) == [1, 2.5]
