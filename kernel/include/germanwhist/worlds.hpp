/// Every full world that fits what one seat has seen, counted and drawn exactly.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "germanwhist/cards.hpp"
#include "germanwhist/random.hpp"
#include "germanwhist/wide.hpp"

namespace germanwhist {

/// Counts of worlds need more than 64 bits, and less than 128.
using Count = Uint128;

/// What a view says about the cards it does not show. Tricks count from 1; a card drawn after
/// trick t can be played from trick t + 1 on.
struct Evidence {
    /// A card that the opponent played and had not taken as an upcard.
    struct Played {
        Card card;
        int trick;
    };
    /// A trick in which the opponent could not follow suit.
    struct Void {
        int suit;
        int trick;
    };

    CardSet hidden;              ///< may be in the opponent's holding or in the stock
    std::vector<Played> played;  ///< in the order of play
    std::vector<int> draws;      ///< tricks after which the opponent drew unseen, ascending
    std::vector<Void> voids;     ///< in the order of play
    int dealt = 0;               ///< cards dealt to the opponent
    int stock = 0;               ///< cards left under the upcard
};

/// One world: all that is hidden in a view.
struct World {
    CardSet holding;  ///< the hidden cards the opponent holds; its sure cards are not among them
    CardSet dealt;    ///< the opponent's cards as dealt
    std::array<Card, ranks_per_suit> drawn{};      ///< the opponent's draws, first to last
    std::array<Card, 2 * ranks_per_suit> stock{};  ///< the stock under the upcard, top first
};

/// All worlds of one view, each as likely as the others.
///
/// Each hidden or played card had to reach the opponent within a span of time: after the last void
/// shown in its suit, and before it was played; or it lies in the stock. Counting the ways to fill
/// the opponent's places (the deal, then each draw) runs backwards in time. There a card becomes
/// available once and expires at the start of its span; cards with the same start differ in
/// nothing, so the state is how many of each start are still without a place.
class Worlds {
public:
    /// Throws `Error` (`impossible_view`) when no world fits.
    explicit Worlds(const Evidence& evidence);

    /// Worlds, not counting the orders of the stock.
    [[nodiscard]] Count arrangements() const { return arrangements_; }
    /// Cards under the upcard; each arrangement has its factorial of orders.
    [[nodiscard]] int stock_size() const { return stock_size_; }
    /// Draws of the opponent.
    [[nodiscard]] int draw_count() const { return static_cast<int>(draws_.size()); }

    /// A world drawn evenly from all of them. Nothing is drawn that has to be thrown away.
    [[nodiscard]] World sample(Random& random) const;

    /// The world with this number, from 0 to arrangements times stock orders - 1, in a fixed order.
    /// Throws `Error` (`no_such_world`) for any other number.
    [[nodiscard]] World at(Count number) const;

private:
    /// Cards whose span starts at the same moment.
    struct Start {
        int trick = 0;
        std::vector<Card> hidden;
        std::vector<Evidence::Played> played;  ///< latest first
        int held = 0;            ///< so many of the hidden cards the opponent can hold at most
        std::size_t stride = 0;  ///< of this start's count in a state's number; 0 for the deal

        /// The most of its cards that can be without a place at a time.
        [[nodiscard]] std::size_t most() const {
            return static_cast<std::size_t>(held) + played.size();
        }
    };
    /// How many hidden cards of each start lie in the stock, and in how many arrangements.
    struct Split {
        std::vector<int> in_stock;
        Count arrangements = 0;
    };
    struct Pool;

    [[nodiscard]] int time(std::size_t slot) const { return slot == 0 ? 0 : draws_[slot - 1]; }
    [[nodiscard]] std::size_t last_slot() const { return draws_.size(); }
    [[nodiscard]] Count ways(std::size_t slot, std::size_t state) const {
        return ways_[slot * state_count_ + state];
    }

    void sort_into_starts(const Evidence& evidence);
    void number_states();
    void count_ways();
    [[nodiscard]] Count count_ways(std::size_t slot, std::size_t state) const;
    void count_splits(std::vector<int>& in_stock, int left, Count ways);
    [[nodiscard]] int count_of(std::size_t start, std::size_t slot, std::size_t state) const;

    template <typename Chooser>
    [[nodiscard]] World build(Chooser& chooser) const;
    template <typename Chooser>
    [[nodiscard]] Card place(Chooser& chooser, std::vector<Pool>& pools, std::size_t slot,
                             std::size_t& state) const;

    std::vector<Start> starts_;  // ascending; the first is the deal
    std::vector<int> draws_;
    std::vector<int> arrived_;            // [slot]: played cards available there
    std::vector<std::size_t> arrivals_;   // [slot]: what newly available cards add to a state
    int dealt_ = 0;
    int stock_size_ = 0;
    std::size_t state_count_ = 1;
    std::vector<Count> ways_;  // [slot][state]: ways to fill slots 0 to slot from a state
    std::vector<Split> splits_;
    Count arrangements_ = 0;
};

}  // namespace germanwhist
