/// The pack of 28 cards, where all worlds of a late view can be counted one by one.
#pragma once

#include <memory>
#include <vector>

#include "germanwhist/search.hpp"
#include "germanwhist/stage_two.hpp"
#include "played_hand.hpp"

namespace germanwhist::testing {

inline constexpr int small_ranks = 7;

inline Rules small_rules() {
    Rules rules;
    rules.ranks = small_ranks;
    return rules;
}

/// The same with high and low hands.
inline Rules small_rules_by_colour() {
    Rules rules = small_rules();
    rules.is_objective_by_colour = true;
    return rules;
}

/// For hands with trumps, high and low.
inline StageTwo small_stage_two() {
    static const std::vector<std::shared_ptr<const Table>> tables{
        std::make_shared<const Table>(build_table({Objective::high, true}, 5)),
        std::make_shared<const Table>(build_table({Objective::low, true}, 5)),
    };
    return StageTwo(tables);
}

/// The decision of the seat to play, nothing counted so far.
inline SearchRoot root_of(const PlayedHand& played,
                          const Payoff& payoff = {HandScore::difference, 1, small_ranks}) {
    return {played.view(played.hand().to_play()), payoff, {0, 0}};
}

}  // namespace germanwhist::testing
