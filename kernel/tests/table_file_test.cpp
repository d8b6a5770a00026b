#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "germanwhist/checksum.hpp"
#include "germanwhist/error.hpp"
#include "germanwhist/table_file.hpp"

using namespace germanwhist;

namespace {

using File = std::vector<std::uint8_t>;

File file_of(const Table& table) {
    TableHeader header{table.kind(), {}};
    File file(table_header_size);
    for (int level = 1; level <= table.levels(); ++level) {
        const auto bytes = table.bytes(level).bytes;
        header.levels.push_back({header.end(), bytes.size(), checksum(bytes)});
        file.resize(header.end());
        std::ranges::copy(bytes, file.begin() + static_cast<long>(header.levels.back().offset));
    }
    std::ranges::copy(write_header(header), file.begin());
    return file;
}

std::string code_of(const File& file) {
    try {
        verify_levels(read_header(file), file);
    } catch (const Error& error) {
        return error.code();
    }
    return "";
}

}  // namespace

TEST_CASE("a header is read as it was written") {
    const File file = file_of(build_table({Objective::low, false}, 3));
    const TableHeader header = read_header(file);
    CHECK(header.kind == TableKind{Objective::low, false});
    CHECK(header.levels.size() == 3);
    CHECK(header.levels[0].offset == table_header_size);
    CHECK(header.levels[1].size == 15);
    CHECK(code_of(file).empty());
}

TEST_CASE("any changed byte is noticed") {
    const File sound = file_of(build_table({Objective::high, true}, 3));
    const TableHeader header = read_header(sound);
    for (std::size_t i = 0; i < sound.size(); ++i) {
        const bool is_padding =
            i >= table_header_size &&
            std::ranges::none_of(header.levels, [i](const LevelEntry& level) {
                return i >= level.offset && i < level.offset + level.size;
            });
        if (is_padding && i % 64 != 0) continue;  // there are thousands, and all are alike
        File file = sound;
        file[i] ^= 1;
        REQUIRE(code_of(file).empty() == is_padding);
    }
}

TEST_CASE("a file cut short anywhere is refused") {
    const File sound = file_of(build_table({Objective::high, true}, 2));
    for (std::size_t size = 0; size < sound.size(); ++size) {
        const File file(sound.begin(), sound.begin() + static_cast<long>(size));
        REQUIRE(code_of(file) == (size < 8 ? "not_a_table" : "short_table"));
    }
}

TEST_CASE("other files and versions are refused by name") {
    CHECK(code_of(File(5000, 'x')) == "not_a_table");
    File file = file_of(build_table({Objective::high, true}, 1));
    file[8] = 2;
    CHECK(code_of(file) == "bad_table_version");
}

TEST_CASE("the checksum tells lengths apart") {
    CHECK(checksum(File(31)) != checksum(File(32)));
    CHECK(checksum(File(32)) != checksum(File(33)));
    CHECK(checksum(File{}) != checksum(File(1)));
}
