/// Views from outside, and the worlds that fit them.

#include "germanwhist/worlds.hpp"

#include <string>

#include "bindings.hpp"
#include "conversions.hpp"
#include "germanwhist/error.hpp"
#include "germanwhist/seat_view.hpp"

namespace germanwhist::bindings {
namespace {

using namespace nb::literals;

/// Python's whole numbers have no bound: the count crosses in two halves.
nb::int_ to_python(Count count) {
    const nb::int_ high(static_cast<std::uint64_t>(count >> 64));
    const nb::int_ low(static_cast<std::uint64_t>(count));
    return nb::int_((high << nb::int_(64)) | low);
}

nb::tuple to_python(const World& world, const Worlds& worlds) {
    const auto cards = [](const auto& from, int size) {
        return std::vector<Card>(from.begin(), from.begin() + size);
    };
    return nb::make_tuple(world.holding, world.dealt, cards(world.drawn, worlds.draw_count()),
                          cards(world.stock, worlds.stock_size()));
}

nb::list sample(const Worlds& worlds, int count, std::uint64_t seed) {
    Random random(seed);
    nb::list sampled;
    for (int i = 0; i < count; ++i) sampled.append(to_python(worlds.sample(random), worlds));
    return sampled;
}

/// For benchmarks: draws as `sample` does and keeps only a checksum of the holdings.
std::uint64_t sample_checksum(const Worlds& worlds, int count, std::uint64_t seed) {
    const nb::gil_scoped_release unlocked;
    Random random(seed);
    std::uint64_t sum = 0;
    for (int i = 0; i < count; ++i) sum += worlds.sample(random).holding.mask();
    return sum;
}

}  // namespace

void bind_worlds(nb::module_& module) {
    nb::class_<SeatView>(module, "SeatView", "What one seat has seen of a hand, play by play.")
        .def(
            "__init__",
            [](SeatView* view, const Rules& rules, int seat, int first_leader, CardSet holding,
               std::vector<Card> plays, std::vector<Card> upcards) {
                new (view) SeatView{rules,   seat,
                                    first_leader, holding,
                                    std::move(plays), std::move(upcards)};
            },
            nb::kw_only(), "rules"_a, "seat"_a, "first_leader"_a, "holding"_a, "plays"_a,
            "upcards"_a);
    nb::class_<Worlds>(module, "Worlds", "All worlds that fit a view.")
        .def(
            "__init__",
            [](Worlds* worlds, const SeatView& view) { new (worlds) Worlds(evidence(view)); },
            "view"_a)
        .def_prop_ro(
            "arrangements", [](const Worlds& worlds) { return to_python(worlds.arrangements()); },
            "Worlds, not counting the orders of the stock.")
        .def_prop_ro("stock_size", &Worlds::stock_size)
        .def("sample", &sample, "count"_a, "seed"_a,
             "Holding, dealt cards, draws and stock of so many worlds drawn evenly.")
        .def("sample_checksum", &sample_checksum, "count"_a, "seed"_a)
        .def(
            "at",
            [](const Worlds& worlds, std::uint64_t number) {
                return to_python(worlds.at(number), worlds);
            },
            "number"_a, "The world with this number.");
}

}  // namespace germanwhist::bindings
