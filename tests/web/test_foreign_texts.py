"""Requests that no library expects: each is answered as a problem, none as a fault of ours."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from tests.notation.samples import SMALL
from tests.web.servers import AGAINST_COMPUTER, browsing, serving, settings_for

if TYPE_CHECKING:
    from pathlib import Path

DEEP = 1_000
BODIES = (
    "[" * DEEP + "]" * DEEP,
    '{"a":' * DEEP + "1" + "}" * DEEP,
    '{"opponent":' + "[" * DEEP + "]" * DEEP + "}",
    '{"opponent":' * 20_000,
    '{"opponent": {"kind": "computer", "level": "\\ud800"}}',
    '{"opponent": {"kind": "computer", "level": "\\u0000"}}',
    json.dumps({"opponent": AGAINST_COMPUTER, "rules": "stake=" + "9" * 490}),
    json.dumps({"opponent": AGAINST_COMPUTER, "rules": "stake=400000000"}),
    json.dumps({"opponent": AGAINST_COMPUTER, "name": "\x00"}),
    '{"opponent": 1e999}',
    '{"hand": ' + "9" * 5_000 + "}",
    "\ufeff{}",
)
RECORDS = (
    SMALL.replace("pack=28", "pack=28 stake=" + "9" * 4_000),
    SMALL.replace('"1"]\n[Cuts', f'"{"9" * 5_000}"]\n[Cuts'),
    SMALL.replace("{A short game.}", "{" + "\\{" * 20_000),
    "\x00" * 1_000,
    "\ud7ff" * 1_000,
)


async def test_strange_bodies_are_refused(tmp_path: Path) -> None:
    """By every address that takes a body."""
    async with serving(settings_for(tmp_path)) as address, browsing(address) as eve:
        table = (await eve.open_table())["id"]
        for path in (
            "/api/tables",
            f"/api/tables/{table}/seat",
            f"/api/tables/{table}/again",
            "/api/tables/again",
            "/api/review",
        ):
            for body in BODIES:
                headers = {"Content-Type": "application/json"}
                answer = await eve.http.post(path, content=body.encode(), headers=headers)
                assert 400 <= answer.status_code < 500, (path, body[:40], answer.text)
                assert answer.json()["code"] != "internal"
        for record in RECORDS:
            for path in ("/api/review", "/api/tables/again"):
                wish = {"record": record, "level": "lowest"}
                asked = wish if path.endswith("again") else {"record": record}
                answer = await eve.post(path, asked)
                assert 400 <= answer.status_code < 500, (path, record[:40], answer.text)


PATHS = (
    "/assets/%00",
    "/%00",
    "/api/tables/%00",
    "/api/tables/%00/record",
    "/api/pages/%00",
    "/api/pages/en/%00",
    "/api/tables/%ed%a0%80",
    "/api/tables/%ff",
    "/api/tables/" + "x" * 5_000,
    "/assets/" + "x" * 5_000,
    "/assets/" + "x/" * 2_000,
    "/api/tables/a?seat=%00",
    "/api/tables/a?seat=" + "x" * 5_000,
    "/api/tables/a?" + "&" * 5_000,
    "/assets/%2e%2e%2f%00",
)


async def test_strange_addresses_are_not_found(tmp_path: Path) -> None:
    """With a built client, whose files are looked for by name."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("page")
    settings = settings_for(tmp_path, static_files=folder)
    async with serving(settings) as address, browsing(address) as eve:
        await eve.open_table()
        for path in PATHS:
            answer = await eve.get(path)
            assert 400 <= answer.status_code < 500, (path[:40], answer.text)


@pytest.mark.parametrize(
    ("header", "value"),
    [
        ("Host", "[::1"),
        ("Host", "[::1]]:80"),
        ("Host", "a]b["),
        ("Host", "[v1.x"),
        ("Host", "localhost:99999999"),
        ("Origin", "http://[::1"),
        ("Origin", "[::1"),
        ("Origin", "\xe9"),
        ("Cookie", "germanwhist=\xe9; =; ;;germanwhist"),
        ("Accept", "*/*;q=x, ;;;"),
        ("Accept-Encoding", "gzip;q=\xe9"),
        ("Content-Type", "application/json; charset=\xe9"),
        ("X-Forwarded-For", "[::1, \xe9"),
        ("X-Forwarded-Proto", "\xe9"),
        ("Sec-Fetch-Site", "\xe9"),
        ("If-None-Match", "\xe9"),
        ("Range", "bytes=9-1"),
    ],
)
@pytest.mark.thorough
async def test_strange_headers_make_no_fault(header: str, value: str, tmp_path: Path) -> None:
    """Parsers of addresses and of headers raise errors of their own."""
    async with serving(settings_for(tmp_path)) as address, browsing(address) as eve:
        for method, path in (("GET", "/api/rules"), ("POST", "/api/tables"), ("GET", "/")):
            headers = {"Content-Type": "application/json", header: value}
            answer = await eve.http.request(
                method,
                path,
                content=json.dumps({"opponent": AGAINST_COMPUTER}) if method == "POST" else None,
                headers={name.encode(): text.encode("latin-1") for name, text in headers.items()},
            )
            assert answer.status_code < 500, answer.text
