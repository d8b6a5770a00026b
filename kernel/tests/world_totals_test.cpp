#include <doctest/doctest.h>

#include <array>
#include <cmath>

#include "germanwhist/world_totals.hpp"

using namespace germanwhist;

TEST_CASE("means and errors of worlds that count alike are those of statistics") {
    WorldTotals totals;
    CHECK(totals.error(0) == 0);
    totals.add(std::array{1.0, 2.0}, 1);
    CHECK(totals.error(0) == 0);
    totals.add(std::array{3.0, 3.0}, 1);
    totals.add(std::array{5.0, 1.0}, 1);
    CHECK(totals.worlds() == 3);
    CHECK(totals.mean(0) == 3);
    CHECK(totals.mean(1) == 2);
    CHECK(totals.error(0) == doctest::Approx(std::sqrt(4.0 / 3)));
    // The differences are -1, 0 and 4: their variance is 7.
    CHECK(totals.error(0, 1) == doctest::Approx(std::sqrt(7.0 / 3)));
    CHECK(totals.error(1, 0) == doctest::Approx(std::sqrt(7.0 / 3)));
    CHECK(totals.error(1, 1) == 0);
}

TEST_CASE("a world of twice the weight moves the mean twice as much") {
    WorldTotals first;
    first.add(std::array{1.0}, 2);
    WorldTotals second;
    second.add(std::array{4.0}, 1);
    first.add(second);
    CHECK(first.mean(0) == 2);
    // Squares around the mean, each times its squared weight: 4 and 4; of two worlds; over 3.
    CHECK(first.error(0) == doctest::Approx(std::sqrt(8.0 * 2) / 3));
}
