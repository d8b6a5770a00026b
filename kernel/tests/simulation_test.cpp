#include <doctest/doctest.h>

#include <cstdint>
#include <vector>

#include "germanwhist/simulation.hpp"

using namespace germanwhist;

TEST_CASE("a random card is the one that its number counts to, in a set of any size") {
    for (const std::uint32_t size : {1U, 2U, 7U, 12U, 13U, 14U, 40U, 52U}) {
        CardSet cards;
        std::vector<Card> rising;
        for (const Card card : CardSet::full(ranks_per_suit)) {
            if (rising.size() == size) break;
            if (size < 30 && card.index() % 3 == 1) continue;  // with gaps, where there is room
            cards = cards | card;
            rising.push_back(card);
        }
        REQUIRE(rising.size() == size);
        Random drawn(size);
        Random number(size);
        for (int draw = 0; draw < 300; ++draw) {
            CHECK(random_card(cards, drawn) == rising[number.below(size)]);
        }
    }
}
