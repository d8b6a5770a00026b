#include <doctest/doctest.h>

#include <array>
#include <memory>
#include <thread>
#include <vector>

#include "germanwhist/error.hpp"
#include "germanwhist/solver.hpp"
#include "sample.hpp"

using namespace germanwhist;
using germanwhist::testing::random_position;
using germanwhist::testing::tricks_by_trial;

namespace {

constexpr std::array<TableKind, 4> kinds{{{Objective::high, true},
                                          {Objective::high, false},
                                          {Objective::low, true},
                                          {Objective::low, false}}};

std::shared_ptr<const Table> shared_table(TableKind kind, int levels) {
    return std::make_shared<const Table>(build_table(kind, levels));
}

int random_trump(TableKind kind, Random& random) {
    return kind.has_trump ? static_cast<int>(random.below(4)) : no_trump;
}

}  // namespace

TEST_CASE("values agree with trying every card, whether looked up or searched") {
    Random random(11);
    for (const TableKind kind : kinds) {
        Solver looking_up(shared_table(kind, 5));
        Solver searching(shared_table(kind, 1));
        for (int i = 0; i < 100; ++i) {
            const int tricks = 1 + i % 5;
            const Position position = random_position(tricks, random_trump(kind, random), random);
            const int expected = tricks_by_trial(position, kind.objective);
            REQUIRE(looking_up.leader_tricks(position) == expected);
            REQUIRE(searching.leader_tricks(position) == expected);
        }
    }
}

TEST_CASE("a position is worth its best play, and after a lead what the lead was worth") {
    Random random(12);
    for (const TableKind kind : kinds) {
        Solver solver(shared_table(kind, 4));
        const bool is_high = kind.objective == Objective::high;
        for (int i = 0; i < 30; ++i) {
            const Position position = random_position(7, random_trump(kind, random), random);
            const Solution solution = solver.solve(position);
            CHECK(solution.leader_tricks == solver.leader_tricks(position));
            int best = is_high ? 0 : 7;
            for (const auto& [card, tricks] : solution.plays) {
                best = is_high ? std::max(best, tricks) : std::min(best, tricks);
                const Position led{position.leader - card, position.follower, position.trump,
                                   card};
                CHECK(solver.leader_tricks(led) == tricks);
            }
            CHECK(best == solution.leader_tricks);
        }
    }
}

TEST_CASE("nothing left to play is worth nothing") {
    Solver solver(shared_table({Objective::low, true}, 1));
    CHECK(solver.leader_tricks({{}, {}, 0, {}}) == 0);
    CHECK(solver.solve({{}, {}, 0, {}}).leader_tricks == 0);
    CHECK(solver.solve({{}, {}, 0, {}}).plays.empty());
}

TEST_CASE("the work of a search is the same every time") {
    std::array<std::uint64_t, 2> nodes{};
    for (auto& count : nodes) {
        Random random(13);
        Solver solver(shared_table({Objective::high, true}, 3));
        for (int i = 0; i < 20; ++i) {
            static_cast<void>(solver.leader_tricks(random_position(8, 1, random)));
        }
        count = solver.nodes();
    }
    CHECK(nodes[0] == nodes[1]);
}

TEST_CASE("solvers of several threads share one table") {
    const auto table = shared_table({Objective::high, true}, 5);
    std::array<std::vector<int>, 3> found;
    std::vector<std::thread> threads;
    for (auto& values : found) {
        threads.emplace_back([&values, table] {
            Random random(14);
            Solver solver(table);
            for (int i = 0; i < 50; ++i) {
                values.push_back(solver.leader_tricks(random_position(8, 2, random)));
            }
        });
    }
    for (auto& thread : threads) thread.join();
    CHECK(found[0] == found[1]);
    CHECK(found[0] == found[2]);
}

TEST_CASE("what is no position, or not for this table, is refused") {
    Solver solver(shared_table({Objective::high, true}, 1));
    const CardSet ace(Card(12));
    const CardSet king(Card(11));
    CHECK_NOTHROW(static_cast<void>(solver.leader_tricks({ace, king, 0, {}})));
    const std::array<Position, 9> bad{{
        {ace, king, no_trump, {}},
        {ace, king, 4, {}},
        {ace, king, -2, {}},
        {ace, ace, 0, {}},
        {ace, king | Card(0), 0, {}},
        {CardSet(std::uint64_t{1} << 52), king, 0, {}},
        {{}, king, 0, Card(11)},
        {ace, king, 0, Card(0)},
        {{}, king, 0, Card(60)},
    }};
    for (const Position& position : bad) {
        CHECK_THROWS_AS(static_cast<void>(solver.leader_tricks(position)), Error);
        CHECK_THROWS_AS(static_cast<void>(solver.solve(position)), Error);
    }
}
