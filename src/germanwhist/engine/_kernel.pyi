"""The compiled part of the engine: card indices, masks and numbers only."""

import mmap
from collections.abc import Sequence
from enum import Enum
from typing import Final, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

Buffer: TypeAlias = bytes | bytearray | memoryview | mmap.mmap

TABLE_FORMAT_VERSION: Final[int]

class Counting(Enum):
    """Which tricks count."""

    SECOND_STAGE = 0
    ALL_TRICKS = 1
    WEIGHTED = 2

class Objective(Enum):
    """What stage two is played for."""

    HIGH = 0
    LOW = 1

@final
class Rules:
    """A rule set, cut down to the play of one hand."""

    def __init__(
        self,
        *,
        ranks: int = 13,
        is_first_stage_free: bool = False,
        counting: Counting = ...,
        is_objective_by_colour: bool = False,
        no_trump_ranks: int = 0,
    ) -> None: ...
    @property
    def ranks(self) -> int: ...

@final
class HandState:
    """A hand between two plays; north comes first."""

    @property
    def holdings(self) -> list[int]: ...
    @property
    def stage(self) -> int: ...
    @property
    def trump(self) -> int: ...
    @property
    def objective(self) -> Objective: ...
    @property
    def leader(self) -> int: ...
    @property
    def to_play(self) -> int: ...
    @property
    def led(self) -> int | None: ...
    @property
    def legal_plays(self) -> int: ...
    @property
    def upcard(self) -> int | None: ...
    @property
    def stock_size(self) -> int: ...
    @property
    def tricks(self) -> list[list[int]]: ...
    @property
    def counted(self) -> list[int]: ...
    @property
    def is_over(self) -> bool: ...

def replay(rules: Rules, pack: Sequence[int], dealer: int, plays: Sequence[int]) -> list[HandState]:
    """The states before the first play and after each, every play checked."""

def simulate_random_hands(rules: Rules, count: int, seed: int) -> list[int]:
    """How many random hands gave the first leader 0 to 13 stage-two tricks."""

@final
class Table:
    """The exact scores of all positions of few tricks."""

    def __init__(self, objective: Objective, *, has_trump: bool) -> None: ...
    @staticmethod
    def of_file(file: Buffer, *, is_verified: bool) -> Table:
        """The table in a mapped file, checked."""

    @property
    def objective(self) -> Objective: ...
    @property
    def has_trump(self) -> bool: ...
    @property
    def levels(self) -> int: ...
    def with_level(self, level: Buffer) -> Table:
        """The same table with one more level."""

    def next_level_size(self) -> int:
        """Positions in the level above the highest; 0 when there is none."""

    def build_positions(self, begin: int, end: int) -> bytes:
        """Part of the level above the highest, packed; both numbers even."""

@final
class LevelEntry:
    """Where a level lies in a file."""

    def __init__(self, offset: int, size: int, checksum: int) -> None: ...
    @property
    def offset(self) -> int: ...
    @property
    def size(self) -> int: ...
    @property
    def checksum(self) -> int: ...

@final
class TableHeader:
    """What stands at the head of a table file."""

    def __init__(self, table: Table, levels: Sequence[LevelEntry]) -> None: ...
    @staticmethod
    def read(file: Buffer) -> TableHeader: ...
    @property
    def objective(self) -> Objective: ...
    @property
    def has_trump(self) -> bool: ...
    @property
    def levels(self) -> list[LevelEntry]: ...
    @property
    def end(self) -> int:
        """Where the next level goes."""

    def to_bytes(self) -> bytes: ...

def level_size(level: int, *, has_trump: bool) -> int:
    """Positions of so many tricks."""

def checksum(content: Buffer) -> int:
    """The checksum that table files carry."""

def solve(
    table: Table, leader: int, follower: int, trump: int, led: int | None
) -> tuple[int, list[tuple[int, int]]]:
    """The leader's tricks, and for each legal play its card and the leader's tricks."""

def solve_many(
    table: Table,
    leaders: NDArray[np.uint64],
    followers: NDArray[np.uint64],
    trumps: NDArray[np.int8],
    leds: NDArray[np.int8],
    tricks: NDArray[np.uint8],
) -> int:
    """Fills a column with the leader's tricks of each row; returns the nodes visited."""

@final
class SeatView:
    """What one seat has seen of a hand, play by play."""

    def __init__(
        self,
        *,
        rules: Rules,
        seat: int,
        first_leader: int,
        holding: int,
        plays: Sequence[int],
        upcards: Sequence[int],
    ) -> None: ...

