/// A layered network in whole numbers: the same result on every machine.
///
/// Weights and activations have 16 bits, sums have 32. An activation of 1 is stored as 512; a
/// layer's weight of 1 as 2^shift. Inputs are 0 or 1, so the first layer is a sum of rows.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "germanwhist/layer_math.hpp"

namespace germanwhist {

/// How far the binary point of an activation lies from its right end.
inline constexpr int activation_shift = 9;
/// The largest activation; with it and the bound on a unit's weights no sum can overflow.
inline constexpr std::int32_t largest_activation = (1 << 13) - 1;

/// One layer. Weights stand row by row: in the first layer a row for each input, in the others a
/// row for each unit.
struct Layer {
    int inputs = 0;
    int units = 0;
    int shift = 0;
    std::vector<std::int16_t> weights;
    std::vector<std::int32_t> biases;
};

class Network {
public:
    /// math: how to work it out; the outputs are the same.
    /// Throws `Error` (`bad_network`) when the layers do not fit each other, have sizes that are
    /// not multiples of 16 between them, or weights so large that a sum could overflow.
    explicit Network(std::vector<Layer> layers,
                     const LayerMath& math = ways_of_layer_math().front());

    [[nodiscard]] int inputs() const { return inputs_; }
    [[nodiscard]] int outputs() const { return static_cast<int>(steps_.back().units); }
    /// What one unit of an output is worth.
    [[nodiscard]] double output_unit() const { return output_unit_; }

    /// Works out all outputs.
    ///     active: the inputs that are 1.
    ///     outputs: as many as the network has.
    void run(std::span<const std::uint16_t> active, std::span<std::int32_t> outputs) const;

    /// The same for up to `batch_size` positions at once, which is quicker than one by one.
    ///     active: of each position.
    ///     outputs: of each position, one after another.
    void run(std::span<const std::span<const std::uint16_t>> active,
             std::span<std::int32_t> outputs) const;

private:
    /// A layer as the arithmetic wants it; biases are filled up to whole blocks of units.
    struct Step {
        std::size_t units = 0;
        int shift = 0;
        std::vector<std::int16_t> weights;
        std::vector<std::int32_t> biases;
    };

    const LayerMath* math_;
    int inputs_;
    std::vector<Step> steps_;
    double output_unit_ = 1;
};

}  // namespace germanwhist
