#include "germanwhist/self_play.hpp"

#include <algorithm>
#include <string>

#include "germanwhist/error.hpp"
#include "germanwhist/simulation.hpp"

namespace germanwhist {
namespace {

std::size_t index(int i) { return static_cast<std::size_t>(i); }

/// Sets a row to 0 but for the active inputs.
void write(std::span<std::uint8_t> rows, std::size_t row, int width, const ActiveInputs& active) {
    const auto out = rows.subspan(row * index(width), index(width));
    std::fill(out.begin(), out.end(), std::uint8_t{0});
    for (const std::uint16_t input : active.span()) out[input] = 1;
}

}  // namespace

SelfPlay::SelfPlay(const Rules& rules, int hands, std::uint64_t seed, StageTwo& stage_two,
                   FrozenPlayer frozen)
    : rules_(rules), random_(seed), stage_two_(&stage_two), frozen_(frozen) {
    slots_.reserve(index(hands));
    for (std::size_t row = 0; row < index(hands); ++row) slots_.push_back(deal(row));
}

SelfPlay::Slot SelfPlay::deal(std::size_t row) {
    Slot slot{OpenHand(shuffled_deal(rules_, random_), rules_), SuitOrder()};
    if (frozen_.policy != nullptr) {
        slot.random = Random(random_.next());
        slot.frozen_seat = row % 2 == 0 ? 1 : 0;
        (void)answer(slot);  // a lead, which brings nothing yet
    }
    return slot;
}

void SelfPlay::observe(std::span<std::uint8_t> seats, std::span<std::uint8_t> inputs,
                       std::span<std::uint8_t> plays) {
    std::fill(plays.begin(), plays.end(), std::uint8_t{0});
    for (std::size_t i = 0; i < slots_.size(); ++i) {
        const OpenHand& hand = slots_[i].hand;
        const CardSet holding = hand.holding_to_play();
        const Features features = policy_features(hand.common, holding);
        seats[i] = static_cast<std::uint8_t>(hand.to_play());
        write(inputs, i, policy_inputs, features.active);
        for (const Card card : hand.common.distinct_plays(holding)) {
            plays[i * card_count + index(features.order.renamed(card))] = 1;
        }
        slots_[i].order = features.order;
    }
}

void SelfPlay::observe_layouts(std::span<std::uint8_t> leaders, std::span<std::uint8_t> inputs) {
    for (std::size_t i = 0; i < slots_.size(); ++i) {
        Slot& slot = slots_[i];
        leaders[i] = static_cast<std::uint8_t>(slot.hand.common.leader);
        write(inputs, i, critic_inputs, critic_features(slot.hand, leader_tricks(slot)).active);
    }
}

Outcomes SelfPlay::outcomes(std::span<const std::uint8_t> plays) {
    Outcomes found;
    std::size_t wanted = 0;
    for (std::size_t i = 0; i < slots_.size(); ++i) {
        const CardSet holding = slots_[i].hand.holding_to_play();
        const SuitOrder order = policy_features(slots_[i].hand.common, holding).order;
        for (const Card card : slots_[i].hand.common.distinct_plays(holding)) {
            const int renamed = order.renamed(card);
            if (plays[i * card_count + index(renamed)] == 0) continue;
            ++wanted;
            Slot after = slots_[i];
            found.hands.push_back(static_cast<std::uint32_t>(i));
            found.plays.push_back(static_cast<std::uint8_t>(renamed));
            found.rewards.push_back(play(after, card));
            found.ended.push_back(after.hand.is_stage_one() ? 0 : 1);
            found.leaders.push_back(static_cast<std::uint8_t>(after.hand.common.leader));
            found.inputs.resize(found.hands.size() * index(critic_inputs));
            if (!after.hand.is_stage_one()) continue;
            const Features features = critic_features(after.hand, leader_tricks(after));
            write(found.inputs, found.hands.size() - 1, critic_inputs, features.active);
        }
    }
    const auto asked = plays.size() - index(static_cast<int>(std::ranges::count(plays, 0)));
    if (wanted != asked) {
        throw Error("illegal_play", std::to_string(asked - wanted) +
                                        " of the plays asked for are not among those observed");
    }
    return found;
}

void SelfPlay::step(std::span<const std::uint8_t> plays, std::span<float> rewards,
                    std::span<std::uint8_t> ended) {
    for (std::size_t i = 0; i < slots_.size(); ++i) {
        const bool is_card = plays[i] < card_count;
        if (!is_card || !slots_[i].hand.legal_plays().contains(slots_[i].order.original(plays[i]))) {
            throw Error("illegal_play", "play " + std::to_string(plays[i]) + " of hand " +
                                            std::to_string(i) + " is not legal");
        }
    }
    for (std::size_t i = 0; i < slots_.size(); ++i) {
        Slot& slot = slots_[i];
        rewards[i] = play(slot, slot.order.original(plays[i]));
        ended[i] = slot.hand.is_stage_one() ? 0 : 1;
        if (ended[i] != 0) slot = deal(i);
    }
}

float SelfPlay::play(Slot& slot, Card card) {
    const float gain = play_one(slot, card);
    return gain + answer(slot);
}

float SelfPlay::answer(Slot& slot) {
    float gain = 0;
    while (slot.hand.is_stage_one() && slot.hand.to_play() == slot.frozen_seat) {
        const CommonKnowledge& common = slot.hand.common;
        const CardSet holding = slot.hand.holding_to_play();
        gain += play_one(slot, frozen_.is_sampled
                                   ? frozen_.policy->drawn(common, holding, slot.random)
                                   : frozen_.policy->best(common, holding));
    }
    return gain;
}

float SelfPlay::play_one(Slot& slot, Card card) {
    const bool ends_trick = slot.hand.common.led.has_value();
    slot.hand.play(card);
    if (!ends_trick) return 0;
    slot.leader_tricks = not_worked_out;
    // Halves of the margin between the seats, from the side of the winner, who leads now.
    float gain = 0.5F * static_cast<float>(rules_.trick_weight(0)) /
                 static_cast<float>(rules_.trick_weight(1));
    if (!slot.hand.is_stage_one()) {
        const float above_half =
            static_cast<float>(leader_tricks(slot)) - 0.5F * static_cast<float>(rules_.ranks);
        gain += slot.hand.common.objective == Objective::low ? -above_half : above_half;
    }
    return slot.hand.common.leader == 0 ? gain : -gain;
}

int SelfPlay::leader_tricks(Slot& slot) {
    if (slot.leader_tricks == not_worked_out) {
        const CommonKnowledge& common = slot.hand.common;
        CardSet leader = slot.hand.holdings[index(common.leader)];
        if (common.led) leader = leader | *common.led;
        slot.leader_tricks =
            stage_two_->leader_tricks(leader, slot.hand.holdings[index(1 - common.leader)],
                                      common.trump, common.objective);
    }
    return slot.leader_tricks;
}

}  // namespace germanwhist
