#include <doctest/doctest.h>

#include <algorithm>
#include <atomic>
#include <memory>
#include <thread>
#include <vector>

#include "germanwhist/search.hpp"
#include "played_hand.hpp"
#include "small_game.hpp"

using namespace germanwhist;
using germanwhist::testing::PlayedHand;
using germanwhist::testing::root_of;
using germanwhist::testing::small_rules;

namespace {

constexpr int table_levels = 6;

const std::vector<std::shared_ptr<const Table>>& tables() {
    static const auto made = [] {
        std::vector<std::shared_ptr<const Table>> kinds;
        for (const Objective objective : {Objective::high, Objective::low}) {
            for (const bool has_trump : {true, false}) {
                kinds.push_back(std::make_shared<const Table>(
                    build_table({objective, has_trump}, table_levels)));
            }
        }
        return kinds;
    }();
    return made;
}

constexpr Payoff difference{HandScore::difference, 1, 7};

using Search = std::vector<Estimate> (*)(const SearchRoot&, StageTwo&, const SearchLimits&,
                                         Random&);

std::vector<Estimate> run(Search search, const SearchRoot& root, int iterations) {
    StageTwo stage_two(tables());
    Random random(1);
    return search(root, stage_two, {.iterations = iterations}, random);
}

}  // namespace

TEST_CASE("a sampled hand is the root's, completed") {
    Random random(8);
    for (int plays = 0; plays < 14; ++plays) {
        PlayedHand played(small_rules(), random);
        played.play_randomly(plays, random);
        const SearchRoot root = root_of(played);
        const OpenHand hand = root.sample(random);
        const OpenHand& true_hand = played.hand();
        CHECK(hand.holding_to_play() == true_hand.holding_to_play());
        CHECK(hand.stock_size() == true_hand.stock_size());
        CardSet all = hand.holdings[0] | hand.holdings[1] | hand.common.gone;
        for (int i = hand.next; i < hand.next + hand.stock_size(); ++i) {
            all = all | hand.stock[static_cast<std::size_t>(i)];
        }
        if (hand.common.led) all = all | *hand.common.led;
        CHECK(all == CardSet::full(7));
    }
}

TEST_CASE("each distinct card is judged, in order, and every iteration is spent") {
    Random random(5);
    PlayedHand played(small_rules(), random);
    played.play_randomly(3, random);
    const SearchRoot root = root_of(played);
    const CardSet plays = root.common().distinct_plays(root.holding());
    const auto flat = run(&monte_carlo, root, 30);
    const auto tree = run(&tree_search, root, 300);
    REQUIRE(static_cast<int>(flat.size()) == plays.size());
    REQUIRE(tree.size() == flat.size());
    int visits = 0;
    std::size_t place = 0;
    for (const Card card : plays) {
        CHECK(flat[place].card == card);
        CHECK(flat[place].tries == 30);
        CHECK(tree[place].card == card);
        CHECK(std::abs(flat[place].mean) <= 7);
        visits += tree[place].tries;
        ++place;
    }
    CHECK(visits == 300);
}

TEST_CASE("with one trick to go the tree search finds what trying everything finds") {
    // After 13 of 14 plays of stage one only one card is hidden, and the follower decides alone.
    Random random(31);
    for (int i = 0; i < 30; ++i) {
        PlayedHand played(small_rules(), random);
        played.play_randomly(13, random);
        const SearchRoot root = root_of(played);
        const auto flat = run(&monte_carlo, root, 400);
        const auto tree = run(&tree_search, root, 2000);
        for (std::size_t k = 0; k < flat.size(); ++k) {
            if (tree[k].tries > 400) {
                CHECK(tree[k].mean == doctest::Approx(flat[k].mean).epsilon(0.25));
            }
        }
    }
}

TEST_CASE("the tree search spends most of its time on what is best") {
    Random random(31);
    int compared = 0;
    for (int i = 0; i < 150; ++i) {
        PlayedHand played(small_rules(), random);
        played.play_randomly(13, random);
        const SearchRoot root = root_of(played);
        const auto flat = run(&monte_carlo, root, 400);
        const auto best = std::ranges::max_element(flat, {}, &Estimate::mean);
        const auto worst = std::ranges::min_element(flat, {}, &Estimate::mean);
        if (best->mean - worst->mean < 2) continue;
        const auto tree = run(&tree_search, root, 2000);
        CHECK(tree[static_cast<std::size_t>(best - flat.begin())].tries >
              2 * tree[static_cast<std::size_t>(worst - flat.begin())].tries);
        ++compared;
    }
    CHECK(compared > 3);
}

