/// The number of a pattern among all patterns with as many ones.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "germanwhist/cards.hpp"

namespace germanwhist {

/// Cards in play at the start of stage two, both holdings together.
inline constexpr int max_pattern_bits = 2 * ranks_per_suit;

/// binomial[n][k]: the ways to choose k of n, for n up to 26 and k up to 13.
inline constexpr auto binomial = [] {
    std::array<std::array<std::uint32_t, ranks_per_suit + 2>, max_pattern_bits + 1> table{};
    for (std::size_t n = 0; n < table.size(); ++n) {
        table[n][0] = 1;
        for (std::size_t k = 1; k < table[n].size() && n > 0; ++k) {
            table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
        }
    }
    return table;
}();

/// Ranks words of 2n bits with n ones in colexicographic order, which is their numeric order: the
/// rank is the sum of binomial(p_i, i) over the places p_1 < p_2 < ... of the ones. The terms of
/// the low 13 bits and those of the rest are looked up in one step each.
class Ranking {
public:
    /// n: ones in a word, 0 to 13.
    explicit Ranking(int n);

    /// How many words there are.
    [[nodiscard]] std::uint32_t count() const { return count_; }

    [[nodiscard]] std::uint32_t rank(std::uint32_t word) const {
        return low_[word & low_mask] + high_[word >> low_bits];
    }

    /// The rank of the word with every one of its 2n bits changed: the order backwards.
    [[nodiscard]] std::uint32_t rank_of_complement(std::uint32_t word) const {
        return count_ - 1 - rank(word);
    }

    /// The word that has this rank.
    [[nodiscard]] std::uint32_t unrank(std::uint32_t rank) const;

private:
    static constexpr int low_bits = 13;
    static constexpr std::uint32_t low_mask = (1U << low_bits) - 1;

    int ones_;
    std::uint32_t count_;
    std::array<std::uint16_t, 1U << low_bits> low_{};
    std::vector<std::uint32_t> high_;
};

}  // namespace germanwhist
