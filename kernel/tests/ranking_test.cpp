#include <doctest/doctest.h>

#include <bit>

#include "germanwhist/ranking.hpp"

using namespace germanwhist;

TEST_CASE("words rank in numeric order") {
    for (int n = 0; n <= 7; ++n) {
        const Ranking ranking(n);
        std::uint32_t expected = 0;
        for (std::uint32_t word = 0; word < 1U << (2 * n); ++word) {
            if (std::popcount(word) != n) continue;
            REQUIRE(ranking.rank(word) == expected);
            REQUIRE(ranking.unrank(expected) == word);
            ++expected;
        }
        CHECK(ranking.count() == expected);
    }
}

TEST_CASE("a rank leads back to its word on the highest levels") {
    for (int n = 8; n <= 13; ++n) {
        const Ranking ranking(n);
        const std::uint32_t all = (1U << (2 * n)) - 1;
        for (std::uint32_t rank = 0; rank < ranking.count(); rank += 1 + rank / 50) {
            const std::uint32_t word = ranking.unrank(rank);
            REQUIRE(std::popcount(word) == n);
            REQUIRE(ranking.rank(word) == rank);
            REQUIRE(ranking.rank_of_complement(word) == ranking.rank(word ^ all));
        }
        CHECK(ranking.unrank(ranking.count() - 1) == ((1U << n) - 1) << n);
    }
}
