#include <doctest/doctest.h>

#include <algorithm>
#include <atomic>
#include <functional>
#include <latch>
#include <memory>
#include <mutex>
#include <set>
#include <span>
#include <thread>
#include <vector>

#include "germanwhist/error.hpp"
#include "germanwhist/features.hpp"
#include "germanwhist/learned_search.hpp"
#include "germanwhist/world_average.hpp"
#include "played_hand.hpp"
#include "random_network.hpp"
#include "small_game.hpp"

using namespace germanwhist;
using germanwhist::testing::PlayedHand;
using germanwhist::testing::random_layers;
using germanwhist::testing::root_of;
using germanwhist::testing::small_rules;
using germanwhist::testing::small_stage_two;

namespace {

/// A sum that depends on its order: no two of these are added without rounding.
double uneven(const OpenHand& world, Card card) {
    const std::uint64_t both = world.holdings[0].mask() + 31 * world.holdings[1].mask();
    return 1.0 / static_cast<double>(both % 1009 + static_cast<std::uint64_t>(card.index()) + 1);
}

bool are_equal(const std::vector<Estimate>& some, const std::vector<Estimate>& others) {
    return std::equal(some.begin(), some.end(), others.begin(), others.end(),
                      [](const Estimate& a, const Estimate& b) {
                          return a.card == b.card && a.mean == b.mean &&
                                 a.standard_error == b.standard_error && a.tries == b.tries;
                      });
}

/// Judges card by card.
template <typename One>
Judge each_by(const One& one) {
    return [&one](const OpenHand& world, CardSet cards, StageTwo& stage_two,
                  std::span<double> points) {
        auto next = points.begin();
        for (const Card card : cards) *next++ = one(world, card, stage_two);
    };
}

}  // namespace

TEST_CASE("any number of threads finds the same, to the last bit") {
    Random deals(3);
    PlayedHand played(small_rules(), deals);
    const SearchRoot root = root_of(played);
    StageTwo stage_two = small_stage_two();
    const StageOne networks{Policy(Network(random_layers(policy_inputs, card_count, deals))),
                            Critic(Network(random_layers(critic_inputs, 1, deals)))};
    const auto judge = [](const OpenHand& world, Card card, StageTwo&) {
        return uneven(world, card);
    };
    using Search = std::function<std::vector<Estimate>(const SearchLimits&, Random&)>;
    const std::vector<Search> searches{
        [&](const SearchLimits& limits, Random& random) {
            return average_over_worlds(root, each_by(judge), stage_two, limits, random);
        },
        [&](const SearchLimits& limits, Random& random) {
            return monte_carlo(root, stage_two, limits, random);
        },
        [&](const SearchLimits& limits, Random& random) {
            return learned_search(root, networks, {.further = 1}, stage_two, limits, random);
        },
        [&](const SearchLimits& limits, Random& random) {
            return weighed_search(root, networks, {.further = 1}, {.race = Race{.lot = 24, .errors = 1}},
                                  stage_two, limits, random);
        },
        [&](const SearchLimits& limits, Random& random) {
            return tree_search(root, stage_two, limits, random);
        },
    };
    for (const Search& search : searches) {
        for (const int worlds : {1, 7, 8, 9, 61}) {
            Random first(5);
            const auto alone = search({.iterations = worlds}, first);
            for (const int threads : {2, 3, 16}) {
                Random again(5);
                CHECK(are_equal(alone, search({.iterations = worlds, .threads = threads}, again)));
                CHECK(again.next() == Random(first).next());
            }
        }
    }
}

TEST_CASE("worlds are added in their order, whichever is judged first") {
    Random deals(3);
    PlayedHand played(small_rules(), deals);
    const SearchRoot root = root_of(played);
    StageTwo stage_two = small_stage_two();
    const int plays = root.common().distinct_plays(root.holding()).size();
    Random stream(5);
    const OpenHand first = root.sample(stream);
    // Threads take eight worlds at a time: the first eight wait for two later lots.
    std::atomic<int> others = 0;
    const auto late = [&](const OpenHand& world, Card card, StageTwo&) {
        if (world.holdings == first.holdings && world.stock == first.stock) {
            for (int seen = others; seen <= 16 * plays; seen = others) others.wait(seen);
        } else {
            ++others;
            others.notify_all();
        }
        return uneven(world, card);
    };
    const auto plain = [](const OpenHand& world, Card card, StageTwo&) {
        return uneven(world, card);
    };
    Random random(5);
    Random again(5);
    const auto alone = average_over_worlds(root, each_by(plain), stage_two, {.iterations = 32}, random);
    CHECK(are_equal(alone, average_over_worlds(root, each_by(late), stage_two,
                                               {.iterations = 32, .threads = 2}, again)));
}

