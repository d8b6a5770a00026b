/// What a perfect opponent wins of a player in the games of study that are small enough.
#pragma once

#include <functional>
#include <utility>
#include <vector>

#include "germanwhist/cards.hpp"
#include "germanwhist/common_knowledge.hpp"
#include "germanwhist/rules.hpp"
#include "germanwhist/stage_two.hpp"

namespace germanwhist {

/// How a player plays in stage one: cards with the chance of each, which add up to 1.
using PlayChances =
    std::function<std::vector<std::pair<Card, double>>(const CommonKnowledge&, CardSet holding)>;

/// What a best response wins of a player, in the mean of both seats: tricks a hand above an even
/// split, stage two played perfectly by both.
///
/// Every deal with hearts for the first upcard's suit is played, and the response decides at each
/// of its information sets what is best over all worlds that the player's own plays leave likely.
/// With 12 cards one holding of the response stands for all that differ by the names of side suits.
/// Throws `Error` (`bad_pack`) for packs of more than 12 cards and for hands whose objective
/// depends on a colour.
[[nodiscard]] double exact_response(const PlayChances& player, const Rules& rules,
                                    StageTwo& stage_two);

}  // namespace germanwhist
