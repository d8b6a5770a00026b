/// Many whole hands played side by side: an environment for learning programs.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "germanwhist/cards.hpp"
#include "germanwhist/chooser.hpp"
#include "germanwhist/hand.hpp"
#include "germanwhist/open_hand.hpp"
#include "germanwhist/payoff.hpp"
#include "germanwhist/random.hpp"
#include "germanwhist/rules.hpp"

namespace germanwhist {

/// The agent sits in either seat, as the row's random numbers say.
inline constexpr int either_seat = -1;

/// Whose plays a batch asks for.
struct BatchPlayers {
    /// There is one agent to a hand; somebody else plays the other seat. Otherwise the agent plays
    /// both.
    bool has_opponent = false;
    /// The agent's seat, 0 or 1, or `either_seat`.
    int agent = either_seat;
    /// Plays the other seat; none when its plays come from outside, by `play`.
    Chooser opponent;
    /// An illegal card ends the hand and costs as much as every trick, instead of being refused.
    bool loses_by_illegal_play = false;
};

/// A batch of hands under one rule set. A hand that is over stays as it is until it is renewed.
///
/// All arrays are row by row, one row a hand. Each row has random numbers of its own, so what
/// happens in one does not depend on the others.
class HandBatch {
public:
    HandBatch(const Rules& rules, const Payoff& payoff, BatchPlayers players, int hands);

    [[nodiscard]] int hands() const { return static_cast<int>(slots_.size()); }

    /// Deals every hand anew; each row gets random numbers from this seed.
    void seed_all(std::uint64_t seed);
    /// Deals one hand anew; its row gets random numbers from this seed.
    void seed_row(int row, std::uint64_t seed);
    /// Deals the next hand in each row that is marked.
    void renew(std::span<const std::uint8_t> marked);
    /// Begins a hand with these cards.
    void deal(int row, const Deal& deal);

    /// The seat whose eyes these are: the agent's, or where the agent plays both the seat to play;
    /// what it knows (`write_observation`); and the plane of its legal plays. The observations may
    /// be `std::uint8_t`, `float` or `std::uint64_t`, see there.
    template <typename Number>
    void observe(std::span<std::uint8_t> seats, std::span<Number> observations,
                 std::span<std::uint8_t> legal) const;

    /// Plays one card in every hand, then the opponent's cards up to the agent's next turn. Hands
    /// that are over are passed by.
    ///     plays: card indices.
    ///     rewards: two to a hand, the points of seat 0 and of seat 1 less the other's, when a
    ///         hand has ended; else 0.
    ///     ended: 1 where a hand has ended with this step.
    /// Throws `Error` (`illegal_play`) before anything is played when a play is not legal.
    void step(std::span<const std::uint8_t> plays, std::span<float> rewards,
              std::span<std::uint8_t> ended);

    /// Plays the opponent's card in one hand; the two rewards and whether the hand has ended.
    /// Throws `Error` (`illegal_play`) when it is not legal.
    bool play(int row, Card card, std::span<float, seat_count> rewards);
    /// 1 for each hand that waits for an opponent from outside.
    void waiting(std::span<std::uint8_t> out) const;

    /// A legal play for every hand, each as likely as the others. Changes nothing that is dealt.
    void sample(std::span<std::uint8_t> plays);

    /// How one hand was dealt, what has been played in it, whether an illegal play ended it.
    [[nodiscard]] const Deal& deal_of(int row) const;
    [[nodiscard]] std::span<const Card> plays(int row) const;

    /// One row as bytes: the pack, the dealer, the number of plays and the plays, the agent's seat,
    /// whether an illegal play ended it, and its random numbers.
    static constexpr int random_words = 4 * 3;
    static constexpr int state_size = 2 * card_count + 4 + 8 * random_words;
    void write_state(int row, std::span<std::uint8_t> out) const;
    /// Puts a row where it was. Throws `Error` (`bad_state`) when the bytes are no state of this
    /// batch; the row is then as before.
    void read_state(int row, std::span<const std::uint8_t> bytes);

private:
    struct Slot {
        Deal deal;
        OpenHand hand;
        std::array<Card, card_count> plays{};
        int played = 0;
        int agent = 0;
        bool is_lost = false;
        Random deals{0};    ///< the deals and the agent's seat
        Random choices{0};  ///< the opponent's
        Random samples{0};

        [[nodiscard]] bool is_over() const { return is_lost || hand.is_over(); }
        [[nodiscard]] bool is_legal(std::uint8_t play) const;
        void play(Card card);
    };
    void deal_next(Slot& slot);
    void begin(Slot& slot, const Deal& deal);
    void seed(Slot& slot, Random& source);
    void play_opponent(Slot& slot);
    /// Fills in what a hand brought if it is over, and says whether it is.
    bool settle(const Slot& slot, std::span<float, seat_count> rewards) const;
    [[nodiscard]] int eyes(const Slot& slot) const;
    /// Whether a card may be played in a row; false for all when its hand is over.
    [[nodiscard]] bool is_legal(std::size_t row, std::uint8_t play) const;
    /// Brings `legal_` up to date; after every change of a row's hand.
    void note(std::size_t row);
    void check(std::span<const std::uint8_t> plays) const;

    Rules rules_;
    Payoff payoff_;
    BatchPlayers players_;
    std::vector<Slot> slots_;
    /// The legal plays of each row's hand, none when it is over: kept side by side, since three
    /// passes through the rows ask for nothing else.
    std::vector<CardSet> legal_;
};

}  // namespace germanwhist
