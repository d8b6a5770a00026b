/// What stage two is worth to its leader, whichever kind of game the hand is.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "germanwhist/cards.hpp"
#include "germanwhist/solver.hpp"
#include "germanwhist/table.hpp"

namespace germanwhist {

/// A solver for each kind of game it was given a table for. Not shared between threads.
class StageTwo {
public:
    explicit StageTwo(std::span<const std::shared_ptr<const Table>> tables);

    /// The tricks the leader makes when both play their best for the objective.
    /// Throws `Error` (`no_table`) when there is no table for the kind of game.
    [[nodiscard]] int leader_tricks(CardSet leader, CardSet follower, int trump,
                                    Objective objective);

    /// The value of a position and of each legal play.
    /// Throws `Error` as `leader_tricks` does, and (`bad_position`) on what `validate` refuses.
    [[nodiscard]] Solution solve(const Position& position, Objective objective);

private:
    struct Kind {
        TableKind kind;
        Solver solver;
    };
    [[nodiscard]] Solver& solver(int trump, Objective objective);

    std::vector<Kind> kinds_;
};

}  // namespace germanwhist
