#include "germanwhist/table.hpp"

#include <array>
#include <string>
#include <utility>

#include "germanwhist/error.hpp"

namespace germanwhist {
namespace {

/// Level 0 has one position, where nobody has anything left to win.
constexpr std::array<std::uint8_t, 1> no_cards{};

std::vector<Ranking> all_rankings() {
    std::vector<Ranking> rankings;
    rankings.reserve(max_level + 1);
    for (int level = 0; level <= max_level; ++level) rankings.emplace_back(level);
    return rankings;
}

}  // namespace

Table::Table(TableKind kind, std::vector<LevelBytes> levels)
    : kind_(kind),
      geometry_(std::make_shared<const Geometry>(kind.has_trump)),
      rankings_(std::make_shared<const std::vector<Ranking>>(all_rankings())) {
    bytes_.push_back({no_cards, nullptr});
    scores_.emplace_back(0, ranking(0), no_cards.data());
    for (auto& level : levels) add(std::move(level));
}

Table Table::with_level(LevelBytes level) const {
    Table table = *this;
    table.add(std::move(level));
    return table;
}

void Table::add(LevelBytes level) {
    const int n = levels() + 1;
    if (n > max_level) {
        throw Error("bad_table", "a table has at most " + std::to_string(max_level) + " levels");
    }
    const std::size_t expected = level_bytes(*geometry_, n);
    if (level.bytes.size() != expected) {
        throw Error("bad_table", "level " + std::to_string(n) + " of a table has " +
                                     std::to_string(level.bytes.size()) + " bytes (expected " +
                                     std::to_string(expected) + ")");
    }
    scores_.emplace_back(n, ranking(n), level.bytes.data());
    bytes_.push_back(std::move(level));
}

std::size_t level_bytes(const Geometry& geometry, int level) {
    return (std::size_t{geometry.level_size(level)} + 1) / 2;
}

}  // namespace germanwhist
