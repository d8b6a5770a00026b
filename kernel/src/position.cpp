#include "germanwhist/position.hpp"

#include <array>
#include <bit>
#include <string>

#include "germanwhist/error.hpp"
#include "germanwhist/trick.hpp"

namespace germanwhist {
namespace {

/// One bit for each rank in play, from the lowest up, set where it is among `ours`.
std::uint32_t pattern(std::uint32_t ours, std::uint32_t in_play) {
    std::uint32_t bits = 0;
    for (int place = 0; in_play != 0; in_play &= in_play - 1, ++place) {
        bits |= (ours >> std::countr_zero(in_play) & 1) << place;
    }
    return bits;
}

[[noreturn]] void refuse(const std::string& message) { throw Error("bad_position", message); }

}  // namespace

CardSet Position::legal_plays() const {
    return led ? legal_follows(follower, *led) : leader;
}

void validate(const Position& position) {
    const auto& [leader, follower, trump, led] = position;
    if (!((leader | follower) - CardSet::full()).empty()) {
        refuse("not a position: a card index above 51 (expected 0 to 51)");
    }
    if (trump < no_trump || trump >= suit_count) {
        refuse("not a position: no such trump suit: " + std::to_string(trump) +
               " (expected 0 to 3, or -1 for none)");
    }
    if (led && (led->index() >= card_count || (leader | follower).contains(*led))) {
        refuse("not a position: led card " + std::to_string(led->index()) +
               " (expected 0 to 51, and in neither holding)");
    }
    if (!(leader & follower).empty()) {
        refuse("not a position: card " + std::to_string((leader & follower).lowest().index()) +
               " is in both holdings");
    }
    const int leader_size = leader.size() + (led ? 1 : 0);
    if (leader_size != follower.size() || leader_size > max_level) {
        refuse("not a position: " + std::to_string(leader_size) + " cards, the led one included, " +
               "against " + std::to_string(follower.size()) +
               " (expected as many on both sides, 13 at most)");
    }
}

CanonicalPosition canonical(const Geometry& geometry, CardSet leader, CardSet follower,
                            int trump) {
    std::array<std::uint32_t, suit_count> patterns{};
    SuitLengths length{};
    for (std::size_t place = 0; place < suit_count; ++place) {
        // The trump suit changes places with the first.
        int suit = static_cast<int>(place);
        if (geometry.has_trump() && (place == 0 || suit == trump)) suit = place == 0 ? trump : 0;
        const std::uint32_t in_play = (leader | follower).ranks(suit);
        patterns[place] = pattern(leader.ranks(suit), in_play);
        length[place] = static_cast<std::uint8_t>(std::popcount(in_play));
    }
    CanonicalPosition position;
    position.level = leader.size();
    SuitLengths sorted{};
    int shift = 0;
    std::size_t next = 0;
    for (const std::size_t place : geometry.order(length)) {
        sorted[next++] = length[place];
        position.word |= patterns[place] << shift;
        shift += length[place];
    }
    position.split = geometry.find(sorted);
    return position;
}

}  // namespace germanwhist
