#include "germanwhist/batch.hpp"

#include <string>

#include "germanwhist/error.hpp"
#include "germanwhist/observation.hpp"
#include "germanwhist/simulation.hpp"

namespace germanwhist {
namespace {

std::size_t index(int i) { return static_cast<std::size_t>(i); }

/// Sampled plays must not be tied to the deals.
constexpr std::uint64_t other_stream = 0x5851f42d4c957f2dU;

}  // namespace

HandBatch::HandBatch(const Rules& rules, const Payoff& payoff, int hands, std::uint64_t seed)
    : rules_(rules), payoff_(payoff), deals_(seed), samples_(seed ^ other_stream) {
    slots_.reserve(index(hands));
    for (int i = 0; i < hands; ++i) slots_.push_back(new_slot());
}

HandBatch::Slot HandBatch::new_slot() {
    const Deal deal = shuffled_deal(rules_, deals_);
    return {deal, OpenHand(deal, rules_)};
}

void HandBatch::reset(std::uint64_t seed) {
    deals_ = Random(seed);
    samples_ = Random(seed ^ other_stream);
    for (Slot& slot : slots_) slot = new_slot();
}

void HandBatch::observe(std::span<std::uint8_t> seats, std::span<std::uint8_t> observations,
                        std::span<std::uint8_t> legal) const {
    const std::size_t width = index(observation_size);
    for (std::size_t i = 0; i < slots_.size(); ++i) {
        const OpenHand& hand = slots_[i].hand;
        const int seat = hand.to_play();
        seats[i] = static_cast<std::uint8_t>(seat);
        write_observation(hand, seat, observations.subspan(i * width, width));
        write_plane(legal.subspan(i * card_count).first<card_count>(), hand.legal_plays());
    }
}

void HandBatch::check(std::span<const std::uint8_t> plays) const {
    for (std::size_t i = 0; i < slots_.size(); ++i) {
        const bool is_card = plays[i] < card_count;
        if (!is_card || !slots_[i].hand.legal_plays().contains(Card(plays[i]))) {
            throw Error("illegal_play", "play " + std::to_string(plays[i]) + " of hand " +
                                            std::to_string(i) + " is not legal");
        }
    }
}

void HandBatch::step(std::span<const std::uint8_t> plays, std::span<float> rewards,
                     std::span<std::uint8_t> ended) {
    check(plays);
    for (std::size_t i = 0; i < slots_.size(); ++i) {
        Slot& slot = slots_[i];
        slot.plays[index(slot.played++)] = Card(plays[i]);
        slot.hand.play(Card(plays[i]));
        const bool is_over = slot.hand.is_over();
        const int points =
            is_over ? payoff_.points(counted(slot.hand)[0], slot.hand.common.objective) : 0;
        rewards[2 * i] = static_cast<float>(points);
        rewards[2 * i + 1] = static_cast<float>(-points);
        ended[i] = is_over ? 1 : 0;
        if (is_over) slot = new_slot();
    }
}

void HandBatch::sample(std::span<std::uint8_t> plays) {
    for (std::size_t i = 0; i < slots_.size(); ++i) {
        plays[i] =
            static_cast<std::uint8_t>(random_card(slots_[i].hand.legal_plays(), samples_).index());
    }
}

const Deal& HandBatch::deal(int hand) const { return slots_[index(hand)].deal; }

std::span<const Card> HandBatch::plays(int hand) const {
    const Slot& slot = slots_[index(hand)];
    return std::span(slot.plays).first(index(slot.played));
}

}  // namespace germanwhist
