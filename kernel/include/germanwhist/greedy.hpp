/// The player that looks at one trick and at its own cards: it plays search's games to the end.
#pragma once

#include "germanwhist/cards.hpp"
#include "germanwhist/common_knowledge.hpp"

namespace germanwhist {

/// What holding a card is worth when stage two begins, in its tricks gained or, in a low hand,
/// spared: linear fits to exact values of random second stages.
[[nodiscard]] double card_worth(Card card, int trump, Objective objective);

/// The legal card that gives most now: what the trick brings, less what the card is worth; the
/// lowest of equals. The same as the Python package's `GreedyPlayer`.
[[nodiscard]] Card greedy_play(const CommonKnowledge& common, CardSet holding);

}  // namespace germanwhist
