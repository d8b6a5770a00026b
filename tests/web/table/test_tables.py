import re
import sqlite3
from pathlib import Path

import pytest

from germanwhist import PRESETS, parse_record
from germanwhist.notation import read_records
from tests.web.servers import JSON, browsing, play_match, serving, settings_for, two_browsers


@pytest.mark.parametrize("preset", ["standard", "high_low", "small"])
async def test_match_over_the_socket_runs_to_its_end(preset: str, tmp_path: Path) -> None:
    """A program plays a whole match with nothing but the documented messages."""
    async with serving(settings_for(tmp_path)) as address, browsing(address) as ann:
        table = await ann.open_table(rules=preset)
        async with ann.socket(table["id"]) as socket:
            last = await play_match(socket)
        record = await ann.get(f"/api/tables/{table['id']}/record")
    assert last["preset"] == preset
    assert last["match_winner"] in {"north", "south", "draw"}
    assert "attachment" in record.headers["content-disposition"]
    assert [
        record.hand_number for record in read_records(record.text.splitlines(keepends=True))
    ] == list(range(1, len(last["results"]) + 1))


async def test_seat_key_is_a_secret_cookie_of_128_bits(tmp_path: Path) -> None:
    """HttpOnly, for this site only, and nothing of it in the body."""
    async with serving(settings_for(tmp_path)) as address, browsing(address) as ann:
        response = await ann.post("/api/tables", {"opponent": {"kind": "person"}})
        cookie = response.headers["set-cookie"]
        key = ann.http.cookies["germanwhist"]
        assert re.fullmatch(r"[A-Za-z0-9_-]{22}\.[0-9a-f]{32}", key)
        assert key not in response.text
        for part in ("HttpOnly", "SameSite=strict", "Path=/api"):
            assert part.lower() in cookie.lower()
        again = await ann.post("/api/tables", {"opponent": {"kind": "person"}})
        assert again.status_code == 201
        assert ann.http.cookies["germanwhist"] == key


async def test_two_people_meet_by_invitation(tmp_path: Path) -> None:
    """The second browser takes the seat, the first hand is dealt, and both see their own view."""
    async with (
        serving(settings_for(tmp_path)) as address,
        browsing(address) as ann,
        browsing(address) as bob,
        browsing(address) as eve,
    ):
        table = await ann.open_table({"kind": "person"})
        taken = await bob.take_seat(table, "Bob")
        assert taken.json() == {"id": table["id"], "seat": "north", "invite": None, "seal": None}
        # The same browser may come again with its link; another one may not.
        again = await bob.take_seat(table)
        assert again.status_code == 200
        late = await eve.take_seat(table)
        assert (late.status_code, late.json()["code"]) == (409, "invite_taken")
        async with ann.socket(table["id"]) as mine, bob.socket(table["id"]) as theirs:
            views = [await mine.read_until("playing"), await theirs.read_until("playing")]
    assert [view["me"] for view in views] == ["south", "north"]
    assert views[0]["seats"]["north"]["name"] == "Bob"
    holdings = [set(view["view"]["holding"]) for view in views]
    assert holdings[0].isdisjoint(holdings[1])


async def test_table_is_nobodys_business_but_its_players(tmp_path: Path) -> None:
    """Without the seat's key nothing is told, not even whether the table exists."""
    async with (
        serving(settings_for(tmp_path)) as address,
        browsing(address) as ann,
        browsing(address) as eve,
    ):
        table = (await ann.open_table())["id"]
        assert (await eve.get("/api/tables")).json() == []
        for path in (f"/api/tables/{table}", f"/api/tables/{table}/record"):
            assert (await eve.get(path)).status_code == 401
        await eve.open_table()
        for known in (table, "A" * 22):
            response = await eve.get(f"/api/tables/{known}")
            assert (response.status_code, response.json()["code"]) == (403, "no_seat")
        response = await eve.post(f"/api/tables/{table}/again", {})
        assert response.status_code == 403
        async with eve.socket(table) as socket:
            assert await socket.close_code() == 4403


