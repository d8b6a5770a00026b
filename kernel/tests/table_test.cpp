#include <doctest/doctest.h>

#include <algorithm>
#include <memory>
#include <thread>
#include <vector>

#include "germanwhist/error.hpp"
#include "germanwhist/table.hpp"

using namespace germanwhist;

namespace {
constexpr TableKind standard{Objective::high, true};
}

TEST_CASE("a level built in parts by threads equals one built at once") {
    const Table below = build_table(standard, 5);
    const Table whole = build_table(standard, 6);
    const std::uint32_t size = below.geometry().level_size(6);
    std::vector<std::uint8_t> packed((size + 1) / 2);
    std::vector<std::thread> threads;
    for (const auto& [begin, end] : {std::pair{0U, 30'000U}, std::pair{30'000U, size}}) {
        threads.emplace_back([&, begin, end] {
            build_positions(below, begin, end,
                            std::span(packed).subspan(begin / 2, (end - begin + 1) / 2));
        });
    }
    for (auto& thread : threads) thread.join();
    CHECK(std::ranges::equal(packed, whole.bytes(6).bytes));
}

TEST_CASE("a range that would share a byte or leave the level is refused") {
    const Table below(standard, {});
    std::vector<std::uint8_t> packed(4);
    CHECK_THROWS_AS(build_positions(below, 1, 8, packed), Error);
    CHECK_THROWS_AS(build_positions(below, 0, 7, packed), Error);
    CHECK_THROWS_AS(build_positions(below, 0, 10, packed), Error);
    CHECK_THROWS_AS(build_positions(below, 0, 6, packed), Error);
    CHECK_THROWS_AS(build_positions(below, 8, 0, packed), Error);
    CHECK_NOTHROW(build_positions(below, 0, 8, packed));
}

TEST_CASE("a level of the wrong size is refused") {
    const auto bytes = std::make_shared<std::vector<std::uint8_t>>(5);
    CHECK_THROWS_AS(Table(standard, {{*bytes, bytes}}), Error);
}

TEST_CASE("with one trick left the leader wins it or not") {
    // Trump against trump, then a side suit against itself and against the others.
    const Table table = build_table(standard, 1);
    const Geometry& geometry = table.geometry();
    const auto score = [&](SuitLengths length, std::uint32_t word) {
        return table.scores(1).score(geometry.splits(1)[geometry.find(length)].first, word);
    };
    CHECK(score({2, 0, 0, 0}, 0b10) == 1);
    CHECK(score({2, 0, 0, 0}, 0b01) == 0);
    CHECK(score({0, 2, 0, 0}, 0b10) == 1);
    CHECK(score({0, 1, 1, 0}, 0b01) == 1);
    CHECK(score({1, 1, 0, 0}, 0b01) == 1);
    CHECK(score({1, 1, 0, 0}, 0b10) == 0);
}
