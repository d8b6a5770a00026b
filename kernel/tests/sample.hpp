/// Random positions for tests, and their values by a search that shares nothing with the solver.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "germanwhist/position.hpp"
#include "germanwhist/random.hpp"
#include "germanwhist/rules.hpp"

namespace germanwhist::testing {

/// Two holdings of `tricks` cards each, from the whole pack.
inline Position random_position(int tricks, int trump, Random& random) {
    std::vector<Card> pack(CardSet::full().begin(), CardSet::full().end());
    Position position;
    position.trump = trump;
    for (int i = 0; i < 2 * tricks; ++i) {
        const auto left = static_cast<std::uint32_t>(pack.size());
        const auto chosen = pack.begin() + random.below(left);
        CardSet& holding = i % 2 == 0 ? position.leader : position.follower;
        holding = holding | *chosen;
        pack.erase(chosen);
    }
    return position;
}

/// The leader's tricks by trying every card of both players to the end.
inline int tricks_by_trial(const Position& position, Objective objective) {
    const bool is_high = objective == Objective::high;
    const int all = position.leader.size();
    if (all == 0) return 0;
    int best = is_high ? -1 : all + 1;
    for (const Card lead : position.leader) {
        int worst = is_high ? all + 1 : -1;
        bool is_void = true;
        for (const Card card : position.follower) is_void &= card.suit() != lead.suit();
        for (const Card follow : position.follower) {
            if (!is_void && follow.suit() != lead.suit()) continue;
            const bool is_beaten = follow.suit() == lead.suit()
                                       ? follow.rank() > lead.rank()
                                       : follow.suit() == position.trump;
            const CardSet ours = position.leader - lead;
            const CardSet theirs = position.follower - follow;
            const int won =
                is_beaten
                    ? all - 1 - tricks_by_trial({theirs, ours, position.trump, {}}, objective)
                    : 1 + tricks_by_trial({ours, theirs, position.trump, {}}, objective);
            worst = is_high ? std::min(worst, won) : std::max(worst, won);
        }
        best = is_high ? std::max(best, worst) : std::min(best, worst);
    }
    return best;
}

}  // namespace germanwhist::testing
