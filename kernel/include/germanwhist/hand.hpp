/// One deal in play, from the first lead to the last trick.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "germanwhist/cards.hpp"
#include "germanwhist/rules.hpp"

namespace germanwhist {

/// The two seats, north and south; the opponent of a seat is `1 - seat`.
inline constexpr int seat_count = 2;

/// The pack in its order and the seat that dealt it. The cards go out one at a time, the
/// non-dealer first; what is left is the stock, its top card first.
struct Deal {
    std::array<Card, card_count> pack{};
    int dealer = 0;

    /// Reads a pack order.
    /// Throws `Error` (`bad_deal`) unless the indices are the pack of the rules, each card once.
    static Deal from_indices(std::span<const int> indices, int dealer, const Rules& rules);
};

/// The state of a deal in play. It checks nothing while playing: a card given to `play` must be
/// one of `legal_plays()`. The rules object and the deal must outlive the hand.
class Hand {
public:
    Hand(const Deal& deal, const Rules& rules);

    [[nodiscard]] bool is_over() const { return plays_ == 4 * rules_->tricks_per_stage(); }
    /// 0 in stage one, 1 in stage two (and after the last play).
    [[nodiscard]] int stage() const { return plays_ >= 2 * rules_->tricks_per_stage() ? 1 : 0; }
    [[nodiscard]] int plays() const { return plays_; }
    [[nodiscard]] CardSet holding(int seat) const { return holdings_[index(seat)]; }
    [[nodiscard]] int leader() const { return leader_; }
    [[nodiscard]] int to_play() const { return is_led_ ? 1 - leader_ : leader_; }
    [[nodiscard]] std::optional<Card> led() const {
        return is_led_ ? std::optional(led_) : std::nullopt;
    }
    [[nodiscard]] int trump() const { return trump_; }
    [[nodiscard]] Objective objective() const { return objective_; }
    /// The face-up card of the stock; none in stage two.
    [[nodiscard]] std::optional<Card> upcard() const;
    [[nodiscard]] int stock_size() const { return rules_->pack_size() - next_; }
    /// Tricks a seat has won in a stage (0 or 1).
    [[nodiscard]] int tricks(int seat, int stage) const {
        return tricks_[index(seat)][index(stage)];
    }
    /// What a seat's tricks are worth so far: tricks, or points where they are weighted.
    [[nodiscard]] int counted(int seat) const;

    /// The cards that the seat to play may play; none after the last play.
    [[nodiscard]] CardSet legal_plays() const;
    void play(Card card);

private:
    static constexpr std::size_t index(int i) { return static_cast<std::size_t>(i); }
    void finish_trick(Card follow);

    const Deal* deal_;
    const Rules* rules_;
    std::array<CardSet, seat_count> holdings_{};
    std::array<std::array<int, 2>, seat_count> tricks_{};
    int next_;  // position in the pack of the stock's top card
    int plays_ = 0;
    int leader_;
    int trump_;
    Objective objective_;
    Card led_{};
    bool is_led_ = false;
};

}  // namespace germanwhist
