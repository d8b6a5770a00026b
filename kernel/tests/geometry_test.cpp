#include <doctest/doctest.h>

#include <algorithm>
#include <numeric>

#include "germanwhist/geometry.hpp"
#include "germanwhist/ranking.hpp"

using namespace germanwhist;

TEST_CASE("the levels have the sizes that were counted before") {
    const Geometry geometry(true);
    CHECK(geometry.splits(8).size() == 193);
    CHECK(geometry.splits(10).size() == 285);
    CHECK(geometry.splits(13).size() == 356);
    CHECK(geometry.level_size(9) == 11'717'420);
    CHECK(geometry.level_size(13) == 3'702'613'600U);
}

TEST_CASE("every split has all cards, in suits of at most thirteen, side suits in falling order") {
    for (const bool has_trump : {true, false}) {
        const Geometry geometry(has_trump);
        for (int level = 0; level <= max_level; ++level) {
            for (const Split& split : geometry.splits(level)) {
                const auto& length = split.length;
                CHECK(std::accumulate(length.begin(), length.end(), 0) == 2 * level);
                CHECK(*std::max_element(length.begin(), length.end()) <= 13);
                CHECK(std::is_sorted(length.rbegin(), length.rend() - (has_trump ? 1 : 0)));
                CHECK(geometry.splits(level)[geometry.find(length)].first == split.first);
            }
        }
    }
}

TEST_CASE("splits with trumps are as many as a plain count finds") {
    for (int level = 0; level <= max_level; ++level) {
        std::size_t count = 0;
        for (int trump = 0; trump <= 13; ++trump) {
            for (int a = 0; a <= 13; ++a) {
                for (int b = 0; b <= a; ++b) {
                    const int c = 2 * level - trump - a - b;
                    if (c >= 0 && c <= b) ++count;
                }
            }
        }
        CHECK(Geometry(true).splits(level).size() == count);
    }
}
