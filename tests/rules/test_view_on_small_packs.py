"""What a view says, against every layout that its seat holds possible: packs of 8 and 12 cards."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from germanwhist import Card, CardSet, Deal, Hand, RuleSet, Seat, View
from tests.rules import plain
from tests.rules.builders import cards
from tests.rules.layouts import all_alike, every_layout

if TYPE_CHECKING:
    from collections.abc import Iterator

VARIANTS: tuple[dict[str, str], ...] = (
    {},
    {"first_stage_follow": "free"},
    {"trumps": "none"},
    {"objective": "by_colour", "trumps": "none_on=AK"},
    {"counting": "weighted"},
)


def _random_plays(options: dict[str, str], size: int, seed: int) -> tuple[list[str], list[str]]:
    """A shuffled pack and a whole random hand of it; south deals."""
    rng = Random(seed)
    layout = plain.pack(size)
    rng.shuffle(layout)
    table = plain.Table(options, layout, Seat.SOUTH)
    plays = []
    while not table.is_over:
        plays.append(rng.choice(sorted(table.legal())))
        table.play(plays[-1])
    return layout, plays


def _hand(options: dict[str, str], layout: list[str], plays: list[str]) -> Hand:
    deal = Deal(cards(" ".join(layout)), Seat.SOUTH)
    rules = RuleSet.for_study(len(layout), **options)
    return Hand.replay(rules, deal, plays=cards(" ".join(plays)))


def _check_facts(view: View, world: plain.Table, seat: Seat) -> None:
    """Every fact that a view offers is true in a layout that fits it."""
    opponent = seat.opponent
    held = CardSet(cards(" ".join(world.hands[opponent])))
    face_down = world.stock[2 * len(world.tricks) + 1 :]
    assert view.unseen == held | CardSet(cards(" ".join(face_down)))
    assert view.opponent_count == len(held)
    assert view.sure_cards <= held
    assert view.opponent_holding in (None, held)
    first = 0 if opponent != world.dealer else 1
    came = dict.fromkeys(world.cards[first : 2 * world.size : 2], 0)
    came |= {card: trick for trick, card in world.draws[opponent]}
    for trick in view.tricks:
        if trick.winner is opponent:
            came[str(trick.upcard)] = trick.number
    for suit, shown in view.voids_shown:
        for card in held.suit(suit):
            assert came[str(card)] >= shown


@pytest.mark.parametrize("seat", Seat)
@pytest.mark.parametrize("options", VARIANTS, ids=" ".join)
@pytest.mark.parametrize("seed", [5, 6])  # hands in which each seat shows a void early
def test_facts_of_a_view_hold_in_every_layout_that_fits_it(
    seed: int, options: dict[str, str], seat: Seat
) -> None:
    """Sure cards, voids, unseen, opponent's number and, in stage two, the exact hand."""
    layout, plays = _random_plays(options, 12, seed)
    for number, (table, hand) in enumerate(_moments(options, layout, plays[:-1])):
        view = hand.view(seat)
        for index, world in enumerate(all_alike(table, plays[:number], seat)):
            _check_facts(view, world, seat)
            if index % 50 == 0:
                assert _hand(options, world.cards, plays[:number]).view(seat) == view


@pytest.mark.parametrize("options", VARIANTS[:2], ids=["required", "free"])
def test_views_are_equal_exactly_when_the_seat_saw_the_same(options: dict[str, str]) -> None:
    """Over every layout of an eight-card pack, at every moment to which the plays lead there."""
    layout, plays = _random_plays(options, 8, seed=11)
    moments = list(_moments(options, layout, plays))
    alike = dict.fromkeys([(number, seat) for number in range(len(plays)) for seat in Seat], 0)
    for other in every_layout(8):
        for number, (table, hand) in enumerate(_moments(options, other, plays[:-1])):
            for seat in Seat:
                real_table, real_hand = moments[number]
                is_alike = plain.knowledge(table, seat) == plain.knowledge(real_table, seat)
                assert (hand.view(seat) == real_hand.view(seat)) == is_alike
                alike[number, seat] += is_alike
    for (number, seat), count in alike.items():
        assert count == sum(1 for _ in all_alike(moments[number][0], plays[:number], seat))


def _moments(
    options: dict[str, str], layout: list[str], plays: list[str]
) -> Iterator[tuple[plain.Table, Hand]]:
    """A layout at each moment, in plain data and as a hand, for as long as the plays are legal."""
    table = plain.Table(options, layout, Seat.SOUTH)
    hand = _hand(options, layout, [])
    yield table.copy(), hand
    for card in plays:
        if card not in table.legal():
            return
        table.play(card)
        hand = hand.play(Card(card))
        yield table.copy(), hand
