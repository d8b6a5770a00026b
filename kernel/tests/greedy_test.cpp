#include <doctest/doctest.h>

#include "germanwhist/greedy.hpp"
#include "played_hand.hpp"

using namespace germanwhist;
using germanwhist::testing::PlayedHand;

namespace {

constexpr int clubs = 0;
constexpr int diamonds = 1;
constexpr int hearts = 2;
constexpr int spades = 3;

CardSet cards(std::initializer_list<Card> list) {
    CardSet set;
    for (const Card card : list) set = set | card;
    return set;
}

/// Seat 0 has led a card, and the first upcard is this.
CommonKnowledge after_lead(Card lead, Card upcard, const Rules& rules = {}) {
    CommonKnowledge common(rules, 0, upcard);
    common.lead(lead);
    return common;
}

}  // namespace

TEST_CASE("a poor upcard is left with the lowest card of the suit led") {
    const CardSet holding = cards({Card(diamonds, 1), Card(diamonds, 4), Card(diamonds, 10)});
    const auto common = after_lead(Card(diamonds, 5), Card(clubs, 0));
    // With trumps even the two of trumps is worth a trick; without, a low card is let go.
    Rules plain;
    plain.no_trump_ranks = 0x1fff;
    const auto without = after_lead(Card(diamonds, 5), Card(clubs, 0), plain);
    CHECK(greedy_play(without, holding) == Card(diamonds, 1));
    CHECK(common.legal_plays(holding).contains(greedy_play(common, holding)));
}

TEST_CASE("a fine upcard is won with the cheapest card that does") {
    const CardSet holding =
        cards({Card(diamonds, 1), Card(diamonds, 7), Card(diamonds, 12), Card(spades, 3)});
    CHECK(greedy_play(after_lead(Card(diamonds, 5), Card(hearts, 12)), holding) ==
          Card(diamonds, 7));
}

TEST_CASE("in a low hand a high upcard is left to the opponent") {
    Rules rules;
    rules.is_objective_by_colour = true;
    const CardSet holding = cards({Card(diamonds, 1), Card(diamonds, 7), Card(diamonds, 4)});
    const auto common = after_lead(Card(diamonds, 5), Card(spades, 12), rules);
    CHECK(greedy_play(common, holding) == Card(diamonds, 4));  // as high as loses
}

TEST_CASE("a trick that counts is worth winning by itself") {
    Rules rules;
    rules.counting = Counting::all_tricks;
    rules.no_trump_ranks = 0x1fff;
    const CardSet holding = cards({Card(diamonds, 1), Card(diamonds, 6)});
    const Card poor(clubs, 4);
    CHECK(greedy_play(after_lead(Card(diamonds, 5), poor, rules), holding) == Card(diamonds, 6));
    rules.counting = Counting::second_stage;
    CHECK(greedy_play(after_lead(Card(diamonds, 5), poor, rules), holding) == Card(diamonds, 1));
}

TEST_CASE("every card it plays is legal, under every rule") {
    Random random(21);
    for (int i = 0; i < 200; ++i) {
        Rules rules;
        rules.ranks = i % 2 == 0 ? 7 : ranks_per_suit;
        rules.is_first_stage_free = i % 3 == 0;
        rules.is_objective_by_colour = i % 5 == 0;
        PlayedHand played(rules, random);
        while (!played.hand().is_over()) {
            const Card card = greedy_play(played.hand().common, played.hand().holding_to_play());
            REQUIRE(played.hand().legal_plays().contains(card));
            played.play(card);
        }
    }
}

TEST_CASE("a higher card is worth no less in a high hand and no more in a low one") {
    for (const Card card : CardSet::full()) {
        if (card.rank() == 0) continue;
        const Card below(card.index() - 1);
        CHECK(card_worth(card, hearts, Objective::high) >=
              card_worth(below, hearts, Objective::high));
        CHECK(card_worth(card, hearts, Objective::low) <= card_worth(below, hearts, Objective::low));
    }
}

TEST_CASE("in a low hand the two of a suit is worth more than the ace is a burden") {
    for (const int trump : {hearts, no_trump}) {
        CHECK(card_worth(Card(spades, 0), trump, Objective::low) >
              -card_worth(Card(spades, 12), trump, Objective::low));
    }
}
