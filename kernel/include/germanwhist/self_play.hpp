/// Many hands of stage one played side by side, for learning.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "germanwhist/features.hpp"
#include "germanwhist/open_hand.hpp"
#include "germanwhist/random.hpp"
#include "germanwhist/rules.hpp"
#include "germanwhist/stage_one.hpp"
#include "germanwhist/stage_two.hpp"

namespace germanwhist {

/// What plays lead to, one row for each. Where stage one goes on, the inputs are those of the critic
/// afterwards; where it ends, they are 0 and the reward is all there is.
struct Outcomes {
    std::vector<std::uint32_t> hands;
    std::vector<std::uint8_t> plays;    ///< renamed, as `observe` names them
    std::vector<float> rewards;         ///< what the play brings to seat 0 at once
    std::vector<std::uint8_t> ended;    ///< 1 where stage one is over
    std::vector<std::uint8_t> leaders;  ///< the seat from whose side the inputs are
    std::vector<std::uint8_t> inputs;   ///< of the critic, 0 or 1 each
};

/// A player that does not learn and plays one seat of every hand.
struct FrozenPlayer {
    const Policy* policy = nullptr;
    bool is_sampled = false;  ///< draws its plays by the policy's chances; else it plays its best
};

/// A batch of hands under one rule set. Each waits for the play of one seat; when stage one ends
/// the hand is scored exactly, as if both played stage two their best, and a new one is dealt.
///
/// All arrays are row by row, one row a hand. Cards are named by their index after the renaming
/// of suits that the policy's features use. Values and rewards are in tricks of stage two above
/// an even split: a hand won 8-5 is worth 1.5, and -1.5 to the other seat.
///
/// With a frozen player the learner has seat 0 in the first hand, seat 1 in the second and so on in
/// turn. Whenever the frozen player is to play it has played: it is always the learner's turn, one
/// play of the learner finishes one trick, and what `outcomes` tells of a play is what `step` does.
class SelfPlay {
public:
    /// stage_two and the frozen player's policy must outlive this object; stage_two is used by it
    /// alone.
    SelfPlay(const Rules& rules, int hands, std::uint64_t seed, StageTwo& stage_two,
             FrozenPlayer frozen = {});

    [[nodiscard]] int hands() const { return static_cast<int>(slots_.size()); }

    /// The seat to play, 0 or 1; the inputs of the policy, 0 or 1 each; the distinct legal plays.
    void observe(std::span<std::uint8_t> seats, std::span<std::uint8_t> inputs,
                 std::span<std::uint8_t> plays);

    /// The inputs of the critic, 0 or 1 each, and the seat from which it looks: the leader's.
    void observe_layouts(std::span<std::uint8_t> leaders, std::span<std::uint8_t> inputs);

    /// What plays lead to: rows in order of hand and of card index. Nothing is played.
    ///     plays: 1 for each play asked for, of the distinct plays that `observe` told.
    /// Throws `Error` (`illegal_play`) when another one is asked for.
    [[nodiscard]] Outcomes outcomes(std::span<const std::uint8_t> plays);

    /// Plays one card in every hand.
    ///     plays: legal plays, as `observe` told them.
    ///     rewards: what the play has brought to seat 0.
    ///     ended: 1 where stage one is over and a new hand has been dealt.
    /// Throws `Error` (`illegal_play`) before anything is played when a play is not legal.
    void step(std::span<const std::uint8_t> plays, std::span<float> rewards,
              std::span<std::uint8_t> ended);

private:
    static constexpr int not_worked_out = -1;

    struct Slot {
        OpenHand hand;
        SuitOrder order;
        Random random{0};  // of the frozen player, so that a copy gets the same answers
        int frozen_seat = seat_count;
        int leader_tricks = not_worked_out;  // the exact value of the present holdings
    };
    [[nodiscard]] Slot deal(std::size_t row);
    [[nodiscard]] int leader_tricks(Slot& slot);
    /// What a card brings to seat 0, and the frozen player's answers with it.
    [[nodiscard]] float play(Slot& slot, Card card);
    [[nodiscard]] float answer(Slot& slot);
    [[nodiscard]] float play_one(Slot& slot, Card card);

    Rules rules_;
    Random random_;
    StageTwo* stage_two_;
    FrozenPlayer frozen_;
    std::vector<Slot> slots_;
};

}  // namespace germanwhist
