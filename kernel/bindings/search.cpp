/// Searches of stage one.

#include "germanwhist/search.hpp"

#include <memory>
#include <string>

#include "bindings.hpp"
#include "conversions.hpp"
#include "germanwhist/contrast.hpp"
#include "germanwhist/error.hpp"
#include "germanwhist/greedy.hpp"
#include "germanwhist/learned_search.hpp"

namespace germanwhist::bindings {
namespace {

using namespace nb::literals;

Payoff make_payoff(HandScore hand_score, int stake, int total) {
    constexpr int most_stake = 1'000'000;
    constexpr int most_total = 3 * ranks_per_suit;
    if (stake < 1 || stake > most_stake || total < 1 || total > most_total) {
        throw Error("bad_payoff", "stake " + std::to_string(stake) + " for " +
                                      std::to_string(total) + " counted tricks (expected 1 to " +
                                      std::to_string(most_stake) + " for 1 to " +
                                      std::to_string(most_total) + ")");
    }
    return {hand_score, stake, total};
}

/// Set from any thread to stop the searches that were given it.
struct Cancellation {
    std::atomic<bool> is_cancelled = false;
};

SearchLimits limits_of(int iterations, int threads, std::optional<double> seconds,
                       const Cancellation* cancellation) {
    constexpr double longest = 1e6;  // seconds: some days, and no number that a clock cannot hold
    SearchLimits limits{.iterations = iterations, .threads = threads};
    if (seconds && !(*seconds >= 0)) {
        throw Error("bad_limit", "bad time limit: " + std::to_string(*seconds) +
                                     " seconds (expected 0 or more)");
    }
    if (seconds && *seconds < longest) {
        limits.deadline = std::chrono::steady_clock::now() +
                          std::chrono::duration_cast<std::chrono::steady_clock::duration>(
                              std::chrono::duration<double>(*seconds));
    }
    if (cancellation != nullptr) limits.is_cancelled = &cancellation->is_cancelled;
    return limits;
}

nb::list to_python(const std::vector<Estimate>& estimates) {
    nb::list found;
    for (const Estimate& estimate : estimates) {
        found.append(nb::make_tuple(estimate.card, estimate.mean, estimate.standard_error,
                                    estimate.tries, estimate.error_behind,
                                    estimate.prior));
    }
    return found;
}

/// Binds a search; `Extra` are the types of the arguments that only this search has, and `names`
/// their names.
template <typename... Extra, typename Search, typename... Names>
void bind_search(nb::class_<StageTwo>& searcher, const char* name, const char* what, Search search,
                 Names... names) {
    const auto run = [search](StageTwo& stage_two, const SeatView& view, const Payoff& payoff,
                              const std::array<int, seat_count>& counted, Extra... extra,
                              int iterations, std::uint64_t seed, int threads,
                              std::optional<double> seconds, const Cancellation* cancellation) {
        std::vector<Estimate> estimates;
        {
            const nb::gil_scoped_release unlocked;
            const SearchRoot root(view, payoff, counted);
            Random random(seed);
            estimates = search(root, extra..., stage_two,
                               limits_of(iterations, threads, seconds, cancellation), random);
        }
        return to_python(estimates);
    };
    searcher.def(name, run, "view"_a, "payoff"_a, "counted"_a, names..., nb::kw_only(),
                 "iterations"_a, "seed"_a, "threads"_a = 1, "seconds"_a = nb::none(),
                 "cancellation"_a.none() = nb::none(), what);
}

}  // namespace

void bind_search(nb::module_& module) {
    nb::enum_<HandScore>(module, "HandScore", "What a hand is worth, in units of the stake.")
        .value("DIFFERENCE", HandScore::difference)
        .value("OVER_HALF", HandScore::over_half)
        .value("PER_TRICK", HandScore::per_trick)
        .value("WIN", HandScore::win);
    nb::class_<Payoff>(module, "Payoff", "Turns counted tricks into points.")
        .def(nb::new_(&make_payoff), "hand_score"_a, "stake"_a, "total"_a)
        .def("points", &Payoff::points, "counted"_a, "objective"_a,
             "A player's points less the opponent's.");
    nb::class_<Cancellation>(module, "Cancellation", "Stops searches from another thread.")
        .def(nb::init<>())
        .def("cancel", [](Cancellation& cancellation) { cancellation.is_cancelled = true; });
    nb::class_<Weighing>(module, "Weighing", "How worlds are weighed and cards compared.")
        .def(
            "__init__",
            [](Weighing* self, double temperature, int drawn, bool is_softened, double prior) {
                new (self) Weighing{.temperature = temperature,
                                    .drawn = drawn,
                                    .is_softened = is_softened,
                                    .prior = prior};
            },
            nb::kw_only(), "temperature"_a, "drawn"_a, "is_softened"_a, "prior"_a);
    nb::class_<Rollout>(module, "Rollout", "How a world is played on after a card.")
        .def(
            "__init__",
            [](Rollout* self, int further, int answers) {
                new (self) Rollout{.further = further, .answers = answers};
            },
            nb::kw_only(), "further"_a, "answers"_a);
    nb::class_<StageTwo> searcher(module, "Searcher", "Searches of stage one, one at a time.");
    searcher.def(
        "__init__",
        [](StageTwo* self, const std::vector<std::shared_ptr<Table>>& tables) {
            const std::vector<std::shared_ptr<const Table>> shared(tables.begin(), tables.end());
            new (self) StageTwo(shared);
        },
        "tables"_a);
    bind_search(searcher, "monte_carlo", "Sampled worlds with greedy play-outs.", &monte_carlo);
    bind_search(searcher, "tree_search", "Information-set tree search.", &tree_search);
    bind_search<const StageOne&, const Rollout&>(
        searcher, "learned", "Sampled worlds, policy and critic.", &learned_search, "networks"_a,
        "rollout"_a);
    bind_search<const StageOne&, const Rollout&, const Weighing&>(
        searcher, "weighed", "The same over worlds that explain the opponent's plays.",
        &weighed_search, "networks"_a, "rollout"_a, "weighing"_a);
    searcher.def(
        "contrast",
        [](StageTwo& stage_two, const SeatView& view, const Payoff& payoff,
           const std::array<int, seat_count>& counted, const StageOne& networks, int answers,
           Card card, Card other, int worlds, std::uint64_t seed) {
            Contrast found;
            {
                const nb::gil_scoped_release unlocked;
                const SearchRoot root(view, payoff, counted);
                Random random(seed);
                found =
                    contrast(root, networks, answers, card, other, stage_two, worlds, random);
            }
            return nb::make_tuple(found.wins, found.other_wins, found.spent, found.forced,
                                  found.drawn, found.trick, found.lead);
        },
        "view"_a, "payoff"_a, "counted"_a, "networks"_a, "answers"_a, "card"_a, "other"_a,
        nb::kw_only(),
        "worlds"_a, "seed"_a, "By what one card is ahead of another, term by term.");
    module.def(
        "greedy_play",
        [](const SeatView& view) { return greedy_play(decision(view), view.holding); },
        "view"_a, "The greedy player's card.");
}

}  // namespace germanwhist::bindings
