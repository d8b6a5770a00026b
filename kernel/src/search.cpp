#include "germanwhist/search.hpp"

#include <algorithm>
#include <cmath>
#include <span>

#include "germanwhist/greedy.hpp"
#include "germanwhist/world_average.hpp"

namespace germanwhist {

SearchRoot::SearchRoot(const SeatView& view, const Payoff& payoff,
                       const std::array<int, seat_count>& counted)
    : view_(view),
      common_(decision(view)),
      payoff_(payoff),
      counted_(counted[static_cast<std::size_t>(view.seat)]),
      worlds_(evidence(view)) {}

OpenHand SearchRoot::hand_in(const World& world) const {
    const auto opponent = static_cast<std::size_t>(1 - seat());
    std::array<CardSet, seat_count> holdings{};
    holdings[static_cast<std::size_t>(seat())] = holding();
    holdings[opponent] = world.holding | common_.taken[opponent];
    if (common_.led) holdings[opponent] = holdings[opponent] - *common_.led;
    const auto size = static_cast<std::size_t>(worlds_.stock_size());
    return {common_, holdings, std::span(world.stock).first(size)};
}

int SearchRoot::points(const OpenHand& hand, StageTwo& stage_two) const {
    const int leader = hand.common.leader;
    const int leader_tricks = stage_two.leader_tricks(
        hand.holdings[static_cast<std::size_t>(leader)],
        hand.holdings[static_cast<std::size_t>(1 - leader)], common_.trump, common_.objective);
    const Rules& rules = common_.rules;
    const int own_tricks = leader == seat() ? leader_tricks : rules.ranks - leader_tricks;
    return payoff_.points(counted_so_far(hand) + own_tricks * rules.trick_weight(1),
                          common_.objective);
}

int SearchRoot::counted_so_far(const OpenHand& hand) const {
    const int tricks = hand.tricks[static_cast<std::size_t>(seat())][0];
    return counted_ + tricks * common_.rules.trick_weight(0);
}

double SearchRoot::expected_points(const OpenHand& hand, double margin, double spread) const {
    const Rules& rules = common_.rules;
    const int left = rules.ranks - hand.common.tricks;
    const int open = left * rules.trick_weight(0) + rules.ranks * rules.trick_weight(1);
    return payoff_.expected_points(counted_so_far(hand) + open / 2.0 + margin, spread,
                                   common_.objective);
}

Estimate Tally::estimate(Card card) const {
    const double mean = this->mean();
    const double variance =
        tries_ > 1 ? std::max(0.0, (sum_of_squares_ - sum_ * mean) / (tries_ - 1)) : 0;
    return {card, mean, tries_ > 0 ? std::sqrt(variance / tries_) : 0, tries_};
}

void play_out_greedily(OpenHand& hand) {
    while (hand.is_stage_one()) hand.play(greedy_play(hand.common, hand.holding_to_play()));
}

std::vector<Estimate> monte_carlo(const SearchRoot& root, StageTwo& stage_two,
                                  const SearchLimits& limits, Random& random) {
    const auto judge = [&root](const OpenHand& world, CardSet cards, StageTwo& solver,
                               std::span<double> points) {
        auto next = points.begin();
        for (const Card card : cards) {
            OpenHand hand = world;
            hand.play(card);
            play_out_greedily(hand);
            *next++ = root.points(hand, solver);
        }
    };
    return average_over_worlds(root, judge, stage_two, limits, random);
}

}  // namespace germanwhist
