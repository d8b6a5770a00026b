/// The arithmetic of a network's layers, for whatever vectors the processor has.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace germanwhist {

/// Layers are filled up to a multiple of so many units.
inline constexpr std::size_t unit_block = 16;

/// So many positions go through a layer side by side.
inline constexpr std::size_t batch_size = 4;

/// Two activations that stand side by side, of which at least one is not 0.
struct ActivePair {
    std::uint32_t pair = 0;  ///< half the number of the first
    std::int16_t first = 0;
    std::int16_t second = 0;
};

/// One way to do the arithmetic. All are exact in whole numbers, so all give the same.
struct LayerMath {
    const char* name;

    /// sums += the rows of the active inputs.
    ///     rows: a row of as many weights as there are sums for each input.
    void (*add_rows)(const std::int16_t* rows, std::span<const std::uint16_t> active,
                     std::span<std::int32_t> sums);

    /// sums += weights times activations.
    ///     pairs: for each pair of inputs, for each unit, the weights of the two.
    void (*add_pairs)(const std::int16_t* pairs, std::span<const ActivePair> active,
                      std::span<std::int32_t> sums);

    /// The same for `batch_size` positions, one after another, none of their activations left out.
    /// Weights are read once for all of them.
    ///     activations: an even number for each position.
    ///     sums: as many for each position.
    void (*add_batch)(const std::int16_t* pairs, std::span<const std::int16_t> activations,
                      std::span<std::int32_t> sums);

    /// Rounds sums to activations by `shift` bits, halves upwards; negative ones become 0.
    void (*activate)(std::span<const std::int32_t> sums, int shift,
                     std::span<std::int16_t> activations);
};

/// The ways that this processor knows, the quickest first; the last one is known to all.
[[nodiscard]] std::span<const LayerMath> ways_of_layer_math();

}  // namespace germanwhist
