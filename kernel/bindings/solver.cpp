/// Exact values of second-stage positions, one or many.

#include "germanwhist/solver.hpp"

#include <string>

#include "bindings.hpp"
#include "conversions.hpp"
#include "germanwhist/error.hpp"

namespace germanwhist::bindings {
namespace {

using namespace nb::literals;
using SharedTable = std::shared_ptr<const Table>;

nb::tuple solve(const SharedTable& table, CardSet leader, CardSet follower, int trump,
                std::optional<Card> led) {
    const Solution solution = [&] {
        const nb::gil_scoped_release unlocked;
        return Solver(table).solve({leader, follower, trump, led});
    }();
    nb::list plays;
    for (const auto& [card, leader_tricks] : solution.plays) {
        plays.append(nb::make_tuple(card, leader_tricks));
    }
    return nb::make_tuple(solution.leader_tricks, plays);
}

/// Row by row; -1 stands for no trump and for no led card.
std::uint64_t solve_many(const SharedTable& table, const Column<std::uint64_t>& leaders,
                         const Column<std::uint64_t>& followers, const Column<std::int8_t>& trumps,
                         const Column<std::int8_t>& leds, const Output<std::uint8_t>& tricks) {
    const std::size_t rows = leaders.size();
    if (followers.size() != rows || trumps.size() != rows || leds.size() != rows ||
        tricks.size() != rows) {
        throw Error("bad_position", "columns of different lengths");
    }
    const nb::gil_scoped_release unlocked;
    Solver solver(table);
    for (std::size_t row = 0; row < rows; ++row) {
        Position position{CardSet(leaders.data()[row]), CardSet(followers.data()[row]),
                          trumps.data()[row], std::nullopt};
        const int led = leds.data()[row];
        if (led != -1) position.led = Card(led);
        try {
            tricks.data()[row] = static_cast<std::uint8_t>(solver.leader_tricks(position));
        } catch (const Error& error) {
            throw Error(error.code(), "row " + std::to_string(row) + ": " + error.what());
        }
    }
    return solver.nodes();
}

}  // namespace

void bind_solver(nb::module_& module) {
    module.def("solve", &solve, "table"_a, "leader"_a, "follower"_a, "trump"_a, "led"_a.none(),
               nb::sig("def solve(table: Table, leader: int, follower: int, trump: int, "
                       "led: int | None) -> tuple[int, list[tuple[int, int]]]"),
               "The leader's tricks, and for each legal play its card and the leader's tricks.");
    module.def("solve_many", &solve_many, "table"_a, "leaders"_a, "followers"_a, "trumps"_a,
               "leds"_a, "tricks"_a,
               "Fills a column with the leader's tricks of each row; returns the nodes visited.");
}

}  // namespace germanwhist::bindings
