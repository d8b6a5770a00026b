#include "germanwhist/network.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>

#include "germanwhist/error.hpp"
#include "germanwhist/features.hpp"
#include "germanwhist/multiversion.hpp"

namespace germanwhist {
namespace {

constexpr int most_units = 1024;
constexpr int units_multiple = 16;
constexpr int most_shift = 14;
constexpr std::int64_t most_active = ActiveInputs::capacity;

std::size_t index(int i) { return static_cast<std::size_t>(i); }

/// sums += the rows of the active inputs.
GERMANWHIST_MULTIVERSION
void add_rows(const std::int16_t* weights, const std::uint16_t* active, std::size_t count,
              std::int32_t* sums, std::size_t units) {
    for (std::size_t i = 0; i < count; ++i) {
        const std::int16_t* row = weights + active[i] * units;
        for (std::size_t j = 0; j < units; ++j) sums[j] += row[j];
    }
}

/// sums += weights times activations.
GERMANWHIST_MULTIVERSION
void multiply(const std::int16_t* weights, const std::int16_t* activations, std::size_t inputs,
              std::int32_t* sums, std::size_t units) {
    for (std::size_t j = 0; j < units; ++j) {
        const std::int16_t* row = weights + j * inputs;
        std::int32_t sum = 0;
        for (std::size_t i = 0; i < inputs; ++i) sum += row[i] * activations[i];
        sums[j] += sum;
    }
}

/// Rounds sums to activations; negative ones become 0.
GERMANWHIST_MULTIVERSION
void activate(const std::int32_t* sums, std::size_t units, int shift, std::int16_t* activations) {
    const std::int32_t half = shift > 0 ? 1 << (shift - 1) : 0;
    for (std::size_t j = 0; j < units; ++j) {
        const std::int32_t rounded = (sums[j] + half) >> shift;
        activations[j] =
            static_cast<std::int16_t>(std::clamp(rounded, std::int32_t{0}, largest_activation));
    }
}

[[noreturn]] void refuse(std::size_t layer, const std::string& what) {
    throw Error("bad_network", "layer " + std::to_string(layer + 1) + " of a network " + what);
}

/// The largest sum that a unit can reach.
std::int64_t largest_sum(const Layer& layer, std::size_t unit, bool is_first) {
    std::int64_t sum = 0;
    std::int64_t largest = 0;
    for (int i = 0; i < layer.inputs; ++i) {
        const std::size_t place = is_first ? index(i) * index(layer.units) + unit
                                           : unit * index(layer.inputs) + index(i);
        const std::int64_t weight = std::abs(std::int64_t{layer.weights[place]});
        sum += weight;
        largest = std::max(largest, weight);
    }
    const std::int64_t inputs = is_first ? std::min(sum, most_active * largest)
                                         : sum * largest_activation;
    return inputs + std::abs(std::int64_t{layer.biases[unit]}) + (1 << most_shift);
}

void validate(const std::vector<Layer>& layers) {
    if (layers.size() < 2) throw Error("bad_network", "a network of fewer than two layers");
    for (std::size_t i = 0; i < layers.size(); ++i) {
        const Layer& layer = layers[i];
        const bool is_last = i + 1 == layers.size();
        if (layer.inputs < 1 || layer.units < 1 || layer.units > most_units ||
            (!is_last && layer.units % units_multiple != 0)) {
            refuse(i, "has " + std::to_string(layer.units) + " units");
        }
        if (i > 0 && layer.inputs != layers[i - 1].units) refuse(i, "does not fit the one before");
        if (layer.weights.size() != index(layer.inputs) * index(layer.units) ||
            layer.biases.size() != index(layer.units)) {
            refuse(i, "has too few or too many weights");
        }
        if (layer.shift < (i == 0 ? activation_shift : 0) || layer.shift > most_shift) {
            refuse(i, "has a shift of " + std::to_string(layer.shift));
        }
        for (std::size_t unit = 0; unit < index(layer.units); ++unit) {
            if (largest_sum(layer, unit, i == 0) > INT32_MAX) refuse(i, "has weights too large");
        }
    }
}

}  // namespace

Network::Network(std::vector<Layer> layers) : layers_(std::move(layers)) {
    validate(layers_);
    output_unit_ = 1.0 / static_cast<double>(1 << (activation_shift + layers_.back().shift));
}

void Network::run(std::span<const std::uint16_t> active, std::span<std::int32_t> outputs) const {
    alignas(64) std::array<std::int32_t, most_units> sums;
    alignas(64) std::array<std::int16_t, most_units> activations;
    for (std::size_t i = 0; i < layers_.size(); ++i) {
        const Layer& layer = layers_[i];
        const auto units = index(layer.units);
        std::copy(layer.biases.begin(), layer.biases.end(), sums.begin());
        if (i == 0) {
            add_rows(layer.weights.data(), active.data(), active.size(), sums.data(), units);
        } else {
            multiply(layer.weights.data(), activations.data(), index(layer.inputs), sums.data(),
                     units);
        }
        if (i + 1 == layers_.size()) {
            std::copy_n(sums.begin(), units, outputs.begin());
        } else {
            const int shift = i == 0 ? layer.shift - activation_shift : layer.shift;
            activate(sums.data(), units, shift, activations.data());
        }
    }
}

}  // namespace germanwhist
