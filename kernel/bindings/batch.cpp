/// Whole hands as arrays, for learning programs.

#include "germanwhist/batch.hpp"

#include <memory>
#include <string>
#include <utility>

#include "bindings.hpp"
#include "conversions.hpp"
#include "germanwhist/error.hpp"
#include "germanwhist/observation.hpp"
#include "germanwhist/resample.hpp"
#include "germanwhist/seat_view.hpp"
#include "germanwhist/table.hpp"

namespace germanwhist::bindings {
namespace {

using namespace nb::literals;

/// Rows to be filled.
template <typename Number>
using Rows = nb::ndarray<Number, nb::ndim<2>, nb::c_contig, nb::device::cpu>;
using Tables = std::vector<std::shared_ptr<Table>>;

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

int checked(const HandBatch& batch, int row) {
    if (row < 0 || row >= batch.hands()) throw nb::index_error("no such hand of the batch");
    return row;
}

/// The opponent of this name: `none`, `outside`, or one inside the kernel.
BatchPlayers players_of(const std::string& opponent, int agent, bool loses_by_illegal_play,
                        std::shared_ptr<StageOne> networks, const Tables& tables) {
    BatchPlayers players{opponent != "none", agent, {}, loses_by_illegal_play};
    if (agent < either_seat || agent >= seat_count) throw nb::value_error("no such seat");
    if (opponent == "random") players.opponent = random_chooser();
    if (opponent == "greedy") players.opponent = greedy_chooser();
    if (opponent == "policy") {
        if (networks == nullptr) throw nb::value_error("a policy without networks");
        const std::vector<std::shared_ptr<const Table>> shared(tables.begin(), tables.end());
        players.opponent =
            policy_chooser(std::move(networks), std::make_shared<StageTwo>(shared));
    }
    return players;
}

template <typename Number>
void observe_batch(const HandBatch& batch, const Output<std::uint8_t>& seats,
                   const Rows<Number>& observations, const Rows<std::uint8_t>& legal) {
    const std::size_t rows = size(batch);
    const auto seat = span_of(seats, rows);
    const auto width = static_cast<std::size_t>(observation_width<Number>());
    const auto row = span_of(observations, rows * width);
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

nb::tuple play_row(HandBatch& batch, int row, Card card) {
    std::array<float, seat_count> rewards{};
    const bool has_ended = batch.play(checked(batch, row), card, rewards);
    return nb::make_tuple(rewards[0], rewards[1], has_ended);
}

nb::tuple record_of(const HandBatch& batch, int row) {
    const Deal& deal = batch.deal_of(checked(batch, row));
    const auto plays = batch.plays(row);
    return nb::make_tuple(std::vector<Card>(deal.pack.begin(), deal.pack.end()), deal.dealer,
                          std::vector<Card>(plays.begin(), plays.end()));
}

constexpr auto state_size = static_cast<std::size_t>(HandBatch::state_size);

void bind_hand_batch(nb::module_& module) {
    module.attr("BATCH_STATE_SIZE") = HandBatch::state_size;
    nb::class_<HandBatch>(module, "HandBatch", "Whole hands played side by side.")
        .def(
            "__init__",
            [](HandBatch* batch, const Rules& rules, const Payoff& payoff, int hands,
               const std::string& opponent, int agent, bool loses_by_illegal_play,
               std::shared_ptr<StageOne> networks, const Tables& tables) {
                new (batch) HandBatch(
                    rules, payoff,
                    players_of(opponent, agent, loses_by_illegal_play, std::move(networks), tables),
                    hands);
            },
            "rules"_a, "payoff"_a, "hands"_a, nb::kw_only(), "opponent"_a = "none",
            "agent"_a = either_seat, "loses_by_illegal_play"_a = false,
            "networks"_a.none() = nb::none(), "tables"_a = Tables())
        .def("seed_all", &HandBatch::seed_all, "seed"_a, "Deals every hand anew.")
        .def(
            "seed_row",
            [](HandBatch& batch, int row, std::uint64_t seed) {
                batch.seed_row(checked(batch, row), seed);
            },
            "row"_a, "seed"_a, "Deals one hand anew.")
        .def(
            "renew",
            [](HandBatch& batch, const Column<std::uint8_t>& marked) {
                batch.renew(span_of(marked, size(batch)));
            },
            "marked"_a, "Deals the next hand in the rows that are marked.")
        .def(
            "deal",
            [](HandBatch& batch, int row, const Rules& rules, const std::vector<int>& pack,
               int dealer) {
                batch.deal(checked(batch, row), Deal::from_indices(pack, dealer, rules));
            },
            "row"_a, "rules"_a, "pack"_a, "dealer"_a, "Begins a hand with these cards.")
        .def("observe", &observe_batch<std::uint8_t>, "seats"_a, "observations"_a, "legal"_a,
             "Fills in the seats to play, what they know, and their legal plays.")
        .def("observe", &observe_batch<float>, "seats"_a, "observations"_a, "legal"_a)
        .def("observe", &observe_batch<std::uint64_t>, "seats"_a, "observations"_a, "legal"_a)
        .def("step", &step_batch, "plays"_a, "rewards"_a, "ended"_a,
             "Plays a card in every hand; fills in what it brought and which hands have ended.")
        .def("play", &play_row, "row"_a, "card"_a,
             "Plays the opponent's card in one hand: both rewards, and whether it has ended.")
        .def(
            "waiting",
            [](const HandBatch& batch, const Output<std::uint8_t>& out) {
                batch.waiting(span_of(out, size(batch)));
            },
            "out"_a, "Marks the hands that wait for the opponent.")
        .def(
            "sample",
            [](HandBatch& batch, const Output<std::uint8_t>& plays) {
                batch.sample(span_of(plays, size(batch)));
            },
            "plays"_a, "Fills in a random legal play for every hand.")
        .def("record", &record_of, "row"_a, "Pack, dealer and plays of one hand.")
        .def(
            "write_state",
            [](const HandBatch& batch, int row, const Output<std::uint8_t>& out) {
                batch.write_state(checked(batch, row), span_of(out, state_size));
            },
            "row"_a, "out"_a, "Fills in a row as bytes.")
        .def(
            "read_state",
            [](HandBatch& batch, int row, const Column<std::uint8_t>& state) {
                batch.read_state(checked(batch, row), span_of(state, state_size));
            },
            "row"_a, "state"_a, "Puts a row where it was.");
}

/// One hand, seen by either seat.
class ObservedHand {
public:
    ObservedHand(const Rules& rules, const std::vector<int>& pack, int dealer,
                 const std::vector<int>& plays)
        : hand_(replayed(Deal::from_indices(pack, dealer, rules), rules, plays)) {}

    /// The hand after one more card; this one stays as it is.
    [[nodiscard]] ObservedHand after(Card card) const {
        ObservedHand later = *this;
        later.play(card);
        return later;
    }

    /// The seat whose turn it is; -1 when the hand is over.
    [[nodiscard]] int to_play() const { return hand_.is_over() ? -1 : hand_.to_play(); }
    [[nodiscard]] bool is_stage_one() const { return hand_.is_stage_one(); }
    [[nodiscard]] std::array<int, seat_count> counted_tricks() const { return counted(hand_); }

    [[nodiscard]] std::vector<int> legal_cards() const {
        std::vector<int> cards;
        if (hand_.is_over()) return cards;
        for (const Card card : hand_.legal_plays()) cards.push_back(card.index());
        return cards;
    }

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

    void observe_scaled(int seat, const Output<float>& out) const {
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

std::vector<Card> resample_deal(const Rules& rules, const std::vector<int>& pack, int dealer,
                                const std::vector<int>& plays, int seat, std::uint64_t seed) {
    if (seat != 0 && seat != 1) throw nb::index_error("no such seat");
    Random random(seed);
    const Deal other =
        resampled(Deal::from_indices(pack, dealer, rules), rules, plays, seat, random);
    return {other.pack.begin(), other.pack.begin() + rules.pack_size()};
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
        .def(nb::init<const Rules&, const std::vector<int>&, int, const std::vector<int>&>(),
             "rules"_a, "pack"_a, "dealer"_a, "plays"_a)
        .def("play", &ObservedHand::play, "card"_a)
        .def("after", &ObservedHand::after, "card"_a, "The hand after one more card.")
        .def("legal_cards", &ObservedHand::legal_cards, "The cards that may be played now.")
        .def_prop_ro("to_play", &ObservedHand::to_play, "Whose turn it is; -1 at the end.")
        .def_prop_ro("is_stage_one", &ObservedHand::is_stage_one, "Whether the stock is left.")
        .def_prop_ro("counted", &ObservedHand::counted_tricks, "Counted tricks or points.")
        .def("observe", &ObservedHand::observe, "seat"_a, "out"_a,
             "Fills in what a seat knows.")
        .def("observe_scaled", &ObservedHand::observe_scaled, "seat"_a, "out"_a,
             "Fills in the same in numbers from 0 to 1.")
        .def("legal_plays", &ObservedHand::legal_plays, "out"_a,
             "Fills in the plane of the legal plays.");
    module.def("observe_view", &observe_view, "view"_a, "counted"_a, "out"_a,
               "Fills in what a view says.");
    module.def("resample_deal", &resample_deal, "rules"_a, "pack"_a, "dealer"_a, "plays"_a,
               "seat"_a, "seed"_a, "Another pack that the seat cannot tell from this one.");
    module.def("observation_fields", &fields, "Name, begin, size and largest value of each field.");
    module.attr("OBSERVATION_WORDS") = observation_words;
}

}  // namespace germanwhist::bindings
