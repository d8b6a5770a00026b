"""A second telling of the rules, on plain data, for the tests to compare the package with.

Written from the rules page alone: cards are texts such as "QD", players are 0 (north) and 1
(south), options are the texts of the rules page. It shares no code with the package, and prefers
the plainest way to say a rule over the quickest.
"""

from __future__ import annotations

from dataclasses import dataclass, field

RANKS = "23456789TJQKA"
SUITS = "CDHS"
STANDARD = {
    "counting": "second_stage",
    "hand_score": "difference",
    "stake": "1",
    "first_stage_follow": "required",
    "objective": "high",
    "trumps": "upcard",
}


def pack(size: int) -> list[str]:
    """The highest ranks of each suit that make up a pack of this size."""
    return [rank + suit for suit in SUITS for rank in RANKS[13 - size // 4 :]]


@dataclass
class Table:
    """One hand being played, everything open. `play` changes it; `copy` keeps a moment."""

    options: dict[str, str]
    cards: list[str]
    dealer: int
    hands: list[list[str]] = field(default_factory=list)
    tricks: list[tuple[int, str, str, int]] = field(default_factory=list)  # leader, cards, winner
    draws: list[list[tuple[int, str]]] = field(default_factory=lambda: [[], []])
    leader: int = 0
    led: str = ""

    def __post_init__(self) -> None:
        """Deal one card at a time, the non-dealer first."""
        self.options = STANDARD | self.options
        if not self.hands:
            self.hands = [[], []]
            self.leader = 1 - self.dealer
            player = 1 - self.dealer
            for card in self.cards[: len(self.cards) // 2]:
                self.hands[player].append(card)
                player = 1 - player

    @property
    def size(self) -> int:
        """Cards dealt to each player."""
        return len(self.cards) // 4

    @property
    def stock(self) -> list[str]:
        """The stock as it lay at the start."""
        return self.cards[2 * self.size :]

    @property
    def trump(self) -> str:
        """The trump suit's letter; nothing without trumps."""
        upcard = self.stock[0]
        rule = self.options["trumps"]
        is_off = rule == "none" or (rule.startswith("none_on=") and upcard[0] in rule[8:])
        return "" if is_off else upcard[1]

    @property
    def is_low(self) -> bool:
        """Whether few tricks are wanted: by colour, and the first upcard is black."""
        return self.options["objective"] == "by_colour" and self.stock[0][1] in "CS"

    @property
    def is_over(self) -> bool:
        """Whether all is played."""
        return len(self.tricks) == 2 * self.size

    @property
    def is_stage_one(self) -> bool:
        """Whether tricks are played for the stock."""
        return len(self.tricks) < self.size

    @property
    def mover(self) -> int:
        """Who plays next."""
        return 1 - self.leader if self.led else self.leader

    def legal(self) -> list[str]:
        """What may be played."""
        hand = self.hands[self.mover]
        is_free = self.is_stage_one and self.options["first_stage_follow"] == "free"
        same = [card for card in hand if self.led and card[1] == self.led[1]]
        return list(hand) if is_free or not same else same

    def play(self, card: str) -> None:
        """Play a legal card; finish the trick and draw when it is the second."""
        self.hands[self.mover].remove(card)
        if not self.led:
            self.led = card
            return
        winner = 1 - self.leader if self.beats(card, self.led) else self.leader
        number = len(self.tricks)
        if self.is_stage_one:
            self.hands[winner].append(self.stock[2 * number])
            self.hands[1 - winner].append(self.stock[2 * number + 1])
            self.draws[1 - winner].append((number + 1, self.stock[2 * number + 1]))
        self.tricks.append((self.leader, self.led, card, winner))
        self.leader = winner
        self.led = ""

    def beats(self, follow: str, lead: str) -> bool:
        """Whether the second card wins."""
        if follow[1] == lead[1]:
            return RANKS.index(follow[0]) > RANKS.index(lead[0])
        return follow[1] == self.trump

    def counted(self) -> list[int]:
        """Counted tricks or points so far."""
        weights = {"second_stage": (0, 1), "all_tricks": (1, 1), "weighted": (1, 2)}
        one, two = weights[self.options["counting"]]
        counts = [0, 0]
        for number, (_, _, _, winner) in enumerate(self.tricks):
            counts[winner] += one if number < self.size else two
        return counts

    def copy(self) -> Table:
        """This moment, to go on from more than once."""
        return Table(
            self.options,
            self.cards,
            self.dealer,
            [list(hand) for hand in self.hands],
            list(self.tricks),
            [list(draws) for draws in self.draws],
            self.leader,
            self.led,
        )


def points(options: dict[str, str], *, is_low: bool, counted: list[int], total: int) -> list[int]:
    """What a hand scores, as the rules page words it."""
    options = STANDARD | options
    stake = int(options["stake"])
    good = [counted[1], counted[0]] if is_low else counted  # tricks of the kind each one wants
    kind = options["hand_score"]
    if kind == "per_trick":
        return [good[0] * stake, good[1] * stake]
    scores = [0, 0]
    for player in (0, 1):
        mine, theirs = good[player], good[1 - player]
        if mine > theirs:
            worth = {"difference": mine - theirs, "over_half": mine - total // 2, "win": 1}
            scores[player] = worth[kind] * stake
    return scores


def knowledge(table: Table, seat: int) -> tuple[object, ...]:
    """Everything a seat has seen, as plain data: equal for layouts it cannot tell apart.

    Args:
        table: the hand at the moment in question.
        seat: whose eyes.
    """
    first = 0 if seat != table.dealer else 1
    own = frozenset(table.cards[first : len(table.cards) // 2 : 2])
    upcards = tuple(table.stock[::2][: len(table.tricks) + 1])
    return own, upcards, tuple(table.tricks), table.led, tuple(table.draws[seat])
