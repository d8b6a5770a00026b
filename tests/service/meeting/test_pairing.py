"""Who is paired with whom, in cases worked out by hand."""

from __future__ import annotations

import random
from dataclasses import replace

from germanwhist.service.meeting import Seeker, Wish, pairs, reach

RATED = Wish(rules="match10", clock="none", is_rated=True)


def seeker(name: str, *, rating: float = 1500.0, since: float = 0.0, wish: Wish = RATED) -> Seeker:
    """Somebody who waits."""
    return Seeker(id=name, wish=wish, rating=rating, since=since)


def paired(*seekers: Seeker, now: float) -> list[str]:
    """The pairs by their names."""
    return [one.id + other.id for one, other in pairs(seekers, now=now)]


def test_nearest_are_paired_and_the_others_wait() -> None:
    """Of 1500, 1540 and 1590 the first two are 40 apart; with 1600 beside them, two pairs."""
    three = seeker("a", rating=1500), seeker("b", rating=1540), seeker("c", rating=1590)
    assert paired(*three, now=0) == ["ab"]
    # 1590 and 1600 are 10 apart, which goes first.
    assert paired(*three, seeker("d", rating=1600), now=0) == ["cd", "ab"]


def test_range_widens_by_the_second_until_any_rating_will_do() -> None:
    """800 points need a wait of a minute; 350 points one of 25 seconds."""
    assert paired(seeker("a"), seeker("b", rating=1850), now=24.9) == []
    assert paired(seeker("a"), seeker("b", rating=1850), now=25) == ["ab"]
    assert paired(seeker("a"), seeker("b", rating=2300), now=59.9) == []
    assert paired(seeker("a"), seeker("b", rating=2300), now=60) == ["ab"]


def test_who_waits_longest_decides_how_far_is_near_enough() -> None:
    """A newcomer is paired at once with somebody who takes any rating by then."""
    assert paired(seeker("a"), seeker("b", rating=2000, since=60), now=60) == ["ab"]
    assert paired(seeker("a", since=60), seeker("b", rating=2000), now=60) == ["ba"]


def test_equally_near_are_paired_in_the_order_of_waiting() -> None:
    """Three newcomers with the same rating: the last one waits on."""
    waiting = seeker("c", since=2), seeker("b", since=1), seeker("a", since=0)
    assert paired(*waiting, now=3) == ["ab"]


def test_only_the_same_wish_is_paired() -> None:
    """Other rules, another clock, or for nothing: nobody is talked into anything."""
    others = [
        seeker("b", wish=replace(RATED, rules="single")),
        seeker("c", wish=replace(RATED, clock="card30")),
        seeker("d", wish=replace(RATED, is_rated=False)),
    ]
    assert paired(seeker("a"), *others, now=1_000) == []


def test_nobody_is_in_two_pairs_and_order_of_reading_does_not_matter() -> None:
    """Forty people, read in any order, make the same pairs, each within reach."""
    rng = random.Random(1)
    many = [
        seeker(str(n), rating=rng.gauss(1500, 200), since=rng.uniform(0, 50)) for n in range(40)
    ]
    made = pairs(many, now=50)
    names = [one.id for pair in made for one in pair]
    assert len(names) == len(set(names)) > 20
    for one, other in made:
        assert abs(one.rating - other.rating) <= reach(50 - min(one.since, other.since))
    rng.shuffle(many)
    assert pairs(many, now=50) == made
