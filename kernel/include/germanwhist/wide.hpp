/// Whole numbers of 128 bits: the compiler's own, or where it has none two halves that do the same.
#pragma once

#include <bit>
#include <compare>
#include <cstdint>
#include <type_traits>
#include <utility>

namespace germanwhist {

/// An unsigned number of 128 bits made of two halves; arithmetic is modulo 2^128.
class PortableUint128 {
public:
    constexpr PortableUint128() = default;
    template <typename Number>
        requires std::is_integral_v<Number>
    constexpr PortableUint128(Number value)  // NOLINT: any whole number is one of these
        : high_(value < Number{} ? ~std::uint64_t{0} : 0), low_(static_cast<std::uint64_t>(value)) {
    }

    template <typename Number>
        requires std::is_integral_v<Number>
    constexpr explicit operator Number() const {
        return static_cast<Number>(low_);
    }

    friend constexpr bool operator==(PortableUint128, PortableUint128) = default;
    friend constexpr std::strong_ordering operator<=>(PortableUint128 a, PortableUint128 b) {
        return a.high_ != b.high_ ? a.high_ <=> b.high_ : a.low_ <=> b.low_;
    }

    friend constexpr PortableUint128 operator~(PortableUint128 a) { return {~a.high_, ~a.low_}; }
    friend constexpr PortableUint128 operator&(PortableUint128 a, PortableUint128 b) {
        return {a.high_ & b.high_, a.low_ & b.low_};
    }
    friend constexpr PortableUint128 operator|(PortableUint128 a, PortableUint128 b) {
        return {a.high_ | b.high_, a.low_ | b.low_};
    }
    friend constexpr PortableUint128 operator<<(PortableUint128 a, int by) {
        if (by == 0) return a;
        if (by >= 64) return {a.low_ << (by - 64), 0};
        return {a.high_ << by | a.low_ >> (64 - by), a.low_ << by};
    }
    friend constexpr PortableUint128 operator>>(PortableUint128 a, int by) {
        if (by == 0) return a;
        if (by >= 64) return {0, a.high_ >> (by - 64)};
        return {a.high_ >> by, a.low_ >> by | a.high_ << (64 - by)};
    }

    friend constexpr PortableUint128 operator+(PortableUint128 a, PortableUint128 b) {
        const std::uint64_t low = a.low_ + b.low_;
        return {a.high_ + b.high_ + (low < a.low_), low};
    }
    friend constexpr PortableUint128 operator-(PortableUint128 a, PortableUint128 b) {
        return {a.high_ - b.high_ - (a.low_ < b.low_), a.low_ - b.low_};
    }
    friend constexpr PortableUint128 operator*(PortableUint128 a, PortableUint128 b) {
        PortableUint128 product = times(a.low_, b.low_);
        product.high_ += a.high_ * b.low_ + a.low_ * b.high_;
        return product;
    }
    friend constexpr PortableUint128 operator/(PortableUint128 a, PortableUint128 b) {
        return a.divided_by(b).first;
    }
    friend constexpr PortableUint128 operator%(PortableUint128 a, PortableUint128 b) {
        return a.divided_by(b).second;
    }

    constexpr PortableUint128& operator+=(PortableUint128 b) { return *this = *this + b; }
    constexpr PortableUint128& operator-=(PortableUint128 b) { return *this = *this - b; }
    constexpr PortableUint128& operator*=(PortableUint128 b) { return *this = *this * b; }
    constexpr PortableUint128& operator/=(PortableUint128 b) { return *this = *this / b; }
    constexpr PortableUint128& operator%=(PortableUint128 b) { return *this = *this % b; }
    constexpr PortableUint128& operator++() { return *this += 1; }

private:
    constexpr PortableUint128(std::uint64_t high, std::uint64_t low) : high_(high), low_(low) {}

    /// The whole product of two halves, from the products of their own halves.
    static constexpr PortableUint128 times(std::uint64_t a, std::uint64_t b) {
        constexpr std::uint64_t half = 0xffffffffU;
        const std::uint64_t low = (a & half) * (b & half);
        const std::uint64_t left = (a >> 32) * (b & half) + (low >> 32);
        const std::uint64_t right = (a & half) * (b >> 32) + (left & half);
        return {(a >> 32) * (b >> 32) + (left >> 32) + (right >> 32), right << 32 | (low & half)};
    }
    [[nodiscard]] constexpr int bits() const {
        return high_ != 0 ? 128 - std::countl_zero(high_) : 64 - std::countl_zero(low_);
    }
    /// Quotient and remainder by long division in binary; the divisor is not 0.
    [[nodiscard]] constexpr std::pair<PortableUint128, PortableUint128> divided_by(
        PortableUint128 divisor) const {
        if (high_ == 0 && divisor.high_ == 0) return {low_ / divisor.low_, low_ % divisor.low_};
        PortableUint128 quotient;
        PortableUint128 rest = *this;
        for (int shift = bits() - divisor.bits(); shift >= 0; --shift) {
            const PortableUint128 part = divisor << shift;
            if (part > rest) continue;
            rest -= part;
            quotient = quotient | PortableUint128(1) << shift;
        }
        return {quotient, rest};
    }

    std::uint64_t high_ = 0;
    std::uint64_t low_ = 0;
};

#if defined(__SIZEOF_INT128__) && !defined(GERMANWHIST_PORTABLE_UINT128)
__extension__ typedef unsigned __int128 Uint128;
#else
using Uint128 = PortableUint128;
#endif

}  // namespace germanwhist
