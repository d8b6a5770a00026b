"""Scenes of tables as the service shows them, without running an application."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from germanwhist import Card, Deal, Match, RuleSet, Seat, SeededSource, cut_for_dealer
from germanwhist.service import TableState, computer, person, table_view
from germanwhist.service.table_values import HandNote
from germanwhist.terminal.look import Look
from germanwhist.terminal.settings import Settings
from germanwhist.terminal.table.scene import Scene
from germanwhist.texts import load_texts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from germanwhist.service import TableView

ME = Seat.SOUTH


def table_of(match: Match, *, level: str = "counter") -> TableView:
    """What the person in the south sees of a match against a computer player."""
    state = TableState(
        table="t",
        seq=1,
        rules=match.ruleset,
        seats=(computer(level), person()),
        match=match,
        notes=tuple(HandNote(dealt_at=0.0) for _ in match.hands),
    )
    return table_view(state, ME)


def scene_of(
    match: Match, *, language: str = "en", settings: Settings | None = None, **parts: Any
) -> Scene:
    """The scene of a match at this moment."""
    table = table_of(match)
    assert table.view is not None
    look = Look(load_texts(language), settings or Settings(), is_dark=True)
    return Scene(table=table, view=table.view, look=look, **parts)


def match_of(rules: RuleSet, seed: int) -> Match:
    """A match with its first hand dealt; the same for the same seed."""
    source = SeededSource(seed)
    is_named = str(rules.first_dealer) == "seat"
    match = (
        Match.start(rules, first_dealer=Seat.NORTH)
        if is_named
        else Match.start(rules, cuts=cut_for_dealer(source, pack=rules.pack))
    )
    return match.deal(Deal.shuffled(source, match.dealer, pack=rules.pack))


def every_moment(rules: RuleSet, seed: int) -> Iterator[Match]:
    """A match after each play: alternately the lowest and the highest legal card."""
    match = match_of(rules, seed)
    source = SeededSource(seed)
    yield match
    while not match.is_over:
        if not match.is_in_hand:
            match = match.deal(Deal.shuffled(source, match.dealer, pack=rules.pack))
        else:
            assert match.hand is not None
            legal = match.hand.legal_plays()
            match = match.play(legal.highest() if source.randrange(2) else legal.lowest())
        yield match


def hand_with(south: str, north: str, stock: str, rules: RuleSet | None = None) -> Match:
    """A match of 28 cards whose first hand is dealt as written; the south leads.

    Args:
        south: the person's seven cards.
        north: the opponent's.
        stock: the stock from its first upcard down.
        rules: rules of a 28-card game with a named dealer.
    """
    chosen = rules or RuleSet.parse("small first_dealer=seat")
    dealt = [Card(text) for pair in zip(south.split(), north.split(), strict=True) for text in pair]
    pack = (*dealt, *(Card(text) for text in stock.split()))
    match = Match.start(chosen, first_dealer=Seat.NORTH)
    return match.deal(Deal(pack, Seat.NORTH))
