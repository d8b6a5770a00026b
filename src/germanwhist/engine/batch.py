"""Many whole hands played side by side, as arrays: an environment for learning programs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, final

import numpy as np

from germanwhist.cards import Card
from germanwhist.engine import _kernel
from germanwhist.engine.batch_opponent import BatchOpponent, kernel_opponent, play_waiting_hands
from germanwhist.engine.batch_rows import as_plays, as_rows, as_seeds, checked_choice, taken_over
from germanwhist.engine.batch_step import BatchStep
from germanwhist.engine.conversion import kernel_rules, kernel_seed
from germanwhist.engine.observation import OBSERVATION_SIZE
from germanwhist.engine.seat_view import kernel_payoff
from germanwhist.errors import EngineError, InvalidDealError
from germanwhist.rules import Deal, Hand, Seat

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numpy.typing import ArrayLike, NDArray

    from germanwhist.rules import RuleSet

__all__ = ["Autoreset", "BatchEnv", "ObservationForm"]

Autoreset = Literal["same_step", "next_step", "disabled"]
ObservationForm = Literal["uint8", "float32", "words"]

_CARDS: Final = 52
_EITHER: Final = -1
_FORMS: Final[dict[str, tuple[Any, int]]] = {
    "uint8": (np.uint8, OBSERVATION_SIZE),
    "float32": (np.float32, OBSERVATION_SIZE),
    "words": (np.uint64, _kernel.OBSERVATION_WORDS),
}


@final
class BatchEnv:
    """A batch of whole hands, each waiting for one card: both stages, any rule set.

    An action is the index of a card, 0 to 51. Every hand takes two plays for each trick, so under
    one rule set all hands of a batch are equally long. Each row has random numbers of its own: one
    seed and the same actions give the same hands on every machine, whatever happens in other rows.
    One object belongs to one thread at a time; the interpreter lock is released while it works. It
    can be copied and pickled; the copy goes its own way from there.

    The arrays belong to the environment and are written anew by each step: copy what should stay.
    They can be handed to other libraries without a copy (`torch.from_dlpack(step.observations)`),
    or be given: see `buffers`.

    Args:
        ruleset: the rules in force; `hand_score` and `stake` make the rewards.
        hands: how many hands to play side by side, 1 or more.
        seed: of the deals, any whole number.
        opponent: None for an agent that plays both seats, seat 0 leading first in every hand; or
            who plays the other seat: `random`, `greedy` or `policy` (the shipped network's best
            card, stage two exactly), which play inside the kernel, the policy of other `Networks`,
            or anything with a method `choose`, which is asked hand by hand.
        seat: the agent's seat against an opponent; None for either, as the row's numbers say.
        autoreset: when a hand that is over gives way to the next one: `same_step`, the step that
            ends it; `next_step`, the step after, which plays nothing in that row; `disabled`, only
            `reset`.
        illegal: what becomes of an illegal card: `refuse` raises an error before anything is
            played; `lose` ends the hand and costs as much as losing every trick.
        observations: `uint8`, `float32` or `words`, see `BatchStep`.
        buffers: arrays to be filled instead of new ones, of the shapes and types of `BatchStep`;
            of NumPy, or of any library that shares memory by DLPack.

    Raises:
        EngineError: a number or a name that there is not (code `bad_limit`), or a buffer that does
            not fit (code `bad_buffer`).

    Example:
        >>> from germanwhist import RuleSet
        >>> env = BatchEnv(RuleSet(), 1024, seed=1)
        >>> step = env.reset()
        >>> for _ in range(52):
        ...     step = env.step(env.sample())
        >>> step.ended.all(), step.rewards.sum()
        (np.True_, np.float32(0.0))

    Source: own.
    """

    def __init__(  # noqa: PLR0913  # one keyword for each choice
        self,
        ruleset: RuleSet,
        hands: int,
        *,
        seed: int,
        opponent: BatchOpponent = None,
        seat: Seat | None = None,
        autoreset: Autoreset = "same_step",
        illegal: Literal["refuse", "lose"] = "refuse",
        observations: ObservationForm = "uint8",
        buffers: BatchStep | None = None,
    ) -> None:
        if hands < 1:
            raise EngineError(
                f"bad number of hands: {hands!r} (expected 1 or more)", code="bad_limit"
            )
        checked_choice("autoreset", autoreset, ("same_step", "next_step", "disabled"))
        checked_choice("illegal", illegal, ("refuse", "lose"))
        checked_choice("observations", observations, tuple(_FORMS))
        self.ruleset: Final = ruleset
        self.hands: Final = hands
        self.autoreset: Final = autoreset
        self._choices: dict[str, Any] = {
            "opponent": opponent,
            "seat": seat,
            "autoreset": autoreset,
            "illegal": illegal,
            "observations": observations,
        }
        self._seed = seed
        self._has_refusal = illegal == "refuse"
        inside, self._player = kernel_opponent(opponent, ruleset)
        self._kernel = _kernel.HandBatch(
            kernel_rules(ruleset),
            kernel_payoff(ruleset),
            hands,
            agent=_EITHER if seat is None else int(Seat(seat)),
            loses_by_illegal_play=not self._has_refusal,
            **inside,
        )
        kind, width = _FORMS[observations]
        fresh = BatchStep(
            observations=np.zeros((hands, width), kind),
            action_masks=np.zeros((hands, _CARDS), np.uint8),
            seats=np.zeros(hands, np.uint8),
            rewards=np.zeros((hands, 2), np.float32),
            ended=np.zeros(hands, np.uint8),
        )
        self._step = fresh if buffers is None else fresh._replace(**taken_over(buffers, fresh))
        self._over = np.zeros(hands, np.uint8)
        self.reset()

    def reset(
        self,
        seed: int | Sequence[int] | None = None,
        *,
        rows: ArrayLike | None = None,
        deals: Iterable[Deal] | None = None,
    ) -> BatchStep:
        """Deal hands anew.

        Args:
            seed: of the deals from now on; or a seed for each row that is dealt anew. None begins
                again with the seed that was given last or, where rows are named, goes on.
            rows: the rows to deal anew, by numbers or as a mask; None for all of them.
            deals: the cards for these rows, a deal for each, instead of shuffled ones.

        Raises:
            EngineError: there are no such rows, or not as many seeds or deals as rows (code
                `bad_limit`).
            InvalidDealError: a deal has another pack (code `wrong_pack`).
        """
        chosen = as_rows(rows, self.hands)
        seeds = as_seeds(seed, rows=len(chosen), is_whole=rows is None)
        given = None if deals is None else self._checked_deals(tuple(deals), len(chosen))
        if isinstance(seeds, list):
            for row, number in zip(chosen.tolist(), seeds, strict=True):
                self._kernel.seed_row(row, kernel_seed(number))
        elif rows is None:
            self._seed = self._seed if seeds is None else seeds
            self._kernel.seed_all(kernel_seed(self._seed))
        else:
            self._kernel.renew(self._marked(chosen))
        for row, deal in zip(chosen.tolist(), given or (), strict=given is not None):
            pack = [card.index for card in deal.cards]
            self._kernel.deal(row, kernel_rules(self.ruleset), pack, deal.dealer)
        self._over[chosen] = 0
        self._step.rewards[chosen] = 0
        self._step.ended[chosen] = 0
        self._play_outside()
        return self._observed()

    def step(self, actions: ArrayLike) -> BatchStep:
        """Play one card in every hand, and the opponent's until it is the agent's turn again.

        Args:
            actions: the indices of the cards, whole numbers, `(hands,)`; as uint8 they are taken
                without a copy. Those of hands that are over are not looked at.

        Raises:
            EngineError: an action is not legal, or there are too few or too many (code
                `illegal_play`), or a hand is over and `autoreset` is disabled (code `hand_over`);
                nothing has been played then.
        """
        plays = as_plays(actions, is_checked=not self._has_refusal)
        if self.autoreset == "disabled" and self._over.any():
            row = int(self._over.argmax())
            raise EngineError(f"hand {row} is over (expected a reset first)", code="hand_over")
        self._kernel.step(plays, self._step.rewards, self._step.ended)
        self._play_outside()
        ended = self._step.ended
        if self.autoreset == "same_step":
            if ended.any():
                self._kernel.renew(ended)
                self._play_outside()
        else:
            if self._over.any():
                self._kernel.renew(self._over)
                self._play_outside()
            self._over[:] = ended
        return self._observed()

    @property
    def current(self) -> BatchStep:
        """What the last step or reset gave."""
        return self._step

    @property
    def seats(self) -> NDArray[np.uint8]:
        """Whose eyes the observations are, a copy: the seats that play with the next step."""
        return self._step.seats.copy()

    def sample(self) -> NDArray[np.uint8]:
        """A legal action for every hand, each as likely as the others; the deals stay the same."""
        actions = np.empty(self.hands, np.uint8)
        self._kernel.sample(actions)
        return actions

    def hand(self, row: int) -> Hand:
        """The hand of a row as it stands, with every card open: for records and for looking.

        Raises:
            IndexError: there is no such row.

        Example:
            >>> from germanwhist import RuleSet
            >>> BatchEnv(RuleSet.preset("small"), 2, seed=1).hand(1).to_play
            Seat.NORTH
        """
        pack, dealer, plays = self._kernel.record(row)
        cards = tuple(map(Card.from_index, pack[: self.ruleset.pack]))
        deal = Deal(cards, Seat(dealer))
        return Hand.replay(self.ruleset, deal, plays=map(Card.from_index, plays))

    def state(self) -> NDArray[np.uint8]:
        """Every row as bytes, its random numbers included: what `restore` takes.

        Returns:
            A new array, `(hands, n)` of uint8; a row can be kept, copied and moved by itself.
        """
        states = np.empty((self.hands, _kernel.BATCH_STATE_SIZE), np.uint8)
        for row, state in enumerate(states):
            self._kernel.write_state(row, state)
        return states

    def restore(self, states: NDArray[np.uint8], *, rows: ArrayLike | None = None) -> BatchStep:
        """Put rows where they were, or where other rows were.

        Args:
            states: rows of `state`, of any batch under the same rules.
            rows: which rows are to stand so, by numbers or as a mask; None for all.

        Raises:
            EngineError: the bytes are no states of such a batch (code `bad_state` or `bad_deal`),
                or not as many as rows (code `bad_limit`).

        Example:
            >>> from germanwhist import RuleSet
            >>> env = BatchEnv(RuleSet(), 2, seed=1)
            >>> step = env.restore(env.state()[[0, 0]])
            >>> env.hand(0) == env.hand(1)
            True
        """
        chosen = as_rows(rows, self.hands)
        if len(states) != len(chosen):
            raise EngineError(
                f"{len(states)} states for {len(chosen)} rows (expected one for each)",
                code="bad_limit",
            )
        for row, state in zip(chosen.tolist(), np.ascontiguousarray(states), strict=True):
            self._kernel.read_state(row, state)
        self._step.rewards[chosen] = 0
        self._step.ended[chosen] = 0
        self._play_outside()
        step = self._observed()
        self._over[chosen] = ~step.action_masks[chosen].any(axis=1)
        return step

    def clone(self) -> BatchEnv:
        """Another batch that stands where this one does, with arrays of its own."""
        made = BatchEnv(self.ruleset, self.hands, seed=self._seed, **self._choices)
        made._take(self.state(), self._step.rewards, self._step.ended)
        return made

    __copy__ = clone

    def __deepcopy__(self, memo: dict[int, object]) -> BatchEnv:
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        arrays = (self.state(), self._step.rewards.copy(), self._step.ended.copy())
        made = {"ruleset": self.ruleset, "hands": self.hands, "seed": self._seed}
        return {"made": made | self._choices, "arrays": arrays}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__init__(**kept["made"])  # as if newly made, then moved on
        self._take(*kept["arrays"])

    def _take(
        self,
        states: NDArray[np.uint8],
        rewards: NDArray[np.float32],
        ended: NDArray[np.uint8],
    ) -> None:
        self.restore(states)
        self._step.rewards[:] = rewards
        self._step.ended[:] = ended

    def _checked_deals(self, deals: tuple[Deal, ...], rows: int) -> tuple[Deal, ...]:
        if len(deals) != rows:
            raise EngineError(
                f"{len(deals)} deals for {rows} rows (expected one for each)", code="bad_limit"
            )
        for deal in deals:
            if len(deal.cards) != self.ruleset.pack:
                raise InvalidDealError(
                    f"a deal of {len(deal.cards)} cards (expected {self.ruleset.pack})",
                    code="wrong_pack",
                )
        return deals

    def _marked(self, rows: NDArray[np.intp]) -> NDArray[np.uint8]:
        marks = np.zeros(self.hands, np.uint8)
        marks[rows] = 1
        return marks

    def _play_outside(self) -> None:
        if self._player is not None:
            play_waiting_hands(self._kernel, self._player, self.hand, self._step)

    def _observed(self) -> BatchStep:
        step = self._step
        self._kernel.observe(step.seats, step.observations, step.action_masks)
        return step
