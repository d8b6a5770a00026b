#include "germanwhist/contrast.hpp"

#include <cstddef>

#include "germanwhist/valuation.hpp"

namespace germanwhist {
namespace {

std::size_t index(int i) { return static_cast<std::size_t>(i); }

/// Turns the hand after one card into the hand after another, change by change.
class Changes {
public:
    Changes(const Valuation& valuation, const OpenHand& from, StageTwo& stage_two)
        : valuation_(&valuation), stage_two_(&stage_two), hand_(from) {
        points_ = valuation.points(hand_, stage_two);
    }

    [[nodiscard]] OpenHand& hand() { return hand_; }

    /// What the changes since the last time bring.
    [[nodiscard]] double gain() {
        const double before = points_;
        points_ = valuation_->points(hand_, *stage_two_);
        return points_ - before;
    }

private:
    const Valuation* valuation_;
    StageTwo* stage_two_;
    OpenHand hand_;
    double points_ = 0;
};

}  // namespace

Contrast contrast(const SearchRoot& root, const StageOne& networks, int answers, Card card,
                  Card other, StageTwo& stage_two, int worlds, Random& random) {
    const Valuation valuation(root, networks, {.further = 0, .answers = answers});
    // As the search plays them, which judges one of several equal cards.
    card = root.common().distinct_play(card, root.holding());
    other = root.common().distinct_play(other, root.holding());
    const std::size_t own = index(root.seat());
    const std::size_t opponent = 1 - own;
    Contrast sum;
    for (int i = 0; i < worlds; ++i) {
        const OpenHand world = root.sample(random);
        const OpenHand after = valuation.played_on(world, card, stage_two);
        Changes changes(valuation, valuation.played_on(world, other, stage_two), stage_two);
        OpenHand& hand = changes.hand();
        const bool is_won = after.common.leader == root.seat();
        const bool is_other_won = hand.common.leader == root.seat();
        const CardSet drawn = CardSet() | world.stock[index(world.next)] |
                              world.stock[index(world.next + 1)];
        sum.wins += is_won ? 1 : 0;
        sum.other_wins += is_other_won ? 1 : 0;

        hand.holdings[own] = (after.holdings[own] - drawn) | (hand.holdings[own] & drawn);
        sum.spent += changes.gain();
        hand.holdings[opponent] =
            (after.holdings[opponent] - drawn) | (hand.holdings[opponent] & drawn);
        sum.forced += changes.gain();
        hand.holdings = after.holdings;
        sum.drawn += changes.gain();
        hand.tricks = after.tricks;
        sum.trick += changes.gain();
        hand.common.leader = after.common.leader;
        sum.lead += changes.gain();
    }
    for (double* mean : {&sum.wins, &sum.other_wins, &sum.spent, &sum.forced, &sum.drawn,
                         &sum.trick, &sum.lead}) {
        *mean /= worlds;
    }
    return sum;
}

}  // namespace germanwhist
