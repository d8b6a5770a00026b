/// By what one card is better than another, change by change.
#pragma once

#include "germanwhist/cards.hpp"
#include "germanwhist/random.hpp"
#include "germanwhist/search.hpp"
#include "germanwhist/stage_one.hpp"
#include "germanwhist/stage_two.hpp"

namespace germanwhist {

/// By what one card is ahead of another once the trick is over: means over worlds, in points.
///
/// From the hand as it is after the other card to the hand as it is after the one, each term is
/// what a single change brings, in this order; so they add up to the whole difference.
struct Contrast {
    double wins = 0;        ///< the chance of the one card to win the trick
    double other_wins = 0;  ///< the same of the other card
    double spent = 0;       ///< another card is left in hand
    double forced = 0;      ///< the opponent is left another card
    double drawn = 0;       ///< the two cards drawn change hands
    double trick = 0;       ///< the trick is counted to another
    double lead = 0;        ///< another has the lead
};

/// Contrasts two legal cards over the first worlds that a search with the same random numbers
/// draws. The trick is finished and what there is then is valued as in `learned_search`.
///     answers: as in `Rollout`.
/// Throws `Error` (`bad_limit`) for a number of answers that cannot be.
[[nodiscard]] Contrast contrast(const SearchRoot& root, const StageOne& networks, int answers,
                                Card card, Card other, StageTwo& stage_two, int worlds,
                                Random& random);

}  // namespace germanwhist
