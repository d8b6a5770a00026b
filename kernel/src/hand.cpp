#include "germanwhist/hand.hpp"

#include <string>

#include "germanwhist/error.hpp"
#include "germanwhist/trick.hpp"

namespace germanwhist {

Deal Deal::from_indices(std::span<const int> indices, int dealer, const Rules& rules) {
    if (dealer != 0 && dealer != 1) {
        throw Error("bad_deal", "no such dealer: " + std::to_string(dealer) + " (expected 0 or 1)");
    }
    if (indices.size() != static_cast<std::size_t>(rules.pack_size())) {
        throw Error("bad_deal", "not a pack: " + std::to_string(indices.size()) +
                                    " cards (expected " + std::to_string(rules.pack_size()) + ")");
    }
    Deal deal;
    deal.dealer = dealer;
    CardSet missing = CardSet::full(rules.ranks);
    for (std::size_t i = 0; i < indices.size(); ++i) {
        const int index = indices[i];
        if (index < 0 || index >= card_count || !missing.contains(Card(index))) {
            throw Error("bad_deal", "not a pack: card index " + std::to_string(index) +
                                        " at place " + std::to_string(i) +
                                        " (expected each card of the pack once)");
        }
        deal.pack[i] = Card(index);
        missing = missing - Card(index);
    }
    return deal;
}

Hand::Hand(const Deal& deal, const Rules& rules)
    : deal_(&deal), rules_(&rules), next_(2 * rules.ranks), leader_(1 - deal.dealer) {
    for (int i = 0; i < next_; ++i) {
        CardSet& holding = holdings_[index(i % 2 == 0 ? leader_ : deal.dealer)];
        holding = holding | deal.pack[index(i)];
    }
    const Card first_upcard = deal.pack[index(next_)];
    trump_ = rules.trump(first_upcard);
    objective_ = rules.objective(first_upcard);
}

std::optional<Card> Hand::upcard() const {
    if (stock_size() == 0) return std::nullopt;
    return deal_->pack[index(next_)];
}

int Hand::counted(int seat) const {
    return tricks(seat, 0) * rules_->trick_weight(0) + tricks(seat, 1) * rules_->trick_weight(1);
}

CardSet Hand::legal_plays() const {
    const CardSet holding = holdings_[index(to_play())];
    const bool is_free = rules_->is_first_stage_free && stage() == 0;
    return is_led_ && !is_free ? legal_follows(holding, led_) : holding;
}

void Hand::play(Card card) {
    CardSet& holding = holdings_[index(to_play())];
    holding = holding - card;
    if (is_led_) {
        finish_trick(card);
    } else {
        led_ = card;
        is_led_ = true;
    }
    ++plays_;
}

void Hand::finish_trick(Card follow) {
    const int winner = leader_wins(led_, follow, trump_) ? leader_ : 1 - leader_;
    const int trick_stage = stage();
    ++tricks_[index(winner)][index(trick_stage)];
    if (trick_stage == 0) {
        CardSet& won = holdings_[index(winner)];
        CardSet& lost = holdings_[index(1 - winner)];
        won = won | deal_->pack[index(next_)];
        lost = lost | deal_->pack[index(next_ + 1)];
        next_ += 2;
    }
    leader_ = winner;
    is_led_ = false;
}

}  // namespace germanwhist
