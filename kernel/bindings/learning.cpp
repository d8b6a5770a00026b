/// The learned networks, and the hands they learn from.

#include <algorithm>
#include <iterator>
#include <memory>
#include <string>

#include "bindings.hpp"
#include "conversions.hpp"
#include "germanwhist/duplicate.hpp"
#include "germanwhist/error.hpp"
#include "germanwhist/features.hpp"
#include "germanwhist/greedy.hpp"
#include "germanwhist/play_model.hpp"
#include "germanwhist/seat_view.hpp"
#include "germanwhist/self_play.hpp"
#include "germanwhist/stage_one.hpp"

namespace germanwhist::bindings {
namespace {

using namespace nb::literals;

using Tables = std::vector<std::shared_ptr<Table>>;

StageTwo stage_two_of(const Tables& tables) {
    return StageTwo(std::vector<std::shared_ptr<const Table>>(tables.begin(), tables.end()));
}

/// An array made here and given to Python.
template <typename Number>
class NewArray {
public:
    /// Takes over numbers that are there.
    NewArray(std::vector<std::size_t> shape, std::vector<Number> numbers)
        : shape_(std::move(shape)),
          numbers_(std::make_unique<std::vector<Number>>(std::move(numbers))) {}
    explicit NewArray(std::vector<std::size_t> shape) : shape_(std::move(shape)) {
        std::size_t size = 1;
        for (const std::size_t length : shape_) size *= length;
        numbers_ = std::make_unique<std::vector<Number>>(size);
    }
    std::span<Number> span() { return *numbers_; }

