#include "germanwhist/wide.hpp"

#include <doctest/doctest.h>

#include <array>
#include <cstdint>

#include "germanwhist/random.hpp"

using namespace germanwhist;

namespace {

/// A number with some of its bits, so that all sizes come up.
struct Drawn {
    std::uint64_t high;
    std::uint64_t low;

    explicit Drawn(Random& random) : high(random.next()), low(random.next()) {
        const auto bits = random.below(129);
        if (bits <= 64) high = 0;
        if (bits < 64) low &= (std::uint64_t{1} << bits) - 1;
        if (bits > 64 && bits < 128) high &= (std::uint64_t{1} << (bits - 64)) - 1;
    }
    [[nodiscard]] PortableUint128 portable() const { return PortableUint128(high) << 64 | low; }
};

}  // namespace

TEST_CASE("numbers of two halves calculate by hand") {
    const PortableUint128 carry = PortableUint128(~std::uint64_t{0}) + 1;
    CHECK(carry == PortableUint128(1) << 64);
    CHECK(carry - 1 == ~std::uint64_t{0});
    CHECK(carry * carry == 0);
    CHECK((carry * 6) / (carry * 2) == 3);
    CHECK((carry * 7 + 5) % carry == 5);
    // 25! = 15511210043330985984000000, the orders of 25 cards.
    PortableUint128 orders = 1;
    for (int i = 2; i <= 25; ++i) orders *= i;
    CHECK(orders / 1'000'000 == 15'511'210'043'330'985'984U);
    CHECK(orders % 1'000'000 == 0);
}

#ifdef __SIZEOF_INT128__
TEST_CASE("numbers of two halves calculate as the compiler's own") {
    __extension__ typedef unsigned __int128 Own;
    const auto own = [](const Drawn& from) { return Own{from.high} << 64 | from.low; };
    const auto is_same = [](PortableUint128 portable, Own wanted) {
        return static_cast<std::uint64_t>(portable) == static_cast<std::uint64_t>(wanted) &&
               static_cast<std::uint64_t>(portable >> 64) ==
                   static_cast<std::uint64_t>(wanted >> 64);
    };
    Random random(1);
    for (int i = 0; i < 20'000; ++i) {
        const Drawn first(random);
        const Drawn second(random);
        const PortableUint128 a = first.portable();
        const PortableUint128 b = second.portable();
        const Own x = own(first);
        const Own y = own(second);
        const int by = static_cast<int>(random.below(128));
        CAPTURE(i);
        REQUIRE(is_same(a + b, x + y));
        REQUIRE(is_same(a - b, x - y));
        REQUIRE(is_same(a * b, x * y));
        REQUIRE(is_same(a & b, x & y));
        REQUIRE(is_same(a | b, x | y));
        REQUIRE(is_same(~a, ~x));
        REQUIRE(is_same(a << by, x << by));
        REQUIRE(is_same(a >> by, x >> by));
        REQUIRE((a < b) == (x < y));
        REQUIRE((a == b) == (x == y));
        if (y == 0) continue;
        REQUIRE(is_same(a / b, x / y));
        REQUIRE(is_same(a % b, x % y));
    }
}
#endif
