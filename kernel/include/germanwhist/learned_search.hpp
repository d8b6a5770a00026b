/// Search with the learned networks: the policy finishes the trick, the critic values the world.
#pragma once

#include <optional>
#include <vector>

#include "germanwhist/cards.hpp"
#include "germanwhist/search.hpp"
#include "germanwhist/seat_view.hpp"
#include "germanwhist/stage_one.hpp"
#include "germanwhist/valuation.hpp"
#include "germanwhist/world_average.hpp"

namespace germanwhist {

/// How worlds are chosen that explain what the opponent has played, when cards are left out, and
/// what the policy has to say in the choice of a card.
struct Weighing {
    double temperature = 3;  ///< of the policy that stands for the opponent, above 0
    int drawn = 2;  ///< so many worlds are drawn and weighed for each that is judged, 1 to 100
    /// Whether a world counts by the square root of its weight: less is believed, and more worlds
    /// have a say.
    bool is_softened = false;
    /// By how many counted tricks a card is put back where cards are compared, for each nat by which
    /// the policy likes it less than its best one. From 0.
    double prior = 0;
    std::optional<Race> race = Race{};  ///< none to judge every card in every world
};

/// Draws worlds; in each, plays every distinct card, lets the policy play both seats to the end of
/// the trick and of some tricks more, and values what is there: exactly when stage one is over, else
/// by the critic. An iteration is a world. The policy answers for the opponent from what the
/// opponent would know in that world, or the best answer is worked out from that.
/// Returns an estimate of each distinct card, in order of card index, the same for any number of
/// threads.
/// Throws `Error` (`bad_limit`) for a rollout that cannot be.
[[nodiscard]] std::vector<Estimate> learned_search(const SearchRoot& root, const StageOne& networks,
                                                   const Rollout& rollout, StageTwo& stage_two,
                                                   const SearchLimits& limits, Random& random);

/// The same over worlds that are likely, as the policy sees it, by what the opponent has played.
/// Throws `Error` as `learned_search` does, (`bad_temperature`) as `PlayModel` does, and
/// (`bad_weighing`) for another number that cannot be.
[[nodiscard]] std::vector<Estimate> weighed_search(const SearchRoot& root, const StageOne& networks,
                                                   const Rollout& rollout,
                                                   const Weighing& weighing, StageTwo& stage_two,
                                                   const SearchLimits& limits, Random& random);

}  // namespace germanwhist
