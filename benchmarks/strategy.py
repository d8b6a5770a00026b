"""The strategy examples of the old books, put to the engine.

`python -m benchmarks.strategy` prints the tables of the documentation. Two questions are asked of
each example: what the cards are worth early in a hand, by search in many random hands in which the
example stands at the second trick; and what they are worth in the last trick of stage one, where
every layout has an exact value.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Final

import click
import numpy as np

from germanwhist import Card, CardSet, Deal, Hand, RuleSet, Seat, Suit
from germanwhist.engine import SearchMethod, SearchPlayer, solve_many

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

__all__ = ["EXAMPLES", "Example", "gains_by_search", "gains_in_last_trick", "second_tricks"]

_SEAT: Final = Seat.SOUTH  # of the player who decides


@dataclass(frozen=True, slots=True)
class Example:
    """One example.

    Args:
        upcard: the upcard at the moment of decision, of a side suit.
        held: what the player holds of the suits in question, the book's card first.
        led: the card to follow; None when the player leads.
    """

    upcard: Card
    held: tuple[Card, ...]
    led: Card | None


def _example(upcard: str, held: str, led: str | None) -> Example:
    return Example(Card(upcard), tuple(map(Card, held.split())), None if led is None else Card(led))


EXAMPLES: Final = {
    "let the nine go": _example("9D", "3D 6D QD", "7D"),
    "win the jack with the queen": _example("JD", "QD 3D 6D", "7D"),
    "lead the king to win a king": _example("KC", "KD AC QD", None),
}


def second_tricks(example: Example, *, count: int, seed: int) -> Iterator[Hand]:
    """Random hands in which the example stands at the second trick; spades are trumps.

    The first trick is of random legal cards, and all cards not named lie at random; a player who
    follows has no other cards of the suit led.
    """
    rng = Random(seed)  # noqa: S311 - the deals of a benchmark are no secret
    found = 0
    while found < count:
        hand = _second_trick(example, rng)
        if hand is not None:
            found += 1
            yield hand


def _second_trick(example: Example, rng: Random) -> Hand | None:
    named = CardSet((*example.held, example.upcard, *([example.led] if example.led else ())))
    rest = list(CardSet.full(13) - named)
    rng.shuffle(rest)
    first_upcard = rng.choice([card for card in rest if card.suit is Suit.SPADES])
    rest.remove(first_upcard)
    led = example.led
    if led is not None:  # what is dealt to the player is of other suits than the lead
        rest.sort(key=lambda card: card.suit is led.suit)
    own = len(example.held)
    filled, rest = rest[: 13 - own], rest[13 - own :]
    rng.shuffle(rest)
    theirs = [*([example.led] if example.led else ()), *rest][:13]
    stock = [card for card in rest if card not in theirs]
    deal = Deal.of_holdings(
        CardSet(theirs),
        CardSet((*example.held, *filled)),
        (first_upcard, stock[0], example.upcard, *stock[1:]),
        dealer=rng.choice(list(Seat)),
    )
    hand = Hand.start(RuleSet(), deal)
    for _ in range(2):
        legal = [card for card in hand.legal_plays() if card not in named]
        if not legal:
            return None
        hand = hand.play(rng.choice(legal))
    if hand.leader is not (_SEAT if example.led is None else _SEAT.opponent):
        return None
    if example.led is None:
        return hand
    hand = hand.play(example.led)
    suit = hand.holding(_SEAT).suit(example.led.suit)
    return hand if suit == CardSet(example.held) else None


def gains_by_search(
    example: Example, player: SearchPlayer, *, count: int, seed: int = 1
) -> dict[Card, list[float]]:
    """How much better the book's card is than each other card named, hand by hand.

    Args:
        example: the example.
        player: whose expectations are asked.
        count: how many random hands.
        seed: of the hands.

    Returns:
        For each other card the differences, in tricks of stage two.
    """
    book, *others = example.held
    gains: dict[Card, list[float]] = {card: [] for card in others}
    for hand in second_tricks(example, count=count, seed=seed):
        advice = player.advise(hand.view(_SEAT))
        tricks = {entry.card: entry.points / 2 for entry in advice.cards}
        for card in others:
            gains[card].append(tricks[book] - tricks[card])
    return gains


def gains_in_last_trick(example: Example, *, count: int, seed: int = 1) -> dict[Card, list[float]]:
    """The same in the last trick of stage one, for an example in which the player follows.

    Every other card lies at random, in a hand, in the stock or among the cards gone, and stage two
    is played best by both.

    Args:
        example: the example.
        count: how many random layouts, the same for each card.
        seed: of the layouts.
    """
    rng = np.random.default_rng(seed)
    lead = example.led
    if lead is None:
        raise ValueError("the player leads (expected an example with a led card)")
    named = CardSet((*example.held, example.upcard, lead))
    rest = np.array([card.index for card in CardSet.full(13) - named])
    sides = np.array([i for i in rest if Card.from_index(int(i)).suit is not lead.suit])
    tricks = {card: np.zeros(count) for card in example.held}
    filled = np.stack([rng.permutation(sides)[: 13 - len(example.held)] for _ in range(count)])
    own = _masks(filled) | np.uint64(CardSet(example.held).mask)
    drawn = [rng.permutation(np.setdiff1d(rest, row))[:13] for row in filled]
    theirs, hidden = _masks(np.stack(drawn)[:, :12]), _masks(np.stack(drawn)[:, 12:])
    upcard = np.uint64(CardSet((example.upcard,)).mask)
    for card in example.held:
        kept = own & ~np.uint64(CardSet((card,)).mask)
        wins = card > lead
        winner, loser = (kept, theirs) if wins else (theirs, kept)
        made = solve_many(
            winner | upcard, loser | hidden, trumps=np.full(count, Suit.SPADES, np.int8)
        ).astype(float)
        tricks[card] = made if wins else 13 - made
    book, *others = example.held
    return {card: list(tricks[book] - tricks[card]) for card in others}


def _masks(rows: NDArray[np.int64]) -> NDArray[np.uint64]:
    """The sets of the cards with these indices, a row each."""
    masks = np.zeros(len(rows), np.uint64)
    for column in rows.T:
        masks |= np.left_shift(np.uint64(1), column.astype(np.uint64))
    return masks


def _row(name: str, found: dict[Card, list[float]]) -> str:
    cells = [
        f"{card}: {fmean(gains):+.2f} ({stdev(gains) / sqrt(len(gains)):.2f})"
        for card, gains in found.items()
    ]
    return f"| {name} | {' | '.join(cells)} |"


@click.command()
@click.option("--hands", default=100, show_default=True, type=click.IntRange(2))
@click.option("--layouts", default=20_000, show_default=True, type=click.IntRange(2))
@click.option("--worlds", default=200, show_default=True, type=click.IntRange(1))
def main(hands: int, layouts: int, worlds: int) -> None:
    """Print what the book's cards gain over the others, with standard errors."""
    whole = SearchPlayer(SearchMethod.LEARNED, worlds, further=13)
    for name, example in EXAMPLES.items():
        click.echo(_row(f"{name}, search", gains_by_search(example, whole, count=hands)))
        if example.led is not None:
            exact = gains_in_last_trick(example, count=layouts)
            click.echo(_row(f"{name}, last trick", exact))


if __name__ == "__main__":
    main()
