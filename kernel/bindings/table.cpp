/// Tables: building them, keeping them in files.

#include "germanwhist/table.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "bindings.hpp"
#include "conversions.hpp"
#include "germanwhist/checksum.hpp"
#include "germanwhist/error.hpp"
#include "germanwhist/table_file.hpp"

namespace germanwhist::bindings {
namespace {

using namespace nb::literals;
using SharedTable = std::shared_ptr<Table>;

SharedTable with_level(const Table& table, const Bytes& level) {
    return std::make_shared<Table>(table.with_level({as_span(level), shared_owner(level)}));
}

nb::bytes build(const Table& table, std::uint32_t begin, std::uint32_t end) {
    std::vector<std::uint8_t> packed((std::size_t{std::max(begin, end) - begin} + 1) / 2);
    {
        const nb::gil_scoped_release unlocked;
        build_positions(table, begin, end, packed);
    }
    return nb::bytes(packed.data(), packed.size());
}

SharedTable table_of_file(const Bytes& file, bool is_verified) {
    const TableHeader header = read_header(as_span(file));
    if (is_verified) {
        const nb::gil_scoped_release unlocked;
        verify_levels(header, as_span(file));
    }
    const auto owner = shared_owner(file);
    std::vector<LevelBytes> levels;
    for (const LevelEntry& entry : header.levels) {
        levels.push_back({as_span(file).subspan(entry.offset, entry.size), owner});
    }
    return std::make_shared<Table>(header.kind, std::move(levels));
}

nb::bytes header_bytes(const TableHeader& header) {
    const HeaderBytes bytes = write_header(header);
    return nb::bytes(bytes.data(), bytes.size());
}

void bind_table_class(nb::module_& module) {
    nb::class_<Table>(module, "Table", "The exact scores of all positions of few tricks.")
        .def(
            "__init__",
            [](Table* table, Objective objective, bool has_trump) {
                new (table) Table({objective, has_trump}, {});
            },
            "objective"_a, nb::kw_only(), "has_trump"_a)
        .def_static("of_file", &table_of_file, "file"_a, nb::kw_only(), "is_verified"_a,
                    "The table in a mapped file, checked.")
        .def_prop_ro("objective", [](const Table& table) { return table.kind().objective; })
        .def_prop_ro("has_trump", [](const Table& table) { return table.kind().has_trump; })
        .def_prop_ro("levels", &Table::levels)
        .def("with_level", &with_level, "level"_a, "The same table with one more level.")
        .def(
            "next_level_size",
            [](const Table& table) {
                const int level = table.levels() + 1;
                return level > max_level ? 0 : table.geometry().level_size(level);
            },
            "Positions in the level above the highest; 0 when there is none.")
        .def("build_positions", &build, "begin"_a, "end"_a,
             "Part of the level above the highest, packed; both numbers even.");
}

void bind_header(nb::module_& module) {
    nb::class_<LevelEntry>(module, "LevelEntry", "Where a level lies in a file.")
        .def(nb::init<std::uint64_t, std::uint64_t, std::uint64_t>(), "offset"_a, "size"_a,
             "checksum"_a)
        .def_ro("offset", &LevelEntry::offset)
        .def_ro("size", &LevelEntry::size)
        .def_ro("checksum", &LevelEntry::checksum);
    nb::class_<TableHeader>(module, "TableHeader", "What stands at the head of a table file.")
        .def(
            "__init__",
            [](TableHeader* header, const Table& table, std::vector<LevelEntry> levels) {
                new (header) TableHeader{table.kind(), std::move(levels)};
            },
            "table"_a, "levels"_a)
        .def_static(
            "read", [](const Bytes& file) { return read_header(as_span(file)); }, "file"_a)
        .def_prop_ro("objective", [](const TableHeader& header) { return header.kind.objective; })
        .def_prop_ro("has_trump", [](const TableHeader& header) { return header.kind.has_trump; })
        .def_ro("levels", &TableHeader::levels)
        .def_prop_ro("end", &TableHeader::end, "Where the next level goes.")
        .def("to_bytes", &header_bytes);
    module.def(
        "checksum", [](const Bytes& content) { return checksum(as_span(content)); }, "content"_a,
        "The checksum that table files carry.");
    module.def(
        "level_size",
        [](int level, bool has_trump) {
            if (level < 1 || level > max_level) {
                throw Error("bad_levels", "no such level: " + std::to_string(level) +
                                              " (expected 1 to 13)");
            }
            return Geometry(has_trump).level_size(level);
        },
        "level"_a, nb::kw_only(), "has_trump"_a, "Positions of so many tricks.");
    module.attr("TABLE_FORMAT_VERSION") = table_format_version;
}

}  // namespace

void bind_table(nb::module_& module) {
    bind_table_class(module);
    bind_header(module);
}

}  // namespace germanwhist::bindings
