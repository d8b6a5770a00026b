/// The hands that the networks learn from.

#include "germanwhist/self_play.hpp"

#include <memory>
#include <string>

#include "bindings.hpp"
#include "conversions.hpp"
#include "germanwhist/error.hpp"
#include "germanwhist/features.hpp"
#include "germanwhist/seat_view.hpp"
#include "germanwhist/stage_one.hpp"
#include "new_array.hpp"

namespace germanwhist::bindings {
namespace {

using namespace nb::literals;

using Tables = std::vector<std::shared_ptr<Table>>;

StageTwo stage_two_of(const Tables& tables) {
    return StageTwo(std::vector<std::shared_ptr<const Table>>(tables.begin(), tables.end()));
}

/// A batch of hands with its own solvers.
class Batch {
public:
    Batch(const Rules& rules, int hands, std::uint64_t seed, const Tables& tables,
          const StageOne* frozen, bool is_sampled)
        : stage_two_(stage_two_of(tables)),
          hands_(rules, hands, seed, stage_two_,
                 {frozen == nullptr ? nullptr : &frozen->policy, is_sampled}) {}
    Batch(const Batch&) = delete;
    Batch& operator=(const Batch&) = delete;

    [[nodiscard]] std::size_t size() const { return static_cast<std::size_t>(hands_.hands()); }

    nb::tuple observe() {
        NewArray<std::uint8_t> seats({size()});
        NewArray<std::uint8_t> inputs({size(), static_cast<std::size_t>(policy_inputs)});
        NewArray<std::uint8_t> plays({size(), card_count});
        {
            const nb::gil_scoped_release unlocked;
            hands_.observe(seats.span(), inputs.span(), plays.span());
        }
        return nb::make_tuple(seats.to_python(), inputs.to_python(), plays.to_python());
    }

    nb::tuple observe_layouts() {
        NewArray<std::uint8_t> leaders({size()});
        NewArray<std::uint8_t> inputs({size(), static_cast<std::size_t>(critic_inputs)});
        {
            const nb::gil_scoped_release unlocked;
            hands_.observe_layouts(leaders.span(), inputs.span());
        }
        return nb::make_tuple(leaders.to_python(), inputs.to_python());
    }

    nb::tuple outcomes(const Rows& plays) {
        if (plays.shape(0) != size() || plays.shape(1) != static_cast<std::size_t>(card_count)) {
            throw Error("illegal_play", "plays asked for have the wrong shape (expected " +
                                            std::to_string(size()) + " rows of " +
                                            std::to_string(card_count) + ")");
        }
        Outcomes found;
        {
            const nb::gil_scoped_release unlocked;
            found = hands_.outcomes({plays.data(), plays.size()});
        }
        const std::size_t rows = found.hands.size();
        const auto column = [rows]<typename Number>(std::vector<Number>& numbers) {
            return NewArray<Number>({rows}, std::move(numbers)).to_python();
        };
        return nb::make_tuple(
            column(found.hands), column(found.plays), column(found.rewards), column(found.ended),
            column(found.leaders),
            NewArray<std::uint8_t>({rows, static_cast<std::size_t>(critic_inputs)},
                                   std::move(found.inputs))
                .to_python());
    }

    nb::tuple step(const Column<std::uint8_t>& plays) {
        if (plays.size() != size()) {
            throw Error("illegal_play", std::to_string(plays.size()) + " plays for " +
                                            std::to_string(size()) + " hands");
        }
        NewArray<float> rewards({size()});
        NewArray<std::uint8_t> ended({size()});
        {
            const nb::gil_scoped_release unlocked;
            hands_.step({plays.data(), plays.size()}, rewards.span(), ended.span());
        }
        return nb::make_tuple(rewards.to_python(), ended.to_python());
    }

private:
    StageTwo stage_two_;
    SelfPlay hands_;
};

/// A play of a seat as a policy sees it: its inputs, the plays it had, and the one it chose.
nb::tuple policy_row(const SeatView& view, Card card) {
    const CommonKnowledge common = decision(view);
    if (!common.legal_plays(view.holding).contains(card)) {
        throw Error("illegal_play",
                    "card " + std::to_string(card.index()) + " is not legal in this view");
    }
    const Features features = policy_features(common, view.holding);
    NewArray<std::uint8_t> inputs({static_cast<std::size_t>(policy_inputs)});
    NewArray<std::uint8_t> plays({card_count});
    for (const std::uint16_t input : features.active.span()) inputs.span()[input] = 1;
    for (const Card play : common.distinct_plays(view.holding)) {
        plays.span()[static_cast<std::size_t>(features.order.renamed(play))] = 1;
    }
    const Card chosen = common.distinct_play(card, view.holding);
    return nb::make_tuple(inputs.to_python(), plays.to_python(), features.order.renamed(chosen));
}

}  // namespace

void bind_self_play(nb::module_& module) {
    module.attr("POLICY_INPUTS") = policy_inputs;
    module.attr("CRITIC_INPUTS") = critic_inputs;
    nb::class_<Batch>(module, "SelfPlay", "Hands of stage one played side by side.")
        .def(nb::init<const Rules&, int, std::uint64_t, const Tables&, const StageOne*, bool>(),
             "rules"_a, "hands"_a, "seed"_a, "tables"_a, nb::kw_only(),
             "frozen"_a.none() = nb::none(), "is_sampled"_a = false, nb::keep_alive<1, 6>())
        .def("observe", &Batch::observe, "Seats to play, inputs of the policy, distinct plays.")
        .def("observe_layouts", &Batch::observe_layouts, "Leaders and inputs of the critic.")
        .def("outcomes", &Batch::outcomes, "plays"_a,
             "Of every play asked for: hand, play, reward of seat 0, whether stage one is over, "
             "leader and inputs of the critic afterwards.")
        .def("step", &Batch::step, "plays"_a, "Rewards of seat 0, and which hands have ended.");
    module.def("policy_row", &policy_row, "view"_a, "card"_a,
               "Inputs of the policy, distinct plays, and the one that the card is equal to.");
}

}  // namespace germanwhist::bindings
