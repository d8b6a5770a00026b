/// Rules, whole hands replayed, and random hands simulated.

#include "germanwhist/hand.hpp"

#include <string>

#include "bindings.hpp"
#include "conversions.hpp"
#include "germanwhist/error.hpp"
#include "germanwhist/simulation.hpp"

namespace germanwhist::bindings {
namespace {

using namespace nb::literals;

/// All that is to be seen of a hand between two plays.
struct HandState {
    std::array<CardSet, seat_count> holdings;
    int stage;
    int trump;
    Objective objective;
    int leader;
    int to_play;
    std::optional<Card> led;
    CardSet legal_plays;
    std::optional<Card> upcard;
    int stock_size;
    std::array<std::array<int, 2>, seat_count> tricks;
    std::array<int, seat_count> counted;
    bool is_over;
};

HandState state_of(const Hand& hand) {
    return {
        .holdings = {hand.holding(0), hand.holding(1)},
        .stage = hand.stage() + 1,
        .trump = hand.trump(),
        .objective = hand.objective(),
        .leader = hand.leader(),
        .to_play = hand.to_play(),
        .led = hand.led(),
        .legal_plays = hand.legal_plays(),
        .upcard = hand.upcard(),
        .stock_size = hand.stock_size(),
        .tricks = {{{hand.tricks(0, 0), hand.tricks(0, 1)}, {hand.tricks(1, 0), hand.tricks(1, 1)}}},
        .counted = {hand.counted(0), hand.counted(1)},
        .is_over = hand.is_over(),
    };
}

std::vector<HandState> replay(const Rules& rules, const std::vector<int>& pack, int dealer,
                              const std::vector<Card>& plays) {
    const Deal deal = Deal::from_indices(pack, dealer, rules);
    Hand hand(deal, rules);
    std::vector<HandState> states{state_of(hand)};
    for (const Card card : plays) {
        if (!hand.legal_plays().contains(card)) {
            throw Error("illegal_play", "play " + std::to_string(states.size()) + ", card " +
                                            std::to_string(card.index()) + ", is not legal");
        }
        hand.play(card);
        states.push_back(state_of(hand));
    }
    return states;
}

Rules make_rules(int ranks, bool is_first_stage_free, Counting counting,
                 bool is_objective_by_colour, std::uint16_t no_trump_ranks) {
    if (ranks < 1 || ranks > ranks_per_suit) {
        throw Error("bad_rules", "no such pack: " + std::to_string(ranks) +
                                     " ranks in a suit (expected 1 to 13)");
    }
    return {ranks, is_first_stage_free, counting, is_objective_by_colour, no_trump_ranks};
}

void bind_rules(nb::module_& module) {
    nb::enum_<Counting>(module, "Counting", "Which tricks count.")
        .value("SECOND_STAGE", Counting::second_stage)
        .value("ALL_TRICKS", Counting::all_tricks)
        .value("WEIGHTED", Counting::weighted);
    nb::enum_<Objective>(module, "Objective", "What stage two is played for.")
        .value("HIGH", Objective::high)
        .value("LOW", Objective::low);
    nb::class_<Rules>(module, "Rules", "A rule set, cut down to the play of one hand.")
        .def(nb::new_(&make_rules), nb::kw_only(), "ranks"_a = ranks_per_suit,
             "is_first_stage_free"_a = false, "counting"_a = Counting::second_stage,
             "is_objective_by_colour"_a = false, "no_trump_ranks"_a = 0)
        .def_ro("ranks", &Rules::ranks);
}

void bind_state(nb::module_& module) {
    nb::class_<HandState>(module, "HandState", "A hand between two plays; north comes first.")
        .def_ro("holdings", &HandState::holdings)
        .def_ro("stage", &HandState::stage)
        .def_ro("trump", &HandState::trump)
        .def_ro("objective", &HandState::objective)
        .def_ro("leader", &HandState::leader)
        .def_ro("to_play", &HandState::to_play)
        .def_ro("led", &HandState::led)
        .def_ro("legal_plays", &HandState::legal_plays)
        .def_ro("upcard", &HandState::upcard)
        .def_ro("stock_size", &HandState::stock_size)
        .def_ro("tricks", &HandState::tricks)
        .def_ro("counted", &HandState::counted)
        .def_ro("is_over", &HandState::is_over);
}

}  // namespace

void bind_hand(nb::module_& module) {
    bind_rules(module);
    bind_state(module);
    module.def("replay", &replay, "rules"_a, "pack"_a, "dealer"_a, "plays"_a,
               "The states before the first play and after each, every play checked.");
    module.def("simulate_random_hands", &simulate_random_hands, "rules"_a, "count"_a, "seed"_a,
               nb::call_guard<nb::gil_scoped_release>(),
               "How many random hands gave the first leader 0 to 13 stage-two tricks.");
}

}  // namespace germanwhist::bindings
