#include "germanwhist/open_hand.hpp"

#include <algorithm>

namespace germanwhist {
namespace {

std::size_t index(int i) { return static_cast<std::size_t>(i); }

}  // namespace

OpenHand::OpenHand(const Deal& deal, const Rules& rules)
    : common(rules, 1 - deal.dealer, deal.pack[index(2 * rules.ranks)]) {
    const int half = 2 * rules.ranks;
    for (int i = 0; i < half; ++i) {
        CardSet& holding = holdings[index(i % 2 == 0 ? 1 - deal.dealer : deal.dealer)];
        holding = holding | deal.pack[index(i)];
        stock[index(i)] = deal.pack[index(half + i)];
    }
}

OpenHand::OpenHand(const CommonKnowledge& known, const std::array<CardSet, seat_count>& held,
                   std::span<const Card> under_upcard)
    : common(known), holdings(held), next(2 * std::min(known.tricks, known.rules.ranks)) {
    if (known.upcard) stock[index(next)] = *known.upcard;
    std::ranges::copy(under_upcard, stock.begin() + next + 1);
}

void OpenHand::play(Card card) {
    CardSet& holding = holdings[index(to_play())];
    holding = holding - card;
    if (!common.led) {
        common.lead(card);
        return;
    }
    const bool was_stage_one = is_stage_one();
    const bool has_next = stock_size() > 2;
    const auto next_upcard = has_next ? std::optional(stock[index(next + 2)]) : std::nullopt;
    const int winner = common.follow(card, next_upcard);
    ++tricks[index(winner)][was_stage_one ? 0 : 1];
    if (was_stage_one) draw(winner);
}

void OpenHand::draw(int winner) {
    holdings[index(winner)] = holdings[index(winner)] | stock[index(next)];
    holdings[index(1 - winner)] = holdings[index(1 - winner)] | stock[index(next + 1)];
    next += 2;
}

}  // namespace germanwhist
