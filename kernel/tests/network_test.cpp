#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "germanwhist/error.hpp"
#include "germanwhist/features.hpp"
#include "germanwhist/network.hpp"

using namespace germanwhist;

namespace {

constexpr int units = 16;
constexpr int first_shift = 10;
constexpr int last_shift = 2;

/// Three inputs; hidden unit 0 has weights 1, 2 and -4 and bias 0.5, the others are all 0; the
/// output is three times hidden unit 0, less 1.
std::vector<Layer> layers() {
    Layer first{3, units, first_shift, std::vector<std::int16_t>(3 * units),
                std::vector<std::int32_t>(units)};
    first.weights[0] = 1 << first_shift;
    first.weights[units] = 2 << first_shift;
    first.weights[2 * units] = -(4 << first_shift);
    first.biases[0] = 1 << (first_shift - 1);
    Layer last{units, 1, last_shift, std::vector<std::int16_t>(units), {0}};
    last.weights[0] = 3 << last_shift;
    last.biases[0] = -(1 << (last_shift + activation_shift));
    return {first, last};
}

double output(const Network& network, std::vector<std::uint16_t> active) {
    std::array<std::int32_t, 1> result;
    network.run(active, result);
    return result[0] * network.output_unit();
}

}  // namespace

TEST_CASE("a network is a sum of rows, a bend at zero, and a sum of products") {
    const Network network(layers());
    CHECK(output(network, {}) == doctest::Approx(0.5));       // 3 * 0.5 - 1
    CHECK(output(network, {0}) == doctest::Approx(3.5));      // 3 * 1.5 - 1
    CHECK(output(network, {0, 1}) == doctest::Approx(9.5));   // 3 * 3.5 - 1
    CHECK(output(network, {0, 1, 2}) == doctest::Approx(-1));  // the unit is below zero
}

TEST_CASE("sums are rounded to the nearest activation, halves upwards") {
    constexpr int lost = first_shift - activation_shift;
    constexpr std::int32_t half = 1 << (lost - 1);
    const auto activation = [](std::int32_t sum) {
        auto rounding = layers();
        rounding[0].biases[0] = sum;
        rounding[1].weights[0] = 1 << last_shift;
        rounding[1].biases[0] = 0;
        return output(Network(rounding), {}) * (1 << activation_shift);
    };
    CHECK(activation(7 << lost) == 7);
    CHECK(activation((7 << lost) + half) == 8);
    CHECK(activation((7 << lost) - half) == 7);
    CHECK(activation((7 << lost) - half - 1) == 6);
    CHECK(activation(-half) == 0);
}

TEST_CASE("an activation that would be too large is the largest there is") {
    constexpr int lost = first_shift - activation_shift;
    for (const std::int32_t sum : {8190, 8191, 8192, 40'000, 70'000}) {
        auto large = layers();
        large[0].biases[0] = sum << lost;
        large[1].weights[0] = 1 << last_shift;
        large[1].biases[0] = 0;
        CHECK(output(Network(large), {}) * (1 << activation_shift) == std::min(sum, 8191));
    }
}

TEST_CASE("layers that do not fit each other are refused") {
    auto wrong = layers();
    wrong[1].inputs = 32;
    CHECK_THROWS_AS(Network{wrong}, Error);
    wrong = layers();
    wrong[0].weights.pop_back();
    CHECK_THROWS_AS(Network{wrong}, Error);
    CHECK_THROWS_AS(Network{{layers()[0]}}, Error);
}

TEST_CASE("weights that could overflow a sum are refused") {
    auto heavy = layers();
    heavy[1].weights.assign(units, 32767);
    CHECK_THROWS_AS(Network{heavy}, Error);

    // In the first layer as many inputs count as can be 1 at a time.
    constexpr int inputs = ActiveInputs::capacity + 8;
    constexpr std::int32_t sum = ActiveInputs::capacity * 32767 + (1 << 14);
    auto full = layers();
    full[0].inputs = inputs;
    full[0].weights.assign(inputs * units, 0);
    for (std::size_t i = 0; i < inputs; ++i) full[0].weights[i * units] = 32767;
    full[0].biases[0] = INT32_MAX - sum;
    CHECK_NOTHROW(Network{full});
    ++full[0].biases[0];
    CHECK_THROWS_AS(Network{full}, Error);
}
