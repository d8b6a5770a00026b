#include <doctest/doctest.h>

#include <array>
#include <map>
#include <utility>
#include <vector>

#include "germanwhist/features.hpp"
#include "germanwhist/weighed_worlds.hpp"
#include "played_hand.hpp"
#include "random_network.hpp"

using namespace germanwhist;
using germanwhist::testing::PlayedHand;
using germanwhist::testing::random_layers;

namespace {

/// Worlds that differ in their holding, with these weights.
std::vector<WeighedWorld> weighed(const std::vector<double>& weights) {
    std::vector<WeighedWorld> worlds;
    for (const double weight : weights) {
        worlds.push_back({.world = {}, .weight = weight});
        worlds.back().world.holding = CardSet() | Card(static_cast<int>(worlds.size()) - 1);
    }
    return worlds;
}

}  // namespace

TEST_CASE("thinning keeps the heavy worlds, and what each weighs on average") {
    const std::vector<double> weights{0.1, 5, 0.4, 0.02, 0.9, 2, 0.3, 0.28};
    Random random(31);
    std::vector<double> sums(weights.size());
    constexpr int times = 40'000;
    for (int i = 0; i < times; ++i) {
        std::vector<WeighedWorld> worlds = weighed(weights);
        thin(worlds, 4, random);
        REQUIRE(worlds.size() == 4);
        int before = -1;
        for (const auto& [world, weight] : worlds) {
            const int number = world.holding.lowest().index();
            CHECK(number > before);
            before = number;
            sums[static_cast<std::size_t>(number)] += weight;
            // 5 and 2 stay; the six others, 2 in all, share two places.
            CHECK(weight == doctest::Approx(number == 1 ? 5 : number == 5 ? 2 : 1));
        }
    }
    for (std::size_t i = 0; i < weights.size(); ++i) {
        CHECK(sums[i] / times == doctest::Approx(weights[i]).epsilon(0.05));
    }
}

TEST_CASE("worlds of one weight are thinned evenly, and few are left alone") {
    Random random(32);
    std::vector<WeighedWorld> worlds = weighed(std::vector<double>(10, 0.5));
    thin(worlds, 10, random);
    CHECK(worlds.size() == 10);
    thin(worlds, 5, random);
    REQUIRE(worlds.size() == 5);
    for (const WeighedWorld& world : worlds) CHECK(world.weight == doctest::Approx(1));
    thin(worlds, 1, random);
    REQUIRE(worlds.size() == 1);
    CHECK(worlds.front().weight == doctest::Approx(5));
}

TEST_CASE("likely worlds weigh on average what the model says of all worlds") {
    Random random(33);
    const Policy policy(Network(random_layers(policy_inputs, card_count, random)));
    Rules rules;
    rules.ranks = 4;
    PlayedHand played(rules, random);
    played.play_randomly(5, random);
    const SeatView view = played.view(played.hand().to_play());
    const Worlds worlds(evidence(view));
    const PlayModel model(view, policy, 2);

    std::map<std::uint64_t, double> right;
    double all = 0;
    int count = 0;
    // Every order of the stock is a world of its own.
    int orders = 1;
    for (int i = 2; i <= worlds.stock_size(); ++i) orders *= i;
    for (Count number = 0; number < worlds.arrangements() * static_cast<Count>(orders); ++number) {
        std::array<WeighedWorld, 1> one{{{worlds.at(number), 1}}};
        for (int play = 0; play < model.plays(); ++play) model.weigh(one, play);
        right[one[0].world.holding.mask()] += one[0].weight;
        ++count;
    }
    for (auto& [holding, weight] : right) all += weight /= count;

    std::map<std::uint64_t, double> found;
    constexpr int times = 4'000;
    constexpr std::size_t drawn = 12;
    double total = 0;
    for (int i = 0; i < times; ++i) {
        const auto likely = likely_worlds(worlds, model, drawn, 5, random);
        CHECK(likely.size() == 5);
        for (const auto& [world, weight] : likely) {
            found[world.holding.mask()] += weight / times / drawn;
            total += weight / times / drawn;
        }
    }
    CHECK(total == doctest::Approx(all).epsilon(0.02));
    CHECK(found.size() == right.size());
    for (const auto& [holding, weight] : right) {
        CHECK(std::abs(found[holding] - weight) < 0.1 * weight + 0.01 * all);
    }
}
