"""A scene around a view: a table that no service keeps, for hands that teach."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

import msgspec

from germanwhist.notation import view_to_json
from germanwhist.rules import Seat
from germanwhist.service import OccupantView, Phase, Refusal, SeatKind, TableView
from germanwhist.service.occupant_view import Seats
from germanwhist.service.requests import REQUESTS, Play
from germanwhist.terminal.table.scene import Scene

if TYPE_CHECKING:
    from germanwhist.rules import View
    from germanwhist.terminal.look import Look

__all__ = ["scripted_scene"]

_TABLE: Final = "exercise"


def scripted_scene(view: View, look: Look, *, level: str | None) -> Scene:
    """What is seen at a table where a card is all that can be asked for.

    The cards that are surely opposite lie open, since the question may be about them.

    Args:
        view: what the seat knows.
        look: language, colours, settings.
        level: the opponent's level; None for a person.
    """
    settings = replace(look.settings, has_memory_aid=True)
    return Scene(table=_table(view, level), view=view, look=replace(look, settings=settings))


def _table(view: View, level: str | None) -> TableView:
    here = OccupantView(
        kind=SeatKind.PERSON,
        name=None,
        level=None,
        is_present=True,
        is_replaced=False,
        has_left=False,
        has_failed=False,
        is_gone=False,
    )
    kind = SeatKind.PERSON if level is None else SeatKind.COMPUTER
    opposite = msgspec.structs.replace(here, kind=kind, level=level)
    is_north = view.seat is Seat.NORTH
    return TableView(
        seq=0,
        id=_TABLE,
        me=view.seat.label,
        seats=Seats(north=here if is_north else opposite, south=opposite if is_north else here),
        options=view.ruleset.options(),
        preset=view.ruleset.preset_name,
        phase=Phase.PLAYING,
        cuts=(),
        told=view_to_json(view),
        results=(),
        points=(0, 0),
        target=None,
        match_winner=None,
        resigned=None,
        absent=None,
        timed_out=None,
        is_practice=False,
        is_rated=False,
        offer=None,
        origin=None,
        day=None,
        same=None,
        seal=None,
        next_seal=None,
        clock=None,
        abilities={
            kind.name(): None if kind is Play and view.is_to_play else Refusal.NO_HAND
            for kind in REQUESTS
        },
    )
