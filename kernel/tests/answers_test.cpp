#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <map>
#include <span>
#include <vector>

#include "germanwhist/answers.hpp"
#include "germanwhist/features.hpp"
#include "germanwhist/learned_search.hpp"
#include "germanwhist/play_model.hpp"
#include "germanwhist/weighed_worlds.hpp"
#include "played_hand.hpp"
#include "random_network.hpp"
#include "small_game.hpp"

using namespace germanwhist;
using germanwhist::testing::PlayedHand;
using germanwhist::testing::random_layers;
using germanwhist::testing::root_of;
using germanwhist::testing::small_ranks;
using germanwhist::testing::small_rules;
using germanwhist::testing::small_rules_by_colour;
using germanwhist::testing::small_stage_two;

namespace {

std::size_t index(int i) { return static_cast<std::size_t>(i); }

/// A game and what of it is counted.
struct Game {
    Rules rules;
    Payoff payoff;
};

std::vector<Game> games() {
    Rules all_tricks = small_rules_by_colour();
    all_tricks.counting = Counting::all_tricks;
    return {
        {small_rules(), {HandScore::difference, 1, small_ranks}},
        {small_rules_by_colour(), {HandScore::difference, 1, small_ranks}},
        {small_rules_by_colour(), {HandScore::win, 1, small_ranks}},
        {all_tricks, {HandScore::win, 1, 2 * small_ranks}},
    };
}

/// The tricks of stage one that count, by seat.
std::array<int, seat_count> counted(const OpenHand& hand) {
    const int weight = hand.common.rules.trick_weight(0);
    return {hand.tricks[0][0] * weight, hand.tricks[1][0] * weight};
}

/// The tricks that a seat has counted when stage one has ended so and stage two is played best.
///     before: what it had counted before the last trick.
int tricks_of(const OpenHand& end, int seat, int before, StageTwo& stage_two) {
    const int leader = end.common.leader;
    const int led = stage_two.leader_tricks(end.holdings[index(leader)],
                                            end.holdings[index(1 - leader)], end.common.trump,
                                            end.common.objective);
    const Rules& rules = end.common.rules;
    const int last = leader == seat ? rules.trick_weight(0) : 0;
    return before + last + (leader == seat ? led : rules.ranks - led);
}

/// What a result is worth to whoever has it, worked out by hand.
double worth(const Game& game, int tricks, Objective objective) {
    const int ahead = 2 * tricks - game.payoff.total;
    const int good = objective == Objective::low ? -ahead : ahead;
    if (game.payoff.hand_score == HandScore::win) return (good > 0 ? 1 : 0) - (good < 0 ? 1 : 0);
    return good;
}

/// What each answer brings the opponent in the mean of all worlds that fit its view, counted one
/// by one.
std::map<int, double> exact_answers(const Game& game, const PlayedHand& played, Card lead,
                                    StageTwo& stage_two) {
    PlayedHand next = played;
    next.play(lead);
    const SearchRoot reply = root_of(next);
    const int before = counted(played.hand())[index(reply.seat())];
    const auto count = static_cast<std::uint64_t>(reply.worlds().arrangements());
    std::map<int, double> means;
    for (std::uint64_t i = 0; i < count; ++i) {
        const OpenHand hand = reply.hand_in(reply.worlds().at(Count(i)));
        for (const Card card : reply.common().distinct_plays(reply.holding())) {
            OpenHand end = hand;
            end.play(card);
            const int tricks = tricks_of(end, reply.seat(), before, stage_two);
            means[card.index()] += worth(game, tricks, end.common.objective) / double(count);
        }
    }
    return means;
}

}  // namespace

TEST_CASE("an answer is the best in the mean of what the opponent may think") {
    constexpr double error = 0.15;  // of a mean over 3,000 worlds, in points, and more
    Random random(5);
    StageTwo stage_two = small_stage_two();
    for (const Game& game : games()) {
        int choices = 0;
        for (int i = 0; i < 30; ++i) {
            PlayedHand played(game.rules, random);
            played.play_randomly(12, random);
            const SearchRoot root(played.view(played.hand().to_play()), game.payoff,
                                  counted(played.hand()));
            const Answers answers(root, 3000);
            for (const Card lead : root.common().distinct_plays(root.holding())) {
                OpenHand hand(root.common(), played.hand().holdings,
                              std::span(played.hand().stock).subspan(13, 1));
                hand.play(lead);
                REQUIRE(answers.is_known(hand));
                const auto means = exact_answers(game, played, lead, stage_two);
                double most = -99;
                double least = 99;
                for (const auto& [_, mean] : means) {
                    most = std::max(most, mean);
                    least = std::min(least, mean);
                }
                const Card best = answers.best(hand, stage_two);
                REQUIRE(means.contains(best.index()));
                CHECK(means.at(best.index()) >= most - error);
                choices += most - least > 2 * error ? 1 : 0;
            }
        }
        CHECK(choices > 20);
    }
}

TEST_CASE("an answer does not depend on the worlds asked about before") {
    Random random(6);
    StageTwo stage_two = small_stage_two();
    int choices = 0;
    for (int i = 0; i < 10; ++i) {
        PlayedHand played(small_rules(), random);
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
        PlayedHand played(small_rules(), random);
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
        PlayedHand played(i % 2 == 0 ? small_rules() : small_rules_by_colour(), random);
        played.play_randomly(12, random);
        const SearchRoot root = root_of(played);
        const auto search = [&](int answers, int threads) {
            const Weighing weighing{.temperature = 2, .drawn = 1, .race = std::nullopt};
            Random draws(9);
            return weighed_search(root, networks, {.answers = answers}, weighing, stage_two,
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
