/// Search with the learned networks: the policy finishes the trick, the critic values the layout.
#pragma once

#include <vector>

#include "germanwhist/search.hpp"
#include "germanwhist/stage_one.hpp"

namespace germanwhist {

/// Draws worlds; in each, plays every distinct card, lets the policy play both seats to the end of
/// the trick and of `further` tricks more, and values what is there: exactly when stage one is
/// over, else by the critic. An iteration is a world. The policy answers for the opponent from
/// what the opponent would know in that world.
/// Returns an estimate of each distinct card, in order of card index, the same for any number of
/// threads.
/// Throws `Error` (`bad_limit`) unless `further` is 0 to 13.
[[nodiscard]] std::vector<Estimate> learned_search(const SearchRoot& root, const StageOne& networks,
                                                   int further, StageTwo& stage_two,
                                                   const SearchLimits& limits, Random& random);

}  // namespace germanwhist
