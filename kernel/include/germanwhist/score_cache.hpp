/// Bounds on scores met earlier in a search.
#pragma once

#include <cstdint>
#include <vector>

#include "germanwhist/position.hpp"

namespace germanwhist {

/// What is known of a score: it lies between the two, both included.
struct Bounds {
    int low = 0;
    int high = 0;
};

/// A small table of the positions met last, one to a slot, the newer replacing the older. Bounds
/// hold for the position wherever it is met, so nothing is cleared between searches.
class ScoreCache {
public:
    ScoreCache() : slots_(std::size_t{1} << slot_bits) {}

    [[nodiscard]] Bounds find(const CanonicalPosition& position) const {
        const std::uint64_t key = key_of(position);
        const std::uint64_t slot = slots_[slot_of(key)];
        if ((slot & ~bounds_mask) != key) return {0, position.level};
        return {static_cast<int>(slot & 15), static_cast<int>(slot >> 4 & 15)};
    }

    void store(const CanonicalPosition& position, Bounds bounds) {
        const std::uint64_t key = key_of(position);
        slots_[slot_of(key)] = key | static_cast<std::uint64_t>(bounds.high << 4 | bounds.low);
    }

private:
    static constexpr int slot_bits = 12;
    static constexpr std::uint64_t bounds_mask = 255;

    static std::uint64_t key_of(const CanonicalPosition& position) {
        const auto level = static_cast<std::uint64_t>(position.level);
        return (level << 48 | std::uint64_t{position.split} << 32 | position.word) << 8;
    }
    static std::size_t slot_of(std::uint64_t key) {
        return static_cast<std::size_t>(key * 0x9e3779b97f4a7c15U >> (64 - slot_bits));
    }

    std::vector<std::uint64_t> slots_;
};

}  // namespace germanwhist
