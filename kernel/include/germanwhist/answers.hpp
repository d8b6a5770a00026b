/// How the opponent answers a lead to the last trick of stage one, worked out from what it knows.
#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <utility>

#include "germanwhist/cards.hpp"
#include "germanwhist/open_hand.hpp"
#include "germanwhist/search.hpp"
#include "germanwhist/stage_two.hpp"

namespace germanwhist {

/// Answers to the leads that a decision may come to. Only one hidden card is in the stock then, so
/// the opponent knows the whole hand but for which of a few cards that is. It draws worlds evenly
/// from all that fit its view, and plays what brings it most in their mean, stage two played best.
///
/// An answer depends on the decision, the opponent's holding and the lead alone, whoever asks and
/// in whatever order. Threads may share an object.
class Answers {
public:
    /// The root must outlive the object.
    ///     worlds: so many the opponent draws for an answer; with 0 no answer is known.
    Answers(const SearchRoot& root, int worlds) : root_(&root), worlds_(worlds) {}

    /// Whether a lead by the root's seat can be answered here in a hand.
    [[nodiscard]] bool is_known(const OpenHand& hand) const;

    /// The opponent's best answer; of equals the lowest.
    ///     hand: after a lead, where `is_known`.
    [[nodiscard]] Card best(const OpenHand& hand, StageTwo& stage_two) const;

private:
    [[nodiscard]] Card work_out(const OpenHand& hand, StageTwo& stage_two) const;

    const SearchRoot* root_;
    int worlds_;
    mutable std::mutex mutex_;
    /// By the opponent's holding and the lead.
    mutable std::map<std::pair<std::uint64_t, int>, Card> found_;
};

}  // namespace germanwhist
