#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <string>
#include <tuple>
#include <vector>

#include "evidence_check.hpp"
#include "germanwhist/error.hpp"
#include "germanwhist/worlds.hpp"
#include "played_hand.hpp"

using namespace germanwhist;
using germanwhist::testing::does_fit;
using germanwhist::testing::PlayedHand;

namespace {

using Key = std::tuple<std::uint64_t, std::uint64_t, std::vector<int>>;

/// What tells two worlds apart; the order of the stock with it.
Key key_of(const World& world, const Evidence& evidence) {
    std::vector<int> order;
    for (std::size_t i = 0; i < evidence.draws.size(); ++i) order.push_back(world.drawn[i].index());
    for (int i = 0; i < evidence.stock; ++i) {
        order.push_back(world.stock[static_cast<std::size_t>(i)].index());
    }
    return {world.holding.mask(), world.dealt.mask(), order};
}

Count orders(int stock) {
    Count product = 1;
    for (int i = 2; i <= stock; ++i) product *= static_cast<Count>(i);
    return product;
}

std::string code_of(const Evidence& evidence) {
    try {
        (void)Worlds(evidence);
    } catch (const Error& error) {
        return error.code();
    }
    return "counted";
}

}  // namespace

TEST_CASE("every sampled world fits, under every rule and at every moment") {
    Random random(11);
    for (int i = 0; i < 300; ++i) {
        Rules rules;
        rules.ranks = i % 3 == 0 ? 7 : ranks_per_suit;
        rules.is_first_stage_free = i % 5 == 0;
        rules.no_trump_ranks = i % 4 == 0 ? 0x1fff : 0;
        PlayedHand played(rules, random);
        played.play_randomly(static_cast<int>(random.below(
                                 static_cast<std::uint32_t>(4 * rules.ranks))),
                             random);
        for (int seat = 0; seat < seat_count; ++seat) {
            const Evidence found = evidence(played.view(seat));
            const Worlds worlds(found);
            for (int k = 0; k < 5; ++k) REQUIRE(does_fit(worlds.sample(random), found));
        }
    }
}

TEST_CASE("the numbers list every world once, and samples are spread evenly over them") {
    Random random(3);
    Rules rules;
    rules.ranks = 3;
    int checked = 0;
    while (checked < 20) {
        PlayedHand played(rules, random);
        played.play_randomly(3, random);
        const Evidence found = evidence(played.view(static_cast<int>(random.below(2))));
        const Worlds worlds(found);
        const auto count = static_cast<int>(worlds.arrangements() * orders(found.stock));
        if (found.voids.empty() || count > 500) continue;
        std::map<Key, int> counts;
        for (int number = 0; number < count; ++number) {
            const World world = worlds.at(static_cast<Count>(number));
            REQUIRE(does_fit(world, found));
            counts[key_of(world, found)] = 0;
        }
        REQUIRE(static_cast<int>(counts.size()) == count);
        constexpr int each = 100;
        for (int k = 0; k < each * count; ++k) {
            const auto place = counts.find(key_of(worlds.sample(random), found));
            REQUIRE(place != counts.end());
            ++place->second;
        }
        // Five standard deviations of a share.
        for (const auto& [key, times] : counts) REQUIRE(std::abs(times - each) < 50);
        ++checked;
    }
}

TEST_CASE("the true world is one of the worlds") {
    Random random(5);
    Rules rules;
    rules.ranks = 2;
    for (int i = 0; i < 200; ++i) {
        PlayedHand played(rules, random);
        played.play_randomly(2, random);
        const OpenHand& hand = played.hand();
        const Evidence found = evidence(played.view(0));
        const Worlds worlds(found);
        const CardSet hidden = hand.holdings[1] - hand.common.taken[1];
        bool is_there = false;
        const Count count = worlds.arrangements() * orders(found.stock);
        for (Count number = 0; number < count; ++number) {
            const World world = worlds.at(number);
            is_there |= world.holding == hidden &&
                        world.stock[0] == hand.stock[static_cast<std::size_t>(hand.next + 1)];
        }
        CHECK(is_there);
    }
}

TEST_CASE("a number that is too large is refused") {
    Random random(1);
    PlayedHand played(Rules{}, random);
    played.play_randomly(25, random);
    const Evidence found = evidence(played.view(0));
    const Worlds worlds(found);
    const Count count = worlds.arrangements() * orders(found.stock);
    CHECK(does_fit(worlds.at(count - 1), found));
    CHECK_THROWS_AS((void)worlds.at(count), Error);
    CHECK_THROWS_AS((void)worlds.at(~Count{0}), Error);
}

TEST_CASE("a void leaves only later draws for the suit") {
    // The opponent could not follow clubs in trick 2, drew after it, and nothing since.
    Evidence evidence;
    evidence.hidden = CardSet(std::uint64_t{0b1111}) | Card(1, 0) | Card(1, 1);
    evidence.played = {{Card(2, 5), 1}, {Card(2, 6), 2}};
    evidence.draws = {2};
    evidence.voids = {{0, 2}};
    evidence.dealt = 4;
    evidence.stock = 3;
    const Worlds worlds(evidence);
    // Two of the four dealt cards are the played ones; the other two are the two diamonds, and the
    // draw is one of four clubs.
    CHECK(worlds.arrangements() == 4);
}

TEST_CASE("evidence that no world fits is refused") {
    Evidence evidence;
    evidence.hidden = CardSet(std::uint64_t{0b11});
    evidence.dealt = 2;
    CHECK(code_of(evidence) == "counted");
    evidence.voids = {{0, 1}};
    CHECK(code_of(evidence) == "impossible_view");
    evidence.voids.clear();
    evidence.dealt = 3;
    CHECK(code_of(evidence) == "impossible_view");
}

TEST_CASE("voids shown in every trick stay quick and small") {
    // The worst that can be told: another discard, void and draw in each of the first twelve
    // tricks, the four suits by turns.
    Evidence evidence;
    evidence.dealt = 13;
    evidence.stock = 1;
    for (int trick = 1; trick <= 12; ++trick) {
        evidence.draws.push_back(trick);
        evidence.voids.push_back({trick % 4, trick});
        evidence.played.push_back({Card((trick + 2) % 4, trick % 13), trick});
    }
    CardSet played;
    for (const auto& play : evidence.played) played = played | play.card;
    for (const Card card : CardSet::full() - played) {
        if (evidence.hidden.size() < 14) evidence.hidden = evidence.hidden | card;
    }
    const std::string code = code_of(evidence);
    CHECK((code == "counted" || code == "impossible_view"));
}
