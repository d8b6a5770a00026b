"""What holds at any moment of any hand under any rule set."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from germanwhist import CardSet, Deal, Hand, Match, RuleSet, Seat
from germanwhist.testing.strategies import deals, hands, rule_sets
from tests.rules import plain
from tests.rules.builders import cards
from tests.rules.layouts import replayed


def _table(hand: Hand) -> plain.Table:
    """The same moment in the second telling of the rules."""
    table = replayed(
        hand.ruleset.options(),
        [str(card) for card in hand.deal.cards],
        hand.deal.dealer,
        [str(card) for card in hand.plays],
    )
    assert table is not None
    return table


def _set(texts: list[str]) -> CardSet:
    return CardSet(cards(" ".join(texts)))


@given(hands())
def test_every_card_is_somewhere_once(hand: Hand) -> None:
    """Two holdings, the cards played and what is left of the stock make the pack."""
    left = hand.deal.stock[len(hand.deal.stock) - hand.stock_left :]
    places = [*hand.holding(Seat.NORTH), *hand.holding(Seat.SOUTH), *hand.plays, *left]
    assert len(places) == hand.ruleset.pack
    assert CardSet(places) == CardSet.full(hand.ruleset.cards_per_hand)


@given(hands())
def test_legal_plays_are_held_and_there_is_one_until_the_end(hand: Hand) -> None:
    """The seat to play can always play, and only its own cards."""
    if hand.to_play is None:
        assert hand.is_over
        assert not hand.legal_plays()
    else:
        assert hand.legal_plays()
        assert hand.legal_plays() <= hand.holding(hand.to_play)


@given(hands(is_over=False))
def test_hand_agrees_with_plain_data(hand: Hand) -> None:
    """Holdings, turn, legal plays, trump, tricks and counts as the second telling has them."""
    table = _table(hand)
    assert [hand.holding(seat) for seat in Seat] == [_set(held) for held in table.hands]
    assert hand.to_play == table.mover
    assert hand.legal_plays() == _set(table.legal())
    assert (hand.trump.letter if hand.trump is not None else "") == table.trump
    assert (str(hand.led) if hand.led is not None else "") == table.led
    assert hand.counted == tuple(table.counted())
    assert (hand.stage == 1) == table.is_stage_one
    played = [(t.leader.value, str(t.lead), str(t.follow), t.winner.value) for t in hand.tricks]
    assert played == table.tricks


@given(hand=hands(is_over=False), seat=st.sampled_from(Seat))
def test_view_agrees_with_plain_data(hand: Hand, seat: Seat) -> None:
    """Everything a view holds of the open and the own is what the second telling has."""
    view, table = hand.view(seat), _table(hand)
    opponent = seat.opponent
    assert view.holding == _set(table.hands[seat])
    assert [(draw.trick, str(draw.card)) for draw in view.drawn] == table.draws[seat]
    assert (view.is_to_play, view.to_play) == (table.mover == seat, table.mover)
    assert view.legal_plays() == _set(table.legal() if table.mover == seat else [])
    assert view.opponent_count == len(table.hands[opponent])
    assert view.stock_left == max(0, len(table.stock) - 2 * len(table.tricks))
    assert view.tricks_left == 2 * table.size - len(table.tricks)
    winners = [winner for *_, winner in table.tricks][: table.size]
    for player in Seat:
        taken = [table.stock[2 * i] for i, winner in enumerate(winners) if winner == player]
        assert [str(card) for card in view.taken_by(player)] == taken
    assert view.played == CardSet(hand.plays)
    assert view.played_by(seat) | view.played_by(opponent) == view.played


@given(hands(stage=2))
def test_opponents_hand_is_known_in_stage_two(hand: Hand) -> None:
    """Whoever remembers knows it exactly."""
    for seat in Seat:
        view = hand.view(seat)
        assert view.opponent_holding == view.sure_cards == hand.holding(seat.opponent)


@given(hands(is_over=True))
def test_counts_of_a_finished_hand_add_up(hand: Hand) -> None:
    """Played, claimed or resigned: the counts make the whole, the points fit the counts."""
    result = hand.result
    assert result is not None
    assert sum(result.counted) == hand.ruleset.counted_total
    counted = list(result.counted)
    is_low = _table(hand).is_low
    score = plain.points(hand.ruleset.options(), is_low=is_low, counted=counted, total=sum(counted))
    assert result.points == tuple(score)


@given(rules=rule_sets(packs=(28,)), data=st.data())
def test_match_never_ends_in_the_middle_of_a_hand(rules: RuleSet, data: st.DataObject) -> None:
    """However many points the hand in play will bring."""
    named = rules.options() | {"first_dealer": "seat"}
    match = Match.start(RuleSet.from_options(named), first_dealer=Seat.NORTH)
    for _ in range(3):
        match = match.deal(Deal(data.draw(deals(pack=28)).cards, match.dealer))
        while match.is_in_hand:
            assert not match.is_over
            assert match.winner is None
            assert match.hand is not None
            match = match.play(match.hand.legal_plays().lowest())
        if match.is_over:
            break
