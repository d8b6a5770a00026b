/// What one seat knows of a hand, as a row of small numbers for learning programs.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "germanwhist/cards.hpp"
#include "germanwhist/common_knowledge.hpp"
#include "germanwhist/open_hand.hpp"

namespace germanwhist {

/// A run of numbers with one meaning, each from 0 to `most`.
struct ObservationField {
    std::string_view name;
    int begin;
    int size;
    int most;
};

/// The fields in their order. First come the planes, 52 numbers by card index, 0 or 1 each.
[[nodiscard]] std::span<const ObservationField> observation_fields();

/// The length of a row: the sum of the fields.
extern const int observation_size;

/// A row as words: one for each plane, a bit for each card, then the other numbers, eight bytes to
/// a word, the first in the lowest byte.
extern const int observation_words;

/// How many numbers of this type make a row: bytes as they are, floats divided by `most`, or words.
template <typename Number>
[[nodiscard]] int observation_width() {
    return sizeof(Number) == sizeof(std::uint64_t) ? observation_words : observation_size;
}

/// Writes the plane of a set: 1 for each of its cards, 0 for the others.
void write_plane(std::span<std::uint8_t, card_count> out, CardSet cards);

/// Writes a row. All it is given is what the seat knows, so that nothing else can show.
///     seat: whose eyes.
///     holding: that seat's cards.
///     counted: what each seat's tricks are worth so far.
///     out: observation_width numbers, `std::uint8_t`, `float` or `std::uint64_t`.
template <typename Number>
void write_observation(const CommonKnowledge& common, int seat, CardSet holding,
                       const std::array<int, seat_count>& counted, std::span<Number> out);

/// What each seat's tricks are worth so far, in a hand played from its deal.
[[nodiscard]] std::array<int, seat_count> counted(const OpenHand& hand);

/// The same of a hand played from its deal, as one seat sees it.
template <typename Number>
void write_observation(const OpenHand& hand, int seat, std::span<Number> out) {
    write_observation(hand.common, seat, hand.holdings[static_cast<std::size_t>(seat)],
                      counted(hand), out);
}

}  // namespace germanwhist