@final
class Worlds:
    """All worlds that fit a view."""

    def __init__(self, view: SeatView) -> None: ...
    @property
    def arrangements(self) -> int:
        """Worlds, not counting the orders of the stock."""
    @property
    def stock_size(self) -> int: ...
    def sample(self, count: int, seed: int) -> list[tuple[int, int, list[int], list[int]]]:
        """Holding, dealt cards, draws and stock of so many worlds drawn evenly."""
    def sample_checksum(self, count: int, seed: int) -> int: ...
    def at(self, number: int) -> tuple[int, int, list[int], list[int]]:
        """The world with this number."""

class HandScore(Enum):
    """What a hand is worth, in units of the stake."""

    DIFFERENCE = 0
    OVER_HALF = 1
    PER_TRICK = 2
    WIN = 3

@final
class Payoff:
    """Turns counted tricks into points."""

    def __init__(self, hand_score: HandScore, stake: int, total: int) -> None: ...
    def points(self, counted: int, objective: Objective) -> int:
        """A player's points less the opponent's."""

@final
class Cancellation:
    """Stops searches from another thread."""

    def __init__(self) -> None: ...
    def cancel(self) -> None: ...

# Card index, points, standard error, tries, standard error of the distance to the best.
Estimate: TypeAlias = tuple[int, float, float, int, float | None, float]

@final
class Weighing:
    """How worlds are weighed and cards compared."""

    def __init__(
        self, *, temperature: float, drawn: int, is_softened: bool, prior: float
    ) -> None: ...

@final
class Rollout:
    """How a world is played on after a card."""

    def __init__(self, *, further: int, answers: int) -> None: ...

@final
class Searcher:
    """Searches of stage one, one at a time."""

    def __init__(self, tables: Sequence[Table]) -> None: ...
    def monte_carlo(
        self,
        view: SeatView,
        payoff: Payoff,
        counted: Sequence[int],
        *,
        iterations: int,
        seed: int,
        threads: int = 1,
        seconds: float | None = None,
        cancellation: Cancellation | None = None,
    ) -> list[Estimate]:
        """Sampled worlds with greedy play-outs."""
    def tree_search(
        self,
        view: SeatView,
        payoff: Payoff,
        counted: Sequence[int],
        *,
        iterations: int,
        seed: int,
        threads: int = 1,
        seconds: float | None = None,
        cancellation: Cancellation | None = None,
    ) -> list[Estimate]:
        """Information-set tree search."""
    def learned(
        self,
        view: SeatView,
        payoff: Payoff,
        counted: Sequence[int],
        networks: StageOne,
        rollout: Rollout,
        *,
        iterations: int,
        seed: int,
        threads: int = 1,
        seconds: float | None = None,
        cancellation: Cancellation | None = None,
    ) -> list[Estimate]:
        """Sampled worlds, policy and critic."""
    def weighed(
        self,
        view: SeatView,
        payoff: Payoff,
        counted: Sequence[int],
        networks: StageOne,
        rollout: Rollout,
        weighing: Weighing,
        *,
        iterations: int,
        seed: int,
        threads: int = 1,
        seconds: float | None = None,
        cancellation: Cancellation | None = None,
    ) -> list[Estimate]:
        """The same over worlds that explain the opponent's plays."""
    def contrast(
        self,
        view: SeatView,
        payoff: Payoff,
        counted: Sequence[int],
        networks: StageOne,
        answers: int,
        card: int,
        other: int,
        *,
        worlds: int,
        seed: int,
    ) -> tuple[float, float, float, float, float, float, float]:
        """Wins, the other's wins, spent, forced, drawn, trick, lead."""

def greedy_play(view: SeatView) -> int:
    """The greedy player's card."""

POLICY_INPUTS: Final[int]
CRITIC_INPUTS: Final[int]

@final
class SelfPlay:
    """Hands of stage one played side by side."""

    def __init__(
        self,
        rules: Rules,
        hands: int,
        seed: int,
        tables: Sequence[Table],
        *,
        frozen: StageOne | None = None,
        is_sampled: bool = False,
    ) -> None: ...
    def observe(self) -> tuple[NDArray[np.uint8], NDArray[np.uint8], NDArray[np.uint8]]:
        """Seats to play, inputs of the policy, distinct plays."""
    def observe_layouts(self) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
        """Leaders and inputs of the critic."""
    def outcomes(
        self, plays: NDArray[np.uint8]
    ) -> tuple[
        NDArray[np.uint32],
        NDArray[np.uint8],
        NDArray[np.float32],
        NDArray[np.uint8],
        NDArray[np.uint8],
        NDArray[np.uint8],
    ]:
        """Hand, play, reward, end, leader and critic inputs of every play asked for."""
    def step(self, plays: NDArray[np.uint8]) -> tuple[NDArray[np.float32], NDArray[np.uint8]]:
        """Rewards of seat 0, and which hands have ended."""

def policy_row(view: SeatView, card: int) -> tuple[NDArray[np.uint8], NDArray[np.uint8], int]:
    """Inputs of the policy, distinct plays, and the one that the card is equal to."""

