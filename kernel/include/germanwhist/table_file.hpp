/// The form of a table in a file: a header of 4,096 bytes, then the levels one after another.
///
/// All numbers are little-endian. The header holds eight bytes of magic, the format version (32
/// bits), the objective (8 bits: 0 high, 1 low), trumps (8 bits: 1 with, 0 without), the number of
/// levels (16 bits), then for each level its offset, its size in bytes and its checksum (64 bits
/// each), and in its last 8 bytes the checksum of all before. Levels start at multiples of 64.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "germanwhist/table.hpp"

namespace germanwhist {

inline constexpr std::size_t table_header_size = 4096;
inline constexpr std::uint32_t table_format_version = 1;

/// Where one level lies in a file.
struct LevelEntry {
    std::uint64_t offset = 0;
    std::uint64_t size = 0;
    std::uint64_t checksum = 0;
};

/// What the header says: the levels of 1, 2, ... tricks.
struct TableHeader {
    TableKind kind;
    std::vector<LevelEntry> levels;

    /// Where the next level goes.
    [[nodiscard]] std::uint64_t end() const;
};

using HeaderBytes = std::array<std::uint8_t, table_header_size>;

[[nodiscard]] HeaderBytes write_header(const TableHeader& header);

/// Reads the header at the start of a file.
/// Throws `Error`: `not_a_table` (another kind of file), `bad_table_version`, `short_table` (the
/// file ends early), `damaged_table` (a checksum or a level's size is wrong).
[[nodiscard]] TableHeader read_header(std::span<const std::uint8_t> file);

/// Compares the levels with their checksums.
/// Throws `Error` (`damaged_table`) naming the first level that differs.
void verify_levels(const TableHeader& header, std::span<const std::uint8_t> file);

}  // namespace germanwhist
