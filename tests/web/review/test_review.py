import asyncio
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


async def test_review_that_is_asked_for_twice_counts_once(tmp_path: Path) -> None:
    """A browser repeats a request whose connection broke off; both get the same."""
    async with serving(settings_for(tmp_path)) as address, browsing(address) as ann:
        table = (await ann.open_table(rules="small"))["id"]
        async with ann.socket(table) as socket:
            await play_match(socket)
        wish = {"table": table, "hand": 1}
        one, other = await asyncio.gather(
            ann.post("/api/review", wish), ann.post("/api/review", wish)
        )
        progress = (await ann.get("/api/progress")).json()
    assert (one.status_code, one.json()) == (200, other.json())
    assert len(progress["hands"]) == 1


async def test_record_is_reviewed_hand_by_hand(tmp_path: Path) -> None:
    """A pasted text may hold several hands; the wished one is taken."""
    records = [played_out(1), played_out(2)]
    text = "\n".join(map(format_record, records))
    async with serving(settings_for(tmp_path)) as address, browsing(address) as ann:
        for number, record in enumerate(records, 1):
            review = (await ann.post("/api/review", {"record": text, "hand": number})).json()
            assert [Card(code) for code in review["deal"]["cards"]] == list(record.deal.cards)
            assert review["hands"] == 2
        missing = await ann.post("/api/review", {"record": text, "hand": 3})
    assert (missing.status_code, missing.json()["code"]) == (404, "no_such_hand")


async def test_fault_in_one_hand_leaves_the_others(tmp_path: Path) -> None:
    """Hands keep their numbers; only who asks for the one at fault hears of it, and where it is."""
    good = format_record(played_out(1))
    bad = good.replace('"north"', '"nort"')
    line = len(good.split("\n")) + 1 + bad[: bad.index('"nort"')].count("\n")
    async with serving(settings_for(tmp_path)) as address, browsing(address) as ann:
        text = f"{good}\n{bad}\n{good}"
        for number in (1, 3):
            answer = await ann.post("/api/review", {"record": text, "hand": number})
            assert answer.json()["hands"] == 3
        refused = (await ann.post("/api/review", {"record": text, "hand": 2})).json()
    assert (refused["code"], refused["line"], refused["column"]) == ("bad_value", line, 10)


async def test_illegal_play_of_a_record_is_refused_with_its_place(tmp_path: Path) -> None:
    """The line and column of the card, and the code of the rule that it breaks."""
    record = format_record(played_out(1))
    assert "1. QC 8D" in record.split("\n")[11], "the hand that the place was read from"
    illegal = record.replace("1. QC 8D", "1. 8D QC")
    async with serving(settings_for(tmp_path)) as address, browsing(address) as ann:
        refused = (await ann.post("/api/review", {"record": illegal})).json()
    assert (refused["code"], refused["line"], refused["column"]) == ("card_not_held", 12, 4)


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


async def test_record_without_every_card_is_refused_plainly(tmp_path: Path) -> None:
    """In the review and in playing on, with the place of the first that is not known."""
    record = format_record(played_out(1)).split("\n")
    record[8] = "9C" + " ??" * 6
    partial = "\n".join(record)
    async with serving(settings_for(tmp_path)) as address, browsing(address) as ann:
        for path, more in (("review", {}), ("tables/again", {"level": "novice"})):
            refused = await ann.post(f"/api/{path}", {"record": partial, "hand": 1, **more})
            problem = refused.json()
            assert refused.status_code == 422
            assert (problem["code"], problem["line"], problem["column"]) == ("unknown_cards", 9, 4)
