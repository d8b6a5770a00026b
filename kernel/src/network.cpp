#include "germanwhist/network.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>

#include "germanwhist/error.hpp"
#include "germanwhist/features.hpp"

namespace germanwhist {
namespace {

constexpr int most_units = 1024;
constexpr int units_multiple = 16;
constexpr int most_shift = 14;
constexpr std::int64_t most_active = ActiveInputs::capacity;

std::size_t index(int i) { return static_cast<std::size_t>(i); }

std::size_t padded(int units) {
    return (index(units) + unit_block - 1) / unit_block * unit_block;
}

/// The weights of a layer as the arithmetic wants them, the units filled up with zeros: of the first
/// layer a row for each input, of the others for each pair of inputs the two weights of each unit.
std::vector<std::int16_t> arranged(const Layer& layer, bool is_first) {
    const auto units = padded(layer.units);
    std::vector<std::int16_t> found(index(layer.inputs + layer.inputs % 2) * units);
    for (std::size_t input = 0; input < index(layer.inputs); ++input) {
        for (std::size_t unit = 0; unit < index(layer.units); ++unit) {
            if (is_first) {
                found[input * units + unit] = layer.weights[input * index(layer.units) + unit];
            } else {
                found[(input / 2 * units + unit) * 2 + input % 2] =
                    layer.weights[unit * index(layer.inputs) + input];
            }
        }
    }
    return found;
}

/// The pairs of activations in which one is not 0.
std::span<const ActivePair> active_pairs(std::span<const std::int16_t> activations,
                                         std::span<ActivePair> pairs) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < activations.size(); i += 2) {
        pairs[count] = {static_cast<std::uint32_t>(i / 2), activations[i], activations[i + 1]};
        count += (activations[i] | activations[i + 1]) != 0 ? 1 : 0;
    }
    return pairs.first(count);
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

Network::Network(std::vector<Layer> layers, const LayerMath& math)
    : math_(&math), inputs_(layers.empty() ? 0 : layers.front().inputs) {
    validate(layers);
    for (Layer& layer : layers) {
        const bool is_first = steps_.empty();
        Step step{index(layer.units), is_first ? layer.shift - activation_shift : layer.shift,
                  arranged(layer, is_first), std::move(layer.biases)};
        step.biases.resize(padded(layer.units));
        steps_.push_back(std::move(step));
    }
    output_unit_ = 1.0 / static_cast<double>(1 << (activation_shift + layers.back().shift));
}

void Network::run(std::span<const std::uint16_t> active, std::span<std::int32_t> outputs) const {
    alignas(64) std::array<std::int32_t, most_units> all_sums;
    alignas(64) std::array<std::int16_t, most_units> all_activations;
    std::array<ActivePair, most_units / 2> pairs;
    std::span<const ActivePair> active_before;
    for (const Step& step : steps_) {
        const auto sums = std::span(all_sums).first(step.biases.size());
        std::ranges::copy(step.biases, sums.begin());
        if (&step == &steps_.front()) {
            math_->add_rows(step.weights.data(), active, sums);
        } else {
            math_->add_pairs(step.weights.data(), active_before, sums);
        }
        if (&step == &steps_.back()) {
            std::copy_n(sums.begin(), step.units, outputs.begin());
        } else {
            const auto activations = std::span(all_activations).first(step.units);
            math_->activate(sums.first(step.units), step.shift, activations);
            active_before = active_pairs(activations, pairs);
        }
    }
}

void Network::run(std::span<const std::span<const std::uint16_t>> active,
                  std::span<std::int32_t> outputs) const {
    alignas(64) std::array<std::int32_t, batch_size * most_units> all_sums;
    alignas(64) std::array<std::int16_t, batch_size * most_units> all_activations;
    std::span<const std::int16_t> before;
    for (const Step& step : steps_) {
        const std::size_t units = step.biases.size();
        const auto sums = std::span(all_sums).first(batch_size * units);
        for (std::size_t i = 0; i < batch_size; ++i) {
            std::ranges::copy(step.biases, sums.subspan(i * units).begin());
        }
        if (&step == &steps_.front()) {
            for (std::size_t i = 0; i < active.size(); ++i) {
                math_->add_rows(step.weights.data(), active[i], sums.subspan(i * units, units));
            }
        } else {
            math_->add_batch(step.weights.data(), before, sums);
        }
        if (&step == &steps_.back()) {
            for (std::size_t i = 0; i < active.size(); ++i) {
                std::copy_n(sums.subspan(i * units).begin(), step.units,
                            outputs.subspan(i * step.units).begin());
            }
        } else {
            const auto activations = std::span(all_activations).first(sums.size());
            math_->activate(sums, step.shift, activations);
            before = activations;
        }
    }
}

}  // namespace germanwhist
