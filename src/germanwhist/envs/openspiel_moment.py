"""Where a game of OpenSpiel is: the cards dealt so far, or the hand in play."""

from __future__ import annotations

from typing import Final, final

from germanwhist.cards import Card
from germanwhist.engine.observation import ObservedHand
from germanwhist.envs.table import ACTIONS
from germanwhist.rules import Deal, Hand, RuleSet, Seat

__all__ = ["Moment", "moment_of"]

_CARDS: Final = tuple(map(Card.from_index, range(ACTIONS)))


@final
class Moment:
    """Where a state is. It cannot change, so copies of a state share it.

    Args:
        ruleset: the rules in force.
        dealt: the cards of the pack that have been dealt, by index.
        plays: the cards played, by index.
        players: who played them.
        observed: the hand in play; None while the pack is dealt.
        before: the moment before the last play, when it is at hand.
    """

    __slots__ = ("_before", "_hand", "dealt", "observed", "players", "plays", "ruleset")

    def __init__(  # noqa: PLR0913 - a value with six parts
        self,
        ruleset: RuleSet,
        dealt: tuple[int, ...] = (),
        *,
        plays: tuple[int, ...] = (),
        players: tuple[int, ...] = (),
        observed: ObservedHand | None = None,
        before: Moment | None = None,
    ) -> None:
        self.ruleset = ruleset
        self.dealt = dealt
        self.plays = plays
        self.players = players
        self.observed = observed
        self._before = before
        self._hand: Hand | None = None

    def __deepcopy__(self, memo: dict[int, object]) -> Moment:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return moment_of, (self.ruleset, self.dealt, self.plays, self.players)

    def after(self, action: int) -> Moment:
        """The moment after a card was dealt or played.

        Args:
            action: the index of the card.
        """
        if self.observed is not None:
            player = self.observed.to_play
            assert player is not None  # noqa: S101 - OpenSpiel asks in play only
            return Moment(
                self.ruleset,
                self.dealt,
                plays=(*self.plays, action),
                players=(*self.players, int(player)),
                observed=self.observed.after(action),
                before=self,
            )
        return moment_of(self.ruleset, (*self.dealt, action), (), ())

    @property
    def hand(self) -> Hand | None:
        """The hand in play as a value, made when it is asked for; None while the pack is dealt."""
        if self._hand is None and self.observed is not None:
            earlier = None if self._before is None else self._before.hand
            if earlier is None:
                deal = Deal(tuple(map(_CARDS.__getitem__, self.dealt)), Seat.SOUTH)
                plays = map(_CARDS.__getitem__, self.plays)
                self._hand = Hand.replay(self.ruleset, deal, plays=plays)
            else:
                self._hand = earlier.play(_CARDS[self.plays[-1]])
            self._before = None
        return self._hand


def moment_of(
    ruleset: RuleSet, dealt: tuple[int, ...], plays: tuple[int, ...], players: tuple[int, ...]
) -> Moment:
    """The moment with these parts; the hand in play follows from them.

    Args:
        ruleset: the rules in force.
        dealt: the cards of the pack that have been dealt, by index.
        plays: the cards played, by index.
        players: who played them.
    """
    is_whole = len(dealt) == ruleset.pack
    observed = (
        ObservedHand.of_indices(ruleset, dealt, dealer=Seat.SOUTH, plays=plays)
        if is_whole
        else None
    )
    return Moment(ruleset, dealt, plays=plays, players=players, observed=observed)