TEST_CASE("the average is over the worlds that the root gives one after another") {
    Random deals(4);
    PlayedHand played(small_rules(), deals);
    const SearchRoot root = root_of(played);
    StageTwo stage_two = small_stage_two();
    Random stream(6);
    double sum = 0;
    const Card card = root.common().distinct_plays(root.holding()).lowest();
    for (int i = 0; i < 50; ++i) sum += uneven(root.sample(stream), card);
    const auto judge = [](const OpenHand& world, Card played_card, StageTwo&) {
        return uneven(world, played_card);
    };
    Random same(6);
    const auto found = average_over_worlds(root, each_by(judge), stage_two,
                                           {.iterations = 50, .threads = 2}, same);
    CHECK(found.front().mean == doctest::Approx(sum / 50));
}

TEST_CASE("a card that is far behind is judged no longer, and stays as far behind") {
    Random deals(3);
    PlayedHand played(small_rules(), deals);
    const SearchRoot root = root_of(played);
    const CardSet plays = root.common().distinct_plays(root.holding());
    StageTwo stage_two = small_stage_two();
    int worlds = 0;
    const WorldSource source = [&] {
        return WeighedHand{root.sample(deals), 1.0 + worlds++ % 2};
    };
    // All cards but two are worse by 1, give or take; those two go on to the end.
    const Card best = plays.lowest();
    const Card close = (plays - best).lowest();
    std::atomic<int> judged = 0;
    const auto judge = [&](const OpenHand& world, Card card, StageTwo&) {
        ++judged;
        const double noise = uneven(world, card);
        return card == best ? 2.0 + noise : card == close ? 2.0 + noise / 2 : 1.0 + noise;
    };
    const auto found = average_over_worlds(plays, source, each_by(judge), stage_two,
                                           {.iterations = 100}, Race{.lot = 20, .errors = 10});
    CHECK(worlds == 100);
    CHECK(judged == 20 * (plays.size() - 2) + 200);
    for (const Estimate& one : found) {
        const bool is_out = one.card != best && one.card != close;
        CHECK(one.tries == (is_out ? 20 : 100));
        CHECK(found.front().mean - one.mean == doctest::Approx(is_out ? 1 : 0).epsilon(0.1));
        CHECK(*one.error_behind < 0.02);
    }
}

TEST_CASE("a prior decides which card is the best one, and no mean has it in it") {
    Random deals(3);
    PlayedHand played(small_rules(), deals);
    const SearchRoot root = root_of(played);
    const CardSet plays = root.common().distinct_plays(root.holding());
    StageTwo stage_two = small_stage_two();
    const WorldSource source = [&] { return WeighedHand{root.sample(deals)}; };
    const Card first = plays.lowest();
    const auto judge = [&](const OpenHand& world, Card card, StageTwo&) {
        return uneven(world, card) / 100 + (card == first ? 2 : 1);
    };
    // The second card is worse by 1 and liked by 1.5 more than any other.
    const Prior prior{0, 1.5};
    const auto found =
        average_over_worlds(plays, source, each_by(judge), stage_two, {.iterations = 100},
                            Race{.lot = 20, .errors = 10}, prior);
    CHECK(found[0].mean == doctest::Approx(2).epsilon(0.02));
    CHECK(found[1].mean == doctest::Approx(1).epsilon(0.02));
    CHECK(found[0].prior == 0);
    CHECK(found[1].prior == 1.5);
    CHECK(found[1].error_behind == 0.0);
    CHECK(*found[0].error_behind > 0);
    // It was the only one left after the first lot, and so the race was over.
    for (const Estimate& one : found) CHECK(one.tries == 20);
}

