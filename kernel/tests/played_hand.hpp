/// A hand being played with its history: where the tests of views get their views from.
#pragma once

#include <vector>

#include "germanwhist/open_hand.hpp"
#include "germanwhist/random.hpp"
#include "germanwhist/seat_view.hpp"
#include "germanwhist/simulation.hpp"

namespace germanwhist::testing {

class PlayedHand {
public:
    PlayedHand(const Rules& rules, Random& random)
        : hand_(shuffled_deal(rules, random), rules), first_leader_(hand_.common.leader) {
        upcards_.push_back(*hand_.common.upcard);
    }

    [[nodiscard]] const OpenHand& hand() const { return hand_; }

    void play(Card card) {
        const bool ends_trick = hand_.common.led.has_value();
        hand_.play(card);
        plays_.push_back(card);
        if (ends_trick && hand_.common.upcard) upcards_.push_back(*hand_.common.upcard);
    }

    void play_randomly(int plays, Random& random) {
        while (plays-- > 0) play(random_card(hand_.legal_plays(), random));
    }

    [[nodiscard]] SeatView view(int seat) const {
        return {hand_.common.rules, seat,    first_leader_, hand_.holdings[static_cast<std::size_t>(seat)],
                plays_,             upcards_};
    }

private:
    OpenHand hand_;
    int first_leader_;
    std::vector<Card> plays_;
    std::vector<Card> upcards_;
};

}  // namespace germanwhist::testing
