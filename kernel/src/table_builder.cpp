#include <algorithm>
#include <string>
#include <utility>

#include "germanwhist/error.hpp"
#include "germanwhist/look_ahead.hpp"
#include "germanwhist/table.hpp"

namespace germanwhist {
namespace {

/// The next larger word with as many ones (Gosper); words rank in this order.
constexpr std::uint32_t next_word(std::uint32_t word) {
    const std::uint32_t lowest = word & (~word + 1);
    const std::uint32_t carried = word + lowest;
    return ((carried ^ word) >> 2) / lowest | carried;
}

template <Objective objective, bool has_trump>
void build(const Table& below, std::uint32_t begin, std::uint32_t end,
           std::span<std::uint8_t> packed) {
    const int level = below.levels() + 1;
    const LevelScores& scores = below.scores(level - 1);
    const Ranking& ranking = below.ranking(level);
    const auto child = [&](const Successor& next, std::uint32_t word, bool leader_wins, int, int) {
        return trick_score(objective, leader_wins) +
               (leader_wins ? scores.score(next.first, word)
                            : scores.score_of_follower(next.first, word));
    };
    std::uint32_t number = begin;
    while (number < end) {
        const Split& split = below.geometry().splits(level)[number / ranking.count()];
        const std::uint32_t split_end = std::min(end - split.first, ranking.count()) + split.first;
        std::uint32_t word = ranking.unrank(number - split.first);
        for (; number < split_end; ++number, word = next_word(word)) {
            LookAhead<objective, has_trump, decltype(child)&> look_ahead(split, word, child);
            const auto score = static_cast<std::uint32_t>(look_ahead.best(-1, level));
            std::uint8_t& byte = packed[(number - begin) / 2];
            byte = static_cast<std::uint8_t>(number % 2 == 0 ? score : byte | score << 4);
        }
    }
}

void check_range(const Table& below, std::uint32_t begin, std::uint32_t end, std::size_t bytes) {
    const int level = below.levels() + 1;
    if (level > max_level) throw Error("bad_range", "a complete table has no level to build");
    const std::uint32_t size = below.geometry().level_size(level);
    const bool is_whole = begin % 2 == 0 && (end % 2 == 0 || end == size);
    if (begin > end || end > size || !is_whole || bytes != (std::size_t{end} - begin + 1) / 2) {
        throw Error("bad_range", "no such range of level " + std::to_string(level) + ": " +
                                     std::to_string(begin) + " to " + std::to_string(end) +
                                     " (expected even numbers up to " + std::to_string(size) +
                                     ")");
    }
}

}  // namespace

void build_positions(const Table& below, std::uint32_t begin, std::uint32_t end,
                     std::span<std::uint8_t> packed) {
    check_range(below, begin, end, packed.size());
    const auto [objective, has_trump] = below.kind();
    if (objective == Objective::high) {
        has_trump ? build<Objective::high, true>(below, begin, end, packed)
                  : build<Objective::high, false>(below, begin, end, packed);
    } else {
        has_trump ? build<Objective::low, true>(below, begin, end, packed)
                  : build<Objective::low, false>(below, begin, end, packed);
    }
}

Table build_table(TableKind kind, int levels) {
    Table table(kind, {});
    while (table.levels() < levels) {
        const std::uint32_t size = table.geometry().level_size(table.levels() + 1);
        auto bytes = std::make_shared<std::vector<std::uint8_t>>((std::size_t{size} + 1) / 2);
        build_positions(table, 0, size, *bytes);
        table = table.with_level({*bytes, bytes});
    }
    return table;
}

}  // namespace germanwhist
