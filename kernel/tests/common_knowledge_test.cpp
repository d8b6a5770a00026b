#include <doctest/doctest.h>

#include "germanwhist/common_knowledge.hpp"
#include "germanwhist/hand.hpp"
#include "germanwhist/open_hand.hpp"
#include "germanwhist/simulation.hpp"

using namespace germanwhist;

namespace {

constexpr int clubs = 0;
constexpr int diamonds = 1;
constexpr int hearts = 2;
constexpr int two = 0;
constexpr int nine = 7;
constexpr int ten = 8;
constexpr int jack = 9;
constexpr int queen = 10;
constexpr int king = 11;
constexpr int ace = 12;

CardSet cards(std::initializer_list<Card> list) {
    CardSet set;
    for (const Card card : list) set = set | card;
    return set;
}

/// Hearts are trumps, the king of hearts is up, seat 0 leads.
CommonKnowledge start() { return {Rules{}, 0, Card(hearts, king)}; }

Card random_play(CardSet plays, Random& random) {
    for (auto skipped = random.below(static_cast<std::uint32_t>(plays.size())); skipped > 0;
         --skipped) {
        plays = plays - plays.lowest();
    }
    return plays.lowest();
}

}  // namespace

TEST_CASE("the winner's upcard is known until it is played") {
    CommonKnowledge common = start();
    common.lead(Card(clubs, jack));
    CHECK(common.follow(Card(clubs, ace), Card(diamonds, two)) == 1);
    CHECK(common.taken[1] == CardSet(Card(hearts, king)));
    CHECK(common.hidden_draws[0] == 1);
    CHECK(common.leader == 1);
    common.lead(Card(hearts, king));
    common.follow(Card(hearts, two), Card(diamonds, nine));
    CHECK(common.taken[1] == CardSet(Card(diamonds, two)));
    CHECK(common.gone == cards({Card(clubs, jack), Card(clubs, ace), Card(hearts, king),
                                Card(hearts, two)}));
}

TEST_CASE("a void ages with each hidden card drawn after it") {
    CommonKnowledge common = start();
    common.lead(Card(clubs, ace));
    common.follow(Card(diamonds, two), Card(diamonds, nine));  // void in clubs, draws unseen
    CHECK(common.void_age[1][clubs] == 1);
    CHECK(common.void_age[1][diamonds] == no_void);
    CHECK(common.void_age[0][clubs] == no_void);
    common.lead(Card(hearts, two));
    common.follow(Card(hearts, jack), Card(diamonds, ten));  // wins, takes the upcard
    CHECK(common.void_age[1][clubs] == 1);
}

TEST_CASE("a free first stage shows no voids") {
    Rules rules;
    rules.is_first_stage_free = true;
    CommonKnowledge common(rules, 0, Card(hearts, king));
    common.lead(Card(clubs, ace));
    common.follow(Card(diamonds, two), Card(diamonds, nine));
    CHECK(common.void_age[1][clubs] == no_void);
}

TEST_CASE("neighbours in one hand are one play, the lowest") {
    const CardSet holding = cards({Card(clubs, nine), Card(clubs, ten), Card(clubs, queen)});
    CHECK(start().distinct_plays(holding) == cards({Card(clubs, nine), Card(clubs, queen)}));
}

TEST_CASE("cards that are gone no longer stand between") {
    CommonKnowledge common = start();
    common.lead(Card(clubs, jack));
    common.follow(Card(clubs, ace), Card(diamonds, two));
    const CardSet holding = cards({Card(clubs, ten), Card(clubs, queen), Card(clubs, king)});
    CHECK(common.distinct_plays(holding) == CardSet(Card(clubs, ten)));
}

TEST_CASE("the led card and the upcard still stand between") {
    CommonKnowledge common = start();
    common.lead(Card(clubs, queen));
    const CardSet around_lead = cards({Card(clubs, jack), Card(clubs, king)});
    CHECK(common.distinct_plays(around_lead) == around_lead);
    const CardSet around_upcard = cards({Card(hearts, queen), Card(hearts, ace)});
    CHECK(start().distinct_plays(around_upcard) == around_upcard);
}

TEST_CASE("of equal cards the one that the opponent knows of is kept") {
    CommonKnowledge common = start();
    common.lead(Card(clubs, ace));
    common.follow(Card(clubs, two), Card(diamonds, nine));  // seat 0 takes the king of hearts
    const CardSet holding = cards({Card(hearts, queen), Card(hearts, king)});
    CHECK(common.distinct_plays(holding) == CardSet(Card(hearts, king)));
    common.lead(Card(hearts, two));  // now seat 1 is to play, whose cards nobody knows
    CHECK(common.distinct_plays(holding) == CardSet(Card(hearts, queen)));
}

TEST_CASE("of several equal cards that the opponent knows of the lowest is kept") {
    CommonKnowledge common = start();
    common.taken[0] = cards({Card(clubs, ten), Card(clubs, jack)});
    common.taken[1] = CardSet(Card(clubs, nine));
    const CardSet holding =
        cards({Card(clubs, nine), Card(clubs, ten), Card(clubs, jack), Card(clubs, queen)});
    CHECK(common.distinct_plays(holding) == CardSet(Card(clubs, ten)));
}

TEST_CASE("an open hand goes as the hand with the rules does") {
    Random random(7);
    for (int i = 0; i < 200; ++i) {
        Rules rules;
        rules.ranks = i % 2 == 0 ? ranks_per_suit : 7;
        rules.is_first_stage_free = i % 3 == 0;
        rules.no_trump_ranks = i % 5 == 0 ? 0x1fff : 0;
        const Deal deal = shuffled_deal(rules, random);
        Hand hand(deal, rules);
        OpenHand open(deal, rules);
        while (!hand.is_over()) {
            REQUIRE(open.to_play() == hand.to_play());
            REQUIRE(open.holdings[0] == hand.holding(0));
            REQUIRE(open.holdings[1] == hand.holding(1));
            REQUIRE(open.legal_plays() == hand.legal_plays());
            REQUIRE(open.common.upcard == hand.upcard());
            REQUIRE(open.stock_size() == hand.stock_size());
            const Card card = random_play(hand.legal_plays(), random);
            hand.play(card);
            open.play(card);
        }
        CHECK(open.is_over());
        CHECK(open.tricks[0][1] == hand.tricks(0, 1));
        CHECK(open.tricks[0][0] == hand.tricks(0, 0));
    }
}
