/// Whole hands played by two seats that choose uniformly among their legal cards.
#pragma once

#include <array>
#include <cstdint>

#include "germanwhist/cards.hpp"
#include "germanwhist/hand.hpp"
#include "germanwhist/random.hpp"
#include "germanwhist/rules.hpp"

namespace germanwhist {

/// How many hands ended with each number of stage-two tricks for the seat that led first.
using TrickCounts = std::array<std::uint64_t, ranks_per_suit + 1>;

/// A uniformly random card of a set that is not empty.
[[nodiscard]] Card random_card(CardSet cards, Random& random);

/// A pack in uniformly random order, dealt by south.
[[nodiscard]] Deal shuffled_deal(const Rules& rules, Random& random);

/// Deals and plays `count` random hands, card by card.
[[nodiscard]] TrickCounts simulate_random_hands(const Rules& rules, std::uint64_t count,
                                                std::uint64_t seed);

}  // namespace germanwhist
