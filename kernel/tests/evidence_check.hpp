/// Whether a world fits the evidence, told card by card: the sampler shares nothing with it.
#pragma once

#include <algorithm>
#include <limits>

#include "germanwhist/worlds.hpp"

namespace germanwhist::testing {

/// A card came to the opponent after one trick (0 for the deal) and left in another.
struct Stay {
    Card card;
    int from;
    int until;
};

inline bool is_possible(const Stay& stay, const Evidence& evidence) {
    return stay.from < stay.until && std::ranges::none_of(evidence.voids, [&](const auto& shown) {
               return shown.suit == stay.card.suit() && stay.from < shown.trick &&
                      shown.trick < stay.until;
           });
}

inline bool does_fit(const World& world, const Evidence& evidence) {
    CardSet all;
    CardSet played;
    for (const auto& play : evidence.played) played = played | play.card;
    const auto until = [&](Card card) {
        for (const auto& play : evidence.played) {
            if (play.card == card) return play.trick;
        }
        return std::numeric_limits<int>::max();
    };
    for (const Card card : world.dealt) {
        if (!is_possible({card, 0, until(card)}, evidence)) return false;
        all = all | card;
    }
    for (std::size_t i = 0; i < evidence.draws.size(); ++i) {
        const Card card = world.drawn[i];
        if (all.contains(card) || !is_possible({card, evidence.draws[i], until(card)}, evidence)) {
            return false;
        }
        all = all | card;
    }
    if (world.dealt.size() != evidence.dealt || all != (played | world.holding)) return false;
    for (int i = 0; i < evidence.stock; ++i) {
        const Card card = world.stock[static_cast<std::size_t>(i)];
        if (all.contains(card)) return false;
        all = all | card;
    }
    return all == (played | evidence.hidden) && (played & world.holding).empty();
}

}  // namespace germanwhist::testing
