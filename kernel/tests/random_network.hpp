/// Networks without sense, for tests of what surrounds them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "germanwhist/network.hpp"
#include "germanwhist/random.hpp"

namespace germanwhist::testing {

/// A network of small random weights.
inline std::vector<Layer> random_layers(int inputs, int outputs, Random& random) {
    constexpr int units = 16;
    std::vector<Layer> layers;
    const std::array<int, 4> sizes{inputs, units, units, outputs};
    for (std::size_t i = 0; i + 1 < sizes.size(); ++i) {
        Layer layer{sizes[i], sizes[i + 1], 9, {}, {}};
        layer.weights.resize(static_cast<std::size_t>(layer.inputs * layer.units));
        for (auto& weight : layer.weights) {
            weight = static_cast<std::int16_t>(static_cast<int>(random.below(401)) - 200);
        }
        layer.biases.assign(static_cast<std::size_t>(layer.units), 100);
        layers.push_back(layer);
    }
    return layers;
}

}  // namespace germanwhist::testing
