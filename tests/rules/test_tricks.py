from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from germanwhist import Card, CardSet, Seat, Suit, Trick
from germanwhist.rules import does_follower_win, legal_plays
from tests.rules import plain

PACK = plain.pack(52)


@pytest.mark.parametrize(
    ("lead", "follow", "trump", "wins"),
    [
        ("7D", "8D", "H", True),  # a higher card of the suit led
        ("8D", "7D", "H", False),
        ("AD", "2H", "H", True),  # any trump on a side suit
        ("2D", "AC", "H", False),  # a discard never wins
        ("2H", "AC", "H", False),  # nor on a trump
        ("2H", "3H", "H", True),  # trumps among themselves go by rank
        ("3H", "2H", "H", False),
        ("2D", "AH", "", False),  # without trumps only the suit led wins
        ("2D", "3D", "", True),
    ],
)
def test_who_wins_a_trick(lead: str, follow: str, trump: str, *, wins: bool) -> None:
    """The cases of the rules page, each once."""
    suit = Suit("CDHS".index(trump)) if trump else None
    assert does_follower_win(Card(lead), Card(follow), trump=suit) is wins


@given(
    lead=st.sampled_from(PACK),
    follow=st.sampled_from(PACK),
    upcard=st.sampled_from(PACK),
    has_trumps=st.booleans(),
)
def test_winner_agrees_with_plain_data(
    lead: str, follow: str, upcard: str, *, has_trumps: bool
) -> None:
    """Any two cards under any trump give the winner that the second telling gives."""
    others = [card for card in PACK if card != upcard]
    trumps = "upcard" if has_trumps else "none"
    table = plain.Table({"trumps": trumps}, [*others[:26], upcard, *others[26:]], 0)
    trump = Card(upcard).suit if has_trumps else None
    assert does_follower_win(Card(lead), Card(follow), trump=trump) == table.beats(follow, lead)


def test_leader_may_play_any_card() -> None:
    """Trumps too: they need not be broken."""
    holding = CardSet.parse("A.Q2..7")
    assert legal_plays(holding, None) == holding


def test_follower_must_follow_suit_when_able() -> None:
    """High or low, but of the suit led; nothing else, and no trump."""
    assert str(legal_plays(CardSet.parse("A.Q2..7"), Card("3H"))) == ".Q2.."


def test_follower_without_the_suit_may_play_anything() -> None:
    """No duty to ruff."""
    holding = CardSet.parse("A.Q2..7")
    assert legal_plays(holding, Card("3D")) == holding


def test_follower_need_not_follow_when_the_rules_set_it_free() -> None:
    """The free first stage lets any card be played."""
    holding = CardSet.parse("A.Q2..7")
    assert legal_plays(holding, Card("3H"), must_follow=False) == holding


def test_trick_knows_who_played_what() -> None:
    """Leader and follower, winner and loser."""
    trick = Trick(
        number=1,
        stage=1,
        leader=Seat.SOUTH,
        lead=Card("JS"),
        follow=Card("AS"),
        winner=Seat.NORTH,
        upcard=Card("KH"),
    )
    assert trick.card_of(Seat.SOUTH) == Card("JS")
    assert trick.card_of(Seat.NORTH) == Card("AS")
    assert trick.loser is Seat.SOUTH
