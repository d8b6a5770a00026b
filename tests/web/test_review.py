from pathlib import Path

from germanwhist import Card, Deal, Hand, Record, RuleSet, Seat, format_record
from tests.web.servers import browsing, play_match, serving, settings_for

SMALL = RuleSet.preset("small")


def played_out(seed: int) -> Record:
    """A whole hand of the small game."""
    hand = Hand.start(SMALL, Deal.shuffled(seed, Seat.NORTH, pack=28))
    while not hand.is_over:
        hand = hand.play(hand.legal_plays().lowest())
    return Record.of(hand)


async def test_own_finished_hand_is_reviewed_and_its_mistakes_are_kept(tmp_path: Path) -> None:
    """Every play with its value; statistics then know the own mistakes."""
    async with (
        serving(settings_for(tmp_path)) as address,
        browsing(address) as ann,
        browsing(address) as eve,
    ):
        table = (await ann.open_table(rules="small"))["id"]
        early = await ann.post("/api/review", {"table": table, "hand": 1})
        async with ann.socket(table) as socket:
            await play_match(socket)
        before = (await ann.get("/api/statistics")).json()["recent"][0]
        review = (await ann.post("/api/review", {"table": table, "hand": 1})).json()
        after = (await ann.get("/api/statistics")).json()["recent"][0]
        foreign = await eve.post("/api/review", {"table": table, "hand": 1})
    assert (early.status_code, early.json()["code"]) == (404, "no_such_hand")
    assert foreign.status_code == 401
    assert review["players"] == {"north": "lowest", "south": "Ann"}
    assert len(review["plays"]) == 28
    assert (before["mistakes"], after["mistakes"]) == (None, review["sides"]["south"]["mistakes"])


async def test_record_is_reviewed_hand_by_hand(tmp_path: Path) -> None:
    """A pasted text may hold several hands; the wished one is taken."""
    records = [played_out(1), played_out(2)]
    text = "\n".join(map(format_record, records))
    async with serving(settings_for(tmp_path)) as address, browsing(address) as ann:
        for number, record in enumerate(records, 1):
            review = (await ann.post("/api/review", {"record": text, "hand": number})).json()
            assert [Card(code) for code in review["deal"]["cards"]] == list(record.deal.cards)
        missing = await ann.post("/api/review", {"record": text, "hand": 3})
    assert (missing.status_code, missing.json()["code"]) == (404, "no_such_hand")


async def test_bad_records_are_refused_with_their_place(tmp_path: Path) -> None:
    """Not a record, an illegal play, nothing or both at once: each its own code."""
    record = format_record(played_out(1))
    first = record.split("1. ")[1].split()[0]
    illegal = record.replace(f"1. {first}", "1. 2C")
    async with serving(settings_for(tmp_path)) as address, browsing(address) as ann:
        for body in (
            {"record": "nonsense"},
            {"record": illegal},
            {},
            {"record": record, "table": "t"},
        ):
            answer = await ann.post("/api/review", body)
            assert answer.status_code == 422, answer.text
            assert answer.json()["code"]
            assert "\n" not in answer.json()["detail"]
