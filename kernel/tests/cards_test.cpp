#include <doctest/doctest.h>

#include <vector>

#include "germanwhist/cards.hpp"

using namespace germanwhist;

TEST_CASE("a card is its suit times thirteen plus its rank") {
    CHECK(Card(3, 12).index() == 51);
    CHECK(Card(28).suit() == 2);
    CHECK(Card(28).rank() == 2);
}

TEST_CASE("a pack of k ranks has the k highest of each suit") {
    CHECK(CardSet::full().size() == 52);
    CHECK(CardSet::full(7).size() == 28);
    CHECK(CardSet::full(7).contains(Card(0, 6)));
    CHECK_FALSE(CardSet::full(7).contains(Card(0, 5)));
    CHECK(CardSet::full(1) == CardSet((std::uint64_t{1} << 12 | std::uint64_t{1} << 25 |
                                       std::uint64_t{1} << 38 | std::uint64_t{1} << 51)));
}

TEST_CASE("a set is visited from the lowest index up") {
    std::vector<int> seen;
    for (const Card card : CardSet(Card(40)) | Card(3) | Card(17)) seen.push_back(card.index());
    CHECK(seen == std::vector<int>{3, 17, 40});
}

TEST_CASE("a suit's ranks come as a mask with the two in bit 0") {
    const CardSet cards = CardSet(Card(1, 0)) | Card(1, 12) | Card(2, 5);
    CHECK(cards.ranks(1) == 0b1000000000001);
    CHECK(cards.ranks(2) == 0b100000);
    CHECK(cards.ranks(3) == 0);
}
