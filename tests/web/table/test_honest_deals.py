"""Honest deals over HTTP and the socket."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from germanwhist import Seat, Verifier, parse_record
from germanwhist.honest import new_cut, promise_of
from tests.service.tables_for_tests import LowestCard, seeded
from tests.web.servers import browsing, serving, settings_for

if TYPE_CHECKING:
    from pathlib import Path

    from germanwhist.web import Settings

PERSON = {"kind": "person"}


def sealing(folder: Path) -> Settings:
    """A server whose deals are sealed: it has no random numbers of a test."""
    setup = seeded(source=None, make_seeded_player=lambda _level, _seed: LowestCard())
    return replace(settings_for(folder), setup=setup)


async def test_first_cards_come_with_the_first_message_of_the_socket(tmp_path: Path) -> None:
    """The promise opens the table, the cut the socket; bad ones are as if there were none."""
    cut, promise = new_cut(), promise_of(new_cut(), Seat.SOUTH)
    given = promise_of(cut, Seat.SOUTH)
    async with serving(sealing(tmp_path)) as address, browsing(address) as ann:
        for bad in ("", "0" * 63, "G" * 64):
            response = await ann.post("/api/tables", {"opponent": PERSON, "promise": bad})
            assert response.status_code == 400
        table = await ann.open_table(promise=given)
        assert table["seal"]["south"] == {"promise": given, "cut": None}
        assert table["seal"]["secret"] is None
        where = table["id"]
        for wrong in ("?cut=", f"?cut={new_cut()}&promise={promise}", f"?cut={cut}&promise=ab"):
            async with ann.socket(where, wrong) as socket:
                assert (await socket.read())["view"] is None
        async with ann.socket(where, f"?cut={cut}&promise={promise}") as socket:
            first = await socket.read()
            assert first["phase"] == "playing"
            assert first["seal"]["seal"] == table["seal"]["seal"]
            assert first["seal"]["south"] == {"promise": given, "cut": cut}
            assert first["seal"]["north"] is None
            assert first["next_seal"]["south"] == {"promise": promise, "cut": None}
            before = len("".join(ann.received))
            turn = first
            while turn["abilities"]["play"] is not None:  # the computer leads
                turn = await socket.read()
            await socket.send({"type": "resign", "seq": turn["seq"]})
            over = await socket.read_until("match_over")
        record = parse_record((await ann.get(f"/api/tables/{where}/record")).text)
    assert record.receipt is not None
    assert over["seal"]["secret"] == record.receipt.secret
    assert record.receipt.secret not in "".join(ann.received)[:before]
    assert Verifier().check(record) == ()


async def test_invited_client_brings_its_promise(tmp_path: Path) -> None:
    """Both cuts open over the sockets; each client learns of the other's promise before."""
    cuts = {"south": new_cut(), "north": new_cut()}
    promises = {seat: promise_of(cut, Seat.parse(seat)) for seat, cut in cuts.items()}
    further = "0" * 64
    async with (
        serving(sealing(tmp_path)) as address,
        browsing(address) as ann,
        browsing(address) as bob,
    ):
        table = await ann.open_table(PERSON, promise=promises["south"])
        await bob.post("/api/key", {})
        invited = {"invite": table["invite"], "promise": promises["north"]}
        taken = (await bob.post(f"/api/tables/{table['id']}/seat", invited)).json()
        assert taken["seal"]["seal"] == table["seal"]["seal"]
        assert taken["seal"]["south"]["promise"] == promises["south"]
        query = f"?cut={cuts['north']}&promise={further}"
        async with ann.socket(table["id"]) as mine, bob.socket(table["id"], query) as theirs:
            await mine.read_until("open_cut")
            await mine.send(
                {"type": "open_cut", "seq": 0, "cut": cuts["south"], "promise": further}
            )
            for socket in (mine, theirs):
                seal = (await socket.read_until("playing"))["seal"]
                assert {seat: seal[seat]["cut"] for seat in cuts} == cuts
