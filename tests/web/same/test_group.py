"""Same cards for up to eight: one link, and each sees of the others what they have played too."""

from __future__ import annotations

from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from typing import TYPE_CHECKING

from tests.service.tables_for_tests import LOWEST, LowestCard, seeded
from tests.web.clock import Clock
from tests.web.same.test_same import Two, code_of
from tests.web.servers import browsing, serving, settings_for

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from tests.web.servers import JSON, Browser


@asynccontextmanager
async def group(folder: Path, size: int) -> AsyncIterator[tuple[Two, list[Browser]]]:
    """A challenge for many with its first two people, and as many browsers in all."""
    clock = Clock()
    setup = replace(seeded(clock=clock), make_same_opponent=lambda *_: LowestCard())
    async with AsyncExitStack() as stack:
        address = await stack.enter_async_context(serving(settings_for(folder, setup=setup)))
        browsers = [await stack.enter_async_context(browsing(address)) for _ in range(size)]
        wish = {"level": LOWEST, "deals": 4, "people": 8, "name": "Ann"}
        made = (await browsers[0].post("/api/same", wish)).json()
        pair = Two(browsers[0], browsers[1], made["id"], made["invite"], clock)
        assert (await come(pair, pair.bob, "Bob"))["open"]
        yield pair, browsers


async def come(pair: Two, browser: Browser, name: str) -> JSON:
    """Somebody comes with the link; how the challenge is then shown to them."""
    await browser.post("/api/key", {})
    guest = {"invite": pair.invite, "name": name}
    answer = await browser.post(f"/api/same/{pair.id}/guest", guest)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def worth(pair: Two, browser: Browser, number: int) -> dict[str, int | None]:
    """What somebody is told that each of the others has made of a deal."""
    told = await pair.look(browser)
    own = told["deals"][number - 1]["worth"]
    return {
        other["name"]: None if result["ahead"] is None else own - result["ahead"]
        for other in told["others"]
        for result in [other["deals"][number - 1]]
    }


async def test_each_sees_the_results_of_a_deal_that_they_have_played_too(tmp_path: Path) -> None:
    """Of those who have played it; two hands side by side; played again when nobody can come."""
    async with group(tmp_path, 3) as (pair, (ann, bob, eve)):
        await come(pair, eve, "Eve")
        table = (await pair.play(ann, 1, card=-1))[-1]["id"]
        await pair.play(bob, 1)
        own = {
            name: (await pair.look(browser))["deals"][0]["worth"]
            for name, browser in (("Ann", ann), ("Bob", bob))
        }
        before = (await pair.look(eve))["others"]
        refused = await code_of(eve, f"/api/same/{pair.id}/deals/1/with/1")
        assert await worth(pair, ann, 1) == {"Bob": own["Bob"], "Eve": None}
        late = await code_of(ann, f"/api/tables/{table}/again", {"swap": False})
        await pair.play(eve, 1)
        assert await worth(pair, eve, 1) == own
        sides = (await eve.get(f"/api/same/{pair.id}/deals/1/with/1")).json()
        still = await code_of(ann, f"/api/tables/{table}/again", {"swap": False})
        closed = (await ann.post(f"/api/same/{pair.id}/closing", {})).json()
        again = await ann.post(f"/api/tables/{table}/again", {"swap": False})
        data = (await eve.get("/api/me/data")).json()["challenges"]
    assert [other["deals"][0] for other in before] == [
        {"theirs": None, "played": True, "ahead": None}
    ] * 2
    assert refused == late == still == (409, "same_undecided")
    assert '[South "Eve"]' in sides["mine"]["record"]
    assert '[South "Bob"]' in sides["theirs"]["record"]
    assert (closed["open"], closed["over"]) == (False, False)
    assert again.status_code == 201
    assert [(each["name"], each["others"]) for each in data] == [("Eve", ["Ann", "Bob"])]


async def test_link_lets_people_in_until_eight_are_there(tmp_path: Path) -> None:
    """Each once; the ninth is refused, and so is whoever comes after it was closed."""
    async with group(tmp_path, 9) as (pair, browsers):
        names = ["Bob", *(f"P{number}" for number in range(2, 8))]
        for name, browser in zip(names[1:], browsers[2:8], strict=True):
            shown = await come(pair, browser, name)
        assert [other["name"] for other in (await pair.look(pair.ann))["others"]] == names
        await come(pair, pair.bob, "Bob")
        await browsers[8].post("/api/key", {})
        invite = {"invite": pair.invite}
        full = await code_of(browsers[8], f"/api/same/{pair.id}/guest", invite)
        asked = (await browsers[8].post(f"/api/same/{pair.id}/invitation", invite)).json()
        made = (await pair.ann.post("/api/same", {"level": LOWEST, "people": 8})).json()
        await pair.ann.post(f"/api/same/{made['id']}/closing", {})
        other = {"invite": made["invite"]}
        late = (await pair.bob.post(f"/api/same/{made['id']}/invitation", other)).json()
        shut = await code_of(pair.bob, f"/api/same/{made['id']}/guest", other)
    assert not shown["open"]
    assert full == shut == (409, "invite_taken")
    assert (asked["state"], asked["players"], asked["terms"]["people"]) == ("taken", 8, 8)
    assert (late["state"], late["players"]) == ("closed", 1)


async def test_whoever_has_invited_and_leaves_lets_nobody_in_after_that(tmp_path: Path) -> None:
    """The others go on."""
    async with group(tmp_path, 2) as (pair, _):
        await pair.ann.delete(f"/api/same/{pair.id}")
        left = await pair.look(pair.bob)
        await pair.play(pair.bob, 1)
    assert (left["open"], left["others"][0]["name"]) == (False, "Ann")
