"""The hand of the tour, without a browser."""

from __future__ import annotations

import json

from tests.browser.tour_hand import RECORDED, tour_views


def test_recorded_tour_is_what_the_rules_say() -> None:
    """The client shows recorded views; a change of the rules or of a view's form shows here."""
    assert json.loads(RECORDED.read_text(encoding="utf-8")) == tour_views()


def test_learner_wins_the_tour_four_to_three() -> None:
    """As its last sentence tells, in every language."""
    assert tour_views()[-1]["counted"] == [3, 4]
