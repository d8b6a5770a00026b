#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

#include "germanwhist/batch.hpp"
#include "germanwhist/error.hpp"
#include "germanwhist/observation.hpp"

using namespace germanwhist;

namespace {

constexpr Payoff differences{HandScore::difference, 1, ranks_per_suit};

/// The arrays that a batch fills.
struct Arrays {
    explicit Arrays(std::size_t hands)
        : seats(hands),
          observations(hands * static_cast<std::size_t>(observation_size)),
          legal(hands * card_count),
          plays(hands),
          rewards(2 * hands),
          ended(hands) {}
    std::vector<std::uint8_t> seats, observations, legal, plays;
    std::vector<float> rewards;
    std::vector<std::uint8_t> ended;
};

}  // namespace

TEST_CASE("fields of an observation lie side by side and have names") {
    int end = 0;
    for (const ObservationField& field : observation_fields()) {
        CHECK(field.begin == end);
        CHECK(!field.name.empty());
        CHECK(field.most > 0);
        end += field.size;
    }
    CHECK(end == observation_size);
}

TEST_CASE("a plane has a 1 for each card of the set") {
    std::array<std::uint8_t, card_count> plane{};
    for (std::uint64_t mask : {std::uint64_t{0}, CardSet::full().mask(), std::uint64_t{0x8000000000001},
                               std::uint64_t{0x5a5a5a5a5a5a5}}) {
        write_plane(plane, CardSet(mask));
        for (int i = 0; i < card_count; ++i) {
            CHECK(plane[static_cast<std::size_t>(i)] == CardSet(mask).contains(Card(i)));
        }
    }
}

TEST_CASE("a hand of a batch ends with its last play, and the rewards cancel out") {
    constexpr std::size_t hands = 5;
    HandBatch batch(Rules{}, differences, {}, hands);
    batch.seed_all(1);
    Arrays arrays(hands);
    for (int play = 1; play <= card_count; ++play) {
        batch.sample(arrays.plays);
        batch.step(arrays.plays, arrays.rewards, arrays.ended);
        CHECK(std::count(arrays.ended.begin(), arrays.ended.end(), play == card_count) == hands);
        CHECK(std::accumulate(arrays.rewards.begin(), arrays.rewards.end(), 0.0F) == 0);
        batch.observe<std::uint8_t>(arrays.seats, arrays.observations, arrays.legal);
    }
    // Thirteen tricks cannot be shared evenly.
    for (const float reward : arrays.rewards) CHECK(reward != 0);
    CHECK(batch.plays(0).size() == card_count);
    batch.renew(arrays.ended);
    CHECK(batch.plays(0).empty());
}

TEST_CASE("the batch refuses an illegal play before anything is played") {
    HandBatch batch(Rules{}, differences, {}, 2);
    batch.seed_all(1);
    Arrays arrays(2);
    batch.sample(arrays.plays);
    arrays.plays[1] = card_count;
    CHECK_THROWS_AS(batch.step(arrays.plays, arrays.rewards, arrays.ended), Error);
    arrays.plays[1] = static_cast<std::uint8_t>(batch.deal_of(1).pack[card_count - 1].index());
    CHECK_THROWS_AS(batch.step(arrays.plays, arrays.rewards, arrays.ended), Error);
    CHECK(batch.plays(0).empty());
}

TEST_CASE("one seed gives the same deals, each row has its own, and a row can be seeded alone") {
    HandBatch one(Rules{}, differences, {}, 3);
    HandBatch other(Rules{}, differences, {}, 3);
    one.seed_all(1);
    other.seed_all(2);
    CHECK(one.deal_of(2).pack != other.deal_of(2).pack);
    CHECK(one.deal_of(2).pack != one.deal_of(1).pack);
    one.seed_all(2);
    CHECK(one.deal_of(2).pack == other.deal_of(2).pack);
    one.seed_row(2, 5);
    other.seed_row(1, 5);
    CHECK(one.deal_of(2).pack == other.deal_of(1).pack);
}

