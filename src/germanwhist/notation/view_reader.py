"""Views read from JSON, as a program gets them that plays for somebody else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from germanwhist.cards import Card, CardSet, Suit
from germanwhist.errors import NotationError
from germanwhist.notation.view_json import TrickJson, ViewJson, view_to_json
from germanwhist.rules import (
    Deal,
    Draw,
    Ending,
    EndKind,
    Objective,
    RuleSet,
    Seat,
    Standing,
    Trick,
    View,
    does_follower_win,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["view_from_json"]


def view_from_json(value: object, ruleset: RuleSet, *, standing: Standing | None = None) -> View:
    """Read a view from a JSON object, as `json.loads` gives it.

    The object must be just what `view_to_json` makes of a view: the members that follow from
    others are compared with what follows.

    Args:
        value: the object.
        ruleset: the rules in force, which the object does not say.
        standing: the state of the match; None for a hand by itself.

    Raises:
        NotationError: not a view, or one that cannot be (code `bad_view`); the message names the
            member at fault.

    Example:
        >>> from germanwhist import Deal, Hand, RuleSet, Seat, view_to_json
        >>> view = Hand.start(RuleSet(), Deal.shuffled(1, Seat.NORTH)).view(Seat.SOUTH)
        >>> view_from_json(view_to_json(view), RuleSet()) == view
        True
        >>> view_from_json(view_to_json(view) | {"stage": 2}, RuleSet())
        Traceback (most recent call last):
        germanwhist.errors.NotationError: not a view: stage 2 (expected 1)

    Source: own; documentation page "Notation".
    """
    try:
        form = msgspec.convert(value, ViewJson)
        view = _view(form, ruleset, Standing() if standing is None else standing)
    except (msgspec.ValidationError, ValueError) as error:
        raise _bad(str(error)) from None
    expected = view_to_json(view)
    for member, found in form.items():
        if found != expected[member]:  # type: ignore[literal-required]
            raise _bad(f"{member} {found!r} (expected {expected[member]!r})")  # type: ignore[literal-required]
    _check_play(view)
    _check_cards(view)
    return view


def _bad(what: str) -> NotationError:
    return NotationError(f"not a view: {what}", code="bad_view")


def _view(form: ViewJson, ruleset: RuleSet, standing: Standing) -> View:
    ending, deal = form["ending"], form["deal"]
    if len(form["counted"]) != 2:
        raise ValueError(f"counted {form['counted']} (expected two numbers)")
    north, south = form["counted"]
    return View(
        seat=Seat.parse(form["seat"]),
        ruleset=ruleset,
        dealer=Seat.parse(form["dealer"]),
        trump=_suit(form["trump"]),
        objective=Objective(form["objective"]),
        holding=CardSet(map(Card, form["holding"])),
        upcard=_card(form["upcard"]),
        leader=Seat.parse(form["leader"]),
        led=_card(form["led"]),
        tricks=tuple(map(_trick, form["tricks"])),
        drawn=tuple(Draw(draw["trick"], Card(draw["card"])) for draw in form["drawn"]),
        ending=ending
        and Ending(
            kind=EndKind(ending["kind"]), seat=Seat.parse(ending["seat"]), tricks=ending["tricks"]
        ),
        counted=(north, south),
        standing=standing,
        deal=deal and Deal(tuple(map(Card, deal["cards"])), Seat.parse(deal["dealer"])),
    )


def _card(text: str | None) -> Card | None:
    return None if text is None else Card(text)


def _suit(letter: str | None) -> Suit | None:
    for suit in Suit:
        if suit.letter == letter:
            return suit
    if letter is not None:
        raise ValueError(f"trump {letter!r} (expected C, D, H, S or null)")
    return None


def _trick(form: TrickJson) -> Trick:
    return Trick(
        number=form["number"],
        stage=form["stage"],
        leader=Seat.parse(form["leader"]),
        lead=Card(form["lead"]),
        follow=Card(form["follow"]),
        winner=Seat.parse(form["winner"]),
        upcard=_card(form["upcard"]),
    )


def _check_play(view: View) -> None:
    """The tricks follow from each other by the rules, and the upcards say what is trump."""
    leader = view.dealer.opponent
    size = view.ruleset.cards_per_hand
    for number, trick in enumerate(view.tricks, 1):
        is_taken = does_follower_win(trick.lead, trick.follow, trump=view.trump)
        winner = leader.opponent if is_taken else leader
        stage = 1 if number <= size else 2
        seen = (trick.number, trick.stage, trick.leader, trick.winner, trick.upcard is None)
        if seen != (number, stage, leader, winner, stage == 2):
            raise _bad(f"trick {number} (expected one that the rules allow)")
        leader = winner
    if view.leader is not leader:
        raise _bad(f"leader {view.leader.label} (expected {leader.label})")
    if (view.upcard is None) is not (view.stage == 2):
        raise _bad(f"upcard {view.upcard} in stage {view.stage}")
    first = view.tricks[0].upcard if view.tricks else view.upcard
    rules = view.ruleset
    if first is not None and (view.trump, view.objective) != (
        rules.trumps.trump(first),
        rules.objective.objective(first),
    ):
        raise _bad(f"trump and objective (expected those of the first upcard, {first})")


def _check_cards(view: View) -> None:
    """No card is in two places, and the holding has its size."""
    plays = [card for trick in view.tricks for card in (trick.lead, trick.follow)]
    plays += [] if view.led is None else [view.led]
    _once([*plays, *view.holding, *([] if view.upcard is None else [view.upcard])])
    size = min(view.ruleset.cards_per_hand, view.tricks_left)
    has_led = view.led is not None and view.leader is view.seat
    if len(view.holding) != size - has_led:
        raise _bad(f"holding of {len(view.holding)} cards (expected {size - has_led})")
    lost = [t.number for t in view.tricks if t.upcard is not None and t.loser is view.seat]
    if [draw.trick for draw in view.drawn] != lost:
        raise _bad(f"drawn after other tricks (expected after {lost})")
    own = view.holding | view.played_by(view.seat)
    if not CardSet(draw.card for draw in view.drawn) <= own:
        raise _bad("drawn cards (expected cards held or played since)")


def _once(cards: Iterable[Card]) -> None:
    seen: set[Card] = set()
    for card in cards:
        if card in seen:
            raise _bad(f"{card} in two places")
        seen.add(card)