TEST_CASE("a weighing that cannot be is refused") {
    Random deals(3);
    PlayedHand played(small_rules(), deals);
    StageTwo stage_two = small_stage_two();
    const StageOne networks{Policy(Network(random_layers(policy_inputs, card_count, deals))),
                            Critic(Network(random_layers(critic_inputs, 1, deals)))};
    const auto search = [&](const Weighing& weighing) {
        return weighed_search(root_of(played), networks, {}, weighing, stage_two, {}, deals);
    };
    CHECK_THROWS_AS(search({.drawn = 0}), Error);
    CHECK_THROWS_AS(search({.drawn = 101}), Error);
    CHECK_THROWS_AS(search({.prior = -0.1}), Error);
    CHECK_THROWS_AS(search({.temperature = 0}), Error);
}

TEST_CASE("a rollout that cannot be is refused") {
    Random deals(3);
    PlayedHand played(small_rules(), deals);
    StageTwo stage_two = small_stage_two();
    const StageOne networks{Policy(Network(random_layers(policy_inputs, card_count, deals))),
                            Critic(Network(random_layers(critic_inputs, 1, deals)))};
    for (const Rollout& rollout :
         {Rollout{.further = -1}, Rollout{.further = 14}, Rollout{.answers = -1},
          Rollout{.answers = 1001}}) {
        CHECK_THROWS_AS(learned_search(root_of(played), networks, rollout, stage_two, {}, deals),
                        Error);
    }
}

TEST_CASE("several threads are at work at the same time") {
    Random deals(3);
    PlayedHand played(small_rules(), deals);
    StageTwo stage_two = small_stage_two();
    std::mutex mutex;
    std::set<std::thread::id> seen;
    std::latch both_are_here(2);
    const auto judge = [&](const OpenHand&, Card, StageTwo&) -> double {
        bool is_new = false;
        {
            const std::scoped_lock lock(mutex);
            is_new = seen.insert(std::this_thread::get_id()).second;
        }
        if (is_new) both_are_here.arrive_and_wait();
        return 0;
    };
    const auto found = average_over_worlds(root_of(played), each_by(judge), stage_two,
                                           {.iterations = 100, .threads = 2}, deals);
    CHECK(found.front().tries == 100);
    CHECK(seen.size() == 2);
}

TEST_CASE("with no time left the first world is judged, by several threads as by one") {
    Random deals(7);
    PlayedHand played(small_rules(), deals);
    StageTwo stage_two = small_stage_two();
    for (const int threads : {1, 4}) {
        const SearchLimits limits{.iterations = 1000,
                                  .threads = threads,
                                  .deadline = std::chrono::steady_clock::now()};
        for (const Estimate& found : monte_carlo(root_of(played), stage_two, limits, deals)) {
            CHECK(found.tries == 1);
        }
    }
}

TEST_CASE("a cancelled search ends with what its threads have judged") {
    Random deals(8);
    PlayedHand played(small_rules(), deals);
    StageTwo stage_two = small_stage_two();
    std::atomic<bool> is_cancelled = false;
    std::atomic<int> judged = 0;
    const auto judge = [&](const OpenHand&, Card, StageTwo&) -> double {
        if (++judged == 500) is_cancelled = true;
        return 0;
    };
    const SearchLimits limits{
        .iterations = 1'000'000'000, .threads = 3, .is_cancelled = &is_cancelled};
    const auto found =
        average_over_worlds(root_of(played), each_by(judge), stage_two, limits, deals);
    int tries = 0;
    for (const Estimate& estimate : found) tries += estimate.tries;
    CHECK(tries == judged);
}

TEST_CASE("what is thrown in one of several threads reaches the caller") {
    Random deals(9);
    PlayedHand played(small_rules(), deals);
    StageTwo stage_two = small_stage_two();
    std::atomic<int> judged = 0;
    const auto judge = [&](const OpenHand&, Card, StageTwo&) -> double {
        if (++judged == 300) throw Error("no_table", "no table");
        return 0;
    };
    CHECK_THROWS_AS(static_cast<void>(average_over_worlds(
                        root_of(played), each_by(judge), stage_two,
                        {.iterations = 1'000'000'000, .threads = 3}, deals)),
                    Error);
}
