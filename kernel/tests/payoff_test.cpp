#include <doctest/doctest.h>

#include <cmath>

#include "germanwhist/exact_math.hpp"
#include "germanwhist/payoff.hpp"

using namespace germanwhist;

TEST_CASE("the four ways to score a hand") {
    // The worked example of the rules: 9-4 scores 5, 3, 9 and 4, or 1.
    CHECK(Payoff{HandScore::difference, 1, 13}.points(9, Objective::high) == 5);
    CHECK(Payoff{HandScore::over_half, 1, 13}.points(9, Objective::high) == 3);
    CHECK(Payoff{HandScore::per_trick, 1, 13}.points(9, Objective::high) == 9 - 4);
    CHECK(Payoff{HandScore::win, 1, 13}.points(9, Objective::high) == 1);
    CHECK(Payoff{HandScore::over_half, 1, 26}.points(16, Objective::high) == 3);
    CHECK(Payoff{HandScore::difference, 3, 26}.points(13, Objective::high) == 0);
    CHECK(Payoff{HandScore::win, 2, 26}.points(13, Objective::high) == 0);
}

TEST_CASE("both seats' points add up to nothing, and a low hand turns them round") {
    for (const HandScore score : {HandScore::difference, HandScore::over_half,
                                  HandScore::per_trick, HandScore::win}) {
        for (const int total : {7, 13, 14, 26, 39}) {
            const Payoff payoff{score, 2, total};
            for (int counted = 0; counted <= total; ++counted) {
                const int points = payoff.points(counted, Objective::high);
                CHECK(points == -payoff.points(total - counted, Objective::high));
                CHECK(points == -payoff.points(counted, Objective::low));
                CHECK(points <= payoff.most());
            }
        }
    }
}

TEST_CASE("expected points are exact where points are linear, and near points when all is known") {
    const Payoff difference{HandScore::difference, 1, 13};
    CHECK(difference.expected_points(7.25, 2, Objective::high) == doctest::Approx(1.5));
    CHECK(difference.expected_points(7.25, 2, Objective::low) == doctest::Approx(-1.5));
    const Payoff win{HandScore::win, 1, 13};
    CHECK(win.expected_points(9, 0.1, Objective::high) == doctest::Approx(1));
    CHECK(win.expected_points(6.5, 2, Objective::high) == doctest::Approx(0).epsilon(1e-9));
    CHECK(win.expected_points(9, 2, Objective::low) ==
          doctest::Approx(-win.expected_points(9, 2, Objective::high)));
}

TEST_CASE("an estimate beyond all tricks counts as all of them") {
    const Payoff win{HandScore::win, 1, 13};
    CHECK(win.expected_points(40, 0.6, Objective::high) == doctest::Approx(1));
    CHECK(win.expected_points(-40, 0.6, Objective::high) == doctest::Approx(-1));
}

TEST_CASE("the exponential and the logarithm agree with the standard library's") {
    for (double x = -30; x <= 0; x += 0.37) {
        CHECK(exponential(x) == doctest::Approx(std::exp(x)).epsilon(1e-8));
    }
    CHECK(exponential(-1e300) == exponential(-40));
    CHECK(logarithm(1) == 0);
    for (int x = 2; x < 2'000'000'000; x += x / 3 + 1) {
        CHECK(logarithm(x) == doctest::Approx(std::log(x)).epsilon(1e-12));
    }
}
