#include "germanwhist/duplicate.hpp"

#include <array>

#include "germanwhist/open_hand.hpp"
#include "germanwhist/random.hpp"
#include "germanwhist/simulation.hpp"

namespace germanwhist {
namespace {

std::size_t index(int i) { return static_cast<std::size_t>(i); }

/// The result of seat 0.
double play(const Deal& deal, const Rules& rules,
            const std::array<const StageOnePlayer*, seat_count>& players, StageTwo& stage_two) {
    OpenHand hand(deal, rules);
    while (hand.is_stage_one()) {
        hand.play((*players[index(hand.to_play())])(hand.common, hand.holding_to_play()));
    }
    return margin_of_first_seat(hand, stage_two);
}

}  // namespace

double margin_of_first_seat(const OpenHand& hand, StageTwo& stage_two) {
    const Rules& rules = hand.common.rules;
    const int leader = hand.common.leader;
    const int leader_tricks =
        stage_two.leader_tricks(hand.holdings[index(leader)], hand.holdings[index(1 - leader)],
                                hand.common.trump, hand.common.objective);
    const double above_half = leader_tricks - 0.5 * rules.ranks;
    const double stage_one_margin = hand.tricks[0][0] - hand.tricks[1][0];
    const double weight = static_cast<double>(rules.trick_weight(0)) / rules.trick_weight(1);
    return 0.5 * weight * stage_one_margin +
           ((leader == 0) == (hand.common.objective == Objective::high) ? above_half : -above_half);
}

std::vector<double> play_duplicates(const StageOnePlayer& first, const StageOnePlayer& second,
                                    const Rules& rules, int deals, std::uint64_t seed,
                                    StageTwo& stage_two) {
    Random random(seed);
    std::vector<double> results;
    for (int i = 0; i < deals; ++i) {
        const Deal deal = shuffled_deal(rules, random);
        const double with_lead = play(deal, rules, {&first, &second}, stage_two);
        const double without_lead = -play(deal, rules, {&second, &first}, stage_two);
        results.push_back((with_lead + without_lead) / 2);
    }
    return results;
}

}  // namespace germanwhist
