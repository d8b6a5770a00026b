"""Players that search stage one over sampled worlds, and play stage two exactly."""

from __future__ import annotations

from dataclasses import asdict
from enum import StrEnum
from typing import TYPE_CHECKING, Final, TypedDict, final

from germanwhist.cards import RANKS_PER_SUIT, Card, CardSet
from germanwhist.engine import _kernel
from germanwhist.engine.advice import Advice, CardAdvice
from germanwhist.engine.exact import exact_advice
from germanwhist.engine.limits import check_whole, refuse
from germanwhist.engine.networks import Networks, default_networks
from germanwhist.engine.seat_view import check_turn, decision_seed, kernel_payoff, kernel_view
from germanwhist.engine.stopping import cancellation_here
from germanwhist.engine.tables import SolvedTables, default_tables
from germanwhist.engine.weighing import Weighing
from germanwhist.errors import EngineError

if TYPE_CHECKING:
    from germanwhist.rules import View

__all__ = ["ANSWERS", "MOST_ANSWERS", "SearchMethod", "SearchPlayer"]

ANSWERS: Final = 64
"""Worlds that an opponent is usually taken to look at before it answers the last lead."""

MOST_ANSWERS: Final = 1000

_MOST_ITERATIONS = 2**31 - 1
_MOST_THREADS = 256


class SearchMethod(StrEnum):
    """How stage one is searched."""

    MONTE_CARLO = "mc"  # sampled worlds, greedy play-outs, exact stage two
    TREE = "ismcts"  # information-set tree search with the same play-outs
    LEARNED = "learned"  # sampled worlds, the learned policy finishes the trick, the critic values
    WEIGHED = "weighed"  # the same over worlds that explain what the opponent has played


class _Limits(TypedDict):
    iterations: int
    seed: int
    threads: int
    seconds: float | None
    cancellation: _kernel.Cancellation


