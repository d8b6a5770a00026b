#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "germanwhist/network.hpp"
#include "germanwhist/random.hpp"

using namespace germanwhist;

namespace {

std::vector<Layer> random_layers(const std::vector<int>& sizes, Random& random) {
    std::vector<Layer> layers;
    for (std::size_t i = 0; i + 1 < sizes.size(); ++i) {
        Layer layer{sizes[i], sizes[i + 1], i == 0 ? 11 : 8, {}, {}};
        layer.weights.resize(static_cast<std::size_t>(layer.inputs * layer.units));
        layer.biases.resize(static_cast<std::size_t>(layer.units));
        for (auto& weight : layer.weights) {
            weight = static_cast<std::int16_t>(static_cast<int>(random.below(1001)) - 500);
        }
        for (auto& bias : layer.biases) bias = static_cast<int>(random.below(4001)) - 2000;
        layers.push_back(layer);
    }
    return layers;
}

/// The outputs as the comments of `Layer` have them, one product after the other.
std::vector<std::int64_t> plain_outputs(const std::vector<Layer>& layers,
                                        const std::vector<std::uint16_t>& active) {
    std::vector<std::int64_t> values(static_cast<std::size_t>(layers.front().inputs));
    for (const auto input : active) values[input] = 1;
    for (std::size_t i = 0; i < layers.size(); ++i) {
        const Layer& layer = layers[i];
        std::vector<std::int64_t> sums(layer.biases.begin(), layer.biases.end());
        for (std::size_t unit = 0; unit < sums.size(); ++unit) {
            for (std::size_t input = 0; input < values.size(); ++input) {
                const std::size_t place =
                    i == 0 ? input * sums.size() + unit : unit * values.size() + input;
                sums[unit] += layer.weights[place] * values[input];
            }
        }
        if (i + 1 == layers.size()) return sums;
        const int shift = i == 0 ? layer.shift - activation_shift : layer.shift;
        for (auto& sum : sums) {
            sum = std::clamp<std::int64_t>((sum + (1 << shift >> 1)) >> shift, 0,
                                           largest_activation);
        }
        values = sums;
    }
    return values;
}

}  // namespace

TEST_CASE("every way to do the arithmetic gives what one product after the other gives") {
    Random random(5);
    const std::vector<std::vector<int>> shapes{
        {700, 384, 256, 52}, {60, 16, 48, 1}, {33, 400, 336, 3}, {9, 144, 80, 64, 17}};
    for (const auto& shape : shapes) {
        const auto layers = random_layers(shape, random);
        for (const std::uint32_t share : {1U, 4U, 9U}) {
            std::vector<std::uint16_t> active;
            for (std::uint16_t input = 0; input < shape.front() && active.size() < 190; ++input) {
                if (random.below(share) == 0) active.push_back(input);
            }
            const auto expected = plain_outputs(layers, active);
            for (const LayerMath& math : ways_of_layer_math()) {
                CAPTURE(math.name);
                const Network network(layers, math);
                std::vector<std::int32_t> outputs(expected.size());
                network.run(active, outputs);
                CHECK(std::ranges::equal(outputs, expected));
                // All at once: the same position, one without its last input, none of the others.
                const auto fewer = std::span(active).first(active.size() - 1);
                const std::array<std::span<const std::uint16_t>, 3> some{active, fewer, active};
                std::vector<std::int32_t> many(3 * expected.size());
                network.run(some, many);
                network.run(fewer, outputs);
                const auto part = [&](std::size_t i) {
                    return std::span(many).subspan(i * expected.size(), expected.size());
                };
                CHECK(std::ranges::equal(part(0), expected));
                CHECK(std::ranges::equal(part(1), outputs));
                CHECK(std::ranges::equal(part(2), expected));
            }
        }
    }
}

TEST_CASE("the plain way is always there, and the last") {
    CHECK(std::string(ways_of_layer_math().back().name) == "plain");
}
