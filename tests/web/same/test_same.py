"""Same cards over HTTP: each at their own time, and nobody learns anything early."""

from __future__ import annotations

import json
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from tests.service.tables_for_tests import LOWEST, LowestCard, seeded
from tests.web.clock import A_DAY, Clock
from tests.web.servers import browsing, serving, settings_for

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from tests.web.servers import JSON, Browser


@dataclass
class Two:
    """Ann, who has invited, and Bob, who has come; the id of what they play, and its invitation."""

    ann: Browser
    bob: Browser
    id: str
    invite: str
    clock: Clock

    async def look(self, browser: Browser) -> JSON:
        """What one of them is told."""
        answer = await browser.get(f"/api/same/{self.id}")
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    async def begin(self, browser: Browser, number: int) -> str:
        """The table of a deal."""
        answer = await browser.post(f"/api/same/{self.id}/deals/{number}", {})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    async def play(self, browser: Browser, number: int, *, card: int = 0) -> list[JSON]:
        """Play a deal to its end, always the first card (or the last, -1); all that was shown."""
        shown: list[JSON] = []
        async with browser.socket(await self.begin(browser, number)) as socket:
            while not shown or shown[-1]["phase"] != "match_over":
                message = await socket.read()
                if message["type"] != "table":
                    continue  # somebody who comes back may be asked once more
                shown.append(message)
                if message["abilities"]["play"] is None:
                    chosen = message["view"]["legal"][card]
                    await socket.send({"type": "play", "card": chosen, "seq": message["seq"]})
        return shown


@asynccontextmanager
async def two(folder: Path, **wishes: object) -> AsyncIterator[Two]:
    """A server with a clock that can be moved, and two people with a challenge."""
    clock = Clock()
    setup = replace(seeded(clock=clock), make_same_opponent=lambda *_: LowestCard())
    async with (
        serving(settings_for(folder, setup=setup)) as address,
        browsing(address) as ann,
        browsing(address) as bob,
    ):
        wish = {"level": LOWEST, "deals": 4, "name": "Ann", **wishes}
        made = await ann.post("/api/same", wish)
        assert made.status_code == 201, made.text
        pair = Two(ann, bob, made.json()["id"], made.json()["invite"], clock)
        await bob.post("/api/key", {})
        guest = {"invite": pair.invite, "name": "Bob"}
        joined = await bob.post(f"/api/same/{pair.id}/guest", guest)
        assert joined.status_code == 200, joined.text
        yield pair


async def code_of(browser: Browser, path: str, body: JSON | None = None) -> tuple[int, str]:
    """How something is refused."""
    answer = await (browser.get(path) if body is None else browser.post(path, body))
    return answer.status_code, str(answer.json().get("code"))


async def test_both_play_the_same_cards_and_are_compared_afterwards(tmp_path: Path) -> None:
    """Each has a table of their own; a deal is told of when both have played it."""
    async with two(tmp_path) as pair:
        begun = await pair.look(pair.ann)
        shown = await pair.play(pair.ann, 1, card=-1)
        alone, hidden = await pair.look(pair.ann), await pair.look(pair.bob)
        first = (await pair.play(pair.bob, 1))[0]
        mine, theirs = await pair.look(pair.ann), await pair.look(pair.bob)
        sides = (await pair.bob.get(f"/api/same/{pair.id}/deals/1/with/0")).json()
        told = (await pair.bob.get(f"/api/same/{pair.id}/deals/1/with/0/better")).json()
        (listed,) = (await pair.bob.get("/api/same")).json()
        deals = (await pair.ann.get("/api/deals")).json()
        hands = (await pair.bob.get("/api/statistics")).json()["hands"]
    assert (begun["me"], begun["others"][0]["name"], begun["next"]) == ("Ann", "Bob", 1)
    assert (begun["open"], begun["inviter"]) == (False, True)
    assert begun["terms"]["level"] == LOWEST
    assert (begun["terms"]["preset"], begun["terms"]["unit"]) == ("standard", "tricks")
    turn = next(message for message in shown if message["abilities"]["play"] is None)
    assert turn["same"] == {"challenge": pair.id, "number": 1}
    assert turn["abilities"]["hint"] == turn["abilities"]["coached"] == "same_counts"
    assert {m["abilities"]["undo"] for m in shown[6:-1]} == {"same_counts"}
    assert not any(message["practice"] for message in shown)
    assert first["view"]["holding"] == shown[0]["view"]["holding"]
    counted = tuple(reversed(shown[-1]["results"][0]["counted"]))
    bob, ann = alone["others"][0], hidden["others"][0]
    assert (alone["deals"][0]["mine"], alone["deals"][0]["worth"]) == ([*counted], counted[0])
    assert bob["deals"][0] == {"theirs": None, "played": False, "ahead": None}
    assert (bob["decided"], bob["sums"], alone["next"]) == (0, [0, 0], 2)
    assert hidden["deals"][0]["mine"] is None
    assert ann["deals"][0] == {"theirs": None, "played": True, "ahead": None}
    bob, ann = mine["others"][0], theirs["others"][0]
    assert bob["deals"][0]["theirs"] == theirs["deals"][0]["mine"]
    assert bob["deals"][0]["ahead"] == -ann["deals"][0]["ahead"]
    assert (bob["decided"], bob["sums"]) == (1, ann["sums"][::-1])
    assert listed == theirs
    assert [len(sides[side]["tricks"]) for side in ("mine", "theirs")] == [26, 26]
    assert '[South "Bob"]' in sides["mine"]["record"]
    assert '[South "Ann"]' in sides["theirs"]["record"]
    parted = sides["parting"]
    before = [
        [trick for trick in sides[side]["tricks"] if trick["number"] < parted["trick"]]
        for side in ("mine", "theirs")
    ]
    assert before[0] == before[1]
    assert parted["mine"] != parted["theirs"]
    assert told["better"] in (None, parted["mine"], parted["theirs"])
    assert (told["tricks"] > 0) == bool(told["reasons"]) == (told["better"] is not None)
    assert deals == []  # a deal that two people play says nothing of the shuffle
    assert len(hands) == 1


