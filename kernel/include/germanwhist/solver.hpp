/// Exact values of second-stage positions.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "germanwhist/position.hpp"
#include "germanwhist/score_cache.hpp"
#include "germanwhist/table.hpp"

namespace germanwhist {

/// A legal card and the leader's tricks when it is played and both go on playing best.
struct PlayValue {
    Card card;
    int leader_tricks = 0;
};

/// The leader's tricks when both play best, and every legal play in order of card index.
struct Solution {
    int leader_tricks = 0;
    std::vector<PlayValue> plays;
};

/// Searches from a position down to a table. Each thread needs its own solver; the table is shared.
///
/// Best means as many own tricks as possible with a table for high hands, as few as possible with
/// one for low hands. Tricks are counted from the position on, the present one included.
class Solver {
public:
    explicit Solver(std::shared_ptr<const Table> table) : table_(std::move(table)) {}

    /// The leader's tricks alone, much faster than `solve`.
    /// Throws `Error` (`bad_position`) on what `validate` refuses, and when a position with a trump
    /// suit meets a table without one or the reverse.
    [[nodiscard]] int leader_tricks(const Position& position);

    /// The value of the position and of each legal play. Throws as `leader_tricks` does.
    [[nodiscard]] Solution solve(const Position& position);

    /// Positions searched or looked up so far: a measure of work that no machine changes.
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

private:
    template <Objective objective, bool has_trump>
    class Search;

    void check(const Position& position) const;
    /// The leader's score after a lead, for the best follow.
    int score_of_lead(const Position& after_lead, int alpha, int beta);
    /// The leader's score when a trick is played out so.
    int score_of_follow(const Position& after_lead, Card follow, int alpha, int beta);
    /// The score of whoever leads a position between tricks.
    int score(const CanonicalPosition& position, int alpha, int beta);
    [[nodiscard]] int tricks(int score, int tricks_left) const;

    std::shared_ptr<const Table> table_;
    ScoreCache cache_;
    std::uint64_t nodes_ = 0;
};

}  // namespace germanwhist
