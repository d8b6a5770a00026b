/// The learned networks.

#include <algorithm>
#include <iterator>
#include <memory>
#include <string>

#include "bindings.hpp"
#include "conversions.hpp"
#include "germanwhist/duplicate.hpp"
#include "germanwhist/error.hpp"
#include "germanwhist/exact_response.hpp"
#include "germanwhist/features.hpp"
#include "germanwhist/greedy.hpp"
#include "germanwhist/play_model.hpp"
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

/// The player that a pair of networks stands for; the greedy player without them.
StageOnePlayer player(const StageOne* networks, bool is_sampled, std::uint64_t seed) {
    if (networks == nullptr) return greedy_play;
    if (is_sampled) {
        return [networks, random = Random(~seed)](const CommonKnowledge& common,
                                                  CardSet holding) mutable {
            return networks->policy.drawn(common, holding, random);
        };
    }
    return [networks](const CommonKnowledge& common, CardSet holding) {
        return networks->policy.best(common, holding);
    };
}

std::vector<double> duplicates(const StageOne* first, const StageOne* second, const Rules& rules,
                               int deals, std::uint64_t seed, const Tables& tables,
                               bool is_second_sampled) {
    StageTwo stage_two = stage_two_of(tables);
    return play_duplicates(player(first, false, seed), player(second, is_second_sampled, seed),
                           rules, deals, seed, stage_two);
}

/// What a best response wins of networks, or of the greedy player without them.
double response_to(const StageOne* networks, const Rules& rules, const Tables& tables,
                   bool is_sampled) {
    using Chances = std::vector<std::pair<Card, double>>;
    StageTwo stage_two = stage_two_of(tables);
    const StageOnePlayer best = player(networks, false, 0);
    const auto chances = [&](const CommonKnowledge& common, CardSet holding) -> Chances {
        if (networks == nullptr || !is_sampled) return {{best(common, holding), 1.0}};
        Chances found;
        const Probabilities all = networks->policy.probabilities(common, holding);
        for (const Card card : common.legal_plays(holding)) {
            found.emplace_back(card, all[static_cast<std::size_t>(card.index())]);
        }
        return found;
    };
    return exact_response(chances, rules, stage_two);
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
    std::vector<WeighedWorld> weighed;
    for (const auto& [dealt, drawn] : worlds) weighed.push_back({world_of(found, dealt, drawn), 1});
    for (int play = 0; play < model.plays(); ++play) model.weigh(weighed, play);
    std::vector<double> weights;
    for (const WeighedWorld& one : weighed) weights.push_back(one.weight);
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

}  // namespace

void bind_learning(nb::module_& module) {
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
               "rules"_a, "deals"_a, "seed"_a, "tables"_a, nb::kw_only(),
               "is_second_sampled"_a = false, nb::call_guard<nb::gil_scoped_release>(),
               "The first player's mean of each deal; None plays greedily.");
    module.def("exact_response", &response_to, nb::arg("player").none(), "rules"_a, "tables"_a,
               nb::kw_only(), "is_sampled"_a = false, nb::call_guard<nb::gil_scoped_release>(),
               "What a best response wins of a player, with packs of up to 12 cards.");
}

}  // namespace germanwhist::bindings
