/// What one seat has seen of a hand, play by play, as it comes from outside.
#pragma once

#include <vector>

#include "germanwhist/cards.hpp"
#include "germanwhist/common_knowledge.hpp"
#include "germanwhist/rules.hpp"
#include "germanwhist/worlds.hpp"

namespace germanwhist {

/// One seat's view. `common_knowledge` and `evidence` say what follows from it.
struct SeatView {
    Rules rules;
    int seat = 0;
    int first_leader = 0;
    CardSet holding;             ///< what the seat holds now
    std::vector<Card> plays;     ///< every card played, in order; the last may be a lead
    std::vector<Card> upcards;   ///< every upcard turned so far, the present one included
};

/// What both seats have seen.
/// Throws `Error` (`impossible_view`) when there are not as many upcards as the plays turn up.
[[nodiscard]] CommonKnowledge common_knowledge(const SeatView& view);

/// What the view says about the hidden cards. Throws as `common_knowledge` does.
[[nodiscard]] Evidence evidence(const SeatView& view);

}  // namespace germanwhist
