"""What a player is: something that is shown a view and answers with a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, runtime_checkable

if TYPE_CHECKING:
    from germanwhist.cards import Card
    from germanwhist.rules import View

__all__ = ["Player"]


@runtime_checkable
class Player(Protocol):
    """Anybody who plays: a computer level, a person at a table, a program elsewhere.

    A player is given a `View` and nothing else, each time it is its turn. It may keep what it
    likes between calls, but everything needed is in the view.

    Example:
        >>> class HighestCard:
        ...     def choose(self, view):
        ...         return view.legal_plays().highest()
        >>> isinstance(HighestCard(), Player)
        True
    """

    def choose(self, view: View) -> Card:
        """The card to play now.

        Args:
            view: what the player's seat knows; it is this seat's turn.

        Returns:
            One of `view.legal_plays()`.
        """
        ...
