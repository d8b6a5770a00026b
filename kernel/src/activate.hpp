/// From sums to activations, written once and compiled for each kind of vectors.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

#include "germanwhist/network.hpp"

namespace germanwhist {

#if defined(__GNUC__)
__attribute__((always_inline))
#endif
inline void
round_to_activations(std::span<const std::int32_t> sums, int shift,
                     std::span<std::int16_t> activations) {
    const std::int32_t half = shift > 0 ? 1 << (shift - 1) : 0;
    for (std::size_t i = 0; i < sums.size(); ++i) {
        const std::int32_t rounded = (sums[i] + half) >> shift;
        activations[i] =
            static_cast<std::int16_t>(std::clamp(rounded, std::int32_t{0}, largest_activation));
    }
}

}  // namespace germanwhist
