"""Whether the reasons that are told of cards are true, over many hands of every kind.

Every play of hands by a player of middling strength is looked at twice: as a hint, and against the
card that was played. Counted is what must not be (a leading sentence that speaks against its card,
terms that do not add up, a void that is none), ties told as ties, and how much of a difference the
first reason stands for. `python -m benchmarks.reasons --plays N` prints the figures.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from statistics import fmean
from typing import TYPE_CHECKING, Final

import click

from germanwhist import Deal, Hand, RuleSet, Seat
from germanwhist.engine import SearchMethod, SearchPlayer, Worlds, contrast
from germanwhist.players import make_player
from germanwhist.school import ReasonCode, explain, split
from germanwhist.school.stage_one import stage_one_reasons

if TYPE_CHECKING:
    from collections.abc import Iterator

    from germanwhist import Card, View
    from germanwhist.engine import Advice, CardAdvice
    from germanwhist.school import Explanation

__all__ = ["RULES", "Count", "count", "run"]

# Every objective and trump rule, and what changes the worth of a trick.
RULES: Final = (
    "standard",
    "small",
    "trumps=none",
    "trumps=none_on=AKQJ",
    "objective=by_colour",
    "objective=by_colour trumps=none",
    "small objective=by_colour",
    "counting=all_tricks",
    "counting=weighted hand_score=per_trick",
    "first_stage_follow=free",
    "hand_score=win",
)
_WORLDS: Final = 200
_FIRST_DEAL: Final = 7_000_000
_TERMS: Final = {
    ReasonCode.UPCARD_WANTED: "drawn",
    ReasonCode.UPCARD_UNWANTED: "drawn",
    ReasonCode.WORTH_PRICE: "drawn",
    ReasonCode.NOT_WORTH_PRICE: "spent",
    ReasonCode.COSTS_LESS: "spent",
    ReasonCode.OPPONENT_SPENDS: "forced",
    ReasonCode.TRICK_COUNTS: "trick",
    ReasonCode.HAS_LEAD: "lead",
    ReasonCode.LEAVES_LEAD: "lead",
}


@dataclass
class Count:
    """What was counted.

    Args:
        explained: explanations looked at.
        against: of these, leading reasons that speak against their card.
        unsure: leading terms of stage one that are not ahead in 200 other worlds.
        unequal: sums of terms that are not the difference.
        voids: voids told.
        false_voids: of these, with a world that fits in which the opponent has the suit.
        ties: choices in which other cards have the very value of the best.
        untold_ties: of these, not told as ties.
        halves: differences of stage one of which the first reason is more than half.
        shares: the share of the difference that the first reason stands for, at most 1.
        first: how often each reason comes first.
    """

    explained: int = 0
    against: int = 0
    unsure: int = 0
    unequal: int = 0
    voids: int = 0
    false_voids: int = 0
    ties: int = 0
    untold_ties: int = 0
    halves: int = 0
    shares: list[float] = field(default_factory=list)
    first: Counter[str] = field(default_factory=Counter)

    def figures(self) -> dict[str, float]:
        """The counts by name, each reason that came first last."""
        found: dict[str, float] = {
            "explanations": self.explained,
            "leading reasons against the card": self.against,
            "leading terms not ahead in other worlds": self.unsure,
            "sums that do not add up": self.unequal,
            "voids": self.voids,
            "voids that were not known": self.false_voids,
            "ties": self.ties,
            "ties not told": self.untold_ties,
            "contrasts of stage one": len(self.shares),
            "first reason more than half": self.halves / max(1, len(self.shares)),
            "mean share of the first reason": fmean(self.shares) if self.shares else 0.0,
        }
        return found | {f"first: {code}": float(n) for code, n in self.first.most_common()}


def run(*, plays: int = 200) -> dict[str, float]:
    """Look at so many plays, evenly over the rule sets.

    Args:
        plays: how many; each is explained once as a hint, and once more where it was not the best.
    """
    return count(plays).figures()


def count(plays: int) -> Count:
    """The counts behind `run`."""
    found = Count()
    each = -(-plays // len(RULES))
    player = SearchPlayer(SearchMethod.LEARNED, _WORLDS, further=1)
    for rules in RULES:
        for _, (view, card) in zip(range(each), _moments(rules), strict=False):
            advice = player.advise(view)
            _look(found, view, advice, explain(view, advice))
            best = advice.cards[0]
            played = next(entry for entry in advice.cards if entry.card is card)
            if played.points < best.points:
                _look(found, view, advice, explain(view, advice, against=card), is_hint=False)
    return found


def _moments(rules: str) -> Iterator[tuple[View, Card]]:
    """Views with the card that was played, hand after hand."""
    ruleset, seed = RuleSet.parse(rules), _FIRST_DEAL
    while True:
        seed += 1
        players = make_player("casual", seed=seed), make_player("novice", seed=seed)
        hand = Hand.start(ruleset, Deal.shuffled(seed, Seat(seed % 2), pack=ruleset.pack))
        while hand.to_play is not None:
            view = hand.view(hand.to_play)
            card = players[hand.to_play].choose(view)
            yield view, card
            hand = hand.play(card)


def _look(
    found: Count, view: View, advice: Advice, explanation: Explanation, *, is_hint: bool = True
) -> None:
    found.explained += 1
    codes = [reason.code for reason in explanation.reasons]
    found.first[codes[0].value] += 1
    by_card = {entry.card: entry for entry in advice.cards}
    best = by_card[explanation.best]
    if is_hint:
        ties = sum(entry.points == best.points for entry in advice.cards) - 1
        found.ties += ties > 0
        is_told = codes[0] in (ReasonCode.AS_GOOD, ReasonCode.ALL_AS_GOOD)
        found.untold_ties += ties > 0 and not is_told
    for reason in explanation.reasons:
        if reason.code is ReasonCode.OPPONENT_VOID and reason.suit is not None:
            found.voids += 1
            worlds = Worlds(view).sample(100, seed=found.explained)
            found.false_voids += any(world.opponent.suit(reason.suit) for world in worlds)
    if explanation.other is not None:
        other = by_card[explanation.other]
        found.against += best.points < other.points
        if view.stage == 1:
            _look_at_terms(found, view, best, other)


def _look_at_terms(found: Count, view: View, best: CardAdvice, other: CardAdvice) -> None:
    terms = split(view, best, other=other)
    first = stage_one_reasons(view, best.card, other=other.card, terms=terms)[0]
    difference = best.points - other.points
    found.unequal += abs(terms.total - difference) > 1e-9
    is_rest = first.reason.code is ReasonCode.LATER_PLAY
    if not is_rest:
        term = _TERMS[first.reason.code]
        found.against += getattr(terms, term) <= 0
        others = contrast(view, best.card, other=other.card, seed=found.explained)
        found.unsure += getattr(others, term) <= 0
    share = 0.0 if is_rest else min(1.0, first.points / difference)
    found.shares.append(share)
    found.halves += share > 0.5


@click.command()
@click.option("--plays", default=10_000, show_default=True, type=click.IntRange(1))
@click.option("--json", "is_json", is_flag=True, help="Print JSON instead of text.")
def main(*, plays: int, is_json: bool) -> None:
    """Print the figures."""
    figures = run(plays=plays)
    if is_json:
        click.echo(json.dumps(figures))
        return
    for name, figure in figures.items():
        click.echo(f"{name}: {figure:.3f}" if figure % 1 else f"{name}: {figure:.0f}")


if __name__ == "__main__":
    main()
