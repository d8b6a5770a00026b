/// Checks up to any level that a higher card is never worth less: kernel_card_order [levels].
/// docs/decisions tells why this must hold up to 12 tricks for the tables to be exact.

#include "../tests/card_order.hpp"

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <thread>
#include <vector>

using namespace germanwhist;

namespace {

constexpr unsigned thread_count = 2;

template <typename Work>
void share_out(std::size_t pieces, Work work) {
    std::atomic<std::size_t> next{0};
    std::vector<std::jthread> threads;
    for (unsigned i = 0; i < thread_count; ++i) {
        threads.emplace_back([&] {
            for (std::size_t piece = next++; piece < pieces; piece = next++) work(piece);
        });
    }
}

Table with_next_level(const Table& below) {
    const std::uint32_t size = below.geometry().level_size(below.levels() + 1);
    const auto bytes = std::make_shared<std::vector<std::uint8_t>>((std::size_t{size} + 1) / 2);
    constexpr std::size_t piece_size = 1U << 20;
    share_out((size + piece_size - 1) / piece_size, [&](std::size_t piece) {
        const std::size_t begin = piece * piece_size;
        const std::size_t end = std::min<std::size_t>(begin + piece_size, size);
        build_positions(below, static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end),
                        std::span(*bytes).subspan(begin / 2, (end - begin + 1) / 2));
    });
    return below.with_level({*bytes, bytes});
}

}  // namespace

int main(int argc, char** argv) {
    const int levels = argc > 1 ? std::atoi(argv[1]) : 9;
    std::uint64_t all_faults = 0;
    for (const bool has_trump : {true, false}) {
        Table table({Objective::high, has_trump}, {});
        while (table.levels() < levels) {
            table = with_next_level(table);
            const int level = table.levels();
            const auto splits = table.geometry().splits(level);
            std::atomic<std::uint64_t> faults{0};
            share_out(splits.size(), [&](std::size_t i) {
                faults += testing::count_order_faults(table, level, splits[i]);
            });
            std::printf("%s, %d tricks: %u positions, %llu faults\n",
                        has_trump ? "trumps" : "no trumps", level,
                        table.geometry().level_size(level),
                        static_cast<unsigned long long>(faults));
            all_faults += faults;
        }
    }
    return all_faults == 0 ? 0 : 1;
}