async def test_unfinished_tables_are_found_again(tmp_path: Path) -> None:
    """After a restart of the server the same browser goes on where it was."""
    async with serving(settings_for(tmp_path)) as address, browsing(address) as ann:
        first = (await ann.open_table())["id"]
        second = (await ann.open_table())["id"]
        await ann.get(f"/api/tables/{first}")
        key = ann.http.cookies["germanwhist"]
        before = (await ann.get("/api/tables")).json()
    async with serving(settings_for(tmp_path)) as address, browsing(address) as ann:
        ann.http.cookies.set("germanwhist", key, path="/api")
        after = (await ann.get("/api/tables")).json()
    assert {table["id"] for table in before} == {first, second}
    assert after == before


async def test_two_at_one_screen_hold_both_seats(tmp_path: Path) -> None:
    """One browser, two sockets, each with the view of its seat."""
    async with serving(settings_for(tmp_path)) as address, browsing(address) as jo:
        table = (await jo.open_table({"kind": "local", "name": "Camille"}))["id"]
        async with (
            jo.socket(table, "?seat=north") as north,
            jo.socket(table, "?seat=south") as south,
            jo.socket(table) as either,
        ):
            seats = [(await socket.read())["me"] for socket in (north, south, either)]
        looked = await jo.get(f"/api/tables/{table}?seat=south")
    assert seats == ["north", "south", "north"]
    assert looked.json()["seats"]["north"]["name"] == "Camille"


async def test_same_deal_again_from_the_other_side(tmp_path: Path) -> None:
    """A finished hand is dealt again at a new table, where the client has the other seat."""
    async with serving(settings_for(tmp_path)) as address, browsing(address) as ann:
        table = (await ann.open_table())["id"]
        early = await ann.post(f"/api/tables/{table}/again", {})
        assert (early.status_code, early.json()["code"]) == (404, "no_such_hand")
        async with ann.socket(table) as socket:
            await play_match(socket)
        again = await ann.post(f"/api/tables/{table}/again", {})
        assert again.status_code == 201
        view = (await ann.get(f"/api/tables/{again.json()['id']}")).json()
        first = parse_record((await ann.get(f"/api/tables/{table}/record")).text)
    assert (again.json()["seat"], again.json()["invite"]) == ("north", None)
    assert view["practice"]
    assert view["origin"] == {"table": table, "hand": 1, "plays": 0}
    assert set(view["view"]["holding"]) <= set(map(str, first.deal.cards))


async def test_again_between_people_gives_a_new_invitation(tmp_path: Path) -> None:
    """The opponent must come with it; at one screen both seats are taken at once."""
    async with two_browsers(tmp_path) as (ann, bob):
        table = await ann.open_table({"kind": "person"})
        await bob.take_seat(table)
        async with ann.socket(table["id"]) as socket:
            seq = (await socket.read())["seq"]
            await socket.send({"type": "resign", "seq": seq})
            await socket.read_until("match_over")
        again = (await ann.post(f"/api/tables/{table['id']}/again", {})).json()
        assert len(again["invite"]) == 22
        local = (await ann.open_table({"kind": "local", "name": "Jo"}))["id"]
        async with ann.socket(local, "?seat=south") as socket:
            seq = (await socket.read())["seq"]
            await socket.send({"type": "resign", "seq": seq})
            await socket.read_until("match_over")
        both = (await ann.post(f"/api/tables/{local}/again", {})).json()
        view = (await ann.get(f"/api/tables/{both['id']}")).json()
    assert both["invite"] is None
    assert (view["phase"], view["seats"]["north"]["kind"]) == ("playing", "person")


async def test_record_is_told_only_of_finished_hands(tmp_path: Path) -> None:
    """While the first hand is in play there is no record."""
    async with serving(settings_for(tmp_path)) as address, browsing(address) as ann:
        table = (await ann.open_table())["id"]
        response = await ann.get(f"/api/tables/{table}/record")
    assert (response.status_code, response.json()["code"]) == (404, "no_finished_hand")


