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

double sum_of_worths(CardSet cards, int trump, Objective objective) {
    double sum = 0;
    for (const Card card : cards) sum += card_worth(card, trump, objective);
    return sum;
}

/// What a whole pack is worth: only its ranks and whether there are trumps matter.
double pack_worth(const CommonKnowledge& common) {
    static const auto table = [] {
        std::array<std::array<double, 2>, ranks_per_suit + 1> worths{};
        for (int ranks = 0; ranks <= ranks_per_suit; ++ranks) {
            const CardSet pack = ranks > 0 ? CardSet::full(ranks) : CardSet();
            worths[static_cast<std::size_t>(ranks)] = {
                sum_of_worths(pack, no_trump, Objective::high),
                sum_of_worths(pack, 0, Objective::high)};
        }
        return worths;
    }();
    const double worth =
        table[static_cast<std::size_t>(common.rules.ranks)][common.trump == no_trump ? 0 : 1];
    return common.objective == Objective::high ? worth : -worth;
}

/// How much better it is to win the trick than to lose it.
double gain_of_winning(const CommonKnowledge& common, CardSet holding, int others) {
    if (!common.upcard) return common.objective == Objective::high ? 1 : -1;
    const double own = sum_of_worths(holding, common.trump, common.objective);
    const double average = (pack_worth(common) - own) / others;
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
    const double gain = gain_of_winning(common, holding, others.size());
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
