"""Foreign pages, wrong hosts, floods, and what browsers are told to keep and to load."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from sqlalchemy import insert

from germanwhist import RuleSet, Seat, StorageError
from germanwhist.service import SeatKey, Tables, computer, person
from germanwhist.storage import Database, SqlEventStore, hashed
from germanwhist.storage.schema import unsigned_keys as unsigned
from germanwhist.web import Settings
from tests.web.servers import AGAINST_COMPUTER, browsing, serving, settings_for

if TYPE_CHECKING:
    from pathlib import Path

OPEN = {"opponent": AGAINST_COMPUTER}


@pytest.fixture
def client_files(tmp_path: Path) -> Path:
    """A built client: a page, a worker and a script with a hash in its name."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>German Whist</title>" + " " * 2000)
    (folder / "sw.js").write_text("// worker")
    (folder / "assets" / "table-1a2b3c.js").write_text("export {}" + " " * 2000)
    (tmp_path / "secret.txt").write_text("not for browsers")
    return folder


async def test_every_answer_carries_the_security_headers(
    tmp_path: Path, client_files: Path
) -> None:
    """Pages, data and errors: own files only, no inline script, no framing, no sniffing."""
    settings = settings_for(tmp_path, static_files=client_files)
    async with serving(settings) as address, browsing(address) as ann:
        answers = [await ann.get(path) for path in ("/", "/api/rules", "/api/none", "/none")]
    for answer in answers:
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'; script-src 'self'; style-src 'self';" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "server" not in answer.headers


async def test_page_is_asked_for_anew_and_hashed_files_are_kept(
    tmp_path: Path, client_files: Path
) -> None:
    """After an update no browser shows an old page; data is never kept."""
    settings = settings_for(tmp_path, static_files=client_files)
    async with serving(settings) as address, browsing(address) as ann:
        page, worker, script, data = [
            await ann.get(path) for path in ("/", "/sw.js", "/assets/table-1a2b3c.js", "/api/rules")
        ]
    assert page.headers["cache-control"] == "no-cache"
    assert page.headers["content-type"].startswith("text/html")
    assert page.headers["content-encoding"] == "gzip"
    assert worker.headers["cache-control"] == "no-cache"
    kept = set(script.headers["cache-control"].split(", "))
    assert kept == {"public", "max-age=31536000", "immutable"}
    assert script.headers["content-type"].startswith("text/javascript")
    assert data.headers["cache-control"] == "no-store"


async def test_nothing_but_the_clients_files_is_served(tmp_path: Path, client_files: Path) -> None:
    """No way leads out of the folder."""
    settings = settings_for(tmp_path, static_files=client_files)
    async with serving(settings) as address, browsing(address) as eve:
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
            answer = await eve.get(path)
            assert answer.status_code in {400, 404}
            assert "not for browsers" not in answer.text


async def test_server_without_a_client_says_so(tmp_path: Path) -> None:
    """The interface works; the page says what is missing."""
    async with serving(settings_for(tmp_path)) as address, browsing(address) as ann:
        page = await ann.get("/")
    assert (page.status_code, "not part of this installation" in page.text) == (200, True)


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://elsewhere.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
async def test_changes_asked_for_by_foreign_pages_are_refused(
    headers: dict[str, str], tmp_path: Path
) -> None:
    """A browser says where a request comes from; from elsewhere nothing is changed."""
    async with serving(settings_for(tmp_path)) as address, browsing(address) as ann:
        answer = await ann.http.post("/api/tables", json=OPEN, headers=headers)
        assert (await ann.get("/api/tables")).json() == []
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")


async def test_forms_are_refused(tmp_path: Path) -> None:
    """A foreign form can send everything but JSON."""
    async with serving(settings_for(tmp_path)) as address, browsing(address) as ann:
        answer = await ann.http.post(
            "/api/tables",
            content='{"opponent":{"kind":"person"}}',
            headers={"Content-Type": "text/plain"},
        )
    assert (answer.status_code, answer.json()["code"]) == (415, "not_json")


async def test_program_without_a_browser_needs_no_origin(tmp_path: Path) -> None:
    """No browser, no abused cookies: programs use the same interface."""
    async with serving(settings_for(tmp_path)) as address, browsing(address) as bot:
        del bot.http.headers["Origin"]
        assert (await bot.post("/api/tables", OPEN)).status_code == 201


