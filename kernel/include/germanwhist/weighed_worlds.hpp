/// Worlds drawn by how well they explain what the opponent has played.
#pragma once

#include <cstddef>
#include <vector>

#include "germanwhist/play_model.hpp"
#include "germanwhist/random.hpp"
#include "germanwhist/worlds.hpp"

namespace germanwhist {

/// Leaves at most so many worlds. The heaviest stay as they are; of the others some stay, each with
/// the weight of a share of those left out, so that on average every world weighs what it did
/// (Fearnhead and Clifford 2003). The order stays.
void thin(std::vector<WeighedWorld>& worlds, std::size_t most, Random& random);

/// Draws worlds evenly and leaves the most likely ones.
///
/// The opponent's plays are looked at in three lots, the latest first, for they tell most of what it
/// holds now. After each lot the worlds are thinned, so that most of the asking is about worlds that
/// will be used.
///     drawn: how many are drawn; at least as many as are kept.
///     kept: how many are left at most, 1 or more.
[[nodiscard]] std::vector<WeighedWorld> likely_worlds(const Worlds& worlds, const PlayModel& model,
                                                      std::size_t drawn, std::size_t kept,
                                                      Random& random);

}  // namespace germanwhist
