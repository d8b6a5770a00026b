#include "germanwhist/ranking.hpp"

#include <bit>

namespace germanwhist {
namespace {

/// The terms of the ones of `bits`, which stand `offset` places further left in the word, where
/// `ones_before` ones lie to the right of them.
std::uint32_t terms(std::uint32_t bits, int offset, int ones_before) {
    std::uint32_t sum = 0;
    for (; bits != 0; bits &= bits - 1) {
        const auto place = static_cast<std::size_t>(std::countr_zero(bits) + offset);
        sum += binomial[place][static_cast<std::size_t>(++ones_before)];
    }
    return sum;
}

}  // namespace

Ranking::Ranking(int n)
    : ones_(n), count_(binomial[static_cast<std::size_t>(2 * n)][static_cast<std::size_t>(n)]) {
    for (std::uint32_t bits = 0; bits < low_.size(); ++bits) {
        low_[bits] = static_cast<std::uint16_t>(terms(bits, 0, 0));
    }
    high_.resize(2 * n > low_bits ? std::size_t{1} << (2 * n - low_bits) : 1);
    for (std::uint32_t bits = 0; bits < high_.size(); ++bits) {
        const int ones_before = ones_ - std::popcount(bits);
        // A word with more ones than n has no rank.
        if (ones_before >= 0) high_[bits] = terms(bits, low_bits, ones_before);
    }
}

std::uint32_t Ranking::unrank(std::uint32_t rank) const {
    std::uint32_t word = 0;
    int place = 2 * ones_;
    for (int ones = ones_; ones > 0; --ones) {
        // The highest one stands at the last place whose term is not above the rank.
        do {
            --place;
        } while (binomial[static_cast<std::size_t>(place)][static_cast<std::size_t>(ones)] > rank);
        rank -= binomial[static_cast<std::size_t>(place)][static_cast<std::size_t>(ones)];
        word |= 1U << place;
    }
    return word;
}

}  // namespace germanwhist
