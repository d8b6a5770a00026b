/// A second-stage position as it stands on the table, and its canonical form.
#pragma once

#include <cstdint>
#include <optional>

#include "germanwhist/cards.hpp"
#include "germanwhist/geometry.hpp"

namespace germanwhist {

/// Both holdings in stage two, before a trick or after its lead. A led card has left the leader's
/// holding.
struct Position {
    CardSet leader;
    CardSet follower;
    int trump = no_trump;
    std::optional<Card> led;

    /// Tricks still to be played, the present one included.
    [[nodiscard]] int tricks_left() const { return follower.size(); }
    [[nodiscard]] CardSet legal_plays() const;
};

/// Refuses cards that are no position: more than thirteen or unequal numbers of cards, a card held
/// twice, no such card or suit. Throws `Error` (`bad_position`).
void validate(const Position& position);

/// A position between tricks, as the tables number it.
struct CanonicalPosition {
    int level = 0;
    std::uint16_t split = 0;
    std::uint32_t word = 0;

    constexpr bool operator==(const CanonicalPosition&) const = default;
};

/// The canonical form of two holdings of equal size. The trump suit matters only to a geometry
/// that has one.
[[nodiscard]] CanonicalPosition canonical(const Geometry& geometry, CardSet leader,
                                          CardSet follower, int trump);

}  // namespace germanwhist