@final
class SearchPlayer:
    """Plays by search: sampled worlds in stage one, exact values in stage two.

    Stateless between decisions: the same view, seed and iterations give the same figures on every
    machine and with any number of threads, unless a time limit cuts the search short. One object
    belongs to one thread at a time; only `cancel` may be called from another.

    Args:
        method: how stage one is searched.
        iterations: worlds, or tree iterations, for each decision.
        further: tricks that the policy plays beyond the present one; for the learned methods.
        answers: so many worlds the opponent is taken to look at, each as likely as the others,
            before it answers a lead to the last trick of stage one; 0 to have the policy answer
            there as in all other tricks. For the learned methods.
        weighing: how the weighed method weighs worlds and compares cards; None for the newest way.
        networks: policy and critic; None for those of the package.
        seed: of the sampled worlds.
        threads: at most so many work on one decision, each on worlds of its own; tree search works
            in one alone, as its answer would depend on their number.
        seconds: the most time for one decision; None for no limit.
        tables: where exact values come from; None for those of this process.

    Raises:
        EngineError: a number that cannot be: iterations outside 1 to 2**31 - 1, further tricks
            outside 0 to 13, answers outside 0 to 1,000, threads outside 1 to 256, one of these that
            is not whole, or seconds below 0 (code `bad_limit`).

    Example:
        >>> from germanwhist import Deal, Hand, RuleSet, Seat
        >>> view = Hand.start(RuleSet(), Deal.shuffled(1, Seat.NORTH)).view(Seat.SOUTH)
        >>> player = SearchPlayer(SearchMethod.MONTE_CARLO, 20)
        >>> player.choose(view) is player.choose(view)
        True

    Source: Monte Carlo, own; tree search, Cowling, Powley and Whitehouse 2012.
    """

    def __init__(  # noqa: PLR0913  # one keyword for each knob
        self,
        method: SearchMethod,
        iterations: int,
        *,
        further: int = 0,
        answers: int = ANSWERS,
        weighing: Weighing | None = None,
        networks: Networks | None = None,
        seed: int = 0,
        threads: int = 1,
        seconds: float | None = None,
        tables: SolvedTables | None = None,
    ) -> None:
        check_whole("number of iterations", iterations, 1, _MOST_ITERATIONS)
        check_whole("number of further tricks", further, 0, RANKS_PER_SUIT)
        check_whole("number of worlds for an answer", answers, 0, MOST_ANSWERS)
        check_whole("number of threads", threads, 1, _MOST_THREADS)
        if seconds is not None and not seconds >= 0:
            refuse("time limit in seconds", seconds, "0 or more")
        self._method = method
        self._iterations = iterations
        self._rollout = _kernel.Rollout(further=further, answers=answers)
        self._weighing = Weighing() if weighing is None else weighing
        self._networks = networks
        self._seed = seed
        self._threads = threads
        self._seconds = seconds
        self._tables = tables
        self._searchers: dict[tuple[object, bool], _kernel.Searcher] = {}
        self._cancellation = cancellation_here()

    def choose(self, view: View) -> Card:
        """The card to play.

        Raises:
            EngineError: it is not the seat's turn (code `no_decision`).
        """
        return self.advise(view).best

    def advise(self, view: View) -> Advice:
        """Every legal card with its expected points, the one to play first.

        A tree search plays what it has tried most often, and the weighed search may lean to what
        the policy likes: then the first card need not be the one with the most points.

        Why one card is better than another is told by `germanwhist.school`.

        Raises:
            EngineError: it is not the seat's turn (code `no_decision`).
        """
        check_turn(view)
        if view.stage == 2:
            return exact_advice(view, self._tables)
        found = {Card.from_index(estimate[0]): estimate[1:] for estimate in self._search(view)}
        stake = view.ruleset.stake
        cards = []
        standing = {}
        for card in view.legal_plays():
            points, error, tries, behind, prior = found[_representative(view, card, CardSet(found))]
            cards.append(
                CardAdvice(
                    card=card,
                    points=stake * points,
                    standard_error=stake * error,
                    tries=tries,
                    error_behind=None if behind is None else stake * behind,
                )
            )
            standing[card] = points + prior
        if self._method is SearchMethod.TREE:
            cards.sort(key=lambda advice: (-advice.tries, -advice.points))
        else:
            cards.sort(key=lambda advice: -standing[advice.card])
        return Advice(tuple(cards), is_exact=False)

    def cancel(self) -> None:
        """Stop the search under way and all later ones as soon as each has an answer."""
        self._cancellation.cancel()

    def _search(self, view: View) -> list[_kernel.Estimate]:
        """The kernel's estimates of the distinct cards."""
        searcher = self._searcher(view)
        asked = (kernel_view(view), kernel_payoff(view.ruleset, stake=1), view.counted)
        limits: _Limits = {
            "iterations": self._iterations,
            "seed": decision_seed(view, self._seed),
            "threads": self._threads,
            "seconds": self._seconds,
            "cancellation": self._cancellation,
        }
        match self._method:
            case SearchMethod.MONTE_CARLO:
                return searcher.monte_carlo(*asked, **limits)
            case SearchMethod.TREE:
                return searcher.tree_search(*asked, **limits)
            case SearchMethod.LEARNED:
                return searcher.learned(*asked, self._kernel_networks(), self._rollout, **limits)
            case SearchMethod.WEIGHED:
                weighing = _kernel.Weighing(**asdict(self._weighing))
                networks = self._kernel_networks()
                return searcher.weighed(*asked, networks, self._rollout, weighing, **limits)

    def _kernel_networks(self) -> _kernel.StageOne:
        return (default_networks() if self._networks is None else self._networks).kernel

    def _searcher(self, view: View) -> _kernel.Searcher:
        kind = (view.objective, view.trump is not None)
        if kind not in self._searchers:
            tables = default_tables() if self._tables is None else self._tables
            table = tables.kernel_table(view.objective, has_trump=view.trump is not None)
            self._searchers[kind] = _kernel.Searcher([table])
        return self._searchers[kind]


def _representative(view: View, card: Card, searched: CardSet) -> Card:
    """The searched card that a legal card is equal to: no card in play stands between them."""
    if card in searched:
        return card
    gone = CardSet(c for trick in view.tricks for c in (trick.lead, trick.follow))
    in_play = CardSet.full(view.ruleset.cards_per_hand) - gone
    for other in searched.suit(card.suit):
        low, high = sorted((card, other))
        between = CardSet(c for c in in_play.suit(card.suit) if low < c < high)
        if between <= view.holding:
            return other
    raise EngineError(f"no search result for {card} (expected one)", code="no_result")
