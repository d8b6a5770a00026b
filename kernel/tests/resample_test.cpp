#include <doctest/doctest.h>

#include <algorithm>
#include <vector>

#include "germanwhist/error.hpp"
#include "germanwhist/resample.hpp"
#include "germanwhist/simulation.hpp"

using namespace germanwhist;

TEST_CASE("a resampled deal shows its seat the same hand and changes what is hidden") {
    Random random(1);
    const Rules rules{.ranks = 7};
    for (int round = 0; round < 40; ++round) {
        const Deal deal = shuffled_deal(rules, random);
        OpenHand hand(deal, rules);
        std::vector<int> plays;
        bool has_changed = false;
        while (!hand.is_over()) {
            for (int seat = 0; seat < seat_count; ++seat) {
                const auto own = static_cast<std::size_t>(seat);
                const Deal other = resampled(deal, rules, plays, seat, random);
                const OpenHand same = replayed(other, rules, plays);
                CHECK(same.holdings[own] == hand.holdings[own]);
                CHECK(same.common.upcard == hand.common.upcard);
                CHECK(same.common.gone == hand.common.gone);
                CHECK(same.common.leader == hand.common.leader);
                has_changed |= other.pack != deal.pack;
            }
            plays.push_back(random_card(hand.legal_plays(), random).index());
            hand.play(Card(plays.back()));
        }
        CHECK(has_changed);
    }
}

TEST_CASE("an illegal play is refused") {
    Random random(2);
    const Deal deal = shuffled_deal(Rules{}, random);
    const std::vector<int> plays{deal.pack[card_count - 1].index()};
    CHECK_THROWS_AS((void)replayed(deal, Rules{}, plays), Error);
    CHECK_THROWS_AS((void)resampled(deal, Rules{}, plays, 0, random), Error);
}