TEST_CASE("the opponent in the tree plays for itself") {
    // Before the last trick of stage one the opponent's reply decides. Every reply is tried in many
    // worlds: a lead is worth what the worst one leaves, not what the best one would give.
    Random random(31);
    StageTwo stage_two(tables());
    int compared = 0;
    for (int i = 0; i < 120; ++i) {
        PlayedHand played(small_rules(), random);
        played.play_randomly(12, random);
        const SearchRoot root = root_of(played);
        const auto tree = run(&tree_search, root, 2000);
        const auto chosen = std::ranges::max_element(tree, {}, &Estimate::tries);
        constexpr int worlds = 100;
        double worst = 0;
        double best = 0;
        for (int k = 0; k < worlds; ++k) {
            OpenHand led = root.sample(random);
            led.play(chosen->card);
            int least = 7;
            int most = -7;
            for (const Card follow : led.common.legal_plays(led.holding_to_play())) {
                OpenHand hand = led;
                hand.play(follow);
                least = std::min(least, root.points(hand, stage_two));
                most = std::max(most, root.points(hand, stage_two));
            }
            worst += static_cast<double>(least) / worlds;
            best += static_cast<double>(most) / worlds;
        }
        if (best - worst < 2) continue;
        CHECK(chosen->mean < (worst + best) / 2);
        ++compared;
    }
    CHECK(compared > 9);
}

TEST_CASE("points count what was counted before, and both stages") {
    Random random(9);
    Rules rules = small_rules();
    rules.counting = Counting::all_tricks;
    PlayedHand played(rules, random);
    played.play_randomly(12, random);
    const int seat = played.hand().to_play();
    const Payoff payoff{HandScore::difference, 1, 14};
    std::array<int, seat_count> counted{};
    counted[static_cast<std::size_t>(seat)] = 4;
    counted[static_cast<std::size_t>(1 - seat)] = 2;
    const SearchRoot root(played.view(seat), payoff, counted);
    StageTwo stage_two(tables());
    OpenHand hand = root.sample(random);
    play_out_greedily(hand);
    const int leader = hand.common.leader;
    int own = stage_two.leader_tricks(hand.holdings[static_cast<std::size_t>(leader)],
                                      hand.holdings[static_cast<std::size_t>(1 - leader)],
                                      hand.common.trump, hand.common.objective);
    if (leader != seat) own = 7 - own;
    own += 4 + hand.tricks[static_cast<std::size_t>(seat)][0];
    CHECK(root.points(hand, stage_two) == 2 * own - 14);
}

TEST_CASE("what is still open is expected to be shared, in both stages") {
    Random random(12);
    for (const Counting counting :
         {Counting::second_stage, Counting::all_tricks, Counting::weighted}) {
        Rules rules = small_rules();
        rules.counting = counting;
        PlayedHand played(rules, random);
        const int seat = played.hand().to_play();
        const int trick = rules.trick_weight(0);
        const Payoff payoff{HandScore::difference, 1, 7 * (trick + rules.trick_weight(1))};
        const SearchRoot root(played.view(seat), payoff, {0, 0});
        OpenHand hand = root.sample(random);
        for (int plays = 0; plays < 6; ++plays) {
            hand.play(hand.common.legal_plays(hand.holding_to_play()).lowest());
        }
        const int won = hand.tricks[static_cast<std::size_t>(seat)][0];
        const int lost = hand.tricks[static_cast<std::size_t>(1 - seat)][0];
        REQUIRE(won + lost == 3);
        CHECK(root.expected_points(hand, 0, 1) == (won - lost) * trick);
        CHECK(root.expected_points(hand, 1.5, 1) == (won - lost) * trick + 3);
    }
}

TEST_CASE("searches in several threads share the tables and stop when cancelled") {
    Random random(6);
    PlayedHand played(small_rules(), random);
    const SearchRoot root = root_of(played);
    std::atomic<bool> is_cancelled = false;
    std::vector<int> tries(2);
    {
        std::vector<std::jthread> threads;
        for (std::size_t i = 0; i < tries.size(); ++i) {
            threads.emplace_back([&, i] {
                StageTwo stage_two(tables());
                Random own(i);
                const SearchLimits limits{.iterations = 1'000'000'000,
                                          .is_cancelled = &is_cancelled};
                for (const Estimate& found : tree_search(root, stage_two, limits, own)) {
                    tries[i] += found.tries;
                }
            });
        }
        is_cancelled = true;
    }
    for (const int count : tries) CHECK(count >= 1);
}

TEST_CASE("a tree that is full goes on without growing") {
    Random random(15);
    PlayedHand played(small_rules(), random);
    const SearchRoot root = root_of(played);
    const int plays = root.common().distinct_plays(root.holding()).size();
    for (const std::size_t nodes : {std::size_t{1}, std::size_t{3}, std::size_t{20}}) {
        StageTwo stage_two(tables());
        int tries = 0;
        int tried = 0;
        for (const Estimate& found : tree_search(root, stage_two,
                                                 {.iterations = 200, .nodes = nodes}, random)) {
            tries += found.tries;
            tried += found.tries > 0 ? 1 : 0;
        }
        CHECK(tries == (nodes == 1 ? 0 : 200));  // the root alone has no card to count for
        CHECK(tried == std::min(plays, static_cast<int>(nodes) - 1));
    }
}

TEST_CASE("a deadline in the past leaves one iteration") {
    Random random(7);
    PlayedHand played(small_rules(), random);
    StageTwo stage_two(tables());
    const SearchLimits limits{.iterations = 100, .deadline = std::chrono::steady_clock::now()};
    for (const Estimate& found : monte_carlo(root_of(played), stage_two, limits, random)) {
        CHECK(found.tries == 1);
    }
}
