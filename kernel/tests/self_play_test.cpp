#include <doctest/doctest.h>

#include <algorithm>
#include <memory>
#include <vector>

#include "germanwhist/error.hpp"
#include "germanwhist/self_play.hpp"
#include "germanwhist/simulation.hpp"
#include "germanwhist/table.hpp"
#include "sample.hpp"

using namespace germanwhist;

namespace {

/// Small packs, so that the values can be worked out by trial.
constexpr int ranks = 4;

StageTwo all_kinds() {
    std::vector<std::shared_ptr<const Table>> tables;
    for (const Objective objective : {Objective::high, Objective::low}) {
        for (const bool has_trump : {true, false}) {
            tables.push_back(std::make_shared<Table>(build_table({objective, has_trump}, 2)));
        }
    }
    return StageTwo(tables);
}

/// What seat 0 makes of a hand in which both always play the first card that self-play offers.
double value_by_trial(const Deal& deal, const Rules& rules) {
    OpenHand hand(deal, rules);
    while (hand.is_stage_one()) {
        const CardSet holding = hand.holding_to_play();
        const SuitOrder order = policy_features(hand.common, holding).order;
        int first = card_count;
        for (const Card card : hand.common.distinct_plays(holding)) {
            first = std::min(first, order.renamed(card));
        }
        hand.play(order.original(first));
    }
    const auto leader = static_cast<std::size_t>(hand.common.leader);
    const Position position{hand.holdings[leader], hand.holdings[1 - leader], hand.common.trump,
                            {}};
    const int tricks = testing::tricks_by_trial(position, hand.common.objective);
    const double own = leader == 0 ? tricks : rules.ranks - tricks;
    const double above_half = own - 0.5 * rules.ranks;
    const double weight = 1.0 * rules.trick_weight(0) / rules.trick_weight(1);
    return (hand.common.objective == Objective::low ? -above_half : above_half) +
           weight * 0.5 * (hand.tricks[0][0] - hand.tricks[1][0]);
}

}  // namespace

TEST_CASE("looking at the layouts between plays changes no reward") {
    StageTwo stage_two = all_kinds();
    Rules rules;
    rules.ranks = ranks;
    rules.counting = Counting::all_tricks;
    constexpr std::size_t hands = 20;
    SelfPlay watched(rules, hands, 3, stage_two);
    SelfPlay unwatched(rules, hands, 3, stage_two);
    std::vector<std::uint8_t> seats(hands), inputs(hands * static_cast<std::size_t>(policy_inputs));
    std::vector<std::uint8_t> layouts(hands * static_cast<std::size_t>(critic_inputs));
    std::vector<std::uint8_t> plays(hands * card_count), chosen(hands), ended(hands);
    std::vector<float> rewards(hands), others(hands);
    for (int play = 0; play < 2 * ranks; ++play) {
        unwatched.observe(seats, inputs, plays);
        watched.observe(seats, inputs, plays);
        watched.observe_layouts(seats, layouts);
        for (std::size_t i = 0; i < hands; ++i) {
            const auto row = plays.begin() + static_cast<std::ptrdiff_t>(i * card_count);
            chosen[i] = static_cast<std::uint8_t>(std::find(row, row + card_count, 1) - row);
        }
        watched.step(chosen, rewards, ended);
        unwatched.step(chosen, others, ended);
        CHECK(rewards == others);
    }
    CHECK(std::ranges::count(ended, 1) == hands);
    CHECK(std::ranges::count(rewards, 0.0F) < static_cast<std::ptrdiff_t>(hands / 2));
}

TEST_CASE("rewards add up to what the hand is worth, under every rule set") {
    StageTwo stage_two = all_kinds();
    for (std::uint64_t seed = 0; seed < 24; ++seed) {
        Rules rules;
        rules.ranks = ranks;
        rules.is_first_stage_free = seed % 2 == 0;
        rules.counting = static_cast<Counting>(seed % 3);
        rules.is_objective_by_colour = rules.counting == Counting::second_stage;
        rules.no_trump_ranks = seed % 5 == 0 ? 0x1fff : 0;
        constexpr std::size_t hands = 3;
        SelfPlay games(rules, hands, seed, stage_two);
        Random random(seed);
        std::vector<double> expected(hands);
        for (double& value : expected) value = value_by_trial(shuffled_deal(rules, random), rules);
        std::vector<std::uint8_t> seats(hands);
        std::vector<std::uint8_t> inputs(hands * static_cast<std::size_t>(policy_inputs));
        std::vector<std::uint8_t> plays(hands * card_count);
        std::vector<std::uint8_t> chosen(hands);
        std::vector<std::uint8_t> ended(hands);
        std::vector<float> rewards(hands);
        std::vector<double> sums(hands);
        for (int play = 0; play < 2 * ranks; ++play) {
            games.observe(seats, inputs, plays);
            for (std::size_t i = 0; i < hands; ++i) {
                const auto row = plays.begin() + static_cast<std::ptrdiff_t>(i * card_count);
                chosen[i] = static_cast<std::uint8_t>(std::find(row, row + card_count, 1) - row);
            }
            games.step(chosen, rewards, ended);
            for (std::size_t i = 0; i < hands; ++i) sums[i] += rewards[i];
            CHECK(std::count(ended.begin(), ended.end(), play + 1 == 2 * ranks ? 1 : 0) == hands);
        }
        for (std::size_t i = 0; i < hands; ++i) CHECK(sums[i] == doctest::Approx(expected[i]));
    }
}

TEST_CASE("an illegal play is refused before anything is played") {
    StageTwo stage_two = all_kinds();
    Rules rules;
    rules.ranks = ranks;
    SelfPlay games(rules, 1, 1, stage_two);
    std::vector<std::uint8_t> ended(1);
    std::vector<float> rewards(1);
    CHECK_THROWS_AS(games.step(std::vector<std::uint8_t>{52}, rewards, ended), Error);
    CHECK_THROWS_AS(games.step(std::vector<std::uint8_t>{0}, rewards, ended), Error);
}

TEST_CASE("a kind of hand without a table is refused") {
    StageTwo none{std::vector<std::shared_ptr<const Table>>{}};
    CHECK_THROWS_AS((void)none.leader_tricks(CardSet(Card(1)), CardSet(Card(2)), no_trump,
                                             Objective::high),
                    Error);
}
