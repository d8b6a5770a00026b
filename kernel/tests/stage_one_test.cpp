#include <doctest/doctest.h>

#include <array>
#include <cstring>
#include <numeric>
#include <vector>

#include "germanwhist/checksum.hpp"
#include "germanwhist/error.hpp"
#include "germanwhist/features.hpp"
#include "germanwhist/simulation.hpp"
#include "germanwhist/stage_one.hpp"
#include "random_network.hpp"

using namespace germanwhist;
using germanwhist::testing::random_layers;

namespace {

template <typename Number>
void write(std::vector<std::uint8_t>& bytes, Number number) {
    for (std::size_t i = 0; i < sizeof(Number); ++i) {
        bytes.push_back(static_cast<std::uint8_t>(static_cast<std::uint64_t>(number) >> (8 * i)));
    }
}

void write(std::vector<std::uint8_t>& bytes, const std::vector<Layer>& layers) {
    write(bytes, static_cast<std::uint32_t>(layers.size()));
    for (const Layer& layer : layers) {
        for (const int size : {layer.inputs, layer.units, layer.shift}) write(bytes, size);
        for (const std::int16_t weight : layer.weights) write(bytes, weight);
        for (const std::int32_t bias : layer.biases) write(bytes, bias);
    }
}

std::vector<std::uint8_t> weights_file(const std::vector<Layer>& policy,
                                       const std::vector<Layer>& critic) {
    std::vector<std::uint8_t> bytes{'G', 'W', 'W', 'E', 'I', 'G', 'H', 'T'};
    write(bytes, std::uint32_t{1});
    write(bytes, std::uint32_t{2});
    write(bytes, policy);
    write(bytes, critic);
    write(bytes, checksum(bytes));
    return bytes;
}

}  // namespace

TEST_CASE("probabilities add up to one over the legal plays, and equal cards share") {
    Random random(2);
    const Policy policy(Network(random_layers(policy_inputs, card_count, random)));
    const Rules rules;
    for (int i = 0; i < 50; ++i) {
        OpenHand hand(shuffled_deal(rules, random), rules);
        while (hand.is_stage_one()) {
            const CardSet holding = hand.holding_to_play();
            const Probabilities chances = policy.probabilities(hand.common, holding);
            CHECK(std::accumulate(chances.begin(), chances.end(), 0.0) == doctest::Approx(1));
            const CardSet legal = hand.legal_plays();
            for (int card = 0; card < card_count; ++card) {
                CHECK((chances[static_cast<std::size_t>(card)] > 0) == legal.contains(Card(card)));
            }
            const Card best = policy.best(hand.common, holding);
            CHECK(hand.common.distinct_plays(holding).contains(best));
            hand.play(best);
        }
    }
}

TEST_CASE("neighbours in one hand are equally probable") {
    Random random(4);
    const Policy policy(Network(random_layers(policy_inputs, card_count, random)));
    const CommonKnowledge common(Rules{}, 0, Card(2, 11));
    const CardSet holding = CardSet(std::uint64_t{0x1fff});  // all clubs
    const Probabilities chances = policy.probabilities(common, holding);
    for (std::size_t rank = 0; rank < 13; ++rank) CHECK(chances[rank] == doctest::Approx(1.0 / 13));
}

TEST_CASE("a low temperature plays the best card") {
    Random random(6);
    const Policy policy(Network(random_layers(policy_inputs, card_count, random)));
    const Rules rules;
    const OpenHand hand(shuffled_deal(rules, random), rules);
    const CardSet holding = hand.holding_to_play();
    const auto chances = policy.probabilities(hand.common, holding, 0.001);
    const Card best = policy.best(hand.common, holding);
    CHECK(chances[static_cast<std::size_t>(best.index())] > 0.3F);  // its equals share with it
}

TEST_CASE("plays are drawn as often as their chances say") {
    Random random(7);
    const Policy policy(Network(random_layers(policy_inputs, card_count, random)));
    const Rules rules;
    const OpenHand hand(shuffled_deal(rules, random), rules);
    const CardSet holding = hand.holding_to_play();
    const auto chances = policy.probabilities(hand.common, holding);
    std::array<int, card_count> counts{};
    constexpr int draws = 20'000;
    for (int i = 0; i < draws; ++i) {
        ++counts[static_cast<std::size_t>(policy.drawn(hand.common, holding, random).index())];
    }
    for (std::size_t i = 0; i < card_count; ++i) {
        CHECK(counts[i] / double{draws} == doctest::Approx(chances[i]).epsilon(0.02).scale(1));
    }
}

TEST_CASE("a weights file is read back as it was written") {
    Random random(8);
    const auto policy = random_layers(policy_inputs, card_count, random);
    const auto critic = random_layers(critic_inputs, 1, random);
    const StageOne read = read_weights(weights_file(policy, critic));
    const Rules rules;
    const OpenHand hand(shuffled_deal(rules, random), rules);
    CHECK(read.critic.value(hand, 6, true) == Critic(Network(critic)).value(hand, 6, false));
    CHECK(read.policy.preferences(hand.common, hand.holding_to_play()).logits ==
          Policy(Network(policy)).preferences(hand.common, hand.holding_to_play()).logits);
}

TEST_CASE("a weights file that is short, changed or foreign is refused") {
    Random random(9);
    const auto file = weights_file(random_layers(policy_inputs, card_count, random),
                                   random_layers(critic_inputs, 1, random));
    const auto code_of = [](std::vector<std::uint8_t> bytes) {
        try {
            (void)read_weights(bytes);
        } catch (const Error& error) {
            return error.code();
        }
        return std::string("read");
    };
    CHECK(code_of(file) == "read");
    CHECK(code_of({file.begin(), file.end() - 1}) == "damaged_weights");
    auto changed = file;
    changed[file.size() / 2] ^= 1;
    CHECK(code_of(changed) == "damaged_weights");
    CHECK(code_of({}) == "bad_weights");
    CHECK(code_of(std::vector<std::uint8_t>(100, 7)) == "bad_weights");
    CHECK(code_of(weights_file(random_layers(critic_inputs, 1, random),
                               random_layers(critic_inputs, 1, random))) == "bad_network");
}
