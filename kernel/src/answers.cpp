#include "germanwhist/answers.hpp"

#include <cstdint>
#include <map>
#include <utility>

#include "germanwhist/random.hpp"
#include "germanwhist/seat_view.hpp"

namespace germanwhist {
namespace {

/// The hands as they may be, by what the leader may hold, and how often each was drawn.
using Drawn = std::map<std::uint64_t, std::pair<OpenHand, int>>;

/// The root's view from the other side of the table, after a lead.
SeatView view_after(const SearchRoot& root, const OpenHand& hand) {
    SeatView view = root.view();
    view.seat = hand.to_play();
    view.holding = hand.holding_to_play();
    view.plays.push_back(*hand.common.led);
    return view;
}

Drawn draw(const SearchRoot& root, int worlds, Random& random) {
    Drawn drawn;
    for (int i = 0; i < worlds; ++i) {
        const World world = root.worlds().sample(random);
        const auto at = drawn.find(world.holding.mask());
        if (at == drawn.end()) {
            drawn.emplace(world.holding.mask(), std::pair(root.hand_in(world), 1));
        } else {
            ++at->second.second;
        }
    }
    return drawn;
}

}  // namespace

bool Answers::is_known(const OpenHand& hand) const {
    const CommonKnowledge& common = hand.common;
    return worlds_ > 0 && common.tricks == root_->common().tricks &&
           common.tricks + 1 == common.rules.tricks_per_stage() && common.led &&
           common.leader == root_->seat() && !root_->common().led;
}

Card Answers::best(const OpenHand& hand, StageTwo& stage_two) const {
    const std::pair key(hand.holding_to_play().mask(), hand.common.led->index());
    {
        const std::scoped_lock lock(mutex_);
        if (const auto at = found_.find(key); at != found_.end()) return at->second;
    }
    const Card answer = work_out(hand, stage_two);
    const std::scoped_lock lock(mutex_);
    return found_.emplace(key, answer).first->second;
}

Card Answers::work_out(const OpenHand& hand, StageTwo& stage_two) const {
    const CardSet plays = hand.common.distinct_plays(hand.holding_to_play());
    if (plays.size() == 1) return plays.lowest();
    // Only its worlds are used: points are counted from the root, and turned round.
    const SearchRoot reply(view_after(*root_, hand), root_->payoff(), {0, 0});
    // From the holding, so that the answer does not depend on who asked before.
    Random random(hand.holding_to_play().mask());
    const Drawn drawn = draw(reply, worlds_, random);
    Card best = plays.lowest();
    double most = 0;
    for (const Card card : plays) {
        double points = 0;
        for (const auto& [_, held] : drawn) {
            OpenHand end = held.first;
            end.play(card);
            points -= held.second * root_->points(end, stage_two);
        }
        if (card == plays.lowest() || points > most) {
            most = points;
            best = card;
        }
    }
    return best;
}

}  // namespace germanwhist
