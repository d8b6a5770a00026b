#include "germanwhist/greedy.hpp"

#include <array>
#include <cstddef>

#include "germanwhist/trick.hpp"

namespace germanwhist {
namespace {

using Worths = std::array<double, ranks_per_suit>;
constexpr Worths trump_worths{.03, .03, .03, .05, .08, .11, .17, .24, .32, .42, .52, .64, .76};
constexpr Worths side_worths{-.52, -.51, -.50, -.48, -.45, -.41, -.35,
                             -.27, -.19, -.09, .02,  .13,  .25};

/// How much better it is to win the trick than to lose it.
double gain_of_winning(const CommonKnowledge& common, CardSet others) {
    if (!common.upcard) return common.objective == Objective::high ? 1 : -1;
    double sum = 0;
    for (const Card card : others) sum += card_worth(card, common.trump, common.objective);
    const double average = sum / others.size();
    const double upcard = card_worth(*common.upcard, common.trump, common.objective);
    const double trick = static_cast<double>(common.rules.trick_weight(0)) /
                         static_cast<double>(common.rules.trick_weight(1));
    return 2 * (upcard - average) + trick;
}

/// The share of the other cards that would not beat this one if they followed it.
double chance_of_lead(Card lead, CardSet others, int trump) {
    const std::uint64_t higher_ranks = others.ranks(lead.suit()) >> lead.rank() >> 1;
    int beating = std::popcount(higher_ranks);
    if (trump != no_trump && lead.suit() != trump) {
        beating += (others & CardSet::of_suit(trump)).size();
    }
    return 1 - static_cast<double>(beating) / others.size();
}

}  // namespace

double card_worth(Card card, int trump, Objective objective) {
    const auto rank = static_cast<std::size_t>(card.rank());
    const double worth = card.suit() == trump ? trump_worths[rank] : side_worths[rank];
    return objective == Objective::high ? worth : -worth;
}

Card greedy_play(const CommonKnowledge& common, CardSet holding) {
    const CardSet others = CardSet::full(common.rules.ranks) - holding;
    const double gain = gain_of_winning(common, others);
    Card best;
    double best_value = 0;
    bool is_first = true;
    for (const Card card : common.legal_plays(holding)) {
        const double chance = common.led ? !leader_wins(*common.led, card, common.trump)
                                         : chance_of_lead(card, others, common.trump);
        const double value = gain * chance - card_worth(card, common.trump, common.objective);
        if (is_first || value > best_value) {
            best = card;
            best_value = value;
            is_first = false;
        }
    }
    return best;
}

}  // namespace germanwhist
