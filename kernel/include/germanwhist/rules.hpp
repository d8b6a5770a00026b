/// The rule options that the kernel needs, and what they make of one deal.
#pragma once

#include <cstdint>

#include "germanwhist/cards.hpp"

namespace germanwhist {

/// Which tricks count.
enum class Counting : std::uint8_t { second_stage, all_tricks, weighted };

/// Whether stage two is played for as many tricks as possible or for as few.
enum class Objective : std::uint8_t { high, low };

/// A rule set, cut down to what changes the play of one hand.
struct Rules {
    /// Ranks in each suit, the highest of the thirteen; also the cards of a holding.
    int ranks = ranks_per_suit;
    /// In stage one the follower may play any card.
    bool is_first_stage_free = false;
    Counting counting = Counting::second_stage;
    /// A black first upcard makes the hand low.
    bool is_objective_by_colour = false;
    /// Bit r set: no trumps when the first upcard has rank r; all bits: no trumps at all.
    std::uint16_t no_trump_ranks = 0;

    [[nodiscard]] constexpr int tricks_per_stage() const { return ranks; }
    [[nodiscard]] constexpr int pack_size() const { return suit_count * ranks; }

    /// The trump suit that the first upcard makes, or `no_trump`.
    [[nodiscard]] constexpr int trump(Card first_upcard) const {
        const bool is_refused = (no_trump_ranks >> first_upcard.rank() & 1) != 0;
        return is_refused ? no_trump : first_upcard.suit();
    }

    /// The objective that the first upcard makes: clubs and spades are black.
    [[nodiscard]] constexpr Objective objective(Card first_upcard) const {
        const bool is_black = first_upcard.suit() == 0 || first_upcard.suit() == 3;
        return is_objective_by_colour && is_black ? Objective::low : Objective::high;
    }

    /// What one trick of a stage (0 or 1) adds to the winner's count.
    [[nodiscard]] constexpr int trick_weight(int stage) const {
        if (stage == 0) return counting == Counting::second_stage ? 0 : 1;
        return counting == Counting::weighted ? 2 : 1;
    }
};

}  // namespace germanwhist
