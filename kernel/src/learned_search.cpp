#include "germanwhist/learned_search.hpp"

#include <algorithm>
#include <string>

#include "germanwhist/error.hpp"
#include "germanwhist/play_model.hpp"
#include "germanwhist/weighed_worlds.hpp"
#include "germanwhist/world_average.hpp"

namespace germanwhist {
namespace {

/// The standard deviation of what a hand brings around what the critic expects, in tricks of stage
/// two above an even split, by the tricks of stage one that are left. A line through the errors of
/// the shipped critic, within 0.15 in the standard game and with the pack of 28: of a spread of 2.4
/// tricks at the deal it leaves 1.8.
double spread(int tricks_left) { return 0.8 + tricks_left / 13.0; }

class Valuation {
public:
    Valuation(const SearchRoot& root, const StageOne& networks, int further)
        : root_(&root), networks_(&networks), further_(further) {
        if (further < 0 || further > ranks_per_suit) {
            throw Error("bad_limit", "bad number of further tricks: " + std::to_string(further) +
                                         " (expected 0 to 13)");
        }
    }

    /// The points of the root's seat after a card, as the policy and the critic see it.
    [[nodiscard]] double points_after(const OpenHand& hand, Card card, StageTwo& stage_two) const {
        return points(played_on(hand, card), stage_two);
    }

    /// The hand after a card and what the policy plays on to.
    [[nodiscard]] OpenHand played_on(OpenHand hand, Card card) const {
        hand.play(card);
        const int last = root_->common().tricks + 1 + further_;
        while (hand.is_stage_one() && hand.common.tricks < last) {
            hand.play(networks_->policy.best(hand.common, hand.holding_to_play()));
        }
        return hand;
    }

    /// What a hand between two tricks is worth to the root's seat.
    [[nodiscard]] double points(const OpenHand& hand, StageTwo& stage_two) const {
        return hand.is_stage_one() ? expected_points(hand, stage_two)
                                   : root_->points(hand, stage_two);
    }

private:
    [[nodiscard]] double expected_points(const OpenHand& hand, StageTwo& stage_two) const {
        const CommonKnowledge& common = hand.common;
        const int leader = common.leader;
        const auto index = [](int i) { return static_cast<std::size_t>(i); };
        const int leader_tricks =
            stage_two.leader_tricks(hand.holdings[index(leader)], hand.holdings[index(1 - leader)],
                                    common.trump, common.objective);
        double value = networks_->critic.value(hand, leader_tricks, leader == root_->seat());
        if (leader != root_->seat()) value = -value;
        // The critic's sign says what is good; counted tricks have no sign.
        if (common.objective == Objective::low) value = -value;
        const Rules& rules = common.rules;
        return root_->expected_points(hand, value * rules.trick_weight(1),
                                      spread(rules.ranks - common.tricks) * rules.trick_weight(1));
    }

    const SearchRoot* root_;
    const StageOne* networks_;
    int further_;
};

/// Turns the hand after one card into the hand after another, change by change.
class Changes {
public:
    Changes(const Valuation& valuation, const OpenHand& from, StageTwo& stage_two)
        : valuation_(&valuation), stage_two_(&stage_two), hand_(from) {
        points_ = valuation.points(hand_, stage_two);
    }

    [[nodiscard]] OpenHand& hand() { return hand_; }

    /// What the changes since the last time bring.
    [[nodiscard]] double gain() {
        const double before = points_;
        points_ = valuation_->points(hand_, *stage_two_);
        return points_ - before;
    }

private:
    const Valuation* valuation_;
    StageTwo* stage_two_;
    OpenHand hand_;
    double points_ = 0;
};

std::size_t index(int i) { return static_cast<std::size_t>(i); }

Judge judge_by(const Valuation& valuation) {
    return [&valuation](const OpenHand& world, Card card, StageTwo& solver) {
        return valuation.points_after(world, card, solver);
    };
}

}  // namespace

Contrast contrast(const SearchRoot& root, const StageOne& networks, Card card, Card other,
                  StageTwo& stage_two, int worlds, Random& random) {
    const Valuation valuation(root, networks, 0);
    const std::size_t own = index(root.seat());
    const std::size_t opponent = 1 - own;
    Contrast sum;
    for (int i = 0; i < worlds; ++i) {
        const OpenHand world = root.sample(random);
        const OpenHand after = valuation.played_on(world, card);
        Changes changes(valuation, valuation.played_on(world, other), stage_two);
        OpenHand& hand = changes.hand();
        const bool is_won = after.common.leader == root.seat();
        const bool is_other_won = hand.common.leader == root.seat();
        const CardSet drawn = CardSet() | world.stock[index(world.next)] |
                              world.stock[index(world.next + 1)];
        sum.wins += is_won ? 1 : 0;
        sum.other_wins += is_other_won ? 1 : 0;

        hand.holdings[own] = (after.holdings[own] - drawn) | (hand.holdings[own] & drawn);
        sum.spent += changes.gain();
        hand.holdings[opponent] =
            (after.holdings[opponent] - drawn) | (hand.holdings[opponent] & drawn);
        sum.forced += changes.gain();
        hand.holdings = after.holdings;
        sum.drawn += changes.gain();
        hand.tricks = after.tricks;
        sum.trick += changes.gain();
        hand.common.leader = after.common.leader;
        sum.lead += changes.gain();
    }
    for (double* mean : {&sum.wins, &sum.other_wins, &sum.spent, &sum.forced, &sum.drawn,
                         &sum.trick, &sum.lead}) {
        *mean /= worlds;
    }
    return sum;
}

std::vector<Estimate> learned_search(const SearchRoot& root, const StageOne& networks, int further,
                                     StageTwo& stage_two, const SearchLimits& limits,
                                     Random& random) {
    const Valuation valuation(root, networks, further);
    return average_over_worlds(root, judge_by(valuation), stage_two, limits, random);
}

std::vector<Estimate> weighed_search(const SearchRoot& root, const StageOne& networks, int further,
                                     const Weighing& weighing, StageTwo& stage_two,
                                     const SearchLimits& limits, Random& random) {
    const Valuation valuation(root, networks, further);
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
        return WeighedHand{root.hand_in(world), weight};
    };
    SearchLimits left = limits;
    left.iterations = static_cast<int>(worlds.size());
    return average_over_worlds(plays, source, judge_by(valuation), stage_two, left, weighing.race);
}

}  // namespace germanwhist