async def test_no_address_tells_what_the_other_made_before_both_have_played(tmp_path: Path) -> None:
    """Neither a table, its record, review, socket or list, nor the results, nor the challenge."""
    async with two(tmp_path) as pair:
        shown = await pair.play(pair.ann, 1, card=-1)
        table = shown[-1]["id"]
        pair.bob.received.clear()
        refused = [
            await code_of(pair.bob, f"/api/tables/{table}"),
            await code_of(pair.bob, f"/api/tables/{table}/record"),
            await code_of(pair.bob, "/api/review", {"table": table}),
            await code_of(pair.bob, f"/api/tables/{table}/again", {}),
            await code_of(pair.bob, f"/api/tables/{table}/seat", {"invite": pair.invite}),
        ]
        undecided = await code_of(pair.bob, f"/api/same/{pair.id}/deals/1/with/0")
        async with pair.bob.http.stream("GET", f"/api/tables/{table}/socket") as answer:
            assert answer.status_code >= 400
        for path in ("tables", "same", f"same/{pair.id}", "statistics", "progress", "mistakes"):
            assert (await pair.bob.get(f"/api/{path}")).status_code == 200
        await pair.begin(pair.bob, 1)
        late = await code_of(pair.ann, f"/api/tables/{table}/again", {"swap": False})
        own = await pair.ann.get(f"/api/tables/{table}/record")
        told = "\n".join(pair.bob.received)
        await pair.play(pair.bob, 1)
        again = await pair.ann.post(f"/api/tables/{table}/again", {"swap": False})
        practice = (await pair.ann.get(f"/api/tables/{again.json()['id']}")).json()
        pair.ann.received.clear()
        everything = [await pair.look(pair.ann), (await pair.ann.get("/api/same")).json()]
    assert refused == [(403, "no_seat")] * 4 + [(403, "bad_invite")]
    assert undecided == (409, "same_undecided")
    assert late == (409, "same_undecided")
    assert own.status_code == 200
    yours, theirs = reversed(shown[-1]["results"][0]["counted"])
    assert f"[{yours},{theirs}]" not in told
    assert f"[{theirs},{yours}]" not in told
    assert table not in told.replace(f"/api/tables/{table}", "")
    assert (practice["practice"], practice["same"]) == (True, None)
    assert "secret" not in json.dumps(everything)


