/// What the networks are shown: hands as lists of active inputs, the suits put in order.
///
/// Every input is 0 or 1, so a position is the list of its inputs that are 1. The trump suit comes
/// first and the side suits in an order that depends only on what stands in them, so that hands
/// that differ by a change of suits look the same.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "germanwhist/cards.hpp"
#include "germanwhist/common_knowledge.hpp"
#include "germanwhist/open_hand.hpp"

namespace germanwhist {

/// How many inputs the policy network has, and the critic.
extern const int policy_inputs;
extern const int critic_inputs;

/// The numbers of the inputs that are 1.
class ActiveInputs {
public:
    /// More than any position has.
    static constexpr int capacity = 192;

    void add(int input) {
        inputs_[static_cast<std::size_t>(size_++)] = static_cast<std::uint16_t>(input);
    }
    [[nodiscard]] std::span<const std::uint16_t> span() const {
        return {inputs_.data(), static_cast<std::size_t>(size_)};
    }

private:
    std::array<std::uint16_t, capacity> inputs_{};
    int size_ = 0;
};

/// A renaming of the suits.
class SuitOrder {
public:
    SuitOrder() = default;
    /// suits: the suit that comes first, second, third, fourth.
    explicit SuitOrder(const std::array<int, suit_count>& suits);

    [[nodiscard]] int suit_at(int place) const { return suits_[static_cast<std::size_t>(place)]; }
    /// The card's index after renaming.
    [[nodiscard]] int renamed(Card card) const {
        return places_[static_cast<std::size_t>(card.suit())] * ranks_per_suit + card.rank();
    }
    /// The card whose index after renaming is this.
    [[nodiscard]] Card original(int index) const {
        return Card(suit_at(index / ranks_per_suit), index % ranks_per_suit);
    }

private:
    std::array<int, suit_count> suits_{0, 1, 2, 3};
    std::array<int, suit_count> places_{0, 1, 2, 3};
};

/// A position as a network sees it.
struct Features {
    SuitOrder order;
    ActiveInputs active;
};

/// What the seat to play knows in stage one.
/// holding: that seat's own cards.
[[nodiscard]] Features policy_features(const CommonKnowledge& common, CardSet holding);

/// A world of stage one, seen from the leader's side; a led card is shown as led.
/// leader_tricks: the tricks the leader would make if stage two began with the holdings as they
/// were before the lead, both sides playing their best.
[[nodiscard]] Features critic_features(const OpenHand& hand, int leader_tricks);

}  // namespace germanwhist
