/// Cards and sets of cards.
///
/// A card has an index 0..51: suit * 13 + rank, suits clubs, diamonds, hearts, spades = 0..3,
/// ranks two to ace = 0..12. A set of cards is a word with one bit for each card.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>

namespace germanwhist {

inline constexpr int suit_count = 4;
inline constexpr int ranks_per_suit = 13;
inline constexpr int card_count = suit_count * ranks_per_suit;
inline constexpr std::uint64_t suit_mask = (std::uint64_t{1} << ranks_per_suit) - 1;

/// Stands for "no trump suit" wherever a suit is expected.
inline constexpr int no_trump = -1;

/// One card, by its index.
class Card {
public:
    constexpr Card() = default;
    constexpr explicit Card(int index) : index_(static_cast<std::uint8_t>(index)) {}
    constexpr Card(int suit, int rank) : Card(suit * ranks_per_suit + rank) {}

    [[nodiscard]] constexpr int index() const { return index_; }
    [[nodiscard]] constexpr int suit() const { return index_ / ranks_per_suit; }
    [[nodiscard]] constexpr int rank() const { return index_ % ranks_per_suit; }

    constexpr bool operator==(const Card&) const = default;

private:
    std::uint8_t index_ = 0;
};

/// An immutable set of cards: union `|`, intersection `&`, difference `-`.
class CardSet {
public:
    constexpr CardSet() = default;
    constexpr explicit CardSet(std::uint64_t mask) : mask_(mask) {}
    constexpr explicit CardSet(Card card) : mask_(std::uint64_t{1} << card.index()) {}

    /// All cards of one suit.
    [[nodiscard]] static constexpr CardSet of_suit(int suit) {
        return CardSet(suit_mask << (suit * ranks_per_suit));
    }

    /// The pack made of the highest `ranks` ranks of each suit.
    [[nodiscard]] static constexpr CardSet full(int ranks = ranks_per_suit) {
        const std::uint64_t suit = suit_mask & (suit_mask << (ranks_per_suit - ranks));
        std::uint64_t mask = 0;
        for (int s = 0; s < suit_count; ++s) mask |= suit << (s * ranks_per_suit);
        return CardSet(mask);
    }

    [[nodiscard]] constexpr std::uint64_t mask() const { return mask_; }
    [[nodiscard]] constexpr bool empty() const { return mask_ == 0; }
    [[nodiscard]] constexpr int size() const { return std::popcount(mask_); }
    [[nodiscard]] constexpr bool contains(Card card) const {
        return (mask_ >> card.index() & 1) != 0;
    }

    /// The ranks held in one suit, the two in bit 0.
    [[nodiscard]] constexpr std::uint32_t ranks(int suit) const {
        return static_cast<std::uint32_t>(mask_ >> (suit * ranks_per_suit) & suit_mask);
    }

    /// The card with the lowest index; the set must not be empty.
    [[nodiscard]] constexpr Card lowest() const { return Card(std::countr_zero(mask_)); }

    constexpr CardSet operator|(CardSet other) const { return CardSet(mask_ | other.mask_); }
    constexpr CardSet operator&(CardSet other) const { return CardSet(mask_ & other.mask_); }
    constexpr CardSet operator-(CardSet other) const { return CardSet(mask_ & ~other.mask_); }
    constexpr CardSet operator|(Card card) const { return *this | CardSet(card); }
    constexpr CardSet operator-(Card card) const { return *this - CardSet(card); }
    constexpr bool operator==(const CardSet&) const = default;

    /// Visits the cards from the lowest index to the highest.
    class Iterator {
    public:
        using iterator_category = std::input_iterator_tag;
        using value_type = Card;
        using difference_type = std::ptrdiff_t;
        using pointer = void;
        using reference = Card;

        constexpr explicit Iterator(std::uint64_t rest) : rest_(rest) {}
        constexpr Card operator*() const { return Card(std::countr_zero(rest_)); }
        constexpr Iterator& operator++() {
            rest_ &= rest_ - 1;
            return *this;
        }
        constexpr Iterator operator++(int) {
            const Iterator before = *this;
            ++*this;
            return before;
        }
        constexpr bool operator==(const Iterator&) const = default;

    private:
        std::uint64_t rest_;
    };
    [[nodiscard]] constexpr Iterator begin() const { return Iterator(mask_); }
    [[nodiscard]] constexpr Iterator end() const { return Iterator(0); }

private:
    std::uint64_t mask_ = 0;
};

}  // namespace germanwhist
