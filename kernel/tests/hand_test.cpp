#include <doctest/doctest.h>

#include <numeric>
#include <vector>

#include "germanwhist/error.hpp"
#include "germanwhist/hand.hpp"
#include "germanwhist/simulation.hpp"

using namespace germanwhist;

namespace {

std::vector<int> sorted_pack(int size) {
    std::vector<int> pack(static_cast<std::size_t>(size));
    std::iota(pack.begin(), pack.end(), card_count - size);
    return pack;
}

Deal small_deal(const std::vector<int>& order) {
    Rules rules;
    rules.ranks = 1;
    return Deal::from_indices(order, 1, rules);
}

}  // namespace

TEST_CASE("the cards go out in turn, the non-dealer first, and the rest is the stock") {
    const Rules rules;
    const Deal deal = Deal::from_indices(sorted_pack(52), 0, rules);
    const Hand hand(deal, rules);
    CHECK(hand.leader() == 1);
    CHECK(hand.holding(1).contains(Card(0)));
    CHECK(hand.holding(0).contains(Card(1)));
    CHECK(hand.upcard() == Card(26));
    CHECK(hand.trump() == 2);
    CHECK(hand.stock_size() == 26);
}

TEST_CASE("the winner takes the upcard and the loser the next card") {
    // Aces of clubs, diamonds, hearts, spades: north holds clubs, south diamonds, hearts are up.
    Rules rules;
    rules.ranks = 1;
    const Deal deal = small_deal({12, 25, 38, 51});
    Hand hand(deal, rules);
    hand.play(Card(12));
    CHECK(hand.to_play() == 1);
    hand.play(Card(25));
    CHECK(hand.stage() == 1);
    CHECK(hand.leader() == 0);
    CHECK(hand.holding(0) == CardSet(Card(38)));
    CHECK(hand.holding(1) == CardSet(Card(51)));
    CHECK(hand.tricks(0, 0) == 1);
    CHECK(hand.counted(0) == 0);
    hand.play(Card(38));
    hand.play(Card(51));
    CHECK(hand.is_over());
    CHECK(hand.counted(0) == 1);
    CHECK(hand.legal_plays().empty());
}

TEST_CASE("a black first upcard makes a low hand only where the rules say so") {
    Rules rules;
    CHECK(rules.objective(Card(3, 5)) == Objective::high);
    rules.is_objective_by_colour = true;
    CHECK(rules.objective(Card(3, 5)) == Objective::low);
    CHECK(rules.objective(Card(1, 5)) == Objective::high);
}

TEST_CASE("a first upcard of an agreed rank means no trumps") {
    Rules rules;
    rules.no_trump_ranks = 1U << 12;
    CHECK(rules.trump(Card(2, 12)) == no_trump);
    CHECK(rules.trump(Card(2, 11)) == 2);
}

TEST_CASE("what is no pack is refused") {
    const Rules rules;
    auto pack = sorted_pack(52);
    CHECK_THROWS_AS(Deal::from_indices(pack, 2, rules), Error);
    CHECK_THROWS_AS(Deal::from_indices(sorted_pack(28), 0, rules), Error);
    pack[7] = pack[8];
    CHECK_THROWS_AS(Deal::from_indices(pack, 0, rules), Error);
    pack[7] = 52;
    CHECK_THROWS_AS(Deal::from_indices(pack, 0, rules), Error);
}

TEST_CASE("random hands are whole and the same for one seed") {
    for (const int ranks : {1, 7, 13}) {
        Rules rules;
        rules.ranks = ranks;
        const TrickCounts counts = simulate_random_hands(rules, 1000, 5);
        CHECK(std::accumulate(counts.begin(), counts.end(), std::uint64_t{0}) == 1000);
        CHECK(std::accumulate(counts.begin(), counts.begin() + ranks + 1, std::uint64_t{0}) ==
              1000);
        CHECK(counts == simulate_random_hands(rules, 1000, 5));
        CHECK((ranks == 1 || counts != simulate_random_hands(rules, 1000, 6)));
    }
}

TEST_CASE("no card is lost or doubled while a random hand is played") {
    const Rules rules;
    Random random(3);
    const Deal deal = shuffled_deal(rules, random);
    Hand hand(deal, rules);
    CardSet played;
    while (!hand.is_over()) {
        const CardSet held = hand.holding(0) | hand.holding(1);
        REQUIRE((held & played).empty());
        REQUIRE(held.size() + played.size() + hand.stock_size() == 52);
        const Card card = hand.legal_plays().lowest();
        hand.play(card);
        played = played | card;
    }
    CHECK(played == CardSet::full());
    CHECK(hand.tricks(0, 0) + hand.tricks(1, 0) == 13);
    CHECK(hand.tricks(0, 1) + hand.tricks(1, 1) == 13);
}
