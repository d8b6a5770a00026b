/// What may be played to a trick, and who wins it.
#pragma once

#include "germanwhist/cards.hpp"

namespace germanwhist {

/// The cards of a holding that may follow a led card: its suit if held, else anything.
[[nodiscard]] constexpr CardSet legal_follows(CardSet holding, Card led) {
    const CardSet same_suit = holding & CardSet::of_suit(led.suit());
    return same_suit.empty() ? holding : same_suit;
}

/// Whether the led card wins. A higher card of its suit beats it, and so does a trump on a side
/// suit; a discard never does.
[[nodiscard]] constexpr bool leader_wins(Card led, Card follow, int trump) {
    if (led.suit() == follow.suit()) return led.index() > follow.index();
    return follow.suit() != trump;
}

}  // namespace germanwhist
