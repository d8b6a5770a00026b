#include "germanwhist/chooser.hpp"

#include <utility>

#include "germanwhist/greedy.hpp"
#include "germanwhist/simulation.hpp"

namespace germanwhist {
namespace {

/// Of the cards that keep most tricks (or fewest, in a low hand) for the seat to play the lowest.
Card exact_play(const CommonKnowledge& common, CardSet holding, StageTwo& stage_two) {
    CardSet other = CardSet::full(common.rules.ranks) - common.gone - holding;
    if (common.led) other = other - *common.led;
    const bool is_leader = !common.led;
    const Position position{is_leader ? holding : other, is_leader ? other : holding, common.trump,
                            common.led};
    const Solution solution = stage_two.solve(position, common.objective);
    for (const PlayValue& play : solution.plays) {
        if (play.leader_tricks == solution.leader_tricks) return play.card;
    }
    return solution.plays.front().card;  // not reached: the best value is that of a play
}

}  // namespace

Chooser random_chooser() {
    return [](const CommonKnowledge& common, CardSet holding, Random& random) {
        return random_card(common.legal_plays(holding), random);
    };
}

Chooser greedy_chooser() {
    return [](const CommonKnowledge& common, CardSet holding, Random&) {
        return greedy_play(common, holding);
    };
}

Chooser policy_chooser(std::shared_ptr<const StageOne> networks,
                       std::shared_ptr<StageTwo> stage_two) {
    return [networks = std::move(networks), stage_two = std::move(stage_two)](
               const CommonKnowledge& common, CardSet holding, Random&) {
        if (common.is_stage_one()) return networks->policy.best(common, holding);
        return exact_play(common, holding, *stage_two);
    };
}

}  // namespace germanwhist
