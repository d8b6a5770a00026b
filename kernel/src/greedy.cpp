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
constexpr Worths low_trump_worths{.47,  .11,  -.12, -.28, -.38, -.46, -.53,
                                  -.58, -.61, -.63, -.65, -.66, -.66};
constexpr Worths low_side_worths{.93,  .58,  .37,  .24,  .14,  .07, .01,
                                 -.04, -.08, -.12, -.14, -.16, -.16};
constexpr Worths low_plain_worths{1.07, .52,  .22,  .04,  -.06, -.14, -.19,
                                  -.23, -.25, -.27, -.27, -.26, -.23};

const Worths& worths(int suit, int trump, Objective objective) {
    if (objective == Objective::high) return suit == trump ? trump_worths : side_worths;
    if (trump == no_trump) return low_plain_worths;
    return suit == trump ? low_trump_worths : low_side_worths;
}

double sum_of_worths(CardSet cards, int trump, Objective objective) {
    double sum = 0;
    for (const Card card : cards) sum += card_worth(card, trump, objective);
    return sum;
}

/// What whole packs are worth, by their ranks.
std::array<double, ranks_per_suit + 1> pack_worths(int trump, Objective objective) {
    std::array<double, ranks_per_suit + 1> found{};
    for (int ranks = 1; ranks <= ranks_per_suit; ++ranks) {
        found[static_cast<std::size_t>(ranks)] =
            sum_of_worths(CardSet::full(ranks), trump, objective);
    }
    return found;
}

/// What the pack is worth: only its ranks, whether there are trumps and the objective matter.
double pack_worth(const CommonKnowledge& common) {
    static const std::array tables{
        pack_worths(no_trump, Objective::high), pack_worths(0, Objective::high),
        pack_worths(no_trump, Objective::low), pack_worths(0, Objective::low)};
    const std::size_t kind = (common.objective == Objective::low ? 2 : 0) +
                             (common.trump == no_trump ? 0 : 1);
    return tables[kind][static_cast<std::size_t>(common.rules.ranks)];
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
    return worths(card.suit(), trump, objective)[static_cast<std::size_t>(card.rank())];
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
