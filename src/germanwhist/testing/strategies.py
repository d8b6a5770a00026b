"""Hypothesis strategies for every value of the rules; importing this needs Hypothesis.

Each value can come about in a real game: options agree, plays are legal, holdings fit. Examples
shrink towards the standard game, north as dealer, few plays and low cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from germanwhist.cards import CardSet, Rank, Suit
from germanwhist.notation import Position
from germanwhist.rules import (
    Counting,
    Deal,
    FirstDealer,
    FirstStageFollow,
    Hand,
    HandScore,
    MatchLength,
    Objective,
    ObjectiveRule,
    RuleSet,
    Seat,
    TargetTie,
    TrumpRule,
)

try:
    from hypothesis import strategies as st
except ModuleNotFoundError as error:  # pragma: no cover - the tests themselves need it
    raise ModuleNotFoundError(
        "germanwhist.testing.strategies needs Hypothesis (pip install hypothesis)",
        name="hypothesis",
    ) from error

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hypothesis.strategies import DrawFn, SearchStrategy

    from germanwhist.rules import View

__all__ = ["deals", "hands", "positions", "rule_sets", "views"]


@st.composite
def rule_sets(draw: DrawFn, *, packs: Sequence[int] = (52, 28)) -> RuleSet:
    """Any rule set that is not refused.

    Args:
        draw: given by Hypothesis.
        packs: the numbers of cards to choose from; others than 52 and 28 make study rule sets.

    Example:
        >>> from hypothesis import given, settings
        >>> @settings(max_examples=3, deadline=None)
        ... @given(rule_sets())
        ... def always(rules):
        ...     assert RuleSet.parse(str(rules)) == rules
        >>> always()
    """
    pack = draw(st.sampled_from(packs))
    counting = draw(st.sampled_from(Counting))
    hand_score = draw(st.sampled_from(HandScore))
    match = draw(_match_lengths())
    can_extend = hand_score is HandScore.PER_TRICK and match.target is not None
    can_be_low = counting is Counting.SECOND_STAGE
    # Everything is drawn, needed or not, so that examples shrink alike.
    target_tie, objective = draw(st.sampled_from(TargetTie)), draw(st.sampled_from(ObjectiveRule))
    options: dict[str, Any] = {
        "counting": counting,
        "hand_score": hand_score,
        "stake": draw(st.integers(1, 100)),
        "match": match,
        "target_tie": target_tie if can_extend else TargetTie.HIGHER,
        "first_stage_follow": draw(st.sampled_from(FirstStageFollow)),
        "objective": objective if can_be_low else ObjectiveRule.HIGH,
        "trumps": draw(_trump_rules(pack)),
        "first_dealer": draw(st.sampled_from(FirstDealer)),
    }
    return RuleSet.for_study(pack, **options)


def _match_lengths() -> SearchStrategy[MatchLength]:
    hands = st.integers(1, 6).map(lambda number: MatchLength(hands=number))
    return hands | st.integers(1, 60).map(lambda number: MatchLength(target=number))


def _trump_rules(pack: int) -> SearchStrategy[TrumpRule]:
    ranks = list(Rank)[len(Rank) - pack // 4 :]
    some = st.frozensets(st.sampled_from(ranks), min_size=1, max_size=len(ranks)).map(TrumpRule)
    return st.sampled_from([TrumpRule(), TrumpRule(frozenset(Rank))]) | some


@st.composite
def deals(draw: DrawFn, *, pack: int = 52) -> Deal:
    """Any deal of a pack, by either dealer.

    Args:
        draw: given by Hypothesis.
        pack: the number of cards.

    Example:
        >>> from hypothesis import given, settings
        >>> @settings(max_examples=3, deadline=None)
        ... @given(deals(pack=28))
        ... def always(deal):
        ...     assert len(deal.stock) == 14
        >>> always()
    """
    cards = draw(st.permutations(list(CardSet.full(pack // 4))))
    return Deal(tuple(cards), draw(st.sampled_from(Seat)))


@st.composite
def hands(
    draw: DrawFn,
    rules: SearchStrategy[RuleSet] | None = None,
    *,
    stage: int | None = None,
    is_over: bool | None = None,
) -> Hand:
    """A hand at any moment, after any legal plays, perhaps ended by a claim or a resignation.

    Args:
        draw: given by Hypothesis.
        rules: the rule sets to choose from; any when None.
        stage: 1 or 2 for a moment of this stage only.
        is_over: True for finished hands only, False for hands in play only.

    Example:
        >>> from hypothesis import given, settings
        >>> @settings(max_examples=3, deadline=None)
        ... @given(hands(stage=1, is_over=False))
        ... def always(hand):
        ...     assert hand.upcard in hand.deal.stock
        >>> always()
    """
    ruleset = draw(rule_sets() if rules is None else rules)
    hand = Hand.start(ruleset, draw(deals(pack=ruleset.pack)))
    per_stage = 2 * ruleset.cards_per_hand
    last = per_stage - 1 if stage == 1 else 2 * per_stage - (is_over is False)
    first = per_stage if stage == 2 else 0
    for _ in range(draw(st.integers(first, last))):
        legal = tuple(hand.legal_plays())
        hand = hand.play(legal[draw(st.integers(0, len(legal) - 1))])
    may_end = not hand.is_over and is_over is not False
    if may_end and (is_over or draw(st.booleans())):
        seat = draw(st.sampled_from(Seat))
        if hand.stage == 2 and draw(st.booleans()):
            return hand.claim(seat, draw(st.integers(0, hand.tricks_left)))
        return hand.resign(seat)
    return hand


@st.composite
def views(
    draw: DrawFn,
    rules: SearchStrategy[RuleSet] | None = None,
    *,
    stage: int | None = None,
    is_to_play: bool = False,
) -> View:
    """What a seat knows at any moment of a hand.

    Args:
        draw: given by Hypothesis.
        rules: the rule sets to choose from; any when None.
        stage: 1 or 2 for a moment of this stage only.
        is_to_play: whether the view must be that of the seat whose turn it is.

    Example:
        >>> from hypothesis import given, settings
        >>> @settings(max_examples=3, deadline=None)
        ... @given(views(is_to_play=True))
        ... def always(view):
        ...     assert view.legal_plays() <= view.holding
        >>> always()
    """
    hand = draw(hands(rules, stage=stage, is_over=False if is_to_play else None))
    mover = hand.to_play
    seat = mover if is_to_play and mover is not None else draw(st.sampled_from(Seat))
    return hand.view(seat)


@st.composite
def positions(draw: DrawFn, *, fewest: int = 1, most: int = 13) -> Position:
    """Any position of stage two, high or low, with or without trumps, before or after the lead.

    Args:
        draw: given by Hypothesis.
        fewest: the fewest tricks still to be won, 1 or more.
        most: the most, 13 at most.

    Example:
        >>> from hypothesis import given, settings
        >>> @settings(max_examples=3, deadline=None)
        ... @given(positions(most=5))
        ... def always(position):
        ...     assert 1 <= position.tricks <= 5
        >>> always()
    """
    tricks = draw(st.integers(fewest, most))
    cards = draw(st.permutations(list(CardSet.full())))
    led = cards[0] if draw(st.booleans()) else None
    return Position(
        trump=draw(st.sampled_from([*Suit, None])),
        leader=CardSet(cards[led is not None : tricks]),
        follower=CardSet(cards[tricks : 2 * tricks]),
        objective=draw(st.sampled_from(Objective)),
        led=led,
    )
