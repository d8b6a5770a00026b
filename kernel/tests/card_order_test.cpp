#include <doctest/doctest.h>

#include "card_order.hpp"

using namespace germanwhist;
using germanwhist::testing::count_order_faults;

// What the follows that LookAhead leaves out in a high hand rest on.
TEST_CASE("in a high hand a higher card is never worth less") {
    for (const bool has_trump : {true, false}) {
        const Table table = build_table({Objective::high, has_trump}, 7);
        for (int level = 1; level <= table.levels(); ++level) {
            std::uint64_t faults = 0;
            for (const Split& split : table.geometry().splits(level)) {
                faults += count_order_faults(table, level, split);
            }
            CHECK(faults == 0);
        }
    }
}

TEST_CASE("in a low hand a higher card is sometimes better, so no follow may be left out") {
    const Table table = build_table({Objective::low, true}, 5);
    std::uint64_t faults = 0;
    for (const Split& split : table.geometry().splits(5)) {
        faults += count_order_faults(table, 5, split);
    }
    CHECK(faults > 0);
}
