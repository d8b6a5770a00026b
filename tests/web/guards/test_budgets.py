"""How much one address, and one person there, may ask for in an hour."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from germanwhist.web.app import create_app
from germanwhist.web.guards.budgets import Budgets
from tests.web.servers import NEXT_DOOR, browsing, serving, settings_for

if TYPE_CHECKING:
    from pathlib import Path

LIMITS = {"school_an_hour": 4, "reviews_an_hour": 2, "records_an_hour": 2}


def test_a_person_has_a_share_and_their_address_the_rest(tmp_path: Path) -> None:
    """Two people have all of an address between them; a third one is another address."""
    settings = settings_for(tmp_path, reviews_an_hour=4, share_of_a_person=0.5)
    budgets = Budgets(settings)

    def may(address: str, person: str | None) -> bool:
        return budgets.spend("reviews", address, person) == 0

    assert [may("a", "ann") for _ in range(3)] == [True, True, False]
    assert may("a", "bob")
    assert may("a", None)
    assert not may("a", "eve")
    assert may("b", "eve")
    assert not may("b", "ann")  # wherever she goes
    assert budgets.spend("school", "a", "ann") == 0
    assert 1700 < budgets.spend("reviews", "b", "ann") <= 1800  # half an hour each


def test_everything_that_teaches_has_a_budget(tmp_path: Path) -> None:
    """A new route of the school cannot be forgotten."""
    app = create_app(settings_for(tmp_path))
    wanted = {"school": "school", "reviews": "reviews"}
    seen = set()
    for route in app.routes:
        for handler in getattr(route, "route_handlers", ()):
            for tag in wanted.keys() & set(handler.tags or ()):
                assert handler.opt.get("budget") == wanted[tag], handler
                seen.add(tag)
    assert seen == wanted.keys()


@pytest.mark.parametrize(
    ("method", "path", "budget", "count"),
    [
        ("GET", "/api/puzzles", "school", 4),
        ("POST", "/api/review", "reviews", 2),
        ("POST", "/api/tables/again", "records", 2),
    ],
)
async def test_too_much_is_refused_with_the_time_to_wait(
    tmp_path: Path, method: str, path: str, budget: str, count: int
) -> None:
    """Another address is not touched; what costs little is answered as ever."""
    async with (
        serving(settings_for(tmp_path, **LIMITS)) as address,
        browsing(address) as eve,
        browsing(address, comes_from=NEXT_DOOR) as bob,
    ):
        body: dict[str, str] | None = {} if method == "POST" else None
        answers = [await eve.http.request(method, path, json=body) for _ in range(count + 1)]
        assert 429 not in [answer.status_code for answer in answers[:-1]]
        assert answers[-1].status_code == 429
        assert answers[-1].json()["code"] == f"too_many_{budget}"
        assert 0 < int(answers[-1].headers["retry-after"]) <= 3600
        assert (await bob.http.request(method, path, json=body)).status_code != 429
        assert (await eve.get("/api/levels")).status_code == 200
