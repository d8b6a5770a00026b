/// What one seat has seen of a hand, play by play, as it comes from outside.
#pragma once

#include <vector>

#include "germanwhist/cards.hpp"
#include "germanwhist/common_knowledge.hpp"
#include "germanwhist/rules.hpp"
#include "germanwhist/worlds.hpp"

namespace germanwhist {

/// One seat's view. `common_knowledge`, `evidence` and `decision` say what follows from it; each
/// checks the whole view first and throws `Error` (`impossible_view`) when it contradicts itself:
/// a card in two places, a play or an upcard that cannot have come about, a holding of another
/// size. Whether any world of the hidden cards fits is for `Worlds` to find out.
struct SeatView {
    Rules rules;
    int seat = 0;
    int first_leader = 0;
    CardSet holding;            ///< what the seat holds now
    std::vector<Card> plays;    ///< every card played, in order; the last may be a lead
    std::vector<Card> upcards;  ///< every upcard turned so far, the present one included
};

/// What both seats have seen.
[[nodiscard]] CommonKnowledge common_knowledge(const SeatView& view);

/// The same for a view in which the seat has to play in stage one; throws for any other.
[[nodiscard]] CommonKnowledge decision(const SeatView& view);

/// What the view says about the hidden cards.
[[nodiscard]] Evidence evidence(const SeatView& view);

}  // namespace germanwhist