    nb::object to_python() {
        auto* kept = numbers_.release();
        const nb::capsule owner(
            kept, [](void* p) noexcept { delete static_cast<std::vector<Number>*>(p); });
        return nb::cast(nb::ndarray<nb::numpy, Number>(kept->data(), shape_.size(), shape_.data(),
                                                       owner));
    }

private:
    std::vector<std::size_t> shape_;
    std::unique_ptr<std::vector<Number>> numbers_;
};

/// A batch of hands with its own solvers.
using Rows = nb::ndarray<const std::uint8_t, nb::ndim<2>, nb::c_contig, nb::device::cpu>;

class Batch {
public:
    Batch(const Rules& rules, int hands, std::uint64_t seed, const Tables& tables)
        : stage_two_(stage_two_of(tables)), hands_(rules, hands, seed, stage_two_) {}
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

/// The player that a pair of networks stands for; the greedy player without them.
StageOnePlayer player(const StageOne* networks) {
    if (networks == nullptr) return greedy_play;
    return [networks](const CommonKnowledge& common, CardSet holding) {
        return networks->policy.best(common, holding);
    };
}

std::vector<double> duplicates(const StageOne* first, const StageOne* second, const Rules& rules,
                               int deals, std::uint64_t seed, const Tables& tables) {
    StageTwo stage_two = stage_two_of(tables);
    return play_duplicates(player(first), player(second), rules, deals, seed, stage_two);
}

/// For benchmarks: decides so often and keeps only a sum.
int decide_often(const StageOne& networks, const SeatView& view, int count) {
    const CommonKnowledge common = decision(view);
    int sum = 0;
    for (int i = 0; i < count; ++i) {
        sum += networks.policy.preferences(common, view.holding).best().index();
    }
    return sum;
}

/// A world of a view from the cards dealt to the opponent and its draws in their order.
World world_of(const Evidence& evidence, CardSet dealt, const std::vector<Card>& drawn) {
    World world{.holding = {}, .dealt = dealt};
    CardSet all = dealt;
    for (const Card card : drawn) all = all | card;
    CardSet known = evidence.hidden;
    bool has_played = true;
    for (const auto& [card, trick] : evidence.played) {
        known = known | card;
        const auto place = std::find(drawn.begin(), drawn.end(), card) - drawn.begin();
        const bool is_draw = place < std::ssize(drawn) && place < std::ssize(evidence.draws);
        has_played &= dealt.contains(card) ||
                      (is_draw && evidence.draws[static_cast<std::size_t>(place)] < trick);
    }
    const auto arrived = static_cast<std::size_t>(evidence.dealt) + evidence.draws.size();
    if (drawn.size() != evidence.draws.size() || dealt.size() != evidence.dealt || !has_played ||
        static_cast<std::size_t>(all.size()) != arrived || !(all - known).empty()) {
        throw Error("other_view", "a world of another view (expected one of this view)");
    }
    std::copy(drawn.begin(), drawn.end(), world.drawn.begin());
    return world;
}

std::vector<double> world_weights(const StageOne& networks, const SeatView& view,
                                  const std::vector<std::pair<CardSet, std::vector<Card>>>& worlds,
                                  double temperature) {
    const PlayModel model(view, networks.policy, temperature);
    const Evidence found = evidence(view);
    std::vector<double> weights;
    for (const auto& [dealt, drawn] : worlds) {
        weights.push_back(model.weight(world_of(found, dealt, drawn)));
    }
    return weights;
}

/// Rows of inputs, 0 or 1 each, through a network; the outputs in its units.
nb::object outputs_of(const Network& network, const Rows& rows) {
    const auto inputs = static_cast<std::size_t>(network.inputs());
    const auto outputs = static_cast<std::size_t>(network.outputs());
    if (rows.shape(1) != inputs) {
        throw Error("bad_network", "rows of " + std::to_string(rows.shape(1)) +
                                       " inputs (expected " + std::to_string(inputs) + ")");
    }
    NewArray<std::int32_t> results({rows.shape(0), outputs});
    for (std::size_t row = 0; row < rows.shape(0); ++row) {
        const std::uint8_t* begin = rows.data() + row * inputs;
        ActiveInputs active;
        if (std::count_if(begin, begin + inputs, [](auto x) { return x != 0; }) >
            ActiveInputs::capacity) {
            throw Error("bad_network", "row " + std::to_string(row) + " has more active inputs "
                                       "than a position can have");
        }
        for (std::size_t i = 0; i < inputs; ++i) {
            if (begin[i] != 0) active.add(static_cast<int>(i));
        }
        network.run(active.span(), results.span().subspan(row * outputs, outputs));
    }
    return results.to_python();
}

void bind_self_play(nb::module_& module) {
    module.attr("POLICY_INPUTS") = policy_inputs;
    module.attr("CRITIC_INPUTS") = critic_inputs;
    nb::class_<Batch>(module, "SelfPlay", "Hands of stage one played side by side.")
        .def(nb::init<const Rules&, int, std::uint64_t, const Tables&>(), "rules"_a, "hands"_a,
             "seed"_a, "tables"_a)
        .def("observe", &Batch::observe, "Seats to play, inputs of the policy, distinct plays.")
        .def("observe_layouts", &Batch::observe_layouts, "Leaders and inputs of the critic.")
        .def("outcomes", &Batch::outcomes, "plays"_a,
             "Of every play asked for: hand, play, reward of seat 0, whether stage one is over, "
             "leader and inputs of the critic afterwards.")
        .def("step", &Batch::step, "plays"_a, "Rewards of seat 0, and which hands have ended.");
}

}  // namespace

void bind_learning(nb::module_& module) {
    bind_self_play(module);
    nb::class_<StageOne>(module, "StageOne", "The learned policy and critic of stage one.")
        .def(nb::new_([](const Bytes& weights) { return read_weights(as_span(weights)); }),
             "weights"_a)
        .def(
            "best",
            [](const StageOne& networks, const SeatView& view) {
                return networks.policy.best(decision(view), view.holding);
            },
            "view"_a, "The play the policy likes best.")
        .def(
            "probabilities",
            [](const StageOne& networks, const SeatView& view, double temperature) {
                return networks.policy.probabilities(decision(view), view.holding,
                                                     temperature);
            },
            "view"_a, nb::kw_only(), "temperature"_a = 1.0, "The chance of each of 52 cards.")
        .def("world_weights", &world_weights, "view"_a, "worlds"_a, nb::kw_only(),
             "temperature"_a = 1.0,
             "How well the opponent's plays fit its dealt cards and draws in each world.")
        .def("decide_often", &decide_often, "view"_a, "count"_a,
             "For benchmarks: so many decisions, and a sum of their cards.")
        .def(
            "policy_outputs",
            [](const StageOne& networks, const Rows& rows) {
                return outputs_of(networks.policy.network(), rows);
            },
            "rows"_a)
        .def(
            "critic_outputs",
            [](const StageOne& networks, const Rows& rows) {
                return outputs_of(networks.critic.network(), rows);
            },
            "rows"_a)
        .def_prop_ro("policy_unit", [](const StageOne& n) { return n.policy.network().output_unit(); })
        .def_prop_ro("critic_unit",
                     [](const StageOne& n) { return n.critic.network().output_unit(); });
    module.def("play_duplicates", &duplicates, nb::arg("first").none(), nb::arg("second").none(),
               "rules"_a, "deals"_a, "seed"_a, "tables"_a,
               nb::call_guard<nb::gil_scoped_release>(),
               "The first player's mean of each deal; None plays greedily.");
}

}  // namespace germanwhist::bindings
