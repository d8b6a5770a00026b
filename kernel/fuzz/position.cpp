/// Any two masks, trump and led card are refused or solved, and both ways of solving agree.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>

#include "germanwhist/error.hpp"
#include "germanwhist/solver.hpp"

using namespace germanwhist;

namespace {

/// A table as small as it gets: deeper positions would make each run slow.
constexpr int table_levels = 4;
constexpr int most_tricks = 7;

std::shared_ptr<const Table> table_for(Objective objective, bool has_trump) {
    static const auto build = [](Objective o, bool t) {
        return std::make_shared<const Table>(build_table({o, t}, table_levels));
    };
    static const auto high = build(Objective::high, true);
    static const auto low = build(Objective::low, true);
    static const auto high_plain = build(Objective::high, false);
    static const auto low_plain = build(Objective::low, false);
    if (objective == Objective::high) return has_trump ? high : high_plain;
    return has_trump ? low : low_plain;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    struct {
        std::uint64_t leader;
        std::uint64_t follower;
        std::int8_t trump;
        std::int8_t led;
        std::uint8_t objective;
    } input{};
    if (size > 0) std::memcpy(&input, data, std::min(size, sizeof input));
    Position position{CardSet(input.leader), CardSet(input.follower), input.trump, {}};
    if (input.led >= 0) position.led = Card(input.led);
    const auto objective = input.objective % 2 == 0 ? Objective::high : Objective::low;
    try {
        validate(position);
        if (position.tricks_left() > most_tricks) return 0;
        Solver solver(table_for(objective, position.trump != no_trump));
        const Solution solution = solver.solve(position);
        if (solution.leader_tricks != solver.leader_tricks(position)) std::abort();
    } catch (const Error&) {
        return 0;
    }
    return 0;
}
