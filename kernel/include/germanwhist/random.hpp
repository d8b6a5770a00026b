/// A small, fast, reproducible source of random numbers.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace germanwhist {

/// xoshiro256++ (Blackman and Vigna 2019), seeded through splitmix64: the same seed gives the
/// same numbers on every machine, which the standard library's distributions do not promise.
class Random {
public:
    explicit Random(std::uint64_t seed) {
        for (auto& word : state_) {
            seed += 0x9e3779b97f4a7c15U;
            std::uint64_t mixed = seed;
            mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9U;
            mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebU;
            word = mixed ^ (mixed >> 31);
        }
    }

    /// The state, from which `of_state` goes on with the same numbers. It is never all 0.
    [[nodiscard]] const std::array<std::uint64_t, 4>& state() const { return state_; }
    static Random of_state(const std::array<std::uint64_t, 4>& state) {
        Random random(0);
        random.state_ = state;
        return random;
    }

    /// 64 uniform bits.
    std::uint64_t next() {
        auto& [a, b, c, d] = state_;
        const std::uint64_t result = std::rotl(a + d, 23) + a;
        const std::uint64_t shifted = b << 17;
        c ^= a;
        d ^= b;
        b ^= c;
        a ^= d;
        c ^= shifted;
        d = std::rotl(d, 45);
        return result;
    }

    /// A number from 0 to bound - 1, exactly uniform (Lemire 2019); bound must not be 0.
    std::uint32_t below(std::uint32_t bound) {
        std::uint64_t product = (next() >> 32) * bound;
        if (static_cast<std::uint32_t>(product) < bound) {
            const std::uint32_t threshold = (0U - bound) % bound;
            while (static_cast<std::uint32_t>(product) < threshold) {
                product = (next() >> 32) * bound;
            }
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

private:
    std::array<std::uint64_t, 4> state_{};
};

}  // namespace germanwhist