@final
class StageOne:
    """The learned policy and critic of stage one."""

    def __init__(self, weights: Buffer) -> None: ...
    def best(self, view: SeatView) -> int:
        """The play the policy likes best."""
    def probabilities(self, view: SeatView, *, temperature: float = 1.0) -> list[float]:
        """The chance of each of 52 cards."""
    def world_weights(
        self,
        view: SeatView,
        worlds: Sequence[tuple[int, Sequence[int]]],
        *,
        temperature: float = 1.0,
    ) -> list[float]:
        """How well the opponent's plays fit its dealt cards and draws in each world."""
    def decide_often(self, view: SeatView, count: int) -> int:
        """For benchmarks: so many decisions, and a sum of their cards."""
    def policy_outputs(self, rows: NDArray[np.uint8]) -> NDArray[np.int32]: ...
    def critic_outputs(self, rows: NDArray[np.uint8]) -> NDArray[np.int32]: ...
    @property
    def policy_unit(self) -> float: ...
    @property
    def critic_unit(self) -> float: ...

def play_duplicates(
    first: StageOne | None,
    second: StageOne | None,
    rules: Rules,
    deals: int,
    seed: int,
    tables: Sequence[Table],
    *,
    is_second_sampled: bool = False,
) -> list[float]:
    """The first player's mean of each deal; None plays greedily."""

def exact_response(
    player: StageOne | None,
    rules: Rules,
    tables: Sequence[Table],
    *,
    is_sampled: bool = False,
) -> float:
    """What a best response wins of a player, with packs of up to 12 cards."""

@final
class HandBatch:
    """Whole hands played side by side."""

    def __init__(
        self,
        rules: Rules,
        payoff: Payoff,
        hands: int,
        *,
        opponent: str = "none",
        agent: int = -1,
        loses_by_illegal_play: bool = False,
        networks: StageOne | None = None,
        tables: Sequence[Table] = (),
    ) -> None: ...
    def seed_all(self, seed: int) -> None: ...
    def seed_row(self, row: int, seed: int) -> None: ...
    def renew(self, marked: NDArray[np.uint8]) -> None:
        """Deals the next hand in the rows that are marked."""
    def deal(self, row: int, rules: Rules, pack: Sequence[int], dealer: int) -> None: ...
    def observe(
        self,
        seats: NDArray[np.uint8],
        observations: NDArray[np.uint8] | NDArray[np.float32] | NDArray[np.uint64],
        legal: NDArray[np.uint8],
    ) -> None:
        """Fills in the seats to play, what they know, and their legal plays."""
    def step(
        self, plays: NDArray[np.uint8], rewards: NDArray[np.float32], ended: NDArray[np.uint8]
    ) -> None:
        """Fills in what the plays brought and which hands have ended."""
    def play(self, row: int, card: int) -> tuple[float, float, bool]:
        """Plays the opponent's card in one hand: both rewards, and whether it has ended."""
    def waiting(self, out: NDArray[np.uint8]) -> None:
        """Marks the hands that wait for the opponent."""
    def sample(self, plays: NDArray[np.uint8]) -> None:
        """Fills in a random legal play for every hand."""
    def record(self, row: int) -> tuple[list[int], int, list[int]]:
        """Pack, dealer and plays of one hand."""
    def write_state(self, row: int, out: NDArray[np.uint8]) -> None: ...
    def read_state(self, row: int, state: NDArray[np.uint8]) -> None: ...

@final
class ObservedHand:
    """One hand, as each seat sees it."""

    def __init__(
        self, rules: Rules, pack: Sequence[int], dealer: int, plays: Sequence[int]
    ) -> None: ...
    @property
    def to_play(self) -> int: ...
    @property
    def is_stage_one(self) -> bool: ...
    @property
    def counted(self) -> tuple[int, int]: ...
    def play(self, card: int) -> None: ...
    def after(self, card: int) -> ObservedHand: ...
    def observe(self, seat: int, out: NDArray[np.uint8]) -> None: ...
    def observe_scaled(self, seat: int, out: NDArray[np.float32]) -> None: ...
    def legal_plays(self, out: NDArray[np.uint8]) -> None: ...
    def legal_cards(self) -> list[int]: ...

BATCH_STATE_SIZE: int
OBSERVATION_WORDS: int

def observe_view(view: SeatView, counted: Sequence[int], out: NDArray[np.uint8]) -> None:
    """Fills in what a view says."""

def resample_deal(
    rules: Rules, pack: Sequence[int], dealer: int, plays: Sequence[int], seat: int, seed: int
) -> list[int]:
    """Another pack that the seat cannot tell from this one."""

def observation_fields() -> list[tuple[str, int, int, int]]:
    """Name, begin, size and largest value of each field."""
