#include "germanwhist/play_model.hpp"

#include <string>

#include "germanwhist/error.hpp"

namespace germanwhist {
namespace {

constexpr double any_card = 0.05;  // the share of plays that the policy has no say in

std::size_t index(int i) { return static_cast<std::size_t>(i); }

}  // namespace

PlayModel::PlayModel(const SeatView& view, const Policy& policy, double temperature)
    : policy_(&policy), temperature_(temperature) {
    if (!(temperature > 0)) {
        throw Error("bad_temperature",
                    "bad temperature: " + std::to_string(temperature) + " (expected above 0)");
    }
    (void)common_knowledge(view);  // checks the view
    CommonKnowledge common(view.rules, view.first_leader, view.upcards.front());
    CardSet taken;
    const int opponent = 1 - view.seat;
    for (const Card card : view.plays) {
        if (!common.is_stage_one()) break;
        if (common.to_play() == opponent) {
            decisions_.push_back({common, card, taken, common.played[index(opponent)],
                                  common.hidden_draws[index(opponent)]});
        }
        if (!common.led) {
            common.lead(card);
            continue;
        }
        const Card upcard = *common.upcard;
        const auto next = index(common.tricks + 1);
        const bool has_next = next < view.upcards.size();
        const int winner =
            common.follow(card, has_next ? std::optional(view.upcards[next]) : std::nullopt);
        if (winner == opponent) taken = taken | upcard;
    }
}

double PlayModel::weight(const World& world) const {
    double weight = 1;
    for (int play = 0; play < plays(); ++play) weight *= chance(world, play);
    return weight;
}

double PlayModel::chance(const World& world, int play) const {
    const Decision& decision = decisions_[index(play)];
    CardSet holding = world.dealt | decision.taken;
    for (int i = 0; i < decision.draws; ++i) holding = holding | world.drawn[index(i)];
    holding = holding - decision.played;
    const CardSet legal = decision.common.legal_plays(holding);
    if (legal.size() == 1) return 1;
    const Probabilities chances = policy_->probabilities(decision.common, holding, temperature_);
    return (1 - any_card) * static_cast<double>(chances[index(decision.card.index())]) +
           any_card / legal.size();
}

}  // namespace germanwhist
