/// The exact score of every second-stage position up to some number of tricks.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "germanwhist/geometry.hpp"
#include "germanwhist/ranking.hpp"
#include "germanwhist/rules.hpp"

namespace germanwhist {

/// Which game a table is for.
struct TableKind {
    Objective objective = Objective::high;
    bool has_trump = true;

    constexpr bool operator==(const TableKind&) const = default;
};

/// The scores of one level, four bits each, the even position in the low half of its byte.
class LevelScores {
public:
    /// The ranking is of the level's own n; both arguments must outlive this object.
    LevelScores(int level, const Ranking& ranking, const std::uint8_t* packed)
        : level_(level), ranking_(&ranking), packed_(packed) {}

    /// The leader's score in a position.
    ///     first: number of the split's first position.
    [[nodiscard]] int score(std::uint32_t first, std::uint32_t word) const {
        return entry(first + ranking_->rank(word));
    }

    /// The score of the player who does not lead, where the word is from that player's side.
    [[nodiscard]] int score_of_follower(std::uint32_t first, std::uint32_t word) const {
        return level_ - entry(first + ranking_->rank_of_complement(word));
    }

private:
    [[nodiscard]] int entry(std::uint32_t number) const {
        return packed_[number / 2] >> (number % 2 * 4) & 15;
    }

    int level_;
    const Ranking* ranking_;
    const std::uint8_t* packed_;
};

/// The bytes of one level, and whatever keeps them alive: a vector, a mapped file.
struct LevelBytes {
    std::span<const std::uint8_t> bytes;
    std::shared_ptr<const void> owner;
};

/// Scores of all levels from one trick up. Immutable, so many threads may share one.
class Table {
public:
    /// levels: those of 1, 2, ... tricks, in the packed form of `LevelScores`.
    /// Throws `Error` (`bad_table`) when there are more than 13 or one has the wrong size.
    Table(TableKind kind, std::vector<LevelBytes> levels);

    [[nodiscard]] TableKind kind() const { return kind_; }
    /// The most tricks that the table covers, 0 to 13.
    [[nodiscard]] int levels() const { return static_cast<int>(scores_.size()) - 1; }
    [[nodiscard]] const Geometry& geometry() const { return *geometry_; }
    [[nodiscard]] const LevelScores& scores(int level) const {
        return scores_[static_cast<std::size_t>(level)];
    }
    [[nodiscard]] const LevelBytes& bytes(int level) const {
        return bytes_[static_cast<std::size_t>(level)];
    }
    [[nodiscard]] const Ranking& ranking(int level) const {
        return (*rankings_)[static_cast<std::size_t>(level)];
    }

    /// The same table with one more level; what both have is shared.
    [[nodiscard]] Table with_level(LevelBytes level) const;

private:
    void add(LevelBytes level);

    TableKind kind_;
    std::shared_ptr<const Geometry> geometry_;
    std::shared_ptr<const std::vector<Ranking>> rankings_;
    std::vector<LevelBytes> bytes_;
    std::vector<LevelScores> scores_;
};

/// Bytes that a level takes.
[[nodiscard]] std::size_t level_bytes(const Geometry& geometry, int level);

/// Works out the level above a table's highest by one trick of look-ahead into that one.
///
/// Positions `begin` to `end - 1` are written to `packed`, which holds nothing else, so threads can
/// work on parts of a level. Both numbers must be even, except an `end` that ends the level.
/// Throws `Error` (`bad_range`) when they are not, or the table is complete.
void build_positions(const Table& below, std::uint32_t begin, std::uint32_t end,
                     std::span<std::uint8_t> packed);

/// A table of `levels` tricks built in memory by this thread.
[[nodiscard]] Table build_table(TableKind kind, int levels);

}  // namespace germanwhist
