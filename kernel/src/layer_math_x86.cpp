#include "layer_math_x86.hpp"

#ifdef GERMANWHIST_HAS_X86_VECTORS

// GCC 12 takes the unset vectors within its own intrinsics for mistakes of ours (its bug 105593).
#if !defined(__clang__)
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif

#include <immintrin.h>

#include <array>
#include <bit>

#include "activate.hpp"

// Each function works on a tile of units whose sums stay in registers while all inputs pass by.
// Two neighbouring weights and two activations make one 32-bit product sum, so nothing has to be
// added up across a vector. The sums of two products of 16 bits fit: an activation has 14.

namespace germanwhist {
namespace {

std::int32_t word(const ActivePair& active) {
    return static_cast<std::int32_t>(std::bit_cast<std::uint64_t>(active) >> 32);
}
static_assert(sizeof(ActivePair) == sizeof(std::uint64_t));

#define GERMANWHIST_AVX512 __attribute__((target("avx512f,avx512bw")))
#define GERMANWHIST_VNNI __attribute__((target("avx512f,avx512bw,avx512vnni")))
#define GERMANWHIST_AVX2 __attribute__((target("avx2")))

template <std::size_t vectors>
GERMANWHIST_AVX512 void add_rows_512(const std::int16_t* rows, std::size_t units,
                                     std::span<const std::uint16_t> active, std::int32_t* sums) {
    __m512i sum[vectors];
    for (std::size_t v = 0; v < vectors; ++v) sum[v] = _mm512_loadu_si512(sums + 16 * v);
    for (const std::uint16_t input : active) {
        const std::int16_t* row = rows + input * units;
        for (std::size_t v = 0; v < vectors; ++v) {
            const auto* from = reinterpret_cast<const __m256i*>(row + 16 * v);
            sum[v] = _mm512_add_epi32(sum[v], _mm512_cvtepi16_epi32(_mm256_loadu_si256(from)));
        }
    }
    for (std::size_t v = 0; v < vectors; ++v) _mm512_storeu_si512(sums + 16 * v, sum[v]);
}

template <std::size_t vectors>
GERMANWHIST_AVX512 void add_pairs_512(const std::int16_t* pairs, std::size_t units,
                                      std::span<const ActivePair> active, std::int32_t* sums) {
    __m512i sum[vectors];
    for (std::size_t v = 0; v < vectors; ++v) sum[v] = _mm512_loadu_si512(sums + 16 * v);
    for (const ActivePair& one : active) {
        const std::int16_t* weights = pairs + 2 * one.pair * units;
        const __m512i both = _mm512_set1_epi32(word(one));
        for (std::size_t v = 0; v < vectors; ++v) {
            const __m512i products =
                _mm512_madd_epi16(_mm512_loadu_si512(weights + 32 * v), both);
            sum[v] = _mm512_add_epi32(sum[v], products);
        }
    }
    for (std::size_t v = 0; v < vectors; ++v) _mm512_storeu_si512(sums + 16 * v, sum[v]);
}

GERMANWHIST_AVX512 void add_rows_512(const std::int16_t* rows,
                                     std::span<const std::uint16_t> active,
                                     std::span<std::int32_t> sums) {
    const std::size_t units = sums.size();
    std::size_t unit = 0;
    for (; unit + 128 <= units; unit += 128) {
        add_rows_512<8>(rows + unit, units, active, sums.data() + unit);
    }
    for (; unit < units; unit += 16) {
        add_rows_512<1>(rows + unit, units, active, sums.data() + unit);
    }
}

GERMANWHIST_AVX512 void add_pairs_512(const std::int16_t* pairs,
                                      std::span<const ActivePair> active,
                                      std::span<std::int32_t> sums) {
    const std::size_t units = sums.size();
    std::size_t unit = 0;
    for (; unit + 256 <= units; unit += 256) {
        add_pairs_512<16>(pairs + 2 * unit, units, active, sums.data() + unit);
    }
    for (; unit + 64 <= units; unit += 64) {
        add_pairs_512<4>(pairs + 2 * unit, units, active, sums.data() + unit);
    }
    for (; unit < units; unit += 16) {
        add_pairs_512<1>(pairs + 2 * unit, units, active, sums.data() + unit);
    }
}

/// Two activations that stand side by side, as one word.
std::int32_t word(const std::int16_t* activations) {
    return std::bit_cast<std::int32_t>(std::array{activations[0], activations[1]});
}

// The same tile twice: with VNNI the products are summed up as they are made.
#define GERMANWHIST_BATCH_TILE_512(name, target, add_products)                                    \
    template <std::size_t vectors>                                                                \
    target void name(const std::int16_t* pairs, std::size_t units,                                \
                     std::span<const std::int16_t> activations, std::int32_t* sums) {             \
        const std::size_t inputs = activations.size() / batch_size;                               \
        __m512i sum[batch_size][vectors];                                                         \
        for (std::size_t p = 0; p < batch_size; ++p) {                                            \
            for (std::size_t v = 0; v < vectors; ++v) {                                           \
                sum[p][v] = _mm512_loadu_si512(sums + p * units + 16 * v);                        \
            }                                                                                     \
        }                                                                                         \
        for (std::size_t input = 0; input < inputs; input += 2) {                                 \
            __m512i weights[vectors];                                                             \
            for (std::size_t v = 0; v < vectors; ++v) {                                           \
                weights[v] = _mm512_loadu_si512(pairs + input * units + 32 * v);                  \
            }                                                                                     \
            for (std::size_t p = 0; p < batch_size; ++p) {                                        \
                const __m512i both =                                                              \
                    _mm512_set1_epi32(word(activations.data() + p * inputs + input));             \
                for (std::size_t v = 0; v < vectors; ++v) {                                       \
                    sum[p][v] = add_products(sum[p][v], weights[v], both);                        \
                }                                                                                 \
            }                                                                                     \
        }                                                                                         \
        for (std::size_t p = 0; p < batch_size; ++p) {                                            \
            for (std::size_t v = 0; v < vectors; ++v) {                                           \
                _mm512_storeu_si512(sums + p * units + 16 * v, sum[p][v]);                        \
            }                                                                                     \
        }                                                                                         \
    }                                                                                             \
    target void name(const std::int16_t* pairs, std::span<const std::int16_t> activations,        \
                     std::span<std::int32_t> sums) {                                              \
        const std::size_t units = sums.size() / batch_size;                                       \
        std::size_t unit = 0;                                                                     \
        for (; unit + 64 <= units; unit += 64) {                                                  \
            name<4>(pairs + 2 * unit, units, activations, sums.data() + unit);                    \
        }                                                                                         \
        for (; unit < units; unit += 16) {                                                        \
            name<1>(pairs + 2 * unit, units, activations, sums.data() + unit);                    \
        }                                                                                         \
    }

#define GERMANWHIST_ADD_AND_MULTIPLY(sum, weights, both) \
    _mm512_add_epi32(sum, _mm512_madd_epi16(weights, both))

GERMANWHIST_BATCH_TILE_512(add_batch_512, GERMANWHIST_AVX512, GERMANWHIST_ADD_AND_MULTIPLY)
GERMANWHIST_BATCH_TILE_512(add_batch_vnni, GERMANWHIST_VNNI, _mm512_dpwssd_epi32)

GERMANWHIST_AVX512 void activate_512(std::span<const std::int32_t> sums, int shift,
                                     std::span<std::int16_t> activations) {
    round_to_activations(sums, shift, activations);
}

template <std::size_t vectors>
GERMANWHIST_AVX2 void add_rows_256(const std::int16_t* rows, std::size_t units,
                                   std::span<const std::uint16_t> active, std::int32_t* sums) {
    auto* const stored = reinterpret_cast<__m256i*>(sums);
    __m256i sum[vectors];
    for (std::size_t v = 0; v < vectors; ++v) sum[v] = _mm256_loadu_si256(stored + v);
    for (const std::uint16_t input : active) {
        const std::int16_t* row = rows + input * units;
        for (std::size_t v = 0; v < vectors; ++v) {
            const auto* from = reinterpret_cast<const __m128i*>(row + 8 * v);
            sum[v] = _mm256_add_epi32(sum[v], _mm256_cvtepi16_epi32(_mm_loadu_si128(from)));
        }
    }
    for (std::size_t v = 0; v < vectors; ++v) _mm256_storeu_si256(stored + v, sum[v]);
}

template <std::size_t vectors>
GERMANWHIST_AVX2 void add_pairs_256(const std::int16_t* pairs, std::size_t units,
                                    std::span<const ActivePair> active, std::int32_t* sums) {
    auto* const stored = reinterpret_cast<__m256i*>(sums);
    __m256i sum[vectors];
    for (std::size_t v = 0; v < vectors; ++v) sum[v] = _mm256_loadu_si256(stored + v);
    for (const ActivePair& one : active) {
        const auto* weights = reinterpret_cast<const __m256i*>(pairs + 2 * one.pair * units);
        const __m256i both = _mm256_set1_epi32(word(one));
        for (std::size_t v = 0; v < vectors; ++v) {
            const __m256i products = _mm256_madd_epi16(_mm256_loadu_si256(weights + v), both);
            sum[v] = _mm256_add_epi32(sum[v], products);
        }
    }
    for (std::size_t v = 0; v < vectors; ++v) _mm256_storeu_si256(stored + v, sum[v]);
}

GERMANWHIST_AVX2 void add_rows_256(const std::int16_t* rows, std::span<const std::uint16_t> active,
                                   std::span<std::int32_t> sums) {
    const std::size_t units = sums.size();
    std::size_t unit = 0;
    for (; unit + 64 <= units; unit += 64) {
        add_rows_256<8>(rows + unit, units, active, sums.data() + unit);
    }
    for (; unit < units; unit += 16) {
        add_rows_256<2>(rows + unit, units, active, sums.data() + unit);
    }
}

GERMANWHIST_AVX2 void add_pairs_256(const std::int16_t* pairs, std::span<const ActivePair> active,
                                    std::span<std::int32_t> sums) {
    const std::size_t units = sums.size();
    std::size_t unit = 0;
    for (; unit + 64 <= units; unit += 64) {
        add_pairs_256<8>(pairs + 2 * unit, units, active, sums.data() + unit);
    }
    for (; unit < units; unit += 16) {
        add_pairs_256<2>(pairs + 2 * unit, units, active, sums.data() + unit);
    }
}

template <std::size_t vectors>
GERMANWHIST_AVX2 void add_batch_256(const std::int16_t* pairs, std::size_t units,
                                    std::span<const std::int16_t> activations,
                                    std::int32_t* sums) {
    const std::size_t inputs = activations.size() / batch_size;
    __m256i sum[batch_size][vectors];
    const auto stored = [&](std::size_t p, std::size_t v) {
        return reinterpret_cast<__m256i*>(sums + p * units + 8 * v);
    };
    for (std::size_t p = 0; p < batch_size; ++p) {
        for (std::size_t v = 0; v < vectors; ++v) sum[p][v] = _mm256_loadu_si256(stored(p, v));
    }
    for (std::size_t input = 0; input < inputs; input += 2) {
        const auto* weights = reinterpret_cast<const __m256i*>(pairs + input * units);
        for (std::size_t p = 0; p < batch_size; ++p) {
            const __m256i both = _mm256_set1_epi32(word(activations.data() + p * inputs + input));
            for (std::size_t v = 0; v < vectors; ++v) {
                const __m256i products = _mm256_madd_epi16(_mm256_loadu_si256(weights + v), both);
                sum[p][v] = _mm256_add_epi32(sum[p][v], products);
            }
        }
    }
    for (std::size_t p = 0; p < batch_size; ++p) {
        for (std::size_t v = 0; v < vectors; ++v) _mm256_storeu_si256(stored(p, v), sum[p][v]);
    }
}

GERMANWHIST_AVX2 void add_batch_256(const std::int16_t* pairs,
                                    std::span<const std::int16_t> activations,
                                    std::span<std::int32_t> sums) {
    const std::size_t units = sums.size() / batch_size;
    for (std::size_t unit = 0; unit < units; unit += 16) {
        add_batch_256<2>(pairs + 2 * unit, units, activations, sums.data() + unit);
    }
}

GERMANWHIST_AVX2 void activate_256(std::span<const std::int32_t> sums, int shift,
                                   std::span<std::int16_t> activations) {
    round_to_activations(sums, shift, activations);
}

}  // namespace

bool has_avx2() { return __builtin_cpu_supports("avx2") != 0; }

bool has_avx512() {
    return __builtin_cpu_supports("avx512f") != 0 && __builtin_cpu_supports("avx512bw") != 0;
}

bool has_avx512_vnni() { return has_avx512() && __builtin_cpu_supports("avx512vnni") != 0; }

constinit const LayerMath avx2_math{"AVX2", &add_rows_256, &add_pairs_256, &add_batch_256,
                                    &activate_256};
constinit const LayerMath avx512_math{"AVX-512", &add_rows_512, &add_pairs_512, &add_batch_512,
                                      &activate_512};
constinit const LayerMath avx512_vnni_math{"AVX-512 VNNI", &add_rows_512, &add_pairs_512,
                                           &add_batch_vnni, &activate_512};

}  // namespace germanwhist

#endif
