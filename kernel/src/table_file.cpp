#include "germanwhist/table_file.hpp"

#include <algorithm>
#include <string>

#include "germanwhist/checksum.hpp"
#include "germanwhist/error.hpp"

namespace germanwhist {
namespace {

constexpr std::array<std::uint8_t, 8> magic{'G', 'W', 'T', 'A', 'B', 'L', 'E', '\n'};
constexpr std::size_t version_offset = magic.size();
constexpr std::size_t objective_offset = version_offset + 4;
constexpr std::size_t trump_offset = objective_offset + 1;
constexpr std::size_t level_count_offset = trump_offset + 1;
constexpr std::size_t entries_offset = level_count_offset + 2;
constexpr std::size_t entry_size = 24;
constexpr std::size_t checksum_offset = table_header_size - 8;
constexpr std::uint64_t alignment = 64;

std::uint64_t read_number(std::span<const std::uint8_t> file, std::size_t offset,
                          std::size_t size) {
    std::uint64_t number = 0;
    for (std::size_t i = size; i-- > 0;) number = number << 8 | file[offset + i];
    return number;
}

void write_number(HeaderBytes& bytes, std::size_t offset, std::size_t size, std::uint64_t number) {
    for (std::size_t i = 0; i < size; ++i, number >>= 8) {
        bytes[offset + i] = static_cast<std::uint8_t>(number);
    }
}

[[noreturn]] void refuse_damaged(const std::string& what) {
    throw Error("damaged_table", "damaged table: " + what);
}

void check_level(const TableHeader& header, const LevelEntry& entry, const Geometry& geometry) {
    const int level = static_cast<int>(header.levels.size()) + 1;
    if (entry.offset != header.end() || entry.size != level_bytes(geometry, level)) {
        refuse_damaged("level " + std::to_string(level) + " is said to have " +
                       std::to_string(entry.size) + " bytes at " + std::to_string(entry.offset) +
                       " (expected " + std::to_string(level_bytes(geometry, level)) + " at " +
                       std::to_string(header.end()) + ")");
    }
}

}  // namespace

std::uint64_t TableHeader::end() const {
    if (levels.empty()) return table_header_size;
    const std::uint64_t end = levels.back().offset + levels.back().size;
    return (end + alignment - 1) / alignment * alignment;
}

HeaderBytes write_header(const TableHeader& header) {
    HeaderBytes bytes{};
    std::copy(magic.begin(), magic.end(), bytes.begin());
    write_number(bytes, version_offset, 4, table_format_version);
    write_number(bytes, objective_offset, 1, header.kind.objective == Objective::low ? 1 : 0);
    write_number(bytes, trump_offset, 1, header.kind.has_trump ? 1 : 0);
    write_number(bytes, level_count_offset, 2, header.levels.size());
    std::size_t offset = entries_offset;
    for (const LevelEntry& entry : header.levels) {
        write_number(bytes, offset, 8, entry.offset);
        write_number(bytes, offset + 8, 8, entry.size);
        write_number(bytes, offset + 16, 8, entry.checksum);
        offset += entry_size;
    }
    write_number(bytes, checksum_offset, 8, checksum(std::span(bytes).first(checksum_offset)));
    return bytes;
}

TableHeader read_header(std::span<const std::uint8_t> file) {
    if (file.size() < magic.size() || !std::equal(magic.begin(), magic.end(), file.begin())) {
        throw Error("not_a_table", "not a table file: it does not start with GWTABLE");
    }
    if (file.size() < table_header_size) {
        throw Error("short_table", "table file cut short: " + std::to_string(file.size()) +
                                       " bytes (expected at least 4096)");
    }
    const std::uint64_t version = read_number(file, version_offset, 4);
    if (version != table_format_version) {
        throw Error("bad_table_version", "table file of version " + std::to_string(version) +
                                             " (expected " +
                                             std::to_string(table_format_version) + ")");
    }
    if (read_number(file, checksum_offset, 8) != checksum(file.first(checksum_offset))) {
        refuse_damaged("its header does not match its checksum");
    }
    const std::uint64_t objective = read_number(file, objective_offset, 1);
    const std::uint64_t trump = read_number(file, trump_offset, 1);
    const std::uint64_t level_count = read_number(file, level_count_offset, 2);
    if (objective > 1 || trump > 1 || level_count > max_level) {
        refuse_damaged("no such kind or number of levels");
    }
    TableHeader header;
    header.kind = {objective == 0 ? Objective::high : Objective::low, trump == 1};
    const Geometry geometry(header.kind.has_trump);
    for (std::size_t i = 0; i < level_count; ++i) {
        const std::size_t offset = entries_offset + i * entry_size;
        const LevelEntry entry{read_number(file, offset, 8), read_number(file, offset + 8, 8),
                               read_number(file, offset + 16, 8)};
        check_level(header, entry, geometry);
        header.levels.push_back(entry);
    }
    if (file.size() < header.end()) {
        throw Error("short_table", "table file cut short: " + std::to_string(file.size()) +
                                       " bytes (expected " + std::to_string(header.end()) + ")");
    }
    return header;
}

void verify_levels(const TableHeader& header, std::span<const std::uint8_t> file) {
    for (std::size_t i = 0; i < header.levels.size(); ++i) {
        const LevelEntry& entry = header.levels[i];
        if (checksum(file.subspan(entry.offset, entry.size)) != entry.checksum) {
            refuse_damaged("level " + std::to_string(i + 1) + " does not match its checksum");
        }
    }
}

}  // namespace germanwhist
