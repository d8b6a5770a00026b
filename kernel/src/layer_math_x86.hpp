/// Layer arithmetic for the vectors of x86-64, chosen when the program runs.
#pragma once

#include "germanwhist/layer_math.hpp"

#if defined(__x86_64__) && defined(__GNUC__)
#define GERMANWHIST_HAS_X86_VECTORS

namespace germanwhist {

[[nodiscard]] bool has_avx2();
[[nodiscard]] bool has_avx512();
[[nodiscard]] bool has_avx512_vnni();
extern const LayerMath avx2_math;
extern const LayerMath avx512_math;
extern const LayerMath avx512_vnni_math;

}  // namespace germanwhist

#endif