async def test_no_deal_is_played_twice_and_nobody_plays_for_another(tmp_path: Path) -> None:
    """Asked again, from two tabs at once or after putting it away, the table is the same."""
    async with two(tmp_path) as pair:
        table = await pair.begin(pair.ann, 1)
        assert await pair.begin(pair.ann, 1) == table
        other = await pair.begin(pair.bob, 1)
        await pair.ann.delete(f"/api/tables/{table}")
        assert await pair.begin(pair.ann, 1) == table
        marks = await code_of(pair.ann, "/api/memory/table", {"table": table, "marks": []})
        await pair.play(pair.ann, 1)
        assert await pair.begin(pair.ann, 1) == table
        async with browsing(pair.ann.address) as eve:
            await eve.post("/api/key", {})
            guest = {"invite": pair.invite}
            strangers = [
                await code_of(eve, f"/api/same/{pair.id}"),
                await code_of(eve, f"/api/same/{pair.id}/deals/1", {}),
                await code_of(eve, f"/api/same/{pair.id}/deals/1/with/0"),
                await code_of(eve, f"/api/same/{pair.id}/guest", guest),
                await code_of(eve, f"/api/same/{pair.id}/guest", {"invite": "guessed"}),
            ]
            taken = (await eve.post(f"/api/same/{pair.id}/invitation", guest)).json()
        nobody = await code_of(pair.ann, f"/api/same/{pair.id}/deals/1/with/3")
        guest_closes = await code_of(pair.bob, f"/api/same/{pair.id}/closing", {})
        beyond = await code_of(pair.bob, f"/api/same/{pair.id}/deals/5", {})
        own = await code_of(pair.ann, f"/api/same/{pair.id}/guest", {"invite": pair.invite})
        again = await pair.bob.post(
            f"/api/same/{pair.id}/guest", {"invite": pair.invite, "name": "Bob"}
        )
    assert other != table
    assert marks == (409, "same_counts")
    assert strangers == [
        (403, "no_challenge"),
        (403, "no_challenge"),
        (403, "no_challenge"),
        (409, "invite_taken"),
        (403, "bad_invite"),
    ]
    assert (taken["state"], taken["by"], taken["terms"]["deals"]) == ("taken", "Ann", 4)
    assert nobody == (404, "no_such_player")
    assert guest_closes == (403, "not_inviter")
    assert beyond == (404, "no_such_deal")
    assert own == (409, "own_invite")
    assert again.status_code == 200


async def test_after_two_weeks_counts_what_both_have_played(tmp_path: Path) -> None:
    """No deal is begun any more, and one that ends later counts for nobody."""
    async with two(tmp_path) as pair:
        for browser in (pair.ann, pair.bob):
            await pair.play(browser, 1)
        await pair.play(pair.ann, 2)
        slow = await pair.begin(pair.bob, 2)
        pair.clock.now += 14 * A_DAY + 1
        refused = await code_of(pair.bob, f"/api/same/{pair.id}/deals/3", {})
        assert await pair.begin(pair.bob, 2) == slow
        await pair.play(pair.bob, 2)
        ann, bob = await pair.look(pair.ann), await pair.look(pair.bob)
        late = await code_of(pair.bob, f"/api/same/{pair.id}/deals/2/with/0")
        free = await pair.ann.post("/api/same", {"level": LOWEST, "deals": 4})
        pair.clock.now += 14 * A_DAY + 1
        await pair.bob.post("/api/key", {})
        invite = {"invite": free.json()["invite"]}
        over = await code_of(pair.bob, f"/api/same/{free.json()['id']}/guest", invite)
    assert refused == (409, "same_over")
    assert late == (409, "same_undecided")
    assert (ann["over"], ann["others"][0]["decided"], ann["next"]) == (True, 1, None)
    assert bob["over"]
    assert bob["others"][0]["sums"] == ann["others"][0]["sums"][::-1]
    assert ann["others"][0]["deals"][1]["theirs"] is None
    assert bob["deals"][1]["mine"] is None
    assert over == (409, "same_over")


async def test_rules_are_checked_and_a_challenge_can_be_put_away(tmp_path: Path) -> None:
    """Put away by both it is gone, with its invitation; the hands stay in the results."""
    async with two(tmp_path, rules="high_low", deals=8) as pair:
        terms = (await pair.look(pair.ann))["terms"]
        bad = [
            await code_of(pair.ann, "/api/same", {"level": LOWEST, "deals": 5}),
            await code_of(pair.ann, "/api/same", {"level": "nobody"}),
            await code_of(pair.ann, "/api/same", {"level": LOWEST, "rules": "pack=20"}),
            await code_of(pair.ann, "/api/same", {"level": LOWEST, "name": "\u202e"}),
        ]
        await pair.play(pair.bob, 8)
        await pair.ann.delete(f"/api/same/{pair.id}")
        assert (await pair.ann.get("/api/same")).json() == []
        assert [one["id"] for one in (await pair.bob.get("/api/same")).json()] == [pair.id]
        assert (await pair.look(pair.ann))["others"][0]["name"] == "Bob"
        await pair.bob.delete(f"/api/same/{pair.id}")
        gone = await code_of(pair.ann, f"/api/same/{pair.id}")
        link = await code_of(pair.ann, f"/api/same/{pair.id}/invitation", {"invite": pair.invite})
        hands = (await pair.bob.get("/api/statistics")).json()["hands"]
    assert (terms["preset"], terms["unit"], terms["deals"]) == (None, "points", 8)
    assert (terms["rules"]["objective"], terms["rules"]["match"]) == ("by_colour", "hand")
    assert [status for status, _ in bad] == [400, 422, 422, 422]
    assert gone == (403, "no_challenge")
    assert link == (403, "bad_invite")
    assert len(hands) == 1
