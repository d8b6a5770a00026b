"""Checks that everything of a kind must pass, for the tests of whoever writes one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from germanwhist.rules import PRESETS, Deal, Hand, RuleSet, Seat

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from germanwhist.players import Player

__all__ = ["check_player"]

# The first two deals of each pack, from this seed on, turn up a red and a black card, so that
# `objective=by_colour` makes a high and a low hand.
_FIRST_SEED: Final = 3


def check_player(
    make_player: Callable[[], Player],
    *,
    rule_sets: Iterable[RuleSet] | None = None,
    hands: int = 2,
) -> None:
    """Let a kind of player play whole hands against itself, and check that it keeps its contract.

    Under each rule set it plays some fixed deals, dealt by each seat in turn. It must answer each
    view with a card that is legal now; answer again when it is asked twice, as after a lost
    connection; and play on from the middle of a hand that it has not seen before, as when it
    takes over a seat. A hand asks for about 60 cards; the defaults come to 1,400.

    Args:
        make_player: makes a new player; called several times.
        rule_sets: the rule sets to play; every preset and some mixtures when None.
        hands: how many hands to play under each.

    Raises:
        AssertionError: the player broke its contract; the message names the rule set, the deal,
            the play, and what was answered. What the player itself raises passes through.

    Example:
        >>> from germanwhist import Card
        >>> class Stubborn:
        ...     def choose(self, view):
        ...         return Card("2C")
        >>> check_player(Stubborn)
        Traceback (most recent call last):
        AssertionError: rule set standard, deal 3, play 2: answered Card('2C') \
(expected one of 4C, 5C, TC, AC)
    """
    for ruleset in _mixtures() if rule_sets is None else rule_sets:
        for seed in range(_FIRST_SEED, _FIRST_SEED + hands):
            deal = Deal.shuffled(seed, Seat(seed % 2), pack=ruleset.pack)
            _play_hand(make_player, deal, ruleset, seed)


def _mixtures() -> tuple[RuleSet, ...]:
    """Every preset, and combinations in which several options matter at once."""
    return (
        *PRESETS.values(),
        RuleSet.parse("trumps=none"),
        RuleSet.parse("pack=28 objective=by_colour first_stage_follow=free"),
        RuleSet.parse("counting=weighted hand_score=win trumps=none_on=AKQJ"),
        RuleSet.parse("counting=all_tricks hand_score=per_trick first_stage_follow=free"),
    )


def _play_hand(make_player: Callable[[], Player], deal: Deal, ruleset: RuleSet, seed: int) -> None:
    hand = Hand.start(ruleset, deal)
    players = [make_player(), make_player()]
    while (mover := hand.to_play) is not None:
        number = len(hand.plays) + 1
        if number % ruleset.cards_per_hand == 0:
            players[mover] = make_player()  # somebody takes over in the middle of a hand
        view = hand.view(mover)
        answers = [players[mover].choose(view)]
        if number % 5 == 0:
            answers.append(players[mover].choose(view))
        for answer in answers:
            if answer not in view.legal_plays():
                raise AssertionError(
                    f"rule set {ruleset}, deal {seed}, play {number}: answered {answer!r} "
                    f"(expected one of {', '.join(map(str, view.legal_plays()))})"
                )
        hand = hand.play(answers[-1])
