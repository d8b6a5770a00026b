"""The strategy examples of the old books, put to the engine.

`python -m benchmarks.strategy` prints the tables of the documentation. Two questions are asked of
each example: what the cards are worth early in a hand, by search in many random hands in which the
example stands at the second trick; and what they are worth in the last trick of stage one, where
every layout has an exact value. The same exact values tell which equal exchanges gain, and from
which upcard on a trick is worth winning.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Final

import click
import numpy as np

from germanwhist import Card, CardSet, Deal, Hand, Rank, RuleSet, Seat, Suit
from germanwhist.engine import SearchMethod, SearchPlayer, solve_many
from germanwhist.rules import does_follower_win

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

__all__ = [
    "EXAMPLES",
    "EXCHANGES",
    "Example",
    "gains_by_search",
    "gains_in_last_trick",
    "gains_of_trump_lead",
    "gains_of_upcard",
    "second_tricks",
]

_SEAT: Final = Seat.SOUTH  # of the player who decides
_LONG: Final = 5  # trumps, of a holding that the books call strong
_HIGH: Final = 2  # of ace, king and queen of trumps


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

# A card spent for the next one below, with a low card to lose instead, or with one about as good.
EXCHANGES: Final = {
    "ace for king": _example("KD", "AD 3D", "7D"),
    "king for queen": _example("QD", "KD 3D", "7D"),
    "queen for jack": _example("JD", "QD 3D", "7D"),
    "jack for ten": _example("TD", "JD 3D", "7D"),
    "ten for nine": _example("9D", "TD 3D", "7D"),
    "king for queen, or lose with the ten": _example("QD", "KD TD", "JD"),
    "queen for jack, or lose with the nine": _example("JD", "QD 9D", "TD"),
    "ruff with the two for the ace": _example("AD", "2S 3C", "7H"),
    "ruff with the two for the king": _example("KD", "2S 3C", "7H"),
    "ruff with the two for the queen": _example("QD", "2S 3C", "7H"),
    "ruff with the two for the nine": _example("9D", "2S 3C", "7H"),
    "ace for king of trumps": _example("KS", "AS 3S", "7S"),
    "king for queen of trumps": _example("QS", "KS 3S", "7S"),
    "queen for jack of trumps": _example("JS", "QS 3S", "7S"),
    "jack for ten of trumps": _example("TS", "JS 3S", "7S"),
    "ten for nine of trumps": _example("9S", "TS 3S", "7S"),
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
        stock=(first_upcard, stock[0], example.upcard, *stock[1:]),
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
        wins = does_follower_win(lead, card, trump=Suit.SPADES)
        winner, loser = (kept, theirs) if wins else (theirs, kept)
        made = solve_many(
            winner | upcard, loser | hidden, trumps=np.full(count, Suit.SPADES, np.int8)
        ).astype(float)
        tricks[card] = made if wins else 13 - made
    book, *others = example.held
    return {card: list(tricks[book] - tricks[card]) for card in others}


def gains_of_upcard(upcard: Card, *, count: int, seed: int = 1) -> list[float]:
    """How much better it is to have an upcard, and the opponent an unseen card, than the reverse.

    As in the last trick of stage one: twelve further cards each lie at random, spades are trumps,
    and each side leads stage two in half of the layouts. What the trick costs is not counted.

    Args:
        upcard: the upcard.
        count: how many random layouts.
        seed: of the layouts.

    Returns:
        Tricks of stage two, layout by layout.
    """
    rng = np.random.default_rng(seed)
    rest = np.array([card.index for card in CardSet.full(13) if card != upcard])
    rows = np.stack([rng.permutation(rest)[:25] for _ in range(count)])
    ours, theirs, hidden = _masks(rows[:, :12]), _masks(rows[:, 12:24]), _masks(rows[:, 24:])
    shown = np.uint64(CardSet((upcard,)).mask)
    trumps = np.full(count, Suit.SPADES, np.int8)

    def made(ours: NDArray[np.uint64], theirs: NDArray[np.uint64]) -> NDArray[np.float64]:
        leading = solve_many(ours, theirs, trumps=trumps).astype(float)
        following = 13 - solve_many(theirs, ours, trumps=trumps).astype(float)
        mean: NDArray[np.float64] = (leading + following) / 2
        return mean

    return list(made(ours | shown, theirs | hidden) - made(ours | hidden, theirs | shown))


def gains_of_trump_lead(*, is_trump_turned: bool, count: int, seed: int = 1) -> list[float]:
    """How much better the best trump is as a lead than the best other card, from strong trumps.

    At the second trick of random hands whose leader has five trumps or more, two of ace, king and
    queen among them. One search names the two cards, another one values them.

    Args:
        is_trump_turned: whether the upcard is a trump; otherwise a side card from two to eight.
        count: how many random hands.
        seed: of the hands.

    Returns:
        Tricks of stage two, hand by hand.
    """
    rng = Random(seed)  # noqa: S311 - the deals of a benchmark are no secret
    namer, valuer = (
        SearchPlayer(SearchMethod.LEARNED, 200, further=1, seed=number) for number in (1, 2)
    )
    gains: list[float] = []
    while len(gains) < count:
        hand = _strong_leader(rng, is_trump_turned=is_trump_turned)
        view = hand.view(hand.leader)
        cards = [entry.card for entry in namer.advise(view).cards]
        trump = next((card for card in cards if card.suit is hand.trump), None)
        other = next((card for card in cards if card.suit is not hand.trump), None)
        if trump is not None and other is not None:
            tricks = {entry.card: entry.points / 2 for entry in valuer.advise(view).cards}
            gains.append(tricks[trump] - tricks[other])
    return gains


def _strong_leader(rng: Random, *, is_trump_turned: bool) -> Hand:
    """A hand at the second trick whose leader has strong trumps, with an upcard of that kind."""
    while True:
        hand = Hand.start(RuleSet(), Deal.shuffled(rng.getrandbits(60)))
        hand = hand.play(rng.choice(tuple(hand.legal_plays())))
        hand = hand.play(rng.choice(tuple(hand.legal_plays())))
        upcard, trumps = (
            hand.upcard,
            hand.holding(hand.leader) & CardSet.of_suit(hand.deal.first_upcard.suit),
        )
        high = sum(card.rank >= Rank.QUEEN for card in trumps)
        is_trump = upcard is not None and upcard.suit is hand.trump
        is_poor = upcard is not None and upcard.rank <= Rank.EIGHT and not is_trump
        if len(trumps) >= _LONG and high >= _HIGH and (is_trump if is_trump_turned else is_poor):
            return hand


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
    for name, example in EXCHANGES.items():
        click.echo(_row(name, gains_in_last_trick(example, count=layouts)))
    for upcard in map(Card, ("8D", "9D", "TD", "JD", "QD", "KD", "AD", "2S", "8S")):
        click.echo(_row("upcard", {upcard: gains_of_upcard(upcard, count=layouts)}))
    for is_trump_turned in (True, False):
        gains = gains_of_trump_lead(is_trump_turned=is_trump_turned, count=2 * hands)
        name = f"lead of strong trumps, {'a trump' if is_trump_turned else 'a poor card'} turned"
        click.echo(f"| {name} | {fmean(gains):+.2f} ({stdev(gains) / sqrt(len(gains)):.2f}) |")


if __name__ == "__main__":
    main()
