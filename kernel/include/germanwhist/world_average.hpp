/// The mean over worlds that the flat searches take, by one thread or by several.
#pragma once

#include <functional>
#include <vector>

#include "germanwhist/cards.hpp"
#include "germanwhist/open_hand.hpp"
#include "germanwhist/random.hpp"
#include "germanwhist/search.hpp"
#include "germanwhist/stage_two.hpp"

namespace germanwhist {

/// Says what playing a card in a world brings, in points of the root's seat. Several threads may
/// ask at once, each with a solver of its own.
using Judge = std::function<double(const OpenHand& world, Card card, StageTwo& stage_two)>;

/// Draws worlds and has every distinct card judged in each. An iteration is a world.
///
/// One stream of random numbers gives the worlds in their order, and points are added up in that
/// order, so the estimates are the same for any number of threads. Only a deadline or a
/// cancellation makes a difference: then those worlds count that were judged in time, the first
/// always. Returns an estimate of each distinct card, in order of card index; what the judge
/// throws in any thread is thrown here.
[[nodiscard]] std::vector<Estimate> average_over_worlds(const SearchRoot& root, const Judge& judge,
                                                        StageTwo& stage_two,
                                                        const SearchLimits& limits, Random& random);

}  // namespace germanwhist
