/// Whether a higher card in hand is never worth less, asked of every position of a level.
#pragma once

#include <bit>
#include <cstdint>

#include "germanwhist/table.hpp"

namespace germanwhist::testing {

/// The places i of a word where the leader holds the card at i and the follower the next higher
/// one of the same suit.
inline std::uint32_t lower_neighbours(const Split& split, std::uint32_t word) {
    std::uint32_t tops = 0;  // the highest card of each suit has no higher neighbour
    for (std::size_t s = 0; s < suit_count; ++s) {
        if (split.length[s] > 0) tops |= 1U << (split.shift[s] + split.length[s] - 1);
    }
    return word & ~(word >> 1) & ~tops;
}

/// Positions of a split that are worth less to the leader once he and the follower exchange two
/// neighbouring cards so that the leader gets the higher one.
inline std::uint64_t count_order_faults(const Table& table, int level, const Split& split) {
    const LevelScores& scores = table.scores(level);
    const Ranking& ranking = table.ranking(level);
    std::uint64_t faults = 0;
    for (std::uint32_t rank = 0; rank < ranking.count(); ++rank) {
        const std::uint32_t word = ranking.unrank(rank);
        const int score = scores.score(split.first, word);
        for (std::uint32_t rest = lower_neighbours(split, word); rest != 0; rest &= rest - 1) {
            const std::uint32_t exchanged = word ^ (3U << std::countr_zero(rest));
            if (scores.score(split.first, exchanged) < score) ++faults;
        }
    }
    return faults;
}

}  // namespace germanwhist::testing
