"""A person is the same on every device, and gets what each browser had."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.web.people.authenticator import Device, owner_of
from tests.web.people.people_for_tests import (
    club,
    make,
    me,
    person_at,
    refusal,
    resign,
    sign_in,
)
from tests.web.servers import browsing, serving, settings_for

if TYPE_CHECKING:
    from pathlib import Path

    from tests.web.servers import Browser


async def tables_of(browser: Browser) -> set[str]:
    """The tables that a browser is offered to go on with."""
    return {table["id"] for table in (await browser.get("/api/tables")).json()}


async def test_second_browser_has_what_both_had(tmp_path: Path) -> None:
    """Seats, results and what was learned of a guest become a person's; those of both are one's."""
    async with club(tmp_path) as address, browsing(address) as desk, browsing(address) as phone:
        await resign(desk, (await desk.open_table())["id"])
        shown = await desk.post("/api/lessons/draw/answers", {"question": 1, "shown": True})
        assert shown.status_code == 200
        at_desk = (await desk.open_table())["id"]
        at_phone = (await phone.open_table())["id"]
        device = Device(address)
        made = await make(desk, device, "Ann")
        assert made.status_code == 201, made.text
        assert len(set(made.json()["codes"])) == 10
        person = await me(desk)
        assert person["person"]["name"] == "Ann"
        assert (person["kept"]["hands"], person["kept"]["lessons"]) == (1, 1)
        assert await tables_of(desk) == {at_desk}
        assert (await sign_in(phone, device)).status_code == 200
        assert await tables_of(phone) == await tables_of(desk) == {at_desk, at_phone}
        assert (await me(phone))["kept"] == (await me(desk))["kept"]
        new = (await phone.open_table())["id"]
        assert new in await tables_of(desk)
        (passkey,) = (await me(phone))["person"]["passkeys"]
        assert (passkey["device"], passkey["here"]) == ("phone", True)


async def test_open_table_goes_on_while_its_owner_makes_a_passkey(tmp_path: Path) -> None:
    """The socket that is open stays, and the next one comes with the new cookie."""
    async with club(tmp_path) as address, browsing(address) as browser:
        table = (await browser.open_table())["id"]
        async with browser.socket(table) as before:
            seq = (await before.read())["seq"]
            assert (await make(browser, Device(address))).status_code == 201
            await before.send({"type": "resign", "seq": seq})
            await before.read_until("match_over")
        async with browser.socket(table) as after:
            assert (await after.read())["phase"] == "match_over"


async def test_codes_and_passkeys_can_be_had_anew(tmp_path: Path) -> None:
    """A code works once and reads 0 for O; new ones make the old ones void; the last passkey stays.

    A browser that was signed in by a passkey that is removed is a guest again at once.
    """
    async with (
        club(tmp_path) as address,
        person_at(address) as ann,
        browsing(address) as other,
        browsing(address) as third,
    ):
        await other.post("/api/key", {})
        typed = ann.codes[0].lower().replace("0", "o").replace("1", "l").replace("-", " ")
        assert (await other.post("/api/me/recovery", {"code": typed})).status_code == 200
        assert (await me(other))["person"]["codes"] == 9
        key_ring = Device(address)
        added = await make(other, key_ring)
        assert (added.status_code, added.json()) == (201, {"codes": None})
        assert (await sign_in(third, key_ring)).status_code == 200
        first, second = (await me(third))["person"]["passkeys"]
        assert (first["here"], second["here"]) == (False, True)
        new = (await other.post("/api/me/codes", {})).json()["codes"]
        await third.post("/api/me/sign-out", {})
        assert (await me(third))["person"] is None
        for void in (ann.codes[1], ann.codes[0], "0000-0000-0000-0000", "?"):
            refused = await third.post("/api/me/recovery", {"code": void})
            assert refusal(refused) == (403, "bad_code")
        assert (await third.post("/api/me/recovery", {"code": new[9]})).status_code == 200
        assert (await third.delete(f"/api/me/passkeys/{first['id']}")).status_code == 204
        assert (await me(ann.browser))["person"] is None
        assert (await me(third))["person"]["name"] == "Ann"
        last = await third.delete(f"/api/me/passkeys/{second['id']}")
        assert refusal(last) == (409, "last_passkey")


async def test_name_can_be_changed_and_is_checked(tmp_path: Path) -> None:
    """By the same rules as at a table; a guest has none to change."""
    async with club(tmp_path) as address, person_at(address, None) as ann:
        assert (await me(ann.browser))["person"]["name"] is None
        assert (await ann.browser.post("/api/me/name", {"name": " Ann  Lee "})).status_code == 204
        assert (await me(ann.browser))["person"]["name"] == "Ann Lee"
        refused = await ann.browser.post("/api/me/name", {"name": "x" * 41})
        assert refusal(refused) == (422, "name_too_long")
        async with browsing(address) as guest:
            await guest.post("/api/key", {})
            assert refusal(await guest.post("/api/me/name", {"name": "Eve"})) == (403, "guest")


async def test_guest_is_told_what_is_kept_and_why_there_are_no_passkeys(tmp_path: Path) -> None:
    """A server by a number has no address that a passkey could be for."""
    async with serving(settings_for(tmp_path)) as address, browsing(address) as browser:
        assert await me(browser) == {
            "person": None,
            "kept": {"hands": 0, "matches": 0, "lessons": 0, "puzzles": 0, "days": 0},
            "store": "file",
            "no_passkeys": "address",
        }
        await browser.post("/api/key", {})
        refused = await browser.post("/api/me/passkeys/options", {})
        assert refusal(refused) == (409, "no_passkeys")


async def test_nobody_is_told_the_key_of_a_person(tmp_path: Path) -> None:
    """No answer and no cookie has it, but the device that keeps it as the owner of its passkey."""
    async with club(tmp_path) as address, person_at(address) as ann:
        await ann.browser.open_table()
        await ann.browser.get("/api/me/data")
        secret = owner_of(ann.device)
        told = [each for each in ann.browser.received if secret in each]
        assert told == []
        stolen = {"Cookie": f"germanwhist={secret}"}
        async with browsing(address) as thief:
            assert (await thief.http.get("/api/tables", headers=stolen)).json() == []
