#include <doctest/doctest.h>

#include "germanwhist/error.hpp"
#include "germanwhist/features.hpp"
#include "germanwhist/play_model.hpp"
#include "played_hand.hpp"
#include "random_network.hpp"

using namespace germanwhist;
using germanwhist::testing::PlayedHand;
using germanwhist::testing::random_layers;

TEST_CASE("weights are above 0 and at most 1, under every rule and at every moment") {
    Random random(12);
    const Policy policy(Network(random_layers(policy_inputs, card_count, random)));
    for (int i = 0; i < 60; ++i) {
        Rules rules;
        rules.ranks = i % 2 == 0 ? 7 : ranks_per_suit;
        rules.is_first_stage_free = i % 3 == 0;
        PlayedHand played(rules, random);
        played.play_randomly(i % (4 * rules.ranks), random);
        const SeatView view = played.view(i % seat_count);
        const PlayModel model(view, policy, 1);
        const Worlds worlds(evidence(view));
        std::vector<WeighedWorld> weighed;
        for (int k = 0; k < 10; ++k) weighed.push_back({worlds.sample(random), 1});
        for (int play = 0; play < model.plays(); ++play) model.weigh(weighed, play);
        for (const WeighedWorld& one : weighed) {
            CHECK(one.weight > 0);
            CHECK(one.weight <= 1);
        }
    }
}

TEST_CASE("all plays of the opponent in stage one are asked about, and no others") {
    Random random(13);
    const Policy policy(Network(random_layers(policy_inputs, card_count, random)));
    PlayedHand played(Rules{}, random);
    CHECK(PlayModel(played.view(0), policy, 1).plays() == 0);
    played.play_randomly(14, random);
    CHECK(PlayModel(played.view(0), policy, 1).plays() == 7);
    played.play_randomly(20, random);
    CHECK(PlayModel(played.view(1), policy, 1).plays() == 13);
}

TEST_CASE("a temperature that is not above 0 is refused") {
    Random random(14);
    const Policy policy(Network(random_layers(policy_inputs, card_count, random)));
    const PlayedHand played(Rules{}, random);
    CHECK_THROWS_AS(PlayModel(played.view(0), policy, 0), Error);
    CHECK_THROWS_AS(PlayModel(played.view(0), policy, -1), Error);
}