BAD_TABLES: tuple[tuple[JSON, int, str], ...] = (
    ({"opponent": {"kind": "computer", "level": "nobody"}}, 422, "unknown_level"),
    ({"opponent": {"kind": "person"}, "rules": "nonsense"}, 422, "unknown_preset"),
    ({"opponent": {"kind": "person"}, "rules": "stake=0"}, 422, "bad_option"),
    ({"opponent": {"kind": "person"}, "rules": "pack=8"}, 422, "bad_option"),
    ({"opponent": {"kind": "person"}, "name": "x" * 41}, 422, "name_too_long"),
    ({"opponent": {"kind": "person"}, "seat": "east"}, 400, "bad_request"),
    ({"opponent": {"kind": "person"}, "surprise": 1}, 400, "bad_request"),
    ({"opponent": {"kind": "dog"}}, 400, "bad_request"),
    ({}, 400, "bad_request"),
)


async def test_bad_request_is_a_problem_with_a_code(tmp_path: Path) -> None:
    """Problem details, one line, and nothing is opened."""
    async with serving(settings_for(tmp_path)) as address, browsing(address) as ann:
        for body, status, code in BAD_TABLES:
            response = await ann.post("/api/tables", body)
            problem = response.json()
            assert response.headers["content-type"].startswith("application/problem+json")
            assert (response.status_code, problem["status"], problem["code"]) == (
                status,
                status,
                code,
            )
            fields = {"type", "title", "status", "detail", "code"}
            assert set(problem) == fields | ({"options"} if code == "bad_option" else set())
            assert "\n" not in problem["detail"]
        assert (await ann.get("/api/tables")).json() == []


@pytest.mark.parametrize(
    ("rules", "code", "options"),
    [
        ("small stake=0", "bad_option", ["stake"]),
        ("trumps=none_on=2A pack=28", "options_clash", ["trumps", "pack"]),
        (
            "match10 objective=by_colour counting=weighted",
            "options_clash",
            ["objective", "counting"],
        ),
    ],
)
async def test_refused_rules_name_the_options_at_fault(
    rules: str, code: str, options: list[str], tmp_path: Path
) -> None:
    """So a page can say it in its own language."""
    async with serving(settings_for(tmp_path)) as address, browsing(address) as ann:
        asked = {"opponent": {"kind": "person"}, "rules": rules}
        problem = (await ann.post("/api/tables", asked)).json()
    assert (problem["code"], problem["options"]) == (code, options)


