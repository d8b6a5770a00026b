#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <memory>
#include <vector>

#include "germanwhist/answers.hpp"
#include "germanwhist/features.hpp"
#include "germanwhist/learned_search.hpp"
#include "germanwhist/play_model.hpp"
#include "germanwhist/weighed_worlds.hpp"
#include "played_hand.hpp"
#include "random_network.hpp"

using namespace germanwhist;
using germanwhist::testing::PlayedHand;
using germanwhist::testing::random_layers;

namespace {

std::size_t index(int i) { return static_cast<std::size_t>(i); }

Rules small_rules(bool is_by_colour) {
    Rules rules;
    rules.ranks = 7;
    rules.is_objective_by_colour = is_by_colour;
    return rules;
}

StageTwo small_stage_two() {
    static const std::vector<std::shared_ptr<const Table>> tables{
        std::make_shared<const Table>(build_table({Objective::high, true}, 5)),
        std::make_shared<const Table>(build_table({Objective::low, true}, 5)),
    };
    return StageTwo(tables);
}

SearchRoot root_of(const PlayedHand& played) {
    return {played.view(played.hand().to_play()), Payoff{HandScore::difference, 1, 7}, {0, 0}};
}

/// The tricks the seat makes when stage one has ended so.
int tricks_of(const OpenHand& end, int seat, StageTwo& stage_two) {
    const int leader = end.common.leader;
    const int tricks = stage_two.leader_tricks(end.holdings[index(leader)],
                                               end.holdings[index(1 - leader)], end.common.trump,
                                               end.common.objective);
    return leader == seat ? tricks : end.common.rules.ranks - tricks;
}

/// What each answer brings the opponent, in tricks in the mean of all worlds that fit its view,
/// counted one by one; fewer are better where the objective is low, so those are negative.
std::map<int, double> exact_answers(const PlayedHand& played, Card lead, StageTwo& stage_two) {
    PlayedHand next = played;
    next.play(lead);
    const int seat = next.hand().to_play();
    const SearchRoot reply(next.view(seat), Payoff{HandScore::difference, 1, 7}, {0, 0});
    const auto count = static_cast<std::uint64_t>(reply.worlds().arrangements());
    const int sign = reply.common().objective == Objective::low ? -1 : 1;
    std::map<int, double> means;
    for (std::uint64_t i = 0; i < count; ++i) {
        const OpenHand hand = reply.hand_in(reply.worlds().at(Count(i)));
        for (const Card card : reply.common().distinct_plays(reply.holding())) {
            OpenHand end = hand;
            end.play(card);
            means[card.index()] += sign * tricks_of(end, seat, stage_two) / double(count);
        }
    }
    return means;
}

}  // namespace

TEST_CASE("an answer is the best in the mean of what the opponent may think") {
    Random random(5);
    StageTwo stage_two = small_stage_two();
    int choices = 0;
    for (int i = 0; i < 40; ++i) {
        PlayedHand played(small_rules(i % 2 == 1), random);
        played.play_randomly(12, random);
        const SearchRoot root = root_of(played);
        const Answers answers(root, 3000);
        for (const Card lead : root.common().distinct_plays(root.holding())) {
            OpenHand hand = played.hand();
            hand.play(lead);
            REQUIRE(answers.is_known(hand));
            const auto means = exact_answers(played, lead, stage_two);
            double most = -99;
            for (const auto& [_, mean] : means) most = std::max(most, mean);
            const Card best = answers.best(hand, stage_two);
            REQUIRE(means.contains(best.index()));
            CHECK(means.at(best.index()) >= most - 0.1);  // 3,000 worlds tell so much apart
            choices += means.size() > 1 ? 1 : 0;
        }
    }
    CHECK(choices > 60);
}

TEST_CASE("an answer does not depend on the worlds asked about before") {
    Random random(6);
    StageTwo stage_two = small_stage_two();
    int choices = 0;
    for (int i = 0; i < 10; ++i) {
        PlayedHand played(small_rules(false), random);
        played.play_randomly(12, random);
        const SearchRoot root = root_of(played);
        std::vector<OpenHand> asked;
        for (int world = 0; world < 30; ++world) {
            OpenHand hand = root.sample(random);
            hand.play(random_card(hand.legal_plays(), random));
            choices += hand.legal_plays().size() > 1 ? 1 : 0;
            asked.push_back(hand);
        }
        const Answers forward(root, 4);
        const Answers backward(root, 4);
        std::vector<Card> found;
        for (const OpenHand& hand : asked) found.push_back(forward.best(hand, stage_two));
        for (std::size_t at = asked.size(); at-- > 0;) {
            CHECK(backward.best(asked[at], stage_two) == found[at]);
        }
    }
    CHECK(choices > 50);
}

TEST_CASE("answers are known after a lead to the last trick of stage one alone") {
    Random random(7);
    for (int plays = 0; plays < 14; ++plays) {
        PlayedHand played(small_rules(false), random);
        played.play_randomly(plays, random);
        const SearchRoot root = root_of(played);
        OpenHand hand = played.hand();
        CHECK_FALSE(Answers(root, 8).is_known(hand));
        hand.play(hand.legal_plays().lowest());
        CHECK(Answers(root, 8).is_known(hand) == (plays == 12));
        CHECK_FALSE(Answers(root, 0).is_known(hand));
    }
}

TEST_CASE("a lead to the last trick is worth what the answers leave of it") {
    Random random(8);
    StageTwo stage_two = small_stage_two();
    const StageOne networks{Policy(Network(random_layers(policy_inputs, card_count, random))),
                            Critic(Network(random_layers(critic_inputs, 1, random)))};
    int differ = 0;
    for (int i = 0; i < 10; ++i) {
        PlayedHand played(small_rules(i % 2 == 1), random);
        played.play_randomly(12, random);
        const SearchRoot root = root_of(played);
        const auto search = [&](int answers, int threads) {
            const Weighing weighing{
                .temperature = 2, .drawn = 1, .answers = answers, .race = std::nullopt};
            Random draws(9);
            return weighed_search(root, networks, 1, weighing, stage_two,
                                  {.iterations = 200, .threads = threads}, draws);
        };
        const auto found = search(64, 1);
        const auto same = search(64, 2);
        const auto by_policy = search(0, 1);
        const Answers answers(root, 64);
        const PlayModel model(root.view(), networks.policy, 2);
        Random draws(9);
        double weights = 0;
        std::vector<double> sums(found.size());
        for (const auto& [world, weight] :
             likely_worlds(root.worlds(), model, 200, 200, draws)) {
            const OpenHand hand = root.hand_in(world);
            weights += weight;
            for (std::size_t k = 0; k < found.size(); ++k) {
                OpenHand end = hand;
                end.play(found[k].card);
                end.play(answers.best(end, stage_two));
                sums[k] += weight * root.points(end, stage_two);
            }
        }
        for (std::size_t k = 0; k < found.size(); ++k) {
            CHECK(found[k].mean == doctest::Approx(sums[k] / weights).epsilon(1e-6));
            CHECK(same[k].mean == found[k].mean);
            differ += std::abs(by_policy[k].mean - found[k].mean) > 0.01 ? 1 : 0;
        }
    }
    CHECK(differ > 10);
}
