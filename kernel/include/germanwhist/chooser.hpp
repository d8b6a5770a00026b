/// Players inside the kernel: who plays a seat of a whole hand from what it knows.
#pragma once

#include <functional>
#include <memory>

#include "germanwhist/cards.hpp"
#include "germanwhist/common_knowledge.hpp"
#include "germanwhist/random.hpp"
#include "germanwhist/stage_one.hpp"
#include "germanwhist/stage_two.hpp"

namespace germanwhist {

/// Chooses a legal card for the seat to play, in either stage, from what that seat knows.
using Chooser = std::function<Card(const CommonKnowledge&, CardSet holding, Random&)>;

/// Any legal card, each as likely as the others.
[[nodiscard]] Chooser random_chooser();

/// `greedy_play` in both stages.
[[nodiscard]] Chooser greedy_chooser();

/// The policy's best card in stage one; in stage two one of the best, the lowest.
[[nodiscard]] Chooser policy_chooser(std::shared_ptr<const StageOne> networks,
                                     std::shared_ptr<StageTwo> stage_two);

}  // namespace germanwhist
