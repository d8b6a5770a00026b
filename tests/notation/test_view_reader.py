"""Views read from JSON: just what was written, and nothing that cannot be."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given

from germanwhist import (
    Hand,
    NotationError,
    RuleSet,
    Seat,
    Standing,
    View,
    parse_record,
    view_from_json,
    view_to_json,
)
from germanwhist.testing.strategies import rule_sets, views
from tests.notation.samples import SMALL

SAMPLE = parse_record(SMALL)
RULES = SAMPLE.ruleset
VIEW = Hand.replay(RULES, SAMPLE.whole_deal(), plays=SAMPLE.plays[:3]).view(Seat.NORTH)


def changed(**members: object) -> dict[str, Any]:
    """The JSON of the second trick of the sample, with other members."""
    return {**view_to_json(VIEW), **members}


@given(views())
def test_a_view_survives_the_journey(view: View) -> None:
    """Through text, at any moment, under any rules."""
    value = json.loads(json.dumps(view_to_json(view)))
    assert view_from_json(value, view.ruleset, standing=view.standing) == view


@given(views(rule_sets(packs=[12])))
def test_views_of_study_packs_survive_it_too(view: View) -> None:
    """The rules say how many cards there are."""
    assert view_from_json(view_to_json(view), view.ruleset) == view


def test_the_standing_is_handed_in() -> None:
    """It is not part of the JSON."""
    standing = Standing(points=(3, 4), hands=2, target=10)
    assert view_from_json(view_to_json(VIEW), RULES, standing=standing).standing == standing


TRICK = dict(view_to_json(VIEW)["tricks"][0])


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (None, "object"),
        ([], "object"),
        ({}, "missing required field"),
        (changed(seat="west"), "seat"),
        (changed(holding=["8C", "XX"]), "'XX'"),
        (changed(holding=["8C", "8D", "9D", "AD", "9H", "JH"]), "legal"),
        (
            changed(holding=["8C", "8D", "9D", "AD", "9H", "TS", "AS"], legal=["TS", "AS"]),
            "TS in two places",
        ),
        (changed(legal=["AS", "8C"]), "legal"),
        (changed(stage=2), "stage 2 (expected 1)"),
        (changed(trick=3), "trick 3 (expected 2)"),
        (changed(trump="X"), "'X'"),
        (changed(trump="H"), "trump and objective"),
        (changed(objective="low"), "trump and objective"),
        (
            changed(leader="north", to_play="south", legal=[], opponent_count=7),
            "leader north (expected south)",
        ),
        (changed(tricks=[TRICK | {"winner": "north"}], sure=[]), "trick 1"),
        (changed(tricks=[TRICK | {"number": 2}]), "trick 1"),
        (changed(drawn=[]), "drawn"),
        (changed(drawn=[{"trick": 1, "card": "KH"}]), "drawn cards"),
        (changed(counted=[0]), "counted"),
        (changed(upcard=None), "upcard"),
        (changed(over=True), "over True (expected False)"),
    ],
)
def test_what_cannot_be_is_refused(value: object, said: str) -> None:
    """The message names the member at fault."""
    with pytest.raises(NotationError) as raised:
        view_from_json(value, RULES)
    assert raised.value.code == "bad_view"
    assert str(raised.value).startswith("not a view: ")
    assert said in str(raised.value)


def test_the_rules_must_be_those_of_the_view() -> None:
    """A view of a small pack is none of the standard game."""
    with pytest.raises(NotationError, match="not a view"):
        view_from_json(view_to_json(VIEW), RuleSet())