TEST_CASE("deals, the opponent's choices and sampled plays are three streams of numbers") {
    HandBatch batch(Rules{}, differences, {}, 1);
    batch.seed_all(1);
    std::array<std::uint8_t, static_cast<std::size_t>(HandBatch::state_size)> state{};
    batch.write_state(0, state);
    // They stand at the end of a state; the deals' has been drawn from already.
    constexpr std::size_t size = 32;
    const auto stream = [&](std::size_t i) {
        const auto begin = state.end() - static_cast<std::ptrdiff_t>((3 - i) * size);
        return std::vector<std::uint8_t>(begin, begin + size);
    };
    CHECK(stream(0) != stream(1));
    CHECK(stream(0) != stream(2));
    CHECK(stream(1) != stream(2));
}

TEST_CASE("an opponent inside the kernel plays its own seat up to the agent's turn") {
    HandBatch batch(Rules{}, differences, {true, 1, random_chooser(), false}, 4);
    batch.seed_all(3);
    Arrays arrays(4);
    for (int turn = 0; turn < card_count / 2; ++turn) {
        batch.observe<std::uint8_t>(arrays.seats, arrays.observations, arrays.legal);
        CHECK(std::ranges::count(arrays.seats, 1) == 4);
        batch.sample(arrays.plays);
        batch.step(arrays.plays, arrays.rewards, arrays.ended);
    }
    CHECK(std::ranges::count(arrays.ended, 1) == 4);
}

TEST_CASE("every hand of a row is another deal, whoever the agent is") {
    for (const int agent : {0, 1, either_seat}) {
        HandBatch batch(Rules{}, differences, {true, agent, greedy_chooser(), false}, 1);
        batch.seed_all(2);
        const std::vector<std::uint8_t> marked{1};
        std::vector<std::array<Card, card_count>> packs;
        for (int hand = 0; hand < 10; ++hand) {
            const auto& pack = batch.deal_of(0).pack;
            CHECK(std::ranges::find(packs, pack) == packs.end());
            packs.push_back(pack);
            batch.renew(marked);
        }
    }
}

TEST_CASE("a state that waits for the opponent goes on at the agent's turn") {
    // Seat 0 leads; from outside its card is waited for, inside the kernel it is played at once.
    HandBatch waits(Rules{}, differences, {true, 1, {}, false}, 1);
    HandBatch plays(Rules{}, differences, {true, 1, random_chooser(), false}, 1);
    waits.seed_all(6);
    std::vector<std::uint8_t> is_waiting(1);
    waits.waiting(is_waiting);
    CHECK(is_waiting[0] == 1);
    std::array<std::uint8_t, static_cast<std::size_t>(HandBatch::state_size)> state{};
    waits.write_state(0, state);
    plays.read_state(0, state);
    plays.waiting(is_waiting);
    CHECK(is_waiting[0] == 0);
    CHECK(plays.plays(0).size() == 1);
}

TEST_CASE("a row goes on from its state as the row did") {
    HandBatch batch(Rules{}, differences, {true, either_seat, random_chooser(), false}, 1);
    batch.seed_all(4);
    Arrays arrays(1);
    const auto play = [&] {
        batch.sample(arrays.plays);
        batch.step(arrays.plays, arrays.rewards, arrays.ended);
    };
    play();
    std::array<std::uint8_t, static_cast<std::size_t>(HandBatch::state_size)> state{};
    batch.write_state(0, state);
    const auto go_on = [&] {
        for (int i = 0; i < 8; ++i) play();
        return std::vector<Card>(batch.plays(0).begin(), batch.plays(0).end());
    };
    const auto first = go_on();
    batch.read_state(0, state);
    CHECK(go_on() == first);
    state[0] = state[1];
    CHECK_THROWS_AS(batch.read_state(0, state), Error);
}
