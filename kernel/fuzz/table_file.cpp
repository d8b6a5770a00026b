/// Any bytes are refused as a table file, or are one whose levels can be read to the end.

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>

#include "germanwhist/error.hpp"
#include "germanwhist/table_file.hpp"

using namespace germanwhist;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::span file(data, size);
    try {
        const TableHeader header = read_header(file);
        verify_levels(header, file);
        std::vector<LevelBytes> levels;
        for (const LevelEntry& entry : header.levels) {
            levels.push_back({file.subspan(entry.offset, entry.size), nullptr});
        }
        const Table table(header.kind, std::move(levels));
        for (int level = 1; level <= table.levels(); ++level) {
            const Split& last = table.geometry().splits(level).back();
            const std::uint32_t highest_word = table.ranking(level).unrank(
                table.ranking(level).count() - 1);
            if (table.scores(level).score(last.first, highest_word) > 15) std::abort();
        }
    } catch (const Error&) {
        return 0;
    }
    return 0;
}
