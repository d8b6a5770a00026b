/// How second-stage positions are numbered.
///
/// Between tricks both players hold n cards: the level. Only the order of the cards in play
/// matters, so a suit is a pattern with one bit for each of its cards, from the lowest to the
/// highest, set where the leader holds the card. The four patterns side by side are a word of 2n
/// bits with n ones; how the 2n bits divide into suits is the split. The trump suit comes first
/// (in the lowest bits), then the side suits from long to short, since they are interchangeable.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "germanwhist/cards.hpp"

namespace germanwhist {

inline constexpr int max_level = ranks_per_suit;

using SuitLengths = std::array<std::uint8_t, suit_count>;

/// Where the suits go when two cards have left: the split of the level below, and for each suit
/// how far to the left its pattern stands there.
struct Successor {
    std::uint32_t first = 0;  // number of the first position of that split in its level
    std::uint16_t split = 0;
    std::array<std::uint8_t, suit_count> shift{};
};

/// One division of a level's cards into suits.
struct Split {
    std::uint32_t first = 0;  // number of its first position in the level
    SuitLengths length{};
    std::array<std::uint8_t, suit_count> shift{};  // the place of each suit's lowest bit
    std::array<Successor, suit_count> together{};  // both cards of a trick from one suit
    std::array<std::array<Successor, suit_count>, suit_count> apart{};  // [lead's][follow's suit]

    /// The pattern of one suit of a word.
    [[nodiscard]] std::uint32_t suit(std::uint32_t word, std::size_t s) const {
        return word >> shift[s] & ((1U << length[s]) - 1);
    }
};

/// All splits of all levels, with or without a trump suit. Immutable, so threads may share it.
class Geometry {
public:
    explicit Geometry(bool has_trump);

    [[nodiscard]] bool has_trump() const { return has_trump_; }
    [[nodiscard]] std::span<const Split> splits(int level) const {
        return splits_[static_cast<std::size_t>(level)];
    }
    /// Positions in a level: splits times binomial(2n, n); the largest is just under 2^32.
    [[nodiscard]] std::uint32_t level_size(int level) const;

    /// The split with these lengths, the side suits in falling order.
    [[nodiscard]] std::uint16_t find(const SuitLengths& length) const;

    /// The order in which four suits stand in a word: the trump suit, then the longer first.
    [[nodiscard]] std::array<std::uint8_t, suit_count> order(const SuitLengths& length) const;

private:
    void add_splits(int level);
    void link(Split& split) const;
    [[nodiscard]] Successor successor(const SuitLengths& length) const;

    bool has_trump_;
    std::array<std::vector<Split>, max_level + 1> splits_;
    std::vector<std::uint16_t> split_by_lengths_;
};

}  // namespace germanwhist
