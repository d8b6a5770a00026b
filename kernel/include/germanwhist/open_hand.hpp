/// A hand in play with every card open, light enough to copy: what a search plays forward.
#pragma once

#include <array>
#include <optional>
#include <span>

#include "germanwhist/cards.hpp"
#include "germanwhist/common_knowledge.hpp"
#include "germanwhist/hand.hpp"
#include "germanwhist/rules.hpp"

namespace germanwhist {

/// Unlike `Hand` it owns all its state and can start anywhere: from a deal, or from common
/// knowledge completed by a world. It checks nothing: a card given to `play` must be legal.
struct OpenHand {
    CommonKnowledge common;
    std::array<CardSet, seat_count> holdings{};
    /// The whole stock in its order, and the place of its top card.
    std::array<Card, card_count / 2> stock{};
    int next = 0;
    /// Tricks won by seat and stage since this object was made.
    std::array<std::array<int, 2>, seat_count> tricks{};

    OpenHand(const Deal& deal, const Rules& rules);
    /// Common knowledge completed by what it hides.
    ///     under_upcard: the stock below the upcard, top first.
    OpenHand(const CommonKnowledge& common, const std::array<CardSet, seat_count>& holdings,
             std::span<const Card> under_upcard);

    [[nodiscard]] int stock_size() const { return 2 * common.rules.ranks - next; }
    [[nodiscard]] bool is_stage_one() const { return common.is_stage_one(); }
    [[nodiscard]] bool is_over() const {
        return common.tricks == 2 * common.rules.tricks_per_stage();
    }
    [[nodiscard]] int to_play() const { return common.to_play(); }
    [[nodiscard]] CardSet holding_to_play() const {
        return holdings[static_cast<std::size_t>(to_play())];
    }
    [[nodiscard]] CardSet legal_plays() const { return common.legal_plays(holding_to_play()); }
    void play(Card card);

private:
    void draw(int winner);
};

}  // namespace germanwhist
