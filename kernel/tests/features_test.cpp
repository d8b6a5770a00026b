#include <doctest/doctest.h>

#include <algorithm>
#include <vector>

#include "germanwhist/features.hpp"
#include "germanwhist/simulation.hpp"
#include "plain_features.hpp"

using namespace germanwhist;

namespace {

/// The pack with its suits renamed: suit s becomes suits[s].
Deal renamed(const Deal& deal, const std::array<int, suit_count>& suits) {
    Deal other = deal;
    for (Card& card : other.pack) {
        card = Card(suits[static_cast<std::size_t>(card.suit())], card.rank());
    }
    return other;
}

std::vector<std::uint16_t> sorted(const Features& features) {
    const auto span = features.active.span();
    std::vector<std::uint16_t> inputs(span.begin(), span.end());
    std::sort(inputs.begin(), inputs.end());
    return inputs;
}

std::vector<std::uint16_t> policy_inputs_of(const OpenHand& hand) {
    return sorted(policy_features(hand.common, hand.holding_to_play()));
}

bool is_proper(const std::vector<std::uint16_t>& inputs, int count) {
    return inputs.size() <= ActiveInputs::capacity && inputs.back() < count &&
           std::adjacent_find(inputs.begin(), inputs.end()) == inputs.end();
}

Card nth(CardSet plays, std::uint32_t n) {
    for (; n > 0; --n) plays = plays - plays.lowest();
    return plays.lowest();
}

}  // namespace

TEST_CASE("hands that differ by a change of suits look the same to both networks") {
    const std::array<int, suit_count> suits{2, 0, 3, 1};
    const Rules rules;
    Random random(3);
    for (int i = 0; i < 100; ++i) {
        const Deal deal = shuffled_deal(rules, random);
        OpenHand hand(deal, rules);
        OpenHand other(renamed(deal, suits), rules);
        while (hand.is_stage_one()) {
            REQUIRE(policy_inputs_of(hand) == policy_inputs_of(other));
            REQUIRE(sorted(critic_features(hand, 6)) == sorted(critic_features(other, 6)));
            const CardSet plays = hand.legal_plays();
            const Card card = nth(plays, random.below(static_cast<std::uint32_t>(plays.size())));
            hand.play(card);
            other.play(Card(suits[static_cast<std::size_t>(card.suit())], card.rank()));
        }
    }
}

TEST_CASE("every input is within range and given once, under every rule set") {
    Random random(5);
    for (int i = 0; i < 200; ++i) {
        Rules rules;
        rules.ranks = i % 2 == 0 ? ranks_per_suit : 7;
        rules.is_first_stage_free = i % 3 == 0;
        rules.is_objective_by_colour = i % 5 == 0;
        rules.no_trump_ranks = i % 7 == 0 ? 0x1fff : 0;
        rules.counting = static_cast<Counting>(i % 3);
        OpenHand hand(shuffled_deal(rules, random), rules);
        while (hand.is_stage_one()) {
            REQUIRE(is_proper(policy_inputs_of(hand), policy_inputs));
            REQUIRE(is_proper(sorted(critic_features(hand, rules.ranks)), critic_inputs));
            const CardSet plays = hand.legal_plays();
            hand.play(nth(plays, random.below(static_cast<std::uint32_t>(plays.size()))));
        }
    }
}

TEST_CASE("both networks are shown what a second telling of the hand says") {
    REQUIRE(policy_inputs == 696);
    REQUIRE(critic_inputs == 782);
    Random random(8);
    for (int i = 0; i < 120; ++i) {
        Rules rules;
        rules.ranks = i % 2 == 0 ? ranks_per_suit : 7;
        rules.is_first_stage_free = i % 5 == 0;
        rules.is_objective_by_colour = i % 3 == 0;
        rules.no_trump_ranks = i % 7 == 0 ? 0x1fff : 0;
        rules.counting = static_cast<Counting>(i / 3 % 3);
        testing::PlainHand plain(OpenHand(shuffled_deal(rules, random), rules));
        while (plain.hand().is_stage_one()) {
            const OpenHand& hand = plain.hand();
            const Features seen = policy_features(hand.common, hand.holding_to_play());
            const auto policy = sorted(seen);
            REQUIRE(std::set<int>(policy.begin(), policy.end()) == plain.policy(seen.order));
            const int tricks = i % (rules.ranks + 1);
            const Features open = critic_features(hand, tricks);
            const auto critic = sorted(open);
            REQUIRE(std::set<int>(critic.begin(), critic.end()) ==
                    plain.critic(open.order, tricks));
            plain.play(random_card(hand.legal_plays(), random));
        }
    }
}

TEST_CASE("two suits of which nothing else is known are told apart by the card led") {
    // Hearts are trumps; of clubs and diamonds nothing is held or seen but the ten that is led.
    CommonKnowledge clubs(Rules{}, 0, Card(2, 0));
    CommonKnowledge diamonds = clubs;
    clubs.lead(Card(0, 8));
    diamonds.lead(Card(1, 8));
    const CardSet holding = CardSet::of_suit(3);
    CHECK(sorted(policy_features(clubs, holding)) == sorted(policy_features(diamonds, holding)));
}

TEST_CASE("a view's inputs do not depend on what it hides") {
    const Rules rules;
    Random random(11);
    const Deal deal = shuffled_deal(rules, random);
    Deal other = deal;
    // South's holding and the stock under the upcard change places, card by card.
    for (std::size_t i = 0; i < 13; ++i) std::swap(other.pack[2 * i + 1], other.pack[27 + i]);
    const OpenHand hand(deal, rules);
    CHECK(policy_inputs_of(hand) == policy_inputs_of(OpenHand(other, rules)));
}

TEST_CASE("each rule option changes what the networks see") {
    Random random(1);
    const Deal deal = shuffled_deal(Rules{}, random);
    const auto inputs = [&](const Rules& rules) { return policy_inputs_of(OpenHand(deal, rules)); };
    const auto standard = inputs({});
    Rules free;
    free.is_first_stage_free = true;
    CHECK(inputs(free) != standard);
    Rules without_trumps;
    without_trumps.no_trump_ranks = 0x1fff;
    CHECK(inputs(without_trumps) != standard);
    Rules all;
    all.counting = Counting::all_tricks;
    CHECK(inputs(all) != standard);
    Rules weighted;
    weighted.counting = Counting::weighted;
    CHECK(inputs(weighted) != standard);
    CHECK(inputs(weighted) != inputs(all));
}

TEST_CASE("masters and the second best of a suit are told apart") {
    // Of clubs only the king is out, of diamonds only the ace; hearts are trumps, the king is up.
    constexpr int jack = 9, queen = 10, king = 11, ace = 12;
    const CommonKnowledge common(Rules{}, 0, Card(2, king));
    CardSet holding;
    for (const int rank : {0, 1, 2, 3, 4, 5, 6, 7, 8, jack, queen, ace}) {
        holding = holding | Card(0, rank);
    }
    holding = holding | Card(1, king);
    const auto ranks_in = [&](int plane) {
        std::vector<int> ranks;
        for (const int input : sorted(policy_features(common, holding))) {
            if (input / card_count == plane) ranks.push_back(input % ranks_per_suit);
        }
        std::sort(ranks.begin(), ranks.end());
        return ranks;
    };
    CHECK(ranks_in(6) == std::vector<int>{ace});
    CHECK(ranks_in(7) == std::vector<int>{0, 1, 2, 3, 4, 5, 6, 7, 8, jack, queen, king});
}
