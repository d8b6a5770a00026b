"""What is answered to more than one kind of question."""

from germanwhist.notation import CardName
from germanwhist.web.requests import Body

__all__ = ["CardTry"]


class CardTry(Body, frozen=True, kw_only=True):
    """A card that may be the best one at a moment.

    Args:
        card: the card; null for somebody who wants to be shown.
    """

    card: CardName | None
