/// Duplicate matches inside the kernel: each deal twice, the seats changed.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "germanwhist/cards.hpp"
#include "germanwhist/common_knowledge.hpp"
#include "germanwhist/open_hand.hpp"
#include "germanwhist/rules.hpp"
#include "germanwhist/stage_two.hpp"

namespace germanwhist {

/// Chooses a card in stage one from what the seat to play knows.
using StageOnePlayer = std::function<Card(const CommonKnowledge&, CardSet holding)>;

/// What seat 0 makes of a hand whose stage one is over, when both play stage two their best: counted
/// tricks above an even split, in tricks of stage two; in low hands below.
[[nodiscard]] double margin_of_first_seat(const OpenHand& hand, StageTwo& stage_two);

/// Plays stage one of each deal twice and scores stage two as if both played it best.
/// Returns for each deal the first player's mean result over the two seatings: counted tricks
/// above an even split, in tricks of stage two; in low hands below.
[[nodiscard]] std::vector<double> play_duplicates(const StageOnePlayer& first,
                                                  const StageOnePlayer& second, const Rules& rules,
                                                  int deals, std::uint64_t seed,
                                                  StageTwo& stage_two);

}  // namespace germanwhist
