#include "germanwhist/learned_search.hpp"

#include <algorithm>
#include <cmath>
#include <span>
#include <string>

#include "germanwhist/error.hpp"
#include "germanwhist/play_model.hpp"
#include "germanwhist/valuation.hpp"
#include "germanwhist/weighed_worlds.hpp"
#include "germanwhist/world_average.hpp"

namespace germanwhist {
namespace {

std::size_t index(int i) { return static_cast<std::size_t>(i); }

Judge judge_by(const Valuation& valuation) {
    return [&valuation](const OpenHand& world, CardSet cards, StageTwo& solver,
                        std::span<double> points) {
        valuation.points_after(world, cards, solver, points);
    };
}

/// The points that a counted trick more brings, from an even split at the end of stage one.
double trick_worth(const SearchRoot& root) {
    const Rules& rules = root.common().rules;
    const Payoff& payoff = root.payoff();
    const double half = rules.trick_weight(1) / 2.0;
    const double deviation = spread(rules.ranks - root.common().tricks) * rules.trick_weight(1);
    const auto points = [&](double counted) {
        return payoff.expected_points(counted, deviation, Objective::high);
    };
    return points(payoff.total / 2.0 + half) - points(payoff.total / 2.0 - half);
}

/// What the policy says of some distinct plays before any world is judged.
///     price: points for each nat by which it likes a card less than its best one.
Prior prior_of(const SearchRoot& root, const Policy& policy, CardSet plays, double price) {
    constexpr double most_nats = 12;  // beyond that the policy was not trained to tell apart
    Prior prior{};
    if (price == 0 || plays.size() < 2) return prior;
    const Preferences liked = policy.preferences(root.common(), root.holding());
    const double most = liked.logits[index(liked.best().index())];
    std::size_t number = 0;
    for (const Card card : plays) {
        const double nats = (most - liked.logits[index(card.index())]) * liked.unit;
        prior[number++] = -price * std::min(nats, most_nats);
    }
    return prior;
}

void check(const Weighing& weighing) {
    constexpr int most_drawn = 100;
    if (weighing.drawn < 1 || weighing.drawn > most_drawn) {
        throw Error("bad_weighing", "bad number of worlds drawn for each that is judged: " +
                                        std::to_string(weighing.drawn) + " (expected 1 to " +
                                        std::to_string(most_drawn) + ")");
    }
    if (!(weighing.prior >= 0) || std::isinf(weighing.prior)) {
        throw Error("bad_weighing", "bad prior: " + std::to_string(weighing.prior) +
                                        " tricks a nat (expected 0 or more)");
    }
}

}  // namespace

std::vector<Estimate> learned_search(const SearchRoot& root, const StageOne& networks,
                                     const Rollout& rollout, StageTwo& stage_two,
                                     const SearchLimits& limits, Random& random) {
    const Valuation valuation(root, networks, rollout);
    return average_over_worlds(root, judge_by(valuation), stage_two, limits, random);
}

std::vector<Estimate> weighed_search(const SearchRoot& root, const StageOne& networks,
                                     const Rollout& rollout, const Weighing& weighing,
                                     StageTwo& stage_two, const SearchLimits& limits,
                                     Random& random) {
    check(weighing);
    const Valuation valuation(root, networks, rollout);
    const PlayModel model(root.view(), networks.policy, weighing.temperature);
    const CardSet plays = root.common().distinct_plays(root.holding());
    // Where there is nothing to choose the race is over after its first lot.
    const bool is_short = weighing.race && plays.size() == 1;
    const auto kept = static_cast<std::size_t>(
        is_short ? std::min(limits.iterations, weighing.race->lot) : limits.iterations);
    const std::vector<WeighedWorld> worlds = likely_worlds(
        root.worlds(), model, kept * static_cast<std::size_t>(weighing.drawn), kept, random);
    auto next = worlds.begin();
    const auto source = [&] {
        const auto& [world, weight] = *next++;
        return WeighedHand{root.hand_in(world),
                           weighing.is_softened ? std::sqrt(weight) : weight};
    };
    SearchLimits left = limits;
    left.iterations = static_cast<int>(worlds.size());
    const Prior prior =
        prior_of(root, networks.policy, plays, weighing.prior * trick_worth(root));
    return average_over_worlds(plays, source, judge_by(valuation), stage_two, left, weighing.race,
                               prior);
}

}  // namespace germanwhist
