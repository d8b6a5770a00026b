#include "germanwhist/layer_math.hpp"

#include <vector>

#include "activate.hpp"
#include "layer_math_x86.hpp"

namespace germanwhist {
namespace {

void add_rows(const std::int16_t* rows, std::span<const std::uint16_t> active,
              std::span<std::int32_t> sums) {
    for (const std::uint16_t input : active) {
        const std::int16_t* row = rows + input * sums.size();
        for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += row[i];
    }
}

void add_pairs(const std::int16_t* pairs, std::span<const ActivePair> active,
               std::span<std::int32_t> sums) {
    for (const auto& [pair, first, second] : active) {
        const std::int16_t* weights = pairs + 2 * pair * sums.size();
        for (std::size_t i = 0; i < sums.size(); ++i) {
            sums[i] += weights[2 * i] * first + weights[2 * i + 1] * second;
        }
    }
}

void add_batch(const std::int16_t* pairs, std::span<const std::int16_t> activations,
               std::span<std::int32_t> sums) {
    const std::size_t inputs = activations.size() / batch_size;
    const std::size_t units = sums.size() / batch_size;
    for (std::size_t input = 0; input < inputs; input += 2) {
        const std::int16_t* weights = pairs + input * units;
        for (std::size_t position = 0; position < batch_size; ++position) {
            const int first = activations[position * inputs + input];
            const int second = activations[position * inputs + input + 1];
            std::int32_t* sum = sums.data() + position * units;
            for (std::size_t i = 0; i < units; ++i) {
                sum[i] += weights[2 * i] * first + weights[2 * i + 1] * second;
            }
        }
    }
}

void activate(std::span<const std::int32_t> sums, int shift, std::span<std::int16_t> activations) {
    round_to_activations(sums, shift, activations);
}

std::vector<LayerMath> known_ways() {
    std::vector<LayerMath> ways;
#ifdef GERMANWHIST_HAS_X86_VECTORS
    if (has_avx512_vnni()) ways.push_back(avx512_vnni_math);
    if (has_avx512()) ways.push_back(avx512_math);
    if (has_avx2()) ways.push_back(avx2_math);
#endif
    ways.push_back({"plain", &add_rows, &add_pairs, &add_batch, &activate});
    return ways;
}

}  // namespace

std::span<const LayerMath> ways_of_layer_math() {
    static const std::vector<LayerMath> ways = known_ways();
    return ways;
}

}  // namespace germanwhist
