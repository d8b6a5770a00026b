"""What others try who want to be somebody, and why it does not work."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from tests.web.people.authenticator import Device
from tests.web.people.people_for_tests import (
    challenge_for,
    club,
    make,
    me,
    person_at,
    refusal,
    sign_in,
)
from tests.web.servers import browsing, settings_for

if TYPE_CHECKING:
    from pathlib import Path

BAD = (403, "bad_passkey")


async def test_answer_is_taken_once_and_from_the_browser_that_asked(tmp_path: Path) -> None:
    """One that was overheard, or was meant for another question, signs nobody in."""
    async with (
        club(tmp_path) as address,
        person_at(address) as ann,
        browsing(address) as own,
        browsing(address) as eve,
    ):
        await eve.post("/api/key", {})
        answer = {"credential": ann.device.use(await challenge_for(own))}
        assert refusal(await eve.post("/api/me/sign-in", answer)) == BAD  # not hers
        assert (await own.post("/api/me/sign-in", answer)).status_code == 200
        assert refusal(await own.post("/api/me/sign-in", answer)) == BAD  # used
        await own.post("/api/me/sign-out", {})
        assert refusal(await own.post("/api/me/sign-in", answer)) == BAD
        to_make = {"credential": answer["credential"], "device": "phone"}
        assert refusal(await eve.post("/api/me/passkeys", to_make)) == BAD
        assert (await me(eve))["person"] is None


async def test_only_the_last_question_is_open(tmp_path: Path) -> None:
    """Whoever asks again and again fills no table: one question a browser and kind is kept."""
    async with club(tmp_path) as address, person_at(address) as ann, browsing(address) as own:
        first = {"credential": ann.device.use(await challenge_for(own))}
        for _ in range(20):
            last = await challenge_for(own)
        with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
            (count,) = connection.execute("select count(*) from ceremonies").fetchone()
        assert count == 1
        assert refusal(await own.post("/api/me/sign-in", first)) == BAD
        answer = {"credential": ann.device.use(last)}
        assert (await own.post("/api/me/sign-in", answer)).status_code == 200


async def test_answer_comes_too_late(tmp_path: Path) -> None:
    """After ten minutes a question is answered no more."""
    now = 1_000_000.0
    setup = settings_for(tmp_path).setup
    async with (
        club(tmp_path, setup=replace(setup, clock=lambda: now)) as address,
        person_at(address) as ann,
        browsing(address) as own,
    ):
        answer = {"credential": ann.device.use(await challenge_for(own))}
        now += 601
        assert refusal(await own.post("/api/me/sign-in", answer)) == BAD


@pytest.mark.parametrize("wrong", ["origin", "host", "finger", "copy", "key", "garbage"])
async def test_answer_that_does_not_fit_is_refused(wrong: str, tmp_path: Path) -> None:
    """Another page's, without a finger, of a copied device, signed by another key, or none."""
    async with club(tmp_path) as address, person_at(address) as ann, browsing(address) as own:
        assert (await sign_in(own, ann.device)).status_code == 200
        await own.post("/api/me/sign-out", {})
        options, device = await challenge_for(own), ann.device
        if wrong == "origin":
            device.origin = "https://whist.example"
        elif wrong == "host":
            options["rpId"] = "whist.example"
        elif wrong == "finger":
            device.flags = 0x01
        elif wrong == "copy":
            device.uses -= 1
        elif wrong == "key":
            device = Device(address, credential=ann.device.credential, uses=9)
        answer = device.use(options)
        if wrong == "garbage":
            answer["response"]["authenticatorData"] = "AAAA"
        refused = await own.post("/api/me/sign-in", {"credential": answer})
        assert refusal(refused) == BAD
        assert (await me(own))["person"] is None


@pytest.mark.parametrize(
    "credential",
    [{}, {"id": 1}, {"id": "AA", "response": {"clientDataJSON": "e30"}}, {"response": "x"}],
)
async def test_what_is_no_answer_is_refused(credential: dict[str, object], tmp_path: Path) -> None:
    """Whatever a program sends in the place of a device's answer."""
    async with club(tmp_path) as address, browsing(address) as eve:
        await eve.post("/api/key", {})
        for path in ("sign-in", "passkeys"):
            body = {"credential": credential} | ({"device": "key"} if path == "passkeys" else {})
            assert refusal(await eve.post(f"/api/me/{path}", body)) == BAD


async def test_passkey_of_one_person_is_not_given_to_another(tmp_path: Path) -> None:
    """Nor does somebody who is signed in become somebody else without signing out."""
    async with (
        club(tmp_path) as address,
        person_at(address) as ann,
        person_at(address, "Eve") as eve,
    ):
        again = await make(eve.browser, ann.device)
        assert refusal(again) == (409, "passkey_known")
        options = await eve.browser.post("/api/me/sign-in/options", {})
        assert refusal(options) == (409, "signed_in")
        code = await eve.browser.post("/api/me/recovery", {"code": ann.codes[0]})
        assert refusal(code) == (409, "signed_in")
        (passkey,) = (await me(ann.browser))["person"]["passkeys"]
        removed = await eve.browser.delete(f"/api/me/passkeys/{passkey['id']}")
        assert refusal(removed) == (409, "last_passkey")
        assert (await me(eve.browser))["person"]["name"] == "Eve"


async def test_stolen_cookie_opens_nothing_after_deletion(tmp_path: Path) -> None:
    """Neither the person's tables nor who they were; what is open at a table is closed."""
    async with club(tmp_path) as address, person_at(address) as ann, browsing(address) as thief:
        table = (await ann.browser.open_table())["id"]
        thief.http.cookies = ann.browser.http.cookies
        async with thief.socket(table) as stolen:
            await stolen.read()
            assert (await ann.browser.delete("/api/me/data")).status_code == 200
            assert await stolen.close_code() == 1001
        async with thief.socket(table) as stolen:
            assert await stolen.close_code() == 4403
        assert (await me(thief))["person"] is None
        assert (await thief.get("/api/tables")).json() == []
        refused = await thief.post("/api/me/recovery", {"code": ann.codes[0]})
        assert refusal(refused) == (403, "bad_code")
        assert refusal(await sign_in(thief, ann.device)) == (403, "unknown_passkey")


async def test_only_hashes_of_keys_and_codes_are_kept(tmp_path: Path) -> None:
    """Whoever reads the file can sign in as nobody."""
    async with club(tmp_path) as address, person_at(address) as ann:
        cookie = ann.browser.http.cookies["germanwhist"]
        codes = [code.replace("-", "") for code in ann.codes]
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
        dump = "\n".join(database.iterdump())
    assert not [secret for secret in (cookie, *codes) if secret in dump]
