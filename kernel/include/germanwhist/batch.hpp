/// Many whole hands played side by side: an environment for learning programs.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "germanwhist/hand.hpp"
#include "germanwhist/open_hand.hpp"
#include "germanwhist/payoff.hpp"
#include "germanwhist/random.hpp"
#include "germanwhist/rules.hpp"

namespace germanwhist {

/// A batch of hands under one rule set, each waiting for the play of one seat. A finished hand
/// gives its reward and is replaced by a new one at once.
///
/// All arrays are row by row, one row a hand.
class HandBatch {
public:
    HandBatch(const Rules& rules, const Payoff& payoff, int hands, std::uint64_t seed);

    [[nodiscard]] int hands() const { return static_cast<int>(slots_.size()); }

    /// Deals every hand anew, as if made with this seed.
    void reset(std::uint64_t seed);

    /// The seat to play, what it knows (`write_observation`), and the plane of its legal plays.
    void observe(std::span<std::uint8_t> seats, std::span<std::uint8_t> observations,
                 std::span<std::uint8_t> legal) const;

    /// Plays one card in every hand.
    ///     plays: card indices.
    ///     rewards: two to a hand, the points of seat 0 and of seat 1 less the other's, when a
    ///         hand has ended; else 0.
    ///     ended: 1 where a hand has ended and a new one has been dealt.
    /// Throws `Error` (`illegal_play`) before anything is played when a play is not legal.
    void step(std::span<const std::uint8_t> plays, std::span<float> rewards,
              std::span<std::uint8_t> ended);

    /// A legal play for every hand, each as likely as the others. Does not change the deals.
    void sample(std::span<std::uint8_t> plays);

    /// How one hand was dealt, and what has been played in it.
    [[nodiscard]] const Deal& deal(int hand) const;
    [[nodiscard]] std::span<const Card> plays(int hand) const;

private:
    struct Slot {
        Deal deal;
        OpenHand hand;
        std::array<Card, card_count> plays{};
        int played = 0;
    };
    [[nodiscard]] Slot new_slot();
    void check(std::span<const std::uint8_t> plays) const;

    Rules rules_;
    Payoff payoff_;
    Random deals_;
    Random samples_;
    std::vector<Slot> slots_;
};

}  // namespace germanwhist
