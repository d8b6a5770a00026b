#include "germanwhist/geometry.hpp"

#include <algorithm>
#include <numeric>

#include "germanwhist/ranking.hpp"

namespace germanwhist {
namespace {

constexpr std::size_t lengths_per_suit = ranks_per_suit + 1;

/// A number for each set of lengths; the lengths are at most 13 each.
std::size_t code(const SuitLengths& length) {
    std::size_t number = 0;
    for (const std::size_t l : length) number = number * lengths_per_suit + l;
    return number;
}

std::array<std::uint8_t, suit_count> shifts(const SuitLengths& length,
                                            const std::array<std::uint8_t, suit_count>& order) {
    std::array<std::uint8_t, suit_count> shift{};
    int place = 0;
    for (const std::size_t s : order) {
        shift[s] = static_cast<std::uint8_t>(place);
        place += length[s];
    }
    return shift;
}

}  // namespace

Geometry::Geometry(bool has_trump)
    : has_trump_(has_trump),
      split_by_lengths_(lengths_per_suit * lengths_per_suit * lengths_per_suit *
                        lengths_per_suit) {
    for (int level = 0; level <= max_level; ++level) add_splits(level);
}

void Geometry::add_splits(int level) {
    auto& splits = splits_[static_cast<std::size_t>(level)];
    const int cards = 2 * level;
    const std::uint32_t patterns =
        binomial[static_cast<std::size_t>(cards)][static_cast<std::size_t>(level)];
    const int longest = std::min(cards, ranks_per_suit);
    for (int first = 0; first <= longest; ++first) {
        for (int a = has_trump_ ? longest : first; a >= 0; --a) {
            for (int b = a; b >= 0; --b) {
                const int c = cards - first - a - b;
                if (c < 0 || c > b) continue;
                Split split;
                split.length = {static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(a),
                                static_cast<std::uint8_t>(b), static_cast<std::uint8_t>(c)};
                split.first = static_cast<std::uint32_t>(splits.size()) * patterns;
                split.shift = shifts(split.length, {0, 1, 2, 3});
                if (level > 0) link(split);
                split_by_lengths_[code(split.length)] = static_cast<std::uint16_t>(splits.size());
                splits.push_back(split);
            }
        }
    }
}

void Geometry::link(Split& split) const {
    for (std::size_t lead = 0; lead < suit_count; ++lead) {
        for (std::size_t follow = 0; follow < suit_count; ++follow) {
            SuitLengths length = split.length;
            if (length[lead] < (lead == follow ? 2 : 1) || length[follow] < 1) continue;
            --length[lead];
            --length[follow];
            (lead == follow ? split.together[lead] : split.apart[lead][follow]) =
                successor(length);
        }
    }
}

Successor Geometry::successor(const SuitLengths& length) const {
    const auto positions = order(length);
    SuitLengths sorted{};
    for (std::size_t i = 0; i < suit_count; ++i) sorted[i] = length[positions[i]];
    Successor next;
    next.split = find(sorted);
    next.first = splits_[static_cast<std::size_t>(
        std::accumulate(length.begin(), length.end(), 0) / 2)][next.split].first;
    next.shift = shifts(length, positions);
    return next;
}

std::uint32_t Geometry::level_size(int level) const {
    const auto n = static_cast<std::size_t>(level);
    return static_cast<std::uint32_t>(splits_[n].size()) * binomial[2 * n][n];
}

std::uint16_t Geometry::find(const SuitLengths& length) const {
    return split_by_lengths_[code(length)];
}

std::array<std::uint8_t, suit_count> Geometry::order(const SuitLengths& length) const {
    std::array<std::uint8_t, suit_count> suits{0, 1, 2, 3};
    std::stable_sort(suits.begin() + (has_trump_ ? 1 : 0), suits.end(),
                     [&](std::uint8_t a, std::uint8_t b) { return length[a] > length[b]; });
    return suits;
}

}  // namespace germanwhist
