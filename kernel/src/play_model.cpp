#include "germanwhist/play_model.hpp"

#include <array>
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

CardSet PlayModel::Decision::holding_in(const World& world) const {
    CardSet holding = world.dealt | taken;
    for (int i = 0; i < draws; ++i) holding = holding | world.drawn[index(i)];
    return holding - played;
}

void PlayModel::weigh(std::span<WeighedWorld> worlds, int play) const {
    const Decision& decision = decisions_[index(play)];
    std::array<CardSet, batch_size> holdings;
    std::array<WeighedWorld*, batch_size> asked{};
    std::size_t count = 0;
    const auto ask = [&] {
        const auto chances = policy_->chances(decision.common, decision.card,
                                              std::span(holdings).first(count), temperature_);
        for (std::size_t i = 0; i < count; ++i) {
            const int legal = decision.common.legal_plays(holdings[i]).size();
            asked[i]->weight *= (1 - any_card) * chances[i] + any_card / legal;
        }
        count = 0;
    };
    for (WeighedWorld& one : worlds) {
        const CardSet holding = decision.holding_in(one.world);
        if (decision.common.legal_plays(holding).size() == 1) continue;
        holdings[count] = holding;
        asked[count++] = &one;
        if (count == batch_size) ask();
    }
    if (count > 0) ask();
}

}  // namespace germanwhist
