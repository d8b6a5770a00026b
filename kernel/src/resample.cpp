#include "germanwhist/resample.hpp"

#include <string>

#include "germanwhist/error.hpp"
#include "germanwhist/seat_view.hpp"
#include "germanwhist/worlds.hpp"

namespace germanwhist {
namespace {

std::size_t index(int i) { return static_cast<std::size_t>(i); }

/// Replays a hand; what is told of each trick of stage one is its number and who lost it.
template <typename Told>
OpenHand replay(const Deal& deal, const Rules& rules, std::span<const int> plays, Told told) {
    OpenHand hand(deal, rules);
    for (const int play : plays) {
        const bool is_card = play >= 0 && play < card_count && !hand.is_over();
        if (!is_card || !hand.legal_plays().contains(Card(play))) {
            throw Error("illegal_play", "card " + std::to_string(play) + " is not legal");
        }
        const int trick = hand.common.tricks;
        const bool was_stage_one = hand.is_stage_one();
        hand.play(Card(play));
        if (was_stage_one && hand.common.tricks > trick) told(trick, 1 - hand.common.leader);
    }
    return hand;
}

}  // namespace

OpenHand replayed(const Deal& deal, const Rules& rules, std::span<const int> plays) {
    return replay(deal, rules, plays, [](int, int) {});
}

Deal resampled(const Deal& deal, const Rules& rules, std::span<const int> plays, int seat,
               Random& random) {
    const int half = 2 * rules.ranks;
    std::vector<int> draws;  // where the opponent's hidden cards lay in the pack
    const OpenHand hand = replay(deal, rules, plays, [&](int trick, int loser) {
        if (loser != seat) draws.push_back(half + 2 * trick + 1);
    });
    const int tricks = hand.is_stage_one() ? hand.common.tricks : rules.ranks;

    SeatView view{rules, seat, 1 - deal.dealer, hand.holdings[index(seat)], {}, {}};
    for (const int play : plays) view.plays.push_back(Card(play));
    for (int trick = 0; trick <= tricks && trick < rules.ranks; ++trick) {
        view.upcards.push_back(deal.pack[index(half + 2 * trick)]);
    }
    const Worlds worlds(evidence(view));
    const World world = worlds.sample(random);

    Deal other = deal;
    int place = seat == deal.dealer ? 0 : 1;  // of the opponent's first card
    for (const Card card : world.dealt) {
        other.pack[index(place)] = card;
        place += 2;
    }
    for (std::size_t i = 0; i < draws.size(); ++i) other.pack[index(draws[i])] = world.drawn[i];
    for (int i = 0; i < worlds.stock_size(); ++i) {
        other.pack[index(half + 2 * tricks + 1 + i)] = world.stock[index(i)];
    }
    return other;
}

}  // namespace germanwhist