async def test_own_address_behind_a_proxy_is_ours(tmp_path: Path) -> None:
    """The named origin may ask for changes, under its host name."""
    settings = settings_for(tmp_path, origins=("https://whist.example",))
    async with serving(settings) as address, browsing(address) as ann:
        headers = {"Origin": "https://whist.example", "Host": "whist.example"}
        assert (await ann.http.post("/api/tables", json=OPEN, headers=headers)).status_code == 201


async def test_own_host_by_plain_http_is_foreign_where_https_is_named(tmp_path: Path) -> None:
    """Whoever holds the wire can make a page of that name; its origin tells it apart."""
    settings = settings_for(tmp_path, origins=("https://whist.example",))
    async with serving(settings) as address, browsing(address) as eve:
        headers = {"Origin": "http://whist.example", "Host": "whist.example"}
        answer = await eve.http.post("/api/tables", json=OPEN, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")


async def test_key_of_a_server_behind_https_has_a_name_that_no_other_host_can_plant(
    tmp_path: Path,
) -> None:
    """`__Host-`, secure, for the whole host: browsers take it from that host by HTTPS alone."""
    settings = settings_for(tmp_path, origins=("https://whist.example",))
    async with serving(settings) as address, browsing(address) as ann:
        headers = {"Origin": "https://whist.example", "Host": "whist.example"}
        opened = await ann.http.post("/api/tables", json=OPEN, headers=headers)
        cookie = opened.headers["set-cookie"]
        key = cookie.partition(";")[0]
        table = opened.json()["id"]
        mine = await ann.http.get(f"/api/tables/{table}", headers={**headers, "Cookie": key})
        plain = key.removeprefix("__Host-")
        planted = await ann.http.get(f"/api/tables/{table}", headers={**headers, "Cookie": plain})
    assert key.startswith("__Host-germanwhist=")
    assert {"Secure", "HttpOnly", "Path=/"} <= set(cookie.split("; "))
    assert (mine.status_code, planted.status_code) == (200, 401)


async def test_key_that_the_server_did_not_make_is_not_taken(tmp_path: Path) -> None:
    """A key that somebody has planted, and knows, must not become that of a seat."""
    planted = f"{'A' * 22}.{'0' * 32}"
    async with serving(settings_for(tmp_path)) as address, browsing(address) as ann:
        headers = {"Cookie": f"germanwhist={planted}"}
        opened = await ann.http.post("/api/tables", json=OPEN, headers=headers)
        table = opened.json()["id"]
        theirs = await ann.http.get(f"/api/tables/{table}", headers=headers)
    assert planted not in opened.headers["set-cookie"]
    assert theirs.status_code == 401


async def test_key_of_before_keys_were_signed_still_opens_its_seat(tmp_path: Path) -> None:
    """An update takes nobody's seat away; an unsigned key that opened none is not taken."""
    settings, held, planted = settings_for(tmp_path), "h" * 22, "p" * 22
    async with await Database.open(settings.database) as database:
        keys = (SeatKey(Seat.SOUTH, key=held),)
        tables = Tables(SqlEventStore(database))
        table = await tables.create(RuleSet(), (computer("novice"), person("Ann")), keys=keys)
        await tables.aclose()
        row = {"key_hash": hashed(held)}
        await database.write(lambda connection: connection.execute(insert(unsigned), row).rowcount)
    async with serving(settings) as address, browsing(address) as ann:
        answers = [
            await ann.http.get(f"/api/tables/{table}", headers={"Cookie": f"germanwhist={key}"})
            for key in (held, planted)
        ]
    assert [answer.status_code for answer in answers] == [200, 401]


async def test_health_is_told_by_address(tmp_path: Path) -> None:
    """Whoever watches over servers knows their addresses and not their names."""
    async with serving(settings_for(tmp_path)) as address, browsing(address) as ann:
        for path in ("/health/live", "/health/ready"):
            answer = await ann.http.get(path, headers={"Host": "10.1.2.3:8000"})
            assert answer.status_code == 200


async def test_figures_are_for_this_machine_alone(tmp_path: Path) -> None:
    """Others, as a proxy tells of them, are refused unless the figures are open."""
    for is_open, status in ((False, 403), (True, 200)):
        settings = settings_for(tmp_path, is_metrics_open=is_open)
        async with serving(settings) as address, browsing(address) as eve:
            headers = {"X-Forwarded-For": "192.0.2.7"}
            assert (await eve.http.get("/metrics", headers=headers)).status_code == status
            assert (await eve.get("/metrics")).status_code == 200


async def test_foreign_name_that_leads_here_is_not_answered(tmp_path: Path) -> None:
    """A server of this machine answers to this machine's names alone."""
    async with serving(settings_for(tmp_path)) as address, browsing(address) as eve:
        answer = await eve.http.get("/api/rules", headers={"Host": "elsewhere.example"})
        assert (await eve.http.get("/api/rules", headers={"Host": "localhost"})).status_code == 200
    assert (answer.status_code, answer.json()["code"]) == (421, "unknown_host")


def test_public_server_answers_to_every_name_unless_some_are_given() -> None:
    """The host names follow from the address and the origins."""
    assert Settings(host="0.0.0.0").host_names == frozenset()  # noqa: S104  # nothing listens
    named = Settings(host="0.0.0.0", origins=("https://whist.example:8443",))  # noqa: S104
    assert "whist.example" in named.host_names


async def test_large_bodies_are_refused(tmp_path: Path) -> None:
    """64 KiB are more than any honest request needs."""
    async with serving(settings_for(tmp_path)) as address, browsing(address) as eve:
        answer = await eve.post("/api/tables", {"name": "x" * 70_000, **OPEN})
    assert answer.status_code == 413


async def test_too_many_requests_are_slowed_down(tmp_path: Path) -> None:
    """Past the limit: 429 as a problem, with the time to wait."""
    settings = settings_for(tmp_path, requests_a_minute=5)
    async with serving(settings) as address, browsing(address) as eve:
        answers = [await eve.get("/api/levels") for _ in range(7)]
    assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
    assert answers[-1].json()["code"] == "too_many_requests"
    assert 0 < int(answers[-1].headers["retry-after"]) <= 60


async def test_metrics_and_log_name_nobody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Figures and lines are by path pattern: no id, no key, no name, no card."""
    caplog.set_level("INFO")
    async with serving(settings_for(tmp_path)) as address, browsing(address) as ann:
        table = (await ann.open_table({"kind": "person"}))["id"]
        async with ann.socket(table) as socket:
            await socket.read()
            metrics = (await ann.get("/metrics")).text
        await ann.get(f"/api/tables/{table}")
        key = ann.http.cookies["germanwhist"]
    lines = [line for line in caplog.records if line.name != "httpx"]  # the test's own client
    log = "\n".join(f"{line.getMessage()} {line.__dict__.get('fields')}" for line in lines)
    assert "germanwhist_sockets 1.0" in metrics
    assert "/api/tables/{table}" in log
    for text in (metrics, log):
        for secret in (table, key, "Ann"):
            assert secret not in text


async def test_one_address_may_not_open_tables_without_end(tmp_path: Path) -> None:
    """Each takes room in the database."""
    async with (
        serving(settings_for(tmp_path, tables_an_hour=2)) as address,
        browsing(address) as ann,
    ):
        answers = [await ann.post("/api/tables", OPEN) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [201, 201, 429]
    assert answers[-1].json()["code"] == "too_many_tables"
    assert 1700 < int(answers[-1].headers["retry-after"]) <= 1800  # half an hour a table


async def test_server_that_cannot_write_is_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever sends players to servers must not send them there; reading alone is no use."""
    async with serving(settings_for(tmp_path)) as address, browsing(address) as ann:
        monkeypatch.setattr("germanwhist.web.backend._SECONDS_BETWEEN_CHECKS", 0.0)
        assert (await ann.get("/health/ready")).status_code == 200

        async def fail(*_: object) -> None:
            raise StorageError("disk is full", code="disk_full")

        monkeypatch.setattr(Database, "write", fail)
        answer = await ann.get("/health/ready")
        assert (answer.status_code, answer.json()["code"]) == (503, "disk_full")
        assert (await ann.get("/health/live")).status_code == 200
        monkeypatch.undo()
