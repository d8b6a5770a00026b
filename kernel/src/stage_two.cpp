#include "germanwhist/stage_two.hpp"

#include <string>

#include "germanwhist/error.hpp"

namespace germanwhist {

StageTwo::StageTwo(std::span<const std::shared_ptr<const Table>> tables) {
    kinds_.reserve(tables.size());
    for (const auto& table : tables) kinds_.push_back({table->kind(), Solver(table)});
}

int StageTwo::leader_tricks(CardSet leader, CardSet follower, int trump, Objective objective) {
    return solver(trump, objective).leader_tricks({leader, follower, trump, std::nullopt});
}

Solution StageTwo::solve(const Position& position, Objective objective) {
    return solver(position.trump, objective).solve(position);
}

Solver& StageTwo::solver(int trump, Objective objective) {
    const TableKind wanted{objective, trump != no_trump};
    for (Kind& kind : kinds_) {
        if (kind.kind == wanted) return kind.solver;
    }
    throw Error("no_table", std::string("no table for ") +
                                (objective == Objective::low ? "low" : "high") + " hands " +
                                (wanted.has_trump ? "with" : "without") + " trumps");
}

}  // namespace germanwhist