async def test_server_that_cannot_keep_says_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A database that breaks under the server: 503 with a code, and one line in the log."""
    async with serving(settings_for(tmp_path)) as address, browsing(address) as ann:
        with sqlite3.connect(tmp_path / "tables.db") as connection:
            connection.execute("DROP TABLE events")
        connection.close()
        response = await ann.post("/api/tables", {"opponent": {"kind": "person"}})
        assert (await ann.get("/health/ready")).status_code == 200
    assert (response.status_code, response.json()["code"]) == (503, "unavailable")
    # One sentence, though the server's own tidying may come upon it too.
    (line,) = {record.getMessage() for record in caplog.records if record.levelname == "ERROR"}
    assert line.startswith(f"storage: {tmp_path / 'tables.db'}: no such table")


async def test_rules_and_levels_are_listed(tmp_path: Path) -> None:
    """Every preset and option, in order; the levels that may be chosen."""
    async with serving(settings_for(tmp_path)) as address, browsing(address) as ann:
        rules = (await ann.get("/api/rules")).json()
        levels = (await ann.get("/api/levels")).json()
    assert [preset["name"] for preset in rules["presets"]] == list(PRESETS)
    for preset in rules["presets"]:
        assert set(preset["options"]) == {option["name"] for option in rules["options"]}
    assert levels == [{"name": "lowest"}]


async def test_rules_are_judged_before_a_table_is_opened(tmp_path: Path) -> None:
    """Rules that can be played, two options that contradict each other, and a bad value."""
    faults = {
        "small stake=2": None,
        "trumps=none_on=2 pack=28": {"code": "options_clash", "options": ["trumps", "pack"]},
        "stake=10001": {"code": "bad_option", "options": ["stake"]},
    }
    async with serving(settings_for(tmp_path)) as address, browsing(address) as ann:
        for rules, fault in faults.items():
            answer = await ann.get("/api/rules/fault?rules=" + rules.replace(" ", "%20"))
            assert (answer.status_code, answer.json()) == (200, fault)


async def test_rules_pages_are_told_as_html(tmp_path: Path) -> None:
    """In both languages, without script, with links that lead to the client's own pages."""
    async with serving(settings_for(tmp_path)) as address, browsing(address) as ann:
        for language in ("en", "fr"):
            titles = (await ann.get(f"/api/pages/{language}")).json()
            assert len(titles) == 8
            for title in titles:
                page = (await ann.get(f"/api/pages/{language}/{title['name']}")).json()
                assert page["title"] == title["title"]
                assert page["html"].startswith(("<p>", "<h2>"))
                assert ".md" not in page["html"]
                assert "<script" not in page["html"]
        for path in ("/api/pages/xx", "/api/pages/en/none", "/api/pages/xx/game"):
            missing = await ann.get(path)
            assert missing.status_code == 404


async def test_statistics_are_the_clients_own(tmp_path: Path) -> None:
    """Hands and matches by rules and level; another client has none of them."""
    async with (
        serving(settings_for(tmp_path)) as address,
        browsing(address) as ann,
        browsing(address) as eve,
    ):
        table = (await ann.open_table(rules="small"))["id"]
        async with ann.socket(table) as socket:
            last = await play_match(socket)
        mine = (await ann.get("/api/statistics")).json()
        theirs = (await eve.get("/api/statistics")).json()
    assert theirs == {"hands": [], "matches": [], "recent": []}
    (hands,), (matches,), (line,) = mine["hands"], mine["matches"], mine["recent"]
    north, south = last["results"][0]["counted"]
    assert hands["counted"] == line["counted"] == [south, north]
    assert (hands["rules"], hands["level"], hands["practice"]) == ("pack=28", "lowest", False)
    assert (matches["won"] + matches["lost"], line["table"]) == (1, table)
    assert line["won"] is (south > north)


async def test_deals_are_published_many_together(tmp_path: Path) -> None:
    """From the counts before and after one hand its cards could be read."""
    settings = settings_for(tmp_path, deals_a_batch=3)
    published = []
    async with serving(settings) as address, browsing(address) as ann:
        for rules in ("standard", "standard", "pack=28", "pack=28", "standard", "standard"):
            table = (await ann.open_table(rules=rules))["id"]
            async with ann.socket(table) as socket:
                await play_match(socket)
            published.append([pack["deals"] for pack in (await ann.get("/api/deals")).json()])
    assert published == [[], [], [], [], [3], [3]]


async def test_statistics_of_deals_count_finished_hands(tmp_path: Path) -> None:
    """Nothing of a hand in play; then each card once, and again up to date."""
    async with serving(settings_for(tmp_path)) as address, browsing(address) as ann:
        for count in (1, 2):
            table = (await ann.open_table())["id"]
            before = (await ann.get("/api/deals")).json()
            assert sum(pack["deals"] for pack in before) == count - 1
            async with ann.socket(table) as socket:
                await play_match(socket)
            (pack,) = (await ann.get("/api/deals")).json()
            places = {place["place"]: place for place in pack["places"]}
            assert (pack["pack"], pack["deals"], len(pack["cards"])) == (52, count, 52)
            assert sum(places["upcard"]["counts"]) == count
            assert sum(places["computer"]["counts"]) == 13 * count
            assert 0 <= places["leader"]["p"] <= 1
