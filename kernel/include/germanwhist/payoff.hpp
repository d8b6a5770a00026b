/// What the result of a hand is worth in points, under the rule set in force.
#pragma once

#include <cstdint>

#include "germanwhist/rules.hpp"

namespace germanwhist {

/// What a hand is worth, in units of the stake.
enum class HandScore : std::uint8_t { difference, over_half, per_trick, win };

/// Turns counted tricks into points.
struct Payoff {
    HandScore hand_score = HandScore::difference;
    int stake = 1;
    /// Counted tricks or points of tricks in a whole hand.
    int total = ranks_per_suit;

    /// The points a player scores, less the opponent's, for so many of the total.
    [[nodiscard]] int points(int counted, Objective objective) const;

    /// The mean of `points` when the count is uncertain: normal, in whole numbers of the total.
    [[nodiscard]] double expected_points(double counted, double spread, Objective objective) const;

    /// The most that `points` gives.
    [[nodiscard]] int most() const { return points(total, Objective::high); }
};

}  // namespace germanwhist
