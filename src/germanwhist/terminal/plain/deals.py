"""What this program finds out about the deal of a finished hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from germanwhist.cards import Card
from germanwhist.honest import Receipt, misfits

if TYPE_CHECKING:
    from germanwhist.terminal.table.scene import Scene

__all__ = ["checked_deal"]


def checked_deal(scene: Scene) -> tuple[str, ...]:
    """Whether nobody chose the cards, in a sentence; nothing for a deal without a receipt."""
    seal, deal = scene.table.seal, scene.view.deal
    if seal is None or seal.secret is None or deal is None:
        return ()
    receipt = Receipt(seal.seal, seal.secret, seal.cuts)
    cuts = tuple((Card(north), Card(south)) for north, south in scene.table.cuts)
    wrong = misfits(
        receipt,
        deal.cards,
        hand=seal.hand,
        first_dealer=cuts if seal.hand == 1 else (),
    )
    verdict = "broken" if wrong else "honest"
    return (scene.look.texts("deal-checked", verdict=verdict, seal=seal.seal[:8].upper()),)
