#include <doctest/doctest.h>

#include <cmath>
#include <memory>
#include <vector>

#include "germanwhist/features.hpp"
#include "germanwhist/learned_search.hpp"
#include "played_hand.hpp"
#include "random_network.hpp"
#include "small_game.hpp"

using namespace germanwhist;
using germanwhist::testing::PlayedHand;
using germanwhist::testing::random_layers;
using germanwhist::testing::small_rules_by_colour;
using germanwhist::testing::small_stage_two;

namespace {

std::size_t index(int i) { return static_cast<std::size_t>(i); }

StageOne random_networks(Random& random) {
    return {Policy(Network(random_layers(policy_inputs, card_count, random))),
            Critic(Network(random_layers(critic_inputs, 1, random)))};
}

/// The same policy with a critic that always says this, in tricks.
StageOne networks_that_say(int tricks, Random& random) {
    std::vector<Layer> layers = random_layers(critic_inputs, 1, random);
    for (Layer& layer : layers) {
        layer.weights.assign(layer.weights.size(), 0);
        layer.biases.assign(layer.biases.size(), 0);
    }
    layers.back().biases = {tricks << (activation_shift + layers.back().shift)};
    return {Policy(Network(random_layers(policy_inputs, card_count, random))),
            Critic(Network(layers))};
}

int leader_tricks(const OpenHand& hand, StageTwo& stage_two) {
    const int leader = hand.common.leader;
    return stage_two.leader_tricks(hand.holdings[index(leader)], hand.holdings[index(1 - leader)],
                                   hand.common.trump, hand.common.objective);
}

}  // namespace

TEST_CASE("a world is worth what the critic says at its end, to the seat that asks") {
    Random random(21);
    const StageOne networks = random_networks(random);
    StageTwo stage_two = small_stage_two();
    int low = 0;
    int turned = 0;
    for (int i = 0; i < 40; ++i) {
        PlayedHand played(small_rules_by_colour(), random);
        played.play_randomly(i % 10, random);
        const int seat = played.hand().to_play();
        const SearchRoot root(played.view(seat), {HandScore::difference, 1, 7}, {0, 0});
        const int further = i % 2;
        const int last = root.common().tricks + 1 + further;
        Random draws(5);
        const OpenHand world = root.sample(draws);
        Random same(5);
        for (const Estimate& found : 
             learned_search(root, networks, {.further = further}, stage_two, {}, same)) {
            OpenHand hand = world;
            hand.play(found.card);
            while (hand.common.tricks < last) {
                hand.play(networks.policy.best(hand.common, hand.holding_to_play()));
            }
            // The critic speaks for the leader, of what is good in the hand being played.
            const bool is_own = hand.common.leader == seat;
            const double value =
                networks.critic.value(hand, leader_tricks(hand, stage_two), is_own);
            CHECK(found.mean == doctest::Approx(2 * (is_own ? value : -value)));
            turned += is_own ? 0 : 1;
            low += hand.common.objective == Objective::low ? 1 : 0;
        }
    }
    CHECK(turned > 20);
    CHECK(low > 20);
}

TEST_CASE("what is expected is surer the fewer tricks are left") {
    Random random(22);
    const StageOne networks = networks_that_say(1, random);
    StageTwo stage_two = small_stage_two();
    double before = 0;
    for (int tricks = 0; tricks < 6; ++tricks) {
        PlayedHand played(small_rules_by_colour(), random);
        played.play_randomly(2 * tricks, random);
        const int seat = played.hand().to_play();
        const SearchRoot root(played.view(seat), {HandScore::win, 1, 7}, {0, 0});
        const double chance =
            std::abs(learned_search(root, networks, {}, stage_two, {}, random).front().mean);
        CHECK(chance > before);
        before = chance;
    }
    CHECK(before < 1);
}
