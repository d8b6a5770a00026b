/// Times the solver without Python: kernel_bench [levels] [positions]. Meant for a profiler.

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <utility>
#include <vector>

#include "germanwhist/random.hpp"
#include "germanwhist/solver.hpp"

using namespace germanwhist;

namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

std::vector<Position> random_positions(std::size_t count, bool has_trump) {
    Random random(2024);
    std::vector<Position> positions(count);
    for (Position& position : positions) {
        std::vector<Card> pack(CardSet::full().begin(), CardSet::full().end());
        for (std::uint32_t i = 0; i < 2 * max_level; ++i) {
            std::swap(pack[i], pack[i + random.below(card_count - i)]);
            CardSet& holding = i < max_level ? position.leader : position.follower;
            holding = holding | pack[i];
        }
        position.trump = has_trump ? static_cast<int>(random.below(4)) : no_trump;
    }
    return positions;
}

void measure(TableKind kind, int levels, std::size_t count) {
    auto start = Clock::now();
    const auto table = std::make_shared<const Table>(build_table(kind, levels));
    const double build_seconds = seconds_since(start);
    const auto positions = random_positions(count, kind.has_trump);
    Solver solver(table);
    std::int64_t tricks = 0;
    start = Clock::now();
    for (const Position& position : positions) tricks += solver.leader_tricks(position);
    const double each = seconds_since(start) / static_cast<double>(count);
    std::printf("%s, %s: built in %.2f s, %.2f us and %.1f nodes each, mean %.4f tricks\n",
                kind.objective == Objective::high ? "high" : "low",
                kind.has_trump ? "trumps" : "no trumps", build_seconds, each * 1e6,
                static_cast<double>(solver.nodes()) / static_cast<double>(count),
                static_cast<double>(tricks) / static_cast<double>(count));
}

}  // namespace

int main(int argc, char** argv) {
    const int levels = argc > 1 ? std::atoi(argv[1]) : 9;
    const std::size_t count = argc > 2 ? std::strtoul(argv[2], nullptr, 10) : 10'000;
    for (const Objective objective : {Objective::high, Objective::low}) {
        for (const bool has_trump : {true, false}) measure({objective, has_trump}, levels, count);
    }
    return 0;
}
