"""Checks that everything of a kind must pass, for the tests of whoever writes one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from germanwhist.rules import PRESETS, Deal, Hand, RuleSet, Seat

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from germanwhist.players import Player

__all__ = ["check_player"]

# Two deals by each dealer, so that both seats lead and both colours of trumps come up.
_DEALS = ((1, Seat.NORTH), (2, Seat.SOUTH), (3, Seat.NORTH), (4, Seat.SOUTH))


def check_player(
    make_player: Callable[[], Player], *, rule_sets: Iterable[RuleSet] | None = None
) -> None:
    """Let a kind of player play whole hands against itself, and check that it keeps its contract.

    Under each rule set it plays four fixed deals. It must answer each view with a card that is
    legal now; answer again when it is asked twice, as after a lost connection; and play on from
    the middle of a hand that it has not seen before, as when it takes over a seat.

    Args:
        make_player: makes a new player; called several times.
        rule_sets: the rule sets to play; every preset and some mixtures when None.

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
        AssertionError: rule set standard, deal 1, play 1: answered Card('2C') \
(expected one of 9C, TC, KC, 2D, 4D, 8D, 4H, 8H, 9H, 5S, 7S, JS, QS)
    """
    for ruleset in _mixtures() if rule_sets is None else rule_sets:
        for seed, dealer in _DEALS:
            _play_hand(make_player, Deal.shuffled(seed, dealer, pack=ruleset.pack), ruleset, seed)


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
