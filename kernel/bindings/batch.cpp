/// Whole hands as arrays, for learning programs.

#include "germanwhist/batch.hpp"

#include <string>

#include "bindings.hpp"
#include "conversions.hpp"
#include "germanwhist/error.hpp"
#include "germanwhist/observation.hpp"
#include "germanwhist/seat_view.hpp"

namespace germanwhist::bindings {
namespace {

using namespace nb::literals;

/// Rows to be filled.
template <typename Number>
using Rows = nb::ndarray<Number, nb::ndim<2>, nb::c_contig, nb::device::cpu>;

/// The numbers of an array that must have so many.
template <typename Array>
auto span_of(const Array& array, std::size_t size) {
    if (array.size() != size) {
        throw Error("bad_columns", "an array of " + std::to_string(array.size()) +
                                       " numbers (expected " + std::to_string(size) + ")");
    }
    return std::span(array.data(), array.size());
}

std::size_t size(const HandBatch& batch) { return static_cast<std::size_t>(batch.hands()); }

void observe_batch(const HandBatch& batch, const Output<std::uint8_t>& seats,
                   const Rows<std::uint8_t>& observations, const Rows<std::uint8_t>& legal) {
    const std::size_t rows = size(batch);
    const auto seat = span_of(seats, rows);
    const auto row = span_of(observations, rows * static_cast<std::size_t>(observation_size));
    const auto plane = span_of(legal, rows * card_count);
    const nb::gil_scoped_release unlocked;
    batch.observe(seat, row, plane);
}

void step_batch(HandBatch& batch, const Column<std::uint8_t>& plays, const Rows<float>& rewards,
                const Output<std::uint8_t>& ended) {
    const std::size_t rows = size(batch);
    if (plays.size() != rows) {
        throw Error("illegal_play", std::to_string(plays.size()) + " plays for " +
                                        std::to_string(rows) + " hands");
    }
    const auto play = span_of(plays, rows);
    const auto reward = span_of(rewards, 2 * rows);
    const auto end = span_of(ended, rows);
    const nb::gil_scoped_release unlocked;
    batch.step(play, reward, end);
}

nb::tuple record_of(const HandBatch& batch, int hand) {
    if (hand < 0 || hand >= batch.hands()) throw nb::index_error("no such hand of the batch");
    const Deal& deal = batch.deal(hand);
    const auto plays = batch.plays(hand);
    return nb::make_tuple(std::vector<Card>(deal.pack.begin(), deal.pack.end()), deal.dealer,
                          std::vector<Card>(plays.begin(), plays.end()));
}

void bind_hand_batch(nb::module_& module) {
    nb::class_<HandBatch>(module, "HandBatch", "Whole hands played side by side.")
        .def(nb::init<const Rules&, const Payoff&, int, std::uint64_t>(), "rules"_a, "payoff"_a,
             "hands"_a, "seed"_a)
        .def("reset", &HandBatch::reset, "seed"_a, "Deals every hand anew.")
        .def("observe", &observe_batch, "seats"_a, "observations"_a, "legal"_a,
             "Fills in the seats to play, what they know, and their legal plays.")
        .def("step", &step_batch, "plays"_a, "rewards"_a, "ended"_a,
             "Plays a card in every hand; fills in what it brought and which hands have ended.")
        .def(
            "sample",
            [](HandBatch& batch, const Output<std::uint8_t>& plays) {
                batch.sample(span_of(plays, size(batch)));
            },
            "plays"_a, "Fills in a random legal play for every hand.")
        .def("record", &record_of, "hand"_a, "Pack, dealer and plays of one hand.");
}

/// One hand, seen by either seat.
class ObservedHand {
public:
    ObservedHand(const Rules& rules, const std::vector<int>& pack, int dealer)
        : hand_(Deal::from_indices(pack, dealer, rules), rules) {}

    void play(Card card) {
        if (hand_.is_over() || !hand_.legal_plays().contains(card)) {
            throw Error("illegal_play", "card " + std::to_string(card.index()) + " is not legal");
        }
        hand_.play(card);
    }

    void observe(int seat, const Output<std::uint8_t>& out) const {
        if (seat != 0 && seat != 1) throw nb::index_error("no such seat");
        write_observation(hand_, seat, span_of(out, static_cast<std::size_t>(observation_size)));
    }

    void legal_plays(const Output<std::uint8_t>& out) const {
        const auto plane = span_of(out, card_count).first<card_count>();
        write_plane(plane, hand_.is_over() ? CardSet() : hand_.legal_plays());
    }

private:
    OpenHand hand_;
};

/// What a view says.
void observe_view(const SeatView& view, const std::array<int, seat_count>& counted,
                  const Output<std::uint8_t>& out) {
    write_observation(common_knowledge(view), view.seat, view.holding, counted,
                      span_of(out, static_cast<std::size_t>(observation_size)));
}

nb::list fields() {
    nb::list all;
    for (const ObservationField& field : observation_fields()) {
        all.append(nb::make_tuple(nb::str(field.name.data(), field.name.size()), field.begin,
                                  field.size, field.most));
    }
    return all;
}

}  // namespace

void bind_batch(nb::module_& module) {
    bind_hand_batch(module);
    nb::class_<ObservedHand>(module, "ObservedHand", "One hand, as each seat sees it.")
        .def(nb::init<const Rules&, const std::vector<int>&, int>(), "rules"_a, "pack"_a,
             "dealer"_a)
        .def("play", &ObservedHand::play, "card"_a)
        .def("observe", &ObservedHand::observe, "seat"_a, "out"_a,
             "Fills in what a seat knows.")
        .def("legal_plays", &ObservedHand::legal_plays, "out"_a,
             "Fills in the plane of the legal plays.");
    module.def("observe_view", &observe_view, "view"_a, "counted"_a, "out"_a,
               "Fills in what a view says.");
    module.def("observation_fields", &fields, "Name, begin, size and largest value of each field.");
}

}  // namespace germanwhist::bindings
